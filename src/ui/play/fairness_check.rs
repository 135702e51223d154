//! The fairness check: asks the bot that moved last again, with other cards where it cannot look.

use leptos::prelude::*;

use crate::bots::Level;
use crate::bots::protocol::FairnessReport;
use crate::engine::seat::Seat;
use crate::games::{self, AnyMatch};
use crate::saves::replay::Replay;
use crate::ui::active_match::ActiveMatch;
use crate::ui::erased::{CollectAny, on, part, text};
use crate::ui::workers::{QueryResult, ask_again};

use super::state::TableState;
use super::table_time::is_for_people;
use super::texts;

/// Number of other deals.
const DEALS: u32 = 100;

/// State of the check.
#[derive(Clone, PartialEq)]
enum Check {
    /// Not requested.
    Unasked,
    /// In progress.
    Asked,
    /// No bot has moved yet, or the request failed.
    Nothing,
    /// Name of the bot, its move in words, and the result.
    Done { who: String, what: String, fairness: FairnessReport },
}

/// The button and the result.
#[component]
pub(super) fn FairnessCheck(table: TableState) -> impl IntoView {
    let check = RwSignal::new(Check::Unasked);
    let busy = move || check.with(|check| *check == Check::Asked);
    view! {
        <button class="button" aria-disabled=text(move || busy().to_string())
            on:click=on(move |_| start(table, check))>{texts::FAIRNESS.as_str()}</button>
        <div class="fairness" role="status">{part(move || check.with(shown))}</div>
    }
}

fn shown(check: &Check) -> AnyView {
    match check {
        Check::Unasked => ().into_any(),
        Check::Asked => view! { <p class="quiet">{texts::FAIRNESS_ASKS.as_str()}</p> }.into_any(),
        Check::Nothing => {
            view! { <p class="quiet">{texts::FAIRNESS_NOTHING.as_str()}</p> }.into_any()
        }
        Check::Done { who, what, fairness } => {
            let FairnessReport { deals, same, different, .. } = *fairness;
            let dot = |number| view! { <i class:same=number < same></i> };
            view! {
                <p>{texts::fairness(who, different)}</p>
                <p><b>{texts::fairness_same(same, deals)}</b> " " {what.clone()}</p>
                <div class="dots" aria-hidden="true">{(0..deals).map(dot).collect_any()}</div>
                <p class="quiet">{texts::FAIRNESS_WHY.as_str()}</p>
            }
            .into_any()
        }
    }
}

fn start(table: TableState, check: RwSignal<Check>) {
    if check.with_untracked(|check| *check == Check::Asked) {
        return;
    }
    let Some((game, seat, level)) = table.game.active.with_untracked(before_the_last_of_a_bot)
    else {
        return check.set(Check::Nothing);
    };
    check.set(Check::Asked);
    let who = table.names().name(seat).to_owned();
    ask_again((game.info().id, game.view(seat)), level, (seat, DEALS), move |answered| {
        let done = match answered {
            QueryResult::Fair(fairness) => {
                Check::Done { who, what: in_words(&*game, seat, fairness.mv.as_deref()), fairness }
            }
            _ => Check::Nothing,
        };
        // The table may have been left meanwhile.
        if check.try_set(done).is_none() {
            // This notifies the effect that asks the bots, because the check has cancelled their requests.
            table.game.active.notify();
        }
    });
}

/// The match before the last move of a bot, with the seat and the level of that bot. Answers that bots have locked in
/// are skipped as long as a person is still to answer the same task.
fn before_the_last_of_a_bot(active: &ActiveMatch) -> Option<(Box<dyn AnyMatch>, Seat, Level)> {
    let actors = active.game.actors();
    let is_bot = |actor: &Option<Seat>| actor.is_some_and(|seat| active.bot(seat).is_some());
    let replay = Replay::of(&active.game.record()).ok()?;
    let race = active.game.race().filter(|_| is_for_people(active));
    (0..actors.len()).rev().filter(|at| is_bot(&actors[*at])).find_map(|at| {
        let (before, seat) = (games::load(&replay.until(at)).ok()?, actors[at]?);
        let is_open = race.is_none() || before.race() != race;
        is_open.then_some((before, seat, active.bot(seat)?))
    })
}

/// The move of a bot in words: the label of its button.
fn in_words(game: &dyn AnyMatch, seat: Seat, mv: Option<&str>) -> String {
    let Some(mv) = mv else { return texts::IT_WAITS.into() };
    let offered = game.gestures(seat).into_iter().find(|offered| offered.text == mv);
    offered.map_or_else(|| mv.to_owned(), |offered| offered.label)
}
