//! The levels of the bots: their names and their strength.

use leptos::prelude::*;

use crate::bots::Level;
use crate::bots::strength::Strength;
use crate::i18n::Text;
use crate::ui::erased::CollectAny;
use crate::ui::texts;

/// Name of a level.
pub(crate) fn title(level: Level) -> Text {
    match level {
        Level::Novice => texts::NOVICE,
        Level::Casual => texts::CASUAL,
        Level::Skilled => texts::SKILLED,
        Level::Master => texts::MASTER,
    }
}

/// Win rate of each level against the level below it, one line for each level but the first.
#[component]
pub(crate) fn Strengths(strength: Strength) -> impl IntoView {
    let line = |(pair, won): (&[Level], u16)| {
        let [below, level] = [pair[0], pair[1]].map(title);
        view! { <li>{texts::beats(level, won.saturating_add(5) / 10, below)}</li> }
    };
    let pairs = Level::ALL.windows(2).zip(strength.0);
    view! {
        <div class="strengths quiet">
            <p>{texts::HOW_STRONG.as_str()}</p>
            <ul role="list">{pairs.map(line).collect_any()}</ul>
        </div>
    }
}
