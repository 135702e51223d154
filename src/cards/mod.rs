//! Cards, sets and piles of them, and random numbers from a seed.

mod card;
pub mod corner;
pub mod counts;
pub mod pile;
pub mod rng;
pub mod set;
pub mod small_sort;

pub use card::*;
