//! What is known about the hidden cards of one hand.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::Card;
use crate::cards::set::CardSet;

/// Maximum number of limits. The loosest limit is dropped first.
pub const MOST_LIMITS: usize = 10;

/// A limit that allows more cards than this is dropped, because it says next to nothing.
pub const LOOSEST: u8 = 15;

/// An upper bound on the number of these cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Limit {
    /// The cards.
    pub cards: CardSet,
    /// Maximum number of these cards.
    pub most: u8,
}

/// What is known about the cards of one heap that are hidden in one hand: upper bounds on the number of cards from
/// certain sets.
///
/// The sets are nested. Each limit's set is within the sets of the later limits, and it allows fewer cards than
/// they do. The limits come from a sequence of events. If no limit was dropped, they are exact: the hands that the
/// events allow are the hands within the limits. Proof by induction, for hands `H`:
///
/// - [`could_not`](Limits::could_not) keeps only hands without a card of `M`. For these, `H` has as many cards of
///   `F` as of `F ∪ M`, so each limit's set may grow by `M`. Then `M` is within all sets.
/// - [`draws`](Limits::draws) results in the hands `H = R ∪ D`, with `R` within the limits and `k` drawn cards
///   `D`. Then at most `most + k` cards of `H` are in a limit's set. Conversely, if that holds, let `D` be the `k`
///   cards of `H` that are in the innermost sets. For each set `F` there are two cases. Either `D` is within `F`,
///   and `R` has at most `most` cards of `F`. Or `F` has no card of `H` outside `D`, and `R` has no card of `F`.
/// - [`shows`](Limits::shows) results in the hands to which the shown card can be added. A limit whose set
///   contains that card allows one card fewer.
/// - [`settle`](Limits::settle) drops limits that no hand of this size can break.
///
/// A card may return to the heap's hidden cards from a place where everybody could see it. The hand did not hold
/// that card, so the caller must report it with `could_not` at that moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Limits {
    // Separate arrays, so that everything fits into a cache line. Unused entries are as in `NONE`.
    cards: [CardSet; MOST_LIMITS],
    most: [u8; MOST_LIMITS],
    len: u8,
}

impl Limits {
    /// Nothing is known.
    pub const NONE: Limits =
        Limits { cards: [CardSet::EMPTY; MOST_LIMITS], most: [0; MOST_LIMITS], len: 0 };

    /// Records that the present hand has none of these cards.
    pub fn could_not(&mut self, cards: CardSet) {
        let grown = self.iter().map(|limit| Limit { cards: limit.cards | cards, ..limit });
        *self = [Limit { cards, most: 0 }].into_iter().chain(grown).collect();
    }

    /// Records that the hand gets this number of unseen cards.
    pub fn draws(&mut self, count: u8) {
        let grown =
            self.iter().map(|limit| Limit { most: limit.most.saturating_add(count), ..limit });
        *self = grown.collect();
    }

    /// Records that a hidden card of the hand becomes known: it is laid down, or shown, or must have been there.
    /// The card must be of this heap. A card of another heap says nothing about the cards of this one.
    pub fn shows(&mut self, card: Card) {
        let fewer = |limit: Limit| Limit {
            most: limit.most.saturating_sub(u8::from(limit.cards.contains(card))),
            ..limit
        };
        *self = self.iter().map(fewer).collect();
    }

    /// Drops the limits that every hand of this size satisfies.
    pub fn settle(&mut self, hand_size: u8) {
        *self = self.iter().filter(|limit| limit.most < hand_size).collect();
    }

    /// Drops all limits.
    pub fn clear(&mut self) {
        *self = Limits::NONE;
    }

    /// Whether these cards may be all or some of the hidden cards of the hand.
    #[inline]
    pub fn allow(&self, cards: CardSet) -> bool {
        self.iter().all(|limit| (limit.cards & cards).len() <= limit.most as usize)
    }

    /// The cards of a heap that may be among `count` cards of it.
    pub fn possible(&self, heap: CardSet, count: u8) -> CardSet {
        if count == 0 {
            return CardSet::EMPTY;
        }
        let lacking = self.iter().filter(|limit| limit.most == 0);
        lacking.fold(heap, |heap, limit| heap - limit.cards)
    }

    /// Of the possible cards those that the hand lacked at some time: it has drawn since.
    pub fn possible_again(&self, heap: CardSet, count: u8) -> CardSet {
        let lacked = self.iter().fold(CardSet::EMPTY, |all, limit| all | limit.cards);
        self.possible(heap, count) & lacked
    }

    /// True if nothing is known.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Number of limits.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// The limits, the strictest with the fewest cards first.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Limit> + '_ {
        let used = self.cards.iter().zip(&self.most).take(self.len());
        used.map(|(&cards, &most)| Limit { cards, most })
    }

    /// Adds a limit whose set contains those of all others.
    ///
    /// # Panics
    /// If its set does not contain them.
    fn add_outermost(&mut self, limit: Limit) {
        let nested = self.outermost().is_none_or(|last| last.cards.is_subset(limit.cards));
        assert!(nested, "limits are nested");
        // A bound on a set also bounds its subsets.
        while self.outermost().is_some_and(|last| last.most >= limit.most) {
            self.forget_outermost();
        }
        let is_new = self.outermost().map_or(CardSet::EMPTY, |last| last.cards) != limit.cards;
        if is_new && limit.most <= LOOSEST && self.len() < MOST_LIMITS {
            self.cards[self.len()] = limit.cards;
            self.most[self.len()] = limit.most;
            self.len += 1;
        }
    }

    fn outermost(&self) -> Option<Limit> {
        let last = self.len().checked_sub(1)?;
        Some(Limit { cards: self.cards[last], most: self.most[last] })
    }

    fn forget_outermost(&mut self) {
        self.len -= 1;
        self.cards[self.len()] = CardSet::EMPTY;
        self.most[self.len()] = 0;
    }
}

impl FromIterator<Limit> for Limits {
    /// Collects nested limits, the one with the fewest cards first. Limits that follow from others are left out.
    ///
    /// # Panics
    /// If one set does not contain the sets before it.
    fn from_iter<I: IntoIterator<Item = Limit>>(limits: I) -> Limits {
        let mut all = Limits::NONE;
        limits.into_iter().for_each(|limit| all.add_outermost(limit));
        all
    }
}

impl fmt::Debug for Limits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Limits {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().collect::<Vec<_>>())
    }
}

impl<'de> Deserialize<'de> for Limits {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Limits, D::Error> {
        let list = Vec::<Limit>::deserialize(deserializer)?;
        if !list.windows(2).all(|two| two[0].cards.is_subset(two[1].cards)) {
            return Err(D::Error::custom("limits are nested"));
        }
        Ok(list.into_iter().collect())
    }
}
