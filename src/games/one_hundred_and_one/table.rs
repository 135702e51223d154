//! How the game lies on the table.

use crate::cards::{Card, Suit};
use crate::event::Note;
use crate::game::Game;
use crate::order::sort;
use crate::place::Place;
use crate::seat::Seat;
use crate::table::{Badge, Carried, Gesture, Look, Scene, Spread, Table, Zone};
use crate::texts::Text;
use crate::texts::house::blank;
use crate::words::Names;

use super::moves::{Laid, Move};
use super::pack::{ACE, EIGHT, QUEEN, QUEEN_OF_SPADES, rank_of, strike};
use super::reckoning::GOAL;
use super::rules::{OneHundredAndOne, Phase, TABLE};
use super::sentences;
use super::view::View;

impl Table for OneHundredAndOne {
    fn scene(view: &View) -> Scene {
        let zones = OneHundredAndOne::show(view).piles.into_iter().map(|(place, cards)| {
            let (title, spread) = match place {
                Place::STOCK => (Text::plain("stock"), Spread::Stack),
                TABLE => (Text::plain("played cards"), Spread::Stack),
                _ => (Text::plain("hand"), Spread::Row),
            };
            Zone::new(place, title, spread, cards)
        });
        Scene {
            prompt: prompt(view),
            zones: zones.collect(),
            goal: Some(GOAL),
            badges: badges(view),
            ..Scene::default()
        }
    }

    fn gesture(view: &View, mv: &Move) -> Option<Gesture> {
        let hand = Place::hand(view.to_play);
        match mv {
            Move::Play(laid, order) => {
                let carried = match laid[..] {
                    [card] => Carried::Card(hand, card),
                    _ => Carried::Cards(hand, in_order(laid)),
                };
                Gesture::carry_and_choose(carried, TABLE, choice(laid, *order))
            }
            Move::Draw => Gesture::carry(Carried::Top(Place::STOCK), hand),
            Move::Order(_) | Move::Pass => Gesture::press(),
        }
    }

    fn label(view: &View, mv: &Move) -> String {
        match mv {
            Move::Play(laid, order) => play_label(view, laid, *order),
            Move::Order(suit) => in_words(*suit),
            Move::Pass => "Pass".into(),
            Move::Draw if !can_draw(view) => "Nothing to draw: pass".into(),
            Move::Draw => match view.phase {
                Phase::Hit => format!("Draw {}", counted(view.pending)),
                _ => "Draw a card".into(),
            },
        }
    }

    fn carrying(from: Place, to: Place) -> Option<Text> {
        match (from, to) {
            (Place::STOCK, TABLE) => Some(blank::turned_up),
            (Place::STOCK, _) => Some(blank::draws),
            (_, TABLE) => Some(blank::plays),
            _ => None,
        }
    }

    fn scoring(points: i32) -> Text {
        match points < 0 {
            true => Text::plain(
                "{who} {who:shed|sheds} {points} penalty points{with: with {with}|}. Total {total}.",
            ),
            false => Text::plain(
                "{who} {who:take|takes} {points} penalty points{with: with {with}|}. Total {total}.",
            ),
        }
    }

    fn sentence(note: &Note, names: &Names) -> String {
        sentences::sentence(note, names)
    }
}

/// Cards in the order in which the pack lists them, so that a set of cards is carried in one way.
fn in_order(laid: &Laid) -> Vec<Card> {
    let mut cards = laid.to_vec();
    sort(&mut cards);
    cards
}

/// What is chosen once cards are laid down: their order, and a suit.
fn choice(laid: &Laid, order: Option<Suit>) -> String {
    let order = order.map(in_words);
    let lie = match laid[..] {
        [_, last] => Some(format!("{} on top", last.name())),
        [first, .., last] => Some(format!("{} first, {} on top", first.name(), last.name())),
        [_] | [] => None,
    };
    let parts: Vec<String> = order.into_iter().chain(lie).collect();
    parts.join(", ")
}

