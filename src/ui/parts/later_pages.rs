//! The part with the pages that a first visitor does not open.

use leptos::prelude::*;

use crate::ui::pages::{
    about, challenge, compare_with_master, daily, gallery, history, no_peeking, review, rules,
    statistics, three_deals,
};
use crate::ui::play;
use crate::ui::puzzles::course_page::CoursePage;
use crate::ui::puzzles::exercises;
use crate::ui::puzzles::print_page::PrintPage;
use crate::ui::puzzles::puzzle_list::PuzzleList;
use crate::ui::puzzles::puzzle_page::{PuzzleMode, PuzzlePage, game_of_day};
use crate::ui::puzzles::sprint::SprintPage;
use crate::ui::puzzles::sums::SumsPage;
use crate::ui::route::Route;
use crate::ui::storage::daily_store::today;

/// The page of a route.
pub(super) fn show(route: &Route) -> AnyView {
    match route {
        Route::Rules(id, section) => {
            view! { <rules::Rules id=id.clone() section=*section/> }.into_any()
        }
        Route::History => view! { <history::History/> }.into_any(),
        Route::Replay(name) => view! { <play::ReplayPage name=name.clone()/> }.into_any(),
        Route::Review(name) => view! { <review::ReviewPage name=name.clone()/> }.into_any(),
        Route::Daily(date) => view! { <daily::DailyPage date=*date/> }.into_any(),
        Route::CompareWithMaster(name) => {
            view! { <compare_with_master::CompareWithMasterPage name=name.clone()/> }.into_any()
        }
        Route::Challenge(link) => {
            view! { <challenge::ChallengePage link=link.clone()/> }.into_any()
        }
        Route::ThreeDeals(id, rest) => {
            view! { <three_deals::ThreeDealsPage id=id.clone() rest=rest.clone()/> }.into_any()
        }
        Route::PuzzleList => view! { <PuzzleList/> }.into_any(),
        Route::Puzzles(id) => {
            view! { <PuzzlePage id=id.clone() mode=PuzzleMode::Free/> }.into_any()
        }
        Route::Problems(id) => {
            view! { <PuzzlePage id=id.clone() mode=PuzzleMode::Problems/> }.into_any()
        }
        Route::Course(id, rest) => {
            view! { <CoursePage id=id.clone() rest=rest.clone()/> }.into_any()
        }
        Route::Rush(id) => view! { <PuzzlePage id=id.clone() mode=PuzzleMode::Rush/> }.into_any(),
        Route::Sprint(id, level) => {
            view! { <SprintPage id=id.clone() level=level.clone()/> }.into_any()
        }
        Route::Sums(id, level) => {
            view! { <SumsPage id=id.clone() level=level.clone()/> }.into_any()
        }
        Route::PrintPuzzles(id) => view! { <PrintPage id=id.clone()/> }.into_any(),
        Route::DailyPuzzle(date) => {
            let date = (*date).unwrap_or_else(today);
            let id = game_of_day(date).info().id.to_owned();
            view! { <PuzzlePage id mode=PuzzleMode::Daily(date)/> }.into_any()
        }
        Route::Exercises => view! { <exercises::ExercisesPage/> }.into_any(),
        Route::Statistics => view! { <statistics::Statistics/> }.into_any(),
        Route::NoPeeking => view! { <no_peeking::NoPeeking/> }.into_any(),
        Route::About => view! { <about::About/> }.into_any(),
        Route::Gallery => view! { <gallery::Gallery/> }.into_any(),
        _ => ().into_any(),
    }
}
