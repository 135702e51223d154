//! Starts the app and shows the page of the current route.

use js_sys::futures::spawn_local;
use leptos::ev;
use leptos::prelude::*;

use super::components::header::StartErrors;
use super::focus::focus_heading;
use super::pages::{
    about, boards, challenge, committed_deal, daily, duplicate, gallery, history, home, review,
    rules, settings, setup, shared_link, statistics,
};
use super::platform::{double_press, language, translation, update_notice};
use super::prefs::Prefs;
use super::puzzles::exercises;
use super::puzzles::print_page::PrintPage;
use super::puzzles::puzzle_list::PuzzleList;
use super::puzzles::puzzle_page::{PuzzleMode, PuzzlePage, game_of_day};
use super::puzzles::sprint::SprintPage;
use super::puzzles::sums::SumsPage;
use super::route::Route;
use super::storage::daily_store::today;
use super::storage::{local, match_store, save_status};
use super::texts::UNSAVED;
use super::{erased, keys, play};

/// Starts the app: loads the language, opens the storage and draws the page.
pub fn start() {
    double_press::ignore_second_presses();
    translation::keep_texts();
    spawn_local(async {
        let prefs = Prefs::load();
        let spoken = language::load(&prefs.language).await;
        match_store::open_store().await;
        save_status::compute_all().await;
        draw(prefs, spoken);
    });
}

/// Draws the page in place of the loading screen.
fn draw(prefs: Prefs, spoken: bool) {
    leptos::mount::mount_to_body(move || view! { <App prefs=prefs.clone() spoken/> });
    if let Some(boot) = document().get_element_by_id("boot") {
        boot.remove();
    }
}

/// The app: only the page of the current route.
#[component]
fn App(prefs: Prefs, spoken: bool) -> impl IntoView {
    let route = RwSignal::new(Route::current());
    let on_hash = window_event_listener(ev::hashchange, move |_| route.set(Route::current()));
    on_cleanup(move || on_hash.remove());
    keys::listen();
    provide_context(StartErrors { language: !spoken, settings: prefs.unreadable });
    let prefs = RwSignal::new(prefs);
    provide_context(prefs);
    Effect::new(move |before: Option<Prefs>| {
        let now = prefs.get();
        now.apply();
        // The first run has no change to save.
        if let Some(before) = before.filter(|before| *before != now) {
            now.save(&before);
        }
        now
    });
    follow_other_tabs(prefs);
    Effect::new(move |seen: Option<()>| {
        route.with(|route| document().set_title(&route.title()));
        // A new page starts at the top, for the eye and for screen readers. The first page needs no help.
        if seen.is_some() {
            window().scroll_to_with_x_and_y(0.0, 0.0);
            focus_heading();
        }
    });
    view! {
        {erased::part(move || route.with(|route| match route {
            Route::Home(lost) => view! { <home::Home lost=*lost/> }.into_any(),
            Route::Setup(id) => view! { <setup::Setup id=id.clone()/> }.into_any(),
            Route::Deal(id) => view! { <committed_deal::CommittedDeal id=id.clone()/> }.into_any(),
            Route::Play(id) => view! { <play::Play id=id.clone()/> }.into_any(),
            Route::Learn(id) => view! { <play::Learn id=id.clone()/> }.into_any(),
            Route::Rules(id, section) => {
                view! { <rules::Rules id=id.clone() section=*section/> }.into_any()
            }
            Route::Records => view! { <history::History/> }.into_any(),
            Route::Replay(name) => view! { <play::ReplayPage name=name.clone()/> }.into_any(),
            Route::Review(name) => view! { <review::ReviewPage name=name.clone()/> }.into_any(),
            Route::Daily(date) => view! { <daily::DailyPage date=*date/> }.into_any(),
            Route::Duplicate(name) => view! { <duplicate::DuplicatePage name=name.clone()/> }.into_any(),
            Route::Challenge(link) => view! { <challenge::ChallengePage link=link.clone()/> }.into_any(),
            Route::Boards(id, rest) => {
                view! { <boards::BoardsPage id=id.clone() rest=rest.clone()/> }.into_any()
            }
            Route::PuzzleList => view! { <PuzzleList/> }.into_any(),
            Route::Puzzles(id) => {
                view! { <PuzzlePage id=id.clone() mode=PuzzleMode::Free/> }.into_any()
            }
            Route::Rush(id) => view! { <PuzzlePage id=id.clone() mode=PuzzleMode::Rush/> }.into_any(),
            Route::Sprint(id, level) => {
                view! { <SprintPage id=id.clone() level=level.clone()/> }.into_any()
            }
            Route::Sums(id, level) => {
                view! { <SumsPage id=id.clone() level=level.clone()/> }.into_any()
            }
            Route::PrintPuzzles(id) => view! { <PrintPage id=id.clone()/> }.into_any(),
            Route::Spot(date) => {
                let date = date.unwrap_or_else(today);
                let id = game_of_day(date).info().id.to_owned();
                view! { <PuzzlePage id mode=PuzzleMode::Spot(date)/> }.into_any()
            }
            Route::Exercises => view! { <exercises::ExercisesPage/> }.into_any(),
            Route::Match(link) => view! { <shared_link::SharedLink link=link.clone()/> }.into_any(),
            Route::Settings => view! { <settings::Settings/> }.into_any(),
            Route::Statistics => view! { <statistics::Statistics/> }.into_any(),
            Route::About => view! { <about::About/> }.into_any(),
            Route::Gallery => view! { <gallery::Gallery/> }.into_any(),
        }))}
        {unsaved_notice()}
        {update_notice::stopped()}
    }
}

/// Says that results cannot be saved, as soon as that happens. The region exists from the start, so that screen readers
/// announce it.
fn unsaved_notice() -> AnyView {
    view! {
        <div class="unsaved" role="status">
            {erased::part_while(local::has_unsaved, || view! { <p class="notice">{UNSAVED.as_str()}</p> })}
        </div>
    }
    .into_any()
}

/// Takes over settings that another tab has changed. Only a change of language needs a reload of the page; it comes
/// with the next one.
fn follow_other_tabs(prefs: RwSignal<Prefs>) {
    let stop = window_event_listener(ev::storage, move |ev| {
        if ev.key().is_some_and(|key| Prefs::are_under(&key)) {
            let mut saved = Prefs::load();
            saved.language = prefs.with_untracked(|prefs| prefs.language.clone());
            prefs.set(saved);
        }
    });
    on_cleanup(move || stop.remove());
}
