//! Helpers that set up a table and play moves given as strings.

use crate::cards::Card;
use crate::cards::rng::Seed;
use crate::cards::set::CardSet;
use crate::engine::event::{Event, NoEvents};
use crate::engine::game::{Game, MatchConfig};
use crate::engine::options::Options;
use crate::engine::record::pack_of;
use crate::engine::seat::Seat;
use crate::games::one_hundred_and_one::Note;
use crate::games::one_hundred_and_one::{HouseRules, OneHundredAndOne};

/// The options in this string, for example `pass_on=true hand_size=5`.
pub(super) fn rules(text: &str) -> HouseRules {
    let pairs: Vec<_> = text.split_whitespace().filter_map(|pair| pair.split_once('=')).collect();
    HouseRules::parse(&pairs, 3).expect("options of three seats")
}

/// A round dealt by seat 0 from a pack that begins with these cards.
pub(super) fn dealt(options: HouseRules, seats: u8, first: &str) -> OneHundredAndOne {
    let mut pack: Vec<Card> = cards(first);
    pack.extend(OneHundredAndOne::pack(&options, seats));
    let mut seen = CardSet::EMPTY;
    pack.retain(|&card| seen.insert(card));
    let start = MatchConfig { options, seats, dealer: Seat(0), order: Seed::from_number(1).into() };
    let pack = pack_of::<OneHundredAndOne>(&start, 1, Some(&pack)).expect("it is the pack");
    OneHundredAndOne::deal(&start, &pack, &mut NoEvents)
}

/// The cards in this string.
pub(super) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|name| name.parse().expect("a card")).collect()
}

impl OneHundredAndOne {
    /// Plays moves, separated by commas, each by the seat to move.
    pub(super) fn plays(&mut self, moves: &str) -> Vec<Event<Note>> {
        let mut events = Vec::new();
        for mv in moves.split(", ") {
            let parsed = mv.parse().expect("a move");
            events =
                self.play(self.public.to_play, &parsed).unwrap_or_else(|why| panic!("{mv}: {why}"));
        }
        events
    }

    /// Replaces a hand.
    pub(super) fn gives(&mut self, seat: usize, hand: &str) {
        self.hands[seat] = cards(hand).into_iter().collect();
    }
}
