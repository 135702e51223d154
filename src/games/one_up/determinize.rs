//! Samples a whole position that is consistent with a view.
//!
//! Nobody knows anything about the cards that are not turned yet, so every order of them is possible. The hidden
//! answers of other seats may be any of the listed moves.

use crate::cards::Card;
use crate::cards::rng::Rng;
use crate::engine::seat::Seat;

use super::moves::Move;
use super::pack::pack;
use super::position::OneUp;
use super::view::View;

/// Samples a position.
pub(super) fn sample(view: &View, rng: &mut Rng) -> OneUp {
    let mut game = sample_cards(view, rng);
    if view.viewer.is_some() {
        invent_answers(&mut game, rng);
    }
    game
}

/// Samples a position without the hidden answers of other seats.
pub(super) fn sample_cards(view: &View, rng: &mut Rng) -> OneUp {
    let (mut game, mut unseen) = (view.known(), unseen(view));
    rng.shuffle(&mut unseen);
    for (seat, pile) in Seat::all(view.seats()).zip(&view.piles) {
        game.piles[seat].clear();
        for card in pile.iter().rev() {
            let card = card.or_else(|| unseen.pop());
            game.piles[seat].push(card.expect("the others lie in the piles"));
        }
    }
    game
}

/// The cards that the viewer does not see.
pub(super) fn unseen(view: &View) -> Vec<Card> {
    let public = &view.public;
    let mut unseen = pack(public.options, view.seats());
    let piles = public.all().zip(&view.piles);
    let known = piles.flat_map(|(seat, pile)| pile.iter().flatten().chain(public.won[seat].iter()));
    for card in known.chain(public.display.iter()).chain(public.bonus.iter()) {
        let at = unseen.iter().position(|other| other == card);
        unseen.swap_remove(at.expect("what is seen is of the pack"));
    }
    unseen
}

/// The seats whose locked-in answer is hidden.
pub(super) fn hidden_answers(game: &OneUp) -> Vec<Seat> {
    let is_hidden = |seat: &Seat| game.public.options.is_sealed() && game.answers[*seat].is_none();
    game.public.window.locked.iter().copied().filter(is_hidden).collect()
}

/// Samples an answer for every seat whose locked-in answer is hidden.
fn invent_answers(game: &mut OneUp, rng: &mut Rng) {
    let hidden = hidden_answers(game);
    if hidden.is_empty() {
        return;
    }
    let mut moves: Vec<Move> = Vec::new();
    game.public.list_moves(&mut moves);
    for seat in hidden {
        game.answers[seat] = Some(rng.pick(&moves).clone());
    }
}
