//! Test oracle: follows a match from one seat, records every event, and judges positions by this record.
//!
//! The oracle keeps no limits. Every hidden card that a hand has drawn is a slot with the time of the draw. A position
//! is possible if the shown cards and the still hidden cards can be assigned to the slots without a contradiction to
//! the events in between.

use crate::cards::set::CardSet;
use crate::cards::{Card, Suit};
use crate::engine::event::Event;
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::games::shootout::Note;
use crate::games::shootout::trumps::PACK;
use crate::games::shootout::{Meld, Move, Shootout};

/// A moment of a match.
type Time = u32;
/// A moment in the future.
const LATER: Time = Time::MAX;

/// A hidden card that a hand has drawn.
struct Slot {
    drawn: Time,
    /// The cards of which the stock was made at that time.
    made: CardSet,
}

#[derive(Default)]
struct Hand {
    known: CardSet,
    slots: Vec<Slot>,
    /// Formerly hidden cards that were shown, and when.
    shown: Vec<(Card, Time)>,
    /// Times at which the hand had none of these cards.
    without: Vec<(Time, CardSet)>,
}

pub(super) struct Oracle {
    viewer: Seat,
    now: Time,
    hands: Vec<Hand>,
    /// Cards that this seat saw, and when.
    seen: Vec<(Card, Time)>,
    made: CardSet,
    made_at: Time,
    discard: CardSet,
    top: Option<Card>,
    stock_top: Option<Card>,
    trumps: Suit,
    lead: Meld,
    pub(super) rebuilds: u32,
}

impl Oracle {
    pub(super) fn new(viewer: Seat, seats: u8) -> Oracle {
        Oracle {
            viewer,
            now: 0,
            hands: (0..seats).map(|_| Hand::default()).collect(),
            seen: Vec::new(),
            made: PACK,
            made_at: 0,
            discard: CardSet::EMPTY,
            top: None,
            stock_top: None,
            trumps: Suit::Spades,
            lead: Meld::NONE,
            rebuilds: 0,
        }
    }

    /// Records a move, if there was one, and the events that it caused.
    pub(super) fn watch(&mut self, mv: Option<(Seat, Move)>, events: &[Event<Note>]) {
        match mv {
            Some((_, Move::Shoot(lead))) => self.lead = lead,
            Some((seat, Move::Follow(cards))) => self.watch_answer(seat, cards),
            _ => {}
        }
        for event in events {
            self.watch_event(&event.clone().seen_by(self.viewer));
        }
    }

    fn suit(&self, card: Card) -> Suit {
        card.suit().unwrap_or(self.trumps)
    }

    fn watch_answer(&mut self, seat: Seat, cards: Meld) {
        let led = self.suit(self.lead[0]);
        let mut follows = cards.iter().any(|&card| self.suit(card) == led);
        follows |= cards.len() > 1 && cards.iter().any(|&card| self.suit(card) == self.trumps);
        if !follows {
            let all = PACK.iter().filter(|&card| self.suit(card) == led).collect();
            self.now += 1;
            self.hands[seat.0 as usize].without.push((self.now, all));
        }
    }

    fn watch_event(&mut self, event: &Event<Note>) {
        self.now += 1;
        match *event {
            Event::Deal { .. } => {
                *self = Oracle::new(self.viewer, self.hands.len() as u8);
            }
            Event::Note(Note::Trumps(suit)) => self.trumps = suit,
            Event::Look { card: Some(card), .. } => {
                self.seen.push((card, self.now));
                self.stock_top = Some(card);
            }
            Event::Rebuild { .. } => {
                let top = self.top.expect("the top stays");
                self.made = self.discard.without(top);
                self.discard = CardSet::singleton(top);
                self.made_at = self.now;
                self.rebuilds += 1;
            }
            Event::Move { card, from, to, .. } => self.watch_card(card, from, to),
            _ => {}
        }
    }

