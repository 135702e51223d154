//! A puzzle at the table: a position in which the person looks for the right moves. Nobody else moves.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;

use crate::engine::seat::Seat;
use crate::ui::active_match::ActiveMatch;
use crate::ui::erased::{after_frame, flag, on, part, part_while, text};
use crate::ui::focus::focus_first;
use crate::ui::prefs::Prefs;

use super::announcer::Announcements;
use super::board::Board;
use super::card_buttons::focus_hand_soon;
use super::mode::Mode;
use super::player_panel::Badges;
use super::side_panel::SidePanel;
use super::state::TableState;
use super::{Icon, LogButton, mark_root, texts};

/// How a person has answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::ui) enum Answer {
    /// All right moves were found.
    Right,
    /// This move is wrong.
    Wrong(String),
}

/// A puzzle, and how far the person has come.
#[derive(Clone, Copy)]
pub(in crate::ui) struct Puzzle {
    seat: Seat,
    /// The moves of the solution, in order. Of each there may be several that are right.
    solution: StoredValue<Vec<Vec<String>>>,
    /// Number of moves that were found.
    found: RwSignal<usize>,
    answer: RwSignal<Option<Answer>>,
}

impl Puzzle {
    /// A puzzle for a seat.
    pub(in crate::ui) fn new(seat: Seat, solution: Vec<Vec<String>>) -> Puzzle {
        Puzzle {
            seat,
            solution: StoredValue::new(solution),
            found: RwSignal::new(0),
            answer: RwSignal::new(None),
        }
    }

    /// The answer, as soon as there is one.
    pub(in crate::ui) fn answer(self) -> Option<Answer> {
        self.answer.get()
    }

    /// Whether there is no answer yet.
    pub(super) fn is_open(self) -> bool {
        self.answer.with(Option::is_none)
    }

    /// Judges a move before it is played. False if it cannot be played, because the puzzle has been answered.
    pub(super) fn judge(self, active: &ActiveMatch, mv: &str) -> bool {
        if !untrack(|| self.is_open()) {
            return false;
        }
        let found = self.found.get_untracked();
        let counts = |right: &String| active.game.is_same_answer(self.seat, right, mv);
        let (is_right, is_last) = self.solution.with_value(|solution| {
            let is_right = solution.get(found).is_some_and(|right| right.iter().any(counts));
            (is_right, found + 1 == solution.len())
        });
        match is_right {
            false => self.answer.set(Some(Answer::Wrong(mv.to_owned()))),
            true if is_last => self.answer.set(Some(Answer::Right)),
            true => {}
        }
        self.found.set(found + usize::from(is_right));
        true
    }
}

/// What stands above the table of a puzzle.
pub(in crate::ui) struct Asked {
    /// The heading of the page.
    pub(in crate::ui) title: &'static str,
    /// Which puzzle of how many this is.
    pub(in crate::ui) progress: Signal<String>,
    /// What to find.
    pub(in crate::ui) question: String,
    /// The page from which the person came.
    pub(in crate::ui) back: &'static str,
    /// What to say about an answer.
    pub(in crate::ui) verdict: Box<dyn Fn(&Answer) -> String + Send + Sync>,
    /// Goes to the next puzzle.
    pub(in crate::ui) next: Callback<()>,
}

/// Milliseconds between two moves of a solution, at least.
const PAUSE: u32 = 700;

/// Plays the solution from one of its moves on, at a pace that a person can follow.
fn play_solution(table: TableState, puzzle: Puzzle, at: usize) {
    let later = move || {
        // The table may have been left meanwhile.
        let right = puzzle.solution.try_with_value(|solution| solution.get(at).cloned()).flatten();
        let next = table.game.active.try_get_untracked();
        let Some((right, mut next)) = right.zip(next) else { return };
        // Some of several right moves may need another one before them.
        if right.iter().any(|mv| next.game.play(puzzle.seat, mv).is_ok()) {
            table.game.active.set(next);
            table.say_step(true, false);
            play_solution(table, puzzle, at + 1);
        }
    };
    Timeout::new(table.pace().max(PAUSE), later).forget();
}

/// The table of a puzzle: the question, the cards, and after the answer what is right.
pub(in crate::ui) fn puzzle_table(active: ActiveMatch, puzzle: Puzzle, asked: Asked) -> AnyView {
    let prefs = expect_context::<RwSignal<Prefs>>();
    mark_root();
    let info = active.game.info();
    let start = active.clone();
    let table = TableState::new(active, prefs, Mode::Puzzle(puzzle), RwSignal::new(false));
    let Asked { title, progress, question, back, verdict, next } = asked;
    let panel = table.panel;
    after_frame(move || table.greet());
    focus_hand_soon(table);
    Effect::new(move |_| {
        if puzzle.answer.with(Option::is_some) {
            after_frame(|| focus_first(".puzzle .primary"));
        }
    });
    let (start, shows) = (StoredValue::new(start), RwSignal::new(false));
    let show = move || {
        shows.set(true);
        table.clear_input();
        start.with_value(|start| table.game.active.set(start.clone()));
        play_solution(table, puzzle, 0);
    };
    let is_right = move || puzzle.answer.with(|answer| answer == &Some(Answer::Right));
    let is_wrong = move || puzzle.answer.with(|it| matches!(it, Some(Answer::Wrong(_))));
    view! {
        <header class="bar table-bar">
            <a class="button plain icon" href=back aria-label=texts::BACK.as_str()>
                <Icon path="M15 5 8 12l7 7"/>
            </a>
            <h1 tabindex="-1">{title}</h1>
            <div class="tools">
                <LogButton panel/>
                <a class="button plain icon" href=format!("#/rules/{}", info.id) aria-label=texts::RULES.as_str()
                    title=texts::RULES.as_str()>
                    <Icon path="M12 17v.01M9 9a3 3 0 1 1 4.5 2.6c-.9.5-1.5 1.2-1.5 2.4"/>
                </a>
            </div>
        </header>
        <main class=format!("table table-{}", info.id)>
            <section class="puzzle" aria-label=info.title.as_str()
                class:right=flag(is_right) class:wrong=flag(is_wrong)>
                <div class="puzzle-words">
                    <p class="quiet">{text(move || progress.get())}</p>
                    <p role="status">
                        {part(move || {
                            let asks = || {
                                let prompt = table.derived.scene.with(|scene| scene.prompt.clone());
                                (question.clone(), Some(prompt))
                            };
                            let answered = puzzle.answer().map(|answer| (verdict(&answer), None));
                            let (says, prompt) = answered.unwrap_or_else(asks);
                            view! { <b>{says}</b> " " {prompt} }
                        })}
                    </p>
                </div>
                <p class="badges"><Badges table seat=None/></p>
                {part_while(move || is_wrong() && !shows.get(), move || view! {
                    <button class="button" on:click=on(move |_| {
                        show();
                        after_frame(|| focus_first(".puzzle .primary"));
                    })>
                        {texts::SHOW_ANSWER.as_str()}
                    </button>
                })}
                {part_while(move || !puzzle.is_open(), move || view! {
                    <button class="button primary" on:click=on(move |_| next.run(()))>
                        {texts::NEXT_PUZZLE.as_str()}
                    </button>
                })}
            </section>
            <div class="felt"><Board table has_prompt=false/></div>
            <SidePanel table/>
            <Announcements table/>
        </main>
    }
    .into_any()
}
