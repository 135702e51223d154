//! The two Jokers: the big one in colour with a full star, the little one in ink with a hollow star.

use super::builder::ShapeBuilder;
use super::glyphs::line;

const FOOL: &[(&str, &str)] = &[
    ("coat", "M23 140V121A35 20 0 0 1 93 121V140Z"),
    ("gold", "M37 109 47 120 58 109 69 120 79 109 73 98H43Z"),
    ("coat", "M43 80Q41 50 23 64Q34 66 38 96ZM40 84Q43 54 58 45V84Z"),
    ("other", "M73 80Q75 50 93 64Q82 66 78 96ZM76 84Q73 54 58 45V84Z"),
    ("face", "M42.5 82H73.5V91A15.5 15.5 0 0 1 42.5 91Z"),
    ("bells", "M23 67h0M93 67h0M58 42h0"),
    ("eyes big-eyes", "M51.5 88h0M64.5 88h0"),
    ("blush big-eyes", "M48 94h0M68 94h0"),
    ("lips", "M50 95H66A8 7.5 0 0 1 50 95Z"),
];

/// Draws the shapes that both Jokers share. Style sheets make the difference.
pub(super) fn draw(pen: &ShapeBuilder) {
    pen.path(
        "star",
        "M14 8 17 16 25.5 16.4 18.9 21.6 21.1 30 14 25.2 6.9 30 9.1 21.6 2.5 16.4 11 16Z",
    );
    let word = line("JOKER", (0.0, 0.0), (12.0, 12.0), 14.0);
    pen.group("", "translate(9.5 37)rotate(90)").path("pip", &word);
    pen.paths(FOOL);
}
