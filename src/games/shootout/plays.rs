//! The legal leads and answers of a hand.

use crate::cards::Card;
use crate::cards::set::CardSet;

use super::meld::Meld;
use super::trumps::{RANKS, Trumps};

/// Passes to `out` every card and, with sets, every set that may be led from a hand. A set without a trump can be led
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

/// Passes to `out` every legal answer to a lead. The top card of an answering set has no meaning, so each set is one
/// answer.
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

/// The duty of a follower.
pub(super) struct Duty {
    /// The single cards that may be played.
    singles: CardSet,
    /// A set must contain one of these cards.
    in_sets: CardSet,
}

impl Duty {
    /// A hand with a card of the led suit must follow suit with a single card. A set from it must contain a card of the
    /// led suit or a trump.
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

/// The led suit's cards, if this answer shows that the hand held none of them.
pub(super) fn missing_suit(trumps: Trumps, lead: Meld, answer: Meld) -> Option<CardSet> {
    let led = trumps.cards_of(trumps.suit(lead[0]));
    let would_do = Duty::of(led, trumps, lead);
    let follows = match answer[..] {
        [card] => would_do.allows_single(card),
        _ => would_do.allows_set(answer.iter().copied().collect()),
    };
    (!follows).then_some(led)
}

/// An answering set in its notation: a trump first, if it has one, and the others in the order of suits.
pub(super) fn written(set: CardSet, trumps: Trumps) -> Meld {
    let top = trump_in(set, trumps).or(set.first());
    with_top(set, top.expect("a set has cards"))
}

/// Passes to `out` every set of `size` cards of one rank.
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

/// The trump of a set; of the two Jokers the higher one.
fn trump_in(set: CardSet, trumps: Trumps) -> Option<Card> {
    (set & trumps.cards()).first()
}

/// A set with this card on top and the others in the order of suits.
fn with_top(set: CardSet, top: Card) -> Meld {
    let others = set.without(top);
    Meld::of([top].into_iter().chain(others)).expect("a set has at most three cards")
}
