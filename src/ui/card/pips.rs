//! Pips: their outlines, and their positions on the cards from two to ten.

use crate::cards::Suit;
use crate::svg::path::Placement;

/// Outline of a pip, 18 wide, in path steps relative to its middle.
pub(in crate::ui) fn outline(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => {
            "m0-8.28c2.16 3.96 7.56 6.84 7.56 10.8a3.6 3.6 0 0 1-6.48 2.16q.36 2.52 2.16 3.6h-6.48\
             q1.8-1.08 2.16-3.6a3.6 3.6 0 0 1-6.48-2.16c0-3.96 5.4-6.84 7.56-10.8z"
        }
        Suit::Hearts => {
            "m0 7.92c-2.16-3.24-7.92-6.48-7.92-11.16a4.14 4.14 0 0 1 7.92-1.44a4.14 4.14 0 0 1 \
             7.92 1.44c0 4.68-5.76 7.92-7.92 11.16z"
        }
        Suit::Diamonds => {
            "m0-8.46q2.52 4.86 6.48 8.46q-3.96 3.6-6.48 8.46q-2.52-4.86-6.48-8.46\
             q3.96-3.6 6.48-8.46z"
        }
        Suit::Clubs => {
            "m0-8.28a3.78 3.78 0 0 1 3.06 6.3a3.78 3.78 0 1 1-1.98 6.12q.36 3.06 2.16 4.14h-6.48\
             q1.8-1.08 2.16-4.14a3.78 3.78 0 1 1-1.98-6.12a3.78 3.78 0 0 1 3.06-6.3z"
        }
    }
}

/// A pip centred at `(x, y)` and scaled by `grown`.
pub(super) fn pip(suit: Suit, (x, y): (u8, u8), grown: f64) -> String {
    Placement::grown(x, y, grown).put(&format!("M0 0{}", outline(suit)))
}

/// The pips in the upper half of a card, including its middle row. Each is a column, and a row in twelfths of the way
/// from the first row to the last.
fn upper(rank: u8) -> &'static [(u8, u8)] {
    match rank {
        2 => &[(1, 0)],
        3 => &[(1, 0), (1, 6)],
        4 => &[(0, 0), (2, 0)],
        5 => &[(0, 0), (2, 0), (1, 6)],
        6 => &[(0, 0), (2, 0), (0, 6), (2, 6)],
        7 | 8 => &[(0, 0), (2, 0), (0, 6), (2, 6), (1, 3)],
        9 => &[(0, 0), (2, 0), (0, 4), (2, 4), (1, 6)],
        10 => &[(0, 0), (2, 0), (0, 4), (2, 4), (1, 2)],
        _ => &[],
    }
}

/// The pip at the corner and the pips of one half. The lower half has the same pips as the upper one, but for the
/// middle row. A seven lacks one more.
pub(super) fn half(rank: u8, suit: Suit, upright: bool) -> String {
    let shown = upper(rank)
        .iter()
        .filter(|&&(_, row)| upright || (row < 6 && (rank, row) != (7, 3)))
        .map(|&(column, row)| {
            let y = 24 + (u32::from(row) * 92 + 6) / 12;
            pip(suit, ([32, 50, 68][usize::from(column)], y as u8), 1.0)
        });
    pip(suit, (13, 41), 1.0) + &shown.collect::<String>()
}
