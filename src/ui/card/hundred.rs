//! The five cards that count in tens: a spot for every ten, as on a die.

use super::begin;
use super::pen::Pen;
use crate::cards::Card;

/// Centres of the spots on cards of one to five tens.
const SPOTS: [&str; 5] = [
    "M50 87h0",
    "M31 68h0M69 106h0",
    "M27 64h0M50 87h0M73 110h0",
    "M32 68h0M68 68h0M32 107h0M68 107h0",
    "M28 64h0M72 64h0M50 87h0M28 110h0M72 110h0",
];

/// Draws one of the five.
pub(super) fn draw(sheet: &Pen, card: Card) {
    let tens = usize::from(card.tens().unwrap_or(1));
    let name = card.to_string();
    let picture = begin(sheet, &name, &format!("hue-{tens}"));
    picture.path(
        "field",
        "M5 10A5 5 0 0 1 10 5H90A5 5 0 0 1 95 10V130A5 5 0 0 1 90 135H10A5 5 0 0 1 5 130Z",
    );
    picture.text("value", "translate(12 40)", 0, &name);
    picture.paths(&[("spots", SPOTS[tens - 1]), ("spot-eyes", SPOTS[tens - 1])]);
}
