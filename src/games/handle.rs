//! A legal move as the table offers it.

use crate::table::Gesture;

/// A legal move and how it is made by hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OfferedMove {
    /// The move's text.
    pub text: String,
    /// What it is called on a button.
    pub label: String,
    /// The movement that makes it.
    pub gesture: Gesture,
    /// Whether it should be asked whether it is meant.
    pub rash: bool,
}
