//! Learn from your mistakes: costly decisions come back as exercises.

mod texts;

use leptos::prelude::*;

use crate::games;
use crate::saves::exercises::Exercise;
use crate::ui::components::header::PageHeader;
use crate::ui::components::nothing_yet::nothing_yet;
use crate::ui::components::position::position;
use crate::ui::erased::{CollectAny, flag, on, part};
use crate::ui::focus::focus_first;
use crate::ui::history_texts::EXERCISES;
use crate::ui::storage::exercise_store::{change, load, today};

/// The exercises that are due, one after another.
#[component]
pub(in crate::ui) fn ExercisesPage() -> impl IntoView {
    let all = load();
    let (today, count) = (today(), all.all.len());
    // An exercise that cannot be replayed any more is left alone.
    let playable = |exercise: &Exercise| games::load(&exercise.record).is_ok();
    let due: Vec<Exercise> = all.due(today).into_iter().filter(playable).collect();
    let at = RwSignal::new(0);
    let contents = if count == 0 {
        nothing_yet(texts::NONE.as_str())
    } else {
        let due = StoredValue::new(due);
        view! {
            <p class="lead">{texts::WHAT.as_str()}</p>
            {part(move || {
                let at_now = at.get();
                due.with_value(|due| match due.get(at_now) {
                    Some(exercise) => exercise_view(exercise, due.len() - at_now, at, today),
                    None => nothing_left(count),
                })
            })}
        }
        .into_any()
    };
    view! {
        <PageHeader/>
        <main class="page exercises">
            <h1 tabindex="-1">{EXERCISES.as_str()}</h1>
            {contents}
        </main>
    }
}

fn nothing_left(before: usize) -> AnyView {
    let waiting = load().all.len();
    let waits = (waiting > 0 && before > 0).then(|| texts::waiting(waiting));
    view! {
        <p tabindex="-1" class="exercise-end">{texts::DONE.as_str()}</p>
        <p class="quiet">{waits}</p>
    }
    .into_any()
}

/// An exercise: the table, the question, and after the answer what is right.
fn exercise_view(exercise: &Exercise, left: usize, at: RwSignal<usize>, today: u32) -> AnyView {
    let Ok(game) = games::load(&exercise.record) else { return ().into_any() };
    let (seat, info) = (exercise.seat, game.info());
    let answered = RwSignal::new(None::<String>);
    let best = exercise.best.first().map(|mv| game.label(seat, mv)).unwrap_or_default();
    let (said, exercise) = (StoredValue::new(exercise.clone()), exercise.clone());
    let choose = move |mv: String| {
        let is_right = exercise.best.contains(&mv);
        change(|all| all.answer(&exercise.record, is_right, today));
        answered.set(Some(mv));
        request_animation_frame(|| focus_first(".exercise-answer .button"));
    };
    let button = |(mv, label): (String, String)| {
        let (choose, this) = (choose.clone(), mv.clone());
        view! {
            <button class="button" disabled=flag(move || answered.with(Option::is_some))
                class:primary=flag(move || answered.with(|it| it.as_ref() == Some(&this)))
                on:click=on(move |_| choose(mv.clone()))>{label}</button>
        }
    };
    let moves: Vec<(String, String)> =
        game.gestures(seat).into_iter().map(|offered| (offered.text, offered.label)).collect();
    let answer = part(move || {
        answered.get().map(|mv| {
            let (is_right, after) = said.with_value(|exercise| {
                let is_right = exercise.best.contains(&mv);
                (is_right, exercise.clone().answered(is_right, today))
            });
            let verdict = if is_right { texts::RIGHT.into() } else { texts::wrong(best.as_str()) };
            let again = match after {
                Some(exercise) => texts::in_days(exercise.due - today),
                None => texts::LEARNED.into(),
            };
            view! {
                <p><b>{verdict}</b> " " {again}</p>
                <button class="button primary" on:click=on(move |_| {
                    at.update(|at| *at += 1);
                    request_animation_frame(|| focus_first(".exercise h2, .exercise-end"));
                })>{texts::NEXT.as_str()}</button>
            }
        })
    });
    view! {
        <section class=format!("exercise tile-{}", info.id)>
            <p class="quiet">{texts::left(left)}</p>
            <h2 tabindex="-1">{info.title.as_str()}</h2>
            {position(&*game, seat)}
            <h3>{texts::QUESTION.as_str()}</h3>
            <div class="actions">{moves.into_iter().map(button).collect_any()}</div>
            <div class="exercise-answer" role="status">{answer}</div>
        </section>
    }
    .into_any()
}
