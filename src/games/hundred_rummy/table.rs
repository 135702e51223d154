//! The game on the table.

use crate::cards::Card;
use crate::engine::event::Event;
use crate::engine::game::Game;
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::i18n::{Text, common};
use crate::table::{Carried, Gesture, Meter, Progress, Scene, Table, Zone, ZoneLayout};

use super::scored_cards::GOAL;
use super::texts;
use super::{Counts, HundredRummy, Length, Move, View};

impl Table for HundredRummy {
    fn exact_hit(events: &[Event<Self::Note>]) -> Option<(Seat, i32)> {
        events.iter().find_map(|event| match event {
            Event::Score { seat, points: 100, .. } => Some((*seat, 100)),
            _ => None,
        })
    }

    fn scene(view: &View) -> Scene {
        let zones = HundredRummy::snapshot(view).piles.into_iter().map(|(place, cards)| {
            let (title, spread) = match place {
                Place::STOCK => (common::STOCK, ZoneLayout::Stack),
                Place::DISCARD => (common::DISCARD_PILE, ZoneLayout::Stack),
                hand if hand.is_hand() => (common::HAND, ZoneLayout::Row),
                _ => (texts::HUNDREDS, ZoneLayout::Bundles(4)),
            };
            Zone { meter: meter(view, place), ..Zone::new(place, title, spread, cards) }
        });
        // In a tournament the points of all games are added up.
        let is_tournament = view.public.options.length == Length::Tournament && view.seats() > 1;
        Scene {
            prompt: prompt(view).into(),
            zones: zones.collect(),
            goal: (!is_tournament).then_some(GOAL as i32),
            progress: Seat::all(view.seats()).map(|seat| gauge(view, seat)).collect(),
            census: census(view),
            ..Scene::default()
        }
    }

    fn gesture(view: &View, mv: &Move) -> Option<Gesture> {
        let hand = Place::hand(view.public.to_play);
        let (carried, to) = match *mv {
            Move::TakeStock => (Carried::Top(Place::STOCK), hand),
            Move::TakeDiscard => (Carried::Top(Place::DISCARD), hand),
            Move::Discard(card) => (Carried::Card(hand, card), Place::DISCARD),
            Move::Score => (Carried::All(hand), Place::score(view.public.to_play)),
        };
        Gesture::carry(carried, to)
    }

    fn label(view: &View, mv: &Move) -> String {
        match mv {
            Move::TakeStock => texts::TAKE_STOCK.into(),
            Move::TakeDiscard => match view.public.discard.top() {
                Some(card) => texts::take_discard(&card.to_string()),
                None => texts::TAKE_DISCARD.into(),
            },
            Move::Discard(card) => texts::discard(&card.to_string()),
            Move::Score => texts::SCORE.into(),
        }
    }
}

fn prompt(view: &View) -> Text {
    if view.public.end().is_some() {
        return texts::GAME_IS_OVER;
    }
    if view.must_discard() {
        return texts::DISCARD;
    }
    match view.hand(view.public.to_play).is_hundred() {
        true => texts::SCORE_OR_TAKE,
        false => texts::TAKE,
    }
}

/// The sum of a hand, if it is wholly known.
fn meter(view: &View, place: Place) -> Option<Meter> {
    let seat = place.owner().filter(|_| place.is_hand())?;
    let cards = &view.hands[seat.0 as usize];
    let known = cards.iter().all(Option::is_some) && !cards.is_empty();
    known.then(|| Meter { value: view.hand(seat).points() as i32, goal: 100 })
}

/// A seat's progress to the hundreds that end the game.
fn gauge(view: &View, seat: Seat) -> Progress {
    let points = view.public.points(seat);
    let says = match (GOAL - points) / 100 {
        0 => texts::DONE.into(),
        left => texts::to_go(left),
    };
    let marks = vec![GOAL as i32];
    Progress { seat, value: points as i32, marks, says, ..Progress::default() }
}

/// In the solitaire, the number of cards of each value in the stock. An attentive player knows it.
fn census(view: &View) -> Vec<(Card, u8)> {
    if view.seats() > 1 {
        return Vec::new();
    }
    let mut seen = view.hand(Seat(0));
    seen += view.public.scored[Seat(0)].cards();
    seen += Counts::of(view.public.discard.iter().copied());
    let to_come = |card: Card| (card, Counts::SET[card] - seen[card]);
    Card::NUMBER_CARDS.map(to_come).to_vec()
}
