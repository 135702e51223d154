//! What lies on the table, and what is written beside it: all that the page draws of a game.

use serde::Serialize;

use crate::cards::{Card, Suit};
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::i18n::Text;

/// A table as one seat sees it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scene {
    /// What is expected of the seat that is to move, as a request ("Discard a card").
    pub prompt: String,
    /// All places for cards.
    pub zones: Vec<Zone>,
    /// What a player needs to win, if it is a number of points.
    pub goal: Option<i32>,
    /// What no card shows: trumps, a suit that was ordered, who is out.
    pub badges: Vec<Badge>,
    /// How this seat may write a move now, if it may.
    pub writing: Option<TextInput>,
    /// How far the seats are on their ways.
    pub gauges: Vec<Gauge>,
    /// What was answered, once all may see it.
    pub review: Option<Review>,
    /// How many of each card are still to come, where players may count them.
    pub census: Vec<(Card, u8)>,
}

/// One place for cards and what lies there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Zone {
    /// Which place.
    pub place: Place,
    /// What it is called: "stock", "hand", "scored cards".
    pub title: Text,
    /// How the cards lie.
    pub spread: ZoneLayout,
    /// The cards; in a stack the top one comes first. Nothing stands for a card that is not known.
    pub cards: Vec<Option<Card>>,
    /// A number that matters here.
    pub meter: Option<Meter>,
    /// A suit that counts here instead of the one that lies on top.
    pub sign: Option<Suit>,
    /// A few words beside each card, in their order; empty for no words at all.
    pub notes: Vec<String>,
    /// Whether the top card lies beside the others: somebody has looked at it.
    pub is_top_aside: bool,
    /// Whether the cards that can be played now stand out of the others.
    pub raises: bool,
}

/// How the cards of a place lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum ZoneLayout {
    /// On top of each other.
    Stack,
    /// Side by side.
    Row,
    /// One above the other, the first one lowest, like the rungs of a ladder.
    Column,
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

/// A short word about the table or about one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Badge {
    /// Whom it is about; nobody for the whole table.
    pub seat: Option<Seat>,
    /// The word: "Trumps: hearts", "out".
    pub text: String,
    /// What it looks like.
    pub look: Look,
}

/// What a badge looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Look {
    /// A plain word.
    #[default]
    Plain,
    /// A suit, drawn large before the word.
    Suit(Suit),
    /// Something that has just happened to the seat: "+2, skipped".
    Stamp,
    /// Something that changes what one may do: "barred", "out".
    Alert,
}

/// How far a seat is on the way to a number.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Gauge {
    /// Whose way it is.
    pub seat: Seat,
    /// How far it is.
    pub value: i32,
    /// The numbers on the way, the goal last. More than one are drawn as a lane each.
    pub marks: Vec<i32>,
    /// Whether the seat wants to stay away from the last number.
    pub is_penalty: bool,
    /// The distance in words: "24 to go".
    pub says: String,
    /// What would hit the goal at once, in words: "an ace or a Joker"; empty for nothing.
    pub hits: String,
}

impl Gauge {
    /// Whether it is exactly at a number that the seat wants to hit.
    pub fn is_exact(&self, goal: i32) -> bool {
        !self.is_penalty && self.value == goal
    }
}

/// Answers side by side.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Review {
    /// What they answer: "The last display".
    pub title: String,
    /// The cards that were to be answered.
    pub cards: Vec<Card>,
    /// One answer each.
    pub rows: Vec<ReviewRow>,
    /// What is to be said about all of them: "three answers were better".
    pub says: String,
}

/// One answer.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ReviewRow {
    /// Who gave it; nobody for the one that could have been given.
    pub seat: Option<Seat>,
    /// The answer as it was written, or what was said instead.
    pub line: String,
    /// What it came to: "= 71".
    pub says: String,
    /// Whether no other is better.
    pub is_best: bool,
}

/// How a player writes a move: by typing, or by tapping cards and signs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextInput {
    /// What the button says that plays the line.
    pub action: Text,
    /// What is written, in a word or two: "Your answer".
    pub title: Text,
    /// An example of what may be typed.
    pub example: Text,
    /// The cards that can be tapped.
    pub from: Place,
    /// For each of these cards, what may be written for it; of several things one is asked for.
    pub cards: Vec<Vec<InputChoice>>,
    /// Signs that have a button.
    pub signs: Vec<InputChoice>,
}

/// Something that can be written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InputChoice {
    /// What is written.
    pub text: String,
    /// What a button for it says.
    pub label: String,
}

/// A part of a line as it is read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct InputToken {
    /// How it is written; with blanks between them, the tokens of a line say the same as the line.
    pub text: String,
    /// The card that is meant, if it is one that lies there.
    pub card: Option<Card>,
    /// What is shown for it, beside the card if there is one: "×", "10".
    pub label: String,
    /// What it is in words: "king of hearts as 10".
    pub name: String,
    /// What could be written in its place.
    pub others: Vec<InputChoice>,
    /// Whether it begins something that stands together, ends it, or does neither.
    pub bracket: Bracket,
}

/// What a token has to do with what stands together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Bracket {
    /// It begins it.
    Opens,
    /// It ends it.
    Closes,
    /// Nothing.
    #[default]
    Neither,
}

impl Zone {
    /// A place with nothing special about it.
    pub fn new(place: Place, title: Text, spread: ZoneLayout, cards: Vec<Option<Card>>) -> Zone {
        Zone {
            place,
            title,
            spread,
            cards,
            meter: None,
            sign: None,
            notes: Vec::new(),
            is_top_aside: false,
            raises: false,
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
