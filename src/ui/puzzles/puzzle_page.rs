//! Solving puzzles: one after another near the player's rating, as many as possible in three minutes, or the one of a day.

use leptos::prelude::*;

use crate::games::{self, AnyGame};
use crate::i18n::Text;
use crate::puzzles::PuzzleKind;
use crate::puzzles::entry::{PuzzleEntry, entries};
use crate::saves::daily::date::Date;
use crate::saves::daily::log::{DailyResult, PUZZLE};
use crate::saves::link;
use crate::saves::solving::run::{Run, RunKind};
use crate::saves::standing::Standing;
use crate::table::narration::uncapital;
use crate::ui::active_match::ActiveMatch;
use crate::ui::components::header::PageHeader;
use crate::ui::erased::{on, part, part_anew, part_later};
use crate::ui::focus::focus_heading;
use crate::ui::platform::build::reload;
use crate::ui::platform::fetch::fetch_puzzles;
use crate::ui::platform::files::{DayForm, calendar_day};
use crate::ui::play::puzzle::{Answer, Asked, Puzzle, Question, puzzle_table};
use crate::ui::storage::daily_store::{self, today};
use crate::ui::storage::puzzle_store;
use crate::ui::texts::{DAILY_PUZZLE, LOADING, PUZZLES, TODAY, TRY_AGAIN};

use super::open_run::OpenRun;
use super::texts;

/// The page from which a person comes.
pub(super) const BACK: &str = "#/puzzles";
/// The page of the puzzle of the day's other deals.
const DAILY: &str = "#/daily";

/// Which puzzles are solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::ui) enum PuzzleMode {
    /// One after another.
    Free,
    /// As many as possible in a time.
    Rush,
    /// The one of this day.
    Daily(Date),
    /// Problems with open cards, one after another.
    Problems,
}

/// The state of the page.
#[derive(Clone, Copy)]
struct PuzzleState {
    mode: PuzzleMode,
    id: &'static str,
    /// The name of the file with the puzzles, under which the progress is stored, too.
    key: &'static str,
    all: StoredValue<Vec<PuzzleEntry>>,
    /// Number of puzzles that were left behind.
    at: RwSignal<u32>,
    /// The open puzzle, or the rush.
    run: OpenRun,
    /// Whether the answer of the day counts, which is known when its puzzle is opened.
    standing: StoredValue<Standing>,
}

/// Puzzles of a game.
#[component]
pub(in crate::ui) fn PuzzlePage(id: String, mode: PuzzleMode) -> impl IntoView {
    let Some(game) = games::find_game(&id) else { return ().into_any() };
    let id = game.info().id;
    let standing = match mode {
        PuzzleMode::Daily(date) => daily_store::open_puzzle(date),
        _ => Standing::InProgress,
    };
    if standing == Standing::NotYet {
        return message(texts::DAILY_PUZZLE_NOT_YET.as_str(), Some(to_today()));
    }
    let key = if mode == PuzzleMode::Problems { game.problems_file() } else { id };
    with_puzzles(key, move |all| {
        let kind = if mode == PuzzleMode::Rush { RunKind::Rush } else { RunKind::Free };
        let state = PuzzleState {
            mode,
            id,
            key,
            all: StoredValue::new(all),
            at: RwSignal::new(0),
            run: OpenRun::open(kind, key, "", |_| true, Vec::new),
            standing: StoredValue::new(standing),
        };
        state.follow_run();
        let timed_out = state.run.timed_out;
        view! {
            {part(move || match timed_out.get() {
                true => state.rush_is_over(),
                false => part_anew(move || state.at.get(), move |at| state.view(at)),
            })}
        }
        .into_any()
    })
}

/// Shows the puzzles of a game as soon as they are loaded, or says that they could not be.
pub(super) fn with_puzzles(
    id: &'static str,
    show: impl Fn(Vec<PuzzleEntry>) -> AnyView + Send + 'static,
) -> AnyView {
    part_later(message(LOADING.as_str(), None), fetch_puzzles(id), move |file| {
        let all = file.map(|file| entries(&file)).unwrap_or_default();
        if all.is_empty() { not_loaded() } else { show(all) }
    })
    .into_any()
}

