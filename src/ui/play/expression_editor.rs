//! The editor for a written move: by tapping and dragging cards and symbols, or by typing.

use leptos::attr::custom::custom_attribute;
use leptos::ev::{KeyboardEvent, MouseEvent};
use leptos::prelude::*;

use crate::i18n::direction::with_formulas;
use crate::svg::number::fixed1;
use crate::table::spoken::spoken;
use crate::table::{Bracket, InputChoice, InputToken, ParsedMove, TextInput};
use crate::ui::card::picture;
use crate::ui::erased::{CollectAny, after_a_pause, after_frame, flag, on, part, text};
use crate::ui::keys;

use super::card_buttons::focus_hand_soon;
use super::pointer::Pressed;
use super::state::TableState;
use super::{expression_texts, texts};

/// A line with more parts than this has smaller ones.
const LONG: usize = 8;

/// Milliseconds after the last key until screen readers announce the result of the line, instead of at every key.
const PAUSE: u32 = 700;

/// The line, the symbols and the result. Nothing if no move can be written.
#[component]
pub(super) fn Writer(table: TableState) -> impl IntoView {
    part(move || table.derived.sheet.get().map(|writing| view! { <Sheet table writing/> }))
}

#[component]
fn Sheet(table: TableState, writing: TextInput) -> impl IntoView {
    let is_right = move || table.derived.draft.with(|draft| draft.line.is_ok());
    let says = move || {
        let is_blank = table.input.line.with(|line| line.trim().is_empty());
        table.derived.draft.with(|draft| match &draft.line {
            _ if is_blank => String::new(),
            Ok(ParsedMove { says, .. }) => says.clone(),
            Err(why) => why.clone(),
        })
    };
    let play = move || {
        let Ok(ParsedMove { mv, .. }) = table.derived.draft.get_untracked().line else { return };
        table.start_line(String::new());
        table.play(table.me(), &mv);
        // Afterwards there is nothing to write or press.
        focus_hand_soon(table);
    };
    let on_key = move |ev: KeyboardEvent| {
        if ev.key() == "Enter" && keys::is_free(&ev) {
            ev.prevent_default();
            if !ev.repeat() {
                play();
            }
        }
    };
    let to_the_end = move |ev: MouseEvent| {
        if ev.target() == ev.current_target() {
            table.input.caret.set(None);
        }
    };
    // If the line does not fit, its end is scrolled into view.
    Effect::new(move |_| {
        table.derived.draft.track();
        if table.input.caret.get().is_none() {
            after_frame(scroll_to_the_end);
        }
    });
    let title = writing.title.as_str();
    // Leptos has no method for this attribute.
    let uncorrected = custom_attribute("autocorrect", "off");
    view! {
        <section class="writer" class:rests=flag(move || table.derived.text_input.with(Option::is_none)) aria-label=title>
            <div
                class="sheet-of-line" role="group" aria-label=title
                class:long=flag(move || table.derived.draft.with(|draft| draft.tokens.len() > LONG))
                class:target=flag(move || table.carries_word()) on:click=on(to_the_end)
            >
                {part(move || parts(table))}
            </div>
            <p class="says" class:right=flag(is_right)>{text(says)}</p>
            <p class="hidden-text" role="status">{after_a_pause(PAUSE, says)}</p>
            <div class="signs">
                {writing.signs.into_iter().map(|sign| sign_button(table, sign)).collect_any()}
                <button class="button sign" aria-label=texts::DELETE.as_str() on:click=on(move |_| table.erase())>
                    "⌫"
                </button>
                <button class="button sign" on:click=on(move |_| table.start_line(String::new()))>
                    {texts::CLEAR.as_str()}
                </button>
            </div>
            <div class="line">
                <input
                    type="text" aria-label=title placeholder=with_formulas(writing.example.as_str())
                    autocomplete="off" autocapitalize="off" spellcheck="false" {..uncorrected}
                    inputmode="text" enterkeyhint="done" maxlength="200"
                    prop:value=text(move || table.input.line.get())
                    on:input=on(move |ev| table.start_line(event_target_value(&ev)))
                    on:keydown=on(on_key)
                />
                <button class="button primary" disabled=flag(move || !is_right())
                    on:click=on(move |_| play())>{writing.action.as_str()}</button>
            </div>
        </section>
    }
}

