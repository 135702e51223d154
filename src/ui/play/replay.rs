//! A match that is watched again: the table as it was, step by step.

use std::sync::Arc;

use leptos::ev;
use leptos::prelude::*;

use super::board::Board;
use super::log::Log;
use super::player_panel::Badges;
use super::state::Desk;
use super::{Icon, say_at_table, texts};
use crate::engine::game::Turn;
use crate::engine::seat::Seat;
use crate::saves::archive::Finished;
use crate::saves::replay::{Again, Replay};
use crate::saves::save_log::{Kept, Tally};
use crate::ui::active_match::{Chosen, Sitting, strangers};
use crate::ui::components::start_button::Begin;
use crate::ui::erased::{CollectAny, flag, on, part_later, text};
use crate::ui::pages::history::{nothing_here, texts as words};
use crate::ui::pages::shared_link::{open_slowly, opening};
use crate::ui::platform::chunked::play_again;
use crate::ui::prefs::Prefs;
use crate::ui::storage::record_store;

/// What is shown where all cards are.
const ALL: &str = "all";

/// A kept match, or that of a link.
#[component]
pub(in crate::ui) fn Watch(name: String) -> impl IntoView {
    let prefs = expect_context::<RwSignal<Prefs>>();
    let find = move |then: Box<dyn FnOnce(Option<Film>)>| {
        record_store::all(move |all| match all.into_iter().find(|record| record.key == name) {
            Some(record) => match begun(&record.line) {
                Some((finished, again)) => play_again(again, |again| then(kept(finished, again))),
                None => then(None),
            },
            None => open_slowly(&name, move |game| {
                then(game.ok().and_then(|game| {
                    let replay = Replay::of(&game.record()).ok()?;
                    let players = strangers(game.seats());
                    Some((Sitting::new(game, players, false), replay))
                }));
            }),
        });
    };
    let show = move |film: Option<Film>| {
        film.and_then(|film| on_the_table(film, prefs)).unwrap_or_else(nothing_here)
    };
    part_later(opening(), find, show)
}

/// A match, and how it went.
type Film = (Sitting, Replay);

/// A finished match that is to be played again.
fn begun(line: &str) -> Option<(Finished, Again)> {
    let finished = Finished::read(line).ok()?;
    let again = Again::begin(&finished.kept.record).ok()?;
    Some((finished, again))
}

/// One that was.
fn kept(finished: Finished, again: Again) -> Option<Film> {
    let (game, replay) = again.done();
    if !finished.is(&*game) {
        return None;
    }
    let Kept { players, parts, .. } = finished.kept;
    let mut sitting = Sitting::new(game, players, true);
    sitting.parts = parts;
    Some((sitting, replay))
}

/// A match, and where it can be put.
#[derive(Clone, Copy)]
struct Reel {
    desk: Desk,
    replay: StoredValue<Replay>,
    steps: usize,
}

impl Reel {
    fn at(self) -> usize {
        self.desk.sitting.with(|sitting| sitting.game.told().len() - 1)
    }

    /// Shows the table at a step, and says what happened in it.
    fn go(self, step: usize) {
        let step = step.min(self.steps);
        if step == untrack(|| self.at()) {
            return;
        }
        self.desk.sitting.update(|sitting| {
            self.replay.with_value(|replay| replay.put(&mut sitting.game, step));
        });
        let told = untrack(|| self.desk.log(0, |steps| steps.next())).unwrap_or_default();
        self.desk.say(std::iter::once(words::step(step, self.steps)).chain(told));
    }

    fn back(self) {
        self.go(untrack(|| self.at()).saturating_sub(1));
    }

    fn on(self) {
        self.go(untrack(|| self.at()) + 1);
    }

    /// The match up to this step, to be played on: for practice, because all cards can be seen here.
    fn sitting(self) -> Option<Sitting> {
        let at = untrack(|| self.at());
        let record = self.replay.with_value(|replay| replay.until(at));
        self.desk.sitting.with_untracked(|sitting| {
            // Of a match from a link nobody knows who has played it.
            let players = match sitting.is_kept {
                true => sitting.players.clone(),
                false => Chosen::players_of(sitting.game.info().id, sitting.game.seats()),
            };
            let tally = Tally { practice: true, ..Tally::default() };
            Sitting::again(sitting.game.info().id, Kept { record, players, tally, parts: None })
        })
    }
}

