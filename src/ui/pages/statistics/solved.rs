//! The figures of the daily deals and the puzzles.

use leptos::prelude::*;

use crate::games::{self, AnyGame};
use crate::saves::daily::log::{DailyLog, PUZZLE};
use crate::saves::solving::pace::sprint_time;
use crate::saves::solving::progress::Progress;
use crate::ui::erased::CollectAny;
use crate::ui::storage::{daily_store, puzzle_store};
use crate::ui::texts as pages;

use super::group::figures;
use super::texts;

/// The section; nothing if nothing was played.
pub(super) fn solved() -> Option<AnyView> {
    let (log, progress) = (daily_store::load(), puzzle_store::load());
    let all = games::all();
    let rows = all.iter().filter_map(|game| of_game(&**game, &log, &progress)).collect_any();
    let puzzles = log.results().filter(|result| result.what == PUZZLE);
    let days = [
        (texts::DAYS_IN_A_ROW, pages::number(log.streak(daily_store::today()))),
        (texts::MOST_DAYS, pages::number(log.longest_streak())),
        (texts::DAILY_PUZZLES_SOLVED, ratio(puzzles.map(|result| result.won))),
    ];
    let has_days = log.results().next().is_some();
    let is_used = has_days || !rows.is_empty();
    is_used.then(|| {
        view! {
            <section class="solved">
                <h2>{texts::DAILY_AND_PUZZLES.as_str()}</h2>
                {has_days.then(|| figures(days.into()))}
                {rows}
            </section>
        }
        .into_any()
    })
}

fn of_game(game: &dyn AnyGame, log: &DailyLog, progress: &Progress) -> Option<AnyView> {
    let info = game.info();
    let mut rows = Vec::new();
    let deals: Vec<bool> =
        log.results().filter(|it| it.what == info.id).map(|result| result.won).collect();
    if !deals.is_empty() {
        rows.push((texts::DEALS_WON, ratio(deals.into_iter())));
    }
    let tried = progress.count_tried(info.id);
    if tried > 0 {
        let player = progress.of(info.id);
        let solved = progress.count_solved(info.id);
        rows.push((texts::PUZZLES_SOLVED, texts::of(solved as u32, tried as u32)));
        rows.push((texts::RATING, pages::number(player.rating.rating.round() as i32)));
        rows.push((texts::BEST_ROW, pages::number(player.best_streak)));
        rows.push((texts::BEST_RUSH, pages::number(player.best_rush)));
    }
    rows.extend(
        progress.fastest_sprint(info.id).map(|time| (texts::BEST_SPRINT, sprint_time(time))),
    );
    (!rows.is_empty()).then(|| view! { <h3>{info.title.as_str()}</h3> {figures(rows)} }.into_any())
}

/// How many of all were right.
fn ratio(all: impl Iterator<Item = bool>) -> String {
    let all: Vec<bool> = all.collect();
    let right = all.iter().filter(|is_right| **is_right).count();
    texts::of(right as u32, all.len() as u32)
}
