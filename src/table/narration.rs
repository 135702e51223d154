//! What happened, in words: the log of a match and what a screen reader is told.

use crate::cards::Card;
use crate::cards::small_sort::sort;
use crate::engine::event::{Event, Note};
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::i18n::common::{self, blank};
use crate::i18n::{Arg, Person, Text};

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
            true => common::YOU.as_str(),
            false => self.name(seat),
        }
    }

    /// The name of a seat, whether it is spoken to or not.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.0 as usize).map_or(common::SOMEBODY.as_str(), String::as_str)
    }

    /// A seat, for a text that speaks of it.
    pub fn person(&self, seat: Seat) -> Person<'_> {
        Person { name: self.name(seat), is_you: self.you == Some(seat) }
    }
}

/// How a game speaks of what happens in it.
#[derive(Clone, Copy)]
pub struct Speech {
    /// What a round is called.
    pub round: Text,
    /// How it is told that cards move from one place to another: a text about `who` and `cards`.
    pub carrying: fn(Place, Place) -> Option<Text>,
    /// How it is told that points change: a text about `who`, `points`, the cards they are counted `with`, if any,
    /// and the `total`.
    pub scoring: fn(i32) -> Text,
    /// A note as a sentence.
    pub sentence: fn(&Note, &Names) -> String,
}

/// How it is told that cards move between the places that most games have.
pub fn usual_carrying(from: Place, to: Place) -> Option<Text> {
    match (from, to) {
        (Place::STOCK, to) if to.is_hand() => Some(blank::draws),
        (Place::DISCARD, to) if to.is_hand() => Some(blank::takes),
        (from, Place::DISCARD) if from.is_hand() => Some(blank::discards),
        (Place::STOCK, Place::DISCARD) => Some(blank::turned_up),
        _ => None,
    }
}

/// How it is told that points change, where more points are better.
pub fn usual_scoring(points: i32) -> Text {
    if points < 0 { blank::loses } else { blank::scores }
}

/// The events of one step as sentences, as the spoken-to seat learns them.
pub fn sentences(events: &[Event], names: &Names, speech: &Speech) -> Vec<String> {
    let seen = |event: &Event| names.you.map_or(event.clone(), |you| event.clone().seen_by(you));
    told(events.iter().map(seen).collect(), names, speech)
}

/// The events of one step as sentences, with all that they show.
pub fn told(mut rest: Vec<Event>, names: &Names, speech: &Speech) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(Event::Deal { round, dealer }) = rest.first() {
        let word = capital(speech.round.as_str());
        lines.push(common::deals(&word, *round, names.person(*dealer)));
        let hands = take_hands(&mut rest);
        lines.extend(dealt(&hands, names));
    }
    let mut scored: Vec<Option<Card>> = Vec::new();
    for group in rest.chunk_by(|a, b| way(a).is_some() && way(a) == way(b)) {
        match (way(&group[0]), &group[0]) {
            (Some((from, to)), _) => {
                let cards: Vec<Option<Card>> = group.iter().map(card).collect();
                match (speech.carrying)(from, to) {
                    Some(text) => lines.push(carried(from, to, text, &cards, names)),
                    None => scored = cards,
                }
            }
            (None, Event::Look { seat, card, .. }) => lines.push(match card {
                Some(card) => common::sees(names.person(*seat), &card.name()),
                None => common::looks(names.person(*seat)),
            }),
            (None, Event::Rebuild { cards, .. }) => {
                lines.push(common::rebuilt(*cards));
            }
            (None, Event::Note(note)) => lines.push((speech.sentence)(note, names)),
            (None, Event::Score { seat, points, total }) => {
                let with = match std::mem::take(&mut scored) {
                    none if none.is_empty() => String::new(),
                    cards => list(&cards),
                };
                lines.push((speech.scoring)(*points).with(&[
                    ("who", names.person(*seat).into()),
                    ("points", points.abs().into()),
                    ("with", Arg::Words(&with)),
                    ("total", (*total).into()),
                ]));
            }
            (None, Event::RoundOver) => lines.push(common::is_over(speech.round)),
            (None, Event::Over) => lines.push(common::MATCH_IS_OVER.into()),
            (None, _) => {}
        }
    }
    lines.retain(|line| !line.is_empty());
    lines
}

/// "You draw a card.", or of cards that belong to nobody: "Seven of hearts is turned up."
fn carried(from: Place, to: Place, text: Text, cards: &[Option<Card>], names: &Names) -> String {
    let Some(seat) = from.owner().or(to.owner()) else {
        return capital(
            &text.with(&[("cards", Arg::Words(&list(cards))), ("n", cards.len().into())]),
        );
    };
    if text == blank::draws && cards.iter().all(Option::is_none) {
        return common::draws_unseen(names.person(seat), cards.len());
    }
    let cards = if from == Place::DISCARD { list(cards) } else { some(cards) };
    text.with(&[("who", names.person(seat).into()), ("cards", Arg::Words(&cards))])
}

/// A text with its first letter large.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(large);
    format!("{}{}", first.map(String::from).unwrap_or_default(), letters.as_str())
}

/// The large letter of a small one, Latin or Cyrillic. (The tables of all scripts would be as large as a game.)
fn large(letter: char) -> char {
    match letter {
        'а'..='я' => char::from_u32(u32::from(letter) - 32).unwrap_or(letter),
        'ё' => 'Ё',
        _ => letter.to_ascii_uppercase(),
    }
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
    sort(&mut cards);
    let cards: Vec<Option<Card>> = cards.into_iter().map(Some).collect();
    (!cards.is_empty()).then(|| common::holds(&list(&cards)))
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

/// "a card", "4 cards", "a 30", "the ten of hearts", "10, 20 and 30".
fn some(cards: &[Option<Card>]) -> String {
    match cards {
        [None] => common::A_CARD.into(),
        [Some(card)] => {
            let name = card.name();
            if card.tens().is_some() { common::a_card(&name) } else { common::the_card(&name) }
        }
        cards if cards.contains(&None) => common::cards(cards.len()),
        cards => list(cards),
    }
}

/// Cards one after the other, "and" before the last.
pub fn list(cards: &[Option<Card>]) -> String {
    let names: Vec<String> =
        cards.iter().map(|card| card.map_or(common::HIDDEN_CARD.into(), Card::name)).collect();
    match names.as_slice() {
        [] => common::NOTHING.into(),
        [one] => one.clone(),
        [first @ .., last] => common::and(&first.join(", "), last),
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
    use crate::engine::seat::SeatSet;

    fn names() -> Names {
        Names { names: vec!["Ada".into(), "Otto".into()], you: Some(Seat(0)) }
    }

    const SPEECH: Speech = Speech {
        round: Text::plain("game"),
        carrying: usual_carrying,
        scoring: usual_scoring,
        sentence: |note, _| note.what.to_owned(),
    };

    fn moved(tens: u8, from: Place, to: Place, seen: SeatSet) -> Event {
        Event::Move { card: Some(Card::hundred(tens)), from, to, seen }
    }

    #[test]
    fn what_is_hidden_is_not_named() {
        let draw = |seat| moved(3, Place::STOCK, Place::hand(seat), SeatSet::singleton(seat));
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
