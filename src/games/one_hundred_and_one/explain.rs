//! Reasons for moves, in numbers.

use std::cell::Cell;

use serde::{Deserialize, Serialize};

use crate::cards::Suit;
use crate::cards::set::CardSet;

use super::chains::{ChainEnd, Chains};
use super::eval::skilled;
use super::moves::Move;
use super::pack::{QUEENS, suit_set};
use super::public::Phase;
use super::scoring::cost_of_hand;
use super::texts;
use super::view::View;

/// Why a move is good.
#[expect(missing_docs, reason = "the docs of the variants name their fields")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// A chain of `cards`, after which `left` cards remain that cost `points`.
    Chain { cards: u32, left: u32, points: i32 },
    /// A chain of `cards` empties the hand.
    Out { cards: u32 },
    /// Number of unseen cards that fit.
    Fits { cards: u32, unseen: u32 },
    /// Number of cards of the suit in the hand and among the unseen cards.
    Orders { held: u32, cards: u32, unseen: u32 },
    /// This number of cards must be drawn.
    Takes { cards: u32 },
    /// `cards` stay in the hand that cost `points`; `fit` of them fit now.
    Keeps { cards: u32, points: i32, fit: u32 },
}

/// The reason for this move.
pub(super) fn reason(view: &View, mv: &Move) -> Reason {
    let hand = view.hand(view.public.to_play).cards;
    let unseen = view.unseen();
    let count = |cards: CardSet| cards.len() as u32;
    match mv {
        Move::Play(..) => chain(view, hand, mv),
        Move::Order(suit) => order(hand, unseen, *suit),
        Move::Draw if view.public.phase == Phase::Hit => {
            Reason::Takes { cards: view.public.pending.into() }
        }
        Move::Draw => Reason::Fits {
            cards: count(unseen & view.public.wanted.cards()),
            unseen: count(unseen),
        },
        Move::Pass => {
            let points = cost_of_hand(hand, &view.public.options);
            Reason::Keeps {
                cards: count(hand),
                points,
                fit: count(hand & view.public.wanted.cards()),
            }
        }
    }
}

fn order(hand: CardSet, unseen: CardSet, suit: Suit) -> Reason {
    let of_suit = suit_set(suit) - QUEENS;
    let [held, cards, unseen] =
        [hand & of_suit, unseen & of_suit, unseen].map(|cards| cards.len() as u32);
    Reason::Orders { held, cards, unseen }
}

/// The end of the best chain that begins with this move.
fn chain(view: &View, hand: CardSet, mv: &Move) -> Reason {
    let best: Cell<Option<(i32, ChainEnd)>> = Cell::new(None);
    let worth = |end: &ChainEnd| {
        let worth = skilled(&view.public.options, end);
        if best.get().is_none_or(|(most, _)| worth > most) {
            best.set(Some((worth, *end)));
        }
        worth
    };
    Chains::new(&view.public, &worth).best_after(hand, mv);
    let rest = best.get().map_or(hand, |(_, end)| end.rest);
    let cards = (hand.len() - rest.len()) as u32;
    match best.get() {
        Some((_, end)) if end.is_out() => Reason::Out { cards },
        _ => {
            let points = cost_of_hand(rest, &view.public.options);
            Reason::Chain { cards, left: rest.len() as u32, points }
        }
    }
}

/// The reason as a sentence.
pub(super) fn sentence(reason: &Reason) -> String {
    match *reason {
        Reason::Chain { cards, left, points } => texts::chain_leaves(cards, left, points),
        Reason::Out { cards } => texts::chain_goes_out(cards),
        Reason::Fits { cards, unseen } => texts::unseen_fit(cards, unseen),
        Reason::Orders { held, cards, unseen } => texts::of_the_suit(held, cards, unseen),
        Reason::Takes { cards } => texts::must_take(cards),
        Reason::Keeps { cards, points, fit } => texts::keeps_cards(cards, points, fit),
    }
}
