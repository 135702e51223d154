//! The scoring of a round and of the match.

use crate::cards::set::CardSet;
use crate::engine::event::{Event, EventSink};
use crate::engine::seat::{Seat, SeatSet};

use super::note::Note;
use super::options::HouseRules;
use super::pack::{QUEEN_OF_SPADES, QUEENS, cost};
use super::position::OneHundredAndOne;
use super::public::{End, Penalties, Phase, Verdict, Why};

/// A player with a total above this has lost.
pub(super) const GOAL: i32 = 101;
/// The match ends after this number of rounds in any case.
pub(super) const LAST_ROUND: u8 = 100;

/// Penalty of a hand before doubling.
pub(super) fn cost_of_hand(hand: CardSet, options: &HouseRules) -> i32 {
    if options.lone_queen && hand.is_subset(QUEENS) {
        return 20 * hand.len() as i32 + if hand.contains(QUEEN_OF_SPADES) { 20 } else { 0 };
    }
    hand.iter().map(cost).sum()
}

impl OneHundredAndOne {
    /// Ends the round, and adds its points.
    pub(super) fn finish(&mut self, end: End, sink: &mut impl EventSink<Note>) {
        self.public.phase = Phase::Over(end);
        self.public.pending = 0;
        let blocked = match end {
            End::Out => None,
            End::Passes => Some(Note::BlockedByPasses(self.public.to_play)),
            End::Turns => Some(Note::BlockedByTurns(self.public.to_play)),
            End::Rebuilds => Some(Note::BlockedByRebuilds(self.public.to_play)),
        };
        if let Some(note) = blocked {
            sink.emit(Event::Note(note));
        }
        let reckoning = self.reckon(end);
        self.public.reckoning = Some(reckoning);
        for seat in self.players().iter() {
            self.add_up(seat, &reckoning, sink);
        }
        self.judge(sink);
        sink.emit(if self.public.verdict.is_some() { Event::Over } else { Event::RoundOver });
    }

    /// The seats that take part in this round, out or not.
    fn players(&self) -> SeatSet {
        Seat::all(self.public.seats).filter(|&seat| !self.public.gone.contains(seat)).collect()
    }

    fn reckon(&self, end: End) -> Penalties {
        let mut reckoning = Penalties::default();
        for (seat, &hand) in self.hands.iter().enumerate() {
            reckoning.penalty[seat] = cost_of_hand(hand, &self.public.options);
        }
        if end != End::Out {
            return reckoning;
        }
        for (seat, queen) in self.public.last_queens.iter().enumerate() {
            let Some(queen) = *queen else { continue };
            let times = if queen == QUEEN_OF_SPADES { 2 } else { 1 };
            if self.public.options.queen_doubles {
                let others = reckoning.penalty.iter_mut().enumerate().filter(|(at, _)| *at != seat);
                others.for_each(|(_, penalty)| *penalty <<= times);
            } else {
                reckoning.bonus[seat] = 20 * times;
            }
        }
        reckoning
    }

    fn add_up(&mut self, seat: Seat, reckoning: &Penalties, sink: &mut impl EventSink<Note>) {
        let at = seat.0 as usize;
        let points = reckoning.penalty[at] - reckoning.bonus[at];
        let sum = self.public.totals[at] + points;
        let total = if sum == GOAL { 0 } else { sum };
        self.public.totals[at] = total;
        if sum == GOAL {
            sink.emit(Event::Note(Note::Wiped(seat)));
        }
        if points != 0 {
            sink.emit(Event::Score { seat, points, total });
        }
    }

    /// Determines who has lost, and whether the match goes on.
    fn judge(&mut self, sink: &mut impl EventSink<Note>) {
        let players = self.players();
        let has_lost = |seat: &Seat| self.public.totals[seat.0 as usize] > GOAL;
        let lost: SeatSet = players.iter().filter(has_lost).collect();
        let stay: SeatSet = players.iter().filter(|seat| !lost.contains(*seat)).collect();
        let (among, why) = if self.public.options.knock_out {
            match stay.len() {
                0 => (players, Some(Why::NobodyLeft)),
                1 => (stay, Some(Why::LastLeft)),
                _ => (stay, None),
            }
        } else {
            (players, (!lost.is_empty()).then_some(Why::Exceeded))
        };
        let why = why.or((self.public.round == LAST_ROUND).then_some(Why::Rounds));
        self.public.verdict = why.map(|why| Verdict { winners: self.lowest(among), why });
        if self.public.options.knock_out {
            for seat in lost.iter() {
                self.public.gone.insert(seat);
                sink.emit(Event::Note(Note::KnockedOut(seat)));
            }
        }
    }

    /// The seats among these with the lowest total.
    fn lowest(&self, among: SeatSet) -> SeatSet {
        let total = |seat: Seat| self.public.totals[seat.0 as usize];
        let lowest = among.iter().map(total).min();
        among.iter().filter(|&seat| Some(total(seat)) == lowest).collect()
    }
}
