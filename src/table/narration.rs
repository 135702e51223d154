//! Describes events in words, for the log of a match and for screen readers.

use std::fmt;
use std::sync::Arc;

use serde::{Serialize, Serializer};

use crate::cards::Card;
use crate::cards::small_sort::sort;
use crate::engine::event::{Event, Note, NoteData};
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::i18n::common::{self, blank};
use crate::i18n::joined::{listed, listed_with_and};
use crate::i18n::{self, Arg, Person, Text};
use crate::table::Table;

/// Names of the players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names {
    /// A name for every seat.
    pub names: Vec<String>,
    /// The seat that sentences address as “you”, if any.
    pub you: Option<Seat>,
}

impl Names {
    /// Name of a seat at the beginning of a sentence: “You” for the addressed seat.
    pub fn of(&self, seat: Seat) -> &str {
        match self.you == Some(seat) {
            true => common::YOU.as_str(),
            false => self.name(seat),
        }
    }

    /// Name of a seat, even of the addressed one.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.0 as usize).map_or(common::SOMEBODY.as_str(), String::as_str)
    }

    /// A seat as an argument for a text.
    pub fn person(&self, seat: Seat) -> Person<'_> {
        Person { name: self.name(seat), is_you: self.you == Some(seat) }
    }
}

/// The texts with which a game describes its events.
#[derive(Clone, Copy)]
pub struct Speech {
    /// Name of a round.
    pub round: Text,
    /// The text for a movement of cards between two places, with the placeholders `who` and `cards`.
    pub carrying: fn(Place, Place) -> Option<Text>,
    /// The text for a change of points. Its placeholders are `who`, `points`, the cards they are counted `with`,
    /// if any, and the `total`.
    pub scoring: fn(i32) -> Text,
}

/// A note of any game.
#[derive(Clone)]
pub struct AnyNote {
    data: NoteData,
    sentence: Arc<dyn Fn(&Names) -> String + Send + Sync>,
}

impl AnyNote {
    /// The note as other programs get it.
    pub fn data(&self) -> &NoteData {
        &self.data
    }

    /// The note as a sentence.
    pub fn sentence(&self, names: &Names) -> String {
        (self.sentence)(names)
    }
}

impl PartialEq for AnyNote {
    fn eq(&self, other: &AnyNote) -> bool {
        self.data == other.data
    }
}

impl Eq for AnyNote {}

impl fmt::Debug for AnyNote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.data.fmt(f)
    }
}

impl Serialize for AnyNote {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.data.serialize(serializer)
    }
}

/// An event of any game.
pub type AnyEvent = Event<AnyNote>;

/// An event without the type of its game.
pub fn erase<G: Table>(event: &Event<G::Note>) -> AnyEvent {
    event.clone().map_note(|note| AnyNote {
        data: note.data(),
        sentence: Arc::new(move |names| G::sentence(&note, names)),
    })
}

/// The text for a movement of cards between the common places.
pub fn usual_carrying(from: Place, to: Place) -> Option<Text> {
    match (from, to) {
        (Place::STOCK, to) if to.is_hand() => Some(blank::draws),
        (Place::DISCARD, to) if to.is_hand() => Some(blank::takes),
        (from, Place::DISCARD) if from.is_hand() => Some(blank::discards),
        (Place::STOCK, Place::DISCARD) => Some(blank::turned_up),
        _ => None,
    }
}

/// The text for a change of points, if more points are better.
pub fn usual_scoring(points: i32) -> Text {
    if points < 0 { blank::loses } else { blank::scores }
}

/// The events of one step as sentences, as the addressed seat sees them.
pub fn sentences(events: &[AnyEvent], names: &Names, speech: &Speech) -> Vec<String> {
    let seen = |event: &AnyEvent| names.you.map_or(event.clone(), |you| event.clone().seen_by(you));
    all_sentences(events.iter().map(seen).collect(), names, speech)
}

