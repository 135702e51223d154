//! The setup page: number of players, players and options.

use leptos::prelude::*;

use crate::bots::strength::options_key;
use crate::engine::options::OptionValue;
use crate::games;
use crate::saves::three_deals::has_three_deals;
use crate::ui::components::header::PageHeader;
use crate::ui::components::radio_group::Pick;
use crate::ui::components::start_button::end_that_one;
use crate::ui::erased::{CollectAny, on, part, part_while, text};
use crate::ui::focus::focus_first;
use crate::ui::friends;
use crate::ui::friends::contacts::contacts_to_choose;
use crate::ui::friends::planned::{self, Planned};
use crate::ui::route::go;
use crate::ui::setup_form::SetupForm;
use crate::ui::storage::save_status::in_progress;
use crate::ui::texts;

use super::home::game_head;
use super::{committed_deal, three_deals};

mod options;
mod presets;
mod seats;

use options::{OptionPick, drop_forbidden};
use presets::Presets;
use seats::Seats;

/// The setup form of a match.
#[component]
pub(crate) fn Setup(id: String) -> impl IntoView {
    let Some(game) = games::find_game(&id) else {
        return ().into_any();
    };
    let info = game.info();
    let chosen = RwSignal::new(SetupForm::last(&*game));
    let asks = RwSignal::new(false);
    let begin = move || {
        let Some(game) = games::find_game(info.id) else { return };
        chosen.with_untracked(|chosen| {
            // The form offers only possible choices, so the start succeeds.
            match chosen.committed {
                true => chosen.save(info.id),
                false => drop(chosen.start(&*game, true)),
            }
            go(&chosen.begins_at(info.id));
        });
    };
    let invites = Memo::new(move |_| chosen.with(SetupForm::invites));
    let submit = move |ev: leptos::ev::SubmitEvent| {
        ev.prevent_default();
        if invites.get_untracked() {
            return chosen.with_untracked(|chosen| invite(info.id, chosen));
        }
        match in_progress(info.id).is_some_and(|other| other.counts_for.is_some()) {
            true => {
                asks.set(true);
                request_animation_frame(|| focus_first(".asks .button"));
            }
            false => begin(),
        }
    };
    let changed = Memo::new(move |_| chosen.with(|chosen| changed_options(info.id, chosen)));
    let numbers =
        (info.seats.0..=info.seats.1).map(|seats| (seats.to_string(), seats_title(seats)));
    let picks = game.options_info().into_iter();
    let picks = picks.map(|choice| view! { <OptionPick id=info.id choice chosen/> }).collect_any();
    view! {
        <PageHeader/>
        <main class=format!("page setup tile-{}", info.id)>
            {game_head(&info)}
            <form on:submit=on(submit)>
                <div>
                    <Pick
                        name="seats" title=texts::PLAYERS.as_str() explanation=texts::PLAYERS_WHY.as_str()
                        values=numbers.collect()
                        chosen=Signal::derive(move || chosen.with(|c| c.seats.to_string()))
                        choose=move |seats: String| chosen.update(|chosen| {
                            chosen.seats = seats.parse().unwrap_or(chosen.seats);
                            drop_forbidden(info.id, chosen);
                        })
                        forbidden=Signal::derive(Vec::new)
                    />
                    {part_while(move || chosen.with(|c| c.seats > 1), move || view! {
                        <Seats seats=info.seats.1 strength=game.strength() changed chosen/>
                    })}
                    <Presets info chosen/>
                </div>
                <div>
                    {picks}
                    <Pick
                        name="committed" title=committed_deal::texts::COMMITTED.as_str() explanation=committed_deal::texts::COMMITTED_WHY.as_str()
                        values=bool::VALUES.iter().map(|value| (value.id.into(), value.title.into())).collect()
                        chosen=Signal::derive(move || chosen.with(|chosen| chosen.committed.to_string()))
                        choose=move |value: String| chosen.update(|chosen| chosen.committed = value == bool::VALUES[1].id)
                        forbidden=Signal::derive(Vec::new)
                    />
                </div>
                {part(move || match asks.get() {
                    true => end_that_one(info.id, asks, on(move |_| begin())),
                    false => view! {
                        {part(move || match invites.get() {
                            true => view! {
                                <p class="quiet">{friends::invite_texts::INVITE_WHY.as_str()}</p>
                                {contacts_to_choose()}
                            }
                            .into_any(),
                            false => in_progress(info.id).map(|_| view! {
                                <p class="quiet">{texts::GIVES_UP.as_str()}</p>
                            }).into_any(),
                        })}
                        <div class="actions">
                            <button class="button primary begin" type="submit">{text(move || match invites.get() {
                                true => friends::invite_texts::INVITE.as_str(),
                                false => texts::START.as_str(),
                            })}</button>
                            <a class="button plain" href=format!("#/rules/{}", info.id)>{texts::RULES.as_str()}</a>
                            {has_three_deals(&info).then(|| view! {
                                <a class="button plain" href=format!("#/three-deals/{}", info.id)>{three_deals::texts::TITLE.as_str()}</a>
                            })}
                        </div>
                    }
                    .into_any(),
                })}
            </form>
        </main>
    }
    .into_any()
}

/// Invites friends to the table.
fn invite(id: &'static str, chosen: &SetupForm) {
    chosen.save(id);
    let (table, people) = chosen.table(id);
    go(&planned::plan(Planned { table, people, relays: friends::own_relays() }));
}

/// The key of the options that are not the usual ones, as the measurements name them.
fn changed_options(id: &str, chosen: &SetupForm) -> String {
    let Some(game) = games::find_game(id) else { return String::new() };
    let in_force = game.check(chosen.seats, &chosen.options).unwrap_or_default();
    let usual = game.check(chosen.seats, &[]).unwrap_or_default();
    let changed = in_force.iter().filter(|pair| !usual.contains(pair));
    options_key(changed.copied())
}

fn seats_title(seats: u8) -> String {
    match seats {
        1 => texts::SOLITAIRE.into(),
        more => more.to_string(),
    }
}
