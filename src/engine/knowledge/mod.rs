//! What a seat can know about cards that it does not see, and deals that are consistent with it.
//!
//! [`counted`] is for games in which cards of one value are alike. [`distinct`] is for games in which every card
//! matters.

pub mod counted;
pub mod distinct;