/// Scrolls the line to its end, if it is still there.
fn scroll_to_the_end() {
    if let Ok(Some(line)) = document().query_selector(".sheet-of-line") {
        line.set_scroll_top(line.scroll_height());
    }
}

/// A symbol, which can be tapped, or dragged to its position.
fn sign_button(table: TableState, sign: InputChoice) -> AnyView {
    let InputChoice { text: word, label } = sign;
    let (held, pressed, clicked) = (word.clone(), word.clone(), word);
    let is_held = Memo::new(move |_| table.input.sign.with(|sign| sign.as_ref() == Some(&held)));
    let moved = move || match is_held.get() {
        true => {
            let (x, y) = table.input.by.get();
            format!("translate({}px, {}px)", fixed1(x), fixed1(y))
        }
        false => String::new(),
    };
    view! {
        <button
            class="button sign" class:held=flag(move || is_held.get()) style:transform=text(moved)
            on:pointerdown=on(move |ev| table.press(&ev, Pressed::Sign(pressed.clone())))
            on:click=on(move |ev: MouseEvent| {
                if table.is_click_alone(&ev) {
                    table.write(&clicked, None);
                }
            })
        >
            {label}
        </button>
    }
    .into_any()
}

/// The line as cards and symbols. Brackets and their contents are in boxes.
fn parts(table: TableState) -> Vec<AnyView> {
    let mut boxes = Boxes { table, at: 0, caret: None, tokens: table.derived.draft.get().tokens };
    boxes.caret =
        Some(table.input.caret.get().unwrap_or(boxes.tokens.len()).min(boxes.tokens.len()));
    let mut views = Vec::new();
    while boxes.at < boxes.tokens.len() || boxes.caret.is_some() {
        views.extend(boxes.inside().0);
    }
    views
}

/// Draws the parts in order.
struct Boxes {
    table: TableState,
    tokens: Vec<InputToken>,
    /// Index of the next part.
    at: usize,
    /// Index of the part before which the caret is still to be drawn.
    caret: Option<usize>,
}

impl Boxes {
    /// The parts inside the current brackets, and whether these are closed.
    fn inside(&mut self) -> (Vec<AnyView>, bool) {
        let mut views = Vec::new();
        loop {
            let at = self.at;
            if self.caret == Some(at) {
                self.caret = None;
                views.push(view! { <i class="caret"></i> }.into_any());
            }
            let Some(token) = self.tokens.get(at).cloned() else { return (views, false) };
            self.at += 1;
            let bracket = token.bracket;
            let shown = token_button(self.table, at, token);
            match bracket {
                Bracket::Neither => views.push(shown),
                Bracket::Closes => {
                    views.push(shown);
                    return (views, true);
                }
                Bracket::Opens => {
                    let (inner, is_closed) = self.inside();
                    views.push(
                        view! { <span class="box" class:open=!is_closed>{shown} {inner}</span> }
                            .into_any(),
                    );
                }
            }
        }
    }
}

fn token_button(table: TableState, at: usize, token: InputToken) -> AnyView {
    let kind = match (token.card, token.bracket) {
        (Some(_), _) => "card",
        (None, Bracket::Neither) => "sign",
        (None, _) => "bracket",
    };
    let label = match token.others.is_empty() {
        true => expression_texts::take_out(&token.name),
        false => expression_texts::change(&token.name),
    };
    let face = token.card.map(|card| picture(card, None));
    view! {
        <button
            class="token" data-token=at.to_string() data-kind=kind aria-label=spoken(&label)
            class:turns=!token.others.is_empty()
            on:click=on(move |_| table.touch(at))
        >
            {face}
            {(!token.label.is_empty()).then(|| view! { <span>{token.label}</span> })}
        </button>
    }
    .into_any()
}
