//! The page of the table.
#![allow(
    clippy::large_types_passed_by_value,
    reason = "the handles of a table's signals are copied into closures"
)]

mod actions;
mod announcer;
mod answers_panel;
mod board;
mod bot_timing;
mod bot_turns;
mod card_buttons;
mod card_layer;
mod card_pose;
mod choice_panel;
mod clock;
mod commitment;
mod expression_editor;
mod expression_input;
mod expression_texts;
mod fairness_check;
mod hot_seat;
mod log;
mod open;
mod picked;
mod player_panel;
mod pointer;
mod progress_bar;
mod remaining_cards;
mod replay;
mod result_panel;
mod score_chart;
mod selection;
mod sound;
mod state;
mod suit_icon;
mod table_time;
mod texts;
mod tutorial;
mod zone;

use leptos::ev;
use leptos::prelude::*;

use crate::ui::focus::focus_if_lost;
use crate::ui::keys;
use crate::ui::prefs::Prefs;

use super::erased::{after_frame, flag, on, part, part_while, text};

use board::Board;
use card_buttons::focus_hand_soon;
use clock::ClockFace;
use hot_seat::Curtain;
use log::{KeyList, Log};
pub(super) use open::Play;
use player_panel::Badges;
pub(super) use replay::ReplayPage;
use result_panel::Result;
use state::TableState;
pub(super) use tutorial::Learn;
use tutorial::{Coach, Offer};

use crate::engine::game::Turn;
use crate::ui::components::symbols::in_symbols;
use crate::ui::texts::SETTINGS;

/// The contents of the page.
#[component]
fn Table(table: TableState, id: &'static str) -> impl IntoView {
    describe_in_root(table);
    if table.game.tutorial.is_none() {
        table.keep_time();
    }
    bot_turns::let_bots_play(table);
    hot_seat::let_people_change(table);
    let covered = Memo::new(move |_| !table.due().is_empty());
    let log_open = RwSignal::new(false);
    let keys_open = RwSignal::new(false);
    listen_to_letters(table, log_open, keys_open);
    keep_the_focus(table, log_open, keys_open);
    let title = table.game.active.with_untracked(|active| active.game.info().title);
    let is_guided = table.game.tutorial.is_some();
    view! {
        <header class="bar table-bar">
            <a class="button plain icon" href="#/" aria-label=texts::ALL_GAMES.as_str()>
                <Icon path="M15 5 8 12l7 7"/>
            </a>
            <h1 tabindex="-1">{title.as_str()}</h1>
            <div class="tools">
                <button class="button plain icon" aria-label=texts::TAKE_BACK.as_str()
                    title=texts::with_key(texts::TAKE_BACK, "U")
                    disabled=flag(move || covered.get() || !table.can_undo())
                    on:click=on(move |_| table.undo())>
                    <Icon path="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3"/>
                </button>
                <button class="button plain icon" aria-label=texts::HINT.as_str() title=texts::with_key(texts::HINT, "H")
                    disabled=flag(move || is_guided || covered.get() || !table.turn().is_of(table.me()))
                    class:seeks=flag(move || table.status.seeks_hint.get())
                    on:click=on(move |_| bot_turns::ask_for_a_hint(table))>
                    <Icon path="M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c1 1 1.5 1.5 1.5 2.5h5c0-1 .5-1.5 1.5-2.5A6 6 0 0 0 12 3Z"/>
                </button>
                <button class="button plain icon" aria-label=texts::LOG.as_str() title=texts::with_key(texts::LOG, "L")
                    aria-expanded=text(move || log_open.get().to_string())
                    on:click=on(move |_| log_open.update(|open| *open = !*open))>
                    <Icon path="M5 6h14M5 12h14M5 18h9"/>
                </button>
                <a class="button plain icon" href="#/settings" aria-label=SETTINGS.as_str() title=SETTINGS.as_str()>
                    <Icon path="M4 8h10M18 8h2M16 6v4M4 16h2M10 16h10M8 14v4"/>
                </a>
                <a class="button plain icon" href=format!("#/rules/{id}") aria-label=texts::RULES.as_str()
                    title=texts::RULES.as_str()>
                    <Icon path="M12 17v.01M9 9a3 3 0 1 1 4.5 2.6c-.9.5-1.5 1.2-1.5 2.4"/>
                </a>
            </div>
        </header>
        // States are classes. The browser would re-evaluate a selector that asks what is inside the table after every
        // change in it.
        <main class=format!("table table-{id}")
            class:ended=flag(move || !covered.get() && table.status.ended.with(Option::is_some))
            class:looks-up=flag(move || log_open.get() || keys_open.get())
        >
            // While the curtain is down, nothing that only one of several people may see is in the page.
            {part(move || match covered.get() {
                true => view! { <Curtain table/> }.into_any(),
                false => match table.game.tutorial {
                    Some(guide) => view! { <Coach table guide id/> <Board table/> }.into_any(),
                    None => view! { <Offer table id/> <Prompt table/> <Board table/> <Result table/> }.into_any(),
                },
            })}
            <Log table open=log_open/>
            <KeyList open=keys_open/>
            <div class="hidden-text" role="log" aria-live="polite">
                <For each=move || table.status.said.get() key=|(number, _)| *number let:line>
                    <p>{line.1}</p>
                </For>
            </div>
        </main>
    }
    .into_any()
}

