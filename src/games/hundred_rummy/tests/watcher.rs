//! Somebody who sits at the table, follows only what one seat is told, and judges imagined positions.
//!
//! This knows nothing of how the game keeps its memory: it writes every event down, and asks whether there
//! is any way in which the cards of an imagined position can have come where they lie. That is a question
//! of flow: each card that another seat showed or holds came from the present stock or was hidden in a hand
//! when that stock was made; the first were as many of each value as the stock has lost, and as many in each
//! seat as it has drawn. A card shown before the seat's first draw was in its hand before. (That of two cards
//! shown later one may be too early for the second draw is more than the rules page says a seat knows.)

use crate::cards::Card;
use crate::event::Event;
use crate::game::Game;
use crate::games::hundred_rummy::{HundredRummy, RummyOptions};
use crate::place::Place;
use crate::seat::Seat;

type Cards = [i32; 5];

/// Another seat.
#[derive(Clone, Copy, Default)]
struct Other {
    size: i32,
    /// Cards taken from the discard pile and not laid down since.
    known: Cards,
    /// How many cards it has drawn from the present stock.
    draws: i32,
    /// Cards it has laid down out of the unseen part of its hand since its first such draw.
    shown: Cards,
}

/// What one seat has seen.
#[derive(Clone)]
pub(super) struct Watcher {
    eye: Seat,
    made: Cards,
    drew: Cards,
    hand: Cards,
    discard: Vec<Card>,
    scored: Vec<Cards>,
    others: Vec<Other>,
    pub(super) rebuilds: u32,
}

fn value(card: Card) -> usize {
    card.tens().expect("10 to 50") as usize - 1
}

fn count(cards: impl IntoIterator<Item = Card>) -> Cards {
    let mut counts = [0; 5];
    cards.into_iter().for_each(|card| counts[value(card)] += 1);
    counts
}

fn holds(all: &Cards, some: &Cards) -> bool {
    all.iter().zip(some).all(|(all, some)| all >= some)
}

fn less(all: &Cards, some: &Cards) -> Cards {
    std::array::from_fn(|v| all[v] - some[v])
}

impl Watcher {
    pub(super) fn new(eye: Seat, seats: u8) -> Watcher {
        let none = [0; 5];
        Watcher {
            eye,
            made: none,
            drew: none,
            hand: none,
            discard: Vec::new(),
            scored: vec![none; seats as usize],
            others: vec![Other::default(); seats as usize],
            rebuilds: 0,
        }
    }

    /// Follows what happens.
    pub(super) fn watch(&mut self, events: &[Event]) {
        for event in events {
            match event.clone().seen_by(self.eye) {
                Event::Deal { .. } => {
                    *self = Watcher::new(self.eye, self.others.len() as u8);
                    let seats = self.others.len() as u8;
                    self.made = count(HundredRummy::pack(&RummyOptions::default(), seats));
                }
                Event::Move { card, from, to, .. } => self.watch_card(card, from, to),
                Event::Rebuild { cards, .. } => {
                    assert_eq!(self.discard.len(), cards as usize);
                    self.made = count(self.discard.drain(..));
                    self.drew = [0; 5];
                    self.rebuilds += 1;
                    for other in &mut self.others {
                        (other.draws, other.shown) = (0, [0; 5]);
                    }
                }
                Event::Score { .. } | Event::RoundOver | Event::Over => {}
                strange @ (Event::Look { .. } | Event::Note(_)) => panic!("{strange:?}"),
            }
        }
    }

    fn watch_card(&mut self, card: Option<Card>, from: Place, to: Place) {
        let seat = from.owner().or(to.owner()).expect("all moves are a player's");
        match (card, from, to) {
            (card, Place::STOCK, to) if to.is_hand() => self.draws(seat, card),
            (Some(card), Place::DISCARD, to) if to.is_hand() => {
                assert_eq!(self.discard.pop(), Some(card));
                self.takes(seat, value(card));
            }
            (Some(card), from, to) if from.is_hand() => {
                self.lays_down(seat, value(card));
                match to {
                    Place::DISCARD => self.discard.push(card),
                    _ => self.scored[seat.0 as usize][value(card)] += 1,
                }
            }
            strange => panic!("{strange:?}"),
        }
    }