/// The page without puzzles, because their file could not be loaded.
pub(super) fn not_loaded() -> AnyView {
    message(texts::NOT_LOADED.as_str(), Some(again_button(TRY_AGAIN)))
}

/// A button that loads the page again.
fn again_button(title: Text) -> AnyView {
    view! { <button class="button primary" on:click=on(|_| reload())>{title.as_str()}</button> }
        .into_any()
}

/// The way to the deals of today.
fn to_today() -> AnyView {
    view! { <a class="button primary" href=DAILY>{TODAY.as_str()}</a> }.into_any()
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
    date.0 as usize / games::with_puzzles().len() * STEP % count.max(1)
}

/// The game whose puzzle is the one of a day.
pub(in crate::ui) fn game_of_day(date: Date) -> Box<dyn AnyGame> {
    let mut all = games::with_puzzles();
    let at = date.0 as usize % all.len();
    all.swap_remove(at)
}

/// All puzzles of a game but its next puzzle of the day, which nobody should know before.
pub(super) fn before_their_day<'a>(
    id: &str,
    all: &'a [PuzzleEntry],
) -> impl Iterator<Item = &'a PuzzleEntry> {
    let days = (0..games::with_puzzles().len() as u32).map(|ahead| Date(today().0 + ahead));
    let next = days.into_iter().find(|date| game_of_day(*date).info().id == id);
    let hidden = next.map(|date| of_day(date, all.len()));
    all.iter().enumerate().filter(move |(at, _)| Some(*at) != hidden).map(|(_, entry)| entry)
}

impl PuzzleState {
    fn view(self, at: u32) -> AnyView {
        if at > 0 {
            focus_heading();
        }
        if self.mode == PuzzleMode::Rush && self.run.with(Run::is_over) {
            return self.rush_is_over();
        }
        let opened = self.entry(at).and_then(|entry| Some((for_puzzle(&entry)?, entry)));
        match (opened, self.mode) {
            (Some((active, entry)), _) => self.table(active, entry),
            (None, PuzzleMode::Daily(date)) => self.daily_puzzle_is_done(date),
            (None, PuzzleMode::Rush) => {
                self.run.end();
                self.rush_is_over()
            }
            (None, _) => message(texts::ALL_SOLVED.as_str(), None),
        }
    }

    /// The puzzle to show.
    fn entry(self, at: u32) -> Option<PuzzleEntry> {
        self.all.with_value(|all| match self.mode {
            PuzzleMode::Daily(date) if at == 0 => all.get(of_day(date, all.len())).cloned(),
            PuzzleMode::Daily(_) => None,
            PuzzleMode::Free | PuzzleMode::Rush | PuzzleMode::Problems => self.open_or_next(all),
        })
    }

    /// The puzzle that is open since before a reload, or else another one.
    fn open_or_next(self, all: &[PuzzleEntry]) -> Option<PuzzleEntry> {
        let progress = puzzle_store::load();
        let open = self
            .run
            .with(|run| run.questions.get(run.answers.len()..).and_then(<[String]>::last).cloned());
        let open = open.and_then(|mark| all.iter().find(|entry| entry.mark() == mark));
        let is_new = |entry: &&PuzzleEntry| progress.standing(self.key, entry) != Standing::Done;
        let fair: Vec<&PuzzleEntry> = match self.mode {
            PuzzleMode::Problems => all.iter().collect(),
            _ => before_their_day(self.id, all).collect(),
        };
        // When no new one is left, those that were missed come again.
        if let Some(entry) = open.filter(|entry| is_new(entry) || !fair.iter().any(is_new)) {
            return Some(entry.clone());
        }
        let chance = (js_sys::Math::random() * 1000.0) as u32;
        let next = progress.next(self.key, &fair, chance)?;
        self.run.put_question(next.mark());
        Some(next.clone())
    }

