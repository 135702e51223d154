//! The options of a match.

use leptos::prelude::*;

use crate::games::{self, AnyMatch};
use crate::ui::erased::CollectAny;
use crate::ui::texts;

/// Number of players, and the value in force of each option.
pub(crate) fn options_in_force(game: &dyn AnyMatch) -> AnyView {
    options_of(game.info().id, game.seats(), &game.options())
}

/// Number of players, and these values of the options of a game.
pub(crate) fn options_of(id: &str, seats: u8, in_force: &[(&str, &str)]) -> AnyView {
    let kind = games::find_game(id);
    let choices = kind.map(|kind| kind.options_info()).unwrap_or_default();
    let row = |choice: games::OptionInfo| {
        let (_, value) = in_force.iter().find(|(id, _)| *id == choice.id)?;
        let value = choice.values.iter().find(|one| one.id == *value)?;
        Some(view! { <div><dt>{choice.title.as_str()}</dt><dd>{value.title.as_str()}</dd></div> })
    };
    view! {
        <dl class="in-force">
            <div><dt>{texts::PLAYERS.as_str()}</dt><dd>{texts::number(u32::from(seats))}</dd></div>
            {choices.into_iter().filter_map(row).collect_any()}
        </dl>
    }
    .into_any()
}
