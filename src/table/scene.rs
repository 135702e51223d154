//! The scene: cards on the table and labels beside them. The page draws nothing else of a game.

use serde::Serialize;

use crate::cards::{Card, Suit};
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::i18n::Text;

/// A table as one seat sees it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scene {
    /// Prompt for the seat that is to move ("Discard a card").
    pub prompt: String,
    /// All places for cards.
    pub zones: Vec<Zone>,
    /// Points that a player needs to win, if the game has such a number.
    pub goal: Option<i32>,
    /// Facts that no card shows: trumps, a suit that was ordered, who is out.
    pub badges: Vec<Badge>,
    /// Input for a written move of this seat, if it may write one now.
    pub writing: Option<TextInput>,
    /// Progress of the seats.
    pub progress: Vec<Progress>,
    /// The answers, once everybody may see them.
    pub answers: Option<AnswerList>,
    /// Number of each card still to come, if players may count cards.
    pub census: Vec<(Card, u8)>,
}

/// One place with its cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Zone {
    /// The place.
    pub place: Place,
    /// Name of the place: "stock", "hand", "scored cards".
    pub title: Text,
    /// Where the place is on the table.
    pub site: Site,
    /// Layout of the cards.
    pub spread: ZoneLayout,
    /// The cards. In a stack the top card is first. `None` stands for an unknown card.
    pub cards: Vec<Option<Card>>,
    /// Running number of the place, if it has one.
    pub meter: Option<Meter>,
    /// Suit that is in force here instead of the suit of the top card.
    pub sign: Option<Suit>,
    /// A note beside each card, in the order of the cards. Empty if there are no notes at all.
    pub notes: Vec<String>,
    /// Whether the top card is beside the others, because somebody has looked at it.
    pub is_top_aside: bool,
    /// Whether the playable cards are raised above the others.
    pub raises: bool,
}

/// Where a place is on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Site {
    /// In the middle.
    Middle,
    /// At its owner.
    Owner,
    /// In the middle, in front of its owner.
    Trick,
    /// At the viewer's hand, before its first card. The others' are at their owners.
    BeforeHand,
    /// At the viewer's hand, after its last card.
    AfterHand,
}

/// Layout of the cards of a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum ZoneLayout {
    /// On top of each other.
    Stack,
    /// Side by side.
    Row,
    /// One above the other, the first one lowest, like the rungs of a ladder.
    Column,
    /// In bundles of this size, side by side.
    Bundles(u8),
}

/// A running number that must hit its goal exactly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meter {
    /// Current number.
    pub value: i32,
    /// The goal.
    pub goal: i32,
}

/// A short label about the table or about one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Badge {
    /// The player that it is about. `None` for the whole table.
    pub seat: Option<Seat>,
    /// The label: "Trumps: hearts", "out".
    pub text: String,
    /// Style of the badge.
    pub look: Look,
}

/// Style of a badge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Look {
    /// A plain label.
    #[default]
    Plain,
    /// A suit, drawn large before the label.
    Suit(Suit),
    /// Something that has just happened to the seat: "+2, skipped".
    Stamp,
    /// A status that changes what the player may do: "barred", "out".
    Alert,
}

/// Progress of a seat towards a number.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// The seat.
    pub seat: Seat,
    /// Current number.
    pub value: i32,
    /// Numbers to reach, the goal last. Several numbers are drawn as a lane each.
    pub marks: Vec<i32>,
    /// Whether the seat wants to avoid the last number.
    pub is_penalty: bool,
    /// The distance in words: "24 to go".
    pub says: String,
    /// Cards that would hit the goal at once, in words: "an ace or a Joker". Empty if there are none.
    pub hits: String,
}

impl Progress {
    /// Whether the current number is exactly a goal that the seat wants to hit.
    pub fn is_exact(&self, goal: i32) -> bool {
        !self.is_penalty && self.value == goal
    }
}

/// Comparison of answers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AnswerList {
    /// Title of the task: "The last display".
    pub title: String,
    /// Cards of the task.
    pub cards: Vec<Card>,
    /// One row for each answer.
    pub rows: Vec<AnswerRow>,
    /// Summary of all answers: "three answers were better".
    pub says: String,
}

/// One answer.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AnswerRow {
    /// Seat that gave the answer. `None` for the answer that could have been given.
    pub seat: Option<Seat>,
    /// The answer as written, or the text that replaces it.
    pub line: String,
    /// Result of the answer: "= 71".
    pub says: String,
    /// Whether no other answer is better.
    pub is_best: bool,
}

/// Input for a written move, by typing or by tapping cards and symbols.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextInput {
    /// Label of the button that plays the line.
    pub action: Text,
    /// Name of the input, in a word or two: "Your answer".
    pub title: Text,
    /// An example of what may be typed.
    pub example: Text,
    /// Place of the cards that can be tapped.
    pub from: Place,
    /// For each of these cards, what may be written for it. If there are several choices, the page asks for one.
    pub cards: Vec<Vec<InputChoice>>,
    /// Symbols that have a button.
    pub signs: Vec<InputChoice>,
}

/// A string that can be written, and its button.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InputChoice {
    /// The written string.
    pub text: String,
    /// Label of the button.
    pub label: String,
}

/// A token of a parsed line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct InputToken {
    /// The written string. The tokens, joined with spaces, mean the same as the line.
    pub text: String,
    /// The card that the token stands for, if that card is on the table.
    pub card: Option<Card>,
    /// Label of the token: "×", "10". It is shown beside the card, if there is one.
    pub label: String,
    /// The token in words: "king of hearts as 10".
    pub name: String,
    /// Strings that could be written in its place.
    pub others: Vec<InputChoice>,
    /// Whether it opens a group, closes one, or does neither.
    pub bracket: Bracket,
}

/// Role of a token in a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Bracket {
    /// Opens a group.
    Opens,
    /// Closes a group.
    Closes,
    /// Neither.
    #[default]
    Neither,
}

impl Zone {
    /// A zone in the middle or at its owner, without a meter, a suit, notes or raised cards.
    pub fn new(place: Place, title: Text, spread: ZoneLayout, cards: Vec<Option<Card>>) -> Zone {
        Zone {
            place,
            title,
            site: if place.owner().is_some() { Site::Owner } else { Site::Middle },
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

    /// The zones that belong to a seat.
    pub fn of_seat(&self, seat: Seat) -> impl Iterator<Item = &Zone> {
        self.zones.iter().filter(move |zone| zone.place.owner() == Some(seat))
    }
}
