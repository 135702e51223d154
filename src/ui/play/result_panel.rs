//! The end of a round or a match.

use js_sys::futures::spawn_local;
use leptos::prelude::*;

use crate::engine::game::{Outcome, Turn};
use crate::engine::seat::Seat;
use crate::games;
use crate::i18n::common;
use crate::i18n::joined::listed_with_and;
use crate::saves::link;
use crate::saves::seen_deals::mark;
use crate::svg::number::fixed3;
use crate::table::narration;
use crate::ui::active_match::ActiveMatch;
use crate::ui::components::portrait::Portrait;
use crate::ui::components::practice::reason as why_practice;
use crate::ui::components::share_link::{Share, Shared};
use crate::ui::components::symbols::in_symbols;
use crate::ui::erased::{CollectAny, after_frame, on, part, part_while};
use crate::ui::focus::{blur, focus_first};
use crate::ui::history_texts as words_of_records;
use crate::ui::pages::daily::texts::CHALLENGE;
use crate::ui::pages::history::oldest;
use crate::ui::route::go;
use crate::ui::setup_form::SetupForm;
use crate::ui::storage::deal_notes::WAYS_BACK;
use crate::ui::storage::history_store::{self, most};
use crate::ui::storage::match_store::SaveOutcome;

use super::card_buttons::focus_hand_soon;
use super::commitment::CommitmentProof;
use super::final_scores::FinalScores;
use super::score_chart::Chart;
use super::state::TableState;
use super::texts;

/// The result panel: what happened and why, and how to continue. Nothing while the round is in progress.
#[component]
pub(super) fn Result(table: TableState) -> impl IntoView {
    let end = Memo::new(move |_| match table.turn() {
        Turn::ToMove(_) => None,
        other => Some(other),
    });
    table.status.ended.set(end.get_untracked());
    let show = move || {
        let end = end.try_get_untracked().flatten();
        if table.status.ended.try_with_untracked(|shown| *shown != end) == Some(true) {
            table.status.ended.set(end);
        }
    };
    // The panel covers the last move, which a slow phone needs a frame to show.
    Effect::new(move |_| match end.get() {
        Some(_) => after_frame(show),
        None => show(),
    });
    part(move || {
        table.status.ended.get().map(|turn| {
            let outcome = match turn {
                Turn::Over(outcome) => Some(outcome),
                _ => None,
            };
            view! { <Panel table outcome/> }
        })
    })
}

#[component]
fn Panel(table: TableState, outcome: Option<Outcome>) -> impl IntoView {
    let heading = outcome
        .map_or_else(|| untrack(|| table.round_is_over()), |outcome| verdict(table, outcome));
    let round = table.game.active.with_untracked(|active| active.game.info().round);
    let happened = untrack(|| table.last_words());
    let reason = match outcome {
        Some(outcome) => format!("{} {happened}", sentence(outcome.reason.as_str())),
        None => happened,
    };
    let daily = table.game.active.with_untracked(|active| {
        let link = link::whole(&*active.game).ok().filter(|_| outcome.is_some());
        Some((active.daily()?, link?))
    });
    let id = table.game.active.with_untracked(|active| active.game.info().id);
    let winners: Vec<Seat> =
        outcome.map_or_else(Vec::new, |outcome| outcome.winners.iter().collect());
    let is_over = outcome.is_some();
    let is_win = winners.iter().any(|seat| table.names().you == Some(*seat));
    after_frame(|| focus_first("#result-title"));
    // A finished match is recorded before its end is shown.
    let address = |active: &ActiveMatch| format!("#/review/{}", active.address());
    let review = outcome.map(|_| table.game.active.with_untracked(address));
    let compare = outcome.and_then(|_| {
        let record = table.game.active.with_untracked(|active| active.game.record());
        let address = WAYS_BACK.find(&mark(&record)?)?;
        Some(view! { <a class="button" href=address>{texts::COMPARE.as_str()}</a> })
    });
    let friends = table.friends();
    let way_on = match outcome {
        _ if friends.is_some() => {
            friends.map(|friends| friends.with(|them| them.ways_on(is_over))).into_any()
        }
        None => view! {
            <button class="button primary" on:click=on(move |_| {
                // The focused button disappears with the panel. To find that out by itself, the browser would compute
                // the whole layout once more.
                blur();
                table.deal();
                focus_hand_soon(table);
            })>{texts::next(round)}</button>
        }
        .into_any(),
        Some(_) => view! {
            <button class="button primary" on:click=on(move |_| again(table))>{texts::AGAIN.as_str()}</button>
            {compare}
            {daily.map(|(date, link)| view! {
                <a class="button" href=format!("#/daily/{date}")>{texts::TO_THE_DAY.as_str()}</a>
                <a class="button" href=format!("#/challenge/{link}")>{CHALLENGE.as_str()}</a>
            })}
            <a class="button" href=review>{words_of_records::REVIEW.as_str()}</a>
            <a class="button" href=format!("#/setup/{id}")>{texts::SET_UP.as_str()}</a>
            <a class="button plain" href="#/">{texts::ALL_GAMES.as_str()}</a>
        }
        .into_any(),
    };
    view! {
        <section class="result" aria-labelledby="result-title">
            <header class="verdict">
                {winners.into_iter().map(|seat| view! { <Portrait figure=table.portrait(seat)/> }).collect_any()}
                <h2 id="result-title" tabindex="-1">{heading}</h2>
                <p class="reason">{in_symbols(reason)}</p>
                {is_win.then(|| view! { <Sparks/> })}
            </header>
            <FinalScores table outcome/>
            {outcome.is_some().then(|| view! { <Record table/> })}
            <Chart table is_over/>
            {outcome.map(|_| view! { <CommitmentProof table/> })}
            <p class="quiet">{helped(table)}</p>
            <div class="actions">{way_on}</div>
        </section>
    }
}

