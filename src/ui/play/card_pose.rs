//! How a card is drawn: where, in front of what, and when it sets out.

use leptos::prelude::*;

use super::picked::Picked;
use super::selection::Landed;
use super::state::{Carry, Desk};
use crate::cards::Card;
use crate::engine::place::Place;
use crate::games::Handle;
use crate::table::hand_order::is_fresh;
use crate::table::layout::{Room, STACK_DEPTH, corner, spread_in};
use crate::table::transition::Lie;
use crate::table::{Spread, Zone};

/// How a card is drawn.
#[derive(Clone, Copy, PartialEq, Default)]
pub(super) struct Pose {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) scale: f64,
    /// A greater number lies in front.
    pub(super) order: usize,
    /// Its turn among the cards that move, from 1; 0 for one that lies still.
    pub(super) moved: usize,
    /// Whether it stays a moment before it moves.
    pub(super) waits: bool,
    /// What it shows, if it lies face up where it can be seen.
    pub(super) card: Option<Card>,
    /// What it is, as a sum of what is named below.
    pub(super) looks: u8,
}

/// So deep in a stack that nobody sees it.
pub(super) const BURIED: u8 = 1;
/// Under a finger.
pub(super) const HELD: u8 = 2;
const HINTED: u8 = 4;
const FRESH: u8 = 8;
/// Written in a line.
const USED: u8 = 16;
/// Moved last, and not into a hand.
const MOVED: u8 = 32;

/// The words for all this in the style sheet, in the same order.
pub(super) const LOOKS: [&str; 6] = ["buried", "held", "hinted", "fresh", "used", "moved"];

impl Pose {
    pub(super) fn is(&self, look: u8) -> bool {
        self.looks & look > 0
    }
}

/// A place, and what says where its cards are drawn.
pub(super) struct Site {
    place: Place,
    spread: Spread,
    count: usize,
    /// Where it is on the screen, with the size of its cards; nowhere for a place that is not drawn.
    room: Option<(Room, (f64, f64))>,
    aside: bool,
    raises: bool,
}

impl Site {
    fn of(desk: Desk, place: Place) -> Site {
        let of =
            |zone: &Zone| Some((zone.spread, zone.cards.len(), zone.is_top_aside, zone.raises));
        let found = desk.of_zone(place, of);
        let (spread, count, aside, raises) = found.unwrap_or((Spread::Stack, 0, false, false));
        let raises = raises && desk.prefs.with(|prefs| prefs.value("raise") == "on");
        let room = desk.rooms.with(|rooms| rooms.of(place));
        Site { place, spread, count, room, aside, raises }
    }

    /// Upper left corner of a card on the board, a looked-at one beside its pile, one that can be played above the
    /// others.
    fn spot(&self, desk: Desk, index: usize) -> (f64, f64) {
        let Some((room, card)) = self.room else { return (0.0, 0.0) };
        let (mut x, mut y) = corner(self.spread, index, self.count, room, card);
        if self.aside && index == 0 {
            let step = 1.15 * card.0;
            x += if x < step { step } else { -step };
        }
        if self.raises && desk.can_take(self.place, index) {
            y -= 0.12 * card.1;
        }
        (x, y)
    }
}

/// Upper left corner of a card on the board.
pub(super) fn spot(desk: Desk, place: Place, index: usize) -> (f64, f64) {
    Site::of(desk, place).spot(desk, index)
}

/// What a person is doing with cards.
struct Doing {
    carry: Option<Carry>,
    landed: Option<Landed>,
    picked: Option<Picked>,
    hint: Option<Handle>,
    /// Out of which cards a line is being written.
    writes: Option<Place>,
    /// Whether cards that lay open leave by somebody else's move.
    waits: bool,
    /// The whole board, and the size in which cards are drawn before they are scaled.
    board: Room,
    whole: (f64, f64),
}

/// How all cards are drawn now, each of which was drawn in some way before.
pub(super) fn poses<'a>(desk: Desk, before: impl Iterator<Item = &'a Pose>) -> Vec<Pose> {
    let (board, whole) = desk.rooms.with(|rooms| (rooms.board, rooms.card));
    let doing = Doing {
        carry: desk.carried.get(),
        landed: desk.landed.get(),
        picked: desk.picked.get(),
        hint: desk.hint.get(),
        writes: desk.writing.with(|writing| writing.as_ref().map(|writing| writing.from)),
        waits: desk.pieces.with(|pieces| pieces.waits),
        board,
        whole,
    };
    let mut site = Site::of(desk, Place::STOCK);
    desk.pieces.with(|pieces| {
        let pose = |(lie, before): (&Lie, &Pose)| {
            if site.place != lie.place {
                site = Site::of(desk, lie.place);
            }
            pose(desk, &site, &doing, *lie, before)
        };
        pieces.lies.iter().zip(before).map(pose).collect()
    })
}

