//! What a table is used for. It decides which cards are face up and which moves can be made.

use leptos::prelude::*;

use crate::table::OfferedMove;

use super::friends::Friends;
use super::puzzle::Puzzle;
use super::tutorial::TutorialState;

/// What a table is used for.
#[derive(Clone, Copy)]
pub(super) enum Mode {
    /// A match against bots or other people.
    Match,
    /// A match with friends at other devices.
    Friends(Friends),
    /// A tutorial, which allows only certain moves.
    Tutorial(TutorialState),
    /// A replay without players, and whether all cards are face up.
    Replay(RwSignal<bool>),
    /// A position in which the person looks for the right move.
    Puzzle(Puzzle),
}

impl Mode {
    pub(super) fn is_match(self) -> bool {
        matches!(self, Mode::Match | Mode::Friends(_))
    }

    pub(super) fn is_replay(self) -> bool {
        matches!(self, Mode::Replay(_))
    }

    /// In a replay: whether all cards are face up.
    pub(super) fn all_cards_open(self) -> Option<RwSignal<bool>> {
        match self {
            Mode::Replay(open) => Some(open),
            _ => None,
        }
    }

    /// Whether all cards are face up now.
    pub(super) fn shows_all_cards(self) -> bool {
        match self {
            Mode::Replay(open) => open.get(),
            Mode::Puzzle(puzzle) => puzzle.shows_cards(),
            _ => false,
        }
    }

    /// Whether a line may be written now.
    pub(super) fn may_write(self) -> bool {
        match self {
            Mode::Match | Mode::Friends(_) => true,
            Mode::Tutorial(guide) => guide.asks_to_write(),
            Mode::Replay(_) => false,
            Mode::Puzzle(puzzle) => puzzle.may_answer(),
        }
    }

    /// Whether numbers that help are hidden, because a question is open.
    pub(super) fn hides_help(self) -> bool {
        matches!(self, Mode::Puzzle(puzzle) if puzzle.is_unanswered())
    }

    /// Those of the legal moves that can be made now.
    pub(super) fn allowed(self, mut moves: Vec<OfferedMove>) -> Vec<OfferedMove> {
        match self {
            Mode::Match | Mode::Friends(_) => {}
            Mode::Tutorial(guide) => {
                let asked = guide.asked();
                moves.retain(|offered| offered.text == asked);
            }
            Mode::Puzzle(puzzle) if puzzle.may_answer() => {}
            Mode::Puzzle(_) | Mode::Replay(_) => moves.clear(),
        }
        moves
    }
}
