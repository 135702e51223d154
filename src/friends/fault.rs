//! What a device must not do. Each fault is found by all other devices.

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Something that a device has done against the rules or the protocol, in words that follow the name of its people.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize, Deserialize)]
pub enum Fault {
    /// A move against the rules of the game, for this reason.
    #[error("made a move against the rules: {0}")]
    Rules(String),
    /// A move for another seat, or out of turn.
    #[error("moved for a seat that is not its own, or not to move")]
    NotItsMove,
    /// A hand was shown that is not the true one.
    #[error("showed other cards than those of the hand")]
    OtherHand,
    /// A question about a hand was answered wrongly.
    #[error("did not answer truly what was asked about the hand")]
    FalseAnswer,
    /// The step went otherwise than it was told.
    #[error("told a step otherwise than it was")]
    OtherStep,
    /// Another move was opened than was sealed, or not one for each seat.
    #[error("opened other moves than it had sealed")]
    OtherSealedMove,
    /// The pack was shuffled otherwise than the seed says.
    #[error("shuffled otherwise than its seed says")]
    WrongShuffle,
    /// A lock of the pack or of a card is not the one that follows from the seed.
    #[error("locked cards otherwise than its seed says")]
    WrongLock,
    /// Another seed was shown than was committed to.
    #[error("showed another secret than it had committed to")]
    OtherSecret,
    /// Different devices were told different things.
    #[error("said different things to different devices")]
    TwoVersions,
    /// The round was stopped, but nothing in it was wrong.
    #[error("stopped the round without a reason")]
    NoReason,
    /// A message that does not belong where it came.
    #[error("sent {sent} instead of {expected}")]
    OutOfPlace {
        /// What was sent.
        sent: String,
        /// What was expected.
        expected: String,
    },
    /// The seeds that were shown make no deal, for this reason.
    #[error("made no deal: {0}")]
    NoDeal(String),
}
