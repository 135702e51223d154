//! The card back: rows of spots, with a target in the middle.

use super::FIELD;
use super::builder::ShapeBuilder;

/// A ring that is cut out of the ground.
const RING: &str = "M50 55.5A14.5 14.5 0 0 0 50 84.5A14.5 14.5 0 0 0 50 55.5Z\
                    M50 59.75A10.25 10.25 0 0 1 50 80.25A10.25 10.25 0 0 1 50 59.75Z";

/// Draws the back.
pub(super) fn draw(pen: &ShapeBuilder) {
    let spots: String = (0..11).flat_map(row).collect();
    let ground = String::from(FIELD) + RING;
    pen.paths(&[("back-ground", &ground), ("back-dots", &spots), ("back-spot", "M50 70h0")]);
}

/// A row of spots, shifted against the neighbouring rows. The middle stays free for the target.
fn row(row: i32) -> impl Iterator<Item = String> {
    let y = 15 + row * 11;
    (0..7 - row % 2)
        .map(move |column| 14 + column * 12 + row % 2 * 6)
        .filter(move |x| (x - 50).pow(2) + (y - 70).pow(2) > 256)
        .map(move |x| format!("M{x} {y}h0"))
}