/// Says on the root element, as long as there is a table, what decides the height of the page: the number of seats, and
/// whether a line is being written.
fn describe_in_root(table: TableState) {
    let set = |name: &str, value: Option<String>| {
        let Some(root) = document().document_element() else { return };
        // These attribute names are valid.
        let _ = match value {
            Some(value) => root.set_attribute(name, &value),
            None => root.remove_attribute(name),
        };
    };
    let seats = table.game.active.with_untracked(|active| active.game.seats());
    set("data-table", Some(seats.to_string()));
    Effect::new(move |_| {
        let writes = table.derived.sheet.with(Option::is_some);
        set("data-writes", writes.then(String::new));
    });
    on_cleanup(move || {
        set("data-table", None);
        set("data-writes", None);
    });
}

/// A line icon of 24 by 24.
#[component]
fn Icon(path: &'static str) -> impl IntoView {
    view! { <svg class="line-icon" viewBox="0 0 24 24" aria-hidden="true"><path d=path/></svg> }
}

/// Whose turn it is, and the prompt.
#[component]
fn Prompt(table: TableState) -> impl IntoView {
    let me = table.me();
    let mine = move || table.turn().is_of(me);
    let your_turn = match table.names() {
        names if names.you.is_none() => names.name(me).to_owned(),
        _ => texts::YOUR_TURN.into(),
    };
    let expected = Memo::new(move |_| {
        if let Some(offered) = table.status.hint.get() {
            return texts::hint(&offered.label);
        }
        match table.turn() {
            Turn::ToMove(seats) if seats.contains(me) => {
                table.derived.scene.with(|scene| scene.prompt.clone())
            }
            Turn::ToMove(seats) => {
                let names = table.names();
                texts::is_playing(seats.first().map_or("", |seat| names.name(seat)))
            }
            Turn::RoundOver => table.round_is_over(),
            Turn::Over(_) => texts::MATCH_IS_OVER.into(),
        }
    });
    let explains = move || {
        table.status.hint.with(Option::is_some) && !table.status.because.with(String::is_empty)
    };
    let below = move || if explains() { table.status.because.get() } else { table.last_words() };
    view! {
        <div class="prompt" class:mine=flag(mine)>
            <p class="expected">
                {part_while(mine, move || view! { <span class="your-turn">{your_turn.clone()}</span> })}
                {part(move || in_symbols(expected.get()))}
                <ClockFace table/>
            </p>
            <p class="badges"><Badges table seat=None/></p>
            <p class="last-move" class:reason=flag(explains)>{text(below)}</p>
            {part_while(move || table.status.trouble.with(|words| !words.is_empty()), move || view! {
                <p class="notice">{text(move || table.status.trouble.get())}</p>
            })}
            {part_while(move || table.status.bots_failed.get(), move || view! {
                <p class="notice">
                    {texts::BOTS_FAILED.as_str()} " "
                    <button class="button" on:click=on(move |_| {
                        bot_turns::try_again(table);
                        focus_hand_soon(table);
                    })>
                        {texts::TRY_AGAIN.as_str()}
                    </button>
                </p>
            })}
        </div>
    }
}

/// Restores the focus when a panel that had it closes: to the button of the log, or else to the hand.
fn keep_the_focus(table: TableState, log_open: RwSignal<bool>, keys_open: RwSignal<bool>) {
    Effect::new(move |before: Option<(bool, bool)>| {
        let log = log_open.get();
        let other = keys_open.get() || table.input.choice.with(Option::is_some);
        let (had_log, had_other) = before.unwrap_or_default();
        if had_log && !log {
            after_frame(|| focus_if_lost(&[".tools [aria-expanded]"]));
        }
        if had_other && !other {
            focus_hand_soon(table);
        }
        (log, other)
    });
}

/// Handles keys: Escape closes open panels, and letters are shortcuts, unless they were switched off.
fn listen_to_letters(table: TableState, log_open: RwSignal<bool>, keys_open: RwSignal<bool>) {
    let prefs = table.game.prefs;
    let stop = window_event_listener(ev::keydown, move |ev| {
        if ev.key() == "Escape" && keys::is_free(&ev) {
            log_open.set(false);
            keys_open.set(false);
        }
        if !keys::is_action(&ev) || !prefs.with_untracked(Prefs::has_letter_keys) {
            return;
        }
        let covered = !untrack(|| table.due()).is_empty();
        match keys::letter(&ev).as_str() {
            "u" if !covered => table.undo(),
            "h" if !covered => bot_turns::ask_for_a_hint(table),
            "s" if !covered => table.sort_hand(),
            "l" => log_open.update(|open| *open = !*open),
            "?" => keys_open.update(|open| *open = !*open),
            _ => return,
        }
        ev.prevent_default();
    });
    on_cleanup(move || stop.remove());
}