    fn draws(&mut self, seat: Seat, card: Option<Card>) {
        let other = &mut self.others[seat.0 as usize];
        if seat == self.eye {
            let value = value(card.expect("one's own cards are seen"));
            self.hand[value] += 1;
            self.drew[value] += 1;
        } else {
            assert_eq!(card, None, "others' draws are hidden");
            (other.size, other.draws) = (other.size + 1, other.draws + 1);
        }
    }

    fn takes(&mut self, seat: Seat, value: usize) {
        let other = &mut self.others[seat.0 as usize];
        if seat == self.eye {
            self.hand[value] += 1;
        } else {
            (other.size, other.known[value]) = (other.size + 1, other.known[value] + 1);
        }
    }

    fn lays_down(&mut self, seat: Seat, value: usize) {
        let other = &mut self.others[seat.0 as usize];
        if seat == self.eye {
            self.hand[value] -= 1;
            return;
        }
        other.size -= 1;
        if other.known[value] > 0 {
            other.known[value] -= 1;
        } else if other.draws > 0 {
            other.shown[value] += 1;
        }
    }

    /// Whether a position may be the true one.
    pub(super) fn judge(&self, position: &HundredRummy) -> Result<(), String> {
        let piles = HundredRummy::show(&position.view(None)).piles;
        let pile = |place| -> Vec<Card> {
            let (_, cards) = piles.iter().find(|(at, _)| *at == place).expect("every place");
            cards.iter().copied().flatten().collect()
        };
        let right = |fits: bool, what: &str| if fits { Ok(()) } else { Err(what.to_owned()) };
        let on_top_first: Vec<Card> = self.discard.iter().rev().copied().collect();
        right(pile(Place::DISCARD) == on_top_first, "the discard pile is another one")?;
        let stock = count(pile(Place::STOCK));
        let still_in = less(&self.made, &self.drew);
        right(holds(&still_in, &stock), "the stock holds cards that did not go into it")?;
        let mut all_shown = Vec::new();
        for (seat, other) in Seat::all(self.others.len() as u8).zip(&self.others) {
            let hand = count(pile(Place::hand(seat)));
            let scored = count(pile(Place::score(seat)));
            right(scored == self.scored[seat.0 as usize], "a score pile is another one")?;
            if seat == self.eye {
                right(hand == self.hand, "the own hand is another one")?;
                continue;
            }
            right(hand.iter().sum::<i32>() == other.size, "a hand has another size")?;
            right(holds(&hand, &other.known), "a card that was taken is not in the hand")?;
            if other.draws > 0 {
                let held = less(&hand, &other.known);
                let shown = std::array::from_fn(|v| held[v] + other.shown[v]);
                all_shown.push((other.draws, shown));
            }
        }
        let left = less(&still_in, &stock);
        right(can_have_left(left, &all_shown), "the cards cannot have come where they lie")
    }
}

/// Whether the cards that left the stock can be among those that the seats have shown or hold.
fn can_have_left(left: Cards, seats: &[(i32, Cards)]) -> bool {
    let mut flow = Flow::default();
    let (source, sink) = (flow.node(), flow.node());
    let values: [usize; 5] = std::array::from_fn(|_| flow.node());
    for (value, cards) in values.into_iter().zip(left) {
        flow.pipe(source, value, cards);
    }
    for (draws, shown) in seats {
        let seat = flow.node();
        flow.pipe(seat, sink, *draws);
        for (value, cards) in values.into_iter().zip(shown) {
            flow.pipe(value, seat, *cards);
        }
    }
    let lost: i32 = left.iter().sum();
    let drawn: i32 = seats.iter().map(|(draws, _)| draws).sum();
    lost == drawn && flow.most(source, sink) == lost
}

/// Pipes with a capacity each; the reverse of each comes right behind it.
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
