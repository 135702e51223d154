//! Test oracle: follows a match from one seat and remembers when each hidden card was drawn, when a seat had no
//! fitting card, and when it had one.
//!
//! It shares no code with the game's knowledge. A position is possible if every card that a hand has shown or holds can
//! be assigned to one of the hand's draws, and no later event excludes the card. That is a matching.

use crate::cards::Card;
use crate::engine::event::Event;
use crate::engine::game::{Game, Snapshot};
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::games::one_hundred_and_one::Note;
use crate::games::one_hundred_and_one::{HouseRules, Move, OneHundredAndOne};

/// The draw of a hidden card.
#[derive(Clone, Copy)]
struct Draw {
    time: u32,
    /// Index of its stock: 0 for the pack.
    stock: usize,
}

/// The public events of one hand.
#[derive(Clone, Default)]
struct Other {
    draws: Vec<Draw>,
    /// Cards that it laid down.
    laid: Vec<(u32, Card)>,
    /// Times at which it had none of these cards.
    had_none: Vec<(u32, Vec<Card>)>,
    /// Times at which it had at least one of these cards.
    had_one: Vec<(u32, Vec<Card>)>,
}

/// The oracle of one seat in a round.
#[derive(Clone)]
pub(super) struct Oracle {
    viewer: Seat,
    free_to_draw: bool,
    can_pass_on: bool,
    time: u32,
    /// The cards that each stock was made of.
    stocks: Vec<Vec<Card>>,
    table: Vec<Card>,
    own: Vec<Card>,
    others: Vec<Other>,
    pub(super) told_against: u32,
    pub(super) told_for: u32,
}

fn piles(shown: &Snapshot, place: Place) -> Vec<Card> {
    let (_, cards) = shown.piles.iter().find(|(at, _)| *at == place).expect("every place");
    cards.iter().copied().flatten().collect()
}

/// The cards that may be played on the table of this snapshot.
fn fitting(shown: &Snapshot) -> Vec<Card> {
    let top = piles(shown, Place::shared("table"))[0];
    let ordered = shown.info.iter().find(|(name, _)| *name == "ordered").expect("a fact");
    let ordered = serde_json::to_value(&ordered.1).expect("JSON");
    let fits = |card: &Card| match ordered.as_str() {
        _ if card.rank() == Some(12) => true,
        Some(letter) => {
            card.suit().map(|suit| suit.letter().to_string()).as_deref() == Some(letter)
        }
        None => card.suit() == top.suit() || card.rank() == top.rank(),
    };
    pack().into_iter().filter(fits).collect()
}

fn pack() -> Vec<Card> {
    OneHundredAndOne::pack(&HouseRules::default(), 2)
}

impl Oracle {
    pub(super) fn new(viewer: Seat, game: &OneHundredAndOne) -> Oracle {
        Oracle {
            viewer,
            free_to_draw: game.public.options.draw_choice,
            can_pass_on: game.public.options.pass_on,
            time: 0,
            stocks: Vec::new(),
            table: Vec::new(),
            own: Vec::new(),
            others: vec![Other::default(); game.public.seats as usize],
            told_against: 0,
            told_for: 0,
        }
    }

    fn none(&mut self, seat: Seat, cards: Vec<Card>) {
        self.time += 1;
        self.others[seat.0 as usize].had_none.push((self.time, cards));
        self.told_against += 1;
    }

    fn one(&mut self, seat: Seat, cards: Vec<Card>) {
        self.time += 1;
        self.others[seat.0 as usize].had_one.push((self.time, cards));
        self.told_for += 1;
    }

    /// Follows a step: the snapshot before, the move, its events, and the snapshot after it.
    pub(super) fn watch(
        &mut self,
        before: Option<(&Snapshot, Seat, &Move)>,
        events: &[Event<Note>],
        after: &Snapshot,
        to_play: Seat,
    ) {
        if let Some((shown, seat, Move::Draw)) = before {
            // A draw reveals that no card fitted, unless it was voluntary or answered a hit.
            if shown.phase == "cover" || shown.phase == "play" && !self.free_to_draw {
                self.none(seat, fitting(shown));
            }
        }
        let events: Vec<Event<Note>> =
            events.iter().map(|event| event.clone().seen_by(self.viewer)).collect();
        let hit = self.who_was_hit(&events, after);
        for (number, event) in events.iter().enumerate() {
            if let Some((seat, at, rank)) = hit
                && at == number
            {
                let same = pack().into_iter().filter(|card| card.rank() == rank).collect();
                match after.phase {
                    "hit" => self.one(seat, same),
                    _ => self.none(seat, same),
                }
            }
            self.watch_event(event);
        }
        if let Some((shown, seat, Move::Draw)) = before
            && shown.phase == "play"
        {
            match (after.phase, to_play == seat) {
                ("round over" | "over", _) => {}
                // The turn ended with the draw.
                ("play", false) => self.none(seat, fitting(shown)),
                ("play", true) | ("drawn", _) => self.one(seat, fitting(shown)),
                (phase, _) => panic!("{phase} after a draw"),
            }
        }
    }

    /// The seat that was hit by sixes or sevens and could have answered, the index of the next event, and the rank.
    fn who_was_hit(
        &self,
        events: &[Event<Note>],
        after: &Snapshot,
    ) -> Option<(Seat, usize, Option<u8>)> {
        if !self.can_pass_on || after.phase == "round over" || after.phase == "over" {
            return None;
        }
        let mut rank = None;
        for (number, event) in events.iter().enumerate() {
            match event {
                Event::Move { card, to, .. } if *to == Place::shared("table") => {
                    rank = card.and_then(Card::rank).filter(|rank| [6, 7].contains(rank));
                }
                Event::Move { to, .. } if rank.is_some() => {
                    return Some((to.owner()?, number, rank));
                }
                Event::Note(Note::Asked(seat, _)) => return Some((*seat, number, rank)),
                _ => {}
            }
        }
        None
    }

