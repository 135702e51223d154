//! The view: everything that one seat may know.

use serde::{Deserialize, Serialize};

use crate::cards::set::CardSet;
use crate::cards::{Card, sort_as_text};
use crate::engine::game::{OVER, ROUND_OVER, Snapshot, Turn};
use crate::engine::place::Place;
use crate::engine::seat::{Seat, SeatSet};
use crate::engine::value::Value;

use super::knowledge::HandLimits;
use super::meld::Meld;
use super::position::Shootout;
use super::public::{Phase, Public};
use super::trick::{Trick, trick_of};
use super::trumps::PACK;

/// Everything that one seat may know of a position, including its memory.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The seat whose view it is; `None` for the whole position.
    pub viewer: Option<Seat>,
    /// The public state.
    pub public: Public,
    /// The stock, the next card first.
    pub stock: Vec<Option<Card>>,
    /// The discard pile, the top card first.
    pub discard: Vec<Card>,
    /// Every hand.
    pub hands: Vec<Held>,
    /// The seats that have looked at the stock's top card.
    pub looked: SeatSet,
    /// The cards of which the present stock was made; before the first rebuild, the whole pack.
    pub stock_made_of: CardSet,
    /// Cards in hands that all have seen: taken from the discard pile and not played since.
    pub taken: CardSet,
    /// For each seat: cards in other hands that it saw on top of the stock, as far as the viewer knows.
    pub peeked: Vec<CardSet>,
    /// The limits on hidden cards, by the seat that knows them and the seat that holds the cards. With a viewer, only
    /// its own row is filled.
    pub limits: Vec<Vec<HandLimits>>,
}

/// A hand as the viewer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Held {
    /// The cards that are known.
    pub known: CardSet,
    /// Number of unknown cards that were in hands before the present stock was made.
    pub older: u8,
    /// Number of unknown cards that came from the present stock.
    pub newer: u8,
}

impl Held {
    /// Number of cards that are not known.
    pub fn hidden(&self) -> usize {
        usize::from(self.older + self.newer)
    }
}

impl View {
    /// Number of seats.
    pub fn seats(&self) -> u8 {
        self.public.seats
    }

    /// The cards of a hand that are known.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.0 as usize].known
    }

    /// The cards that the viewer sees neither in a hand nor in the discard pile nor in the trick.
    pub(super) fn unseen(&self) -> CardSet {
        let discard: CardSet = self.discard.iter().copied().collect();
        let hands = self.hands.iter().fold(CardSet::EMPTY, |hands, held| hands | held.known);
        PACK - discard - hands - self.public.trick.cards()
    }

    /// Marks a card in a hand. False if that is impossible.
    pub(super) fn marks(&mut self, seat: Seat, card: Card) -> bool {
        let is_unseen = self.unseen().contains(card) && !self.stock.contains(&Some(card));
        let is_newer = self.stock_made_of.contains(card);
        let hand = &mut self.hands[seat.0 as usize];
        let hidden = if is_newer { &mut hand.newer } else { &mut hand.older };
        if hand.known.contains(card) {
            return true;
        }
        let Some(left) = hidden.checked_sub(1).filter(|_| is_unseen) else { return false };
        *hidden = left;
        hand.known.insert(card);
        true
    }

    /// The trick after this answer of the seat to move.
    pub(super) fn trick_with(&self, answer: Meld) -> Trick {
        let mut trick = self.public.trick;
        trick.answer(self.public.actor, answer);
        trick
    }
}

