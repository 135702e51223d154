//! Seats round the table, numbered from 0, clockwise.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use crate::cards::rng::{Rng, Seed};

/// The largest number of seats of any game.
pub const MAX_SEATS: usize = 6;

/// One seat.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Seat(pub u8);

impl Seat {
    /// The seats of a table of this size, from seat 0.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(Seat)
    }

    /// Draws the dealer of the first round.
    pub fn first_dealer(seed: Seed, seats: u8) -> Seat {
        Seat(Rng::new(seed, 0).below(u32::from(seats)) as u8)
    }

    /// The next seat clockwise, which is the seat to the left.
    #[inline]
    pub const fn left(self, seats: u8) -> Seat {
        Seat((self.0 + 1) % seats)
    }

    /// All seats clockwise, beginning with the one to the left and ending with this one.
    pub fn round_from_left(self, seats: u8) -> impl Iterator<Item = Seat> {
        (1..=seats).map(move |step| Seat((self.0 + step) % seats))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const NONE: SeatSet = SeatSet(0);
    /// Every seat of a table of any size.
    pub const EVERYBODY: SeatSet = SeatSet::all(MAX_SEATS as u8);

    /// Every seat of a table of this size.
    pub const fn all(seats: u8) -> SeatSet {
        SeatSet((1 << seats) - 1)
    }

    /// Just this seat.
    pub const fn singleton(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Whether the seat is in the set. False also for seats that no table has.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Removes a seat.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Number of seats in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// True if no seat is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seat with the lowest number.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::NONE;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A value for every seat, including seats that stay empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct BySeat<T>(pub [T; MAX_SEATS]);

impl<T> BySeat<T> {
    /// The values of the seats of a table of this size.
    pub fn of(&self, seats: u8) -> &[T] {
        &self.0[..seats as usize]
    }
}

impl<T: Clone + Default> BySeat<T> {
    /// Restores the values that [`BySeat::of`] lists.
    ///
    /// # Panics
    /// If the list is longer than a table has seats.
    pub fn from_list(list: &[T]) -> Self {
        let mut all = BySeat::default();
        all.0[..list.len()].clone_from_slice(list);
        all
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.0 as usize]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.0 as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn left_goes_round() {
        assert_eq!(Seat(2).left(3), Seat(0));
        assert!(Seat(1).round_from_left(3).eq([Seat(2), Seat(0), Seat(1)]));
    }

    #[test]
    fn sets_hold_seats() {
        let mut set: SeatSet = [Seat(3), Seat(1)].into_iter().collect();
        assert!(set.iter().eq([Seat(1), Seat(3)]));
        set.remove(Seat(1));
        assert_eq!((set.len(), set.first()), (1, Some(Seat(3))));
        assert!(!SeatSet::all(6).contains(Seat(200)));
    }
}
