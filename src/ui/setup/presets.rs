//! Options chosen at one stroke.

use leptos::prelude::*;

use crate::game::Info;
use crate::games::{self, AnyGame};
use crate::options::SWITCH;
use crate::texts::Text;
use crate::ui::launch::Chosen;
use crate::ui::pick::Pick;
use crate::ui::texts;

/// Options that were chosen, each with its value.
type Options = Vec<(String, String)>;

/// As published, quick, and everything that can be switched on. What comes to the same is shown once.
#[component]
pub(super) fn Presets(info: Info, chosen: RwSignal<Chosen>) -> impl IntoView {
    let values = move |seats: u8| presets(info, seats);
    let index = move || {
        chosen.with(|chosen| {
            let in_force = |options: &Options| {
                games::find(info.id).and_then(|game| game.check(chosen.seats, options).ok())
            };
            let now = in_force(&chosen.options);
            let found =
                values(chosen.seats).iter().position(|(_, options)| in_force(options) == now);
            found.map(|index| index.to_string()).unwrap_or_default()
        })
    };
    let all = chosen.with_untracked(|chosen| values(chosen.seats));
    let titles = all.iter().enumerate().map(|(at, (title, _))| (at.to_string(), (*title).into()));
    (all.len() > 1).then(|| {
        view! {
            <Pick name="preset" title=texts::PRESETS.say() explanation=texts::PRESETS_WHY.say()
                values=titles.collect()
                chosen=Signal::derive(index)
                choose=move |index: String| chosen.update(|chosen| {
                    let index: usize = index.parse().unwrap_or_default();
                    if let Some((_, options)) = values(chosen.seats).into_iter().nth(index) {
                        chosen.options = options;
                    }
                })
                forbidden=Signal::derive(Vec::new)
            />
        }
    })
}

fn presets(info: Info, seats: u8) -> Vec<(Text, Options)> {
    let Some(game) = games::find(info.id) else { return Vec::new() };
    let owned = |(id, value): &(&str, &str)| ((*id).to_owned(), (*value).to_owned());
    let mut presets = vec![(texts::AS_PUBLISHED, Vec::new())];
    if !info.quick.is_empty() {
        presets.push((texts::QUICK_MATCH, info.quick.iter().map(owned).collect()));
    }
    if game.choices().iter().any(|choice| choice.values == SWITCH) {
        presets.push((texts::EVERYTHING_ON, everything(&*game, seats)));
    }
    presets
}

/// Every switch on, in the order of the list, as far as they go together. What needs another switch that comes
/// later is tried once more.
fn everything(game: &dyn AnyGame, seats: u8) -> Options {
    let mut options = Options::new();
    for _ in 0..2 {
        for choice in game.choices().iter().filter(|choice| choice.values == SWITCH) {
            if options.iter().any(|(id, _)| id == choice.id) {
                continue;
            }
            options.push((choice.id.into(), SWITCH[1].id.into()));
            if game.check(seats, &options).is_err() {
                options.pop();
            }
        }
    }
    options
}