    fn watch_event(&mut self, event: &Event<Note>) {
        self.time += 1;
        let table = Place::shared("table");
        match *event {
            Event::Deal { .. } => {
                let others = vec![Other::default(); self.others.len()];
                (self.stocks, self.table, self.own) = (vec![pack()], Vec::new(), Vec::new());
                self.others = others;
            }
            Event::Move { card, to, from, .. } if to == table => {
                let card = card.expect("all see what is played");
                self.table.push(card);
                if from == Place::hand(self.viewer) {
                    self.own.retain(|own| *own != card);
                } else if let Some(seat) = from.owner() {
                    self.others[seat.0 as usize].laid.push((self.time, card));
                }
            }
            Event::Move { card, to, .. } => {
                let seat = to.owner().expect("a hand");
                if seat == self.viewer {
                    self.own.push(card.expect("one's own cards are seen"));
                } else {
                    assert_eq!(card, None, "others' draws are hidden");
                    let draw = Draw { time: self.time, stock: self.stocks.len() - 1 };
                    self.others[seat.0 as usize].draws.push(draw);
                }
            }
            Event::Rebuild { cards, .. } => {
                let top = self.table.pop().expect("a card");
                let under = std::mem::replace(&mut self.table, vec![top]);
                assert_eq!(under.len(), cards as usize);
                self.stocks.push(under);
            }
            _ => {}
        }
    }

    /// Whether a position may be the true one.
    ///
    /// # Errors
    /// The reason why it cannot be.
    pub(super) fn judge(&self, position: &OneHundredAndOne) -> Result<(), String> {
        let shown = OneHundredAndOne::snapshot(&position.view(None));
        let right = |fits: bool, what: &str| if fits { Ok(()) } else { Err(what.to_owned()) };
        let on_top_first: Vec<Card> = self.table.iter().rev().copied().collect();
        right(piles(&shown, Place::shared("table")) == on_top_first, "another table")?;
        let stock = self.stocks.last().expect("a stock");
        let in_it = piles(&shown, Place::STOCK);
        right(in_it.iter().all(|card| stock.contains(card)), "a card is not of this stock")?;
        for (seat, other) in Seat::all(self.others.len() as u8).zip(&self.others) {
            let hand = piles(&shown, Place::hand(seat));
            if seat == self.viewer {
                let same = hand.len() == self.own.len();
                right(same && hand.iter().all(|card| self.own.contains(card)), "another own hand")?;
            } else {
                let why = format!("{seat} cannot hold {hand:?}");
                right(self.may_hold(other, &hand), &why)?;
            }
        }
        Ok(())
    }

    /// Whether this may be a seat's hand.
    pub(super) fn allows(&self, seat: Seat, hand: &[Card]) -> bool {
        self.may_hold(&self.others[seat.0 as usize], hand)
    }

    fn may_hold(&self, other: &Other, hand: &[Card]) -> bool {
        let now = self.time + 1;
        let held = hand.iter().map(|&card| (now, card));
        let all: Vec<(u32, Card)> = other.laid.iter().copied().chain(held).collect();
        if all.len() != other.draws.len() {
            return false;
        }
        let had = |(time, cards): &(u32, Vec<Card>)| {
            all.iter().any(|&(until, card)| {
                let came =
                    |draw: &Draw| draw.time < *time && self.came_by(other, *draw, until, card);
                until > *time && cards.contains(&card) && other.draws.iter().any(came)
            })
        };
        other.had_one.iter().all(had) && self.matches(other, &all)
    }

    /// Whether a card that left the hand at the time `until` may have come from this draw.
    fn came_by(&self, other: &Other, draw: Draw, until: u32, card: Card) -> bool {
        let told_against = |(time, cards): &&(u32, Vec<Card>)| {
            draw.time < *time && *time < until && cards.contains(&card)
        };
        draw.time < until
            && self.stocks[draw.stock].contains(&card)
            && !self.was_on_table_between(draw, until, card)
            && !other.had_none.iter().any(|none| told_against(&none))
    }

    /// Whether the card was in a later stock between the draw and the time `until`.
    fn was_on_table_between(&self, draw: Draw, until: u32, card: Card) -> bool {
        let later = self.others.iter().flat_map(|other| &other.draws);
        let last_before = later.filter(|later| later.time < until).map(|later| later.stock).max();
        let last =
            last_before.unwrap_or(0).max(if until > self.time { self.stocks.len() - 1 } else { 0 });
        (draw.stock + 1..=last).any(|stock| self.stocks[stock].contains(&card))
    }

    /// Whether every card can be assigned to a draw of its own.
    fn matches(&self, other: &Other, all: &[(u32, Card)]) -> bool {
        let mut of_draw: Vec<Option<usize>> = vec![None; other.draws.len()];
        let fits = |card: usize, draw: usize| {
            self.came_by(other, other.draws[draw], all[card].0, all[card].1)
        };
        (0..all.len()).all(|card| find(card, &fits, &mut of_draw, &mut vec![false; all.len()]))
    }
}

/// Assigns a draw to a card, and moves other cards to other draws where that helps.
fn find(
    card: usize,
    fits: &impl Fn(usize, usize) -> bool,
    of_draw: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for draw in 0..of_draw.len() {
        if tried[draw] || !fits(card, draw) {
            continue;
        }
        tried[draw] = true;
        if of_draw[draw].is_none_or(|other| find(other, fits, of_draw, tried)) {
            of_draw[draw] = Some(card);
            return true;
        }
    }
    false
}
