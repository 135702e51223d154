//! The course of a game: its kinds of puzzles with examples, and twenty puzzles from easy to hard.

use leptos::prelude::*;

use crate::games;
use crate::puzzles::PuzzleKind;
use crate::puzzles::entry::PuzzleEntry;
use crate::saves::solving::course::course;
use crate::saves::solving::progress::Progress;
use crate::ui::components::header::PageHeader;
use crate::ui::erased::CollectAny;
use crate::ui::storage::puzzle_store::load;

use super::puzzle_page::{BACK, PuzzleMode, PuzzlePage, message, with_puzzles};
use super::question::course_of;
use super::texts;

/// The word before the number of a kind in the address of its example.
const EXAMPLE: &str = "example-";

/// The course of a game, or what follows in its address: a step, such as `3`, or the example of a kind, such as `example-2`.
#[component]
pub(in crate::ui) fn CoursePage(id: String, rest: String) -> impl IntoView {
    let number = |text: &str| text.parse::<usize>().ok()?.checked_sub(1);
    let mode = match rest.strip_prefix(EXAMPLE) {
        Some(kind) => number(kind).map(PuzzleMode::Example),
        None => number(&rest).map(PuzzleMode::Course),
    };
    match mode {
        Some(mode) => view! { <PuzzlePage id mode/> }.into_any(),
        None => contents(&id),
    }
}

fn contents(id: &str) -> AnyView {
    let Some(game) = games::find_game(id) else {
        return message(texts::NO_SUCH_PAGE.as_str(), None);
    };
    let (id, title, kinds) = (game.info().id, game.info().title, game.puzzle_kinds());
    with_puzzles(id, move |all| {
        let progress = load();
        let example = |(at, kind): (usize, &PuzzleKind)| example(id, at, kind);
        let has_puzzles =
            |(_, kind): &(usize, &PuzzleKind)| all.iter().any(|it| it.kind == kind.id);
        let examples = kinds.iter().enumerate().filter(has_puzzles).map(example).collect_any();
        let steps = course(&all).into_iter().enumerate();
        let steps = steps.map(|(at, entry)| step(id, at, entry, &progress)).collect_any();
        view! {
            <PageHeader/>
            <main class=format!("page course-page tile-{id}")>
                <h1 tabindex="-1">{texts::course_of(title)}</h1>
                <p class="quiet">{texts::COURSE_WHY.as_str()}</p>
                <section>
                    <h2>{texts::EXAMPLES.as_str()}</h2>
                    <ul class="kinds" role="list">{examples}</ul>
                </section>
                <section>
                    <h2>{texts::COURSE_STEPS.as_str()}</h2>
                    <ol class="course-steps" role="list">{steps}</ol>
                </section>
                <p class="actions"><a class="button plain" href=BACK>{texts::ALL_PUZZLES.as_str()}</a></p>
            </main>
        }
        .into_any()
    })
}

/// A kind of puzzles, and the way to its example.
fn example(id: &str, at: usize, kind: &PuzzleKind) -> AnyView {
    let label = texts::example_of(kind.question);
    view! {
        <li>
            <p><b>{kind.trains.as_str()}</b> <span class="quiet">{kind.question.as_str()}</span></p>
            <a class="button" aria-label=label href=format!("{}/{EXAMPLE}{}", course_of(id), at + 1)>
                {texts::EXAMPLE.as_str()}
            </a>
        </li>
    }
    .into_any()
}

/// A puzzle of the course, and whether it is solved.
fn step(id: &str, at: usize, entry: &PuzzleEntry, progress: &Progress) -> AnyView {
    let (state, words) = match progress.is_solved(id, entry) {
        None => ("", texts::NOT_TRIED),
        Some(true) => ("solved", texts::SOLVED),
        Some(false) => ("missed", texts::MISSED),
    };
    let label = texts::course_step(at + 1, entry.rating, words);
    view! {
        <li><a class=format!("button {state}") aria-label=label href=format!("{}/{}", course_of(id), at + 1)>
            {at + 1}
        </a></li>
    }
    .into_any()
}
