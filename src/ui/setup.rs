//! Who plays, against whom, and with which options.

use leptos::prelude::*;

use super::bind::{CollectAny, on, part_while};
use super::deal;
use super::header::PageHeader;
use super::home::game_head;
use super::keep::goes_on;
use super::launch::Chosen;
use super::pick::Pick;
use super::route::go;
use super::texts;
use crate::games;
use crate::options::SWITCH;

mod choices;
mod presets;
mod seats;

use choices::{OptionPick, drop_forbidden};
use presets::Presets;
use seats::Seats;

/// The dialog before a match.
#[component]
pub(super) fn Setup(id: String) -> impl IntoView {
    let Some(game) = games::find(&id) else {
        return ().into_any();
    };
    let info = game.info();
    let chosen = RwSignal::new(Chosen::last(&*game));
    let start = move |ev: leptos::ev::SubmitEvent| {
        ev.prevent_default();
        let Some(game) = games::find(&id) else { return };
        chosen.with_untracked(|chosen| {
            // Choices that are not possible cannot be made here.
            match chosen.committed {
                true => chosen.save(&id),
                false => drop(chosen.start(&*game, true)),
            }
            go(&chosen.begins_at(&id));
        });
    };
    let numbers =
        (info.seats.0..=info.seats.1).map(|seats| (seats.to_string(), seats_title(seats)));
    let picks = game.choices().into_iter();
    let picks = picks.map(|choice| view! { <OptionPick id=info.id choice chosen/> }).collect_any();
    view! {
        <PageHeader/>
        <main class="page setup">
            {game_head(&info)}
            <form on:submit=on(start)>
                <div>
                    <Pick
                        name="seats" title=texts::PLAYERS.say() explanation=texts::PLAYERS_WHY.say()
                        values=numbers.collect()
                        chosen=Signal::derive(move || chosen.with(|c| c.seats.to_string()))
                        choose=move |seats: String| chosen.update(|chosen| {
                            chosen.seats = seats.parse().unwrap_or(chosen.seats);
                            drop_forbidden(info.id, chosen);
                        })
                        forbidden=Signal::derive(Vec::new)
                    />
                    {part_while(move || chosen.with(|c| c.seats > 1), move || view! {
                        <Seats info chosen/>
                    })}
                    <Presets info chosen/>
                </div>
                <div>
                    {picks}
                    <Pick
                        name="committed" title=deal::texts::COMMITTED.say() explanation=deal::texts::COMMITTED_WHY.say()
                        values=SWITCH.iter().map(|value| (value.id.into(), value.title.into())).collect()
                        chosen=Signal::derive(move || chosen.with(|chosen| chosen.committed.to_string()))
                        choose=move |value: String| chosen.update(|chosen| chosen.committed = value == SWITCH[1].id)
                        forbidden=Signal::derive(Vec::new)
                    />
                </div>
                {goes_on(info.id).then(|| view! {
                    <p class="quiet">{texts::GIVES_UP.say()}</p>
                })}
                <div class="actions">
                    <button class="button primary" type="submit">{texts::START.say()}</button>
                    <a class="button plain" href=format!("#/rules/{}", info.id)>{texts::RULES.say()}</a>
                </div>
            </form>
        </main>
    }
    .into_any()
}

fn seats_title(seats: u8) -> String {
    match seats {
        1 => texts::SOLITAIRE.into(),
        more => more.to_string(),
    }
}
