//! The gestures and labels of moves, and the sentences of events.

use crate::cards::small_sort::sort;
use crate::cards::{Card, Suit};
use crate::engine::event::Event;
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::i18n::Text;
use crate::i18n::common::blank;
use crate::i18n::joined::listed;
use crate::table::narration::Names;
use crate::table::{Carried, Gesture, Scene, Table};

use super::moves::{Laid, Move};
use super::note::Note;
use super::pack::{ACE, EIGHT, QUEEN, QUEEN_OF_SPADES, rank_of, strike};
use super::position::OneHundredAndOne;
use super::public::{Phase, TABLE};
use super::scene::{can_draw, in_words, scene};
use super::scoring::GOAL;
use super::view::View;
use super::{narration, texts};

impl Table for OneHundredAndOne {
    fn exact_hit(events: &[Event<Note>]) -> Option<(Seat, i32)> {
        events.iter().find_map(|event| match event {
            Event::Note(Note::Wiped(seat)) => Some((*seat, GOAL)),
            _ => None,
        })
    }

    fn scene(view: &View) -> Scene {
        scene(view)
    }

    fn gesture(view: &View, mv: &Move) -> Option<Gesture> {
        let hand = Place::hand(view.public.to_play);
        match mv {
            Move::Play(laid, order) => {
                let carried = match laid[..] {
                    [card] => Carried::Card(hand, card),
                    _ => Carried::Cards(hand, in_order(laid)),
                };
                Gesture::carry_and_choose(
                    carried,
                    TABLE,
                    choice(laid, *order),
                    question(laid, *order),
                )
            }
            Move::Draw => Gesture::carry(Carried::Top(Place::STOCK), hand),
            Move::Order(_) | Move::Pass => Gesture::press(),
        }
    }

    fn label(view: &View, mv: &Move) -> String {
        match mv {
            Move::Play(laid, order) => play_label(view, laid, *order),
            Move::Order(suit) => in_words(*suit),
            Move::Pass => texts::PASS.into(),
            Move::Draw if !can_draw(view) => texts::NOTHING_TO_DRAW.into(),
            Move::Draw => match view.public.phase {
                Phase::Hit => texts::draw_cards(view.public.pending),
                _ => texts::DRAW_A_CARD.into(),
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
        if points < 0 { texts::blank::sheds_points } else { texts::blank::takes_points }
    }

    fn sentence(note: &Note, names: &Names) -> String {
        narration::sentence(note, names)
    }
}

/// Cards in the order of the pack, so that every set of cards has one gesture.
fn in_order(laid: &Laid) -> Vec<Card> {
    let mut cards = laid.to_vec();
    sort(&mut cards);
    cards
}

/// What there is to choose after laying down cards.
fn question(laid: &Laid, order: Option<Suit>) -> Text {
    match order {
        Some(_) => texts::ORDER_A_SUIT,
        None if laid.len() > 1 => texts::WHICH_ON_TOP,
        None => Text::NONE,
    }
}

/// Label of the choice after laying down cards: the ordered suit, and the order of the cards.
fn choice(laid: &Laid, order: Option<Suit>) -> String {
    let order = order.map(in_words);
    let lie = match laid[..] {
        [_, last] => Some(texts::on_top(&last.name())),
        [first, .., last] => Some(texts::first_and_on_top(&first.name(), &last.name())),
        [_] | [] => None,
    };
    listed(order.into_iter().chain(lie))
}

/// Label of a play. A single card has its name; several cards have short names, because a button has to hold them.
fn play_label(view: &View, laid: &Laid, order: Option<Suit>) -> String {
    let cards = match laid[..] {
        [card] => card.name(),
        _ => laid.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
    };
    let leads_to = match (effect(laid), order) {
        (_, Some(suit)) => texts::order(&in_words(suit)),
        (None, None) if rank_of(laid[0]) == QUEEN => last_queen(view, laid).into(),
        (effect, None) => effect.unwrap_or_default(),
    };
    texts::play_cards(&cards, &leads_to)
}

/// The effect of cards on the next players, or the duty of their player, in words.
fn effect(laid: &Laid) -> Option<String> {
    let cards: u8 = laid.iter().map(|&card| strike(card)).sum();
    match rank_of(laid[0]) {
        _ if cards > 0 => Some(texts::next_draws(cards)),
        ACE => Some(texts::NEXT_IS_SKIPPED.into()),
        EIGHT => Some(texts::MUST_BE_COVERED.into()),
        _ => None,
    }
}

/// The effect of a queen with which the round ends, in words.
fn last_queen(view: &View, laid: &Laid) -> Text {
    let is_spades = laid.last() == Some(&QUEEN_OF_SPADES);
    match (view.public.options.queen_doubles, is_spades) {
        (false, false) => texts::OUT_AND_20_OFF,
        (false, true) => texts::OUT_AND_40_OFF,
        (true, false) => texts::OUT_AND_DOUBLE,
        (true, true) => texts::OUT_AND_FOURFOLD,
    }
}
