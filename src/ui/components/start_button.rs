//! A button that starts a match. It asks first if that would replace a match in progress.

use std::pin::Pin;
use std::sync::Arc;

use js_sys::futures::spawn_local;
use leptos::prelude::*;

use crate::i18n::Text;
use crate::ui::active_match::ActiveMatch;
use crate::ui::erased::{on, part, text};
use crate::ui::focus::focus_first;
use crate::ui::history_texts as texts;
use crate::ui::route::go;
use crate::ui::storage::{match_store, save_status, time_store};

/// Creates the match. `None` if that is not possible.
pub(crate) type Make = Arc<dyn Fn() -> Making + Send + Sync>;

/// A match that is being created.
pub(crate) type Making = Pin<Box<dyn Future<Output = Option<ActiveMatch>>>>;

/// Creates the match without a pause.
pub(crate) fn at_once(make: impl Fn() -> Option<ActiveMatch> + Send + Sync + 'static) -> Make {
    Arc::new(move || Box::pin(std::future::ready(make())))
}

/// The button, or the question in its place.
#[component]
pub(crate) fn Begin(
    id: &'static str,
    title: Text,
    /// Whether the button is disabled.
    off: Signal<bool>,
    make: Make,
    primary: bool,
) -> impl IntoView {
    let asks = RwSignal::new(false);
    part(move || {
        let make = make.clone();
        if asks.get() {
            return question(id, asks, make);
        }
        let press = on(move |_| {
            if off.get_untracked() {
                return;
            }
            match save_status::is_resumable(id) {
                true => {
                    asks.set(true);
                    request_animation_frame(|| focus_first(".asks .button"));
                }
                false => start(&make),
            }
        });
        view! {
            <button class="button begin" class:primary=primary on:click=press
                aria-disabled=text(move || off.get().to_string())>
                {title.as_str()}
            </button>
        }
        .into_any()
    })
}

fn question(id: &'static str, asks: RwSignal<bool>, make: Make) -> AnyView {
    let keep = on(move |_| {
        asks.set(false);
        request_animation_frame(|| focus_first(".begin"));
    });
    view! {
        <div class="asks" role="alert">
            <p>{texts::GOES_ON.as_str()}</p>
            <div class="actions">
                <button class="button primary" on:click=keep>{texts::CANCEL.as_str()}</button>
                <a class="button" href=format!("#/play/{id}")>{texts::GO_ON_WITH_IT.as_str()}</a>
                <button class="button" on:click=on(move |_| start(&make))>{texts::GIVE_IT_UP.as_str()}</button>
            </div>
        </div>
    }
    .into_any()
}

/// Saves the match as the match in progress, and goes to its table.
fn start(make: &Make) {
    let making = make();
    spawn_local(async move {
        let Some(mut active) = making.await else { return };
        let id = active.game.info().id;
        time_store::forget(id);
        match_store::add(active.lines(), move |_| go(&format!("#/play/{id}")));
    });
}
