//! Solving puzzles: one after another near the player's rating, as many as possible in three minutes, or the one of a day.

use gloo_timers::callback::Interval;
use leptos::prelude::*;

use crate::games::{self, AnyGame};
use crate::puzzles::PuzzleKind;
use crate::puzzles::entry::{Entry, entries};
use crate::saves::daily::date::Date;
use crate::saves::daily::log::{DailyResult, SPOT};
use crate::saves::link;
use crate::ui::active_match::ActiveMatch;
use crate::ui::components::header::PageHeader;
use crate::ui::erased::{on, part, part_later};
use crate::ui::focus::focus_heading;
use crate::ui::platform::fetch::fetch_puzzles;
use crate::ui::play::puzzle::{Answer, Asked, Puzzle, Question, puzzle_table};
use crate::ui::storage::{daily_store, puzzle_store};
use crate::ui::texts::{PUZZLES, SPOT_OF_THE_DAY};

use super::texts;

/// Seconds of a rush.
const SECONDS: u32 = 180;
/// Mistakes that end a rush.
const MISTAKES: u32 = 3;
/// The page from which a person comes.
pub(super) const BACK: &str = "#/puzzles";

/// Which puzzles are solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::ui) enum PuzzleMode {
    /// One after another.
    Free,
    /// As many as possible in a time.
    Rush,
    /// The one of this day.
    Spot(Date),
}

/// The state of the page.
#[derive(Clone, Copy)]
struct PuzzleState {
    mode: PuzzleMode,
    id: &'static str,
    all: StoredValue<Vec<Entry>>,
    /// Number of puzzles that were left behind.
    at: RwSignal<u32>,
    /// Puzzles that were solved and missed since the page was opened.
    solved: RwSignal<u32>,
    missed: RwSignal<u32>,
    /// Seconds left of a rush.
    left: RwSignal<u32>,
}

/// Puzzles of a game.
#[component]
pub(in crate::ui) fn PuzzlePage(id: String, mode: PuzzleMode) -> impl IntoView {
    let Some(game) = games::find_game(&id) else { return ().into_any() };
    let id = game.info().id;
    with_puzzles(id, move |all| {
        let state = PuzzleState {
            mode,
            id,
            all: StoredValue::new(all),
            at: RwSignal::new(0),
            solved: RwSignal::new(0),
            missed: RwSignal::new(0),
            left: RwSignal::new(SECONDS),
        };
        if mode == PuzzleMode::Rush {
            count_down(state);
        }
        part(move || {
            if state.at.get() > 0 {
                focus_heading();
            }
            state.view()
        })
        .into_any()
    })
}

/// Shows the puzzles of a game as soon as they are loaded, or says that they could not be.
pub(super) fn with_puzzles(
    id: &'static str,
    show: impl Fn(Vec<Entry>) -> AnyView + Send + 'static,
) -> AnyView {
    part_later(message(texts::LOADING.as_str(), None), fetch_puzzles(id), move |file| {
        let all = file.map(|file| entries(&file)).unwrap_or_default();
        if all.is_empty() { message(texts::NOT_LOADED.as_str(), None) } else { show(all) }
    })
    .into_any()
}

/// Counts the seconds of a rush. It ends when the puzzle is answered that is on the table then.
fn count_down(state: PuzzleState) {
    const SECOND: u32 = 1000;
    let begun = js_sys::Date::now();
    let tick = move || {
        let passed = ((js_sys::Date::now() - begun) / f64::from(SECOND)).max(0.0) as u32;
        state.left.try_set(SECONDS.saturating_sub(passed));
    };
    let timer = StoredValue::new_local(Interval::new(SECOND, tick));
    on_cleanup(move || timer.dispose());
}

/// A page with a sentence and the ways on.
pub(super) fn message(words: &str, again: Option<AnyView>) -> AnyView {
    view! {
        <PageHeader/>
        <main class="page prose">
            <h1 tabindex="-1">{PUZZLES.as_str()}</h1>
            <p class="lead" role="status">{words.to_owned()}</p>
            <p class="actions">{again}<a class="button" href=BACK>{texts::ALL_PUZZLES.as_str()}</a></p>
        </main>
    }
    .into_any()
}

/// The puzzle of a day: its game, and its index among `count`. The days of a cycle take the games in turn.
pub(in crate::ui) fn of_day(date: Date, count: usize) -> usize {
    // Neighbouring days take distant puzzles, and no puzzle comes twice before all have come.
    const STEP: usize = 77;
    date.0 as usize / games::all().len() * STEP % count.max(1)
}

/// The game whose puzzle is the one of a day.
pub(in crate::ui) fn game_of_day(date: Date) -> Box<dyn AnyGame> {
    let mut all = games::all();
    let at = date.0 as usize % all.len();
    all.swap_remove(at)
}

