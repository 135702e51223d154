//! How a game lies on the table: where cards lie, and which movement of the hand is which move.
//!
//! This is pure and knows no browser. The shared table gets its draggable cards, targets, highlights,
//! keyboard order and animations from here, and knows no rules itself.

use serde::Serialize;

use crate::cards::Card;
use crate::game::Game;
use crate::place::Place;
use crate::seat::Seat;

/// A game that can be laid on the table.
pub trait Table: Game {
    /// Where every card lies as this view's seat sees it; every card once.
    fn scene(view: &Self::View) -> Scene;

    /// The movement that makes a legal move. Different moves have different movements.
    fn gesture(view: &Self::View, mv: &Self::Move) -> Gesture;

    /// The move in words, as a button or a card's description says it.
    fn label(view: &Self::View, mv: &Self::Move) -> String;
}

/// A table as one seat sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// What is expected of the seat that is to move, as a request ("Discard a card").
    pub prompt: &'static str,
    /// All places for cards.
    pub zones: Vec<Zone>,
    /// What a player needs to win, if it is a number of points.
    pub goal: Option<i32>,
}

/// One place for cards and what lies there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Zone {
    /// Which place.
    pub place: Place,
    /// How the cards lie.
    pub spread: Spread,
    /// The cards; in a stack the top one comes first. Nothing stands for a card that is not known.
    pub cards: Vec<Option<Card>>,
    /// A number that matters here.
    pub meter: Option<Meter>,
}

/// How the cards of a place lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Spread {
    /// On top of each other.
    Stack,
    /// Side by side.
    Row,
    /// In bundles of so many, one bundle beside the other.
    Bundles(u8),
}

/// A number on its way to another, which it must hit exactly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meter {
    /// Where it stands.
    pub value: i32,
    /// What it must be.
    pub goal: i32,
}

/// A movement of the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gesture {
    /// What is picked up.
    pub carried: Carried,
    /// Where it is put down.
    pub to: Place,
}

/// What a movement picks up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Carried {
    /// The top card of a stack.
    Top(Place),
    /// A card of this name; which of several does not matter.
    Card(Place, Card),
    /// Everything that lies there at once. This has a button, too.
    All(Place),
}

impl Carried {
    /// Where it is picked up.
    pub fn from(self) -> Place {
        match self {
            Carried::Top(place) | Carried::Card(place, _) | Carried::All(place) => place,
        }
    }

    /// Whether the card at this index of the place, counted from the top, is part of it.
    pub fn takes(self, place: Place, index: usize, card: Option<Card>) -> bool {
        self.from() == place
            && match self {
                Carried::Top(_) => index == 0,
                Carried::Card(_, name) => card == Some(name),
                Carried::All(_) => true,
            }
    }
}

impl Scene {
    /// The cards at a place, none if the scene has no such place.
    pub fn cards(&self, place: Place) -> &[Option<Card>] {
        self.zone(place).map_or(&[], |zone| &zone.cards)
    }

    /// The zone of a place.
    pub fn zone(&self, place: Place) -> Option<&Zone> {
        self.zones.iter().find(|zone| zone.place == place)
    }

    /// The places that belong to a seat.
    pub fn of_seat(&self, seat: Seat) -> impl Iterator<Item = &Zone> {
        self.zones.iter().filter(move |zone| zone.place.owner() == Some(seat))
    }
}
