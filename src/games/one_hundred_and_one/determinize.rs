//! Samples a whole position that is consistent with a view.
//!
//! The unseen cards form two heaps, and the number of cards of each heap in each hand is public. Each heap is dealt
//! within the limits that follow when a player could not play. When a player *could* play, deals without a fitting card
//! are repeated. If that fails too often, such a card is put into the hand first. Bots may also use the likely
//! preferences of players.

use arrayvec::ArrayVec;

use crate::cards::Card;
use crate::cards::pile::Pile;
use crate::cards::rng::Rng;
use crate::cards::set::CardSet;
use crate::engine::chance::Chance;
use crate::engine::knowledge::distinct::{Share, deal};

use super::MOST_SEATS;
use super::knowledge::MOST_HOLDS;
use super::observations::Observations;
use super::pack::PACK_SIZE;
use super::position::OneHundredAndOne;
use super::view::View;

/// Maximum number of rejected deals before a fitting deal is constructed.
const THROWN_AWAY: u32 = 12;
/// Maximum number of attempts to construct a fitting deal.
const TRIES: u32 = 50;
/// One position in this number follows the rules alone: not everybody plays as most players would.
const SURPRISES: u32 = 5;

/// Samples a position; all consistent positions are equally likely. `None` if there is none.
pub(super) fn sample(view: &View, rng: &mut Rng) -> Option<OneHundredAndOne> {
    let dealt = Hidden::of(view).dealt(rng)?;
    Some(position(view, &dealt, rng))
}

/// Samples a position in which, mostly, hands lack the cards that most players would have laid down earlier.
pub(super) fn likely(view: &View, rng: &mut Rng) -> OneHundredAndOne {
    let hidden = Hidden::of(view);
    let surprises = rng.one_in(SURPRISES);
    let likely = if surprises { None } else { hidden.likely().agreeing(rng) };
    let dealt = likely.or_else(|| hidden.dealt(rng));
    position(view, &dealt.expect("the true position is one of those that a view allows"), rng)
}

fn position(view: &View, hidden: &Dealt, rng: &mut Rng) -> OneHundredAndOne {
    let mut hands = [CardSet::EMPTY; MOST_SEATS];
    let all = hands.iter_mut().zip(&view.hands).zip(hidden.hands);
    all.for_each(|((hand, seen), unseen)| *hand = seen.cards | unseen);
    OneHundredAndOne {
        public: view.public.clone(),
        hands,
        stock: stock(view, hidden.stock, rng),
        knowledge: view.knowledge,
        observations: Observations::new(),
        chance: Chance::new(rng.seed()),
    }
}

fn stock(view: &View, unseen: CardSet, rng: &mut Rng) -> Pile<PACK_SIZE> {
    if view.stock.iter().all(Option::is_some) {
        return Pile::new().filled_in(&view.stock);
    }
    let mut stock = Pile::from_top_first(unseen.iter());
    rng.shuffle(&mut stock);
    stock.filled_in(&view.stock)
}

/// The unseen cards in their places.
#[derive(Default)]
struct Dealt {
    hands: [CardSet; MOST_SEATS],
    stock: CardSet,
}

/// The hidden cards of a view, as two heaps to deal.
struct Hidden<'a> {
    view: &'a View,
    newer: Heap,
    older: Heap,
}

/// Unseen cards, and the shares of them for each seat and, last, for the stock.
#[derive(Clone)]
struct Heap {
    cards: CardSet,
    shares: ArrayVec<Share, { MOST_SEATS + 1 }>,
}

impl Heap {
    /// Puts a card into a hand before the rest is dealt.
    fn give(&mut self, card: Card, seat: usize) {
        self.cards = self.cards.without(card);
        self.shares[seat].takes -= 1;
        self.shares[seat].limits.shows(card);
    }

    fn can_give(&self, card: Card, seat: usize) -> bool {
        let share = &self.shares[seat];
        self.cards.contains(card) && share.takes > 0 && share.limits.allow(CardSet::singleton(card))
    }
}

