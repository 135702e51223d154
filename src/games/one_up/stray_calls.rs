//! Unlisted calls for tests: other notations of an answer, and mistakes.

use crate::cards::Card;
use crate::cards::rng::Rng;

use super::card_reading::CardKind;
use super::expression::{Copied, Expression, Sign, Term};
use super::moves::Move;
use super::pack::pack;
use super::position::OneUp;

/// A random unlisted call, mostly with cards of the display.
pub(super) fn stray_call(game: &OneUp, rng: &mut Rng) -> Option<Move> {
    let text = if rng.one_in(3) { reworded(game, rng)? } else { jumble(game, rng) };
    let expression: Expression = text.parse().ok()?;
    Some(Move::Call(expression.into()))
}

/// A listed call in another notation.
fn reworded(game: &OneUp, rng: &mut Rng) -> Option<String> {
    let mut moves = Vec::new();
    game.public.list_moves(&mut moves);
    moves.retain(|mv| matches!(mv, Move::Call(_)));
    if moves.is_empty() {
        return None;
    }
    let Move::Call(call) = rng.pick(&moves) else { return None };
    let text = call.to_string();
    Some(if rng.one_in(2) { format!("({text})") } else { text.replace(' ', "") })
}

/// Random cards of the display, joined by random operators.
fn jumble(game: &OneUp, rng: &mut Rng) -> String {
    let display = &game.public.display;
    let mut cards: Vec<Card> = display.to_vec();
    rng.shuffle(&mut cards);
    cards.truncate(1 + rng.below(display.len() as u32) as usize);
    if rng.one_in(8) {
        cards.push(*rng.pick(&pack(game.public.options, game.public.seats)));
    }
    let mut text = term(cards[0], display, rng).to_string();
    for &card in &cards[1..] {
        let sign = rng.pick(&[Sign::Plus, Sign::Minus, Sign::Times, Sign::Over]).letter();
        let next = term(card, display, rng);
        text = match rng.below(3) {
            0 => format!("({text}) {sign} {next}"),
            1 => format!("{next} {sign} {text}"),
            _ => format!("{text} {sign} {next}"),
        };
    }
    text
}

fn term(card: Card, display: &[Card], rng: &mut Rng) -> Term {
    let value = *rng.pick(&[1, 10]);
    match CardKind::of(card) {
        Some(CardKind::Face) => Term::Face(card, value),
        Some(CardKind::Joker) => {
            let copied = *rng.pick(display);
            let says_value = CardKind::of(copied) == Some(CardKind::Face) && !rng.one_in(4);
            Term::Joker(card, Some(Copied { card: copied, value: says_value.then_some(value) }))
        }
        _ => Term::Number(card),
    }
}
