//! The thirteen cards of each suit.

use crate::cards::Suit;
use crate::cards::corner::corner_of;
use crate::svg::path::TURNED;

use super::builder::ShapeBuilder;
use super::glyphs::around;
use super::pips::pip;
use super::{court, pips};

/// Draws a card with both faces: plain, as in most packs, and large, for small screens and weak eyes.
pub(super) fn draw(pen: &ShapeBuilder, rank: u8, suit: Suit) {
    if rank > 10 {
        let plain = pen.group("face-plain", "");
        court::draw_ground(&plain);
        plain.path("pip", &plain_outline(rank, suit));
        court::draw(&plain, rank, suit);
        let large = pen.group("face-large", "");
        large.path("pip", &large_outline(rank, suit));
        court::draw_half(&large.group("", "translate(-16 35)scale(1.5)"), rank, suit);
        return;
    }
    pen.path("face-plain pip", &plain_outline(rank, suit));
    pen.path("face-large pip", &large_outline(rank, suit));
    // The ace of spades has the maker's mark. Real packs have one since that card was taxed.
    if (rank, suit) == (1, Suit::Spades) {
        pen.paths(&[("face-plain mark-hole", "M50 74h0"), ("face-plain mark-dot", "M50 74h0")]);
    }
}

/// Indices and pips of the plain face: an upper half, and a lower half turned by 180 degrees.
fn plain_outline(rank: u8, suit: Suit) -> String {
    let index = index(rank, (13, 28), (26, 22));
    let half = |upright| pips::half(rank, suit, upright) + &index;
    let middle = match (rank, suit) {
        (1, Suit::Spades) => pip(suit, (50, 70), 3.6),
        (1, _) => pip(suit, (50, 70), 2.6),
        _ => String::new(),
    };
    half(true) + &TURNED.put(&half(false)) + &middle
}

fn large_outline(rank: u8, suit: Suit) -> String {
    let large = index(rank, (20, 44), (50, 35)) + &pip(suit, (20, 67), 1.6);
    if rank > 10 { large } else { large + &pip(suit, (65, 103), 3.0) }
}

/// The rank at this place and size. Only ten has two digits; both share the width `narrow`.
fn index(rank: u8, (x, y): (u8, u8), (size, narrow): (u8, u8)) -> String {
    // The letter J hangs below the baseline, so it is raised.
    let y = if corner_of(rank) == "J" { y - y / 11 } else { y };
    let narrow = (rank == 10).then_some(narrow.into());
    around(corner_of(rank), (x.into(), y.into()), size.into(), narrow)
}
