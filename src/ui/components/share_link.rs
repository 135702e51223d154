//! A link to a deal or a match, as text to copy and as a QR code.

use js_sys::futures::spawn_local;
use leptos::ev;
use leptos::html::{Div, Input};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::engine::seat::Seat;
use crate::games::AnyMatch;
use crate::i18n::Text;
use crate::saves::link::{self, LinkError};
use crate::svg::qr;
use crate::ui::active_match::ActiveMatch;
use crate::ui::erased::{after_frame, on, part, part_while, text};
use crate::ui::history_texts as texts;
use crate::ui::platform::files::copy_field;

use super::radio_group::Pick;

/// Least width of a module of the QR code, in pixels. Cameras do not read finer ones.
const FINEST: i32 = 3;
/// Width of a module in pixels, if there is room.
const USUAL: i32 = 4;
/// Width of the light margin around the QR code, in modules. Cameras do not find a code without it.
const QUIET: i32 = 4;

/// What can be shared of a match. The first is shared unless the person chooses another.
#[derive(Clone)]
pub(crate) struct Shared(Vec<SharedRoute>);

/// A way to share a match.
#[derive(Clone)]
struct SharedRoute {
    id: &'static str,
    title: Text,
    /// The route of the page, without `#/`.
    route: Result<String, LinkError>,
}

impl Shared {
    /// Links to the whole match and to its deal.
    pub(crate) fn of(game: &dyn AnyMatch) -> Shared {
        let whole = link::whole(game).map(|link| format!("match/{link}"));
        let mut shared = Shared::deal_of(game);
        shared.0.insert(0, SharedRoute { id: "whole", title: texts::WHOLE_MATCH, route: whole });
        shared
    }

    /// The same, and a challenge if one person has played against bots: somebody else plays the deal, too, and then both
    /// matches are compared.
    pub(crate) fn of_finished(active: &ActiveMatch) -> Shared {
        let mut shared = Shared::of(&*active.game);
        let bots = active.players.iter().find_map(|player| player.bot.as_ref());
        if let Some(level) = bots.filter(|_| active.only_person() == Some(Seat(0))) {
            let route = link::whole(&*active.game).map(|link| format!("challenge/{level}/{link}"));
            shared.0.push(SharedRoute { id: "challenge", title: texts::CHALLENGE, route });
        }
        shared
    }

    /// Link to another page, by its route without `#/`.
    pub(crate) fn page(title: Text, route: String) -> Shared {
        Shared(vec![SharedRoute { id: "page", title, route: Ok(route) }])
    }

    /// Link to the deal only, for a match in progress.
    pub(crate) fn deal_of(game: &dyn AnyMatch) -> Shared {
        let route = link::deal(game).map(|link| format!("match/{link}"));
        Shared(vec![SharedRoute { id: "deal", title: texts::THIS_DEAL, route }])
    }
}

/// Computes the links when the panel opens.
pub(crate) type Find = Box<dyn Fn() -> Option<Shared> + Send + Sync>;

/// A button that opens and closes the panel with the link.
#[component]
pub(crate) fn Share(shared: Find, title: Text, plain: bool) -> impl IntoView {
    let found: RwSignal<Option<Shared>> = RwSignal::new(None);
    let toggle = on(move |_| {
        let opens = found.with_untracked(Option::is_none);
        found.set(if opens { shared() } else { None });
        if opens {
            request_animation_frame(show);
        }
    });
    let is_open = move || found.with(Option::is_some);
    view! {
        <button class="button" class:plain=plain aria-expanded=text(move || is_open().to_string())
            on:click=toggle>{title.as_str()}</button>
        {part_while(is_open, move || found.get_untracked().map(|shared| view! { <Panel shared/> }))}
    }
}

/// Scrolls the panel into view, if it extends beyond the window or is inside the result panel.
fn show() {
    if let Ok(Some(panel)) = document().query_selector(".share") {
        let whole = panel.get_bounding_client_rect().bottom();
        let room = document().document_element().map_or(0, |root| root.client_height());
        if whole > f64::from(room) || panel.closest(".result").is_ok_and(|found| found.is_some()) {
            panel.scroll_into_view();
        }
    }
}