/// The events of one step as sentences, with everything that they show.
pub fn all_sentences(mut rest: Vec<AnyEvent>, names: &Names, speech: &Speech) -> Vec<String> {
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
            (None, Event::Note(note)) => lines.push(note.sentence(names)),
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

/// "You draw a card.", or for cards without an owner: "Seven of hearts is turned up."
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

/// A string with its first letter capitalized.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(large);
    format!("{}{}", first.map(String::from).unwrap_or_default(), letters.as_str())
}

/// The upper case of a letter of the alphabets of our languages. (The tables of all scripts would be as large as a game.)
fn large(letter: char) -> char {
    let before = match letter {
        'i' if i18n::language().tag == "tr" => return 'İ',
        'ı' => return 'I',
        'а'..='я' | 'à'..='ö' | 'ø'..='þ' => 32,
        'ѐ'..='џ' => 80,
        'ґ' | 'ā'..='ķ' | 'ŋ'..='ŷ' if u32::from(letter) % 2 == 1 => 1,
        'ĺ'..='ň' | 'ź'..='ž' if u32::from(letter) % 2 == 0 => 1,
        _ => return letter.to_ascii_uppercase(),
    };
    char::from_u32(u32::from(letter) - before).unwrap_or(letter)
}

/// Removes the events that deal cards to hands, and returns them.
fn take_hands(events: &mut Vec<AnyEvent>) -> Vec<AnyEvent> {
    let is_dealt = |event: &AnyEvent| {
        way(event).is_some_and(|(from, to)| from == Place::STOCK && to.is_hand())
    };
    let Some(begin) = events.iter().position(is_dealt) else { return Vec::new() };
    let hands = events[begin..].iter().take_while(|event| is_dealt(event)).count();
    events.drain(begin..begin + hands).collect()
}

/// Describes the hand that was dealt to the addressed seat.
fn dealt(events: &[AnyEvent], names: &Names) -> Option<String> {
    let you = names.you?;
    let mine = |event: &&AnyEvent| way(event).is_some_and(|(_, to)| to == Place::hand(you));
    let mut cards: Vec<Card> = events.iter().filter(mine).filter_map(card).collect();
    sort(&mut cards);
    let cards: Vec<Option<Card>> = cards.into_iter().map(Some).collect();
    (!cards.is_empty()).then(|| common::holds(&list(&cards)))
}

fn way(event: &AnyEvent) -> Option<(Place, Place)> {
    match event {
        Event::Move { from, to, .. } => Some((*from, *to)),
        _ => None,
    }
}

/// The card that moved, or `None` if it was not seen.
fn card(event: &AnyEvent) -> Option<Card> {
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

/// Lists cards, with "and" before the last. Hidden cards are one item, behind the others.
pub fn list(cards: &[Option<Card>]) -> String {
    let mut names: Vec<String> = cards.iter().flatten().map(|card| card.name()).collect();
    match cards.len() - names.len() {
        0 => {}
        1 => names.push(common::HIDDEN_CARD.into()),
        hidden => names.push(common::hidden_cards(hidden)),
    }
    if names.is_empty() { common::NOTHING.into() } else { listed_with_and(&names) }
}

/// Joins parts to one sentence. Empty if there are none.
pub fn sentence_of(parts: &[String]) -> String {
    match parts.is_empty() {
        true => String::new(),
        false => common::sentence(&*listed(parts)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::seat::SeatSet;

    fn names() -> Names {
        Names { names: vec!["Ada".into(), "Otto".into()], you: Some(Seat(0)) }
    }

    const SPEECH: Speech =
        Speech { round: Text::plain("game"), carrying: usual_carrying, scoring: usual_scoring };

    fn moved(tens: u8, from: Place, to: Place, seen: SeatSet) -> AnyEvent {
        Event::Move { card: Some(Card::number(10 * tens)), from, to, seen }
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
        let mut events: Vec<AnyEvent> =
            [1, 2, 3, 4].map(|tens| moved(tens, hand, score, SeatSet::all(2))).to_vec();
        events.push(Event::Score { seat: Seat(1), points: 100, total: 300 });
        let expected = ["Otto scores 100 with 10, 20, 30 and 40. Total 300."];
        assert_eq!(sentences(&events, &names(), &SPEECH), expected);
    }
}
