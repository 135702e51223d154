//! The scene: the ladders with their heights, badges and gauges.

use crate::cards::Card;
use crate::cards::corner::corner_of;
use crate::engine::game::Game;
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::i18n::joined::listed;
use crate::i18n::{Text, common, printed};
use crate::table::{Badge, Look, Progress, Scene, Site, Zone, ZoneLayout};

use super::hand::Hand;
use super::ladder::{Fault, RUNGS, fault, height, rank_name, value};
use super::options::Referee;
use super::outs::Aim;
use super::public::{HEAD, starter};
use super::view::View;
use super::{BrokenLadder, texts};

/// The table as the viewer sees it.
pub(super) fn scene(view: &View) -> Scene {
    let head = open_card(view, HEAD, texts::HEAD, view.public.head);
    let mut zones = vec![Zone { site: Site::AfterHand, ..head }];
    for (seat, &card) in (0..).map(Seat).zip(view.public.starters.of(view.seats())) {
        let first = open_card(view, starter(seat), texts::STARTER, card);
        zones.push(Zone { site: Site::BeforeHand, ..first });
    }
    zones.extend(BrokenLadder::snapshot(view).piles.into_iter().map(|(place, cards)| {
        let (title, spread) = match place {
            Place::STOCK => (common::STOCK, ZoneLayout::Stack),
            Place::DISCARD => (common::DISCARD_PILE, ZoneLayout::Stack),
            hand if hand.is_hand() => (common::HAND, ZoneLayout::Column),
            _ => (texts::BROKEN, ZoneLayout::Row),
        };
        Zone { notes: notes(view, place), ..Zone::new(place, title, spread, cards) }
    }));
    Scene {
        prompt: prompt(view).into(),
        zones,
        goal: view.public.options.length.goal(),
        badges: badges(view),
        progress: gauge(view).into_iter().collect(),
        ..Scene::default()
    }
}

/// The zone of a Head or Starter, with its height as a note.
fn open_card(view: &View, place: Place, title: Text, card: Card) -> Zone {
    let notes = if tells(view) { vec![value(card).to_string()] } else { Vec::new() };
    Zone { notes, ..Zone::new(place, title, ZoneLayout::Stack, vec![Some(card)]) }
}

/// Whether the table shows sums: with a casual referee, and always when the round is over.
fn tells(view: &View) -> bool {
    view.public.options.referee == Referee::Casual || view.public.end().is_some()
}

fn prompt(view: &View) -> Text {
    if view.must_discard() { texts::DISCARD_A_CARD } else { texts::TAKE_OR_LAY }
}

/// Badges: the seats that are out, and the required rise of each other seat.
fn badges(view: &View) -> Vec<Badge> {
    let badge = |(seat, &starter): (Seat, &Card)| {
        let (text, look) = if view.public.out.contains(&seat) {
            (texts::OUT.into(), Look::Alert)
        } else {
            let rise = match value(view.public.head) - value(starter) {
                0 => texts::STAYS_LEVEL.into(),
                up if up > 0 => texts::must_rise(up),
                down => texts::must_fall(-down),
            };
            (rise, Look::Plain)
        };
        Badge { seat: Some(seat), text, look }
    };
    (0..).map(Seat).zip(view.public.starters.of(view.seats())).map(badge).collect()
}

/// The hand of a seat, if it is wholly known and the table shows sums.
pub(super) fn told_hand(view: &View, seat: Seat) -> Option<Hand> {
    let size = view.hands[seat.0 as usize].len();
    let hand = view.known_hand(seat);
    (tells(view) && size > 0 && hand.len() == size).then_some(hand)
}

/// The fault of a seat's hand as a ladder.
pub(super) fn fault_of(view: &View, seat: Seat, hand: &Hand) -> Option<Fault> {
    fault(view.public.starters[seat], hand, view.public.head, view.public.options.any_ranks)
}

/// The notes of a hand. Five cards have the height of the ladder at each rung. Each of six cards has the height to
/// which the other five lead.
fn notes(view: &View, place: Place) -> Vec<String> {
    let Some(seat) = place.owner().filter(|_| place.is_hand()) else { return Vec::new() };
    let Some(hand) = told_hand(view, seat) else { return Vec::new() };
    let starter = view.public.starters[seat];
    if hand.len() == RUNGS {
        return (1..=RUNGS).map(|rungs| printed(height(starter, &hand[..rungs]))).collect();
    }
    let without = |&card: &Card| {
        let five = hand.without(card);
        let sign = if fault_of(view, seat, &five).is_none() { "✓" } else { "→" };
        format!("{sign}{}", printed(height(starter, &five)))
    };
    hand.iter().map(without).collect()
}

/// The height of the viewer's own ladder, and the single cards that would complete it.
fn gauge(view: &View) -> Option<Progress> {
    let seat = view.viewer?;
    let hand = told_hand(view, seat)?;
    let (starter, goal) = (view.public.starters[seat], value(view.public.head));
    let value = height(starter, &hand);
    let (says, hits) = match fault_of(view, seat, &hand) {
        _ if hand.len() != RUNGS => (texts::WITHOUT_IT.into(), String::new()),
        None => (texts::COMPLETE.into(), String::new()),
        Some(fault) => (miss(fault, goal), completing(view, seat, &hand)),
    };
    Some(Progress { seat, value, marks: vec![goal], is_penalty: false, says, hits })
}

/// A fault in words.
fn miss(fault: Fault, goal: i32) -> String {
    match fault {
        Fault::Misses(height) => texts::ends_at(&printed(height), goal),
        Fault::Repeats(rank) => texts::too_many(rank_name(rank)),
    }
}

/// The single cards that would complete five, in words: "red 3 or J · black 8".
fn completing(view: &View, seat: Seat, hand: &Hand) -> String {
    let aim = Aim {
        rise: value(view.public.head) - value(view.public.starters[seat]),
        any_ranks: view.public.options.any_ranks,
    };
    let (black, red): (Vec<i32>, Vec<i32>) = aim.outs(hand).rungs().partition(|&rung| rung < 0);
    let mut parts = Vec::new();
    if !red.is_empty() {
        parts.push(texts::red(&any_of(red.into_iter())));
    }
    if !black.is_empty() {
        parts.push(texts::black(&any_of(black.into_iter().rev())));
    }
    if parts.is_empty() { String::new() } else { texts::completes_it(&parts.join(" · ")) }
}

/// The ranks of these rungs as a list: "3, 5 or J".
fn any_of(rungs: impl Iterator<Item = i32>) -> String {
    let mut names: Vec<&str> = rungs.map(|rung| corner_of(rung.unsigned_abs() as u8)).collect();
    let last = names.pop().unwrap_or_default();
    if names.is_empty() { last.into() } else { texts::or(&*listed(names), last) }
}
