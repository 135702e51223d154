//! The thirteen cards of a suit.

use super::pen::Pen;
use super::{begin, court, pips};
use crate::cards::{Card, Suit};

/// Turns a half of a card round its middle.
const TURNED: &str = "rotate(180 50 70)";

/// Draws a card with its two faces: plain, as in most packs, and large, for small screens and tired eyes.
pub(super) fn draw(sheet: &Pen, rank: u8, suit: Suit) {
    let name = Card::suited(rank, suit).to_string();
    let class = format!("suit-{}", suit.letter().to_ascii_lowercase());
    let card = begin(sheet, &name, &class);
    plain(&card.group("face-plain", ""), rank, suit, &name);
    large(&card.group("face-large", ""), rank, suit, &name);
}

fn plain(card: &Pen, rank: u8, suit: Suit, name: &str) {
    if rank > 10 {
        court::draw_ground(card);
    }
    for (upright, turn) in [(true, ""), (false, TURNED)] {
        let half = card.group("", turn);
        index(&half, "index", rank, [13, 28, 22], name);
        half.path("pip", &pips::half(rank, suit, upright));
        match upright {
            true if rank > 10 => court::draw_half(&half, rank, suit, name),
            false if rank > 10 => half.again(&court::half_name(name), ""),
            _ => {}
        }
    }
    if rank == 1 {
        ace(card, suit);
    }
}

/// The ace of spades carries the maker's mark, as it has since it was taxed.
fn ace(card: &Pen, suit: Suit) {
    let grown = if suit == Suit::Spades { "3.6" } else { "2.6" };
    pip(card, suit, [50, 70], grown);
    if suit == Suit::Spades {
        card.paths(&[("mark-hole", "M50 74h0"), ("mark-dot", "M50 74h0")]);
    }
}

fn large(card: &Pen, rank: u8, suit: Suit, name: &str) {
    index(card, "big index", rank, [20, 44, 35], name);
    pip(card, suit, [20, 67], "1.6");
    match rank {
        11.. => card.again(&court::half_name(name), "translate(-16 35)scale(1.5)"),
        _ => pip(card, suit, [65, 103], "3"),
    }
}

fn pip(card: &Pen, suit: Suit, [x, y]: [u8; 2], grown: &str) {
    let outline = format!("M0 0{}", pips::outline(suit));
    let transform = pips::place(x, y, grown);
    card.put("path", &[("class", "pip"), ("d", &outline), ("transform", &transform)]);
}

/// The rank; ten alone has two figures, which share the room of one.
fn index(card: &Pen, class: &str, rank: u8, [x, y, width]: [u8; 3], name: &str) {
    // The jack's letter hangs below the line.
    let y = if rank == 11 { y - y / 11 } else { y };
    let (text, width) = if rank == 10 { ("10", width) } else { (&name[..1], 0) };
    card.text(class, &pips::place(x, y, "1"), width, text);
}
