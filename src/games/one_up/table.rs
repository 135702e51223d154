//! How the game lies on the table.

use crate::cards::{Card, Suit};
use crate::event::Note;
use crate::game::Game;
use crate::place::Place;
use crate::seat::Seat;
use crate::table::{Badge, Gesture, Line, Look, Scene, Spread, Table, Word, Writing, Zone};
use crate::texts::Text;
use crate::words::Names;

use super::display;
use super::expression::{Copied, Term};
use super::kind::Kind;
use super::moves::Move;
use super::options::Length;
use super::rules::{BONUS, DISPLAY, GOAL, OneUp};
use super::view::View;
use super::words::{rank, readable, sentence};
use super::{shorthand, solver};

impl Table for OneUp {
    fn scene(view: &View) -> Scene {
        let zones = OneUp::show(view).piles.into_iter().map(|(place, cards)| {
            let (title, spread) = match place {
                DISPLAY => (Text::plain("display"), Spread::Row),
                BONUS => (Text::plain("bonus"), Spread::Row),
                place if place.kind() == "pile" => (Text::plain("pile"), Spread::Stack),
                _ => (Text::plain("won cards"), Spread::Stack),
            };
            Zone::new(place, title, spread, cards)
        });
        Scene {
            prompt: prompt(view),
            zones: zones.collect(),
            goal: (view.options.length == Length::Hundred).then_some(GOAL),
            badges: badges(view),
            writing: may_speak(view).then(|| writing(view)),
            ..Scene::default()
        }
    }

    fn gesture(_: &View, mv: &Move) -> Option<Gesture> {
        match mv {
            Move::Call(_) => None,
            Move::OneOff | Move::Nothing => Gesture::press(),
        }
    }

    fn label(view: &View, mv: &Move) -> String {
        match mv {
            Move::OneOff => "One off".into(),
            Move::Nothing if view.options.is_sealed() => "No answer".into(),
            Move::Nothing => "Nothing to say".into(),
            Move::Call(call) => {
                let value = call.answer(&view.display, view.options.joker_reading);
                let value = value.map(|answer| format!("{}: ", answer.value)).unwrap_or_default();
                format!("{} {value}{}", action(view), readable(&call.to_string()))
            }
        }
    }

    fn carrying(from: Place, to: Place) -> Option<Text> {
        display::carrying(from, to)
    }

    fn sentence(note: &Note, names: &Names) -> String {
        sentence(note, names)
    }

    /// In a race nobody is told what their line comes to: a mistake is theirs.
    fn read_line(view: &View, line: &str) -> Result<Line<Move>, String> {
        if !may_speak(view) {
            return Err(prompt(view));
        }
        let (display, reading) = (&view.display, view.options.joker_reading);
        if !view.options.is_sealed() {
            let meant = shorthand::meant(line, display, reading).map_err(|why| why.to_string())?;
            let says = cards(meant.terms().count());
            return Ok(Line { mv: Move::Call(meant.into()), says });
        }
        let meant = shorthand::read(line, display, reading).map_err(|why| why.to_string())?;
        let answer = meant.check(display, reading).map_err(|why| why.to_string())?;
        let says = format!("= {} with {}", answer.value, cards(answer.cards.into()));
        Ok(Line { mv: Move::Call(meant.into()), says })
    }
}

fn cards(count: usize) -> String {
    if count == 1 { "1 card".into() } else { format!("{count} cards") }
}

/// Whether the seat whose view it is may say something.
fn may_speak(view: &View) -> bool {
    !view.is_over && view.eye.is_some_and(|eye| view.known().speakers().contains(eye))
}

fn action(view: &View) -> Text {
    if view.options.is_sealed() { Text::plain("Lock in") } else { Text::plain("Call") }
}

/// What is expected of the seat whose view it is.
fn prompt(view: &View) -> String {
    let Some(eye) = view.eye.filter(|_| !view.is_over) else { return String::new() };
    let game = view.known();
    let standing = view.standing.as_ref();
    if view.barred.contains(eye) {
        return "You are barred until these cards are won or set aside".into();
    }
    if standing.is_some_and(|standing| standing.seat == eye) {
        return "Your call stands".into();
    }
    if view.one_off == Some(eye) {
        return "Wait: can anybody make an answer?".into();
    }
    if view.locked.contains(&eye) {
        return "Wait for the others".into();
    }
    match standing {
        _ if game.options.is_sealed() => "Lock in the highest number that ends in 1".into(),
        Some(standing) => format!("Beat {}", standing.answer.value),
        None if game.is_anybody_alone() => "Only you can answer: call, or say one off".into(),
        None => "Call the highest number that ends in 1".into(),
    }
}

