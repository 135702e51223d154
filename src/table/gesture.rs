//! Gestures: how moves are made with cards.

use crate::cards::Card;
use crate::engine::place::Place;
use crate::i18n::Text;

/// A movement of the hand, and the choice after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gesture {
    /// The movement.
    pub movement: Movement,
    /// The choice after the movement, in a few words. Empty if there is nothing to choose.
    pub choice: String,
    /// What there is to choose, as a heading over the choices.
    pub question: Text,
}

/// A movement of the hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Movement {
    /// Cards are carried to a place.
    Carry(Carried, Place),
    /// A button with the move's label is pressed.
    Press,
}

/// The cards that a movement picks up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Carried {
    /// The top card of a stack.
    Top(Place),
    /// A card of this name. Which of several equal cards does not matter.
    Card(Place, Card),
    /// Two or more cards of these names together.
    Cards(Place, Vec<Card>),
    /// All cards of the place at once. This has a button, too.
    All(Place),
}

impl Gesture {
    /// A movement without a choice.
    pub fn plain(movement: Movement) -> Gesture {
        Gesture { movement, choice: String::new(), question: Text::NONE }
    }

    /// Cards are carried to a place.
    pub fn carry(carried: Carried, to: Place) -> Option<Gesture> {
        Some(Gesture::plain(Movement::Carry(carried, to)))
    }

    /// Cards are carried to a place, and then the player chooses.
    pub fn carry_and_choose(
        carried: Carried,
        to: Place,
        choice: String,
        question: Text,
    ) -> Option<Gesture> {
        Some(Gesture { movement: Movement::Carry(carried, to), choice, question })
    }

    /// A button is pressed.
    pub fn press() -> Option<Gesture> {
        Some(Gesture::plain(Movement::Press))
    }

    /// The carried cards, if any.
    pub fn carried(&self) -> Option<&Carried> {
        match &self.movement {
            Movement::Carry(carried, _) => Some(carried),
            Movement::Press => None,
        }
    }

    /// The place where the cards are put down.
    pub fn target(&self) -> Option<Place> {
        match self.movement {
            Movement::Carry(_, to) => Some(to),
            Movement::Press => None,
        }
    }
}

impl Carried {
    /// The place where the cards are picked up.
    pub fn from(&self) -> Place {
        match self {
            Carried::Top(place)
            | Carried::Card(place, _)
            | Carried::Cards(place, _)
            | Carried::All(place) => *place,
        }
    }

    /// Whether the card at this index of the place, counted from the top, can be one of the carried cards.
    pub fn takes(&self, place: Place, index: usize, card: Option<Card>) -> bool {
        self.from() == place
            && match self {
                Carried::Top(_) => index == 0,
                Carried::Card(_, name) => card == Some(*name),
                Carried::Cards(_, names) => card.is_some_and(|card| names.contains(&card)),
                Carried::All(_) => true,
            }
    }

    /// Whether these cards of the place are exactly the carried cards.
    pub fn is_made_of(&self, place: Place, cards: &[(usize, Option<Card>)]) -> bool {
        match (self, cards) {
            (Carried::Cards(from, names), several) if *from == place => {
                let mut picked: Vec<Option<Card>> = several.iter().map(|(_, card)| *card).collect();
                names.iter().all(|name| {
                    let at = picked.iter().position(|card| *card == Some(*name));
                    at.map(|at| picked.swap_remove(at)).is_some()
                }) && picked.is_empty()
            }
            (Carried::Top(_) | Carried::Card(..), [(index, card)]) => {
                self.takes(place, *index, *card)
            }
            _ => false,
        }
    }
}

/// A legal move, and the gesture that plays it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OfferedMove {
    /// The move as a string.
    pub text: String,
    /// Label of its button.
    pub label: String,
    /// The gesture that plays it.
    pub gesture: Gesture,
    /// Whether the person should confirm the move first.
    pub rash: bool,
}
