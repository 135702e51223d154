//! A trick and its winner.

use serde::{Deserialize, Serialize};

use crate::cards::set::CardSet;
use crate::cards::{Card, Suit};
use crate::engine::place::Place;
use crate::engine::seat::{BySeat, Seat};

use super::meld::Meld;
use super::trumps::{Trumps, height};

/// The cards played to a trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Trick {
    /// The seat that led.
    leader: Seat,
    /// Number of seats that have played.
    played: u8,
    /// The cards of each seat.
    plays: BySeat<Meld>,
}

impl Trick {
    /// A trick to which one seat has led.
    #[inline]
    pub fn led_by(leader: Seat, lead: Meld) -> Trick {
        let mut trick = Trick { leader, ..Trick::default() };
        trick.answer(leader, lead);
        trick
    }

    /// Adds the next seat's play.
    #[inline]
    pub fn answer(&mut self, seat: Seat, cards: Meld) {
        self.plays[seat] = cards;
        self.played += 1;
    }

    /// The seat that led.
    pub fn leader(&self) -> Seat {
        self.leader
    }

    /// The cards that were led.
    pub fn lead(&self) -> Meld {
        self.plays[self.leader]
    }

    /// The cards of a seat; none if it has not played yet.
    pub fn of(&self, seat: Seat) -> Meld {
        self.plays[seat]
    }

    /// Whether all have played.
    pub fn is_full(&self, seats: u8) -> bool {
        self.played == seats
    }

    /// The seats and their cards, in playing order.
    #[inline]
    pub fn plays(&self, seats: u8) -> impl Iterator<Item = (Seat, Meld)> + '_ {
        let seat = move |step| Seat((self.leader.0 + step) % seats);
        (0..self.played).map(seat).map(|seat| (seat, self.plays[seat]))
    }

    /// All cards of the trick.
    pub fn cards(&self) -> CardSet {
        self.plays.0.iter().flat_map(|play| play.iter().copied()).collect()
    }

    /// The winner of the trick, to which all have played.
    pub fn winner(&self, trumps: Trumps, seats: u8) -> Seat {
        if let [card] = self.lead()[..] {
            return self.highest_single(trumps, trumps.suit(card), seats);
        }
        let (best, set) = self.best_set(trumps, seats);
        match self.highest_single_trump(trumps, seats) {
            Some(seat) if !has_trump(set, trumps) => seat,
            _ => best,
        }
    }

    /// The seat with the highest trump, otherwise with the highest card of the led suit.
    fn highest_single(&self, trumps: Trumps, led: Suit, seats: u8) -> Seat {
        let worth = |card: Card| match trumps.suit(card) {
            suit if suit == trumps.0 => 100 + height(card),
            suit if suit == led => height(card),
            _ => 0,
        };
        let best = self.plays(seats).max_by_key(|(_, play)| worth(play[0]));
        best.expect("all have played").0
    }

    /// The highest set among the lead and the answers that contain the led suit or a trump. Of equal sets the earliest.
    fn best_set(&self, trumps: Trumps, seats: u8) -> (Seat, Meld) {
        let lead = self.lead();
        let led = trumps.suit(lead[0]);
        let counts = |card: &Card| trumps.contain(*card) || trumps.suit(*card) == led;
        let competes = |(_, play): &(Seat, Meld)| play.len() > 1 && play.iter().any(counts);
        // All cards of a set have one height, except the Jokers, and there is only one pair of Jokers.
        let best = self.plays(seats).filter(competes).min_by_key(|(_, play)| 16 - height(play[0]));
        best.expect("the lead contains the led suit")
    }

    fn highest_single_trump(&self, trumps: Trumps, seats: u8) -> Option<Seat> {
        let trump = |(_, play): &(Seat, Meld)| play.len() == 1 && has_trump(*play, trumps);
        let best = self.plays(seats).filter(trump).max_by_key(|(_, play)| height(play[0]));
        best.map(|(seat, _)| seat)
    }

    /// Whether a seat lost a single two: it followed with it and did not win.
    pub fn has_lost_two(&self, winner: Seat, seats: u8) -> bool {
        let is_two = |play: Meld| matches!(play[..], [card] if card.rank() == Some(2));
        self.plays(seats).any(|(seat, play)| seat != self.leader && seat != winner && is_two(play))
    }
}

fn has_trump(play: Meld, trumps: Trumps) -> bool {
    play.iter().any(|card| trumps.contain(*card))
}

/// The place of the cards that a seat has played to a trick.
pub(super) const fn trick_of(seat: Seat) -> Place {
    Place::row("trick", seat)
}
