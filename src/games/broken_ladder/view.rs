//! The view: everything that one seat may know.

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::engine::game::{Game, OVER, ROUND_OVER, Snapshot, Turn};
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::engine::value::Value;

use super::hand::Hand;
use super::options::LadderOptions;
use super::pack::{Counts, KINDS, Recall, packs};
use super::rules::{BrokenLadder, End, Phase};
use super::scene::laid;

/// Everything that one seat may know of a position, including its memory.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The seat whose view it is; `None` for the whole position.
    pub viewer: Option<Seat>,
    /// The options in force.
    pub options: LadderOptions,
    /// Number of the round, from 1.
    pub round: u32,
    /// The seat that dealt it.
    pub dealer: Seat,
    /// Whose turn it is.
    pub to_play: Seat,
    /// Whether a card was taken and one must be discarded.
    pub must_discard: bool,
    /// The reason for the end of the round, if it is over.
    pub end: Option<End>,
    /// Whether the match is over, too.
    pub match_over: bool,
    /// The card to which all ladders must lead.
    pub head: Card,
    /// The card with which each seat's ladder begins.
    pub starters: Vec<Card>,
    /// The stock, the next card first.
    pub stock: Vec<Option<Card>>,
    /// The discard pile, the top card first.
    pub discard: Vec<Card>,
    /// Every hand: the known cards in order, then the unknown ones.
    pub hands: Vec<Vec<Option<Card>>>,
    /// Invalid hands that were laid down.
    pub laid: Vec<Vec<Card>>,
    /// Seats out of this round, in the order in which they went out.
    pub out: Vec<Seat>,
    /// Points of all finished rounds.
    pub totals: Vec<i32>,
    /// Points of the last finished round.
    pub last: Option<Vec<i32>>,
    /// Rebuilds of this round.
    pub rebuilds: u8,
    /// Cards in a row taken from the discard pile.
    pub takes: u8,
    /// The seat's memory of cards that it no longer sees.
    pub memory: Recall,
}

impl View {
    /// Number of seats.
    pub fn seats(&self) -> u8 {
        self.hands.len() as u8
    }

    /// The known cards of a hand.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        self.hands[seat.0 as usize].iter().copied().flatten()
    }

    /// The known cards of a hand, sorted by kind.
    pub(super) fn known_hand(&self, seat: Seat) -> Hand {
        Hand::of(self.hand(seat))
    }

    /// The cards that the viewer does not see: those of the stock and the unknown ones in hands.
    pub(super) fn unseen(&self) -> Counts {
        let mut unseen = Counts::new([packs(self.options, self.seats()); KINDS]);
        let mut seen = |card: Card| unseen[card] -= 1;
        seen(self.head);
        self.starters.iter().copied().for_each(&mut seen);
        self.discard.iter().copied().for_each(&mut seen);
        self.stock.iter().copied().flatten().for_each(&mut seen);
        self.hands.iter().flatten().copied().flatten().for_each(&mut seen);
        self.laid.iter().flatten().copied().for_each(&mut seen);
        unseen
    }
}

impl BrokenLadder {
    pub(super) fn seen_by(&self, viewer: Option<Seat>) -> View {
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
            match_over: matches!(self.turn(), Turn::Over(_)),
            head: self.head,
            starters: self.starters.of(self.seats).to_vec(),
            stock: self.stock.from_top().map(hidden).collect(),
            discard: self.discard.from_top().collect(),
            hands: seats().map(|seat| self.hand_seen_by(seat, viewer)).collect(),
            laid: seats().map(|seat| self.laid[seat].to_vec()).collect(),
            out: self.out.to_vec(),
            totals: self.totals.of(self.seats).to_vec(),
            last: self.last.map(|last| last.of(self.seats).to_vec()),
            rebuilds: self.rebuilds,
            takes: self.takes,
            memory: self.memory.recalled_by(viewer),
        }
    }

    fn hand_seen_by(&self, seat: Seat, viewer: Option<Seat>) -> Vec<Option<Card>> {
        let hand = &self.hands[seat];
        let open =
            viewer.is_none_or(|viewer| viewer == seat) || matches!(self.phase, Phase::Over(_));
        if open {
            return hand.iter().copied().map(Some).collect();
        }
        let mut seen: Vec<Option<Card>> = self.memory.known(seat).cards().map(Some).collect();
        seen.resize(hand.len(), None);
        seen
    }
}

/// The view in the format that all games share.
pub(super) fn snapshot(view: &View) -> Snapshot {
    let mut piles = vec![
        (Place::STOCK, view.stock.clone()),
        (Place::DISCARD, view.discard.iter().copied().map(Some).collect()),
    ];
    for (seat, (hand, cards)) in (0..).map(Seat).zip(view.hands.iter().zip(&view.laid)) {
        piles.push((Place::hand(seat), hand.clone()));
        piles.push((laid(seat), cards.iter().copied().map(Some).collect()));
    }
    let points = |points: &Vec<i32>| Value::list(points.iter().copied());
    Snapshot {
        round: view.round,
        dealer: view.dealer,
        phase: phase(view),
        scores: view.totals.clone(),
        piles,
        info: vec![
            ("head", view.head.into()),
            ("starters", Value::list(view.starters.iter().copied())),
            ("out", Value::list(view.out.iter().copied())),
            ("last", view.last.as_ref().map(points).into()),
        ],
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
