//! Test oracle: follows only the events that one seat receives, and judges sampled positions.
//!
//! It does not depend on how a game represents a seat's knowledge. It records every event, and asks whether the cards
//! of a sampled position can have reached their places in any way. That is a flow problem. Each card that another seat
//! showed or holds came from the present stock, or was hidden in a hand when that stock was made. Those from the stock
//! must match the cards that the stock has lost, kind by kind, and each seat's number of draws. A card shown before the
//! seat's first draw was in its hand before. (Of two cards shown later, one may be too early for the second draw. The
//! rules pages do not say that a seat knows this, so the oracle ignores it.)

use std::collections::BTreeMap;

use crate::cards::Card;
use crate::engine::event::{Event, Note};
use crate::engine::place::Place;
use crate::engine::seat::{MAX_SEATS, Seat};
use crate::table::Table;

const KINDS: usize = Card::KINDS as usize;

type Cards = [i32; KINDS];

/// The oracle's knowledge of another seat.
#[derive(Clone, Copy)]
struct Other {
    size: i32,
    /// Cards taken from the discard pile and still in the hand.
    known: Cards,
    /// Number of cards drawn from the present stock.
    draws: i32,
    /// Cards played from the unseen part of the hand since the first such draw.
    shown: Cards,
}

/// The knowledge of one seat, derived from events alone.
#[derive(Clone)]
pub(crate) struct Oracle {
    viewer: Seat,
    pack: Cards,
    made: Cards,
    drew: Cards,
    hand: Cards,
    discard: Vec<Card>,
    /// Face-up cards in all other places.
    open: BTreeMap<Place, Cards>,
    others: [Other; MAX_SEATS],
    /// Number of times the stock was rebuilt in the present round.
    pub(crate) rebuilds: u32,
}

fn kind(card: Card) -> usize {
    card.index().into()
}

fn count(cards: impl IntoIterator<Item = Card>) -> Cards {
    let mut counts = [0; KINDS];
    cards.into_iter().for_each(|card| counts[kind(card)] += 1);
    counts
}

fn holds(all: &Cards, some: &Cards) -> bool {
    all.iter().zip(some).all(|(all, some)| all >= some)
}

fn less(all: &Cards, some: &Cards) -> Cards {
    std::array::from_fn(|kind| all[kind] - some[kind])
}

impl Oracle {
    /// An oracle in this seat, for this pack.
    pub(crate) fn new(viewer: Seat, pack: impl IntoIterator<Item = Card>) -> Oracle {
        Oracle::before_the_deal(viewer, count(pack))
    }

    fn before_the_deal(viewer: Seat, pack: Cards) -> Oracle {
        let none = [0; KINDS];
        let other = Other { size: 0, known: none, draws: 0, shown: none };
        Oracle {
            viewer,
            pack,
            made: pack,
            drew: none,
            hand: none,
            discard: Vec::new(),
            open: BTreeMap::new(),
            others: [other; MAX_SEATS],
            rebuilds: 0,
        }
    }

    /// Updates the knowledge with these events.
    pub(crate) fn watch<N: Note>(&mut self, events: &[Event<N>]) {
        for event in events {
            match event.clone().seen_by(self.viewer) {
                Event::Deal { .. } => *self = Oracle::before_the_deal(self.viewer, self.pack),
                Event::Move { card, from, to, .. } => self.watch_card(card, from, to),
                Event::Rebuild { cards, .. } => {
                    // From the bottom: a game may leave the top card in place.
                    self.made = count(self.discard.drain(..cards as usize));
                    self.drew = [0; KINDS];
                    self.rebuilds += 1;
                    for other in &mut self.others {
                        (other.draws, other.shown) = (0, [0; KINDS]);
                    }
                }
                Event::Note(_) | Event::Score { .. } | Event::RoundOver | Event::Over => {}
                strange @ Event::Look { .. } => panic!("{strange:?}"),
            }
        }
    }

    fn watch_card(&mut self, card: Option<Card>, from: Place, to: Place) {
        match (card, from, to.owner().filter(|_| to.is_hand())) {
            (card, Place::STOCK, Some(seat)) => self.draws(seat, card),
            (Some(card), Place::STOCK, None) => {
                self.made[kind(card)] -= 1;
                self.lies_open(card, to);
            }
            (Some(card), Place::DISCARD, Some(seat)) => {
                assert_eq!(self.discard.pop(), Some(card));
                self.takes(seat, kind(card));
            }
            (Some(card), from, None) if from.is_hand() => {
                self.lays_down(from.owner().expect("a hand is somebody's"), kind(card));
                self.lies_open(card, to);
            }
            strange => panic!("{strange:?}"),
        }
    }

    fn lies_open(&mut self, card: Card, at: Place) {
        match at {
            Place::DISCARD => self.discard.push(card),
            _ => self.open.entry(at).or_insert([0; KINDS])[kind(card)] += 1,
        }
    }

