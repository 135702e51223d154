//! The log of the match in words, and the list of keys.

use leptos::prelude::*;

use super::desk::Desk;
use super::texts;
use crate::texts::Text;
use crate::ui::bind::{CollectAny, on, part, part_while};

/// Everything that happened, the latest first.
#[component]
pub(super) fn Log(desk: Desk, open: RwSignal<bool>) -> impl IntoView {
    let lines = move || desk.log().into_iter().flatten().rev();
    view! {
        {part_while(move || open.get(), move || view! {
            <aside class="sheet" aria-label=texts::LOG_OF_THE_MATCH.say()>
                <SheetHead title=texts::LOG open/>
                <ol class="lines" role="list" tabindex="0" aria-label=texts::LATEST_FIRST.say()>
                    {part(move || lines().map(|line| view! { <li>{line}</li> }).collect_any())}
                </ol>
            </aside>
        })}
    }
}

/// The keys of the table.
#[component]
pub(super) fn KeyList(open: RwSignal<bool>) -> impl IntoView {
    const KEYS: [(&str, Text); 10] = [
        ("Tab", texts::KEY_TAB),
        ("← →", texts::KEY_ARROWS),
        ("⇧ ← →", texts::KEY_SHIFT),
        ("↵", texts::KEY_ENTER),
        ("S", texts::KEY_SORT),
        ("U", texts::KEY_UNDO),
        ("H", texts::KEY_HINT),
        ("L", texts::KEY_LOG),
        ("?", texts::KEY_LIST),
        ("Esc", texts::KEY_ESCAPE),
    ];
    view! {
        {part_while(move || open.get(), move || view! {
            <aside class="sheet" aria-label=texts::KEYS.say()>
                <SheetHead title=texts::KEYS open/>
                <dl class="keys">
                    {KEYS.into_iter().map(|(key, what)| view! { <dt><kbd>{key}</kbd></dt><dd>{what.say()}</dd> }).collect_any()}
                </dl>
            </aside>
        })}
    }
}

#[component]
fn SheetHead(title: Text, open: RwSignal<bool>) -> impl IntoView {
    view! {
        <header class="sheet-head">
            <h2>{title.say()}</h2>
            <button class="button plain" on:click=on(move |_| open.set(false))>{texts::CLOSE.say()}</button>
        </header>
    }
}
