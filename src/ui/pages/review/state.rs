//! The state of the review page, and the work behind it.

use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::ControlFlow;

use js_sys::futures::spawn_local;
use leptos::prelude::*;

use crate::bots::protocol::{ReviewAnswer, ReviewedMove};
use crate::bots::review::MoveValue;
use crate::cards::small_sort::sort_by;
use crate::engine::game::Info;
use crate::engine::seat::Seat;
use crate::games::AnyMatch;
use crate::saves::exercises::Exercise;
use crate::saves::names::isolated;
use crate::saves::replay::Replay;
use crate::saves::review::{MatchReview, Question, Questions, ReviewedStep};
use crate::table::narration::Names;
use crate::ui::active_match::ActiveMatch;
use crate::ui::history_texts::COMPARE_WITH_MASTER;
use crate::ui::platform::chunked::in_slices;
use crate::ui::platform::clock::monotonic;
use crate::ui::storage::{exercise_store, review_store};
use crate::ui::workers::{ReviewGuard, review};

/// Playouts of a first look at a decision.
const GLANCE: u32 = 150;
/// Answers after which a time can be estimated. A review of no more decisions needs no first look.
const FEW: usize = 4;
/// Loss from which a decision becomes an exercise.
const COSTLY: f64 = 0.03;
/// Difference of chances between moves that are about equally good.
const ABOUT: f64 = 0.01;

/// Handles of the page's state.
#[derive(Clone, Copy)]
pub(super) struct ReviewState {
    /// The key of the match in the history, or its link.
    name: StoredValue<String>,
    pub(super) active: StoredValue<ActiveMatch>,
    pub(super) replay: StoredValue<Replay>,
    /// The match at the step that was looked at last.
    at: StoredValue<Box<dyn AnyMatch>>,
    pub(super) review: RwSignal<MatchReview>,
    /// The seat whose decisions are shown.
    pub(super) seat: RwSignal<Seat>,
    /// Number of questions, and for each seat how many are left. Unknown at first.
    pub(super) left: RwSignal<Option<(usize, Vec<usize>)>>,
    /// Whether a question has no answer.
    pub(super) failed: RwSignal<bool>,
    /// When the review has begun, and how many questions were open then.
    begun: StoredValue<(f64, usize)>,
    /// Keeps the workers at work.
    guard: StoredValue<Option<ReviewGuard>, LocalStorage>,
}

impl ReviewState {
    /// The review of a match, with what is saved of it. `None` if the match is not over.
    pub(super) fn new(name: String, active: ActiveMatch, replay: Replay) -> Option<ReviewState> {
        let mut review = MatchReview::of(&*active.game)?;
        review_store::load(&active.game.record(), &mut review);
        let seat = active.only_person().unwrap_or_default();
        Some(ReviewState {
            name: StoredValue::new(name),
            at: StoredValue::new(active.game.boxed()),
            active: StoredValue::new(active),
            replay: StoredValue::new(replay),
            review: RwSignal::new(review),
            seat: RwSignal::new(seat),
            left: RwSignal::new(None),
            failed: RwSignal::new(false),
            begun: StoredValue::new((0.0, 0)),
            guard: StoredValue::new_local(None),
        })
    }

    /// Starts the review in the background: first the decisions of the seat that is shown, and of these first the ones
    /// that seem to matter most.
    pub(super) fn start(self) {
        self.failed.set(false);
        let record = self.active.with_value(|active| active.game.record());
        spawn_local(async move {
            let Ok(questions) = Questions::of(&record) else { return };
            let mut all = in_slices((questions, Vec::new()), collect).await;
            let Some(mine) = self.seat.try_get_untracked() else { return };
            let count = all.len();
            self.review.with_untracked(|review| {
                all.retain(|question| review.steps.iter().all(|it| it.step != question.step));
            });
            let mut left = vec![0; self.names().len()];
            for question in &all {
                left[usize::from(question.task.seat.0)] += 1;
            }
            self.left.set(Some((count, left)));
            self.begun.set_value((monotonic(), all.len()));
            let (mine, others): (Vec<Question>, Vec<Question>) =
                all.into_iter().partition(|question| question.task.seat == mine);
            // A solitaire is exact at once.
            match mine.len() > FEW && self.names().len() > 1 {
                true => self.look_first(mine, others),
                false => self.review_all([mine, others].concat()),
            }
        });
    }

    /// Estimates the losses of these decisions with few playouts, and then reviews them in the order of their losses.
    fn look_first(self, mine: Vec<Question>, others: Vec<Question>) {
        let quick = |question: &Question| {
            let mut quick = question.clone();
            quick.task.playouts = Some(GLANCE);
            quick
        };
        let questions = mine.iter().map(quick).collect();
        let losses = RefCell::new(HashMap::new());
        let rest = RefCell::new(Some((mine, others)));
        let look = move |question: &Question, answer: Option<ReviewAnswer>| {
            let loss = answer.and_then(|it| it.decision).map_or(0.0, |decision| decision.loss());
            let mut losses = losses.borrow_mut();
            losses.insert(question.step, loss);
            let is_last =
                rest.borrow().as_ref().is_some_and(|(mine, _)| losses.len() == mine.len());
            let Some((mut mine, others)) = rest.borrow_mut().take_if(|_| is_last) else { return };
            let of = |question: &Question| losses.get(&question.step).copied().unwrap_or_default();
            sort_by(&mut mine, |one, other| of(other).total_cmp(&of(one)));
            self.begun.try_set_value((monotonic(), mine.len() + others.len()));
            self.review_all([mine, others].concat());
        };
        self.guard.set_value(Some(review(self.info().id, questions, look)));
    }

