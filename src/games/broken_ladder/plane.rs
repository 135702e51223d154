//! The value of five cards without a ladder, at the beginning of a turn.
//!
//! It is a plane, fitted to the solution of the game for a single hand. That solution comes from value iteration over
//! all hands of a pack, with a random open card in each turn and a chance that a rival ends the round before the next
//! one. `make tables` recomputes the planes and their values.

use super::hand::Hand;
use super::ladder::plain_sum;

/// The terms of a value.
#[derive(Debug)]
pub(super) struct Plane {
    /// The chance that the round goes on until the seat's next turn.
    pub(super) goes_on: f64,
    /// Value of a hand that no card completes and that has no points.
    pub(super) idle: f64,
    /// Value per unit of the chance that a card completes the hand, times the sum of the ladder.
    pub(super) per_ladder: f64,
    /// Value per point of the hand's sum. Such a point may be part of a ladder, which scores ten times as much.
    pub(super) per_point: f64,
}

/// With one to three rivals.
pub(super) const FEW: Plane =
    Plane { goes_on: 0.8, idle: 24.5, per_ladder: 1.78, per_point: 0.193 };
/// With four or five rivals. A round then has hardly two turns of each seat.
pub(super) const MANY: Plane =
    Plane { goes_on: 0.35, idle: 5.0, per_ladder: 1.18, per_point: 0.037 };

impl Plane {
    /// The plane for a table of this size. With three and four seats either plays as well.
    pub(super) const fn of(seats: u8) -> &'static Plane {
        if seats < 5 { &FEW } else { &MANY }
    }

    /// The expectation of five cards that have the value `worth` at the next turn. If the round ends before, they score
    /// their plain sum.
    pub(super) fn until_next_turn(&self, five: &Hand, worth: f64) -> f64 {
        self.goes_on * worth + (1.0 - self.goes_on) * f64::from(plain_sum(five)) / 10.0
    }
}
