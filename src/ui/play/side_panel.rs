//! The panel beside the table: scores, log, options and tools. In small windows it is a sheet over the table.

use leptos::prelude::*;

use crate::engine::seat::Seat;
use crate::i18n::printed;
use crate::ui::components::options_in_force::options_in_force;
use crate::ui::components::portrait::Portrait;
use crate::ui::components::share_link::{Share, Shared};
use crate::ui::erased::{CollectAny, flag, part_while, text};
use crate::ui::history_texts;
use crate::ui::platform::media::window_matches;
use crate::ui::prefs::Prefs;
use crate::ui::texts::OPTIONS;

use super::answers_panel::Answers;
use super::commitment::{CommitmentProof, Pledge};
use super::fairness_check::FairnessCheck;
use super::log::{Log, SheetHead};
use super::mode::Mode;
use super::standing_mark::StandingLine;
use super::state::TableState;
use super::texts;

/// Windows with room for the panel beside the table, as in `style/table/wide.css`.
const WIDE: &str = "(min-width: 75rem) and (min-height: 40rem)";

/// Whether the panel is open, and whether it is beside the table.
#[derive(Clone, Copy)]
pub(super) struct PanelState {
    pub(super) open: RwSignal<bool>,
    is_beside: ReadSignal<bool>,
    prefs: RwSignal<Prefs>,
}

impl PanelState {
    /// The panel of a table. Beside the table it is open unless the person has folded it; `folded` until it is opened.
    pub(super) fn new(prefs: RwSignal<Prefs>, folded: bool) -> PanelState {
        let is_beside = window_matches(WIDE);
        let open = RwSignal::new(false);
        Effect::new(move |_| {
            open.set(is_beside.get() && !folded && prefs.with_untracked(Prefs::has_side_panel));
        });
        PanelState { open, is_beside, prefs }
    }

    /// Whether the panel is open beside the table.
    pub(super) fn is_open_beside(self) -> bool {
        self.open.get() && self.is_beside.get()
    }

    /// Opens or folds the panel. Beside the table the choice is remembered.
    pub(super) fn toggle(self) {
        self.open.update(|open| *open = !*open);
        if self.is_beside.get_untracked() {
            let value = if self.open.get_untracked() { "on" } else { "off" };
            self.prefs.update(|prefs| prefs.set("panel", value));
        }
    }

    /// Closes a panel that covers the table.
    pub(super) fn dismiss(self) {
        if !self.is_beside.get_untracked() {
            self.open.set(false);
        }
    }
}

/// The panel, while it is open.
#[component]
pub(super) fn SidePanel(table: TableState) -> impl IntoView {
    let panel = table.panel;
    part_while(
        move || panel.open.get(),
        move || {
            let is_replay = table.game.mode.is_replay();
            let has_tools = matches!(table.game.mode, Mode::Match);
            view! {
                <aside class="sheet side-panel" aria-label=texts::LOG_OF_THE_MATCH.as_str()>
                    <SheetHead title=texts::LOG close=move || panel.toggle()/>
                    <Scores table/>
                    {has_tools.then(|| view! { <StandingLine table/> })}
                    <Answers table in_side_panel=true/>
                    <Log table/>
                    <details class="options">
                        <summary>{OPTIONS.as_str()}</summary>
                        {table.game.active.with_untracked(|active| options_in_force(&*active.game))}
                    </details>
                    {has_tools.then(|| {
                        let deal = move || Some(table.game.active.with_untracked(|s| Shared::deal_of(&*s.game)));
                        view! {
                            <div class="sheet-tools">
                                <Share shared=Box::new(deal) title=history_texts::SHARE_DEAL plain=false/>
                                <FairnessCheck table/>
                            </div>
                        }
                    })}
                    {match is_replay {
                        true => view! { <CommitmentProof table/> }.into_any(),
                        false => view! { <Pledge table/> }.into_any(),
                    }}
                </aside>
            }
        },
    )
}

/// The points of all players in turn order, and how far each is from the goal.
#[component]
fn Scores(table: TableState) -> impl IntoView {
    let seats = table.game.active.with_untracked(|active| active.game.seats());
    let goal = table.derived.scene.with_untracked(|scene| scene.goal);
    let row = |seat: Seat| {
        let score = move || {
            let index = usize::from(seat.0);
            printed(table.derived.scores.with(|scores| scores.get(index).copied().unwrap_or(0)))
        };
        // It may tell something about the hand, which nobody sees while the curtain is down.
        let says = move || match table.due().is_empty() {
            true => table.gauge(seat).map(|gauge| gauge.says).unwrap_or_default(),
            false => String::new(),
        };
        view! {
            <li class:turn=flag(move || table.turn().is_of(seat))>
                <Portrait figure=table.portrait(seat)/>
                <span>{table.names().of(seat).to_owned()}</span>
                <span class="says">{text(says)}</span>
                <b>{text(score)}</b>
            </li>
        }
    };
    view! {
        <section class="scores" aria-label=texts::SCORES.as_str()>
            {goal.map(|goal| view! { <p class="quiet">{texts::first_to(goal)}</p> })}
            <ol role="list">{Seat::all(seats).map(row).collect_any()}</ol>
        </section>
    }
}
