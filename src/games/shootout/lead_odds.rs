//! The chance of a lead to win its trick.

use crate::cards::Card;
use crate::cards::set::CardSet;
use crate::engine::seat::Seat;

use super::meld::Meld;
use super::trumps::height;
use super::view::View;

/// The chance that nobody beats this lead, as a player who counts cards estimates it.
pub(super) fn chance_to_win(view: &View, lead: Meld) -> f64 {
    let others = Seat::all(view.seats()).filter(|&seat| seat != view.public.actor);
    others.map(|seat| chance_against(view, lead, seat)).product()
}

/// The chance that this seat does not beat the lead.
fn chance_against(view: &View, lead: Meld, seat: Seat) -> f64 {
    let trumps = view.public.trumps;
    let suit = trumps.cards_of(trumps.suit(lead[0]));
    let is_higher = |card: &Card| height(*card) > height(lead[0]);
    // A higher set as an answer to a set is rare enough to be neglected.
    let higher: CardSet = match lead.len() {
        1 => suit.iter().filter(is_higher).collect(),
        _ => CardSet::EMPTY,
    };
    let trumps = match lead.iter().any(|card| trumps.contain(*card)) {
        true => CardSet::EMPTY,
        false => trumps.cards() - suit,
    };
    let held = &view.hands[seat.0 as usize];
    let unseen = view.unseen();
    let has_none = |of: CardSet| match held.known.intersects(of) {
        true => 0.0,
        false => none_of((of & unseen).len(), unseen.len(), held.hidden()),
    };
    has_none(higher) - has_none(suit) * (1.0 - has_none(trumps))
}

/// The chance that `drawn` of `all` cards include none of the `wanted` cards.
fn none_of(wanted: usize, all: usize, drawn: usize) -> f64 {
    let others = all.saturating_sub(wanted);
    (0..drawn)
        .map(|n| others.saturating_sub(n) as f64 / all.saturating_sub(n).max(1) as f64)
        .product()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_those_of_drawing_without_replacement() {
        assert!((none_of(1, 4, 2) - 0.5).abs() < 1e-9);
        assert!((none_of(0, 4, 4) - 1.0).abs() < 1e-9);
        assert!(none_of(3, 4, 2) < 1e-9);
    }
}
