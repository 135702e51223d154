//! Solving puzzles: one after another near the player's rating, as many as possible in three minutes, or the one of a day.

use leptos::prelude::*;

use crate::games::{self, AnyGame};
use crate::i18n::Text;
use crate::puzzles::entry::{PuzzleEntry, entries};
use crate::saves::daily::date::Date;
use crate::saves::daily::log::{DailyResult, PUZZLE};
use crate::saves::solving::course::course;
use crate::saves::solving::run::{Run, RunKind};
use crate::saves::standing::Standing;
use crate::ui::active_match::ActiveMatch;
use crate::ui::components::header::PageHeader;
use crate::ui::erased::{on, part, part_anew, part_later};
use crate::ui::focus::focus_heading;
use crate::ui::platform::build::reload;
use crate::ui::platform::fetch::fetch_puzzles;
use crate::ui::platform::files::{DayForm, calendar_day};
use crate::ui::play::puzzle::{Answer, Asked, Puzzle, puzzle_table};
use crate::ui::route::go;
use crate::ui::storage::daily_store::{self, today};
use crate::ui::storage::puzzle_store;
use crate::ui::texts::{DAILY_PUZZLE, LOADING, PUZZLES, TODAY, TRY_AGAIN};

use super::open_run::OpenRun;
use super::question::{
    asked_for, course_of, for_puzzle, kind_of, question_of, rating_words, right_answer, to_course,
};
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
    /// Those of the course from this step on.
    Course(usize),
    /// The solution of an easy one, of the kind with this number.
    Example(usize),
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
    /// The puzzle to which the next one is to be similar.
    similar: StoredValue<Option<PuzzleEntry>>,
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
    let file = match mode {
        PuzzleMode::Daily(_) => format!("days/{id}"),
        _ => key.to_owned(),
    };
    with_puzzles(&file, move |all| {
        let kind = if mode == PuzzleMode::Rush { RunKind::Rush } else { RunKind::Free };
        let state = PuzzleState {
            mode,
            id,
            key,
            all: StoredValue::new(all),
            at: RwSignal::new(0),
            similar: StoredValue::new(None),
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
    id: &str,
    show: impl Fn(Vec<PuzzleEntry>) -> AnyView + Send + 'static,
) -> AnyView {
    let id = id.to_owned();
    let file = async move { fetch_puzzles(&id).await };
    part_later(message(LOADING.as_str(), None), file, move |file| {
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

/// The place of a day's puzzle among the `count` puzzles of days of its game. The games take turns, and the first day of
/// the list was a day of 2026-11-28 to 2026-12-02. After the last puzzle the first comes again.
pub(in crate::ui) fn of_day(date: Date, count: usize) -> usize {
    const FIRST: u32 = 4157;
    let rank = date.0 / games::with_puzzles().len() as u32;
    (i64::from(rank) - i64::from(FIRST)).rem_euclid(count.max(1) as i64) as usize
}

/// The game whose puzzle is the one of a day.
pub(in crate::ui) fn game_of_day(date: Date) -> Box<dyn AnyGame> {
    let mut all = games::with_puzzles();
    let at = date.0 as usize % all.len();
    all.swap_remove(at)
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
            (None, PuzzleMode::Course(_)) => {
                message(texts::COURSE_DONE.as_str(), Some(to_course(self.id)))
            }
            (None, _) => message(texts::ALL_SOLVED.as_str(), None),
        }
    }

    /// The puzzle to show.
    fn entry(self, at: u32) -> Option<PuzzleEntry> {
        self.all.with_value(|all| match self.mode {
            PuzzleMode::Daily(date) if at == 0 => all.get(of_day(date, all.len())).cloned(),
            PuzzleMode::Daily(_) => None,
            PuzzleMode::Course(step) => course(all).get(step + at as usize).copied().cloned(),
            PuzzleMode::Example(kind) => {
                let kind = games::find_game(self.id)?.puzzle_kinds().get(kind)?;
                all.iter().find(|entry| entry.kind == kind.id).cloned()
            }
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
        let fair: Vec<&PuzzleEntry> = all.iter().collect();
        let similar = self.similar.try_update_value(Option::take).flatten();
        if let Some(similar) = similar.and_then(|it| progress.similar(self.key, all, &it)) {
            self.run.put_question(similar.mark());
            return Some(similar.clone());
        }
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
        let is_example = matches!(self.mode, PuzzleMode::Example(_));
        let question = asked_for(self.id, &entry);
        let puzzle = if is_example { Puzzle::example(question) } else { Puzzle::new(question) };
        let answer = right_answer(&active, &entry);
        let question = question_of(self.id, &entry.kind);
        let (before, rating) = (puzzle_store::load().standing(self.key, &entry), entry.rating);
        let trains = kind_of(self.id, &entry.kind).map(|kind| kind.trains);
        let progress = Signal::derive(move || {
            let learnt = trains.filter(|_| puzzle.answer().is_some());
            let learnt = learnt.map(|trains| texts::trains(trains.as_str()));
            let words = self.standing_words(rating, before);
            std::iter::once(words).chain(learnt).collect::<Vec<String>>().join(" · ")
        });
        let similar = entry.clone();
        // Whether the answer was the first one to its puzzle, once it is noted.
        let (noted, counted) = (entry.clone(), RwSignal::new(false));
        if self.mode == PuzzleMode::Rush {
            self.run.ask();
        }
        Effect::new(move |_| {
            if let Some(answer) = puzzle.answer() {
                if answer == Answer::Shown {
                    puzzle_store::change(|progress| progress.show(self.key, &noted));
                    return;
                }
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
            Answer::Shown => texts::example(answer.as_str()),
        };
        let is_daily = matches!(self.mode, PuzzleMode::Daily(_));
        let can_restart = self.mode == PuzzleMode::Rush && self.run.is_resumed.get_untracked();
        let asked = Asked {
            title: if is_daily { DAILY_PUZZLE } else { PUZZLES }.as_str(),
            progress,
            question,
            back: match self.mode {
                PuzzleMode::Daily(_) => DAILY.into(),
                PuzzleMode::Course(_) | PuzzleMode::Example(_) => course_of(self.id),
                _ => BACK.into(),
            },
            verdict: Box::new(verdict),
            next: Callback::new(move |()| match is_example {
                true => go(&course_of(self.id)),
                false => self.at.update(|at| *at += 1),
            }),
            similar: matches!(self.mode, PuzzleMode::Free | PuzzleMode::Problems).then(|| {
                Callback::new(move |()| {
                    self.similar.set_value(Some(similar.clone()));
                    self.at.update(|at| *at += 1);
                })
            }),
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
            PuzzleMode::Example(_) => vec![texts::rated(rating)],
            PuzzleMode::Free | PuzzleMode::Problems | PuzzleMode::Course(_) => {
                let mine = texts::yours(&*rating_words(puzzle_store::load().of(self.key).rating));
                [texts::rated(rating), mine].into_iter().chain(known).collect()
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
        if matches!(self.mode, PuzzleMode::Free | PuzzleMode::Rush | PuzzleMode::Problems) {
            self.run.answer(is_right);
        }
    }
}