#[component]
fn Panel(shared: Shared) -> impl IntoView {
    let Shared(all) = shared;
    let chosen = RwSignal::new(all.first().map_or("", |first| first.id).to_owned());
    let values = all.iter().map(|way| (way.id.to_owned(), way.title.into())).collect();
    let choice = (all.len() > 1).then(|| {
        view! {
            <Pick name="share" title=texts::SHARE.as_str() explanation=texts::SHARE_WHY.as_str() values
                chosen=text(move || chosen.get()) choose=move |value: String| chosen.set(value)
                forbidden=Signal::derive(Vec::new)/>
        }
    });
    let found =
        move || all.iter().find(|way| chosen.with(|id| way.id == id)).map(|way| way.route.clone());
    view! {
        <div class="share">
            {choice}
            {part(move || match found() {
                Some(Ok(route)) => link_panel(&route),
                Some(Err(why)) => view! { <p class="notice">{why.to_string()}</p> }.into_any(),
                None => ().into_any(),
            })}
        </div>
    }
}

/// The address of a route, to copy and as a QR code.
pub(crate) fn link_panel(route: &str) -> AnyView {
    let address = address(route);
    let field = NodeRef::<Input>::new();
    let says = RwSignal::new(String::new());
    let copy = move |_: ev::MouseEvent| copy_and_say(field.get_untracked(), says);
    let code = qr::path(&address).map(|(side, path)| (i32::from(side) + 2 * QUIET, path));
    view! {
        <div class="link">
            <input type="text" readonly=true value=address node_ref=field aria-label=texts::LINK.as_str()/>
            <button class="button primary" on:click=on(copy)>{texts::COPY.as_str()}</button>
        </div>
        <p class="quiet" role="status">{text(move || says.get())}</p>
        <QrCode code/>
    }
    .into_any()
}

/// The QR code with this number of modules on a side and this path, or a sentence if it would be too fine.
#[component]
fn QrCode(code: Option<(i32, String)>) -> impl IntoView {
    let place = NodeRef::<Div>::new();
    let room = RwSignal::new(0);
    // The panel may be gone by then.
    let measure = move || {
        if let Some(place) = place.try_get_untracked().flatten() {
            let _ = room.try_set(place.client_width());
        }
    };
    Effect::new(move |_| {
        place.track();
        after_frame(measure);
    });
    let resized = window_event_listener(ev::resize, move |_| measure());
    on_cleanup(move || resized.remove());
    let shown = move || match (room.get(), code.as_ref()) {
        (0, Some(_)) => ().into_any(),
        (room, Some((side, path))) if side * FINEST <= room => {
            let area = format!("-{QUIET} -{QUIET} {side} {side}");
            let width = format!("{}px", (side * USUAL).min(room));
            view! {
                <svg class="code" viewBox=area style:width=width role="img" aria-label=texts::CODE.as_str()>
                    <path d=path.clone()/>
                </svg>
            }
            .into_any()
        }
        _ => view! { <p class="quiet">{texts::NO_CODE.as_str()}</p> }.into_any(),
    };
    view! { <div class="code-place" node_ref=place>{part(shown)}</div> }
}

/// Copies the text of a field, and says whether it was copied.
pub(crate) fn copy_and_say(field: Option<impl AsRef<JsValue>>, says: RwSignal<String>) {
    let Some(field) = field else { return };
    let copied = copy_field(field.as_ref());
    spawn_local(async move {
        let words = if copied.await { texts::COPIED } else { texts::COPY_YOURSELF };
        says.try_set(words.into());
    });
}

/// URL of a page of this site, by its route.
pub(crate) fn address(route: &str) -> String {
    let here = window().location().href().unwrap_or_default();
    // Without the parameters with which other sites brought the visitor here.
    format!("{}#/{route}", here.split(['#', '?']).next().unwrap_or_default())
}
