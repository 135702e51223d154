//! Who plays, against whom, and with which options.

use leptos::prelude::*;

use super::bind::{CollectAny, flag, on, part, part_while, text};
use super::home::{PageHeader, unfinished};
use super::launch::Chosen;
use super::route::go;
use crate::bots::Level;
use crate::games::{self, AnyChoice, AnyGame};

/// The dialog before a match.
#[component]
pub(super) fn Setup(id: String) -> impl IntoView {
    let Some(game) = games::find(&id) else {
        return ().into_any();
    };
    let info = game.info();
    let chosen = RwSignal::new(Chosen::last(&*game));
    let choices = game.choices();
    let start = move |ev: leptos::ev::SubmitEvent| {
        ev.prevent_default();
        let Some(game) = games::find(&id) else { return };
        // Choices that are not possible cannot be made here.
        if chosen.with_untracked(|chosen| chosen.start(&*game)).is_ok() {
            go(&format!("#/play/{id}"));
        }
    };
    let seats = (info.seats.0..=info.seats.1).map(|seats| (seats.to_string(), seats_title(seats)));
    let seats: Vec<(String, String)> = seats.collect();
    let levels = Level::ALL.map(|level| (level.to_string(), level_title(level))).to_vec();
    view! {
        <PageHeader/>
        <main class="page setup">
            <h1 tabindex="-1">{info.title.say()}</h1>
            <p class="lead">{info.tagline.say()}</p>
            <form on:submit=on(start)>
                <Pick
                    name="seats" title="Players" explanation="You play seat 1; bots take the others."
                    values=seats
                    chosen=Signal::derive(move || chosen.with(|c| c.seats.to_string()))
                    choose=move |seats: String| chosen.update(|chosen| {
                        chosen.seats = seats.parse().unwrap_or(chosen.seats);
                        drop_forbidden(info.id, chosen);
                    })
                    forbidden=Signal::derive(Vec::new)
                />
                {part_while(move || chosen.with(|c| c.seats > 1), move || view! {
                    <Pick
                        name="level" title="Bots"
                        explanation="All see only what a person in their seat could see."
                        values=levels.clone()
                        chosen=Signal::derive(move || chosen.with(|c| c.level.clone()))
                        choose=move |level| chosen.update(|chosen| chosen.level = level)
                        forbidden=Signal::derive(Vec::new)
                    />
                })}
                {choices.into_iter().map(|choice| option_pick(info.id, choice, chosen)).collect_any()}
                {unfinished(info.id).map(|_| view! {
                    <p class="quiet">"A new match gives up the one that is still going on."</p>
                })}
                <div class="actions">
                    <button class="button primary" type="submit">"Start"</button>
                    <a class="button plain" href=format!("#/rules/{}", info.id)>"Rules"</a>
                </div>
            </form>
        </main>
    }
    .into_any()
}

fn seats_title(seats: u8) -> String {
    match seats {
        1 => "Solitaire".into(),
        more => more.to_string(),
    }
}

fn level_title(level: Level) -> String {
    format!("{level:?}")
}

/// The value that is in force for an option when these were chosen.
fn value_of(game: &dyn AnyGame, seats: u8, options: &[(String, String)], id: &str) -> String {
    let in_force = game.check(seats, options).unwrap_or_default();
    let value = in_force.iter().find(|(other, _)| *other == id).map(|(_, value)| *value);
    value.unwrap_or_default().to_owned()
}

/// The options with one of them changed; what would be in force by itself is left out.
fn with(game: &dyn AnyGame, chosen: &Chosen, id: &str, value: &str) -> Vec<(String, String)> {
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

/// Takes back options that another number of seats does not allow.
fn drop_forbidden(id: &str, chosen: &mut Chosen) {
    let Some(game) = games::find(id) else { return };
    while check(&*game, chosen.seats, &chosen.options).is_some() && !chosen.options.is_empty() {
        chosen.options.pop();
    }
}

fn option_pick(id: &'static str, choice: AnyChoice, chosen: RwSignal<Chosen>) -> impl IntoView {
    let forbidden = Signal::derive(move || {
        let Some(game) = games::find(id) else { return Vec::new() };
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
            name=choice.id title=choice.title.say() explanation=choice.explanation.say() values=values
            chosen=Signal::derive(move || chosen.with(|chosen| {
                let game = games::find(id);
                let value = |game: &dyn AnyGame| {
                    value_of(game, chosen.seats, &chosen.options, choice.id)
                };
                game.map(|game| value(&*game)).unwrap_or_default()
            }))
            choose=move |value: String| {
                let Some(game) = games::find(id) else { return };
                chosen.update(|chosen| {
                    chosen.options = with(&*game, chosen, choice.id, &value);
                });
            }
            forbidden=forbidden
        />
    }
}

/// A row of values of which one is chosen.
#[component]
pub(super) fn Pick(
    name: &'static str,
    title: &'static str,
    explanation: &'static str,
    /// Ids and titles.
    values: Vec<(String, String)>,
    chosen: Signal<String>,
    #[prop(into)] choose: Callback<String>,
    /// Ids of values that cannot be chosen now, with the reason.
    forbidden: Signal<Vec<(String, String)>>,
) -> impl IntoView {
    let item = move |(id, title): (String, String)| {
        let refused = id.clone();
        let refusal = text(move || {
            forbidden.with(|list| {
                let why = list.iter().find(|(value, _)| *value == refused);
                why.map(|(_, why)| why.clone()).unwrap_or_default()
            })
        });
        let (this, value) = (id.clone(), id.clone());
        view! {
            <label class="pick" title=refusal>
                <input type="radio" name=name value=id
                    prop:checked=flag(move || chosen.with(|chosen| *chosen == this))
                    disabled=flag(move || !refusal.with(String::is_empty))
                    on:change=on(move |_| choose.run(value.clone()))
                />
                <span>{title}</span>
            </label>
        }
    };
    let why = part(move || {
        let reasons = forbidden.get();
        reasons.first().map(|(_, why)| view! { <p class="quiet why">{why.clone()}</p> })
    });
    view! {
        <fieldset>
            <legend>{title}</legend>
            <p class="quiet">{explanation}</p>
            <div class="picks">{values.into_iter().map(item).collect_any()}</div>
            {why}
        </fieldset>
    }
}
