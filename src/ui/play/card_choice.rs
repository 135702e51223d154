//! The cards among which the answer to a puzzle is.

use leptos::prelude::*;

use crate::cards::Card;
use crate::ui::card::picture;
use crate::ui::erased::{CollectAny, flag, on};

use super::puzzle::{Answer, Puzzle};
use super::puzzle_line::show_reason;
use super::state::TableState;

/// A button for each card.
pub(super) fn card_choice(table: TableState, puzzle: Puzzle) -> AnyView {
    let cards = puzzle.question.with_value(|question| question.cards.clone());
    view! {
        <p class="puzzle-cards">
            {cards.into_iter().map(|card| choice(table, puzzle, card)).collect_any()}
        </p>
    }
    .into_any()
}

/// The button of a card. Pressing it answers; after that it shows whether it was the right one.
fn choice(table: TableState, puzzle: Puzzle, card: Card) -> AnyView {
    let is_right = puzzle.question.with_value(|question| question.is_answer(card));
    let answer = on(move |_| {
        if untrack(|| puzzle.is_unanswered()) {
            puzzle.answer.set(Some(if is_right { Answer::Right } else { Answer::Wrong }));
            show_reason(table, puzzle);
        }
    });
    view! {
        <button class="sum-card" on:click=answer class:right=flag(move || is_right && !puzzle.is_unanswered())>
            {picture(card, Some(card.name()))}
        </button>
    }
    .into_any()
}
