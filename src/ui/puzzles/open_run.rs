//! A run on its page: stored after every answer, with a clock that counts only while the page is open.

use gloo_timers::callback::Interval;
use leptos::ev;
use leptos::prelude::*;

use crate::saves::solving::run::{Run, RunKind, Runs};
use crate::ui::platform::clock::monotonic;
use crate::ui::storage::puzzle_store::{change_runs, load_runs};

/// Milliseconds between two looks at the clock, and how many looks pass until the time is stored.
const PAUSE: u32 = 100;
const STORED_AFTER: u32 = 10;

/// A run, and what the page shows of it.
#[derive(Clone, Copy)]
pub(super) struct OpenRun {
    run: StoredValue<Run>,
    /// When the clock was read last.
    since: StoredValue<f64>,
    /// Whether the clock runs: until the open question is answered, or in a rush until the end.
    runs: StoredValue<bool>,
    /// Looks at the clock so far.
    looks: StoredValue<u32>,
    /// Changes with each answer.
    pub(super) changes: RwSignal<u32>,
    /// The time to show: tenths of a second of a sprint, or the seconds that are left of a rush.
    pub(super) shown: RwSignal<u32>,
    /// Whether the time of a rush has ended before the open question was answered.
    pub(super) timed_out: RwSignal<bool>,
    /// Whether the run goes on after a reload or a look elsewhere.
    pub(super) is_resumed: RwSignal<bool>,
}

impl OpenRun {
    /// The stored run if it goes on, or else a new one with these questions. Its clock stands until the first question
    /// appears ([`OpenRun::ask`]).
    pub(super) fn open(
        kind: RunKind,
        game: &'static str,
        level: &str,
        questions: impl FnOnce() -> Vec<String>,
    ) -> OpenRun {
        let stored = load_runs().find(kind, game, level).cloned();
        let is_resumed = stored.as_ref().is_some_and(|run| !run.is_over());
        let run = stored.unwrap_or_else(|| Run::new(kind, game, level, questions()));
        let this = OpenRun {
            changes: RwSignal::new(0),
            run: StoredValue::new(run),
            since: StoredValue::new(0.0),
            runs: StoredValue::new(false),
            looks: StoredValue::new(0),
            shown: RwSignal::new(0),
            timed_out: RwSignal::new(false),
            is_resumed: RwSignal::new(is_resumed),
        };
        this.store();
        this.show();
        let timer = StoredValue::new_local(Interval::new(PAUSE, move || this.look()));
        // A page that is closed can still write into the local storage.
        let hidden = window_event_listener(ev::pagehide, move |_| this.pause());
        on_cleanup(move || {
            timer.dispose();
            hidden.remove();
            this.pause();
            this.forget_ended();
        });
        this
    }

    /// Reads the run.
    pub(super) fn with<T>(self, read: impl FnOnce(&Run) -> T) -> T {
        self.run.with_value(read)
    }

    /// Adds a question, for a run whose questions are not known before.
    pub(super) fn add_question(self, question: String) {
        self.run.update_value(|run| run.questions.push(question));
        self.store();
    }

    /// The open question has appeared. The clock runs from now on.
    pub(super) fn ask(self) {
        self.pass();
        self.runs.set_value(true);
    }

    /// Notes the answer to the open question. False if the answer does not count: the run is over, or another tab has
    /// answered it.
    pub(super) fn answer(self, is_right: bool) -> bool {
        self.pass();
        let key = self.with(|run| (run.kind, run.game.clone(), run.level.clone()));
        let stored = load_runs().find(key.0, &key.1, &key.2).cloned();
        if let Some(ahead) =
            stored.filter(|run| run.answers.len() > self.with(|it| it.answers.len()))
        {
            self.run.set_value(ahead);
            self.changed();
            return false;
        }
        let counts = self.run.try_update_value(|run| run.answer(is_right)) == Some(true);
        if self.with(|run| run.kind != RunKind::Rush || run.is_over()) {
            self.runs.set_value(false);
        }
        self.store();
        self.changed();
        counts
    }

    /// Begins anew with these questions.
    pub(super) fn restart(self, questions: Vec<String>) {
        self.run.update_value(|run| *run = Run::new(run.kind, &run.game, &run.level, questions));
        self.runs.set_value(false);
        self.timed_out.set(false);
        self.is_resumed.set(false);
        self.store();
        self.changed();
    }

    fn changed(self) {
        self.show();
        self.changes.update(|changes| *changes += 1);
    }

    /// Adds the time since the last look.
    fn pass(self) {
        let now = monotonic();
        let before = std::mem::replace(&mut *self.since.write_value(), now);
        if self.runs.get_value() {
            self.run.update_value(|run| run.pass((now - before).max(0.0) as u32));
        }
    }

    fn look(self) {
        if self.run.try_with_value(|_| {}).is_none() {
            return;
        }
        self.pass();
        self.show();
        let looks = self.looks.get_value() + 1;
        self.looks.set_value(looks);
        if looks.is_multiple_of(STORED_AFTER) && self.runs.get_value() {
            self.store();
        }
        let is_open = self.with(|run| run.questions.len() > run.answers.len());
        if is_open && self.runs.get_value() && self.with(Run::is_over) {
            self.runs.set_value(false);
            self.store();
            self.timed_out.set(true);
        }
    }

    fn show(self) {
        let shown = self.with(|run| match run.kind {
            RunKind::Rush => run.left(),
            _ => run.time(),
        });
        if self.shown.get_untracked() != shown {
            self.shown.set(shown);
        }
    }

    /// The page is hidden for good, or left.
    fn pause(self) {
        if self.run.try_with_value(|_| {}).is_some() {
            self.pass();
            self.store();
        }
    }

    fn store(self) {
        let run = self.run.get_value();
        change_runs(|runs| {
            // Another tab may be further on.
            let here = runs.find(run.kind, &run.game, &run.level);
            let is_behind = here.is_some_and(|here| {
                here.questions.first() == run.questions.first()
                    && here.answers.len() > run.answers.len()
            });
            if !is_behind {
                runs.put(run);
            }
        });
    }

    /// Forgets a run that is over, because its page was left.
    fn forget_ended(self) {
        let ended = self.run.try_get_value().filter(Run::is_over);
        if let Some(run) = ended {
            change_runs(|runs: &mut Runs| runs.remove(run.kind, &run.game, &run.level));
        }
    }
}
