//! What a hand may lead, and what it may answer.

use crate::cards::Card;
use crate::cards::set::CardSet;

use super::meld::Meld;
use super::trumps::{RANKS, Trumps};

/// Hands over every card and, with sets, every set that may be led from a hand. A set without a trump can be led
/// with any of its cards on top.
pub(super) fn leads(hand: CardSet, trumps: Trumps, sets: bool, mut out: impl FnMut(Meld)) {
    hand.iter().map(Meld::only).for_each(&mut out);
    if !sets {
        return;
    }
    for size in [2, 3] {
        sets_of(hand, size, |set| match trump_in(set, trumps) {
            Some(trump) => out(with_top(set, trump)),
            None => set.iter().for_each(|top| out(with_top(set, top))),
        });
    }
}

/// Hands over every answer to a lead. Which card of a set is on top means nothing, so each set is one answer.
pub(super) fn answers(hand: CardSet, trumps: Trumps, lead: Meld, mut out: impl FnMut(Meld)) {
    let duty = Duty::of(hand, trumps, lead);
    (hand & duty.singles).iter().map(Meld::only).for_each(&mut out);
    if lead.len() > 1 {
        sets_of(hand, lead.len(), |set| {
            if duty.allows_set(set) {
                out(written(set, trumps));
            }
        });
    }
}

/// What a follower must do.
pub(super) struct Duty {
    /// The single cards that may be played.
    singles: CardSet,
    /// The cards of which a set must contain one.
    in_sets: CardSet,
}

impl Duty {
    /// Who has a card of the led suit follows suit with a single card, and has a card of the led suit or a trump
    /// in a set.
    #[inline]
    pub(super) fn of(hand: CardSet, trumps: Trumps, lead: Meld) -> Duty {
        let led = trumps.cards_of(trumps.suit(lead[0]));
        if !hand.intersects(led) {
            return Duty { singles: CardSet::ALL, in_sets: CardSet::ALL };
        }
        Duty { singles: led, in_sets: led | trumps.cards() }
    }

    /// Whether a single card may be played.
    pub(super) fn allows_single(&self, card: Card) -> bool {
        self.singles.contains(card)
    }

    /// Whether a set may be played.
    pub(super) fn allows_set(&self, set: CardSet) -> bool {
        self.in_sets.intersects(set)
    }
}

/// The cards that a hand cannot have held that answered a lead in this way, if it tells something.
pub(super) fn missing_suit(trumps: Trumps, lead: Meld, answer: Meld) -> Option<CardSet> {
    let led = trumps.cards_of(trumps.suit(lead[0]));
    let would_do = Duty::of(led, trumps, lead);
    let follows = match answer[..] {
        [card] => would_do.allows_single(card),
        _ => would_do.allows_set(answer.iter().copied().collect()),
    };
    (!follows).then_some(led)
}

/// How an answering set is written: its trump first, if it has one, the others in the order of suits.
pub(super) fn written(set: CardSet, trumps: Trumps) -> Meld {
    let top = trump_in(set, trumps).or(set.first());
    with_top(set, top.expect("a set has cards"))
}

/// Hands over every set of so many cards of one rank.
fn sets_of(hand: CardSet, size: usize, mut out: impl FnMut(CardSet)) {
    for cards in RANKS.map(|rank| hand & rank) {
        match (cards.len(), size) {
            (held, size) if held < size => {}
            (held, size) if held == size => out(cards),
            (_, 2) => pairs_of(cards, &mut out),
            // Three of four: all but one.
            (_, _) => cards.iter().rev().for_each(|card| out(cards.without(card))),
        }
    }
}

fn pairs_of(cards: CardSet, mut out: impl FnMut(CardSet)) {
    let mut others = cards;
    for one in cards {
        others.remove(one);
        others.iter().for_each(|other| out(CardSet::singleton(one).with(other)));
    }
}

/// The trump of a set, the higher one of the two Jokers.
fn trump_in(set: CardSet, trumps: Trumps) -> Option<Card> {
    (set & trumps.cards()).first()
}

/// A set with this card on top and the others in the order of suits.
fn with_top(set: CardSet, top: Card) -> Meld {
    let others = set.without(top);
    Meld::of([top].into_iter().chain(others)).expect("a set has at most three cards")
}
