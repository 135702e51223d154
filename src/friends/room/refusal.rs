//! Why a room cannot do something.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::message::MessageError;

/// Why a room cannot do something.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize, Deserialize)]
pub enum Refusal {
    /// It comes too late, or too early, for this reason.
    #[error("that is not possible now: {0}")]
    NotNow(String),
    /// Only the device that has invited may do that.
    #[error("only the device that has invited begins the match")]
    NotHost,
    /// A seat is free.
    #[error("a seat is still free")]
    FreeSeat,
    /// This person is not ready.
    #[error("{0} is not ready")]
    NotReady(String),
    /// The match has begun with other devices.
    #[error("the match has begun without this device")]
    WithoutThisDevice,
    /// This device cannot play the match: usually, its build has other rules. The reason.
    #[error("this device cannot play the match: {0}")]
    OtherRules(String),
    /// A message is in another version of the protocol, or damaged. The reason.
    #[error("{0}")]
    Unread(String),
    /// A newer build has saved the room.
    #[error("a newer version of the page has saved this match")]
    Newer,
    /// What was saved is damaged. What is wrong with it.
    #[error("what was saved of this match is damaged: {0}")]
    Damaged(String),
}

impl From<MessageError> for Refusal {
    fn from(why: MessageError) -> Refusal {
        Refusal::Unread(why.to_string())
    }
}
