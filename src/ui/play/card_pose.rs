//! How a card is drawn: its position, its stacking order and the start of its movement.

use leptos::prelude::*;

use crate::cards::Card;
use crate::engine::place::Place;
use crate::table::OfferedMove;
use crate::table::hand_order::is_fresh;
use crate::table::layout::{Rect, STACK_DEPTH, card_origin, fan, spread_in};
use crate::table::transition::PiecePosition;
use crate::table::{Zone, ZoneLayout};
use crate::ui::prefs::Prefs;

use super::picked::Selected;
use super::selection::Landed;
use super::state::{Drag, TableState};

/// How a card is drawn.
#[derive(Clone, Copy, PartialEq, Default)]
pub(super) struct CardPose {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) scale: f64,
    /// Angle in a fan, in degrees clockwise.
    pub(super) fan: f64,
    /// Stacking order. A greater number is in front.
    pub(super) order: usize,
    /// Number among the moving cards, from 1. 0 for a card that does not move.
    pub(super) moved: usize,
    /// Whether the card waits a moment before it moves.
    pub(super) waits: bool,
    /// The card, if it is face up and visible.
    pub(super) card: Option<Card>,
    /// Sum of the flags below.
    pub(super) looks: u8,
}

/// Too deep in a stack to be visible.
pub(super) const BURIED: u8 = 1;
/// Being dragged.
pub(super) const HELD: u8 = 2;
const HINTED: u8 = 4;
const FRESH: u8 = 8;
/// Used in the written line.
const USED: u8 = 16;
/// Moved in the last step, but not into a hand.
const MOVED: u8 = 32;

/// Class names of the flags, in the same order.
pub(super) const LOOKS: [&str; 6] = ["buried", "held", "hinted", "fresh", "used", "moved"];

impl CardPose {
    pub(super) fn is(&self, look: u8) -> bool {
        self.looks & look > 0
    }
}

/// A place, and what determines how its cards are drawn.
pub(super) struct ZonePose {
    place: Place,
    spread: ZoneLayout,
    count: usize,
    /// Its rectangle on the board, and the size of its cards. `None` if the place is not drawn.
    room: Option<(Rect, (f64, f64))>,
    aside: bool,
    raises: bool,
}

/// How far a card that somebody has looked at is drawn off its pile, in widths of a card. It still covers a part of the
/// pile: in small windows there is no room beside it.
const ASIDE: f64 = 0.6;

impl ZonePose {
    fn of(table: TableState, place: Place) -> ZonePose {
        let of =
            |zone: &Zone| Some((zone.spread, zone.cards.len(), zone.is_top_aside, zone.raises));
        let found = table.of_zone(place, of);
        let (spread, count, aside, raises) = found.unwrap_or((ZoneLayout::Stack, 0, false, false));
        let raises = raises && table.game.prefs.with(Prefs::raises_cards);
        let room = table.input.zone_rects.with(|rooms| rooms.of(place));
        ZonePose { place, spread, count, room, aside, raises }
    }

    /// Upper left corner of a card on the board, and its angle in the fan of a hand, in degrees. A card that somebody has
    /// looked at is drawn off its pile, to the right if no other pile is there. A playable card is raised above the others.
    fn spot(&self, table: TableState, index: usize) -> ((f64, f64), f64) {
        let Some((room, card)) = self.room else { return ((0.0, 0.0), 0.0) };
        let (mut x, mut y) = card_origin(self.spread, index, self.count, room, card);
        if self.aside && index == 0 {
            let step = ASIDE * card.0;
            let right = Rect { x: x + step, y, width: card.0, height: card.1 };
            let is_free = table.input.zone_rects.with(|rooms| {
                rooms.places.iter().all(|(place, room, _)| {
                    place.owner().is_some() || *place == self.place || !room.meets(&right)
                })
            });
            x += if is_free || x < step { step } else { -step };
        }
        let (angle, drop) = match self.place == Place::hand(table.me()) {
            true => fan(self.spread, index, self.count, room, card),
            false => (0.0, 0.0),
        };
        y += drop;
        if self.raises && table.can_take(self.place, index) {
            y -= 0.12 * card.1;
        }
        ((x, y), angle)
    }
}

/// Upper left corner of a card on the board.
pub(super) fn spot(table: TableState, place: Place, index: usize) -> (f64, f64) {
    ZonePose::of(table, place).spot(table, index).0
}

/// The current interaction of the person with cards.
struct Selection {
    carry: Option<Drag>,
    landed: Option<Landed>,
    picked: Option<Selected>,
    hint: Option<OfferedMove>,
    /// The place whose cards are used for a written line.
    writes: Option<Place>,
    /// Whether moving cards first stay a moment: see `Pieces::waits`.
    waits: bool,
    /// The whole board, and the size in which cards are drawn before scaling.
    board: Rect,
    whole: (f64, f64),
}

