//! What happened, in words: the log of a match and what a screen reader is told.

use crate::cards::Card;
use crate::event::{Event, Note};
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
    pub fn does(&self, seat: Seat, verb: &str) -> String {
        if self.you == Some(seat) {
            return format!("You {verb}");
        }
        // "says nothing", "passes".
        let (verb, rest) = verb.split_once(' ').map_or((verb, ""), |(verb, rest)| (verb, rest));
        let ending = if verb.ends_with(['s', 'h', 'x']) { "es" } else { "s" };
        let blank = if rest.is_empty() { "" } else { " " };
        format!("{} {verb}{ending}{blank}{rest}", self.of(seat))
    }

    /// A seat and what it is: "You are out", "Otto is out".
    pub fn is(&self, seat: Seat, what: &str) -> String {
        match self.you == Some(seat) {
            true => format!("You are {what}"),
            false => format!("{} is {what}", self.of(seat)),
        }
    }
}

/// How a game speaks of what happens in it.
#[derive(Clone, Copy)]
pub struct Speech {
    /// What a round is called.
    pub round: &'static str,
    /// What a player does who moves cards from one place to another.
    pub verb: fn(Place, Place) -> Option<&'static str>,
    /// What a player does whose points change, and what they are called.
    pub scoring: fn(i32) -> (&'static str, &'static str),
    /// A note as a sentence.
    pub sentence: fn(&Note, &Names) -> String,
}

/// What a player does who moves cards between the places that most games have.
pub fn usual_verb(from: Place, to: Place) -> Option<&'static str> {
    match (from, to) {
        (Place::STOCK, to) if to.is_hand() => Some("draw"),
        (Place::DISCARD, to) if to.is_hand() => Some("take"),
        (from, Place::DISCARD) if from.is_hand() => Some("discard"),
        (Place::STOCK, Place::DISCARD) => Some("is turned up"),
        _ => None,
    }
}

/// What a player does whose points change, where more points are better.
pub fn usual_scoring(points: i32) -> (&'static str, &'static str) {
    if points < 0 { ("lose", "") } else { ("score", "") }
}

/// The events of one step as sentences, as the spoken-to seat learns them.
pub fn sentences(events: &[Event], names: &Names, speech: &Speech) -> Vec<String> {
    let seen = |event: &Event| names.you.map_or(event.clone(), |you| event.clone().seen_by(you));
    let mut lines = Vec::new();
    let mut rest: Vec<Event> = events.iter().map(seen).collect();
    if let Some(Event::Deal { round, dealer }) = rest.first() {
        lines.push(format!("{} {round}. {}.", capital(speech.round), names.does(*dealer, "deal")));
        let hands = take_hands(&mut rest);
        lines.extend(dealt(&hands, names));
    }
    let mut scored: Vec<Option<Card>> = Vec::new();
    for group in rest.chunk_by(|a, b| way(a).is_some() && way(a) == way(b)) {
        match (way(&group[0]), &group[0]) {
            (Some((from, to)), _) => {
                let cards: Vec<Option<Card>> = group.iter().map(card).collect();
                match (speech.verb)(from, to) {
                    Some(verb) => lines.push(carried(from, to, verb, &cards, names)),
                    None => scored = cards,
                }
            }
            (None, Event::Look { seat, card, .. }) => lines.push(match card {
                Some(card) => format!("{} the {}.", names.does(*seat, "see"), card.name()),
                None => format!("{} at the stock.", names.does(*seat, "look")),
            }),
            (None, Event::Rebuild { cards, .. }) => {
                lines.push(format!("The {cards} discarded cards are shuffled into a new stock."));
            }
            (None, Event::Note(note)) => lines.push((speech.sentence)(note, names)),
            (None, Event::Score { seat, points, total }) => {
                let with = match std::mem::take(&mut scored) {
                    none if none.is_empty() => String::new(),
                    cards => format!(" with {}", list(&cards)),
                };
                let (verb, called) = (speech.scoring)(*points);
                let score = names.does(*seat, verb);
                let blank = if called.is_empty() { "" } else { " " };
                let points = points.abs();
                lines.push(format!("{score} {points}{blank}{called}{with}. Total {total}."));
            }
            (None, Event::RoundOver) => lines.push(format!("The {} is over.", speech.round)),
            (None, Event::Over) => lines.push("The match is over.".into()),
            (None, _) => {}
        }
    }
    lines.retain(|line| !line.is_empty());
    lines
}

/// "You draw a card.", or of cards that belong to nobody: "Seven of hearts is turned up."
fn carried(from: Place, to: Place, verb: &str, cards: &[Option<Card>], names: &Names) -> String {
    let Some(seat) = from.owner().or(to.owner()) else {
        return format!("{} {verb}.", capital(&list(cards)));
    };
    let cards = if from == Place::DISCARD { format!("the {}", list(cards)) } else { some(cards) };
    format!("{} {cards}.", names.does(seat, verb))
}

/// A text with its first letter large.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    format!("{}{}", first.map(String::from).unwrap_or_default(), letters.as_str())
}

/// Takes the cards that were dealt to the hands out of what happened.
fn take_hands(events: &mut Vec<Event>) -> Vec<Event> {
    let is_dealt =
        |event: &Event| way(event).is_some_and(|(from, to)| from == Place::STOCK && to.is_hand());
    let Some(begin) = events.iter().position(is_dealt) else { return Vec::new() };
    let hands = events[begin..].iter().take_while(|event| is_dealt(event)).count();
    events.drain(begin..begin + hands).collect()
}

/// The hand that was dealt to the spoken-to seat.
fn dealt(events: &[Event], names: &Names) -> Option<String> {
    let you = names.you?;
    let mine = |event: &&Event| way(event).is_some_and(|(_, to)| to == Place::hand(you));
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

    const SPEECH: Speech = Speech {
        round: "game",
        verb: usual_verb,
        scoring: usual_scoring,
        sentence: |note, _| note.what.to_owned(),
    };

    fn moved(tens: u8, from: Place, to: Place, seen: SeatSet) -> Event {
        Event::Move { card: Some(Card::hundred(tens)), from, to, seen }
    }

    #[test]
    fn what_is_hidden_is_not_named() {
        let draw = |seat| moved(3, Place::STOCK, Place::hand(seat), SeatSet::only(seat));
        assert_eq!(sentences(&[draw(Seat(0))], &names(), &SPEECH), ["You draw a 30."]);
        assert_eq!(sentences(&vec![draw(Seat(1)); 4], &names(), &SPEECH), ["Otto draws 4 cards."]);
    }

    #[test]
    fn a_score_names_its_cards() {
        let (hand, score) = (Place::hand(Seat(1)), Place::score(Seat(1)));
        let mut events: Vec<Event> =
            [1, 2, 3, 4].map(|tens| moved(tens, hand, score, SeatSet::all(2))).to_vec();
        events.push(Event::Score { seat: Seat(1), points: 100, total: 300 });
        let expected = ["Otto scores 100 with 10, 20, 30 and 40. Total 300."];
        assert_eq!(sentences(&events, &names(), &SPEECH), expected);
    }
}
