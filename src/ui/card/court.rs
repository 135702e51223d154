//! King, queen and jack: figures of circles and straight cuts. Their outlines alone distinguish them at small sizes.
//!
//! The figures are the same in all suits; a suit gives them its colour and its hair. The one-eyed jacks and the
//! one-eyed king wink, as they have for centuries.

use crate::cards::Suit;
use crate::svg::path::TURNED;

use super::builder::ShapeBuilder;

/// Shapes from the lowest to the highest: class and outline. The middle of the card is at (50, 70).
type Figure = &'static [(&'static str, &'static str)];

const KING: Figure = &[
    ("coat", "M25 70V58A25 15 0 0 1 75 58V70Z"),
    ("trim", "M25 58A25 15 0 0 1 38 45L35 70H25ZM75 58A25 15 0 0 0 62 45L65 70H75Z"),
    ("gold", "M42 44H58V70H42Z"),
    ("gems", "M50 58.5h0M50 66h0"),
    ("hair", "M37 28H63V42A13 16 0 0 1 37 42Z"),
    ("face", "M40 27H60V40H40Z"),
    ("hair", "M50 38A5.5 4 0 0 1 39 39V44H61V39A5.5 4 0 0 1 50 38Z"),
    ("lips", "M47 43.5A3 3 0 0 0 53 43.5Z"),
    ("gold", "M37 28 34 13 42.5 19.5 50 11 57.5 19.5 66 13 63 28Z"),
    ("gems", "M50 23h0M42.5 24h0M57.5 24h0"),
];

const QUEEN: Figure = &[
    ("hair", "M33 33A17 16 0 0 1 67 33V55H33Z"),
    ("coat", "M25 70V61A21 14 0 0 1 41 50L50 61 59 50A21 14 0 0 1 75 61V70Z"),
    ("face", "M45.5 43H54.5V50L50 58 45.5 50ZM39.5 32H60.5V36A10.5 11 0 0 1 39.5 36Z"),
    ("hair", "M38 37Q38 24 50 24Q62 24 62 37Q56 34 50 28Q44 34 38 37Z"),
    ("blush", "M43.5 39.5h0M56.5 39.5h0"),
    ("lips", "M47.4 42.5H52.6A2.6 2.6 0 0 1 47.4 42.5Z"),
    ("crown", "M37.5 20H62.5L61 25H39Z"),
    ("orbs", "M40.5 18h0M50 15.5h0M59.5 18h0"),
    ("pearls", "M37.5 58h0M43.2 63h0M50 65.5h0M56.8 63h0M62.5 58h0"),
];

const JACK: Figure = &[
    ("coat", "M25 70V62A25 14 0 0 1 75 62V70Z"),
    ("gold", "M35 49 50 61 65 49V56L50 68 35 56Z"),
    ("hair", "M36 29H64V46H36Z"),
    ("face", "M46 42H54V50L50 54 46 50ZM40 28H60V37A10 10 0 0 1 40 37Z"),
    ("coat", "M33 28A17 13 0 0 1 67 25V28Z"),
    ("gold", "M32.5 27H67V30.5H32.5ZM59 24Q60 10 74 11Q75 22 59 24Z"),
    ("line", "M47 41.5A3.5 3 0 0 0 54 41.5"),
];

/// Draws the ground behind both halves.
pub(super) fn draw_ground(pen: &ShapeBuilder) {
    let ground =
        "M28 8H72A3 3 0 0 1 75 11V129A3 3 0 0 1 72 132H28A3 3 0 0 1 25 129V11A3 3 0 0 1 28 8Z";
    pen.path("tint", ground);
}

/// Draws both halves. Parts of one colour are one shape.
pub(super) fn draw(pen: &ShapeBuilder, rank: u8, suit: Suit) {
    for (class, outline) in half(rank, suit) {
        pen.path(class, &(TURNED.put(&outline) + &outline));
    }
}

/// Draws the upper half of a court card.
pub(super) fn draw_half(pen: &ShapeBuilder, rank: u8, suit: Suit) {
    for (class, outline) in half(rank, suit) {
        pen.path(class, &outline);
    }
}

fn half(rank: u8, suit: Suit) -> impl Iterator<Item = (&'static str, String)> {
    let (figure, y) = match rank {
        13 => (KING, "33"),
        12 => (QUEEN, "36"),
        _ => (JACK, "35.5"),
    };
    let eyes = [(true, "45.5", "43.5"), (false, "54.5", "52.5")].map(|(left, open, shut)| {
        match (rank, suit, left) {
            (11, Suit::Spades, true) | (11, Suit::Hearts, false) | (13, Suit::Diamonds, false) => {
                ("line", format!("M{shut} {y}h4"))
            }
            _ => ("eyes", format!("M{open} {y}h0")),
        }
    });
    figure.iter().map(|&(class, outline)| (class, outline.to_owned())).chain(eyes)
}
