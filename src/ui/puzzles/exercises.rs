//! Learn from your mistakes: costly decisions come back as exercises at the table.

use leptos::prelude::*;

use crate::saves::exercises::Exercise;
use crate::saves::standing::Standing;
use crate::ui::active_match::ActiveMatch;
use crate::ui::components::header::PageHeader;
use crate::ui::components::nothing_yet::nothing_yet;
use crate::ui::erased::part_anew;
use crate::ui::focus::focus_heading;
use crate::ui::history_texts::{EXERCISES, HISTORY};
use crate::ui::play::puzzle::{Answer, Asked, Puzzle, Question, puzzle_table};
use crate::ui::storage::exercise_store::{change, load, today};

use super::exercise_texts as texts;

/// The page from which a person comes.
const BACK: &str = "#/history";

/// The exercises that are due, one after another.
#[component]
pub(in crate::ui) fn ExercisesPage() -> impl IntoView {
    let (all, today) = (load(), today());
    // An exercise that cannot be replayed any more is left alone.
    let playable = |exercise: Exercise| Some((ActiveMatch::for_exercise(&exercise)?, exercise));
    let due = all.due(today).into_iter().filter_map(playable).collect();
    let due: StoredValue<Vec<(ActiveMatch, Exercise)>> = StoredValue::new(due);
    let (at, has_any) = (RwSignal::new(0), !all.is_empty());
    part_anew(
        move || at.get(),
        move |now| {
            if now > 0 {
                focus_heading();
            }
            let next = Callback::new(move |()| at.set(now + 1));
            due.with_value(|due| match due.get(now as usize) {
                Some((active, exercise)) => {
                    table(active.clone(), exercise, due.len() - now as usize, today, next)
                }
                None => nothing_due(has_any),
            })
        },
    )
}

/// The page without an exercise for today.
fn nothing_due(has_any: bool) -> AnyView {
    let waiting = load().count();
    let contents = match has_any {
        false => nothing_yet(texts::NONE.as_str()),
        true => view! {
            <p class="lead">{texts::DONE.as_str()}</p>
            <p class="quiet">{(waiting > 0).then(|| texts::waiting(waiting))}</p>
            <p class="actions"><a class="button" href=BACK>{HISTORY.as_str()}</a></p>
        }
        .into_any(),
    };
    view! {
        <PageHeader/>
        <main class="page exercises">
            <h1 tabindex="-1">{EXERCISES.as_str()}</h1>
            <p class="lead">{texts::WHAT.as_str()}</p>
            {contents}
        </main>
    }
    .into_any()
}

fn table(
    active: ActiveMatch,
    exercise: &Exercise,
    left: usize,
    today: u32,
    next: Callback<()>,
) -> AnyView {
    let puzzle = Puzzle::new(Question {
        seat: exercise.seat,
        solution: vec![exercise.best.clone()],
        ..Question::default()
    });
    let best = exercise.best.first().map(|mv| active.game.label(exercise.seat, mv));
    let (best, exercise) = (best.unwrap_or_default(), exercise.clone());
    // What another tab has answered meanwhile counts, and this answer does not.
    let counts = RwSignal::new(None);
    let noted = exercise.clone();
    Effect::new(move |_| {
        if let Some(answer) = puzzle.answer() {
            change(|all| {
                let is_due = all.standing(&noted, today) == Standing::NotBegun;
                all.answer(&noted, answer == Answer::Right, today);
                counts.set(Some(is_due));
            });
        }
    });
    let verdict = move |answer: Answer| {
        let is_right = answer == Answer::Right;
        let verdict = if is_right { texts::RIGHT.into() } else { texts::wrong(best.as_str()) };
        // The answer is noted now.
        let Some(counted) = counts.get() else { return verdict };
        let again = match load().due_again(&exercise) {
            Some(due) => texts::in_days(due.saturating_sub(today)),
            None => texts::LEARNED.into(),
        };
        let known = if counted { "" } else { texts::ANSWERED_BEFORE.as_str() };
        format!("{verdict} {known} {again}")
    };
    let asked = Asked {
        title: EXERCISES.as_str(),
        progress: Signal::derive(move || texts::left(left)),
        question: texts::QUESTION.into(),
        back: BACK.to_owned(),
        similar: None,
        verdict: Box::new(verdict),
        next,
        restart: None,
    };
    puzzle_table(active, puzzle, asked)
}
