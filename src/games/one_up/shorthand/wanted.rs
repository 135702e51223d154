//! A typed card, and which cards on display it may be.

use crate::cards::{Card, Suit};
use crate::games::one_up::{CardKind, Copied, Term};

/// A typed card.
#[derive(Clone)]
pub(in crate::games::one_up) struct Wanted {
    pub(super) what: What,
    pub(super) suit: Option<Suit>,
    /// The typed value of a face card.
    pub(super) value: Option<u8>,
    /// The card that a Joker copies.
    pub(super) copied: Option<Box<Wanted>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum What {
    /// Any card with this value.
    Count(u8),
    /// A card of this rank.
    Rank(u8),
    /// A Joker, or a certain one.
    Joker(Option<Card>),
}

impl Wanted {
    /// The possible terms of a card on this display.
    pub(super) fn terms_of(&self, card: Card, display: &[Card]) -> Vec<Term> {
        match CardKind::of(card) {
            Some(CardKind::Number(_)) if self.fits(card) => vec![Term::Number(card)],
            Some(CardKind::Face) if self.fits(card) => {
                let values = [10, 1].into_iter().filter(|value| self.counts(*value));
                values.map(|value| Term::Face(card, value)).collect()
            }
            Some(CardKind::Joker) if self.may_be(card) => {
                let copies = display.iter().flat_map(|&copied| self.copies_of(copied));
                copies.map(|copied| Term::Joker(card, Some(copied))).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Whether a card is possible here, judged by its rank and suit.
    fn fits(&self, card: Card) -> bool {
        let is_suit = self.suit.is_none() || self.suit == card.suit();
        let rank = card.rank().unwrap_or_default();
        is_suit
            && match self.what {
                What::Count(count) => rank == count || rank > 10 && matches!(count, 1 | 10),
                What::Rank(wanted) => rank == wanted,
                What::Joker(wanted) => {
                    card.rank().is_none() && wanted.is_none_or(|wanted| wanted == card)
                }
            }
    }

    /// Whether a face card may have this value here.
    fn counts(&self, value: u8) -> bool {
        self.value.is_none_or(|wanted| wanted == value)
            && !matches!(self.what, What::Count(count) if count != value)
    }

    /// Whether this Joker is possible here.
    fn may_be(&self, joker: Card) -> bool {
        match self.what {
            What::Count(_) => self.suit.is_none(),
            What::Rank(_) => false,
            What::Joker(wanted) => wanted.is_none_or(|wanted| wanted == joker),
        }
    }

    /// The ways in which a Joker here may copy this card.
    fn copies_of(&self, card: Card) -> Vec<Copied> {
        let copied = |value| Copied { card, value };
        let values: &[u8] = if CardKind::of(card) == Some(CardKind::Face) { &[10, 1] } else { &[] };
        match (&self.copied, values) {
            (Some(wanted), _) if !wanted.fits(card) => Vec::new(),
            (Some(_), []) => vec![copied(None)],
            (Some(wanted), _) => {
                // Without a value the copied card may be one that is used, as it was typed.
                let typed = std::iter::once(None).filter(|_| wanted.value.is_none());
                let values = values.iter().filter(|value| wanted.counts(**value));
                typed.chain(values.copied().map(Some)).map(copied).collect()
            }
            (None, []) => {
                let is_value = card.rank().is_some_and(|rank| self.is_value(rank));
                if is_value { vec![copied(None)] } else { Vec::new() }
            }
            (None, _) => {
                let values = values.iter().filter(|value| self.is_value(**value));
                values.copied().map(Some).map(copied).collect()
            }
        }
    }

    /// Whether the value of a Joker is the typed one, if it was typed.
    fn is_value(&self, value: u8) -> bool {
        !matches!(self.what, What::Count(wanted) if wanted != value)
    }
}
