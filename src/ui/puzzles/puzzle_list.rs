//! The puzzles of all games: how far the player has come, and the ways to solve them.

use leptos::prelude::*;

use crate::cards::rng::{Rng, Seed};
use crate::games::{self, AnyGame};
use crate::i18n::common;
use crate::saves::solving::progress::Progress;
use crate::ui::components::header::PageHeader;
use crate::ui::components::list_row::ListRow;
use crate::ui::erased::{CollectAny, flag, on};
use crate::ui::prefs::Prefs;
use crate::ui::storage::puzzle_store::load;
use crate::ui::texts::{PUZZLES, SPRINT, SPRINT_CLOCK};

use super::question::{course_of, rating_words};
use super::sprint::LEVELS;
use super::{sums, texts};

/// The list of games with puzzles.
#[component]
pub(in crate::ui) fn PuzzleList() -> impl IntoView {
    let (progress, prefs) = (load(), expect_context::<RwSignal<Prefs>>());
    let with_puzzles = games::with_puzzles();
    view! {
        <PageHeader/>
        <main class="page daily puzzle-list">
            <header><h1 tabindex="-1">{PUZZLES.as_str()}</h1></header>
            <p class="quiet">{texts::WHY.as_str()}</p>
            <ul class="deals" role="list">
                {with_puzzles.iter().map(|game| row(&**game, &progress)).collect_any()}
            </ul>
            <p class="quiet">{common::labelled(texts::RUSH, texts::RUSH_WHY)}</p>
            <p class="quiet">{common::labelled(SPRINT, texts::SPRINT_WHY)}</p>
            <label class="check">
                <input type="checkbox" prop:checked=flag(move || prefs.with(Prefs::has_sprint_clock))
                    on:change=on(move |ev| {
                        let value = if event_target_checked(&ev) { "on" } else { "off" };
                        prefs.update(|prefs| prefs.set("clock", value));
                    })/>
                <span>{SPRINT_CLOCK.as_str()}</span>
            </label>
        </main>
    }
}

/// The ways to the sums of a game.
fn sums(game: &dyn AnyGame) -> Option<AnyView> {
    let info = game.info();
    let puzzles = games::find_puzzles(info.id)?;
    let target = puzzles.sum(5, &mut Rng::new(Seed::from_number(0), 0))?.target;
    let levels = sums::LEVELS.iter().map(|level| {
        view! {
            <a class="button plain" href=format!("#/sums/{}/{}", info.id, level.id)
                aria-label=texts::make_game(level.title, target, info.title)>{level.title.as_str()}</a>
        }
    });
    let links = view! {
        <span class="sprints"><span class="quiet">{texts::make(target)}</span> {levels.collect_any()}</span>
    };
    Some(links.into_any())
}

fn row(game: &dyn AnyGame, progress: &Progress) -> AnyView {
    let (info, player) = (game.info(), progress.of(game.info().id));
    let solved = texts::solved(progress.count_solved(info.id) as u32);
    let standing = match progress.count_tried(info.id) {
        0 => solved,
        _ => format!("{solved} · {}", texts::rating(&*rating_words(player.rating))),
    };
    let bests = [
        (player.best_streak > 0).then(|| texts::streak(player.best_streak)),
        (player.best_rush > 0).then(|| texts::rush_best(player.best_rush)),
    ];
    let bests: Vec<String> = bests.into_iter().flatten().collect();
    ListRow {
        class: format!("puzzles tile-{}", info.id),
        card: info.cards.first().copied(),
        title: info.title.as_str(),
        words: view! { <p class="quiet">{standing}</p> }.into_any(),
        actions: view! {
            <a class="button primary" href=format!("#/puzzles/{}", info.id)
                aria-label=texts::solve_game(info.title)>{texts::SOLVE.as_str()}</a>
            <a class="button" href=course_of(info.id) aria-label=texts::course_of(info.title)>
                {texts::COURSE.as_str()}
            </a>
        }
        .into_any(),
        more: Some(
            view! {
                <details class="more-ways">
                    <summary aria-label=texts::more_ways(info.title)>{texts::MORE_WAYS.as_str()}</summary>
                    <p class="quiet">{bests.join(" · ")}</p>
                    <div class="actions">
                        {(!game.problem_kinds().is_empty()).then(|| view! {
                            <a class="button" href=format!("#/problems/{}", info.id)
                                aria-label=texts::problems_of(info.title)>{texts::PROBLEMS.as_str()}</a>
                        })}
                        <a class="button" href=format!("#/rush/{}", info.id)
                            aria-label=texts::rush_game(info.title)>{texts::RUSH.as_str()}</a>
                        <a class="button" href=format!("#/print/{}", info.id)
                            aria-label=texts::print_game(info.title)>{texts::PRINT.as_str()}</a>
                    </div>
                    <div class="sprints">
                        <span class="quiet">{SPRINT.as_str()}</span>
                        {LEVELS.iter().map(|level| view! {
                            <a class="button plain" href=format!("#/sprint/{}/{}", info.id, level.id)
                                aria-label=texts::sprint_game(level.title, info.title)>{level.title.as_str()}</a>
                        }).collect_any()}
                    </div>
                    {sums(game)}
                </details>
            }
            .into_any(),
        ),
    }
    .view()
}
