//! The page.
#![allow(unreachable_pub, reason = "the component macro makes the properties of components public")]
#![allow(clippy::needless_pass_by_value, reason = "a component owns its properties")]

mod about;
mod bind;
mod bots;
mod card;
mod fetch;
mod gallery;
mod home;
mod launch;
mod play;
mod prefs;
mod route;
mod rules;
mod settings;
mod setup;
mod storage;

use leptos::ev;
use leptos::prelude::*;

use prefs::Prefs;
use route::Route;

/// The whole page: the card pictures, the route's page, and nothing else.
#[component]
pub fn App() -> impl IntoView {
    let route = RwSignal::new(Route::current());
    let on_hash = window_event_listener(ev::hashchange, move |_| route.set(Route::current()));
    on_cleanup(move || on_hash.remove());
    let prefs = RwSignal::new(Prefs::load());
    provide_context(prefs);
    Effect::new(move |_| prefs.with(Prefs::apply));
    Effect::new(move |seen: Option<()>| {
        route.with(|route| document().set_title(&route.title()));
        // A new page is read from its top, by eye and by ear; the first one needs no help.
        if seen.is_some() {
            window().scroll_to_with_x_and_y(0.0, 0.0);
            focus_heading();
        }
    });
    view! {
        <card::Pictures/>
        {bind::part(move || route.with(|route| match route {
            Route::Home(notice) => view! { <home::Home notice=notice.clone()/> }.into_any(),
            Route::Setup(id) => view! { <setup::Setup id=id.clone()/> }.into_any(),
            Route::Play(id) => view! { <play::Play id=id.clone()/> }.into_any(),
            Route::Rules(id) => view! { <rules::Rules id=id.clone()/> }.into_any(),
            Route::Settings => view! { <settings::Settings/> }.into_any(),
            Route::About => view! { <about::About/> }.into_any(),
            Route::Gallery => view! { <gallery::Gallery/> }.into_any(),
        }))}
    }
}

fn focus_heading() {
    request_animation_frame(|| focus_first("h1"));
}

/// Gives the focus to the first element of this kind, if there is one.
fn focus_first(selector: &str) {
    let found = document().query_selector(selector).ok().flatten();
    if let Some(element) = found.and_then(IntoHtmlElement::dyn_into_element) {
        // What cannot have the focus leaves it where it is.
        let _ = element.focus();
    }
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
