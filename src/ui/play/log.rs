//! The log of the match in words, and the list of keys.

use leptos::prelude::*;

use super::super::bind::{CollectAny, on, part, part_while};
use super::desk::Desk;

/// Everything that happened, the latest first.
#[component]
pub(super) fn Log(desk: Desk, open: RwSignal<bool>) -> impl IntoView {
    let lines = move || desk.log().into_iter().flatten().rev();
    view! {
        {part_while(move || open.get(), move || view! {
            <aside class="sheet" aria-label="Log of the match">
                <SheetHead title="Log" open/>
                <ol class="lines" role="list" tabindex="0" aria-label="What happened, the latest first">
                    {part(move || lines().map(|line| view! { <li>{line}</li> }).collect_any())}
                </ol>
            </aside>
        })}
    }
}

/// The keys of the table.
#[component]
pub(super) fn KeyList(open: RwSignal<bool>) -> impl IntoView {
    const KEYS: [(&str, &str); 7] = [
        ("Tab", "next place on the table"),
        ("← →", "along your hand"),
        ("Enter", "play the card, draw, or press the button"),
        ("U", "take back"),
        ("H", "hint"),
        ("L", "log"),
        ("?", "this list"),
    ];
    view! {
        {part_while(move || open.get(), move || view! {
            <aside class="sheet" aria-label="Keys">
                <SheetHead title="Keys" open/>
                <dl class="keys">
                    {KEYS.into_iter().map(|(key, what)| view! { <dt><kbd>{key}</kbd></dt><dd>{what}</dd> }).collect_any()}
                </dl>
            </aside>
        })}
    }
}

#[component]
fn SheetHead(title: &'static str, open: RwSignal<bool>) -> impl IntoView {
    view! {
        <header class="sheet-head">
            <h2>{title}</h2>
            <button class="button plain" on:click=on(move |_| open.set(false))>"Close"</button>
        </header>
    }
}
