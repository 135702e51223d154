//! The three decisions that cost most, each with the table at that moment.

use std::ops::ControlFlow;
use std::sync::Arc;

use leptos::prelude::*;

use crate::bots::protocol::ReviewedMove;
use crate::bots::review::{MoveValue, Outlook};
use crate::cards::rng::Rng;
use crate::i18n::signed;
use crate::saves::review::ReviewedStep;
use crate::saves::review::other_cards::OtherCards;
use crate::ui::active_match::{ActiveMatch, random_seed};
use crate::ui::components::position::position;
use crate::ui::components::start_button::{Begin, Make, at_once};
use crate::ui::erased::{CollectAny, flag, part};
use crate::ui::finished_match::for_practice;
use crate::ui::platform::chunked::in_slices;

use super::explanation::what_is_this;
use super::percent::in_percent;
use super::state::ReviewState;
use super::texts;

/// Number of decisions.
const SHOWN: usize = 3;
/// Swaps of cards between two looks at the clock.
const SWAPS: usize = 4;

/// The decisions that mattered most. Nothing if there are none.
#[component]
pub(super) fn TurningPoints(state: ReviewState) -> impl IntoView {
    // Unless one of the three changes, they stay on the page.
    let worst = Memo::new(move |_| {
        let seat = state.seat.get();
        state.review.with(|review| {
            let steps = review.mistakes(seat).into_iter().take(SHOWN);
            steps.cloned().collect::<Vec<ReviewedStep>>()
        })
    });
    part(move || {
        let worst = worst.get();
        (!worst.is_empty()).then(|| {
            view! {
                <section>
                    <h2>{texts::TURNING_POINTS.as_str()}</h2>
                    {what_is_this(&[texts::WHAT_MISTAKE, texts::WHAT_COST])}
                    <div class="turning-points">
                        {worst.iter().map(|step| turning_point(state, step)).collect_any()}
                    </div>
                    <p class="quiet">{texts::TRY_OTHER_WHY.as_str()}</p>
                </section>
            }
        })
    })
}

fn turning_point(state: ReviewState, reviewed: &ReviewedStep) -> AnyView {
    let ReviewedStep { step, seat, ref decision } = *reviewed;
    let option = |title: &'static str, value: &MoveValue<ReviewedMove>| {
        let (label, why) = state.before(step, |game| {
            let why = value.mv.reason.as_ref().and_then(|reason| game.explain(reason));
            (game.label(seat, &value.mv.mv), why)
        });
        view! {
            <dt>{title}</dt>
            <dd>
                <b>{label}</b>
                <span>{texts::wins(in_percent(value.chance).as_str())}</span>
                {why.map(|why| view! { <span class="quiet">{why}</span> })}
                {value.mv.outlook.map(|it| view! { <span class="quiet">{outlook(state, it)}</span> })}
            </dd>
        }
        .into_any()
    };
    let id = state.info().id;
    view! {
        <article class="turning-point">
            <h3>{texts::decision(state.number(step, seat))}</h3>
            <p>{texts::cost(in_percent(decision.loss()).as_str())}</p>
            {state.before(step, |game| position(game, seat, &state.names()))}
            <p class="quiet">{scores(state, step)}</p>
            <dl>
                {option(texts::PLAYED.as_str(), decision.played())}
                {option(texts::BETTER.as_str(), decision.best())}
            </dl>
            <div class="actions">
                <Begin id title=texts::TRY_AGAIN off=flag(|| false) make=same_cards(state, step) primary=false/>
                <Begin id title=texts::TRY_OTHER off=flag(|| false) make=other_cards(state, reviewed) primary=false/>
            </div>
        </article>
    }
    .into_any()
}

/// What the round brings after a move, in words.
fn outlook(state: ReviewState, Outlook { own, others }: Outlook) -> String {
    let count = state.names().len().saturating_sub(1) as u32;
    texts::outlook(signed(own).as_str(), signed(others).as_str(), count)
}

/// The points of all before a step.
fn scores(state: ReviewState, step: usize) -> String {
    let points = state.before(step, |game| game.snapshot(None).scores);
    let line = |(name, points): (String, i32)| texts::score_of(name.as_str(), points);
    state.names().into_iter().zip(points).map(line).collect::<Vec<String>>().join(" · ")
}

/// The match before a step, to be played on.
fn same_cards(state: ReviewState, step: usize) -> Make {
    at_once(move || {
        let record = state.replay.try_with_value(|replay| replay.until(step))?;
        state.active.try_with_value(|active| for_practice(active, record)).flatten()
    })
}

/// The same with other cards where the seat could not see them.
fn other_cards(state: ReviewState, reviewed: &ReviewedStep) -> Make {
    let (step, seat) = (reviewed.step, reviewed.seat);
    Arc::new(move || {
        let begun = state.replay.try_with_value(|replay| {
            OtherCards::new(replay, step, seat, Rng::new(random_seed(), 0))
        });
        Box::pin(async move {
            let found = in_slices(begun.flatten()?, shuffle).await;
            let record = found.done().record();
            let practice = |active: &ActiveMatch| for_practice(active, record);
            state.active.try_with_value(practice).flatten()
        })
    })
}

fn shuffle(mut cards: OtherCards) -> ControlFlow<OtherCards, OtherCards> {
    match cards.advance(SWAPS) {
        true => ControlFlow::Continue(cards),
        false => ControlFlow::Break(cards),
    }
}