    fn watch_card(&mut self, card: Option<Card>, from: Place, to: Place) {
        self.seen.extend(card.map(|card| (card, self.now)));
        if from == Place::STOCK {
            self.stock_top = None;
        }
        let owner = |place: Place| place.owner().filter(|_| place.is_hand());
        if let Some(seat) = owner(to) {
            let hand = &mut self.hands[seat.0 as usize];
            match card {
                Some(card) => drop(hand.known.insert(card)),
                None => hand.slots.push(Slot { drawn: self.now, made: self.made }),
            }
        }
        let Some(card) = card else { return };
        if let Some(seat) = owner(from) {
            let hand = &mut self.hands[seat.0 as usize];
            if !hand.known.remove(card) {
                hand.shown.push((card, self.now));
            }
        }
        if from == Place::DISCARD {
            self.discard.remove(card);
        }
        if to == Place::DISCARD {
            self.discard.insert(card);
            // Tricks go under the pile.
            if from == Place::STOCK || from.is_hand() {
                self.top = Some(card);
            }
        }
    }

    /// Whether a position is possible for this seat.
    ///
    /// # Errors
    /// The reason why the position is impossible.
    pub(super) fn judge(&self, game: &Shootout) -> Result<(), String> {
        for (seat, hand) in Seat::all(self.hands.len() as u8).zip(&self.hands) {
            let held = game.hands[seat];
            let right =
                if seat == self.viewer { held == hand.known } else { hand.known.is_subset(held) };
            if !right {
                return Err(format!("{seat:?} holds {held:?}, but {:?} is known", hand.known));
            }
            self.judge_hidden(hand, held - hand.known).map_err(|why| format!("{seat:?}: {why}"))?;
        }
        let mut stock = game.stock.from_top().peekable();
        if self.stock_top.is_some() && stock.peek().copied() != self.stock_top {
            return Err(format!("{:?} is known to be on top of the stock", self.stock_top));
        }
        let wrong = stock.find(|&card| {
            let is_seen = self.is_seen(card, self.made_at, LATER) && self.stock_top != Some(card);
            !self.made.contains(card) || is_seen
        });
        wrong.map_or(Ok(()), |card| Err(format!("{card} cannot be in the stock")))
    }

    fn is_seen(&self, card: Card, after: Time, before: Time) -> bool {
        self.seen.iter().any(|&(other, at)| other == card && after < at && at < before)
    }

    fn judge_hidden(&self, hand: &Hand, hidden: CardSet) -> Result<(), String> {
        let mut cards = hand.shown.clone();
        cards.extend(hidden.iter().map(|card| (card, LATER)));
        if cards.len() != hand.slots.len() {
            return Err(format!("{} cards for {} slots", cards.len(), hand.slots.len()));
        }
        let fits = |&(card, until): &(Card, Time), slot: &Slot| {
            slot.drawn < until
                && slot.made.contains(card)
                && !self.is_seen(card, slot.drawn, until)
                && !hand
                    .without
                    .iter()
                    .any(|&(at, cards)| slot.drawn < at && at < until && cards.contains(card))
        };
        let ways: Vec<Vec<usize>> = cards
            .iter()
            .map(|card| (0..cards.len()).filter(|&at| fits(card, &hand.slots[at])).collect())
            .collect();
        let mut holder = vec![None; cards.len()];
        for (number, (card, _)) in cards.iter().enumerate() {
            let mut tried = vec![false; cards.len()];
            if !place(number, &ways, &mut holder, &mut tried) {
                return Err(format!("{card} can never have been drawn"));
            }
        }
        Ok(())
    }
}

/// Assigns a slot to a card, and moves other cards where necessary (Kuhn's augmenting paths).
fn place(
    card: usize,
    ways: &[Vec<usize>],
    holder: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for &slot in &ways[card] {
        if std::mem::replace(&mut tried[slot], true) {
            continue;
        }
        if holder[slot].is_none_or(|other| place(other, ways, holder, tried)) {
            holder[slot] = Some(card);
            return true;
        }
    }
    false
}
