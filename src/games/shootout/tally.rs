//! The totals and their targets.

use serde::{Deserialize, Serialize};

use crate::engine::seat::{BySeat, Seat};

use super::options::ShootoutOptions;

/// The totals of all seats in this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Totals {
    /// The totals.
    pub totals: BySeat<i32>,
    /// Number of targets that each seat has hit.
    pub hit: BySeat<u8>,
}

/// The effect of a value on a total.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Effect {
    /// The total changes by this number.
    Change(i32),
    /// Nothing: the value would hit the last target, but without a double.
    Nothing,
    /// The value would pass the target, so the seat chooses to score nothing or to subtract it.
    Passes,
}

impl Totals {
    /// The target that a seat must hit next, or has hit last.
    pub fn target(&self, options: &ShootoutOptions, seat: Seat) -> i32 {
        let numbers = options.target.numbers();
        numbers[usize::from(self.hit[seat]).min(numbers.len() - 1)]
    }

    /// Whether a seat has hit the last target.
    pub fn has_won(&self, options: &ShootoutOptions, seat: Seat) -> bool {
        usize::from(self.hit[seat]) == options.target.numbers().len()
    }

    /// The signed change that moves this seat's total towards its target.
    pub fn towards_target(&self, options: &ShootoutOptions, seat: Seat, value: i32) -> i32 {
        if self.totals[seat] > self.target(options, seat) { -value } else { value }
    }

    /// The effect of a value that a seat scores. `is_double` matters where only a double may hit the last target.
    pub(super) fn effect(
        &self,
        options: &ShootoutOptions,
        seat: Seat,
        value: i32,
        is_double: bool,
    ) -> Effect {
        let change = self.towards_target(options, seat, value);
        let (new, target) = (self.totals[seat] + change, self.target(options, seat));
        let is_last = usize::from(self.hit[seat]) + 1 == options.target.numbers().len();
        if new == target && is_last && options.finish_on_double && !is_double {
            return Effect::Nothing;
        }
        if options.no_overshooting && new > target && change > 0 {
            return Effect::Passes;
        }
        Effect::Change(change)
    }

    /// Changes a total. Returns whether it hits the seat's target.
    pub(super) fn change(&mut self, options: &ShootoutOptions, seat: Seat, change: i32) -> bool {
        self.totals[seat] += change;
        let hits = self.totals[seat] == self.target(options, seat);
        self.hit[seat] += u8::from(hits);
        hits
    }
}
