//! The view: everything that one seat may know.

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::engine::game::{Game, OVER, ROUND_OVER, Snapshot, Turn};
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::engine::value::Value;

use super::counts::{Counts, Recall};
use super::options::RummyOptions;
use super::rules::{End, HundredRummy, Phase};
use super::scored_cards::ScoredCards;

/// Everything that one seat may know of a position, including its memory.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The seat whose view it is; `None` for the whole position.
    pub viewer: Option<Seat>,
    /// The options in force.
    pub options: RummyOptions,
    /// Number of the game within the match, from 1.
    pub round: u32,
    /// The seat that dealt it.
    pub dealer: Seat,
    /// Whose turn it is.
    pub to_play: Seat,
    /// Whether a card was taken and one must be discarded.
    pub must_discard: bool,
    /// The reason for the end of the game, if it is over.
    pub end: Option<End>,
    /// Whether the match is over, too.
    pub match_over: bool,
    /// The stock, the next card first.
    pub stock: Vec<Option<Card>>,
    /// The discard pile, the top card first.
    pub discard: Vec<Card>,
    /// Every hand: the known cards in order, then the unknown ones.
    pub hands: Vec<Vec<Option<Card>>>,
    /// Every score pile, hundred by hundred.
    pub scored: Vec<ScoredCards>,
    /// Points of the games before this one.
    pub earlier: Vec<u32>,
    /// Rebuilds in a row without a score in between.
    pub rebuilds: u8,
    /// Cards in a row taken from the discard pile.
    pub takes: u8,
    /// The last card that each seat has discarded since it last drew four new cards.
    pub parted: Vec<Option<Card>>,
    /// The seat's memory of cards that it no longer sees.
    pub memory: Recall,
}

impl View {
    /// Number of seats.
    pub fn seats(&self) -> u8 {
        self.hands.len() as u8
    }

    /// The known cards of a hand.
    pub fn hand(&self, seat: Seat) -> Counts {
        Counts::of(self.hands[seat.0 as usize].iter().copied().flatten())
    }

    /// Points of a seat's score pile in this game.
    pub fn points(&self, seat: Seat) -> u32 {
        self.scored[seat.0 as usize].points()
    }

    /// Points of a seat in the whole match.
    pub fn total(&self, seat: Seat) -> u32 {
        self.earlier[seat.0 as usize] + self.points(seat)
    }
}

impl HundredRummy {
    pub(super) fn seen_by(&self, viewer: Option<Seat>) -> View {
        let turn = self.turn();
        let seats = || Seat::all(self.seats);
        let hidden = |card| viewer.is_none().then_some(card);
        View {
            viewer,
            options: self.options,
            round: self.round,
            dealer: self.dealer,
            to_play: self.to_play,
            must_discard: self.phase == Phase::Discard,
            end: match self.phase {
                Phase::Over(end) => Some(end),
                Phase::Take | Phase::Discard => None,
            },
            match_over: matches!(turn, Turn::Over(_)),
            stock: self.stock.from_top().map(hidden).collect(),
            discard: self.discard.from_top().collect(),
            hands: seats().map(|seat| self.hand_seen_by(seat, viewer)).collect(),
            scored: self.scored.of(self.seats).to_vec(),
            earlier: self.earlier.of(self.seats).to_vec(),
            rebuilds: self.rebuilds,
            takes: self.takes,
            parted: self.parted.of(self.seats).to_vec(),
            memory: self.memory.recalled_by(viewer),
        }
    }

    fn hand_seen_by(&self, seat: Seat, viewer: Option<Seat>) -> Vec<Option<Card>> {
        let (hand, known) = (self.hands[seat], self.memory.known(seat));
        let open =
            viewer.is_none_or(|viewer| viewer == seat) || matches!(self.phase, Phase::Over(_));
        if open {
            return hand.cards().map(Some).collect();
        }
        let hidden = hand.len() - known.len();
        known.cards().map(Some).chain(std::iter::repeat_n(None, hidden)).collect()
    }
}

/// The view in the format that all games share.
pub(super) fn snapshot(view: &View) -> Snapshot {
    let seats = || Seat::all(view.seats());
    let games = view.round - u32::from(view.end.is_none());
    let points = Value::list(seats().map(|seat| view.points(seat)));

    let mut piles = vec![
        (Place::STOCK, view.stock.clone()),
        (Place::DISCARD, view.discard.iter().copied().map(Some).collect()),
    ];
    for seat in seats() {
        piles.push((Place::hand(seat), view.hands[seat.0 as usize].clone()));
        let hundreds = view.scored[seat.0 as usize].iter();
        let scored = hundreds.flat_map(Counts::cards).map(Some).collect();
        piles.push((Place::score(seat), scored));
    }
    Snapshot {
        round: view.round,
        dealer: view.dealer,
        phase: phase(view),
        scores: seats().map(|seat| view.total(seat) as i32).collect(),
        piles,
        info: vec![("games", games.into()), ("points", points)],
    }
}

fn phase(view: &View) -> &'static str {
    match view.end {
        Some(_) if view.match_over => OVER,
        Some(_) => ROUND_OVER,
        None if view.must_discard => "discard",
        None => "take",
    }
}