impl Shootout {
    pub(super) fn seen_by(&self, viewer: Option<Seat>) -> View {
        let seats = || Seat::all(self.public.seats);
        let sees_top = viewer.is_some_and(|viewer| self.memory.looked.contains(viewer));
        let stock = self.stock.from_top().enumerate();
        let in_sight = |index: usize| viewer.is_none() || index == 0 && sees_top;
        View {
            viewer,
            public: self.public.clone(),
            stock: stock.map(|(index, card)| in_sight(index).then_some(card)).collect(),
            discard: self.discard.from_top().collect(),
            hands: seats().map(|seat| self.hand_seen_by(seat, viewer)).collect(),
            looked: self.memory.looked,
            stock_made_of: self.memory.made,
            taken: self.memory.taken,
            peeked: seats().map(|seat| self.peeked_as_known_to(seat, viewer)).collect(),
            limits: seats().map(|seat| self.limits_of(seat, viewer)).collect(),
        }
    }

    fn hand_seen_by(&self, seat: Seat, viewer: Option<Seat>) -> Held {
        let hand = self.hands[seat];
        let is_over = matches!(self.public.phase, Phase::Over(_));
        let known = match viewer {
            Some(viewer) if viewer != seat && !is_over => hand & self.memory.known_to(viewer),
            _ => hand,
        };
        let newer = ((hand - known) & self.memory.made).len() as u8;
        Held { known, older: (hand - known).len() as u8 - newer, newer }
    }

    /// The cards in other hands that `seat` has peeked at, as far as the viewer knows.
    fn peeked_as_known_to(&self, seat: Seat, viewer: Option<Seat>) -> CardSet {
        let peeked = self.memory.peeked[seat];
        viewer.map_or(peeked, |viewer| peeked & (self.hands[viewer] | self.memory.known_to(viewer)))
    }

    fn limits_of(&self, seat: Seat, viewer: Option<Seat>) -> Vec<HandLimits> {
        let row = &self.memory.limits[seat.0 as usize][..self.public.seats as usize];
        if viewer.is_none_or(|viewer| viewer == seat) { row.to_vec() } else { Vec::new() }
    }
}

/// The view in the format that all games share.
pub(super) fn snapshot(view: &View) -> Snapshot {
    let public = &view.public;
    let seats = || Seat::all(public.seats);
    let mut piles = vec![
        (Place::STOCK, view.stock.clone()),
        (Place::DISCARD, view.discard.iter().copied().map(Some).collect()),
    ];
    piles.extend(seats().map(|seat| (Place::hand(seat), listed(&view.hands[seat.0 as usize]))));
    piles.extend(
        seats().map(|seat| {
            (trick_of(seat), public.trick.of(seat).iter().copied().map(Some).collect())
        }),
    );
    let games_won = public.games_won.of(public.seats).iter().map(|&won| u32::from(won));
    Snapshot {
        round: public.round,
        dealer: public.dealer,
        phase: phase(public),
        scores: public.tally.totals.of(public.seats).to_vec(),
        piles,
        info: vec![
            ("trumps", public.trumps.0.into()),
            ("target", Value::list(seats().map(|seat| public.target(seat)))),
            ("shooter", public.shooter().into()),
            ("shots_left", u32::from(public.shots_left).into()),
            ("sums", Value::list(public.sums.of(public.seats).iter().copied())),
            ("pairs", Value::list(seats().map(|seat| public.pairs.contains(seat)))),
            ("rebuilds", u32::from(public.rebuilds).into()),
            ("tricks", u32::from(public.tricks).into()),
            ("games_won", Value::list(games_won)),
        ],
    }
}

/// The known cards in the order of their strings, then a `None` for each unknown card.
fn listed(held: &Held) -> Vec<Option<Card>> {
    let mut known: Vec<Card> = held.known.iter().collect();
    sort_as_text(&mut known);
    known.into_iter().map(Some).chain(std::iter::repeat_n(None, held.hidden())).collect()
}

fn phase(public: &Public) -> &'static str {
    match public.phase {
        Phase::Take => "take",
        Phase::Discard => "discard",
        Phase::Shoot => "shoot",
        Phase::Follow => "follow",
        Phase::Score | Phase::Sum => "score",
        Phase::Over(_) => match public.whose_turn() {
            Turn::Over(_) => OVER,
            _ => ROUND_OVER,
        },
    }
}
