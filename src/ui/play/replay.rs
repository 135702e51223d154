//! The replay of a match: the table as it was, step by step.

use gloo_timers::callback::Timeout;
use leptos::ev;
use leptos::prelude::*;

use crate::engine::game::Turn;
use crate::engine::seat::Seat;
use crate::i18n::joined::paragraph;
use crate::saves::replay::Replay;
use crate::ui::active_match::ActiveMatch;
use crate::ui::components::start_button::{Begin, at_once};
use crate::ui::erased::{CollectAny, flag, on, part_later, text};
use crate::ui::finished_match::{FinishedMatch, NotFound, find, for_practice};
use crate::ui::history_texts as words;
use crate::ui::keys;
use crate::ui::pages::history::{not_found, nothing_here};
use crate::ui::pages::shared_link::opening;
use crate::ui::prefs::Prefs;

use super::announcer::Announcements;
use super::board::Board;
use super::mode::Mode;
use super::player_panel::Badges;
use super::side_panel::SidePanel;
use super::state::TableState;
use super::{DirectedIcon, Icon, LogButton, mark_root};

/// Value of the option that shows all cards.
const ALL: &str = "all";

/// Replay of a saved record, or of a link.
#[component]
pub(in crate::ui) fn ReplayPage(name: String) -> impl IntoView {
    let prefs = expect_context::<RwSignal<Prefs>>();
    let show = move |found: Result<FinishedMatch, NotFound>| match found {
        Ok(found) => on_the_table(found, prefs).unwrap_or_else(nothing_here),
        Err(why) => not_found(&why),
    };
    part_later(opening(), find(name), show)
}

/// Milliseconds without another step before a step is announced.
const PAUSE: u32 = 400;

/// A table that can go to any step of the replay.
#[derive(Clone, Copy)]
struct ReplayState {
    table: TableState,
    replay: StoredValue<Replay>,
    steps: usize,
    /// The pause before the announcement. A newer one cancels it.
    quiet: StoredValue<Option<Timeout>, LocalStorage>,
}

impl ReplayState {
    fn at(self) -> usize {
        self.table.game.active.with(|active| active.game.step_count())
    }

    /// Goes to a step, and announces it when there is no other change for a moment. A slider passes many steps.
    fn go(self, step: usize) {
        let step = step.min(self.steps);
        if step == untrack(|| self.at()) {
            return;
        }
        self.table.game.active.update(|active| {
            self.replay.with_value(|replay| replay.put(&mut active.game, step));
        });
        self.quiet.set_value(Some(Timeout::new(PAUSE, move || self.announce())));
    }

    /// Announces the current step.
    fn announce(self) {
        let told = untrack(|| self.table.log(0, |steps| steps.next())).unwrap_or_default();
        let step = words::step(untrack(|| self.at()), self.steps);
        let lines: Vec<String> = std::iter::once(step).chain(told).collect();
        self.table.say([paragraph(lines)]);
    }

    fn back(self) {
        self.go(untrack(|| self.at()).saturating_sub(1));
    }

    fn on(self) {
        self.go(untrack(|| self.at()) + 1);
    }

    /// The match up to this step, to be continued. It counts as practice, because all cards can be seen here.
    fn active(self) -> Option<ActiveMatch> {
        let at = untrack(|| self.at());
        let record = self.replay.with_value(|replay| replay.until(at));
        self.table.game.active.with_untracked(|active| for_practice(active, record))
    }
}

fn on_the_table((mut active, replay): FinishedMatch, prefs: RwSignal<Prefs>) -> Option<AnyView> {
    let steps = replay.steps();
    replay.put(&mut active.game, 0);
    let info = active.game.info();
    let table =
        TableState::new(active, prefs, Mode::Replay(RwSignal::new(true)), RwSignal::new(false));
    mark_root();
    let reel = ReplayState {
        table,
        replay: StoredValue::new(replay),
        steps,
        quiet: StoredValue::new_local(None),
    };
    let panel = table.panel;
    listen_to_keys(reel);
    let open = table.game.mode.all_cards_open()?;
    let viewer = Memo::new(move |_| (open.get(), table.game.viewer.get()));
    let title = info.title.as_str();
    Some(
        view! {
            <header class="bar table-bar replay-bar">
                <a class="button plain icon" href="#/history" aria-label=words::HISTORY.as_str()>
                    <DirectedIcon path="M15 5 8 12l7 7"/>
                </a>
                <h1 tabindex="-1">{words::replay_of(title)}</h1>
                <div class="tools">
                    <Knowledge table/>
                    <LogButton panel/>
                </div>
            </header>
            <main class=format!("table table-{} replaying", info.id)>
                <div class="prompt">
                    <p class="last-words">{text(move || table.last_words())}</p>
                    <p class="badges"><Badges table seat=None/></p>
                </div>
                // For another viewer, the board is created anew.
                <div class="felt">
                    <For each=move || [viewer.get()] key=|viewer| *viewer let:_seen>
                        <Board table has_prompt=false/>
                    </For>
                </div>
                <Controls reel/>
                <SidePanel table/>
                <Announcements table/>
            </main>
        }
        .into_any(),
    )
}

