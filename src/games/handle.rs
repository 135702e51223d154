//! A legal move as the table offers it to the person.

use crate::table::Gesture;

/// A legal move, and the gesture that plays it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OfferedMove {
    /// The move as a string.
    pub text: String,
    /// Label of its button.
    pub label: String,
    /// The gesture that plays it.
    pub gesture: Gesture,
    /// Whether the person should confirm the move first.
    pub rash: bool,
}