fn pose(desk: Desk, site: &Site, doing: &Doing, lie: Lie, before: &Pose) -> Pose {
    let Lie { place, index, card, moved } = lie;
    let whole = doing.whole;
    // Cards that are dealt from nowhere come from the middle of the table.
    let (x, y) = match site.room {
        Some(_) => site.spot(desk, index),
        None => corner(Spread::Stack, index, 1, doing.board, whole),
    };
    let size = site.room.map_or(whole, |(_, card)| card);
    let pose = Pose { x, y, scale: size.0 / whole.0.max(1.0), moved, ..Pose::default() };
    // What goes from deep in one stack to deep in another cannot be seen on its way either.
    if site.spread == Spread::Stack && index >= STACK_DEPTH && (moved == 0 || before.is(BURIED)) {
        return Pose { looks: BURIED, ..pose };
    }
    let spread = site.room.map_or(site.spread, |(room, _)| spread_in(site.spread, room));
    let base = match spread {
        Spread::Stack => STACK_DEPTH.saturating_sub(index),
        // The lower rung lies in front, so that every card shows its upper edge.
        Spread::Column => 99_usize.saturating_sub(index),
        Spread::Row | Spread::Bundles(_) => index + 1,
    };
    // What has moved lies above the rest, but for a rung: it would hide the one below it.
    let is_above = moved > 0 && spread != Spread::Column;
    let hand = Place::hand(desk.me());
    let fresh = || {
        let is_new =
            |fresh: &Vec<_>| desk.of_zone(hand, |zone| is_fresh(&zone.cards, index, fresh));
        desk.fresh.with(is_new)
    };
    let takes =
        |hint: &Handle| hint.gesture.carried().is_some_and(|it| it.takes(place, index, card));
    let mut pose = Pose {
        order: base + if is_above { 100 + moved } else { 0 },
        waits: doing.waits && moved > 0,
        card,
        ..pose
    };
    for (look, is_so) in [
        (HINTED, doing.hint.as_ref().is_some_and(takes)),
        (FRESH, place == hand && fresh()),
        (USED, doing.writes == Some(place) && desk.token_of(place, index).is_some()),
        (MOVED, moved > 0 && !place.is_hand()),
    ] {
        pose.looks |= if is_so { look } else { 0 };
    }
    let lifted = || lifted(doing.carry.as_ref()?, lie, size, (x, y));
    if let Some(at) = lifted().or_else(|| landed(desk, doing.landed.as_ref()?, lie, size)) {
        (pose.x, pose.y) = at;
        pose.order = 1000 + index;
        pose.looks |= if doing.carry.is_some() { HELD } else { 0 };
    } else if doing.picked.as_ref().is_some_and(|picked| picked.holds(place, index)) {
        pose.y -= 0.12 * size.1;
    }
    pose
}

/// Where a card is that is being dragged, before the finger has moved.
fn lifted(carry: &Carry, lie: Lie, card: (f64, f64), at: (f64, f64)) -> Option<(f64, f64)> {
    if carry.place != lie.place {
        return None;
    }
    if carry.whole {
        return Some(at);
    }
    let nth = carry.indices.iter().position(|&index| index == lie.index)?;
    let aside = 0.25 * card.0 * nth as f64;
    Some((carry.from.0 - card.0 / 2.0 + aside, carry.from.1 - card.1 / 2.0))
}

/// Where a card is about which something is still to be chosen.
fn landed(desk: Desk, landed: &Landed, lie: Lie, card: (f64, f64)) -> Option<(f64, f64)> {
    let at = landed.cards.indices.iter().position(|&index| index == lie.index);
    let nth = at.filter(|_| landed.cards.place == lie.place)?;
    let Room { x, y, width, height } = desk.rooms.with(|rooms| rooms.of(landed.at))?.0;
    let aside = 0.25 * card.0 * nth as f64;
    Some((x + (width - card.0) / 2.0 + aside, y + (height - card.1) / 2.0))
}
