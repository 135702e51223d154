//! The page.
#![allow(unreachable_pub, reason = "the component macro makes the properties of components public")]
#![allow(clippy::needless_pass_by_value, reason = "a component owns its properties")]

mod about;
mod begin;
mod bind;
mod bots;
mod card;
mod chest;
mod copy;
mod deal;
mod fetch;
mod gallery;
mod header;
mod home;
mod keep;
mod language;
mod launch;
mod levels;
mod linked;
mod pick;
mod play;
mod porter;
mod prefs;
mod records;
mod route;
mod rules;
mod settings;
mod setup;
mod share;
mod slices;
mod statistics;
mod storage;
mod texts;

use leptos::ev;
use leptos::prelude::*;

use header::Troubles;
use prefs::Prefs;
use route::Route;

/// Begins the page: in its language, as soon as that can be spoken, and with the matches that are kept.
pub fn begin() {
    let prefs = Prefs::load();
    let language = prefs.language.clone();
    language::begin(&language, move |spoken| keep::begin(move || draw(prefs, spoken)));
}

/// Draws the page in the place of what is seen until then.
fn draw(prefs: Prefs, spoken: bool) {
    let draw = move || {
        leptos::mount::mount_to_body(move || view! { <App prefs=prefs.clone() spoken/> });
        if let Some(boot) = document().get_element_by_id("boot") {
            boot.remove();
        }
    };
    keep::look_at_all(draw);
}

/// The whole page: the route's page, and nothing else.
#[component]
fn App(prefs: Prefs, spoken: bool) -> impl IntoView {
    let route = RwSignal::new(Route::current());
    let on_hash = window_event_listener(ev::hashchange, move |_| route.set(Route::current()));
    on_cleanup(move || on_hash.remove());
    provide_context(Troubles { language: !spoken, settings: prefs.unreadable });
    let prefs = RwSignal::new(prefs);
    provide_context(prefs);
    Effect::new(move |seen: Option<()>| {
        prefs.with(Prefs::apply);
        // What was not changed is not written either.
        if seen.is_some() {
            prefs.with_untracked(Prefs::save);
        }
    });
    Effect::new(move |seen: Option<()>| {
        route.with(|route| document().set_title(&route.title()));
        // A new page is read from its top, by eye and by ear; the first one needs no help.
        if seen.is_some() {
            window().scroll_to_with_x_and_y(0.0, 0.0);
            focus_heading();
        }
    });
    view! {
        {bind::part(move || route.with(|route| match route {
            Route::Home(lost) => view! { <home::Home lost=*lost/> }.into_any(),
            Route::Setup(id) => view! { <setup::Setup id=id.clone()/> }.into_any(),
            Route::Deal(id) => view! { <deal::Deal id=id.clone()/> }.into_any(),
            Route::Play(id) => view! { <play::Play id=id.clone()/> }.into_any(),
            Route::Learn(id) => view! { <play::Learn id=id.clone()/> }.into_any(),
            Route::Rules(id) => view! { <rules::Rules id=id.clone()/> }.into_any(),
            Route::Records => view! { <records::page::Records/> }.into_any(),
            Route::Replay(name) => view! { <play::Watch name=name.clone()/> }.into_any(),
            Route::Match(link) => view! { <linked::Linked link=link.clone()/> }.into_any(),
            Route::Settings => view! { <settings::Settings/> }.into_any(),
            Route::Statistics => view! { <statistics::Statistics/> }.into_any(),
            Route::About => view! { <about::About/> }.into_any(),
            Route::Gallery => view! { <gallery::Gallery/> }.into_any(),
        }))}
        {porter::stopped()}
    }
}

/// Gives the focus to the heading of a page that is new, once it is drawn.
fn focus_heading() {
    request_animation_frame(|| focus_first("h1"));
}

/// Gives the focus to the first element there is of these kinds that can have it, unless something on the page has it.
fn focus_if_lost(selectors: &[&str]) {
    for selector in selectors {
        if is_nowhere() {
            focus_first(selector);
        }
    }
}

/// Gives the focus to the first element of this kind, if there is one.
fn focus_first(selector: &str) {
    let found = document().query_selector(selector).ok().flatten();
    if let Some(element) = found.and_then(IntoHtmlElement::dyn_into_element) {
        // What cannot have the focus leaves it where it is.
        let _ = element.focus();
    }
}

/// Takes the focus from what has it.
fn blur() {
    let active = document().active_element().and_then(IntoHtmlElement::dyn_into_element);
    if let Some(active) = active {
        // What cannot lose it keeps it.
        let _ = active.blur();
    }
}

/// Whether nothing on the page has the focus.
fn is_nowhere() -> bool {
    document().active_element().is_none_or(|active| active.tag_name() == "BODY")
}

/// What the build has written about itself into the page's root element.
fn of_page(attribute: &str) -> String {
    let root = document().document_element();
    root.and_then(|root| root.get_attribute(attribute)).unwrap_or_default()
}

/// The address of a file of this build, from the page's own.
fn asset(name: &str) -> String {
    of_page("data-assets") + name
}

/// Loads the page anew.
fn reload() {
    // Only a detached document refuses, and then there is no page to load.
    let _ = window().location().reload();
}

/// Turns a node that was found in the page into an element with a `focus`.
trait IntoHtmlElement {
    fn dyn_into_element(self) -> Option<web_sys::HtmlElement>;
}

impl IntoHtmlElement for web_sys::Element {
    fn dyn_into_element(self) -> Option<web_sys::HtmlElement> {
        wasm_bindgen::JsCast::dyn_into(self).ok()
    }
}
