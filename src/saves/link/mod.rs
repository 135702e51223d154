//! A deal or a whole match as the end of a URL, in characters that need no escaping there.
//!
//! A match is encoded as its setup and its steps. Each step is the index of the move in the list of legal moves; an
//! unlisted step is spelled out. A range coder writes all of it in as few bits as it takes (`range_coder`), between a
//! version and a checksum. Decoding plays the match again, so any link yields a match that the rules allow, or an error
//! message.
//!
//! The worker of the bots is built without this module.
//!
//! The bounds below limit the work. Of 1,500 adversarial matches, with spelled moves and up to 10,000 steps, none took
//! more than 24 ms to open natively, and no step took more than a few milliseconds. The page, which is slower, opens a
//! link in slices ([`LinkReader`]).

mod deck;
mod format;
mod pasted;
mod range_coder;
mod steps;
mod text_model;
pub mod texts;

pub use format::{LinkReader, deal, game_of, open, whole};
pub use pasted::{find, words};
use thiserror::Error;

/// Most characters of a link, for reading and writing. Links of whole matches usually have a few hundred.
pub const MOST_CHARACTERS: usize = 6000;

/// Most steps of a match in a link, for reading and writing.
pub const MOST_STEPS: u32 = 10_000;

/// Why a link cannot be read or written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum LinkError {
    /// The link has too many characters or steps.
    #[error("{}", texts::TOO_LONG)]
    TooLong,
    /// The link holds an invalid character, or its checksum is wrong, or its data has the wrong length.
    #[error("{}", texts::DAMAGED)]
    Damaged,
    /// The link has another version.
    #[error("{}", texts::NEWER)]
    Newer,
    /// The link names no game of this collection.
    #[error("{}", texts::NO_GAME)]
    NoGame,
    /// The seats, the options or the deck are invalid.
    #[error("{}", texts::BAD_START)]
    BadStart,
    /// The step of this number is illegal, or the replayed match differs from the one that was encoded.
    #[error("{}", texts::bad_step(*.0))]
    BadStep(u32),
    /// The match does not fit into a link.
    #[error("{}", texts::NO_ROOM)]
    NoRoom,
}