    fn daily_puzzle_is_done(self, date: Date) -> AnyView {
        let words = match self.standing.get_value() {
            Standing::InProgress if date == today() => texts::DAILY_PUZZLE_DONE.into(),
            Standing::InProgress => texts::spot_done_late(&*calendar_day(date, DayForm::Long)),
            _ => texts::DAILY_PUZZLE_PRACTISED.into(),
        };
        message(&words, Some(to_today()))
    }

    fn rush_is_over(self) -> AnyView {
        let solved = self.run.with(Run::solved) as u32;
        let best = puzzle_store::load().of(self.id).best_rush;
        let verdict = match best <= solved && solved > 0 {
            true => texts::NEW_BEST_RUSH.into(),
            false => texts::rush_best(best),
        };
        focus_heading();
        view! {
            <PageHeader/>
            <main class="page prose">
                <h1 tabindex="-1">{texts::rush_over(solved)}</h1>
                <p class="lead">{verdict}</p>
                <p class="actions">
                    <button class="button primary" on:click=on(move |_| self.restart())>{texts::RUSH_AGAIN.as_str()}</button>
                    <a class="button" href=BACK>{texts::ALL_PUZZLES.as_str()}</a>
                </p>
            </main>
        }
        .into_any()
    }

    /// Begins another rush.
    fn restart(self) {
        self.run.restart(Vec::new());
        self.at.update(|at| *at += 1);
    }

    /// Follows another tab that goes on with the rush, or has begun another.
    fn follow_run(self) {
        Effect::new(move |_| {
            if self.run.adopted.get() > 0 && self.mode == PuzzleMode::Rush {
                self.at.update(|at| *at += 1);
            }
        });
    }

    fn table(self, active: ActiveMatch, entry: PuzzleEntry) -> AnyView {
        let puzzle = Puzzle::new(asked_for(self.id, &entry));
        let answer = right_answer(&active, &entry);
        let question = question_of(self.id, &entry.kind);
        let before = puzzle_store::load().standing(self.key, &entry);
        let progress = Signal::derive(move || self.standing_words(entry.rating, before));
        // Whether the answer was the first one to its puzzle, once it is noted.
        let (noted, counted) = (entry.clone(), RwSignal::new(false));
        if self.mode == PuzzleMode::Rush {
            self.run.ask();
        }
        Effect::new(move |_| {
            if let Some(answer) = puzzle.answer() {
                // Another tab may have answered meanwhile.
                let standing = puzzle_store::load().standing(self.key, &noted);
                self.note(&noted, standing, answer == Answer::Right);
                counted.set(standing == Standing::NotBegun);
            }
        });
        let verdict = move |given: Answer| match given {
            Answer::Right => {
                let is_first = counted.get();
                let row = puzzle_store::load().of(self.key).streak;
                let row = if is_first && row > 1 { texts::in_a_row(row) } else { String::new() };
                format!("{} {row}", texts::RIGHT)
            }
            Answer::Wrong => texts::wrong(answer.as_str()),
        };
        let is_daily = matches!(self.mode, PuzzleMode::Daily(_));
        let can_restart = self.mode == PuzzleMode::Rush && self.run.is_resumed.get_untracked();
        let asked = Asked {
            title: if is_daily { DAILY_PUZZLE } else { PUZZLES }.as_str(),
            progress,
            question,
            back: if is_daily { DAILY } else { BACK },
            verdict: Box::new(verdict),
            next: Callback::new(move |()| self.at.update(|at| *at += 1)),
            restart: can_restart.then(|| Callback::new(move |()| self.restart())),
        };
        puzzle_table(active, puzzle, asked)
    }

