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
mod card_choice;
mod card_layer;
mod card_pose;
mod choice_panel;
mod clock;
mod commitment;
mod exact;
mod expression_editor;
mod expression_input;
mod expression_texts;
mod fairness_check;
mod final_scores;
mod friends;
mod haptics;
mod hot_seat;
mod log;
mod mode;
mod open;
mod picked;
mod player_panel;
mod pointer;
mod progress_bar;
mod prompt;
pub(super) mod puzzle;
mod puzzle_line;
mod remaining_cards;
mod replay;
mod result_panel;
mod score_chart;
mod selection;
mod side_panel;
mod sound;
mod standing_mark;
mod state;
mod suit_icon;
mod table_time;
pub(super) mod texts;
mod tutorial;
mod zone;

use std::cell::Cell;

use leptos::ev;
use leptos::prelude::*;

use crate::ui::focus::focus_if_lost;
use crate::ui::keys;
use crate::ui::prefs::Prefs;

use super::erased::{after_frame, flag, on, part, text};

use announcer::Announcements;
use board::Board;
use card_buttons::focus_hand_soon;
use exact::ExactHit;
pub(super) use friends::FriendsTable;
use hot_seat::Curtain;
use log::KeyList;
use mode::Mode;
pub(super) use open::Play;
pub(super) use replay::ReplayPage;
use result_panel::Result;
use side_panel::{PanelState, SidePanel};
use state::TableState;
pub(super) use tutorial::Learn;
use tutorial::{Coach, Offer};

use crate::i18n::Text;
use crate::ui::texts::SETTINGS;

/// The contents of the page.
#[component]
fn Table(table: TableState, id: &'static str) -> impl IntoView {
    mark_root();
    if table.game.mode.is_match() {
        table.keep_time();
    }
    if matches!(table.game.mode, Mode::Match) {
        standing_mark::follow_daily_log(table);
    }
    bot_turns::let_bots_play(table);
    hot_seat::let_people_change(table);
    let covered = Memo::new(move |_| !table.due().is_empty());
    let panel = table.panel;
    let keys_open = RwSignal::new(false);
    listen_to_letters(table, keys_open);
    keep_the_focus(table, keys_open);
    let title = table.game.active.with_untracked(|active| active.game.info().title);
    view! {
        <header class="bar table-bar">
            <a class="button plain icon" href="#/" aria-label=texts::ALL_GAMES.as_str()>
                <DirectedIcon path="M15 5 8 12l7 7"/>
            </a>
            <h1 tabindex="-1">{title.as_str()}</h1>
            <div class="tools">
                {match table.friends() {
                    Some(friends) => friends.with(|them| them.phrases(table)),
                    None => view! { <Helps table covered/> }.into_any(),
                }}
                <LogButton panel has_word=true/>
                <a class="button plain icon" href="#/settings" aria-label=SETTINGS.as_str() title=SETTINGS.as_str()>
                    <Icon path="M4 8h10M18 8h2M16 6v4M4 16h2M10 16h10M8 14v4"/>
                    <ToolWord word=SETTINGS/>
                </a>
                <a class="button plain icon" href=format!("#/rules/{id}") aria-label=texts::RULES.as_str()
                    title=texts::RULES.as_str()>
                    <Icon path="M12 17v.01M9 9a3 3 0 1 1 4.5 2.6c-.9.5-1.5 1.2-1.5 2.4"/>
                    <ToolWord word=texts::RULES/>
                </a>
            </div>
        </header>
        // States are classes. The browser would re-evaluate a selector that asks what is inside the table after every
        // change in it.
        <main class=format!("table table-{id}")
            class:ended=flag(move || !covered.get() && table.status.ended.with(Option::is_some))
        >
            // While the curtain is down, nothing that only one of several people may see is in the page.
            {part(move || match covered.get() {
                true => view! { <Curtain table/> }.into_any(),
                false => match table.game.mode {
                    Mode::Tutorial(guide) => view! {
                        <Coach table guide id/>
                        <div class="felt"><Board table has_prompt=false/></div>
                    }
                    .into_any(),
                    Mode::Friends(friends) => view! {
                        {friends.with(|them| them.notices())}
                        <div class="felt"><Board table has_prompt=true/> <ExactHit table/> <Result table/></div>
                    }
                    .into_any(),
                    _ => view! {
                        <Offer table id/>
                        <div class="felt"><Board table has_prompt=true/> <ExactHit table/> <Result table/></div>
                    }
                    .into_any(),
                },
            })}
            <SidePanel table/>
            <KeyList open=keys_open/>
            <Announcements table/>
        </main>
    }
    .into_any()
}

