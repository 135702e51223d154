//! A run on its page: stored after every answer, with a clock that counts only while the page is open.

use gloo_timers::callback::Interval;
use leptos::ev;
use leptos::prelude::*;

use crate::saves::solving::run::{RUSH, Run, RunKind, Runs};
use crate::ui::platform::clock::monotonic;
use crate::ui::storage::puzzle_store::{self, change_runs, load_runs};

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
    /// Changes when another tab was further on, or has begun anew, and its run is taken over.
    pub(super) adopted: RwSignal<u32>,
    /// Whether the run goes on after a reload or a look elsewhere.
    pub(super) is_resumed: RwSignal<bool>,
}

impl OpenRun {
    /// The stored run if these questions can be asked, or else a new one. Its clock stands until the first question
    /// appears ([`OpenRun::ask`]).
    pub(super) fn open(
        kind: RunKind,
        game: &'static str,
        level: &str,
        can_ask: impl FnOnce(&[String]) -> bool,
        questions: impl FnOnce() -> Vec<String>,
    ) -> OpenRun {
        let stored = load_runs().find(kind, game, level).cloned();
        let stored = stored.filter(|run| can_ask(&run.questions));
        let is_resumed = stored.as_ref().is_some_and(|run| !run.is_over());
        let run = stored.unwrap_or_else(|| Run::new(kind, game, level, new_id(), questions()));
        let this = OpenRun {
            changes: RwSignal::new(0),
            run: StoredValue::new(run),
            since: StoredValue::new(0.0),
            runs: StoredValue::new(false),
            looks: StoredValue::new(0),
            shown: RwSignal::new(0),
            timed_out: RwSignal::new(false),
            adopted: RwSignal::new(0),
            is_resumed: RwSignal::new(is_resumed),
        };
        change_runs(|runs| runs.put(this.run.get_value()));
        this.changed();
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

    /// Asks another question in place of the open one, for a run whose questions are not known before.
    pub(super) fn put_question(self, question: String) {
        self.run.update_value(|run| {
            run.questions.truncate(run.answers.len());
            run.questions.push(question);
        });
        self.store();
    }

    /// Keeps the result of a rush that is over, whatever the person does then. A sprint ends with an answer, which its
    /// page notes.
    fn keep_ended(self) {
        let ended = self.with(|run| {
            let is_ended = run.kind == RunKind::Rush && run.is_over();
            is_ended.then(|| (run.game.clone(), run.solved() as u32))
        });
        if let Some((game, solved)) = ended {
            puzzle_store::change(|progress| {
                progress.rush(&game, solved);
            });
        }
    }

    /// Ends a rush before its time, because no question is left.
    pub(super) fn end(self) {
        self.run.update_value(|run| run.clock = RUSH);
        self.runs.set_value(false);
        self.store();
        self.keep_ended();
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
        if self.adopt() {
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
        let new = self.with(|run| Run::new(run.kind, &run.game, &run.level, new_id(), questions));
        change_runs(|runs| runs.put(new.clone()));
        self.begin(new);
        self.is_resumed.set(false);
    }

    /// Takes over the run of another tab that is further on or has begun anew. True if there is one.
    fn adopt(self) -> bool {
        let stored = self.with(|run| load_runs().find(run.kind, &run.game, &run.level).cloned());
        let is_other = |stored: &Run| {
            self.with(|run| stored.id != run.id || stored.answers.len() > run.answers.len())
        };
        let Some(other) = stored.filter(is_other) else { return false };
        self.begin(other);
        self.adopted.update(|adopted| *adopted += 1);
        true
    }

    /// Shows another run.
    fn begin(self, run: Run) {
        self.run.set_value(run);
        self.runs.set_value(false);
        self.timed_out.set(false);
        self.changed();
    }

    fn changed(self) {
        self.show();
        self.changes.update(|changes| *changes += 1);
        self.keep_ended();
    }

    /// Adds the time since the last look.
    fn pass(self) {
        let now = monotonic();
        let before = std::mem::replace(&mut *self.since.write_value(), now);
        if self.runs.get_value() {
            self.run.update_value(|run| run.pass((now - before).max(0.0) as u32));
            if self.with(Run::is_over) {
                self.keep_ended();
            }
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
        if self.runs.get_value() && self.with(Run::is_over) {
            self.runs.set_value(false);
            self.store();
            // While an answer is read, its puzzle stays.
            let is_open = self.with(|run| run.questions.len() > run.answers.len());
            self.timed_out.set(is_open);
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

    /// Stores the run, unless another tab is further on.
    fn store(self) {
        if !self.adopt() {
            change_runs(|runs| runs.put(self.run.get_value()));
        }
    }

    /// Forgets a run that is over, because its page was left.
    fn forget_ended(self) {
        let ended = self.run.try_get_value().filter(Run::is_over);
        if let Some(run) = ended {
            change_runs(|runs: &mut Runs| runs.remove(run.kind, &run.game, &run.level));
        }
    }
}

/// A number that tells a run from others.
fn new_id() -> u32 {
    (js_sys::Math::random() * f64::from(u32::MAX)) as u32
}
