//! The view: everything that one seat may know.

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::engine::game::{OVER, ROUND_OVER, Snapshot, Turn};
use crate::engine::place::Place;
use crate::engine::seat::{BySeat, Seat};
use crate::engine::value::Value;

use super::hand::Hand;
use super::pack::{Counts, KINDS, Recall, packs};
use super::position::BrokenLadder;
use super::public::{Phase, Public, laid};

/// Everything that one seat may know of a position, including its memory.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The seat whose view it is; `None` for the whole position.
    pub viewer: Option<Seat>,
    /// What everybody knows.
    pub public: Public,
    /// The stock, the next card first.
    pub stock: Vec<Option<Card>>,
    /// Every hand: the known cards in order, then the unknown ones.
    pub hands: Vec<Vec<Option<Card>>>,
    /// The seat's memory of cards that it no longer sees.
    pub memory: Recall,
}

impl View {
    /// Whether a card was taken and one must be discarded.
    pub fn must_discard(&self) -> bool {
        self.public.phase == Phase::Discard
    }

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
        let mut unseen = Counts::new([packs(self.public.options, self.seats()); KINDS]);
        let mut seen = |card: Card| unseen[card] -= 1;
        seen(self.public.head);
        self.public.starters.of(self.seats()).iter().copied().for_each(&mut seen);
        self.public.discard.iter().copied().for_each(&mut seen);
        self.stock.iter().copied().flatten().for_each(&mut seen);
        self.hands.iter().flatten().copied().flatten().for_each(&mut seen);
        let laid = self.public.laid.of(self.seats()).iter();
        laid.flat_map(|hand| hand.iter().copied()).for_each(&mut seen);
        unseen
    }
}

impl BrokenLadder {
    pub(super) fn seen_by(&self, viewer: Option<Seat>) -> View {
        let seats = || Seat::all(self.public.seats);
        let hidden = |card| viewer.is_none().then_some(card);
        View {
            viewer,
            public: self.public.clone(),
            stock: self.stock.from_top().map(hidden).collect(),
            hands: seats().map(|seat| self.hand_seen_by(seat, viewer)).collect(),
            memory: self.memory.recalled_by(viewer),
        }
    }

    fn hand_seen_by(&self, seat: Seat, viewer: Option<Seat>) -> Vec<Option<Card>> {
        let hand = &self.hands[seat];
        let open = viewer.is_none_or(|viewer| viewer == seat)
            || matches!(self.public.phase, Phase::Over(_));
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
    let public = &view.public;
    let seats = || Seat::all(public.seats);
    let mut piles = vec![
        (Place::STOCK, view.stock.clone()),
        (Place::DISCARD, public.discard.from_top().map(Some).collect()),
    ];
    for seat in seats() {
        piles.push((Place::hand(seat), view.hands[seat.0 as usize].clone()));
        piles.push((laid(seat), public.laid[seat].iter().copied().map(Some).collect()));
    }
    let points = |points: &BySeat<i32>| Value::list(points.of(public.seats).iter().copied());
    Snapshot {
        round: public.round,
        dealer: public.dealer,
        phase: phase(view),
        scores: public.totals.of(public.seats).to_vec(),
        piles,
        info: vec![
            ("head", public.head.into()),
            ("starters", Value::list(seats().map(|seat| public.starters[seat]))),
            ("out", Value::list(public.out.iter().copied())),
            ("last", public.last.as_ref().map(points).into()),
        ],
    }
}

fn phase(view: &View) -> &'static str {
    match (view.public.phase, view.public.turn()) {
        (Phase::Take, _) => "take",
        (Phase::Discard, _) => "discard",
        (Phase::Over(_), Turn::Over(_)) => OVER,
        (Phase::Over(_), _) => ROUND_OVER,
    }
}