/// Spots that fly from the portrait of a winner. They say nothing that the heading does not.
#[component]
fn Sparks() -> impl IntoView {
    const COUNT: usize = 12;
    let spark = |number: usize| {
        let angle = format!("{}turn", fixed3(number as f64 / COUNT as f64));
        view! { <i style=("--angle", angle)></i> }
    };
    view! {
        <span class="sparks" aria-hidden="true">
            {(0..COUNT).map(spark).collect_any()}
        </span>
    }
}

/// The record of the match: a notice if there was no room for it, and the link to it.
#[component]
fn Record(table: TableState) -> impl IntoView {
    let make_room = move || {
        let Some(record) = table.game.active.try_update_untracked(ActiveMatch::ended).flatten()
        else {
            return;
        };
        spawn_local(async move {
            let Some(all) = history_store::all().await else {
                let _ = table.status.trouble.try_set(crate::ui::texts::CANNOT_READ.into());
                return;
            };
            let gone = all.into_iter().take(oldest(most())).map(|record| record.key);
            let saved = history_store::replace(gone.collect(), vec![record]).await;
            if saved == SaveOutcome::Kept {
                let _ = table.status.unrecorded.try_set(false);
                table.say([words_of_records::KEPT_NOW.into()]);
                focus_first("#result-title");
            }
        });
    };
    let shared = move || Some(table.game.active.with_untracked(Shared::of_finished));
    view! {
        {part_while(move || table.status.unrecorded.get(), move || view! {
            <div class="notice">
                <p>{words_of_records::full_of(most())}</p>
                <p>
                    <button class="button" on:click=on(move |_| make_room())>
                        {words_of_records::let_go(oldest(most()))}
                    </button>
                </p>
            </div>
        })}
        <div class="result-more">
            <a class="button plain" href="#/history">{words_of_records::HISTORY.as_str()}</a>
            <Share shared=Box::new(shared) title=words_of_records::SHARE plain=true/>
        </div>
    }
}

fn verdict(table: TableState, outcome: Outcome) -> String {
    let names = table.names();
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    match winners.as_slice() {
        [] if table.game.active.with_untracked(|s| s.game.seats()) == 1 => {
            texts::NOT_THIS_TIME.into()
        }
        [] => texts::A_DRAW.into(),
        [seat] if names.you == Some(*seat) => texts::YOU_WIN.into(),
        [seat] => texts::wins(names.name(*seat)),
        several => {
            let named: Vec<&str> = several.iter().map(|seat| names.of(*seat)).collect();
            texts::share(&*listed_with_and(&named))
        }
    }
}

/// A reason as a sentence.
fn sentence(reason: &str) -> String {
    common::sentence(&*narration::capital(reason))
}

fn helped(table: TableState) -> String {
    let assists = table.game.active.with_untracked(|active| active.assists);
    let mut parts: Vec<String> = Vec::new();
    parts.extend((assists.undos > 0).then(|| texts::taken_back(assists.undos)));
    parts.extend((assists.hints > 0).then(|| texts::hints(assists.hints)));
    parts.extend(assists.practice.map(|_| texts::PRACTICE.into()));
    let why = assists.practice.map_or("", |why| why_practice(why).as_str());
    common::both(&*narration::sentence_of(&parts), why)
}

fn again(table: TableState) {
    let (id, is_kept) = table.game.active.with_untracked(|s| (s.game.info().id, s.is_kept));
    let Some(game) = games::find_game(id) else { return };
    let chosen = table.game.active.with_untracked(|active| SetupForm::again(&*game, active));
    if chosen.committed && is_kept {
        return go(&chosen.begins_at(id));
    }
    if let Ok(active) = chosen.start(&*game, is_kept) {
        let people = active.people_here();
        table.game.viewer.set(people.first().unwrap_or(Seat(0)));
        table.game.active.set(active);
        table.say([texts::NEW_MATCH.into()]);
        table.greet();
        table.cover();
        focus_hand_soon(table);
    }
}
