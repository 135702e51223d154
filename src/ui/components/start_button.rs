//! A button that starts a match. It asks first if that would replace a match in progress.

use std::pin::Pin;
use std::sync::Arc;

use js_sys::futures::spawn_local;
use leptos::ev::MouseEvent;
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
    /// The mark of the deal. If a match of it is in progress, that match continues.
    #[prop(optional_no_strip)]
    deal: Option<String>,
) -> impl IntoView {
    let asks = RwSignal::new(false);
    part(move || {
        let (make, deal) = (make.clone(), deal.clone());
        if asks.get() {
            return end_that_one(id, asks, on(move |_| start(&make)));
        }
        let press = on(move |_| {
            if off.get_untracked() {
                return;
            }
            let (make, deal) = (make.clone(), deal.clone());
            spawn_local(async move {
                // Another tab may have begun a match.
                match_store::refresh(id).await;
                match save_status::in_progress(id) {
                    Some(other) if deal.is_some() && other.deal == deal => {
                        go(&format!("#/play/{id}"));
                    }
                    Some(_) => {
                        asks.try_set(true);
                        request_animation_frame(|| focus_first(".asks .button"));
                    }
                    None => start(&make),
                }
            });
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

/// The question whether to end the match in progress, and with it maybe the first try at a daily deal.
pub(crate) fn end_that_one(
    id: &'static str,
    asks: RwSignal<bool>,
    end: Box<dyn FnMut(MouseEvent)>,
) -> AnyView {
    let keep = on(move |_| {
        asks.set(false);
        request_animation_frame(|| focus_first(".begin"));
    });
    let counts = save_status::in_progress(id).and_then(|other| other.counts_for);
    let question = match counts {
        Some(_) => texts::DAILY_GOES_ON,
        None => texts::GOES_ON,
    };
    view! {
        <div class="asks" role="alert">
            <p>{question.as_str()}</p>
            <div class="actions">
                <button class="button primary" type="button" on:click=keep>{texts::CANCEL.as_str()}</button>
                <a class="button" href=format!("#/play/{id}")>{texts::GO_ON_WITH_IT.as_str()}</a>
                <button class="button" type="button" on:click=end>{texts::GIVE_IT_UP.as_str()}</button>
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