/// The controls: buttons, slider, and a button that continues the match.
#[component]
fn Controls(reel: ReplayState) -> impl IntoView {
    let ReplayState { table, steps, .. } = reel;
    let is_first = move || reel.at() == 0;
    let is_last = move || reel.at() == steps;
    let button =
        |name: &'static str, path: &'static str, off: Signal<bool>, go: fn(ReplayState)| {
            view! {
            <button class="button plain icon" aria-label=name title=name
                aria-disabled=text(move || off.get().to_string()) on:click=on(move |_| go(reel))>
                <Icon path/>
            </button>
        }
        .into_any()
        };
    let now = text(move || words::step(reel.at(), steps));
    let id = table.game.active.with_untracked(|active| active.game.info().id);
    let is_over = flag(move || matches!(table.turn(), Turn::Over(_)));
    let make = at_once(move || reel.active());
    view! {
        <div class="replay-controls">
            {button(words::BACK.as_str(), "M15 5 8 12l7 7", flag(is_first), ReplayState::back)}
            <label class="replay-slider">
                <span aria-hidden="true">{now}</span>
                <input type="range" min="0" max=steps.to_string() step="1" aria-label=words::STEP.as_str()
                    aria-valuetext=now
                    prop:value=text(move || reel.at().to_string())
                    on:input=on(move |ev| reel.go(event_target_value(&ev).parse().unwrap_or(0)))
                />
            </label>
            {button(words::FORWARD.as_str(), "M9 5l7 7-7 7", flag(is_last), ReplayState::on)}
            <Begin id title=words::PLAY_ON off=is_over make primary=false/>
        </div>
    }
}

/// Selects whether all cards are visible, or what one seat knew.
#[component]
fn Knowledge(table: TableState) -> impl IntoView {
    let first = table.me();
    let names = table.game.active.with_untracked(ActiveMatch::names);
    let option = |(seat, name): (usize, String)| {
        view! { <option value=seat.to_string()>{name}</option> }
    };
    let choose = move |ev: ev::Event| {
        let Some(open) = table.game.mode.all_cards_open() else { return };
        let value = event_target_value(&ev);
        let seat = value.parse().map_or(first, Seat);
        table.input.kept.set(Vec::new());
        table.game.viewer.set(seat);
        open.set(value == ALL);
    };
    view! {
        <select aria-label=words::SHOWN.as_str() on:change=on(choose)>
            <option value=ALL>{words::ALL_CARDS.as_str()}</option>
            {names.into_iter().enumerate().map(option).collect_any()}
        </select>
    }
}

/// Arrows, Home and End go to other steps, unless another element handles them.
fn listen_to_keys(reel: ReplayState) {
    let panel = reel.table.panel;
    let prefs = reel.table.game.prefs;
    let stop = window_event_listener(ev::keydown, move |ev| {
        if ev.key() == "Escape" && keys::is_free(&ev) {
            panel.dismiss();
        }
        let has_own_keys = || {
            let active = document().active_element();
            active.is_some_and(|active| matches!(&*active.tag_name(), "INPUT" | "SELECT"))
        };
        if !keys::is_free(&ev) || has_own_keys() {
            return;
        }
        match ev.key().as_str() {
            "ArrowLeft" => reel.back(),
            "ArrowRight" => reel.on(),
            "Home" => reel.go(0),
            "End" => reel.go(usize::MAX),
            _ if keys::letter(&ev) == "l" && prefs.with_untracked(Prefs::has_letter_keys) => {
                if !ev.repeat() {
                    panel.toggle();
                }
            }
            _ => return,
        }
        ev.prevent_default();
    });
    on_cleanup(move || stop.remove());
}