    /// What stands above the question.
    fn standing_words(self, rating: u32, before: Standing) -> String {
        self.run.changes.track();
        let known = (before != Standing::NotBegun).then(|| texts::KNOWN_PUZZLE.into());
        let parts: Vec<String> = match self.mode {
            PuzzleMode::Rush => {
                let left = self.run.shown.get();
                let (solved, missed) = self.run.with(|run| (run.solved(), run.missed()));
                let seconds = format!("{:02}", left % 60);
                let goes_on = self.run.is_resumed.get().then(|| texts::GOES_ON.into());
                let left = texts::left(left / 60, seconds.as_str(), solved, missed);
                std::iter::once(left).chain(goes_on).collect()
            }
            PuzzleMode::Daily(_) => {
                let practice = self.standing.get_value() != Standing::InProgress;
                let practice = practice.then(|| texts::PRACTICE_PUZZLE.into());
                std::iter::once(texts::rated(rating)).chain(practice.or(known)).collect()
            }
            PuzzleMode::Free | PuzzleMode::Problems => {
                let mine = puzzle_store::load().of(self.key).rating.rating.round() as i32;
                [texts::rated(rating), texts::yours(mine)].into_iter().chain(known).collect()
            }
        };
        parts.join(" · ")
    }

    fn note(self, entry: &PuzzleEntry, before: Standing, is_right: bool) {
        puzzle_store::change(|progress| progress.answer(self.key, entry, is_right));
        if let PuzzleMode::Daily(date) = self.mode
            && self.standing.get_value() == Standing::InProgress
        {
            let result = DailyResult {
                date,
                what: PUZZLE.into(),
                won: is_right,
                points: i32::from(is_right),
                others: None,
                moves: 1,
                hints: u32::from(before != Standing::NotBegun),
                undos: 0,
                link: String::new(),
            };
            daily_store::change(|log| log.finish(result));
        }
        if !matches!(self.mode, PuzzleMode::Daily(_)) {
            self.run.answer(is_right);
        }
    }
}

/// The table at the position of a puzzle. `None` if its link cannot be read.
pub(super) fn for_puzzle(entry: &PuzzleEntry) -> Option<ActiveMatch> {
    let game = link::open(&entry.link).ok()?;
    Some(ActiveMatch::at_position(game, entry.seat))
}

/// What to find in a puzzle.
pub(super) fn question_of(id: &str, kind: &str) -> String {
    kind_of(id, kind).map_or("", |kind| kind.question.as_str()).to_owned()
}

/// A kind of puzzles of a game.
fn kind_of(id: &str, kind: &str) -> Option<&'static PuzzleKind> {
    let game = games::find_game(id)?;
    game.puzzle_kinds().iter().chain(game.problem_kinds()).find(|it| it.id == kind)
}

/// Whether a kind of puzzles asks for several ways.
fn is_in_ways(id: &str, kind: &str) -> bool {
    kind_of(id, kind).is_some_and(|kind| kind.ways > 1)
}

/// The question of a puzzle for the table.
pub(super) fn asked_for(id: &str, entry: &PuzzleEntry) -> Question {
    let PuzzleEntry { kind, seat, solution, replies, .. } = entry.clone();
    let in_ways = is_in_ways(id, &kind);
    let is_open = kind_of(id, &kind).is_some_and(|kind| kind.is_open);
    let kind = games::find_puzzles(id).map(|puzzles| (puzzles, kind));
    Question { seat, kind, in_ways, solution, replies, is_open }
}

/// The solution in words. Where anything does, it is left out.
pub(super) fn right_answer(active: &ActiveMatch, entry: &PuzzleEntry) -> String {
    let is_any = is_in_ways(active.game.info().id, &entry.kind);
    let told =
        entry.solution.iter().filter(|right| right.len() <= 4).filter_map(|right| right.first());
    let mut words = told.map(|mv| active.game.label(entry.seat, mv));
    let first = words.next().unwrap_or_default();
    words.fold(first, |so_far, next| match is_any {
        true => texts::or(so_far.as_str(), next.as_str()),
        false => texts::then(so_far.as_str(), &*uncapital(&next)),
    })
}
