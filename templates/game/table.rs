//! How the game is shown on the table.

use crate::engine::game::Game;
use crate::engine::place::Place;
use crate::i18n::common;
use crate::table::{Carried, Gesture, Meter, Scene, Table, Zone, ZoneLayout};

use super::moves::Move;
use super::position::Template;
use super::texts;
use super::view::View;

impl Table for Template {
    fn scene(view: &View) -> Scene {
        let zones = Template::snapshot(view).piles.into_iter().map(|(place, cards)| {
            let (title, layout) = match place {
                Place::STOCK => (common::STOCK, ZoneLayout::Stack),
                Place::DISCARD => (common::DISCARD_PILE, ZoneLayout::Stack),
                _ => (common::HAND, ZoneLayout::Row),
            };
            let goal = view.public.options.goal.number() as i32;
            let meter = Meter { value: view.public.sum() as i32, goal };
            let meter = (place == Place::DISCARD).then_some(meter);
            Zone { meter, ..Zone::new(place, title, layout, cards) }
        });
        let prompt = if view.public.end.is_some() { texts::IS_OVER } else { texts::LAY_A_CARD };
        Scene { prompt: prompt.into(), zones: zones.collect(), ..Scene::default() }
    }

    fn gesture(view: &View, mv: &Move) -> Option<Gesture> {
        match *mv {
            Move::Lay(card) => Gesture::carry(
                Carried::Card(Place::hand(view.public.to_play), card),
                Place::DISCARD,
            ),
            Move::Pass => Gesture::press(),
        }
    }

    // Places of your own need words: override `carrying`, or the log says nothing about cards that go there. `exact_hit`,
    // `scoring` and `is_rash` have defaults, too.

    fn label(_: &View, mv: &Move) -> String {
        match mv {
            Move::Lay(card) => texts::lay(&card.name()),
            Move::Pass => texts::PASS.into(),
        }
    }
}
