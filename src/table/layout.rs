//! Positions of the cards of a place, in CSS pixels.

use crate::cards::small_sort::sort;
use crate::table::ZoneLayout;

/// A rectangle.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Rect {
    /// Left edge.
    pub x: f64,
    /// Upper edge.
    pub y: f64,
    /// Width.
    pub width: f64,
    /// Height.
    pub height: f64,
}

impl Rect {
    /// Whether two rectangles overlap.
    pub fn meets(&self, other: &Rect) -> bool {
        self.x < other.x + other.width
            && other.x < self.x + self.width
            && self.y < other.y + other.height
            && other.y < self.y + self.height
    }

    /// Whether a point is inside, or at most `margin` outside.
    pub fn contains(&self, x: f64, y: f64, margin: f64) -> bool {
        (self.x - margin..=self.x + self.width + margin).contains(&x)
            && (self.y - margin..=self.y + self.height + margin).contains(&y)
    }
}

/// A side of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableSide {
    /// On the player's left, who plays next.
    Left,
    /// Opposite.
    Far,
    /// On the player's right.
    Right,
}

/// The side at which the player number `index` of `others` sits, counted from the left in turn order. A single player
/// sits opposite, and two sit left and right.
pub fn side_of(index: usize, others: usize) -> TableSide {
    match index {
        0 if others > 1 => TableSide::Left,
        _ if others > 1 && index + 1 == others => TableSide::Right,
        _ => TableSide::Far,
    }
}

/// Distance of each of the upper cards of a stack above the one below it.
const STACK_STEP: f64 = 2.5;
/// Number of cards of a stack that are visible one above the other.
pub const STACK_DEPTH: usize = 3;

/// The layout in a room. A ladder without room to stand is laid on its side.
pub fn spread_in(spread: ZoneLayout, room: Rect) -> ZoneLayout {
    match spread {
        ZoneLayout::Column if room.width > 2.0 * room.height => ZoneLayout::Row,
        other => other,
    }
}

/// Upper left corner of a card of this size: number `index` of `count` in a room.
pub fn card_origin(
    spread: ZoneLayout,
    index: usize,
    count: usize,
    room: Rect,
    (width, height): (f64, f64),
) -> (f64, f64) {
    let y = room.y + (room.height - height) / 2.0;
    let middle = room.x + (room.width - width) / 2.0;
    match spread_in(spread, room) {
        ZoneLayout::Stack => {
            let above = count.min(STACK_DEPTH).saturating_sub(1 + index.min(STACK_DEPTH - 1));
            (middle, y - STACK_STEP * above as f64)
        }
        ZoneLayout::Row => {
            // A room higher than a card has rows one above the other.
            let rows = if room.height > 1.25 * height { rows(count, room.width, width) } else { 1 };
            let across = count.div_ceil(rows).max(1);
            let step = step(across, 1.1 * width, room.width - width);
            let here = across.min(count - (index / across * across).min(count));
            let x = middle + step * ((index % across) as f64 - (here as f64 - 1.0) / 2.0);
            match rows {
                1 => (x, y),
                _ => (
                    x,
                    room.y + (room.height - height) * (index / across) as f64 / (rows - 1) as f64,
                ),
            }
        }
        ZoneLayout::Column => {
            let step = step(count, 1.1 * height, room.height - height);
            (middle, y + step * ((count as f64 - 1.0) / 2.0 - index as f64))
        }
        ZoneLayout::Bundles(size) => {
            let size = usize::from(size).max(1);
            let bundles = count.div_ceil(size);
            let inner = 0.22 * width;
            let bundle = width + inner * (size as f64 - 1.0);
            let step = step(bundles, bundle + 0.2 * width, room.width - bundle);
            let all = bundle + step * (bundles.max(1) as f64 - 1.0);
            let left = room.x + ((room.width - all) / 2.0).max(0.0);
            let (number, within) = ((index / size) as f64, (index % size) as f64);
            (left + step * number + inner * within, y)
        }
    }
}

/// Angle between the outermost cards of a fan, in degrees, and most degrees between neighbours.
const FAN: f64 = 12.0;
const FAN_STEP: f64 = 2.0;

/// Angle in degrees clockwise, and shift downwards, of a card in a fan: a row whose cards lie on a circle. Only a single
/// row of three or more cards is a fan.
pub fn fan(
    spread: ZoneLayout,
    index: usize,
    count: usize,
    room: Rect,
    card: (f64, f64),
) -> (f64, f64) {
    let origin = |index: usize| card_origin(spread, index, count, room, card);
    if spread != ZoneLayout::Row || count < 3 || origin(0).1 < origin(count - 1).1 {
        return (0.0, 0.0);
    }
    let between = FAN_STEP.min(FAN / (count - 1) as f64);
    let radius = (origin(1).0 - origin(0).0) / between.to_radians();
    let degrees = |index: usize| between * (index as f64 - (count - 1) as f64 / 2.0);
    // Half the square of an angle so small is 1 - cos, to a hundred-thousandth. The cosine itself is 6 kB of code.
    let drop = |index: usize| radius * degrees(index).to_radians().powi(2) / 2.0;
    // The cards in the middle rise as far as the outermost ones sink.
    (degrees(index), drop(index) - drop(0) / 2.0)
}