thread_local! {
    /// Number of tables in the page. Of two puzzles in a row, the second comes before the first has gone.
    static TABLES: Cell<u32> = const { Cell::new(0) };
}

/// Undo and hints, which a match with friends does not have: a card that was seen cannot be unseen.
#[component]
fn Helps(table: TableState, covered: Memo<bool>) -> impl IntoView {
    let is_guided = !matches!(table.game.mode, Mode::Match);
    view! {
        <button class="button plain icon" aria-label=texts::TAKE_BACK.as_str()
            title=texts::with_key(texts::TAKE_BACK, "U")
            disabled=flag(move || covered.get() || !table.can_undo())
            on:click=on(move |_| table.undo())>
            <DirectedIcon path="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3"/>
            <ToolWord word=texts::TAKE_BACK/>
        </button>
        <button class="button plain icon" aria-label=texts::HINT.as_str() title=texts::with_key(texts::HINT, "H")
            disabled=flag(move || is_guided || covered.get() || !table.turn().is_of(table.me()))
            class:seeks=flag(move || table.status.seeks_hint.get())
            on:click=on(move |_| bot_turns::ask_for_a_hint(table))>
            <Icon path="M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c1 1 1.5 1.5 1.5 2.5h5c0-1 .5-1.5 1.5-2.5A6 6 0 0 0 12 3Z"/>
            <ToolWord word=texts::HINT/>
        </button>
    }
}

/// Says on the root element, as long as there is a table, that there is one. It decides the height of the page.
fn mark_root() {
    mark_tables(|tables| tables + 1);
    on_cleanup(|| mark_tables(|tables| tables - 1));
}

fn mark_tables(change: fn(u32) -> u32) {
    const NAME: &str = "data-table";
    let tables = change(TABLES.get());
    TABLES.set(tables);
    // This attribute name is valid.
    let _ = document().document_element().map(|root| match tables {
        0 => root.remove_attribute(NAME),
        _ => root.set_attribute(NAME, ""),
    });
}

/// The word beside the icon of a tool, where there is room for it. The button has the same name.
#[component]
fn ToolWord(word: Text) -> impl IntoView {
    view! { <span class="tool-word" aria-hidden="true">{word.as_str()}</span> }
}

/// The button that opens and closes the log.
#[component]
fn LogButton(panel: PanelState, #[prop(optional)] has_word: bool) -> impl IntoView {
    view! {
        <button class="button plain icon" aria-label=texts::LOG.as_str() title=texts::with_key(texts::LOG, "L")
            aria-expanded=text(move || panel.open.get().to_string())
            on:click=on(move |_| panel.toggle())>
            <Icon path="M5 6h14M5 12h14M5 18h9"/>
            {has_word.then(|| view! { <ToolWord word=texts::LOG/> })}
        </button>
    }
}

/// A line icon of 24 by 24.
#[component]
fn Icon(path: &'static str) -> impl IntoView {
    view! { <svg class="line-icon" viewBox="0 0 24 24" aria-hidden="true"><path d=path/></svg> }
}

/// A line icon that points along the lines of the text, or against them: it is mirrored where these begin on the right.
#[component]
fn DirectedIcon(path: &'static str) -> impl IntoView {
    view! {
        <svg class="line-icon directed" viewBox="0 0 24 24" aria-hidden="true"><path d=path/></svg>
    }
}

/// Restores the focus when a panel that had it closes: to the button of the log, or else to the hand.
fn keep_the_focus(table: TableState, keys_open: RwSignal<bool>) {
    Effect::new(move |before: Option<(bool, bool)>| {
        let log = table.panel.open.get();
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
fn listen_to_letters(table: TableState, keys_open: RwSignal<bool>) {
    let prefs = table.game.prefs;
    let stop = window_event_listener(ev::keydown, move |ev| {
        if ev.key() == "Escape" && keys::is_free(&ev) {
            table.panel.dismiss();
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
            "n" if !covered => bot_turns::play_pending(table, None),
            "l" => table.panel.toggle(),
            "?" => keys_open.update(|open| *open = !*open),
            _ => return,
        }
        ev.prevent_default();
    });
    on_cleanup(move || stop.remove());
}
