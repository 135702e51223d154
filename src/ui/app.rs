//! Starts the app and shows the page of the current route.

use crate::cards::corner;
use js_sys::futures::spawn_local;
use leptos::ev;
use leptos::prelude::*;

use super::components::header::StartErrors;
use super::focus::focus_heading;
use super::platform::{double_press, language, translation, update_notice};
use super::prefs::{INTERNATIONAL, LETTERS, Prefs};
use super::route::Route;
use super::storage::{local, match_store, save_status};
use super::texts::UNSAVED;
use super::{erased, keys, parts};

/// Starts the app: loads the language, opens the storage and draws the page.
pub fn start() {
    double_press::ignore_second_presses();
    translation::keep_texts();
    parts::fetch_for(&Route::current());
    spawn_local(async {
        let prefs = Prefs::load_with(language::of_address());
        let spoken = language::load().await;
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
    parts::fetch_all_later();
}

/// The app: only the page of the current route.
#[component]
fn App(prefs: Prefs, spoken: bool) -> impl IntoView {
    let route = RwSignal::new(Route::current());
    let on_hash = window_event_listener(ev::hashchange, move |_| route.set(Route::current()));
    on_cleanup(move || on_hash.remove());
    keys::listen();
    provide_context(StartErrors { language: !spoken, settings: prefs.unreadable });
    corner::show_international_letters(prefs.value(LETTERS) == INTERNATIONAL);
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
        {erased::part(move || parts::page(route.get()))}
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

/// Takes over settings that another tab has changed. Only a change of language or letters needs a reload of the page; it
/// comes with the next one.
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
