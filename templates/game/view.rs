//! The view: everything that one seat may know.

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::engine::game::{OVER, Snapshot};
use crate::engine::place::Place;
use crate::engine::seat::Seat;

use super::position::Template;
use super::public::{End, Public};

/// Everything that one seat may know of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The seat whose view it is; `None` for the whole position.
    pub viewer: Option<Seat>,
    /// What everybody knows.
    pub public: Public,
    /// The stock, the next card first.
    pub stock: Vec<Option<Card>>,
    /// Every hand.
    pub hands: Vec<Vec<Option<Card>>>,
}

impl View {
    /// Number of seats.
    pub fn seats(&self) -> u8 {
        self.public.seats
    }

    /// The known cards of a hand.
    pub fn hand(&self, seat: Seat) -> Vec<Card> {
        self.hands[seat.0 as usize].iter().copied().flatten().collect()
    }
}

impl Template {
    pub(super) fn seen_by(&self, viewer: Option<Seat>) -> View {
        let hidden = |card: &Card| viewer.is_none().then_some(*card);
        let hand = |seat: Seat| {
            let is_open = viewer.is_none_or(|viewer| viewer == seat) || self.public.end.is_some();
            self.hand(seat).iter().map(|card| is_open.then_some(*card)).collect()
        };
        View {
            viewer,
            public: self.public.clone(),
            stock: self.stock.iter().rev().map(hidden).collect(),
            hands: Seat::all(self.public.seats).map(hand).collect(),
        }
    }
}

/// The view in the format that all games share.
pub(super) fn snapshot(view: &View) -> Snapshot {
    let public = &view.public;
    let mut piles = vec![
        (Place::STOCK, view.stock.clone()),
        (Place::DISCARD, public.pile.iter().rev().copied().map(Some).collect()),
    ];
    let hands = Seat::all(view.seats()).zip(&view.hands);
    piles.extend(hands.map(|(seat, hand)| (Place::hand(seat), hand.clone())));
    let score = |seat: Seat| i32::from(public.end == Some(End::Hit(seat)));
    Snapshot {
        round: 1,
        dealer: public.dealer,
        phase: if public.end.is_some() { OVER } else { "lay" },
        scores: Seat::all(view.seats()).map(score).collect(),
        piles,
        info: vec![("sum", public.sum().into())],
    }
}