    fn draws(&mut self, seat: Seat, card: Option<Card>) {
        let other = &mut self.others[seat.0 as usize];
        if seat == self.viewer {
            let kind = kind(card.expect("one's own cards are seen"));
            self.hand[kind] += 1;
            self.drew[kind] += 1;
        } else {
            assert_eq!(card, None, "others' draws are hidden");
            (other.size, other.draws) = (other.size + 1, other.draws + 1);
        }
    }

    fn takes(&mut self, seat: Seat, kind: usize) {
        let other = &mut self.others[seat.0 as usize];
        if seat == self.viewer {
            self.hand[kind] += 1;
        } else {
            (other.size, other.known[kind]) = (other.size + 1, other.known[kind] + 1);
        }
    }

    fn lays_down(&mut self, seat: Seat, kind: usize) {
        let other = &mut self.others[seat.0 as usize];
        if seat == self.viewer {
            self.hand[kind] -= 1;
            return;
        }
        other.size -= 1;
        if other.known[kind] > 0 {
            other.known[kind] -= 1;
        } else if other.draws > 0 {
            other.shown[kind] += 1;
        }
    }

    /// Checks that a position may be the true one. The error says what contradicts the knowledge.
    pub(crate) fn judge<G: Table>(&self, position: &G) -> Result<(), String> {
        let right = |fits: bool, what: &str| if fits { Ok(()) } else { Err(what.to_owned()) };
        let (mut left, mut all_shown) = (less(&self.made, &self.drew), Vec::new());
        for zone in G::scene(&position.view(None)).zones {
            let cards: Vec<Card> = zone.cards.iter().copied().flatten().collect();
            let counts = count(cards.iter().copied());
            match (zone.place, zone.place.owner().filter(|_| zone.place.is_hand())) {
                (Place::STOCK, _) => {
                    right(holds(&left, &counts), "the stock holds cards that are not in it")?;
                    left = less(&left, &counts);
                }
                (Place::DISCARD, _) => {
                    let is_same = cards.iter().eq(self.discard.iter().rev());
                    right(is_same, "the discard pile is another one")?;
                }
                (_, Some(seat)) if seat == self.viewer => {
                    right(counts == self.hand, "the own hand is another one")?;
                }
                (_, Some(seat)) => {
                    let other = &self.others[seat.0 as usize];
                    right(cards.len() as i32 == other.size, "a hand has another size")?;
                    right(holds(&counts, &other.known), "a taken card is not in the hand")?;
                    if other.draws > 0 {
                        let held = less(&counts, &other.known);
                        let shown = std::array::from_fn(|kind| held[kind] + other.shown[kind]);
                        all_shown.push((other.draws, shown));
                    }
                }
                (place, None) => {
                    let open = self.open.get(&place).copied().unwrap_or([0; KINDS]);
                    right(counts == open, "open cards are other ones")?;
                }
            }
        }
        right(can_have_left(left, &all_shown), "the cards cannot have come where they lie")
    }
}

/// Whether the cards that left the stock can be among those that the seats showed or hold.
fn can_have_left(left: Cards, seats: &[(i32, Cards)]) -> bool {
    let mut flow = Flow::default();
    let (source, sink) = (flow.node(), flow.node());
    let kinds: [usize; KINDS] = std::array::from_fn(|_| flow.node());
    for (kind, cards) in kinds.into_iter().zip(left) {
        flow.pipe(source, kind, cards);
    }
    for (draws, shown) in seats {
        let seat = flow.node();
        flow.pipe(seat, sink, *draws);
        for (kind, cards) in kinds.into_iter().zip(shown) {
            flow.pipe(kind, seat, *cards);
        }
    }
    let lost: i32 = left.iter().sum();
    let drawn: i32 = seats.iter().map(|(draws, _)| draws).sum();
    lost == drawn && flow.most(source, sink) == lost
}

/// A flow network. Each edge is followed by its reverse edge.
#[derive(Default)]
struct Flow {
    from: Vec<Vec<usize>>,
    pipes: Vec<(usize, i32)>,
}

impl Flow {
    fn node(&mut self) -> usize {
        self.from.push(Vec::new());
        self.from.len() - 1
    }

    fn pipe(&mut self, from: usize, to: usize, capacity: i32) {
        if capacity == 0 {
            return;
        }
        self.from[from].push(self.pipes.len());
        self.pipes.push((to, capacity));
        self.from[to].push(self.pipes.len());
        self.pipes.push((from, 0));
    }

    fn most(&mut self, source: usize, sink: usize) -> i32 {
        let mut flow = 0;
        while self.one_more(source, sink, &mut vec![false; self.from.len()]) {
            flow += 1;
        }
        flow
    }

    fn one_more(&mut self, at: usize, sink: usize, seen: &mut [bool]) -> bool {
        if at == sink {
            return true;
        }
        if std::mem::replace(&mut seen[at], true) {
            return false;
        }
        for i in 0..self.from[at].len() {
            let pipe = self.from[at][i];
            let (to, capacity) = self.pipes[pipe];
            if capacity > 0 && self.one_more(to, sink, seen) {
                self.pipes[pipe].1 -= 1;
                self.pipes[pipe ^ 1].1 += 1;
                return true;
            }
        }
        false
    }
}
