//! The scene: the cards on the table, badges, gauges and the prompt.

use crate::cards::Suit;
use crate::engine::game::Game;
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::i18n::common;
use crate::table::{Badge, Look, Progress, Scene, Zone, ZoneLayout};

use super::position::OneHundredAndOne;
use super::public::{Phase, TABLE};
use super::scoring::{GOAL, cost_of_hand};
use super::texts;
use super::view::View;

/// The table as the viewer sees it.
pub(super) fn scene(view: &View) -> Scene {
    let zones = OneHundredAndOne::snapshot(view).piles.into_iter().map(|(place, cards)| {
        let (title, spread) = match place {
            Place::STOCK => (common::STOCK, ZoneLayout::Stack),
            TABLE => (texts::PLAYED_CARDS, ZoneLayout::Stack),
            _ => (common::HAND, ZoneLayout::Row),
        };
        Zone {
            sign: view.public.wanted.suit().filter(|_| place == TABLE),
            raises: view.viewer.is_some_and(|viewer| place == Place::hand(viewer)),
            ..Zone::new(place, title, spread, cards)
        }
    });
    Scene {
        prompt: prompt(view),
        zones: zones.collect(),
        goal: Some(GOAL),
        badges: badges(view),
        progress: progress(view),
        ..Scene::default()
    }
}

/// "♦ diamonds".
pub(super) fn in_words(suit: Suit) -> String {
    format!("{} {}", suit.symbol(), suit.name())
}

/// Whether there is a card to draw, in the stock or below the top card.
pub(super) fn can_draw(view: &View) -> bool {
    !view.stock.is_empty() || view.public.table.len() > 1
}

/// Badges: hits on seats, the duty of the seat to move, and the seats that are out.
fn badges(view: &View) -> Vec<Badge> {
    let badge = |seat, text: String, look| Badge { seat: Some(seat), text, look };
    let mut badges = Vec::new();
    for (seat, struck) in (0..).map(Seat).zip(&view.public.struck[..view.hands.len()]) {
        let text = match *struck {
            None => continue,
            Some(0) => texts::SKIPPED.into(),
            Some(cards) => texts::hit(cards),
        };
        badges.push(badge(seat, text, Look::Stamp));
    }
    match view.public.phase {
        Phase::Cover => badges.push(badge(view.public.to_play, texts::COVERS.into(), Look::Stamp)),
        Phase::Hit => {
            badges.push(badge(view.public.to_play, texts::waits(view.public.pending), Look::Stamp));
        }
        _ => {}
    }
    badges.extend(view.public.out.iter().map(|&seat| badge(seat, texts::OUT.into(), Look::Alert)));
    let gone = view.public.gone.iter();
    badges.extend(gone.map(|seat| badge(seat, texts::KNOCKED_OUT.into(), Look::Alert)));
    badges
}

/// The totals on their way to the goal, which nobody wants to exceed. A total of exactly the goal becomes 0.
fn progress(view: &View) -> Vec<Progress> {
    let gauge = |(seat, &value): (Seat, &i32)| {
        let is_own = view.viewer == Some(seat) && view.public.playing.contains(seat);
        let costs = cost_of_hand(view.hand(seat).cards, &view.public.options);
        let says = match value > GOAL {
            true => texts::ABOVE_GOAL.into(),
            false if is_own => texts::in_hand(costs),
            false => String::new(),
        };
        let hits = match value + costs {
            _ if !is_own || value > GOAL => String::new(),
            GOAL => texts::BACK_TO_NOTHING.into(),
            sum => texts::if_lost(sum),
        };
        Progress { seat, value, marks: vec![GOAL], is_penalty: true, says, hits }
    };
    (0..).map(Seat).zip(&view.public.totals[..view.hands.len()]).map(gauge).collect()
}

fn prompt(view: &View) -> String {
    let text = match view.public.phase {
        Phase::Order => texts::ORDER_A_SUIT,
        Phase::Drawn => texts::PLAY_OR_PASS,
        Phase::Hit => return texts::pass_on_or_draw(view.public.pending),
        Phase::Cover => match can_play(view) {
            Some(true) => texts::COVER,
            _ => texts::COVER_OR_DRAW,
        },
        Phase::Play | Phase::Over(_) => match can_play(view) {
            Some(false) if can_draw(view) => texts::DRAW_AS_NOTHING_FITS,
            Some(false) => texts::PASS_AS_NOTHING_FITS,
            Some(true) if !view.public.options.draw_choice => texts::PLAY,
            _ => texts::PLAY_OR_DRAW,
        },
    };
    text.into()
}

/// Whether the seat to move has a card that fits; `None` if the viewer does not see its hand.
fn can_play(view: &View) -> Option<bool> {
    let hand = view.hand(view.public.to_play);
    (hand.newer + hand.older == 0).then(|| hand.cards.intersects(view.public.wanted.cards()))
}
