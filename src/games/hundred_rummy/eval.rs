//! The chance to win with each move.
//!
//! All random events of the present turn are averaged exactly: the drawn card, and the hands of the others. The rest of
//! the game is modelled as a race ([`FinishRace`]), in which the next player may use the discarded card.

use crate::cards::Card;
use crate::engine::seat::Seat;

use super::belief::belief;
use super::counts::{Counts, VALUES};
use super::finish_race::{Belief, FinishRace, Next, Runner, comes_first};
use super::hands::{deal_chances, fours, hands};
use super::moves::Move;
use super::options::Length;
use super::public::Public;
use super::scored_cards::{GOAL, HUNDREDS};
use super::view::View;

/// The winning chances of the seat to move.
pub(super) struct WinOdds<'a> {
    view: &'a View,
    race: FinishRace,
    unseen: Counts,
    /// The cards from which new hands are drawn.
    to_come: Counts,
    /// The next player's runner for each open card, from the 10 up; the last one is without an open card.
    next: [Runner; VALUES + 1],
    /// The runners of the seats after the next one.
    later: Vec<Runner>,
}

impl<'a> WinOdds<'a> {
    pub(super) fn of(view: &'a View) -> WinOdds<'a> {
        let (to_come, unseen) = (view.to_come(), view.unseen());
        let race = FinishRace::drawing_from(to_come);
        let believed = |seat| belief(view, seat, unseen, &race.waiting);
        let mut others = others(view);
        let next = believed(others.next().expect("there is another player"));
        let next = std::array::from_fn(|card| {
            race.runner(&next, Next::OnOpen((card < VALUES).then_some(card)))
        });
        let later = others.map(|seat| race.runner(&believed(seat), Next::Later)).collect();
        WinOdds { view, race, unseen, to_come, next, later }
    }

    /// The legal moves with their worth.
    pub(super) fn moves(&self) -> Vec<(Move, f64)> {
        let hand = self.view.hand(self.view.public.to_play);
        if self.view.must_discard() {
            let worth = |(card, four)| (Move::Discard(card), self.keeping(four, card));
            return fours(hand).map(worth).collect();
        }
        let mut moves = Vec::new();
        if hand.is_hundred() {
            moves.push((Move::Score, self.scoring()));
        }
        moves.push((Move::TakeStock, self.drawing(hand)));
        if let Some(open) = self.view.public.discard.top() {
            moves.push((Move::TakeDiscard, self.taking(hand, open)));
        }
        moves
    }

    /// The best move.
    pub(super) fn best(&self) -> Move {
        let mut moves = self.moves();
        moves.reverse();
        let best = moves.into_iter().max_by(|(_, one), (_, other)| one.total_cmp(other));
        best.expect("a seat that is to move has a move").0
    }

    fn scoring(&self) -> f64 {
        let needed = self.needed(self.view.public.to_play) - 1;
        if needed == 0 {
            return self.worth(&self.race.runner(&[], Next::Later), 0, self.open());
        }
        let dealt = deal_chances(self.to_come);
        let hands: Vec<(usize, f64)> = dealt.into_iter().enumerate().collect();
        self.worth(&self.race.runner(&hands, Next::Later), needed, self.open())
    }

    fn drawing(&self, hand: Counts) -> f64 {
        let pile = match self.view.stock.first() {
            // A viewer that sees everything sees the drawn card.
            Some(Some(card)) => Counts::of([*card]),
            Some(None) => self.unseen,
            None => Counts::of(self.view.public.discard.iter().copied()),
        };
        let all = pile.len() as f64;
        pile.kinds().map(|card| f64::from(pile[card]) / all * self.taking(hand, card)).sum()
    }

    /// The worth of taking this card, with the best discard.
    fn taking(&self, hand: Counts, card: Card) -> f64 {
        let mut five = hand;
        five[card] += 1;
        fours(five).map(|(card, four)| self.keeping(four, card)).fold(0.0, f64::max)
    }

    fn keeping(&self, four: Counts, laid_down: Card) -> f64 {
        let own: &Belief = &[(hands().number(four), 1.0)];
        let runner = self.race.runner(own, Next::Later);
        self.worth(&runner, self.needed(self.view.public.to_play), Some(laid_down))
    }

    fn open(&self) -> Option<Card> {
        self.view.public.discard.top()
    }

    fn needed(&self, seat: Seat) -> usize {
        (GOAL.saturating_sub(self.view.public.points(seat)) / 100) as usize
    }

    /// The chance to win of the seat that has moved, if it needs this number of further hundreds.
    fn worth(&self, own: &Runner, needed: usize, open: Option<Card>) -> f64 {
        let card = open.and_then(Card::tens).map_or(VALUES, |tens| tens as usize - 1);
        let others = others(self.view).map(|seat| self.needed(seat));
        let runners = std::iter::once(&self.next[card]).chain(&self.later);
        let mut seats: Vec<(&Runner, usize)> = runners.zip(others).collect();
        seats.push((own, needed));
        match self.view.public.options.length {
            Length::Game if needed == 0 => 1.0,
            Length::Game => comes_first(&seats, seats.len() - 1, needed),
            Length::Tournament => self.in_the_tournament(&seats),
        }
    }

    /// The chance to win a tournament. All points count, so it depends on the expected lead after the present game,
    /// compared with possible changes in the remaining games.
    fn in_the_tournament(&self, seats: &[(&Runner, usize)]) -> f64 {
        let view = self.view;
        let expected = |place: usize, seat: Seat| {
            let needed = seats[place].1;
            let over = seats.iter().any(|(_, needed)| *needed == 0);
            let scores = (1..=needed).map(|hundreds| comes_first(seats, place, hundreds));
            let scored = f64::from(view.public.earlier[seat]) + 100.0 * (HUNDREDS - needed) as f64;
            if over { scored } else { scored + 100.0 * scores.sum::<f64>() }
        };
        let rivals = others(view).enumerate().map(|(place, seat)| expected(place, seat));
        let best = rivals.fold(0.0, f64::max);
        let games_after =
            Public::games_in_match(view.public.options, view.seats()) - view.public.round;
        let swing = SWING * (f64::from(games_after) + 0.25).sqrt();
        sigmoid((expected(seats.len() - 1, view.public.to_play) - best) / swing)
    }
}

/// Approximate number of points by which one game changes the lead.
const SWING: f64 = 160.0;

/// The other seats in the order of their turns.
fn others(view: &View) -> impl Iterator<Item = Seat> + use<> {
    let (to_play, seats) = (view.public.to_play, view.seats());
    (1..seats).map(move |place| Seat((to_play.0 + place) % seats))
}

/// Maps a lead of any size to a number from 0 to 1. Uses only `+ - * /` and a square root, so that all machines agree.
fn sigmoid(lead: f64) -> f64 {
    0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt()
}