impl PuzzleState {
    fn view(self) -> AnyView {
        let (at, solved) = (self.at.get(), untrack(|| self.solved.get()));
        if self.mode == PuzzleMode::Rush && self.is_rush_over() {
            puzzle_store::change(|progress| progress.rush(self.id, solved));
            let again = view! {
                <button class="button primary" on:click=on(|_| crate::ui::platform::build::reload())>
                    {texts::RUSH_AGAIN.as_str()}
                </button>
            };
            return message(&texts::rush_over(solved), Some(again.into_any()));
        }
        let found = self.all.with_value(|all| match self.mode {
            PuzzleMode::Spot(date) if at == 0 => all.get(of_day(date, all.len())).cloned(),
            PuzzleMode::Spot(_) => None,
            _ => {
                let chance = (js_sys::Math::random() * 1000.0) as u32;
                puzzle_store::load().next(self.id, all, chance).cloned()
            }
        });
        let opened = found.and_then(|entry| Some((for_puzzle(&entry)?, entry)));
        match opened {
            Some((active, entry)) => self.table(active, entry),
            None if matches!(self.mode, PuzzleMode::Spot(_)) => {
                message(texts::SPOT_DONE.as_str(), None)
            }
            None => message(texts::ALL_SOLVED.as_str(), None),
        }
    }

    fn is_rush_over(self) -> bool {
        untrack(|| self.left.get() == 0 || self.missed.get() >= MISTAKES)
    }

    fn table(self, active: ActiveMatch, entry: Entry) -> AnyView {
        let puzzle = Puzzle::new(asked_for(self.id, &entry));
        let answer = right_answer(&active, &entry);
        let question = question_of(self.id, &entry.kind);
        let progress = Signal::derive(move || self.standing(entry.rating));
        let noted = entry.clone();
        Effect::new(move |_| {
            if let Some(answer) = puzzle.answer() {
                self.note(&noted, answer == Answer::Right);
            }
        });
        let verdict = move |given: Answer| match given {
            Answer::Right => {
                let row = puzzle_store::load().of(self.id).streak;
                let row = if row > 1 { texts::in_a_row(row) } else { String::new() };
                format!("{} {row}", texts::RIGHT)
            }
            Answer::Wrong => texts::wrong(answer.as_str()),
        };
        let asked = Asked {
            title: if let PuzzleMode::Spot(_) = self.mode { SPOT_OF_THE_DAY } else { PUZZLES }
                .as_str(),
            progress,
            question,
            back: if let PuzzleMode::Spot(_) = self.mode { "#/daily" } else { BACK },
            verdict: Box::new(verdict),
            next: Callback::new(move |()| self.at.update(|at| *at += 1)),
        };
        puzzle_table(active, puzzle, asked)
    }

    /// What stands above the question.
    fn standing(self, rating: u32) -> String {
        match self.mode {
            PuzzleMode::Rush => {
                let left = self.left.get();
                let seconds = format!("{:02}", left % 60);
                texts::left(left / 60, seconds.as_str(), self.solved.get(), self.missed.get())
            }
            PuzzleMode::Spot(_) => texts::rated(rating),
            PuzzleMode::Free => {
                // The rating changes with the answer.
                self.solved.track();
                self.missed.track();
                let mine = puzzle_store::load().of(self.id).rating.rating.round() as i32;
                format!("{} · {}", texts::rated(rating), texts::yours(mine))
            }
        }
    }

    fn note(self, entry: &Entry, is_right: bool) {
        puzzle_store::change(|progress| progress.answer(self.id, entry, is_right));
        if let PuzzleMode::Spot(date) = self.mode {
            let result = DailyResult {
                date,
                what: SPOT.into(),
                won: is_right,
                points: i32::from(is_right),
                others: None,
                moves: 1,
                hints: 0,
                undos: 0,
                link: String::new(),
            };
            if date == daily_store::today() {
                daily_store::change(|log| log.add(result));
            }
        }
        if is_right { self.solved } else { self.missed }.update(|count| *count += 1);
    }
}

/// The table at the position of a puzzle. `None` if its link cannot be read.
pub(super) fn for_puzzle(entry: &Entry) -> Option<ActiveMatch> {
    let game = link::open(&entry.link).ok()?;
    Some(ActiveMatch::at_position(game, entry.seat))
}

/// What to find in a puzzle.
pub(super) fn question_of(id: &str, kind: &str) -> String {
    kind_of(id, kind).map_or("", |kind| kind.question.as_str()).to_owned()
}

/// A kind of puzzles of a game.
fn kind_of(id: &str, kind: &str) -> Option<&'static PuzzleKind> {
    let kinds = games::find_game(id)?.puzzle_kinds();
    kinds.iter().find(|it| it.id == kind)
}

/// Whether a kind of puzzles asks for several ways.
fn is_in_ways(id: &str, kind: &str) -> bool {
    kind_of(id, kind).is_some_and(|kind| kind.ways > 1)
}

/// The question of a puzzle for the table.
pub(super) fn asked_for(id: &str, entry: &Entry) -> Question {
    let Entry { kind, seat, solution, .. } = entry.clone();
    let in_ways = is_in_ways(id, &kind);
    Question { seat, kind: Some(kind), in_ways, solution }
}

/// The solution in words. Where anything does, it is left out.
pub(super) fn right_answer(active: &ActiveMatch, entry: &Entry) -> String {
    let is_any = is_in_ways(active.game.info().id, &entry.kind);
    let told =
        entry.solution.iter().filter(|right| right.len() <= 4).filter_map(|right| right.first());
    let mut words = told.map(|mv| active.game.label(entry.seat, mv));
    let first = words.next().unwrap_or_default();
    words.fold(first, |so_far, next| match is_any {
        true => texts::or(so_far.as_str(), next.as_str()),
        false => texts::then(so_far.as_str(), next.as_str()),
    })
}
