//! A deal or a whole match as the end of an address, in letters that no address changes.
//!
//! A match is its start and, step by step, the place of what was played in the list of what could be played; what is
//! not listed is spelled. All of it is written in as few bits as it takes (`coder`), between a version and a
//! checksum, and read by playing the match again: whatever somebody puts into a link gives a match that the rules
//! allow, or a sentence.
//!
//! The bots' worker is built without it.
//!
//! The bounds below keep the work small: of 1,500 matches made to take long, with spelled moves and up to 10,000 steps,
//! none took more than 24 ms to open natively, and no step more than a few. The page, which is slower, opens a link in
//! slices ([`Opening`]).

mod format;
mod range_coder;
mod steps;
mod text_model;
pub mod texts;

pub use format::{LinkReader, deal, open, whole};
use thiserror::Error;

/// Longer links are not opened, and not made: those of whole matches usually have a few hundred characters.
pub const MOST_CHARACTERS: usize = 6000;

/// A match of more steps has no link, and a link of more steps is not opened.
pub const MOST_STEPS: u32 = 10_000;

/// Why a text is no link, or a match has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum LinkError {
    /// It is longer than links are.
    #[error("{}", texts::TOO_LONG)]
    TooLong,
    /// It holds characters that links have not, or its checksum does not fit.
    #[error("{}", texts::DAMAGED)]
    Damaged,
    /// It has another version.
    #[error("{}", texts::NEWER)]
    Newer,
    /// No game of this collection is meant.
    #[error("{}", texts::NO_GAME)]
    NoGame,
    /// Seats, options or pack are not allowed.
    #[error("{}", texts::BAD_START)]
    BadStart,
    /// A step is not allowed, or leads elsewhere than it did when the link was made.
    #[error("{}", texts::bad_step(*.0))]
    BadStep(u32),
    /// A match is too long for a link.
    #[error("{}", texts::NO_ROOM)]
    NoRoom,
}
