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

/// Win rate of each level against the level below it, at this table or the nearest one that was measured. `options` are
/// those that are not the usual ones.
pub(crate) fn strengths(strength: Strength, seats: u8, options: &str) -> AnyView {
    let (of_seats, is_same, rates) = strength.nearest(seats, options);
    let of_a_hundred = |of_a_thousand: u16| of_a_thousand.saturating_add(5) / 10;
    let line = |(pair, won): (&[Level], Option<u16>)| {
        let [below, level] = [pair[0], pair[1]].map(title);
        won.map(|won| view! { <li>{texts::beats(level, of_a_hundred(won), below)}</li> })
    };
    let pairs = Level::ALL.windows(2).zip(rates);
    let even = of_a_hundred(1000 / u16::from(of_seats));
    let even = (of_seats > 2).then(|| texts::even_share(even));
    let other_options = (!is_same).then_some(texts::USUAL_OPTIONS.as_str());
    view! {
        <div class="strengths quiet">
            <p>{texts::how_strong(of_seats)} " " {other_options} " " {even}</p>
            <ul role="list">{pairs.map(line).collect_any()}</ul>
        </div>
    }
    .into_any()
}
