//! A whole position that a view allows.

use crate::cards::Card;
use crate::cards::rng::Rng;
use crate::engine::game::Game;

use super::rules::Template;
use super::view::View;

/// Samples a position: the unseen cards are shuffled into the hands and the stock.
pub(super) fn sample(view: &View, rng: &mut Rng) -> Template {
    let mut unseen = unseen(view);
    rng.shuffle(&mut unseen);
    let mut fill = |cards: &[Option<Card>]| -> Vec<Card> {
        let card = |card: &Option<Card>| card.or_else(|| unseen.pop());
        cards.iter().filter_map(card).collect()
    };
    let mut hands: Vec<Vec<Card>> = view.hands.iter().map(|hand| fill(hand)).collect();
    for hand in &mut hands {
        hand.sort_unstable();
    }
    let mut stock = fill(&view.stock);
    stock.reverse();
    Template {
        options: view.options,
        dealer: view.dealer,
        to_play: view.to_play,
        stock,
        pile: view.pile.iter().rev().copied().collect(),
        hands,
        passes: view.passes,
        end: view.end,
    }
}

/// The cards of the pack that the seat does not see.
pub(super) fn unseen(view: &View) -> Vec<Card> {
    let mut unseen = Template::pack(&view.options, view.seats());
    let known = view.hands.iter().flatten().chain(&view.stock).copied().flatten();
    for card in known.chain(view.pile.iter().copied()) {
        if let Some(index) = unseen.iter().position(|other| *other == card) {
            unseen.swap_remove(index);
        }
    }
    unseen
}
