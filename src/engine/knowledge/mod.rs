//! What a seat can know of cards that it does not see, and deals of them that agree with it.
//!
//! [`counted`] is for games in which cards of one value are alike, [`distinct`] for those in which every card matters.

pub mod counted;
pub mod distinct;
