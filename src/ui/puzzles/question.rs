//! What a puzzle asks and answers, in words and for its table.

use leptos::prelude::*;

use crate::bots::protocol::RefuteTask;
use crate::cards::Card;
use crate::cards::small_sort::sort_by_key;
use crate::games;
use crate::puzzles::PuzzleKind;
use crate::puzzles::entry::PuzzleEntry;
use crate::puzzles::glicko::Rating;
use crate::saves::link;
use crate::ui::active_match::ActiveMatch;
use crate::ui::components::symbols::row_of;
use crate::ui::play::puzzle::{Question, Refuted, Refuting};
use crate::ui::workers::refute;

use super::texts;

/// A rating in words. One that few answers have made has a question mark.
pub(super) fn rating_words(rating: Rating) -> String {
    let number = rating.rating.round() as i32;
    if rating.is_provisional() { texts::provisional(number) } else { texts::settled(number) }
}

/// The address of the course of a game.
pub(super) fn course_of(id: &str) -> String {
    format!("#/course/{id}")
}

/// The way to the course of a game.
pub(super) fn to_course(id: &str) -> AnyView {
    view! { <a class="button primary" href=course_of(id)>{texts::COURSE.as_str()}</a> }.into_any()
}

/// The table at the position of a puzzle. `None` if its link cannot be read.
pub(super) fn for_puzzle(entry: &PuzzleEntry) -> Option<ActiveMatch> {
    let game = link::open(&entry.link).ok()?;
    Some(ActiveMatch::at_position(game, entry.seat))
}

/// What to find in a puzzle.
pub(super) fn question_of(id: &str, kind: &str) -> String {
    kind_of(id, kind).map_or("", |kind| kind.question.as_str()).to_owned()
}

/// A kind of puzzles of a game.
pub(super) fn kind_of(id: &str, kind: &str) -> Option<&'static PuzzleKind> {
    let game = games::find_game(id)?;
    game.puzzle_kinds().iter().chain(game.problem_kinds()).find(|it| it.id == kind)
}

/// Whether a kind of puzzles asks for several ways.
fn is_in_ways(id: &str, kind: &str) -> bool {
    kind_of(id, kind).is_some_and(|kind| kind.ways > 1)
}

/// The question of a puzzle for the table.
pub(super) fn asked_for(id: &str, entry: &PuzzleEntry) -> Question {
    let PuzzleEntry { kind, seat, solution, replies, .. } = entry.clone();
    let cards = cards_of(entry);
    let known = kind_of(id, &kind);
    let in_ways = known.is_some_and(|kind| kind.ways > 1);
    let is_open = known.is_some_and(|kind| kind.is_open);
    let is_from_round = known.is_some_and(|kind| kind.is_from_round);
    let kind = games::find_puzzles(id).map(|puzzles| (puzzles, kind));
    let refuting = is_open.then_some(refute_in_words as Refuting);
    Question { seat, kind, in_ways, solution, replies, is_open, is_from_round, cards, refuting }
}

/// The cards among which the answer is, in an order that does not tell it. Empty if the answer is a move.
fn cards_of(entry: &PuzzleEntry) -> Vec<Card> {
    let right = entry.solution.first().into_iter().flatten();
    let all = right.chain(&entry.others).filter(|_| !entry.others.is_empty());
    let mut cards: Vec<Card> = all.filter_map(|card| card.parse().ok()).collect();
    sort_by_key(&mut cards, |card| card.index());
    cards
}

/// Lets a worker refute a wrong answer to a problem with open cards.
fn refute_in_words(task: RefuteTask, refuted: Refuted) {
    refute(task, move |moves| {
        let words = if moves.is_empty() { texts::TOO_LATE } else { texts::CAN_BE_STOPPED };
        refuted(words.into(), moves);
    });
}

/// The solution in words. Where anything does, it is left out.
pub(super) fn right_answer(active: &ActiveMatch, entry: &PuzzleEntry) -> String {
    if !entry.others.is_empty() {
        let right = entry.solution.first().into_iter().flatten();
        return row_of(right.filter_map(|card| card.parse().ok()));
    }
    let in_ways = is_in_ways(active.game.info().id, &entry.kind);
    let mut game = active.game.boxed();
    let mut told = Vec::new();
    for (at, right) in entry.solution.iter().enumerate() {
        // Words of a move depend on its position.
        if let Some(mv) = right.first().filter(|_| right.len() <= 4) {
            told.push(game.label(entry.seat, mv));
        }
        if in_ways {
            continue;
        }
        let _ = right.iter().any(|mv| game.play(entry.seat, mv).is_ok());
        for (seat, mv) in entry.replies.get(at).into_iter().flatten() {
            let _ = game.play(*seat, mv);
        }
    }
    let mut words = told.into_iter();
    let first = words.next().unwrap_or_default();
    words.fold(first, |so_far, next| match in_ways {
        true => texts::or(so_far.as_str(), next.as_str()),
        false => texts::then(so_far.as_str(), next.as_str()),
    })
}
