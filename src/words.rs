//! What happened, in words: the log of a match and what a screen reader is told.

use crate::cards::Card;
use crate::event::Event;
use crate::place::Place;
use crate::seat::Seat;

/// Who sits where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names {
    /// A name for every seat.
    pub names: Vec<String>,
    /// The seat that is spoken to, if anybody is.
    pub you: Option<Seat>,
}

impl Names {
    /// The name of a seat, to stand at the beginning of a sentence.
    pub fn of(&self, seat: Seat) -> &str {
        match self.you == Some(seat) {
            true => "You",
            false => self.names.get(seat.0 as usize).map_or("Somebody", String::as_str),
        }
    }

    /// A seat and what it does: "You draw", "Otto draws".
    fn does(&self, seat: Seat, verb: &str) -> String {
        let ending = if self.you == Some(seat) { "" } else { "s" };
        format!("{} {verb}{ending}", self.of(seat))
    }
}

/// The events of one step as sentences, as the spoken-to seat learns them.
pub fn sentences(events: &[Event], names: &Names) -> Vec<String> {
    let seen = |event: &Event| names.you.map_or(*event, |you| event.seen_by(you));
    let mut lines = Vec::new();
    let mut rest: Vec<Event> = events.iter().map(seen).collect();
    if let Some(Event::Deal { round, dealer }) = rest.first().copied() {
        lines.push(format!("Game {round}. {}.", names.does(dealer, "deal")));
        lines.extend(dealt(&rest, names));
        rest.clear();
    }
    let mut scored: Vec<Option<Card>> = Vec::new();
    for group in rest.chunk_by(|a, b| way(a).is_some() && way(a) == way(b)) {
        let cards: Vec<Option<Card>> = group.iter().map(card).collect();
        match (way(&group[0]), group[0]) {
            (Some((Place::Stock, Place::Hand(seat))), _) => {
                lines.push(format!("{} {}.", names.does(seat, "draw"), some(&cards)));
            }
            (Some((Place::Discard, Place::Hand(seat))), _) => {
                lines.push(format!("{} the {}.", names.does(seat, "take"), list(&cards)));
            }
            (Some((Place::Hand(seat), Place::Discard)), _) => {
                lines.push(format!("{} {}.", names.does(seat, "discard"), some(&cards)));
            }
            (Some(_), _) => scored = cards,
            (None, Event::Rebuild { cards }) => {
                lines.push(format!("The {cards} discarded cards are shuffled into a new stock."));
            }
            (None, Event::Score { seat, points, total }) => {
                let score = names.does(seat, "score");
                lines.push(format!("{score} {points} with {}. Total {total}.", list(&scored)));
            }
            (None, Event::RoundOver) => lines.push("The game is over.".into()),
            (None, Event::Over) => lines.push("The match is over.".into()),
            (None, _) => {}
        }
    }
    lines
}

/// The hand that was dealt to the spoken-to seat.
fn dealt(events: &[Event], names: &Names) -> Option<String> {
    let you = names.you?;
    let mine = |event: &&Event| way(event).is_some_and(|(_, to)| to == Place::Hand(you));
    let mut cards: Vec<Card> = events.iter().filter(mine).filter_map(card).collect();
    cards.sort_unstable();
    let cards: Vec<Option<Card>> = cards.into_iter().map(Some).collect();
    (!cards.is_empty()).then(|| format!("You hold {}.", list(&cards)))
}

fn way(event: &Event) -> Option<(Place, Place)> {
    match event {
        Event::Move { from, to, .. } => Some((*from, *to)),
        _ => None,
    }
}

/// The card that moved, or nothing for one that was not seen.
fn card(event: &Event) -> Option<Card> {
    match event {
        Event::Move { card, .. } => *card,
        _ => None,
    }
}

/// "a card", "4 cards", "a 30", "10, 20 and 30".
fn some(cards: &[Option<Card>]) -> String {
    match cards {
        [None] => "a card".into(),
        [Some(card)] => {
            let name = card.name();
            let vowel = name.starts_with(['a', 'e', 'i', 'o', 'u']);
            format!("{} {name}", if vowel { "an" } else { "a" })
        }
        cards if cards.contains(&None) => format!("{} cards", cards.len()),
        cards => list(cards),
    }
}

/// Cards one after the other, "and" before the last.
pub fn list(cards: &[Option<Card>]) -> String {
    let names: Vec<String> =
        cards.iter().map(|card| card.map_or("a hidden card".into(), Card::name)).collect();
    match names.as_slice() {
        [] => "nothing".into(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// Parts as one sentence; nothing for none.
pub fn sentence_of(parts: &[String]) -> String {
    match parts.is_empty() {
        true => String::new(),
        false => format!("{}.", parts.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::SeatSet;

    fn names() -> Names {
        Names { names: vec!["Ada".into(), "Otto".into()], you: Some(Seat(0)) }
    }

    fn moved(tens: u8, from: Place, to: Place, seen: SeatSet) -> Event {
        Event::Move { card: Some(Card::hundred(tens)), from, to, seen }
    }

    #[test]
    fn what_is_hidden_is_not_named() {
        let draw = |seat| moved(3, Place::Stock, Place::Hand(seat), SeatSet::only(seat));
        assert_eq!(sentences(&[draw(Seat(0))], &names()), ["You draw a 30."]);
        assert_eq!(sentences(&[draw(Seat(1)); 4], &names()), ["Otto draws 4 cards."]);
    }

    #[test]
    fn a_score_names_its_cards() {
        let (hand, score) = (Place::Hand(Seat(1)), Place::Score(Seat(1)));
        let mut events: Vec<Event> =
            [1, 2, 3, 4].map(|tens| moved(tens, hand, score, SeatSet::all(2))).to_vec();
        events.push(Event::Score { seat: Seat(1), points: 100, total: 300 });
        let expected = ["Otto scores 100 with 10, 20, 30 and 40. Total 300."];
        assert_eq!(sentences(&events, &names()), expected);
    }
}
