//! The match in words: the log, the announcements for screen readers, and the names in both.

use leptos::prelude::*;

use crate::engine::event::Event;
use crate::engine::seat::Seat;
use crate::i18n::joined::paragraph;
use crate::saves::names::isolated;
use crate::table::narration::{self, AnyEvent, Names, all_sentences, sentences};
use crate::table::spoken::spoken;
use crate::ui::active_match::ActiveMatch;
use crate::ui::components::portrait::figures_of;
use crate::ui::setup_form::SetupForm;

use super::hot_seat::seen_by_all;
use super::mode::Mode;
use super::state::{TableState, last_step};
use super::texts;

/// Number of announcements kept for screen readers, which may be slower than the match. It is more than twice the
/// maximum of one step. If half of a list is new, its other half is inserted into the page anew, and is read again.
const SAID: usize = 40;

impl TableState {
    /// The names at the table. The only person is addressed directly.
    pub(super) fn names(self) -> Names {
        // The names do not change during a match.
        self.game.active.with_untracked(|active| Names {
            names: active.players.iter().map(|player| isolated(player.name.clone())).collect(),
            you: match self.game.mode {
                Mode::Replay(_) => active.only_person(),
                _ => (active.people_here().len() < 2).then(|| self.me()),
            },
        })
    }

    /// The number of the portrait of a seat.
    pub(super) fn portrait(self, seat: Seat) -> usize {
        let names: Vec<String> = self
            .game
            .active
            .with_untracked(|active| active.players.iter().map(|it| it.name.clone()).collect());
        let figures = figures_of(&names, &SetupForm::usual_bots());
        figures.get(usize::from(seat.0)).copied().unwrap_or_default()
    }

    /// "The round is over", with the game's own word for a round.
    pub(super) fn round_is_over(self) -> String {
        texts::is_over(self.game.active.with(|active| active.game.info().round))
    }

    /// Passes the sentences of the steps to `read`, the last step first, without the last `but` steps. Only steps
    /// that `read` takes are put into words: a whole match would take so long that cards would have to wait.
    pub(super) fn log<T>(
        self,
        but: usize,
        read: impl FnOnce(&mut dyn Iterator<Item = Vec<String>>) -> T,
    ) -> T {
        self.game.active.with(|active| {
            let steps = (0..=active.game.step_count()).rev().skip(but);
            read(&mut steps.map(|step| self.in_words(active, &active.game.events(step))))
        })
    }

    /// The sentences of the last step that has any.
    pub(super) fn last_words(self) -> String {
        self.game.active.with(|active| {
            let steps = (0..=active.game.step_count()).rev();
            let mut said = steps.map(|step| {
                let events = active.game.events(step);
                let lines = self.in_words(active, &events);
                // Everybody sees who has dealt, and the hands. The first two sentences say that.
                let is_deal = matches!(events.first(), Some(Event::Deal { .. }));
                let skipped = if is_deal { lines.len().clamp(1, 3) - 1 } else { 0 };
                paragraph(&lines[skipped..])
            });
            said.find(|words| !words.is_empty()).unwrap_or_default()
        })
    }

    pub(super) fn in_words(self, active: &ActiveMatch, events: &[AnyEvent]) -> Vec<String> {
        if self.game.mode.is_replay() {
            let viewer = self.sees();
            let seen = |event: &AnyEvent| {
                viewer.map_or(event.clone(), |viewer| event.clone().seen_by(viewer))
            };
            let events = events.iter().map(seen).collect();
            return all_sentences(events, &self.names(), &active.game.speech());
        }
        let events = seen_by_all(active.people_here(), events);
        sentences(&events, &self.names(), &active.game.speech())
    }

    /// Announces sentences to screen readers, after all earlier announcements.
    pub(super) fn say(self, lines: impl IntoIterator<Item = String>) {
        self.status.said.update(|said| {
            for line in lines {
                let number = said.last().map_or(0, |(number, _)| number + 1);
                said.push((number, spoken(&line)));
            }
            said.drain(..said.len().saturating_sub(SAID));
        });
    }

    /// Announces the deal, if the match begins, and the prompt.
    pub(super) fn greet(self) {
        let me = self.me();
        match self.game.active.with_untracked(|active| last_step(active, Some(me)).0) {
            1 => self.say_step(false, false),
            _ => self.say_turn(false, false),
        }
    }

    /// Announces the last step, and the prompt. `same` says that the prompt has not changed.
    pub(super) fn say_step(self, was_mine: bool, same: bool) {
        let me = self.me();
        let words = |active: &ActiveMatch| self.in_words(active, &last_step(active, Some(me)).1);
        self.say(self.game.active.with_untracked(words));
        self.say_turn(was_mine, same);
    }

    /// Announces the prompt if it is now the person's turn and was not before, or if the prompt has changed. With
    /// several people, the curtain says whose turn it is instead.
    fn say_turn(self, was_mine: bool, same: bool) {
        let me = self.me();
        let is_mine = self.game.active.with_untracked(|active| active.game.turn().is_of(me));
        if !is_mine || !self.game.mode.is_match() || self.names().you.is_none() {
            return;
        }
        let prompt = self.derived.scene.with_untracked(|scene| scene.prompt.clone());
        match (was_mine, same) {
            (false, _) => self.say([texts::turn_to(&prompt)]),
            (true, false) => self.say([narration::sentence_of(&[prompt])]),
            (true, true) => {}
        }
    }
}

/// The announcements, which only screen readers find.
#[component]
pub(super) fn Announcements(table: TableState) -> impl IntoView {
    view! {
        <div class="hidden-text" role="log" aria-live="polite">
            <For each=move || table.status.said.get() key=|(number, _)| *number let:line>
                <p>{line.1}</p>
            </For>
        </div>
    }
}