fn on_the_table((mut sitting, replay): Film, prefs: RwSignal<Prefs>) -> Option<AnyView> {
    let steps = replay.steps();
    replay.put(&mut sitting.game, 0);
    let info = sitting.game.info();
    let desk = Desk::to_watch(sitting, prefs);
    say_at_table();
    let reel = Reel { desk, replay: StoredValue::new(replay), steps };
    let log_open = RwSignal::new(false);
    listen_to_keys(reel, log_open);
    let open = desk.open?;
    let eye = Memo::new(move |_| (open.get(), desk.eye.get()));
    let title = info.title.say();
    Some(view! {
        <header class="bar table-bar watch-bar">
            <a class="button plain icon" href="#/records" aria-label=words::RECORDS.say()>
                <Icon path="M15 5 8 12l7 7"/>
            </a>
            <h1 tabindex="-1">{words::replay_of(title)}</h1>
            <div class="tools">
                <Knowledge desk/>
                <button class="button plain icon" aria-label=texts::LOG.say() title=texts::with_key(texts::LOG, "L")
                    aria-expanded=text(move || log_open.get().to_string())
                    on:click=on(move |_| log_open.update(|open| *open = !*open))>
                    <Icon path="M5 6h14M5 12h14M5 18h9"/>
                </button>
            </div>
        </header>
        <main class=format!("table table-{} watching", info.id) class:looks-up=log_open>
            <div class="prompt">
                <p class="told">{text(move || desk.last_words())}</p>
                <p class="badges"><Badges desk seat=None/></p>
            </div>
            // A table as another seat sees it is another table.
            <For each=move || [eye.get()] key=|eye| *eye let:_seen><Board desk/></For>
            <Controls reel/>
            <Log desk open=log_open/>
            <div class="hidden-text" role="log" aria-live="polite">
                <For each=move || desk.said.get() key=|(number, _)| *number let:line>
                    <p>{line.1}</p>
                </For>
            </div>
        </main>
    }
    .into_any())
}

/// The ways to all steps, and what is shown.
#[component]
fn Controls(reel: Reel) -> impl IntoView {
    let Reel { desk, steps, .. } = reel;
    let is_first = move || reel.at() == 0;
    let is_last = move || reel.at() == steps;
    let button = |name: &'static str, path: &'static str, off: Signal<bool>, go: fn(Reel)| {
        view! {
            <button class="button plain icon" aria-label=name title=name
                aria-disabled=text(move || off.get().to_string()) on:click=on(move |_| go(reel))>
                <Icon path/>
            </button>
        }
        .into_any()
    };
    let now = text(move || words::step(reel.at(), steps));
    let id = desk.sitting.with_untracked(|sitting| sitting.game.info().id);
    let is_over = flag(move || matches!(desk.turn(), Turn::Over(_)));
    let make = Arc::new(move || reel.sitting());
    view! {
        <div class="reel">
            {button(words::BACK.say(), "M15 5 8 12l7 7", flag(is_first), Reel::back)}
            <label class="reel-slider">
                <span aria-hidden="true">{now}</span>
                <input type="range" min="0" max=steps.to_string() step="1" aria-label=words::STEP.say()
                    aria-valuetext=now
                    prop:value=text(move || reel.at().to_string())
                    on:input=on(move |ev| reel.go(event_target_value(&ev).parse().unwrap_or(0)))
                />
            </label>
            {button(words::FORWARD.say(), "M9 5l7 7-7 7", flag(is_last), Reel::on)}
            <Begin id title=words::PLAY_ON off=is_over make primary=false/>
        </div>
    }
}

/// Whether all cards are shown, or what one seat knew.
#[component]
fn Knowledge(desk: Desk) -> impl IntoView {
    let first = desk.me();
    let names = desk.sitting.with_untracked(Sitting::names);
    let option = |(seat, name): (usize, String)| {
        view! { <option value=seat.to_string()>{name}</option> }
    };
    let choose = move |ev: ev::Event| {
        let Some(open) = desk.open else { return };
        let value = event_target_value(&ev);
        let seat = value.parse().map_or(first, Seat);
        desk.kept.set(Vec::new());
        desk.eye.set(seat);
        open.set(value == ALL);
    };
    view! {
        <select aria-label=words::SHOWN.say() on:change=on(choose)>
            <option value=ALL>{words::ALL_CARDS.say()}</option>
            {names.into_iter().enumerate().map(option).collect_any()}
        </select>
    }
}

/// Arrows, Home and End go to other steps where nothing else wants them.
fn listen_to_keys(reel: Reel, log_open: RwSignal<bool>) {
    let prefs = reel.desk.prefs;
    let stop = window_event_listener(ev::keydown, move |ev| {
        if ev.key() == "Escape" {
            log_open.set(false);
        }
        let is_taken = ev.default_prevented() || ev.ctrl_key() || ev.alt_key() || ev.meta_key();
        let chooses = || {
            let active = document().active_element();
            active.is_some_and(|active| matches!(&*active.tag_name(), "INPUT" | "SELECT"))
        };
        if is_taken || chooses() {
            return;
        }
        match ev.key().as_str() {
            "ArrowLeft" => reel.back(),
            "ArrowRight" => reel.on(),
            "Home" => reel.go(0),
            "End" => reel.go(usize::MAX),
            "l" | "L" if prefs.with_untracked(|prefs| prefs.value("keys") != "off") => {
                log_open.update(|open| *open = !*open);
            }
            _ => return,
        }
        ev.prevent_default();
    });
    on_cleanup(move || stop.remove());
}
