//! How a card is drawn: where, in front of what, and when it sets out.

use leptos::prelude::*;

use super::desk::Desk;
use crate::arrange::{Room, STACK_DEPTH, corner, per_mille, tenths};
use crate::follow::Lie;
use crate::place::Place;
use crate::table::{Spread, Zone};

/// How a card is drawn.
#[derive(Clone, PartialEq, Default)]
pub(super) struct Pose {
    pub(super) transform: String,
    pub(super) order: String,
    pub(super) delay: String,
    pub(super) buried: bool,
    pub(super) held: bool,
}

/// Upper left corner of a card on the board, a looked-at one beside its pile, one that can be played above the others.
pub(super) fn spot(desk: Desk, place: Place, index: usize) -> (f64, f64) {
    let Some((room, card)) = desk.rooms.with(|rooms| rooms.of(place)) else { return (0.0, 0.0) };
    let (spread, count, aside, raises) = desk.scene.with(|scene| {
        let of = |zone: &Zone| (zone.spread, zone.cards.len(), zone.is_top_aside, zone.raises);
        scene.zone(place).map_or((Spread::Stack, 0, false, false), of)
    });
    let (mut x, mut y) = corner(spread, index, count, room, card);
    if aside && index == 0 {
        let step = 1.15 * card.0;
        x += if x < step { step } else { -step };
    }
    let wanted = || desk.prefs.with(|prefs| prefs.value("raise") == "on");
    if raises && wanted() && desk.can_take(place, index) {
        y -= 0.12 * card.1;
    }
    (x, y)
}

/// How the card that lies there is drawn now.
pub(super) fn pose(desk: Desk, lie: Lie) -> Pose {
    let spread = desk.scene.with(|scene| scene.zone(lie.place).map_or(Spread::Stack, |z| z.spread));
    desk.rooms.track();
    // Cards that are dealt from nowhere come from the middle of the table.
    let known = desk.rooms.with_untracked(|rooms| rooms.of(lie.place));
    let (board, whole) = desk.rooms.with_untracked(|rooms| (rooms.board, rooms.card));
    let (_, card) = known.unwrap_or((board, whole));
    let (mut x, mut y) = match known {
        Some(_) => spot(desk, lie.place, lie.index),
        None => corner(Spread::Stack, lie.index, 1, board, card),
    };
    let base = match spread {
        Spread::Stack => STACK_DEPTH.saturating_sub(lie.index),
        // The lower rung lies in front, so that every card shows its upper edge.
        Spread::Column => 99_usize.saturating_sub(lie.index),
        Spread::Row | Spread::Bundles(_) => lie.index + 1,
    };
    // What has moved lies above the rest, but for a rung: it would hide the one below it.
    let is_above = lie.moved > 0 && spread != Spread::Column;
    let mut order = base + if is_above { 100 + lie.moved } else { 0 };
    let held = lifted(desk, lie, card, (x, y)).or_else(|| landed(desk, lie, card));
    let is_held = held.is_some();
    if let Some(at) = held {
        order = 1000 + lie.index;
        (x, y) = at;
    } else if desk.picked.with(|p| p.as_ref().is_some_and(|p| p.holds(lie.place, lie.index))) {
        y -= 0.12 * card.1;
    }
    let scale = per_mille(card.0 / whole.0.max(1.0));
    let waits = desk.pieces.with_untracked(|pieces| pieces.waits) && lie.moved > 0;
    Pose {
        transform: format!("translate({}px, {}px) scale({scale})", tenths(x), tenths(y)),
        order: order.to_string(),
        delay: format!(
            "calc({} * var(--hold) + {} * var(--stagger))",
            u8::from(waits),
            lie.moved.saturating_sub(1).min(24)
        ),
        buried: spread == Spread::Stack && lie.index >= STACK_DEPTH && lie.moved == 0,
        held: is_held && desk.carried.with(Option::is_some),
    }
}

/// Where a card is that is being dragged.
fn lifted(desk: Desk, lie: Lie, card: (f64, f64), (x, y): (f64, f64)) -> Option<(f64, f64)> {
    let carry = desk.carried.get().filter(|carry| carry.place == lie.place)?;
    if carry.whole {
        return Some((x + carry.by.0, y + carry.by.1));
    }
    let nth = carry.indices.iter().position(|&index| index == lie.index)?;
    let aside = 0.25 * card.0 * nth as f64;
    Some((carry.at.0 - card.0 / 2.0 + aside, carry.at.1 - card.1 / 2.0))
}

/// Where a card is about which something is still to be chosen.
fn landed(desk: Desk, lie: Lie, card: (f64, f64)) -> Option<(f64, f64)> {
    let landed = desk.landed.get().filter(|landed| landed.cards.place == lie.place)?;
    let nth = landed.cards.indices.iter().position(|&index| index == lie.index)?;
    let Room { x, y, width, height } = desk.rooms.with(|rooms| rooms.of(landed.at))?.0;
    let aside = 0.25 * card.0 * nth as f64;
    Some((x + (width - card.0) / 2.0 + aside, y + (height - card.1) / 2.0))
}
