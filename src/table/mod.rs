//! How a game is shown on the table: the places of the cards, and the gesture for each move.
//!
//! This module is pure and independent of the browser. The shared table gets its draggable cards, targets,
//! highlights, keyboard order and animations from here, and knows no rules itself.

mod gesture;
pub mod hand_order;
pub mod layout;
pub mod narration;
pub mod pointer;
pub mod scene;
pub mod spoken;
pub mod transition;
pub mod tutorial;

use crate::engine::event::Event;
use crate::engine::game::Game;
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::i18n::{Text, common};
use crate::table::narration::{Names, Speech};

pub use gesture::{Carried, Gesture, Movement, OfferedMove};
pub use scene::{
    AnswerList, AnswerRow, Badge, Bracket, InputChoice, InputToken, Look, Meter, Progress, Scene,
    Site, TextInput, Zone, ZoneLayout,
};

/// A game that can be shown on the table.
pub trait Table: Game {
    /// The scene as the seat of this view sees it. It has every card exactly once.
    fn scene(view: &Self::View) -> Scene;

    /// The gesture for a legal move: a movement, and a choice after it. Different moves differ in one or the
    /// other. `None` for a move that is written as a line: see [`Scene::writing`].
    fn gesture(view: &Self::View, mv: &Self::Move) -> Option<Gesture>;

    /// The move in words, for buttons and for the descriptions of cards.
    fn label(view: &Self::View, mv: &Self::Move) -> String;

    /// Whether the page asks before this move: a mistake that hardly anybody intends.
    fn is_rash(_view: &Self::View, _mv: &Self::Move) -> bool {
        false
    }

    /// Whether two moves answer a question alike: written moves do if they come to the same result.
    fn is_same_answer(_view: &Self::View, one: &Self::Move, other: &Self::Move) -> bool {
        one == other
    }

    /// The text for a change of points ("Mina takes 8 penalty points"). Its placeholders are `who`, `points`, the
    /// cards they are counted `with`, if any, and the `total`.
    fn scoring(points: i32) -> Text {
        narration::usual_scoring(points)
    }

    /// The text for a movement of cards ("Mina draws a card"), with the placeholders `who` and `cards`. It has no
    /// `who` for cards that have no owner before or after. `None` for a movement that needs no words.
    fn carrying(from: Place, to: Place) -> Option<Text> {
        narration::usual_carrying(from, to)
    }

    /// The number that has come out exactly in these events, and whose it is: what these games are about.
    fn exact_hit(_events: &[Event<Self::Note>]) -> Option<(Seat, i32)> {
        None
    }

    /// A note of this game as a sentence for the addressed player.
    fn sentence(_note: &Self::Note, _names: &Names) -> String {
        String::new()
    }

    /// Whether moves of this game are written.
    const IS_WRITTEN: bool = false;

    /// Parses the line that a player has written so far. Called only if moves are written.
    fn parse_input(_view: &Self::View, _line: &str) -> ParsedInput {
        ParsedInput::nothing()
    }
}

impl Speech {
    /// The texts with which this game describes its events.
    pub fn of<G: Table>() -> Speech {
        Speech { round: G::INFO.round, carrying: G::carrying, scoring: G::scoring }
    }
}

/// The line that a player has written so far, parsed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParsedInput {
    /// Its tokens, in order.
    pub tokens: Vec<InputToken>,
    /// The move, or a sentence about what is wrong or missing.
    pub line: Result<ParsedMove, String>,
}

impl ParsedInput {
    /// The result for games without written moves.
    pub fn nothing() -> ParsedInput {
        ParsedInput { tokens: Vec::new(), line: Err(common::NOT_WRITTEN.into()) }
    }
}

/// The move that a line makes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParsedMove {
    /// String of the move.
    pub mv: String,
    /// Result of the line, in a few words: "= 71".
    pub says: String,
}
