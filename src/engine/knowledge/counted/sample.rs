//! Samples hidden cards that are consistent with everything a seat remembers.
//!
//! Unseen cards come from two heaps: the present stock, and the cards hidden in the other hands when it was made.
//! The number of cards that each hand has drawn from the stock is public. A sampled hand therefore has as many
//! cards from the first heap. A card that was laid down since may have come from either heap. Its origin is
//! sampled first, so that the sizes of both heaps are right.

use crate::cards::Card;
use crate::cards::counts::Counts;
use crate::cards::pile::Pile;
use crate::cards::rng::Rng;
use crate::engine::seat::{BySeat, Seat};

use super::contingency::{Range, Table};
use super::{Memory, Recall};

/// The hidden cards of a sampled position.
pub struct Hidden<const FIRST: u8, const KINDS: usize, const N: usize> {
    /// The unknown cards of each hand.
    pub hands: BySeat<Counts<FIRST, KINDS>>,
    /// The cards of the stock.
    pub stock: Pile<N>,
    /// Everything that the seats have seen.
    pub memory: Memory<FIRST, KINDS>,
}

impl<const FIRST: u8, const KINDS: usize> Recall<FIRST, KINDS> {
    /// Samples the hidden cards. `unseen` has the cards that may be in the stock or be an unknown card of a hand.
    pub fn sample<const N: usize>(
        &self,
        viewer: Option<Seat>,
        hands: &[Vec<Option<Card>>],
        unseen: Counts<FIRST, KINDS>,
        rng: &mut Rng,
    ) -> Option<Hidden<FIRST, KINDS, N>> {
        let memory = Memory { before: BySeat::default(), seen: self.seen };
        let mut hidden = Hidden { hands: BySeat::default(), stock: Pile::new(), memory };
        let others = (0..).map(Seat).zip(hands).filter(|&(seat, _)| viewer != Some(seat));
        if self.others.is_empty() {
            // All hidden cards came from the stock.
            hidden.stock = shuffled(unseen, rng);
            for (seat, hand) in others {
                let unknown = hand.iter().filter(|card| card.is_none()).count();
                hidden.hands[seat] = taken(&mut hidden.stock, unknown);
            }
        } else {
            let others: Vec<_> = others.map(|(seat, hand)| self.other(seat, hand)).collect();
            self.divide(&others, unseen, rng, &mut hidden)?;
        }
        if let Some(viewer) = viewer {
            hidden.memory.before[viewer] = self.own;
        }
        Some(hidden)
    }

    fn other(&self, seat: Seat, hand: &[Option<Card>]) -> Other<FIRST, KINDS> {
        let unknown = hand.iter().filter(|card| card.is_none()).count();
        let open = Counts::of(hand.iter().copied().flatten());
        let mut shown = open.saturating_sub(self.seen.known[seat]);
        shown += self.seen.shown[seat];
        Other { seat, unknown, drawn: self.seen.drawn[seat].into(), shown }
    }

    /// Divides the unseen cards into the two heaps, and deals each heap to the hands and the stock.
    fn divide<const N: usize>(
        &self,
        others: &[Other<FIRST, KINDS>],
        unseen: Counts<FIRST, KINDS>,
        rng: &mut Rng,
        hidden: &mut Hidden<FIRST, KINDS, N>,
    ) -> Option<()> {
        let mut heaps = Heaps { stock: unseen, before: self.others };
        for other in others {
            heaps.stock += other.shown;
        }
        heaps.stock -= heaps.before;
        let split = heaps.split_shown(others, rng)?;
        for (other, drawn) in others.iter().zip(&split) {
            let before = &mut hidden.memory.before[other.seat];
            *before = other.shown;
            *before -= *drawn;
            heaps.stock -= *drawn;
            heaps.before -= *before;
        }
        hidden.stock = shuffled(heaps.stock, rng);
        let mut before: Pile<N> = shuffled(heaps.before, rng);
        for (other, drawn) in others.iter().zip(&split) {
            let new = other.drawn - drawn.len();
            let old = taken(&mut before, other.unknown - new);
            hidden.hands[other.seat] = taken(&mut hidden.stock, new);
            hidden.hands[other.seat] += old;
            hidden.memory.before[other.seat] += old;
        }
        Some(())
    }
}

fn shuffled<const FIRST: u8, const KINDS: usize, const N: usize>(
    cards: Counts<FIRST, KINDS>,
    rng: &mut Rng,
) -> Pile<N> {
    let mut pile = Pile::from_top_first(cards.cards());
    rng.shuffle(&mut pile);
    pile
}

/// Takes this number of cards off a pile.
fn taken<const FIRST: u8, const KINDS: usize, const N: usize>(
    pile: &mut Pile<N>,
    cards: usize,
) -> Counts<FIRST, KINDS> {
    Counts::of((0..cards).filter_map(|_| pile.pop()))
}

/// What is known about another seat.
struct Other<const FIRST: u8, const KINDS: usize> {
    seat: Seat,
    /// Number of unknown cards in its hand.
    unknown: usize,
    /// Number of cards that it drew from the present stock.
    drawn: usize,
    /// Cards revealed from the unseen part of its hand: laid down, or opened at the end.
    shown: Counts<FIRST, KINDS>,
}

/// The two heaps that unseen cards, and cards shown by others, came from.
struct Heaps<const FIRST: u8, const KINDS: usize> {
    /// The present stock, without visible cards and cards that the viewer drew.
    stock: Counts<FIRST, KINDS>,
    /// The cards that were hidden in other hands when that stock was made.
    before: Counts<FIRST, KINDS>,
}

impl<const FIRST: u8, const KINDS: usize> Heaps<FIRST, KINDS> {
    /// Samples which of the cards shown by each seat came from the stock. `None` if that is impossible.
    fn split_shown(
        &self,
        others: &[Other<FIRST, KINDS>],
        rng: &mut Rng,
    ) -> Option<Vec<Counts<FIRST, KINDS>>> {
        let drawn_first = |kind: usize, shown: u8, rng: &mut Rng| {
            let (new, old) = (u32::from(self.stock.0[kind]), u32::from(self.before.0[kind]));
            (0..shown).filter(|_| new + old > 0 && rng.below(new + old) < new).count() as i32
        };
        let row = |other: &Other<FIRST, KINDS>, rng: &mut Rng| {
            std::array::from_fn(|kind| drawn_first(kind, other.shown.0[kind], rng))
        };
        let mut table = Table {
            cells: others.iter().map(|other| row(other, rng)).collect(),
            caps: others.iter().map(|other| other.shown.0.map(i32::from)).collect(),
            rows: others
                .iter()
                .map(|other| Range {
                    low: other.drawn as i32 - other.unknown as i32,
                    high: other.drawn as i32,
                })
                .collect(),
            columns: std::array::from_fn(|kind| Range {
                low: others.iter().map(|other| i32::from(other.shown.0[kind])).sum::<i32>()
                    - i32::from(self.before.0[kind]),
                high: i32::from(self.stock.0[kind]),
            }),
        };
        let cells = table.mend().then_some(table.cells)?;
        Some(cells.iter().map(|row| Counts(row.map(|cell| cell as u8))).collect())
    }
}
