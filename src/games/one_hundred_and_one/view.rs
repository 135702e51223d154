//! The view: everything that one seat may know.

use serde::{Deserialize, Serialize};

use crate::cards::set::CardSet;
use crate::cards::{Card, sort_as_text};
use crate::engine::game::{OVER, ROUND_OVER, Snapshot};
use crate::engine::knowledge::distinct::KnownHand;
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::engine::value::Value;

use super::knowledge::Knowledge;
use super::pack::PACK;
use super::position::OneHundredAndOne;
use super::public::{Penalties, Phase, Public, TABLE};

/// Everything that one seat may know of a position, including its memory.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The seat whose view it is; `None` for the whole position.
    pub viewer: Option<Seat>,
    /// What everybody knows.
    pub public: Public,
    /// The stock, the next card first.
    pub stock: Vec<Option<Card>>,
    /// The hand of each seat.
    pub hands: Vec<Hand>,
    /// Public knowledge about hidden hands.
    pub knowledge: Knowledge,
}

/// A hand as the viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Hand {
    /// The seen cards.
    pub cards: CardSet,
    /// Number of unseen cards from the present stock.
    pub newer: u8,
    /// Number of unseen cards that were in the hand before.
    pub older: u8,
}

impl Hand {
    /// Number of cards.
    pub fn size(&self) -> usize {
        self.cards.len() + usize::from(self.newer) + usize::from(self.older)
    }
}

impl View {
    /// Number of seats.
    pub fn seats(&self) -> u8 {
        self.hands.len() as u8
    }

    /// A seat's hand.
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.0 as usize]
    }

    /// The unseen cards.
    pub fn unseen(&self) -> CardSet {
        let seen = self.public.table.iter().copied().chain(self.stock.iter().copied().flatten());
        let hands = self.hands.iter().flat_map(|hand| hand.cards);
        PACK - seen.chain(hands).collect()
    }

    /// The unseen cards that a hand may hold.
    pub fn may_hold(&self, seat: Seat) -> CardSet {
        self.known_hand(seat).possible
    }

    /// What is known of the unseen cards in a hand.
    pub(super) fn known_hand(&self, seat: Seat) -> KnownHand {
        let (hand, known) = (self.hand(seat), &self.knowledge.hands[seat.0 as usize]);
        let (newer, older) = ((hand.newer, &known.newer), (hand.older, &known.older));
        KnownHand::of_heaps(self.unseen(), self.knowledge.made, newer, older)
    }

    /// Marks a card in a hand. False if that is impossible.
    pub(super) fn marks(&mut self, seat: Seat, card: Card) -> bool {
        let is_unseen = self.unseen().contains(card);
        let is_newer = self.knowledge.made.contains(card);
        let hand = &mut self.hands[seat.0 as usize];
        if hand.cards.contains(card) {
            return true;
        }
        let hidden = if is_newer { &mut hand.newer } else { &mut hand.older };
        let Some(left) = hidden.checked_sub(1).filter(|_| is_unseen) else { return false };
        *hidden = left;
        hand.cards.insert(card);
        true
    }

    /// The card that must be followed.
    pub fn top(&self) -> Card {
        self.public.top()
    }
}

impl OneHundredAndOne {
    pub(super) fn seen_by(&self, viewer: Option<Seat>) -> View {
        let knowledge = self.known();
        let seats = || Seat::all(self.public.seats);
        let hidden = |card| viewer.is_none().then_some(card);
        View {
            viewer,
            public: self.public.clone(),
            stock: self.stock.from_top().map(hidden).collect(),
            hands: seats().map(|seat| self.hand_seen_by(seat, viewer, &knowledge)).collect(),
            knowledge,
        }
    }

    fn hand_seen_by(&self, seat: Seat, viewer: Option<Seat>, knowledge: &Knowledge) -> Hand {
        let cards = self.hand(seat);
        let open = viewer.is_none_or(|viewer| viewer == seat)
            || matches!(self.public.phase, Phase::Over(_));
        if open {
            return Hand { cards, ..Hand::default() };
        }
        let newer = (cards & knowledge.made).len();
        let older = cards.len() - newer;
        Hand { cards: CardSet::EMPTY, newer: newer as u8, older: older as u8 }
    }
}

/// The view in the format that all games share.
pub(super) fn snapshot(view: &View) -> Snapshot {
    let seats = || Seat::all(view.seats());
    let mut piles = vec![
        (Place::STOCK, view.stock.clone()),
        (TABLE, view.public.table.from_top().map(Some).collect()),
    ];
    piles.extend(seats().map(|seat| (Place::hand(seat), listed(view.hand(seat)))));
    let per_seat = |points: fn(&Penalties) -> &[i32]| match &view.public.reckoning {
        Some(reckoning) => Value::list(points(reckoning)[..view.hands.len()].iter().copied()),
        None => Value::Nothing,
    };
    Snapshot {
        round: view.public.round.into(),
        dealer: view.public.dealer,
        phase: phase(view),
        scores: view.public.totals[..view.hands.len()].to_vec(),
        piles,
        info: vec![
            ("ordered", view.public.wanted.suit().into()),
            ("pending", u32::from(view.public.pending).into()),
            ("out", Value::list(view.public.out.iter().copied())),
            ("penalty", per_seat(|reckoning| &reckoning.penalty)),
            ("bonus", per_seat(|reckoning| &reckoning.bonus)),
        ],
    }
}

/// The known cards in the order of their strings, then a `None` for each unknown card.
fn listed(hand: &Hand) -> Vec<Option<Card>> {
    let mut cards: Vec<Card> = hand.cards.iter().collect();
    sort_as_text(&mut cards);
    let unknown = hand.size() - cards.len();
    cards.into_iter().map(Some).chain(std::iter::repeat_n(None, unknown)).collect()
}

fn phase(view: &View) -> &'static str {
    match view.public.phase {
        Phase::Play => "play",
        Phase::Order => "order",
        Phase::Drawn => "drawn",
        Phase::Cover => "cover",
        Phase::Hit => "hit",
        Phase::Over(_) if view.public.verdict.is_some() => OVER,
        Phase::Over(_) => ROUND_OVER,
    }
}
