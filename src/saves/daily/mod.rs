//! The daily deals: each day of the calendar (UTC) has one deal of each game, the same for everybody.

pub mod date;
pub mod deal;
mod first_try;
pub mod log;
mod streak;