fn play_label(view: &View, laid: &Laid, order: Option<Suit>) -> String {
    let names: Vec<String> = laid.iter().map(ToString::to_string).collect();
    let play = format!("Play {}", names.join(" "));
    let leads_to = match (effect(laid), order) {
        (_, Some(suit)) => Some(format!("order {}", in_words(suit))),
        (None, None) if rank_of(laid[0]) == QUEEN => last_queen(view, laid),
        (effect, None) => effect,
    };
    leads_to.map_or(play.clone(), |what| format!("{play}: {what}"))
}

/// What cards do to the players behind, or ask of who plays them.
fn effect(laid: &Laid) -> Option<String> {
    let cards: u8 = laid.iter().map(|&card| strike(card)).sum();
    match rank_of(laid[0]) {
        _ if cards > 0 => Some(format!("the next player draws {cards}")),
        ACE => Some("the next player is skipped".into()),
        EIGHT => Some("must be covered".into()),
        _ => None,
    }
}

/// What a queen is worth with which the round ends.
fn last_queen(view: &View, laid: &Laid) -> Option<String> {
    let is_spades = *laid.last()? == QUEEN_OF_SPADES;
    Some(match (view.options.queen_doubles, is_spades) {
        (false, false) => "out, and 20 off".into(),
        (false, true) => "out, and 40 off".into(),
        (true, false) => "out, and the others pay double".into(),
        (true, true) => "out, and the others pay fourfold".into(),
    })
}

fn can_draw(view: &View) -> bool {
    !view.stock.is_empty() || view.table.len() > 1
}

/// "♦ diamonds".
fn in_words(suit: Suit) -> String {
    let sign = match suit {
        Suit::Spades => '♠',
        Suit::Hearts => '♥',
        Suit::Diamonds => '♦',
        Suit::Clubs => '♣',
    };
    format!("{sign} {}", suit.name())
}

fn counted(cards: u8) -> String {
    if cards == 1 { "1 card".into() } else { format!("{cards} cards") }
}

fn badges(view: &View) -> Vec<Badge> {
    let whole_table = |text: String| Badge { seat: None, text, look: Look::Plain };
    let of =
        |seat: Seat, text: &str| Badge { seat: Some(seat), text: text.into(), look: Look::Plain };
    let mut badges = Vec::new();
    badges
        .extend(view.wanted.suit().map(|suit| whole_table(format!("Ordered: {}", in_words(suit)))));
    if view.phase == Phase::Cover {
        badges.push(of(view.to_play, "must cover the eight"));
    }
    if view.phase == Phase::Hit {
        badges.push(whole_table(format!("{} to draw", counted(view.pending))));
    }
    badges.extend(view.out.iter().map(|&seat| of(seat, "out")));
    badges.extend(view.gone.iter().map(|seat| of(seat, "knocked out")));
    badges
}

fn prompt(view: &View) -> String {
    match view.phase {
        Phase::Order => "Order a suit".into(),
        Phase::Drawn => "Play a card, or pass".into(),
        Phase::Hit => format!("Pass it on, or draw {}", counted(view.pending)),
        Phase::Cover => match can_play(view) {
            Some(true) => "Cover the eight".into(),
            _ => "Cover the eight, or draw until a card fits".into(),
        },
        Phase::Play | Phase::Over(_) => match can_play(view) {
            Some(false) if can_draw(view) => "Nothing fits: draw a card".into(),
            Some(false) => "Nothing fits, and there is nothing to draw: pass".into(),
            Some(true) if !view.options.draw_choice => "Play a card".into(),
            _ => "Play a card, or draw".into(),
        },
    }
}

/// Whether the seat that is to move has a card that fits; nothing if its hand is not seen.
fn can_play(view: &View) -> Option<bool> {
    let hand = view.hand(view.to_play);
    (hand.newer + hand.older == 0).then(|| hand.cards.meets(view.wanted.cards()))
}
