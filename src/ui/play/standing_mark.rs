//! Whether and how the match counts, in a few words at the table.

use leptos::ev;
use leptos::prelude::*;

use crate::engine::game::Turn;
use crate::i18n::Text;
use crate::i18n::common;
use crate::ui::active_match::ActiveMatch;
use crate::ui::components::practice::reason;
use crate::ui::erased::{part, text};
use crate::ui::history_texts;
use crate::ui::storage::{daily_store, local};

use super::state::TableState;
use super::texts;

/// A try of today's deal is practice as soon as another tab has noted, or restored, an earlier one.
pub(super) fn follow_daily_log(table: TableState) {
    let stop = window_event_listener(ev::storage, move |ev| {
        if ev.key().is_some_and(|key| local::is_key(&key, daily_store::NAME)) {
            table.game.active.maybe_update(|active| {
                // A match that is over is itself the first try in the log.
                let before = active.assists.practice;
                if !matches!(active.game.turn(), Turn::Over(_)) {
                    daily_store::align(active);
                }
                active.assists.practice != before
            });
        }
    });
    on_cleanup(move || stop.remove());
}

/// The mark beside the prompt: practice, or the deal of the day. Nothing in any other match.
#[component]
pub(super) fn StandingMark(table: TableState) -> impl IntoView {
    let standing = Memo::new(move |_| table.game.active.with(standing_of));
    part(move || {
        standing.get().map(|(words, why)| {
            view! {
                <span class="badge standing" title=why.as_str()>
                    {words.as_str()}<span class="hidden-text">" " {why.as_str()}</span>
                </span>
            }
        })
    })
}

/// The same with its reason, and the help so far, for the side panel.
#[component]
pub(super) fn StandingLine(table: TableState) -> impl IntoView {
    let line = move || {
        table.game.active.with(|active| {
            let assists = active.assists;
            let standing = standing_of(active).map(|(words, why)| common::labelled(words, why));
            let hints = (assists.hints > 0).then(|| history_texts::hints(assists.hints));
            let undos = (assists.undos > 0).then(|| history_texts::taken_back(assists.undos));
            let parts = standing.into_iter().chain(hints).chain(undos);
            parts.collect::<Vec<String>>().join(" · ")
        })
    };
    view! { <p class="standing-line quiet">{text(line)}</p> }
}

/// Whether the match counts, and why.
fn standing_of(active: &ActiveMatch) -> Option<(Text, Text)> {
    active.only_person()?;
    match active.assists.practice {
        Some(why) => Some((texts::PRACTICE_MARK, reason(why))),
        None => active.daily().map(|_| (texts::DAILY_COUNTS, texts::DAILY_COUNTS_WHY)),
    }
}
