//! Presets for all options.

use leptos::prelude::*;

use crate::engine::game::{Info, Preset as QuickPreset};
use crate::engine::options::OptionValue;
use crate::games::{self, AnyGame};
use crate::i18n::Text;
use crate::ui::components::radio_group::Pick;
use crate::ui::erased::{part, text};
use crate::ui::setup_form::SetupForm;
use crate::ui::texts;

/// Chosen options, each with its value.
type Options = Vec<(String, String)>;

/// The presets: as published, quick, and everything switched on. Presets with the same result are shown once.
#[component]
pub(crate) fn Presets(info: Info, chosen: RwSignal<SetupForm>) -> impl IntoView {
    let seats = Memo::new(move |_| chosen.with(|chosen| usize::from(chosen.seats)));
    let index = text(move || {
        chosen.with(|chosen| {
            let now = in_force(info, chosen.seats, &chosen.options);
            let found =
                presets(info, chosen.seats).iter().position(|preset| preset.in_force == now);
            found.map(|index| index.to_string()).unwrap_or_default()
        })
    });
    let choose = move |index: String| {
        chosen.update(|chosen| {
            let index: usize = index.parse().unwrap_or_default();
            if let Some(preset) = presets(info, chosen.seats).into_iter().nth(index) {
                chosen.options = preset.options;
            }
        });
    };
    part(move || {
        let all = presets(info, seats.get() as u8);
        let titles =
            all.iter().enumerate().map(|(at, preset)| (at.to_string(), preset.title.into()));
        (all.len() > 1).then(|| {
            view! {
                <Pick name="preset" title=texts::PRESETS.as_str() explanation=texts::PRESETS_WHY.as_str()
                    values=titles.collect() chosen=index choose=choose
                    forbidden=Signal::derive(Vec::new)
                />
            }
        })
    })
}

/// A preset.
struct Preset {
    title: Text,
    options: Options,
    /// The value in force for every option. `None` if the preset is not allowed.
    in_force: InForce,
}

type InForce = Option<Vec<(&'static str, &'static str)>>;

fn in_force(info: Info, seats: u8, options: &Options) -> InForce {
    games::find_game(info.id)?.check(seats, options).ok()
}

fn presets(info: Info, seats: u8) -> Vec<Preset> {
    let Some(game) = games::find_game(info.id) else { return Vec::new() };
    let owned = |(id, value): &(&str, &str)| ((*id).to_owned(), (*value).to_owned());
    let QuickPreset { min_seats: quick_from, options: quick } = info.quick_preset;
    let quick = quick.iter().filter(|_| seats >= quick_from).map(owned).collect();
    let all = [
        (texts::AS_PUBLISHED, Vec::new()),
        (texts::QUICK_MATCH, quick),
        (texts::EVERYTHING_ON, everything(&*game, seats)),
    ];
    let mut presets: Vec<Preset> = Vec::new();
    for (title, options) in all {
        let in_force = in_force(info, seats, &options);
        if in_force.is_some() && presets.iter().all(|other| other.in_force != in_force) {
            presets.push(Preset { title, options, in_force });
        }
    }
    presets
}

/// Switches on all switches that are allowed together, in list order. A second pass retries switches that depend on
/// later ones.
fn everything(game: &dyn AnyGame, seats: u8) -> Options {
    let mut options = Options::new();
    for _ in 0..2 {
        for choice in game.options_info().iter().filter(|choice| choice.values == bool::VALUES) {
            if options.iter().any(|(id, _)| id == choice.id) {
                continue;
            }
            options.push((choice.id.into(), bool::VALUES[1].id.into()));
            if game.check(seats, &options).is_err() {
                options.pop();
            }
        }
    }
    options
}