/// The current poses of all cards. `before` has the drawn pose of each card.
pub(super) fn poses<'a>(
    table: TableState,
    before: impl Iterator<Item = &'a CardPose>,
) -> Vec<CardPose> {
    let (board, whole) = table.input.zone_rects.with(|rooms| (rooms.board, rooms.card));
    let doing = Selection {
        carry: table.input.carried.get(),
        landed: table.input.landed.get(),
        picked: table.input.picked.get(),
        hint: table.status.hint.get(),
        writes: table
            .derived
            .text_input
            .with(|writing| writing.as_ref().map(|writing| writing.from)),
        waits: table.derived.pieces.with(|pieces| pieces.waits),
        board,
        whole,
    };
    let mut site = ZonePose::of(table, Place::STOCK);
    table.derived.pieces.with(|pieces| {
        let pose = |((piece, lie), before): ((usize, &PiecePosition), &CardPose)| {
            if site.place != lie.place {
                site = ZonePose::of(table, lie.place);
            }
            pose(table, &site, &doing, piece, *lie, before)
        };
        pieces.lies.iter().enumerate().zip(before).map(pose).collect()
    })
}

fn pose(
    table: TableState,
    site: &ZonePose,
    doing: &Selection,
    piece: usize,
    lie: PiecePosition,
    before: &CardPose,
) -> CardPose {
    let PiecePosition { place, index, card, moved } = lie;
    let whole = doing.whole;
    // Cards of a place that is not drawn come from the middle of the board.
    let ((x, y), fan) = match site.room {
        Some(_) => site.spot(table, index),
        None => (card_origin(ZoneLayout::Stack, index, 1, doing.board, whole), 0.0),
    };
    let size = site.room.map_or(whole, |(_, card)| card);
    let pose = CardPose { x, y, scale: size.0 / whole.0.max(1.0), moved, ..CardPose::default() };
    // A card that moves from deep in one stack to deep in another is not visible on its way either.
    if site.spread == ZoneLayout::Stack && index >= STACK_DEPTH && (moved == 0 || before.is(BURIED))
    {
        return CardPose { looks: BURIED, ..pose };
    }
    let spread = site.room.map_or(site.spread, |(room, _)| spread_in(site.spread, room));
    let base = match spread {
        ZoneLayout::Stack => STACK_DEPTH.saturating_sub(index),
        // The lower rung is in front, so that every card shows its upper edge.
        ZoneLayout::Column => 99_usize.saturating_sub(index),
        ZoneLayout::Row | ZoneLayout::Bundles(_) => index + 1,
    };
    // Cards that have moved are above all others. A rung is not: it would hide the one below it.
    let is_above = moved > 0 && spread != ZoneLayout::Column;
    let hand = Place::hand(table.me());
    let fresh = || {
        let is_new =
            |fresh: &Vec<_>| table.of_zone(hand, |zone| is_fresh(&zone.cards, index, fresh));
        table.derived.fresh.with(is_new)
    };
    let takes =
        |hint: &OfferedMove| hint.gesture.carried().is_some_and(|it| it.takes(place, index, card));
    let mut pose = CardPose {
        order: base + if is_above { 100 + moved } else { 0 },
        fan,
        waits: doing.waits && moved > 0,
        card,
        ..pose
    };
    for (look, is_so) in [
        (HINTED, doing.hint.as_ref().is_some_and(takes)),
        (FRESH, place == hand && fresh()),
        (USED, doing.writes == Some(place) && table.token_of(place, index).is_some()),
        (MOVED, moved > 0 && !place.is_hand()),
    ] {
        pose.looks |= if is_so { look } else { 0 };
    }
    let lifted = || lifted(doing.carry.as_ref()?, piece, lie, size, (x, y));
    if let Some(at) = lifted().or_else(|| landed(table, doing.landed.as_ref()?, lie, size)) {
        (pose.x, pose.y) = at;
        pose.fan = 0.0;
        pose.order = 1000 + index;
        pose.looks |= if doing.carry.is_some() { HELD } else { 0 };
    } else if doing.picked.as_ref().is_some_and(|picked| picked.contains(place, index)) {
        pose.y -= 0.12 * size.1;
    }
    pose
}

/// Position of a dragged card before the finger has moved.
fn lifted(
    carry: &Drag,
    piece: usize,
    lie: PiecePosition,
    card: (f64, f64),
    at: (f64, f64),
) -> Option<(f64, f64)> {
    if carry.place != lie.place {
        return None;
    }
    if carry.whole {
        return Some(at);
    }
    let nth = carry.pieces.iter().position(|&dragged| dragged == piece)?;
    let aside = 0.25 * card.0 * nth as f64;
    Some((carry.from.0 - card.0 / 2.0 + aside, carry.from.1 - card.1 / 2.0))
}

/// Position of a card that was put down while a choice about it is open.
fn landed(
    table: TableState,
    landed: &Landed,
    lie: PiecePosition,
    card: (f64, f64),
) -> Option<(f64, f64)> {
    let at = landed.cards.indices.iter().position(|&index| index == lie.index);
    let nth = at.filter(|_| landed.cards.place == lie.place)?;
    let Rect { x, y, width, height } = table.input.zone_rects.with(|rooms| rooms.of(landed.at))?.0;
    let aside = 0.25 * card.0 * nth as f64;
    Some((x + (width - card.0) / 2.0 + aside, y + (height - card.1) / 2.0))
}