/// Smallest visible part of a card that can be pressed: 24 pixels, wherever they begin.
const LEAST: f64 = 24.5;

/// Number of rows for these cards, so that enough of each card is visible.
pub fn rows(count: usize, room: f64, width: f64) -> usize {
    let across = 1 + ((room - width).max(0.0) / LEAST) as usize;
    count.div_ceil(across).max(1)
}

/// Distance between neighbours: `wish`, or less if there is no room for it.
fn step(count: usize, wish: f64, room: f64) -> f64 {
    match count {
        0 | 1 => 0.0,
        _ => wish.min(room.max(0.0) / (count as f64 - 1.0)),
    }
}

/// The numbers in the order of their keys. Equal keys are in the order of their numbers.
pub fn ordered(keyed: impl Iterator<Item = (i64, usize)>) -> Vec<usize> {
    let mut keyed: Vec<(i64, usize)> = keyed.collect();
    sort(&mut keyed);
    keyed.into_iter().map(|(_, number)| number).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: Rect = Rect { x: 10.0, y: 20.0, width: 300.0, height: 100.0 };

    #[test]
    fn rectangles_that_only_touch_do_not_overlap() {
        let beside = |x| Rect { x, ..ROOM };
        assert!(ROOM.meets(&ROOM) && ROOM.meets(&beside(309.0)) && !ROOM.meets(&beside(310.0)));
    }

    #[test]
    fn rows_stay_inside_and_in_order() {
        for count in 1..20 {
            let x = |index| card_origin(ZoneLayout::Row, index, count, ROOM, (60.0, 84.0)).0;
            assert!(x(0) >= ROOM.x - 1e-9 && x(count - 1) + 60.0 <= ROOM.x + ROOM.width + 1e-9);
            assert!((1..count).all(|index| x(index) > x(index - 1)));
        }
    }

    #[test]
    fn a_fan_is_even_on_both_sides() {
        let fan = |index, count| fan(ZoneLayout::Row, index, count, ROOM, (60.0, 84.0));
        for count in 3..12 {
            for index in 0..count {
                let (one, other) = (fan(index, count), fan(count - 1 - index, count));
                assert!((one.0 + other.0).abs() < 1e-9 && (one.1 - other.1).abs() < 1e-9);
                assert!(one.0.abs() <= FAN / 2.0 && one.1.abs() < 12.0);
            }
            assert!(fan(0, count).0 < 0.0 && fan(0, count).1 > fan(count / 2, count).1);
        }
        assert_eq!(fan(0, 2), (0.0, 0.0));
    }

    #[test]
    fn enough_of_every_card_can_be_seen() {
        let high = Rect { width: 200.0, height: 130.0, ..ROOM };
        assert_eq!((rows(6, 200.0, 60.0), rows(7, 200.0, 60.0), rows(0, 200.0, 60.0)), (1, 2, 1));
        let at = |index| card_origin(ZoneLayout::Row, index, 11, high, (60.0, 84.0));
        for index in 0..11 {
            let (x, y) = at(index);
            assert!(x >= high.x - 1e-9 && x + 60.0 <= high.x + high.width + 1e-9);
            assert!(y >= high.y && y + 84.0 <= high.y + high.height + 1e-9);
            let next = (index + 1) % 11;
            assert!((at(next).1 - y).abs() > 1e-9 || at(next).0 >= x + LEAST - 1e-9);
        }
    }

    #[test]
    fn players_sit_round_the_table_in_turn_order() {
        use TableSide::{Far, Left, Right};
        let sides = |others| (0..others).map(|index| side_of(index, others)).collect::<Vec<_>>();
        assert_eq!(sides(1), [Far]);
        assert_eq!(sides(2), [Left, Right]);
        assert_eq!(sides(3), [Left, Far, Right]);
        assert_eq!(sides(5), [Left, Far, Far, Far, Right]);
    }

    #[test]
    fn the_top_of_a_stack_is_highest() {
        let y = |index| card_origin(ZoneLayout::Stack, index, 9, ROOM, (60.0, 84.0)).1;
        assert!(y(0) < y(1) && y(1) < y(2));
        assert!((y(2) - y(8)).abs() < 1e-9);
    }
}
