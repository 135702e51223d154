//! How nobody can peek in a match with friends: what is proved, and what is not.

use leptos::prelude::*;

use crate::i18n::Text;
use crate::ui::components::header::PageHeader;
use crate::ui::erased::CollectAny;
use crate::ui::texts::NO_PEEKING_TITLE;

use super::no_peeking_texts as texts;

/// A step of a deal: its name, what happens, and a drawing.
const STEPS: [(Text, Text, Drawing); 4] = [
    (texts::LOCKS, texts::LOCKS_WHY, Drawing { locks: [true, true, true], is_open: false }),
    (texts::OPENS, texts::OPENS_WHY, Drawing { locks: [false, false, true], is_open: false }),
    (texts::PLAYS, texts::PLAYS_WHY, Drawing { locks: [false, false, false], is_open: true }),
    (texts::AUDITS, texts::AUDITS_WHY, Drawing { locks: [false, false, false], is_open: true }),
];

/// What the steps do not prevent.
const LIMITS: [Text; 4] =
    [texts::THEY_TALK, texts::THEY_LEAVE, texts::THEY_MEASURE, texts::THEY_DOUBLE];

/// A card with the locks of three devices.
#[derive(Clone, Copy)]
struct Drawing {
    locks: [bool; 3],
    is_open: bool,
}

/// The page.
#[component]
pub(crate) fn NoPeeking() -> impl IntoView {
    let step = |(name, why, drawing): (Text, Text, Drawing)| {
        view! {
            <li>
                {drawn(drawing)}
                <div><h2>{name.as_str()}</h2><p>{why.as_str()}</p></div>
            </li>
        }
    };
    view! {
        <PageHeader/>
        <main class="page prose">
            <h1 tabindex="-1">{NO_PEEKING_TITLE.as_str()}</h1>
            <p class="lead">{texts::NO_PEEKING_LEAD.as_str()}</p>
            <ol class="peeking-steps" role="list">{STEPS.map(step).into_iter().collect_any()}</ol>
            <h2>{texts::NOT_PREVENTED.as_str()}</h2>
            <ul>{LIMITS.map(|limit| view! { <li>{limit.as_str()}</li> }).into_iter().collect_any()}</ul>
            <p>{texts::LOOK_INSIDE.as_str()}</p>
        </main>
    }
}

fn drawn(drawing: Drawing) -> AnyView {
    let Drawing { locks, is_open } = drawing;
    let face = if is_open { "var(--paper)" } else { "var(--print)" };
    let lock = |(at, is_there): (usize, bool)| {
        let (x, hue) = (9 + 15 * at, ["var(--accent)", "var(--good)", "var(--gold)"][at]);
        is_there.then(|| view! {
            <g style:color=hue>
                <path d=format!("M{x} 50v-4a5 5 0 0 1 10 0v4") fill="none" stroke="currentColor" stroke-width="2.5"/>
                <rect x=x-2 y="50" width="14" height="12" rx="2" fill="currentColor"/>
            </g>
        })
    };
    view! {
        <svg class="peeking" viewBox="0 0 60 84" aria-hidden="true">
            <rect x="2" y="2" width="56" height="80" rx="6" style:fill=face stroke="var(--line-strong)"/>
            {is_open.then(|| view! { <circle cx="30" cy="42" r="12" fill="var(--hearts)"/> })}
            {locks.into_iter().enumerate().map(lock).collect_any()}
        </svg>
    }
    .into_any()
}
