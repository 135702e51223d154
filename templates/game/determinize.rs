//! Samples a whole position that is consistent with a view.

use crate::cards::Card;
use crate::cards::rng::Rng;

use super::pack::pack;
use super::position::Template;
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
    Template { public: view.public.clone(), stock, hands }
}

/// The cards of the pack that the viewer does not see.
pub(super) fn unseen(view: &View) -> Vec<Card> {
    let mut unseen = pack(view.seats());
    let known = view.hands.iter().flatten().chain(&view.stock).copied().flatten();
    for card in known.chain(view.public.pile.iter().copied()) {
        if let Some(index) = unseen.iter().position(|other| *other == card) {
            unseen.swap_remove(index);
        }
    }
    unseen
}
