//! A line that is written, by typing or by tapping cards and signs.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::desk::Desk;
use super::texts;
use crate::table::{Line, Writing};
use crate::ui::bind::{CollectAny, flag, on, part, text};

/// The line, its signs, and what it comes to. Nothing where nothing can be written.
#[component]
pub(super) fn Writer(desk: Desk) -> impl IntoView {
    // Cards may come and go while a line is being written: only the start and the end build it anew.
    let writing = Memo::new(move |_| {
        desk.scene.with(|scene| {
            let writing = scene.writing.clone();
            writing.map(|writing| Writing { cards: Vec::new(), ..writing })
        })
    });
    part(move || writing.get().map(|writing| view! { <Sheet desk writing/> }))
}

#[component]
fn Sheet(desk: Desk, writing: Writing) -> impl IntoView {
    let line = desk.line;
    let read = Memo::new(move |_| {
        let written = line.get();
        desk.sitting.with(|sitting| sitting.game.read_line(desk.me(), written.trim()).line)
    });
    let says = move || match read.get() {
        _ if line.with(|line| line.trim().is_empty()) => String::new(),
        Ok(Line { says, .. }) => says,
        Err(why) => why,
    };
    let play = move || {
        let Ok(Line { mv, .. }) = read.get_untracked() else { return };
        line.set(String::new());
        desk.play(desk.me(), &mv);
    };
    let on_key = move |ev: KeyboardEvent| {
        if ev.key() == "Enter" {
            ev.prevent_default();
            play();
        }
    };
    let signs = writing.signs.into_iter().map(|sign| {
        let label = sign.label.clone();
        view! {
            <button class="button sign" on:click=on(move |_| desk.write(&sign.text))>{label}</button>
        }
    });
    view! {
        <section class="writer" aria-label=writing.title.say()>
            <div class="line">
                <input
                    type="text" aria-label=writing.title.say() placeholder=writing.title.say()
                    autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="200"
                    prop:value=text(move || line.get())
                    on:input=on(move |ev| line.set(event_target_value(&ev)))
                    on:keydown=on(on_key)
                />
                <button class="button primary" disabled=flag(move || read.with(Result::is_err))
                    on:click=on(move |_| play())>{writing.action.say()}</button>
            </div>
            <p class="says" class:right=flag(move || read.with(Result::is_ok))>{text(says)}</p>
            <div class="signs">
                {signs.collect_any()}
                <button class="button sign" aria-label=texts::DELETE.say() on:click=on(move |_| line.update(shorten))>
                    "⌫"
                </button>
                <button class="button sign" on:click=on(move |_| line.set(String::new()))>{texts::CLEAR.say()}</button>
            </div>
        </section>
    }
}

/// Takes the last word off: a name with all that belongs to it, or a sign.
fn shorten(line: &mut String) {
    let end = line.trim_end().len();
    line.truncate(end);
    let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, ':' | '~');
    let kept = line.trim_end_matches(is_name).len();
    line.truncate(if kept < end {
        kept
    } else {
        line.len() - line.chars().last().map_or(0, char::len_utf8)
    });
}