    fn review_all(self, questions: Vec<Question>) {
        // The page may be gone by then.
        let record = self.active.try_with_value(|active| active.game.record());
        let Some(record) = record.filter(|_| !questions.is_empty()) else { return };
        let note = move |question: &Question, answer| self.note(&record, question, answer);
        let guard = review(self.info().id, questions, note);
        self.guard.try_set_value(Some(guard));
    }

    /// Minutes until everything is reviewed, rounded up. `None` as long as too little is known.
    pub(super) fn minutes_left(self) -> Option<u32> {
        let (done, all) = self.progress();
        let (since, open) = self.begun.get_value();
        let left = all - done;
        let answered = open.checked_sub(left).filter(|answered| *answered >= FEW)?;
        let each = (monotonic() - since) / answered as f64;
        Some((each * left as f64 / 60_000.0).ceil() as u32)
    }

    fn note(self, record: &str, question: &Question, answer: Option<ReviewAnswer>) {
        match answer {
            Some(answer) => {
                self.note_exercise(question, &answer);
                let has_choice = answer.decision.is_some();
                let added = |review: &mut MatchReview| {
                    review.add(question, answer);
                    if has_choice {
                        review_store::save(record, review);
                    }
                };
                match has_choice {
                    true => self.review.try_update(added),
                    false => self.review.try_update_untracked(added),
                };
            }
            None => {
                self.failed.try_set(true);
            }
        }
        let seat = usize::from(question.task.seat.0);
        self.left.try_update(|left| left.iter_mut().for_each(|(_, left)| left[seat] -= 1));
    }

    /// A costly decision of the person at this device comes back as an exercise.
    fn note_exercise(self, question: &Question, answer: &ReviewAnswer) {
        let Some(decision) = &answer.decision else { return };
        let seat = question.task.seat;
        let is_mine = self.active.try_with_value(|it| it.is_kept && it.only_person() == Some(seat));
        if decision.loss() < COSTLY || is_mine != Some(true) {
            return;
        }
        // Moves that are about as good as the best are right, too.
        let is_right =
            |value: &&MoveValue<ReviewedMove>| value.chance >= decision.best().chance - ABOUT;
        let right = decision.moves.iter().filter(is_right);
        let best: Vec<String> = right.map(|value| value.mv.mv.clone()).collect();
        let record = self.replay.with_value(|replay| replay.until(question.step));
        let due = Exercise::first_due(exercise_store::today());
        let loss = (1e6 * decision.loss()) as u32;
        exercise_store::change(|all| {
            all.add(Exercise { right: 0, due, seat, loss, best, record });
        });
    }

    pub(super) fn info(self) -> Info {
        self.active.with_value(|active| active.game.info())
    }

    /// The way to the comparison, if the match has one.
    pub(super) fn compare_link(self) -> Option<AnyView> {
        let has_one = self.active.with_value(|active| {
            active.is_kept && active.only_person().is_some() && active.game.seats() > 1
        });
        let name = self.name.get_value();
        has_one.then(|| {
            view! {
                <p class="actions">
                    <a class="button" href=format!("#/compare/{name}")>{COMPARE_WITH_MASTER.as_str()}</a>
                </p>
            }
            .into_any()
        })
    }

    /// Number of answered questions, and of all.
    pub(super) fn progress(self) -> (usize, usize) {
        self.left.with(|left| {
            let (count, left) =
                left.as_ref().map_or((0, 0), |(all, left)| (*all, left.iter().sum()));
            (count - left, count)
        })
    }

    /// Whether all decisions of a seat are reviewed.
    pub(super) fn is_done(self, seat: Seat) -> bool {
        let index = usize::from(seat.0);
        self.left.with(|left| left.as_ref().is_some_and(|(_, left)| left.get(index) == Some(&0)))
    }

    /// The names for labels, with "You" for the only person.
    pub(super) fn names(self) -> Vec<String> {
        self.active.with_value(ActiveMatch::names)
    }

    /// The names for sentences.
    pub(super) fn spoken_names(self) -> Names {
        self.active.with_value(|active| Names {
            names: active.players.iter().map(|player| isolated(player.name.clone())).collect(),
            you: active.only_person(),
        })
    }

    /// The decisions of the seat that is shown.
    pub(super) fn steps(self) -> Vec<ReviewedStep> {
        let seat = self.seat.get();
        self.review.with(|review| review.of_seat(seat).cloned().collect())
    }

    /// The number of a seat's move, from 1, counted with those that left no choice.
    pub(super) fn number(self, step: usize, seat: Seat) -> usize {
        let actors = self.active.with_value(|active| active.game.actors());
        actors.iter().take(step).filter(|actor| **actor == Some(seat)).count() + 1
    }

    /// Looks at the match before a step.
    pub(super) fn before<T>(self, step: usize, look: impl FnOnce(&dyn AnyMatch) -> T) -> T {
        self.replay.with_value(|replay| {
            self.at.update_value(|game| replay.put(game, step));
            self.at.with_value(|game| look(&**game))
        })
    }
}

type Collected = (Questions, Vec<Question>);

fn collect((mut questions, mut all): Collected) -> ControlFlow<Vec<Question>, Collected> {
    match questions.next() {
        Some(question) => {
            all.push(question);
            ControlFlow::Continue((questions, all))
        }
        None => ControlFlow::Break(all),
    }
}
