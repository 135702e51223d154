//! How a game lies on the table: where cards lie, and which movement of the hand is which move.
//!
//! This is pure and knows no browser. The shared table gets its draggable cards, targets, highlights,
//! keyboard order and animations from here, and knows no rules itself.

pub mod hand_order;
pub mod layout;
pub mod lesson;
pub mod narration;
pub mod scene;
pub mod transition;

use crate::bots::Reason;
use crate::cards::Card;
use crate::engine::event::Note;
use crate::engine::game::Game;
use crate::engine::place::Place;
use crate::i18n::{Text, common};
use crate::table::narration::{Names, Speech};

pub use crate::table::scene::{
    Badge, Bracket, Gauge, InputChoice, InputToken, Look, Meter, Review, ReviewRow, Scene,
    TextInput, Zone, ZoneLayout,
};

/// A game that can be laid on the table.
pub trait Table: Game {
    /// Where every card lies as this view's seat sees it; every card once.
    fn scene(view: &Self::View) -> Scene;

    /// The movement that makes a legal move, and what is chosen after it. Different moves differ in one or
    /// the other. Nothing for a move that is written as a line: see [`Scene::writing`].
    fn gesture(view: &Self::View, mv: &Self::Move) -> Option<Gesture>;

    /// The move in words, as a button or a card's description says it.
    fn label(view: &Self::View, mv: &Self::Move) -> String;

    /// Whether the page asks before this move is made: a mistake that hardly anybody means.
    fn is_rash(_view: &Self::View, _mv: &Self::Move) -> bool {
        false
    }

    /// How it is told that points change ("Mina takes 8 penalty points"): a text about `who`, `points`, the cards
    /// they are counted `with`, if any, and the `total`.
    fn scoring(points: i32) -> Text {
        narration::usual_scoring(points)
    }

    /// How it is told that cards move this way ("Mina draws a card"): a text about `who` and `cards`, without `who`
    /// for cards that nobody owns before or after. Nothing for a way that needs no words.
    fn carrying(from: Place, to: Place) -> Option<Text> {
        narration::usual_carrying(from, to)
    }

    /// A note of this game as a sentence, as the spoken-to player hears it.
    fn sentence(_note: &Note, _names: &Names) -> String {
        String::new()
    }

    /// A reason for a move as a sentence.
    fn explain(_reason: &Reason) -> String {
        String::new()
    }

    /// Whether moves of this game are written.
    const IS_WRITTEN: bool = false;

    /// What a line that a player is writing comes to so far. Asked only where moves are written.
    fn parse_input(_view: &Self::View, _line: &str) -> ParsedInput {
        ParsedInput::nothing()
    }
}

impl Speech {
    /// How this game speaks.
    pub fn of<G: Table>() -> Speech {
        Speech {
            round: G::INFO.round,
            carrying: G::carrying,
            scoring: G::scoring,
            sentence: G::sentence,
        }
    }
}

/// A movement of the hand, and what is chosen once it is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gesture {
    /// The movement.
    pub movement: Movement,
    /// What is chosen after it, in a few words; empty where there is nothing to choose.
    pub choice: String,
}

/// What a hand does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Movement {
    /// Something is carried to a place.
    Carry(Carried, Place),
    /// A button is pressed, which bears the move's label.
    Press,
}

/// What a movement picks up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Carried {
    /// The top card of a stack.
    Top(Place),
    /// A card of this name; which of several does not matter.
    Card(Place, Card),
    /// Two or more cards of these names together.
    Cards(Place, Vec<Card>),
    /// Everything that lies there at once. This has a button, too.
    All(Place),
}

impl Gesture {
    /// Something is carried to a place.
    pub fn carry(carried: Carried, to: Place) -> Option<Gesture> {
        Some(Gesture { movement: Movement::Carry(carried, to), choice: String::new() })
    }

    /// Something is carried to a place, and then one of several things is chosen.
    pub fn carry_and_choose(carried: Carried, to: Place, choice: String) -> Option<Gesture> {
        Some(Gesture { movement: Movement::Carry(carried, to), choice })
    }

    /// A button is pressed.
    pub fn press() -> Option<Gesture> {
        Some(Gesture { movement: Movement::Press, choice: String::new() })
    }

    /// What is carried, if something is.
    pub fn carried(&self) -> Option<&Carried> {
        match &self.movement {
            Movement::Carry(carried, _) => Some(carried),
            Movement::Press => None,
        }
    }

    /// Where it is put down.
    pub fn target(&self) -> Option<Place> {
        match self.movement {
            Movement::Carry(_, to) => Some(to),
            Movement::Press => None,
        }
    }
}

impl Carried {
    /// Where it is picked up.
    pub fn from(&self) -> Place {
        match self {
            Carried::Top(place)
            | Carried::Card(place, _)
            | Carried::Cards(place, _)
            | Carried::All(place) => *place,
        }
    }

    /// Whether the card at this index of the place, counted from the top, can be part of it.
    pub fn takes(&self, place: Place, index: usize, card: Option<Card>) -> bool {
        self.from() == place
            && match self {
                Carried::Top(_) => index == 0,
                Carried::Card(_, name) => card == Some(*name),
                Carried::Cards(_, names) => card.is_some_and(|card| names.contains(&card)),
                Carried::All(_) => true,
            }
    }

    /// Whether exactly these cards of the place make it.
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

/// What a player has written so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParsedInput {
    /// Its parts, one after the other.
    pub tokens: Vec<InputToken>,
    /// What it comes to, or a sentence about what is wrong or missing.
    pub line: Result<ParsedMove, String>,
}

impl ParsedInput {
    /// Where moves are not written.
    pub fn nothing() -> ParsedInput {
        ParsedInput { tokens: Vec::new(), line: Err(common::NOT_WRITTEN.into()) }
    }
}

/// What a line comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParsedMove {
    /// The text of the move that it makes.
    pub mv: String,
    /// What it comes to, in a few words: "= 71".
    pub says: String,
}
