//! The five number cards in tens: a spot for every ten, as on a die.

use crate::cards::Card;

use super::FIELD;
use super::builder::ShapeBuilder;
use super::glyphs::line;

/// Centres of the spots on cards of one to five tens.
const SPOTS: [&str; 5] = [
    "M50 87h0",
    "M31 68h0M69 106h0",
    "M27 64h0M50 87h0M73 110h0",
    "M32 68h0M68 68h0M32 107h0M68 107h0",
    "M28 64h0M72 64h0M50 87h0M28 110h0M72 110h0",
];

/// Draws one of the five cards.
pub(super) fn draw(pen: &ShapeBuilder, tens: u8) {
    pen.path("field", FIELD);
    let name = Card::number(10 * tens).to_string();
    for (class, size) in [("face-plain value", 36.0), ("face-large value", 44.0)] {
        pen.path(class, &line(&name, (12.0, 40.0), (size, size), -3.0));
    }
    let spots = SPOTS[usize::from(tens) - 1];
    pen.paths(&[("spots", spots), ("spot-eyes", spots)]);
}
