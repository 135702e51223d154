//! How the game lies on the table.

use crate::cards::Card;
use crate::event::Note;
use crate::game::{Game, Turn};
use crate::order::sort;
use crate::place::Place;
use crate::seat::Seat;
use crate::table::{Badge, Carried, Gesture, Look, Meter, Scene, Spread, Table, Zone};
use crate::texts::{Text, house};
use crate::words::{Names, usual_carrying};

use super::moves::Move;
use super::open::Open;
use super::rules::{Shootout, trick_of};
use super::trio::Trio;
use super::view::View;
use super::words;

impl Table for Shootout {
    fn scene(view: &View) -> Scene {
        let open = &view.open;
        let zones = Shootout::show(view).piles.into_iter().map(|(place, mut cards)| {
            let (title, spread) = match place {
                Place::STOCK => (Text::plain("stock"), Spread::Stack),
                Place::DISCARD => (Text::plain("discard pile"), Spread::Stack),
                hand if hand.is_hand() => (Text::plain("hand"), Spread::Row),
                _ => (Text::plain("trick"), Spread::Row),
            };
            if place == Place::STOCK && !shows_top(view) {
                cards.fill(None);
            }
            Zone { meter: meter(open, place), ..Zone::new(place, title, spread, cards) }
        });
        let numbers = open.options.target.numbers();
        Scene {
            prompt: words::prompt(view),
            zones: zones.collect(),
            goal: numbers.first().copied().filter(|_| numbers.len() == 1),
            badges: badges(open),
            ..Scene::default()
        }
    }

    fn gesture(view: &View, mv: &Move) -> Option<Gesture> {
        let seat = view.open.actor;
        let hand = Place::hand(seat);
        match mv {
            Move::TakeStock => Gesture::carry(Carried::Top(Place::STOCK), hand),
            Move::TakeDiscard => Gesture::carry(Carried::Top(Place::DISCARD), hand),
            Move::Discard(cards) => Gesture::carry(Carried::Card(hand, cards[0]), Place::DISCARD),
            Move::Shoot(cards) => {
                let is_choice = cards.len() > 1 && !view.open.trumps.contain(cards[0]);
                let choice = match is_choice {
                    true => format!("{} on top", words::sign(cards[0])),
                    false => String::new(),
                };
                Gesture::carry_and_choose(carried(hand, cards), trick_of(seat), choice)
            }
            Move::Follow(cards) => Gesture::carry(carried(hand, cards), trick_of(seat)),
            Move::Pass | Move::Score(..) | Move::Miss | Move::ScoreSum(_) => Gesture::press(),
        }
    }

    fn label(view: &View, mv: &Move) -> String {
        words::label(view, mv)
    }

    fn carrying(from: Place, to: Place) -> Option<Text> {
        let is_played = from.is_hand() && to.owner().is_some_and(|seat| to == trick_of(seat));
        if is_played { Some(house::blank::plays) } else { usual_carrying(from, to) }
    }

    fn sentence(note: &Note, names: &Names) -> String {
        words::sentence(note, names)
    }
}

/// Cards of a hand, in the order of their suits, whichever is on top.
fn carried(hand: Place, cards: &Trio) -> Carried {
    if let [card] = cards[..] {
        return Carried::Card(hand, card);
    }
    let mut cards: Vec<Card> = cards.to_vec();
    sort(&mut cards);
    Carried::Cards(hand, cards)
}

/// The stock's top card lies face up while the seat that has looked at it is at its turn.
fn shows_top(view: &View) -> bool {
    let is_going_on = matches!(view.open.whose_turn(), Turn::Of(_));
    view.eye.is_none_or(|eye| is_going_on && view.open.turn == eye)
}

/// A seat's way to its target, at its hand.
fn meter(open: &Open, place: Place) -> Option<Meter> {
    let seat = place.owner().filter(|_| place.is_hand())?;
    Some(Meter { value: open.tally.totals[seat], goal: open.target(seat) })
}

fn badges(open: &Open) -> Vec<Badge> {
    let trumps =
        Badge { seat: None, text: format!("Trumps: {}", open.trumps.0.name()), look: Look::Plain };
    let mut badges = vec![trumps];
    for seat in Seat::all(open.seats) {
        let mut badge =
            |text: String| badges.push(Badge { seat: Some(seat), text, look: Look::Plain });
        if open.options.target.numbers().len() > 1 {
            badge(format!("target {}", open.target(seat)));
        }
        if !open.tally.has_won(&open.options, seat) {
            badge(distance(open.target(seat) - open.tally.totals[seat]));
        }
        if open.shooter() == Some(seat) {
            badge("shooter".into());
        }
        if open.sums[seat] > 0 {
            badge(format!("{} in this turn", open.sums[seat]));
        }
        if open.options.best_of.games() > 1 {
            badge(match open.games_won[seat] {
                1 => "1 game won".into(),
                games => format!("{games} games won"),
            });
        }
    }
    badges
}

/// How far it is to the target, and which card alone would do it.
fn distance(left: i32) -> String {
    let far = match left {
        over if over < 0 => format!("{} over", -over),
        left => format!("{left} to go"),
    };
    match left.abs() {
        1 => format!("{far}: an ace or a Joker"),
        number @ 2..=9 => format!("{far}: a {number}"),
        10 => format!("{far}: a ten or a court card"),
        15 => format!("{far}: an ace"),
        20 => format!("{far}: a Joker"),
        _ => far,
    }
}