impl<'a> Hidden<'a> {
    fn of(view: &'a View) -> Hidden<'a> {
        let hands = || view.hands.iter().zip(&view.knowledge.hands);
        let unknown = view.stock.iter().filter(|card| card.is_none()).count() as u8;
        let newer = hands().map(|(hand, known)| Share { takes: hand.newer, limits: known.newer });
        let older = hands().map(|(hand, known)| Share { takes: hand.older, limits: known.older });
        let unseen = view.unseen();
        let made = view.knowledge.made;
        Hidden {
            view,
            newer: Heap {
                cards: unseen & made,
                shares: newer.chain([Share::free(unknown)]).collect(),
            },
            older: Heap { cards: unseen - made, shares: older.chain([Share::free(0)]).collect() },
        }
    }

    fn dealt(&self, rng: &mut Rng) -> Option<Dealt> {
        self.agreeing(rng)
            // Accepts a position that ignores `must_hold` if no better one is found.
            .or_else(|| deal_both(&self.newer, &self.older, rng))
    }

    /// The same cards, with the limits that the players' preferences make likely.
    fn likely(&self) -> Hidden<'a> {
        let (mut newer, mut older) = (self.newer.clone(), self.older.clone());
        let hands = newer.shares.iter_mut().zip(&mut older.shares).zip(&self.view.knowledge.hands);
        for ((newer, older), known) in hands.take(self.view.hands.len()) {
            (newer.limits, older.limits) = (known.likely_newer, known.likely_older);
        }
        Hidden { view: self.view, newer, older }
    }

    /// A deal in which the hands hold the cards of `must_hold`; `None` if there is none.
    fn agreeing(&self, rng: &mut Rng) -> Option<Dealt> {
        let must_hold = self.must_hold();
        let agrees =
            |dealt: &Dealt| must_hold.iter().all(|&(at, set)| dealt.hands[at].intersects(set));
        (0..THROWN_AWAY)
            .find_map(|_| deal_both(&self.newer, &self.older, rng).filter(agrees))
            .or_else(|| (0..TRIES).find_map(|_| self.dealt_around(&must_hold, rng)))
    }

    /// The sets of which a hidden hand holds at least one card, with the index of its seat.
    fn must_hold(&self) -> ArrayVec<(usize, CardSet), { MOST_HOLDS * MOST_SEATS }> {
        let hands = self.view.hands.iter().zip(&self.view.knowledge.hands).enumerate();
        let hidden = hands.filter(|(_, (hand, _))| hand.newer + hand.older > 0);
        let known = hidden.flat_map(|(seat, (_, known))| known.holds.map(|cards| (seat, cards)));
        known.filter(|(_, cards)| !cards.is_empty()).collect()
    }

    /// Puts cards that must be in hands there first, and deals the rest; `None` if that is impossible.
    fn dealt_around(&self, must_hold: &[(usize, CardSet)], rng: &mut Rng) -> Option<Dealt> {
        let (mut newer, mut older) = (self.newer.clone(), self.older.clone());
        let mut given = [CardSet::EMPTY; MOST_SEATS];
        for &(seat, cards) in must_hold {
            if given[seat].intersects(cards) {
                continue;
            }
            let can_be = |card: &Card| newer.can_give(*card, seat) || older.can_give(*card, seat);
            let possible: ArrayVec<Card, PACK_SIZE> = cards.iter().filter(can_be).collect();
            if possible.is_empty() {
                return None;
            }
            let card = *rng.pick(&possible);
            let heap = if newer.cards.contains(card) { &mut newer } else { &mut older };
            heap.give(card, seat);
            given[seat].insert(card);
        }
        let mut dealt = deal_both(&newer, &older, rng)?;
        dealt.hands.iter_mut().zip(given).for_each(|(hand, given)| *hand |= given);
        Some(dealt)
    }
}

/// Deals both heaps within their limits; `None` if that is impossible.
fn deal_both(newer: &Heap, older: &Heap, rng: &mut Rng) -> Option<Dealt> {
    let mut dealt = Dealt::default();
    for heap in [newer, older] {
        let shares = deal(heap.cards, &heap.shares, rng)?;
        let (stock, hands) = shares.split_last().expect("the stock comes last");
        dealt.stock |= *stock;
        dealt.hands.iter_mut().zip(hands).for_each(|(hand, share)| *hand |= *share);
    }
    Some(dealt)
}
