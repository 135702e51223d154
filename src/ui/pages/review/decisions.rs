//! The list of all decisions.

use leptos::prelude::*;

use crate::bots::protocol::ReviewedMove;
use crate::bots::review::MoveValue;
use crate::i18n::Text;
use crate::saves::review::ReviewedStep;
use crate::ui::erased::{CollectAny, on, part_while};

use super::explanation::what_is_this;
use super::percent::in_percent;
use super::state::ReviewState;
use super::summary::chances_of;
use super::texts;

/// Loss from which a decision is worse than good, and from which it is costly.
const LOSSES: [f64; 2] = [0.02, 0.08];

/// All decisions of the seat that is shown, in order.
#[component]
pub(super) fn AllDecisions(state: ReviewState) -> impl IntoView {
    let has_some = move || !state.steps().is_empty();
    part_while(has_some, move || {
        view! {
            <section>
                <h2>{texts::ALL_DECISIONS.as_str()}</h2>
                {what_is_this(&[texts::WHAT_CHANCE, chances_of(state), texts::WHAT_GRADES])}
                <ol class="decisions" role="list">
                    // An opened decision stays open when others are added.
                    <For each=move || state.steps() key=|step| step.step let:step>
                        <Decision state step/>
                    </For>
                </ol>
            </section>
        }
    })
}

/// A decision. Its moves appear when it is opened.
#[component]
fn Decision(state: ReviewState, step: ReviewedStep) -> impl IntoView {
    let ReviewedStep { step, seat, decision } = step;
    let played = decision.played();
    let label = state.before(step, |game| game.label(seat, &played.mv.mv));
    let chance = in_percent(played.chance);
    let (class, grade) = grade(decision.loss());
    let is_open = RwSignal::new(false);
    let moves = move || {
        let row = |value: &MoveValue<ReviewedMove>| {
            let label = state.before(step, |game| game.label(seat, &value.mv.mv));
            view! { <li><span>{label}</span> <b>{in_percent(value.chance)}</b></li> }
        };
        view! { <ul role="list">{decision.moves.iter().map(row).collect_any()}</ul> }
    };
    view! {
        <li>
            <details on:toggle=on(move |_| is_open.set(true))>
                <summary>
                    <span class="number">{state.number(step, seat)}</span>
                    <span class="label">{label}</span>
                    <span class=format!("grade {class}")>{grade.as_str()}</span>
                    <b>{chance}</b>
                </summary>
                {part_while(move || is_open.get(), moves)}
            </details>
        </li>
    }
}

/// Class and name of the grade of a decision that lost this much.
fn grade(loss: f64) -> (&'static str, Text) {
    match loss {
        0.0 => ("best", texts::BEST),
        loss if loss < LOSSES[0] => ("fine", texts::GOOD),
        loss if loss < LOSSES[1] => ("inexact", texts::INEXACT),
        _ => ("costly", texts::COSTLY),
    }
}
