//! A whole position that a view allows.
//!
//! Cards that a seat has not seen come from two heaps: what the present stock was made of, and what lay
//! hidden in the other hands when it was made. How many cards each hand has drawn from the stock is
//! public, so the imagined hands hold as many of the first heap. A card that somebody has laid down since
//! may have come from either; that is decided first, so that both heaps come out even.

use crate::pile::Pile;
use crate::rng::{Chance, Rng};
use crate::seat::{BySeat, Seat};

use super::counts::Counts;
use super::memory::Memory;
use super::rules::{HundredRummy, LARGEST_PACK, Phase};
use super::split::{Range, Table};
use super::view::View;

/// The hidden cards of an imagined position.
struct Hidden {
    /// The unknown cards of each hand.
    hands: BySeat<Counts>,
    /// What each seat drew from the present stock.
    drawn: BySeat<Counts>,
    /// The stock, its next card last.
    stock: Pile<LARGEST_PACK>,
}

/// Draws a position at random.
pub(super) fn imagine(view: &View, rng: &mut Rng) -> HundredRummy {
    let hidden = hidden_cards(view, rng);
    let seats = view.seats();
    let mut hands = hidden.hands;
    for seat in Seat::all(seats) {
        hands[seat] += view.hand(seat);
    }
    HundredRummy {
        options: view.options,
        seats,
        chance: Chance::new(rng.seed()),
        round: view.round,
        dealer: view.dealer,
        to_play: view.to_play,
        phase: match (view.end, view.must_discard) {
            (Some(end), _) => Phase::Over(end),
            (None, true) => Phase::Discard,
            (None, false) => Phase::Take,
        },
        stock: hidden.stock,
        discard: Pile::leaving_in_order(view.discard.iter().copied()),
        hands,
        scored: BySeat::from_list(&view.scored),
        earlier: BySeat::from_list(&view.earlier),
        rebuilds: view.rebuilds,
        takes: view.takes,
        memory: Memory {
            made: view.stock_made_of,
            drawn: hidden.drawn,
            known: BySeat::from_list(&view.known),
            shown: BySeat::from_list(&view.shown),
        },
    }
}

fn hidden_cards(view: &View, rng: &mut Rng) -> Hidden {
    let others: Vec<Other> = Seat::all(view.seats())
        .filter(|&seat| view.eye != Some(seat))
        .map(|seat| Other::of(view, seat))
        .collect();
    let mut heaps = Heaps::of(view, &others);
    let mut hidden =
        Hidden { hands: BySeat::default(), drawn: BySeat::default(), stock: Pile::new() };
    if let Some(eye) = view.eye {
        hidden.drawn[eye] = view.drew;
    }
    for (other, drawn) in others.iter().zip(heaps.split_shown(&others, rng)) {
        let mut before = other.shown;
        before -= drawn;
        heaps.stock -= drawn;
        heaps.before -= before;
        hidden.drawn[other.seat] = drawn;
    }

    let mut stock = shuffled(heaps.stock, rng);
    let mut before = shuffled(heaps.before, rng);
    for other in &others {
        let drawn = other.drawn - hidden.drawn[other.seat].len();
        for card in (0..drawn).filter_map(|_| stock.pop()) {
            hidden.drawn[other.seat][card] += 1;
            hidden.hands[other.seat][card] += 1;
        }
        for card in (drawn..other.unknown).filter_map(|_| before.pop()) {
            hidden.hands[other.seat][card] += 1;
        }
    }
    hidden.stock = match view.stock.iter().all(Option::is_some) {
        true => Pile::leaving_in_order(view.stock.iter().copied().flatten()),
        false => stock,
    };
    hidden
}

fn shuffled(cards: Counts, rng: &mut Rng) -> Pile<LARGEST_PACK> {
    let mut pile = Pile::leaving_in_order(cards.cards());
    rng.shuffle(&mut pile);
    pile
}

/// What is known of another seat.
struct Other {
    seat: Seat,
    /// Unknown cards in its hand.
    unknown: u8,
    /// How many cards it drew from the present stock.
    drawn: u8,
    /// Cards that came to light out of the unseen part of its hand: laid down, or opened at the end.
    shown: Counts,
}

impl Other {
    fn of(view: &View, seat: Seat) -> Other {
        let index = seat.0 as usize;
        let mut shown = view.hand(seat).saturating_sub(view.known[index]);
        shown += view.shown[index];
        let unknown = view.hands[index].iter().filter(|card| card.is_none()).count() as u8;
        Other { seat, unknown, drawn: view.drawn[index], shown }
    }
}

/// The two heaps that unseen cards, and cards shown by others, came from.
struct Heaps {
    /// The cards of the present stock that neither lie in sight nor were drawn by the viewer.
    stock: Counts,
    /// The cards that were hidden in other hands when that stock was made.
    before: Counts,
}

impl Heaps {
    fn of(view: &View, others: &[Other]) -> Heaps {
        let mut stock = view.stock_made_of;
        stock -= view.drew;
        stock -= Counts::of(view.stock.iter().copied().flatten());
        let mut before = unseen(view);
        for other in others {
            before += other.shown;
        }
        before -= stock;
        Heaps { stock, before }
    }

    /// Which of the cards that each seat has shown came from the stock, drawn at random.
    fn split_shown(&self, others: &[Other], rng: &mut Rng) -> Vec<Counts> {
        let drawn_first = |index: usize, shown: u8, rng: &mut Rng| {
            let (new, old) = (u32::from(self.stock.0[index]), u32::from(self.before.0[index]));
            (0..shown).filter(|_| new + old > 0 && rng.below(new + old) < new).count() as i32
        };
        let row = |other: &Other, rng: &mut Rng| {
            std::array::from_fn(|i| drawn_first(i, other.shown.0[i], rng))
        };
        let mut table = Table {
            cells: others.iter().map(|other| row(other, rng)).collect(),
            caps: others.iter().map(|other| other.shown.0.map(i32::from)).collect(),
            rows: others
                .iter()
                .map(|other| Range {
                    low: i32::from(other.drawn) - i32::from(other.unknown),
                    high: i32::from(other.drawn),
                })
                .collect(),
            columns: std::array::from_fn(|i| Range {
                low: others.iter().map(|other| i32::from(other.shown.0[i])).sum::<i32>()
                    - i32::from(self.before.0[i]),
                high: i32::from(self.stock.0[i]),
            }),
        };
        let found = table.mend();
        debug_assert!(found, "the true position is one of those that a view allows");
        table.cells.iter().map(|row| Counts(row.map(|cell| cell as u8))).collect()
    }
}

/// The cards that this seat sees nowhere: those of the stock and the unknown ones in hands.
fn unseen(view: &View) -> Counts {
    let mut unseen = Counts::sets(view.seats());
    unseen -= Counts::of(view.discard.iter().copied());
    unseen -= Counts::of(view.stock.iter().copied().flatten());
    for seat in Seat::all(view.seats()) {
        unseen -= view.hand(seat);
        unseen -= view.scored[seat.0 as usize].cards();
    }
    unseen
}
