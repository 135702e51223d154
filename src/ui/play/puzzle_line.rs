//! Moves that a puzzle shows: a refutation, and what can be stepped through: the solution, and before it the round so far.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;

use crate::cards::Card;
use crate::engine::seat::Seat;
use crate::i18n::joined::{listed, paragraph};

use crate::saves::replay::Replay;
use crate::ui::active_match::ActiveMatch;
use crate::ui::erased::{on, text};

use super::puzzle::Puzzle;
use super::state::{TableState, last_step};
use super::{DirectedIcon, texts};

/// Milliseconds between two moves of a solution, at least.
const PAUSE: u32 = 700;

/// Plays moves at a pace that a person can follow. It ends when the puzzle is opened anew, or a move cannot be played.
pub(super) fn play_on(table: TableState, puzzle: Puzzle, moves: Vec<(Seat, String)>) {
    let mut left = moves.into_iter();
    let Some((seat, mv)) = left.next() else { return };
    let shows = puzzle.shows.get_untracked();
    let later = move || {
        // The table may have been left meanwhile, or show the answer.
        let is_current = puzzle.shows.try_get_untracked() == Some(shows);
        let next = table.game.active.try_get_untracked().filter(|_| is_current);
        let Some(mut next) = next else { return };
        if next.game.play(seat, &mv).is_ok() {
            table.game.active.set(next);
            table.say_step(true, false);
            play_on(table, puzzle, left.collect());
        }
    };
    Timeout::new(table.pace().max(PAUSE), later).forget();
}

/// Shows the solution from the position of the puzzle, move by move.
pub(super) fn show_solution(table: TableState, puzzle: Puzzle, start: &ActiveMatch) {
    puzzle.shows.set(true);
    table.clear_input();
    puzzle.line.set_value(solution_from(puzzle, start));
    puzzle.runs.set_value(true);
    show_position(table, puzzle, 0);
    go_on(table, puzzle);
}

/// Shows why the answer that is a card is right: the position of the round since which all cards are ruled out that are so
/// at its end.
pub(super) fn show_reason(table: TableState, puzzle: Puzzle) {
    let (cards, at) = puzzle.line.with_value(|line| {
        let cards = ruled_out(puzzle, line.last());
        let is_open = |at: &ActiveMatch| ruled_out(puzzle, Some(at)).len() < cards.len();
        let before = line.iter().rposition(is_open);
        (cards, before.map_or(0, |before| before + 1))
    });
    puzzle.shows.set(true);
    show_position(table, puzzle, at);
    let step = table
        .game
        .active
        .with_untracked(|active| table.in_words(active, &last_step(active, Some(table.me())).1));
    puzzle
        .remark
        .set(texts::ruled_out(&*listed(cards.into_iter().map(Card::corner)), &*paragraph(&step)));
}

/// The cards of the question that the other player cannot hold in a position.
fn ruled_out(puzzle: Puzzle, at: Option<&ActiveMatch>) -> Vec<Card> {
    puzzle.question.with_value(|question| {
        let Some((at, (puzzles, _))) = at.zip(question.kind.as_ref()) else { return Vec::new() };
        let is_out = |card: &Card| puzzles.is_ruled_out(&*at.game, question.seat, *card);
        question.cards.iter().copied().filter(is_out).collect()
    })
}

/// The positions of the solution, the first one included.
fn solution_from(puzzle: Puzzle, start: &ActiveMatch) -> Vec<ActiveMatch> {
    let mut line = vec![start.clone()];
    let mut play = |seat: Seat, mv: &String| {
        let mut next = line.last().cloned()?;
        next.game.play(seat, mv).ok()?;
        line.push(next);
        Some(())
    };
    puzzle.question.with_value(|question| {
        for (at, right) in question.solution.iter().enumerate() {
            // Some of several right moves may need another one before them.
            let _ = right.iter().find_map(|mv| play(question.seat, mv));
            for (seat, mv) in question.replies.get(at).into_iter().flatten() {
                let _ = play(*seat, mv);
            }
        }
    });
    line
}

/// Keeps the positions of the round so far, the question last. Returns whether there are earlier ones.
pub(super) fn keep_round(puzzle: Puzzle, start: &ActiveMatch) -> bool {
    let line = round_so_far(start);
    puzzle.at.set(line.len().saturating_sub(1));
    let tells = line.len() > 1;
    puzzle.line.set_value(line);
    tells
}

/// The positions from the last deal to the present one.
fn round_so_far(now: &ActiveMatch) -> Vec<ActiveMatch> {
    let Ok(replay) = Replay::of(&now.game.record()) else { return Vec::new() };
    let actors = now.game.actors();
    let first = actors.iter().rposition(Option::is_none).map_or(0, |deal| deal + 1);
    let mut shown = now.clone();
    let at = |step| {
        replay.put(&mut shown.game, step);
        shown.clone()
    };
    (first..=actors.len()).map(at).collect()
}

/// Puts a position of the shown solution, or of the round so far, on the table.
fn show_position(table: TableState, puzzle: Puzzle, at: usize) {
    let shown = puzzle.line.with_value(|line| line.get(at).cloned());
    if let Some(shown) = shown {
        table.game.active.set(shown);
        puzzle.at.set(at);
        if at > 0 {
            table.say_step(true, false);
        }
    }
}

/// Shows the next positions at a pace that a person can follow, until the end or a step by hand.
fn go_on(table: TableState, puzzle: Puzzle) {
    let later = move || {
        if puzzle.runs.try_get_value() != Some(true) {
            return;
        }
        let next = puzzle.at.get_untracked() + 1;
        if puzzle.line.with_value(|line| next < line.len()) {
            show_position(table, puzzle, next);
            go_on(table, puzzle);
        }
    };
    Timeout::new(table.pace().max(PAUSE), later).forget();
}

/// The buttons that step through the shown solution, or the round so far.
pub(super) fn steps(table: TableState, puzzle: Puzzle) -> AnyView {
    let last = move || puzzle.line.with_value(Vec::len).saturating_sub(1);
    let to = move |at: usize| {
        puzzle.runs.set_value(false);
        if at != puzzle.at.get_untracked() {
            // A choice that is open belongs to the position before.
            table.clear_input();
            show_position(table, puzzle, at);
        }
    };
    let back = on(move |_| to(puzzle.at.get_untracked().saturating_sub(1)));
    let forward = on(move |_| to((puzzle.at.get_untracked() + 1).min(last())));
    view! {
        <span class="puzzle-steps">
            <button class="button plain icon" aria-label=texts::STEP_BACK.as_str() on:click=back
                aria-disabled=text(move || (puzzle.at.get() == 0).to_string())>
                <DirectedIcon path="M15 5 8 12l7 7"/>
            </button>
            <button class="button plain icon" aria-label=texts::STEP_FORWARD.as_str() on:click=forward
                aria-disabled=text(move || (puzzle.at.get() >= last()).to_string())>
                <DirectedIcon path="m9 5 7 7-7 7"/>
            </button>
        </span>
    }
    .into_any()
}
