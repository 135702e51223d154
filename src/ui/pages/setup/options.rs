//! The options of a game, and which combinations are allowed.

use leptos::prelude::*;

use crate::games::{self, AnyGame, OptionInfo};
use crate::ui::components::radio_group::Pick;
use crate::ui::setup_form::SetupForm;

/// The choice of one option.
#[component]
pub(crate) fn OptionPick(
    id: &'static str,
    choice: OptionInfo,
    chosen: RwSignal<SetupForm>,
) -> impl IntoView {
    let forbidden = Signal::derive(move || {
        let Some(game) = games::find_game(id) else { return Vec::new() };
        chosen.with(|chosen| {
            let with = |value: &str| with(&*game, chosen, choice.id, value);
            let refusal = |value: &str| check(&*game, chosen.seats, &with(value));
            let values = choice.values.iter();
            values.filter_map(|value| Some((value.id.to_owned(), refusal(value.id)?))).collect()
        })
    });
    let values = choice.values.iter().map(|value| (value.id.into(), value.title.into())).collect();
    view! {
        <Pick
            name=choice.id title=choice.title.as_str() explanation=choice.explanation.as_str() values=values
            chosen=Signal::derive(move || chosen.with(|chosen| {
                let game = games::find_game(id);
                let value = |game: &dyn AnyGame| {
                    value_of(game, chosen.seats, &chosen.options, choice.id)
                };
                game.map(|game| value(&*game)).unwrap_or_default()
            }))
            choose=move |value: String| {
                let Some(game) = games::find_game(id) else { return };
                chosen.update(|chosen| {
                    chosen.options = with(&*game, chosen, choice.id, &value);
                });
            }
            forbidden=forbidden
        />
    }
}

/// The value in force for an option, given the chosen options. Empty if they are not allowed.
fn value_of(game: &dyn AnyGame, seats: u8, options: &[(String, String)], id: &str) -> String {
    let in_force = game.check(seats, options).unwrap_or_default();
    let value = in_force.iter().find(|(other, _)| *other == id).map(|(_, value)| *value);
    value.unwrap_or_default().to_owned()
}

/// The options after one change. A value that is in force anyway is omitted.
fn with(game: &dyn AnyGame, chosen: &SetupForm, id: &str, value: &str) -> Vec<(String, String)> {
    let mut options = chosen.options.clone();
    options.retain(|(other, _)| other != id);
    if value_of(game, chosen.seats, &options, id) != value {
        options.push((id.into(), value.into()));
    }
    options
}

fn check(game: &dyn AnyGame, seats: u8, options: &[(String, String)]) -> Option<String> {
    game.check(seats, options).err().map(|why| why.to_string())
}

/// Drops options, the last first, until the new number of seats allows the rest.
pub(crate) fn drop_forbidden(id: &str, chosen: &mut SetupForm) {
    let Some(game) = games::find_game(id) else { return };
    while check(&*game, chosen.seats, &chosen.options).is_some() && !chosen.options.is_empty() {
        chosen.options.pop();
    }
}