fn badges(view: &View) -> Vec<Badge> {
    let mut badges = Vec::new();
    let mut add = |seat, text: String| badges.push(Badge { seat, text, look: Look::Plain });
    if let Some(standing) = &view.standing {
        let value = standing.answer.value;
        add(None, format!("Stands: {value} with {}", cards(standing.answer.cards.into())));
        add(Some(standing.seat), format!("{value} = {}", readable(&standing.call.to_string())));
    }
    if let Some(seat) = view.one_off {
        add(Some(seat), "one off".into());
    }
    for &seat in &view.locked {
        let text = if view.options.is_sealed() { "locked in" } else { "nothing to say" };
        add(Some(seat), text.into());
    }
    for seat in view.barred.iter() {
        add(Some(seat), "barred".into());
    }
    if let Some((display, answers)) = &view.ended {
        for (seat, mv) in Seat::all(view.seats()).zip(answers) {
            if let Some(Move::Call(call)) = mv {
                add(Some(seat), format!("last: {}", readable(&call.to_string())));
            }
        }
        add(None, best_of(view, display));
    }
    badges
}

/// What could have been made of the last display.
fn best_of(view: &View, display: &[Card]) -> String {
    let solution = solver::solved(display, view.options.joker_reading);
    let best = solution.best().and_then(|best| {
        let way = solution.expression_for(best.value)?;
        Some(format!("Best of the last: {} = {}", best.value, readable(way.text())))
    });
    best.unwrap_or_else(|| "The last had no answer".into())
}

/// How an answer is written.
fn writing(view: &View) -> Writing {
    let word = |text: &str, label: &str| Word { text: text.into(), label: label.into() };
    Writing {
        action: action(view),
        title: Text::plain("Your answer"),
        from: DISPLAY,
        cards: (0..view.display.len()).map(|at| words_for(&view.display, at)).collect(),
        signs: [("+", "+"), ("-", "−"), ("*", "×"), ("/", "÷"), ("(", "("), (")", ")")]
            .map(|(text, label)| word(text, label))
            .into(),
    }
}

/// What the card at this place of the display can be written as.
fn words_for(display: &[Card], at: usize) -> Vec<Word> {
    let card = display[at];
    let word = |term: Term, label: String| Word { text: term.to_string(), label };
    match Kind::of(card) {
        Some(Kind::Face) => [1, 10]
            .map(|value| {
                word(Term::Face(card, value), format!("{} as {value}", rank(&card.to_string())))
            })
            .into(),
        Some(Kind::Joker) => {
            let others = display.iter().enumerate().filter(|(other, _)| *other != at);
            let mut words: Vec<Word> = Vec::new();
            for copied in others.flat_map(|(_, &copied)| copies(copied)) {
                let label = match (copied.value, Kind::of(copied.card)) {
                    (Some(value), _) => format!("Joker as {} = {value}", symbol(copied.card)),
                    (None, Some(Kind::Joker)) => format!("Joker as the {}", copied.card.name()),
                    (None, _) => format!("Joker as {}", symbol(copied.card)),
                };
                let word = word(Term::Joker(card, Some(copied)), label);
                if !words.contains(&word) {
                    words.push(word);
                }
            }
            words
        }
        _ => vec![word(Term::Number(card), symbol(card))],
    }
}

/// The ways in which a Joker can copy a card.
fn copies(card: Card) -> Vec<Copied> {
    match Kind::of(card) {
        Some(Kind::Face) => [10, 1].map(|value| Copied { card, value: Some(value) }).into(),
        _ => vec![Copied { card, value: None }],
    }
}

/// A card with the sign of its suit: "7♠".
fn symbol(card: Card) -> String {
    let suit = match card.suit() {
        Some(Suit::Spades) => "♠",
        Some(Suit::Hearts) => "♥",
        Some(Suit::Diamonds) => "♦",
        Some(Suit::Clubs) => "♣",
        None => "",
    };
    format!("{}{suit}", rank(&card.to_string()))
}
