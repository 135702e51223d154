//! How the game lies on the table.

use crate::place::Place;
use crate::table::{Carried, Gesture, Meter, Scene, Spread, Table, Zone};
use crate::texts::Text;

use super::{HundredRummy, Move, View};
use crate::game::Game;

impl Table for HundredRummy {
    fn scene(view: &View) -> Scene {
        let zones = HundredRummy::show(view).piles.into_iter().map(|(place, cards)| {
            let (title, spread) = match place {
                Place::STOCK => (Text::plain("stock"), Spread::Stack),
                Place::DISCARD => (Text::plain("discard pile"), Spread::Stack),
                hand if hand.is_hand() => (Text::plain("hand"), Spread::Row),
                _ => (Text::plain("scored cards"), Spread::Bundles(4)),
            };
            Zone { meter: meter(view, place), ..Zone::new(place, title, spread, cards) }
        });
        let zones = zones.collect();
        Scene { prompt: prompt(view).into(), zones, goal: Some(400), ..Scene::default() }
    }

    fn gesture(view: &View, mv: &Move) -> Option<Gesture> {
        let hand = Place::hand(view.to_play);
        let (carried, to) = match *mv {
            Move::TakeStock => (Carried::Top(Place::STOCK), hand),
            Move::TakeDiscard => (Carried::Top(Place::DISCARD), hand),
            Move::Discard(card) => (Carried::Card(hand, card), Place::DISCARD),
            Move::Score => (Carried::All(hand), Place::score(view.to_play)),
        };
        Gesture::carry(carried, to)
    }

    fn label(view: &View, mv: &Move) -> String {
        match mv {
            Move::TakeStock => "Take from the stock".into(),
            Move::TakeDiscard => match view.discard.first() {
                Some(card) => format!("Take the {card}"),
                None => "Take from the discard pile".into(),
            },
            Move::Discard(card) => format!("Discard {card}"),
            Move::Score => "Score 100".into(),
        }
    }
}

fn prompt(view: &View) -> &'static str {
    if view.must_discard {
        return "Discard a card";
    }
    match view.hand(view.to_play).is_hundred() {
        true => "Score, or take a card",
        false => "Take a card",
    }
}

/// The sum of a hand that is wholly known.
fn meter(view: &View, place: Place) -> Option<Meter> {
    let seat = place.owner().filter(|_| place.is_hand())?;
    let cards = &view.hands[seat.0 as usize];
    let known = cards.iter().all(Option::is_some) && !cards.is_empty();
    known.then(|| Meter { value: view.hand(seat).points() as i32, goal: 100 })
}
