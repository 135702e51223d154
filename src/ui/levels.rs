//! The bots' levels in words, and how strong they are.

use leptos::prelude::*;

use super::bind::CollectAny;
use super::texts;
use crate::bots::Level;
use crate::game::Info;
use crate::texts::Text;

/// What a level is called.
pub(super) fn title(level: Level) -> Text {
    match level {
        Level::Novice => texts::NOVICE,
        Level::Casual => texts::CASUAL,
        Level::Skilled => texts::SKILLED,
        Level::Master => texts::MASTER,
    }
}

/// How often each level wins against the one below it, a line for each level but the first.
#[component]
pub(super) fn Strengths(info: Info) -> impl IntoView {
    let line = |(pair, won): (&[Level], u16)| {
        let [below, level] = [pair[0], pair[1]].map(title);
        view! { <li>{texts::beats(level, won.saturating_add(5) / 10, below)}</li> }
    };
    let pairs = Level::ALL.windows(2).zip(info.strength.0);
    view! {
        <div class="strengths quiet">
            <p>{texts::HOW_STRONG.say()}</p>
            <ul role="list">{pairs.map(line).collect_any()}</ul>
        </div>
    }
}
