//! A puzzle at the table: a position in which the person looks for the right moves.

use leptos::prelude::*;

use crate::bots::protocol::RefuteTask;
use crate::cards::Card;
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::games::{AnyPuzzles, AnyRefutation};
use crate::ui::active_match::ActiveMatch;
use crate::ui::components::symbols::{in_symbols, row_of};
use crate::ui::erased::{after_frame, flag, on, part, part_while, text};
use crate::ui::focus::focus_first;
use crate::ui::prefs::Prefs;

use super::announcer::Announcements;
use super::board::Board;
use super::card_buttons::focus_hand_soon;
use super::card_choice::card_choice;
use super::mode::Mode;
use super::player_panel::Badges;
use super::puzzle_line::{keep_round, play_on, show_reason, show_solution, steps};
use super::side_panel::SidePanel;
use super::state::TableState;
use super::{DirectedIcon, Icon, LogButton, mark_root, texts};

/// How a person has answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::ui) enum Answer {
    /// All right moves were found.
    Right,
    /// A move was wrong.
    Wrong,
    /// The answer is shown without a question, as an example.
    Shown,
}

/// A question about a position, with its answer.
#[derive(Clone, Default)]
pub(in crate::ui) struct Question {
    /// The seat that looks for the answer.
    pub(in crate::ui) seat: Seat,
    /// What knows the puzzles of the game, and the name of the kind of this one. `None` for a question that is no puzzle.
    pub(in crate::ui) kind: Option<(&'static dyn AnyPuzzles, String)>,
    /// Whether to find the answer in several ways, as many as the solution has.
    pub(in crate::ui) in_ways: bool,
    /// The moves of the solution, in order; of each all that are right. For several ways: one move for each.
    pub(in crate::ui) solution: Vec<Vec<String>>,
    /// What the others play after each of them. Empty if nobody else moves.
    pub(in crate::ui) replies: Vec<Vec<(Seat, String)>>,
    /// Whether all cards are face up.
    pub(in crate::ui) is_open: bool,
    /// Whether the round so far can be stepped through.
    pub(in crate::ui) is_from_round: bool,
    /// If the answer is a card, and not a move: the cards among which it is.
    pub(in crate::ui) cards: Vec<Card>,
    /// Finds what refutes a wrong answer to a problem with open cards. `None` if the game's part does that at once.
    pub(in crate::ui) refuting: Option<Refuting>,
}

impl Question {
    /// Whether a card is the answer.
    pub(super) fn is_answer(&self, card: Card) -> bool {
        self.solution.iter().flatten().any(|right| *right == card.to_string())
    }
}

/// Finds why an answer is wrong, and gives it to a function.
pub(in crate::ui) type Refuting = fn(RefuteTask, Refuted);

/// Gets the reason in words, and what the others play after the answer.
pub(in crate::ui) type Refuted = Box<dyn FnOnce(String, Vec<(Seat, String)>)>;

/// A puzzle, and how far the person has come.
#[derive(Clone, Copy)]
pub(in crate::ui) struct Puzzle {
    pub(super) question: StoredValue<Question>,
    /// The right moves so far.
    found: RwSignal<Vec<String>>,
    pub(super) answer: RwSignal<Option<Answer>>,
    /// What to say about the last move: how many ways are found, or why it is wrong. Or why the answer is right.
    pub(super) remark: RwSignal<String>,
    /// Whether the table shows the answer.
    pub(super) shows: RwSignal<bool>,
    /// The positions of the shown answer, or before it of the round so far; and which of them is on the table.
    pub(super) line: StoredValue<Vec<ActiveMatch>>,
    pub(super) at: RwSignal<usize>,
    /// Whether the shown answer goes on by itself.
    pub(super) runs: StoredValue<bool>,
}

/// What becomes of a move in a puzzle.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    /// It is played.
    Played,
    /// It is noted, and the position stays.
    Noted,
    /// It is not allowed any more.
    Refused,
}

impl Puzzle {
    /// A puzzle that nobody has tried.
    pub(in crate::ui) fn new(question: Question) -> Puzzle {
        Puzzle {
            question: StoredValue::new(question),
            found: RwSignal::new(Vec::new()),
            answer: RwSignal::new(None),
            remark: RwSignal::new(String::new()),
            shows: RwSignal::new(false),
            line: StoredValue::new(Vec::new()),
            at: RwSignal::new(0),
            runs: StoredValue::new(false),
        }
    }

    /// An example, whose answer is shown at once.
    pub(in crate::ui) fn example(question: Question) -> Puzzle {
        let puzzle = Puzzle::new(question);
        puzzle.answer.set(Some(Answer::Shown));
        puzzle
    }

    /// The answer, as soon as there is one.
    pub(in crate::ui) fn answer(self) -> Option<Answer> {
        self.answer.get()
    }

    /// Whether there is no answer yet.
    pub(super) fn is_unanswered(self) -> bool {
        self.answer.with(Option::is_none)
    }

    /// Whether the answer is a card, and not a move.
    fn asks_card(self) -> bool {
        self.question.with_value(|question| !question.cards.is_empty())
    }

    /// Whether a move may answer now. The table may show an earlier position of the round.
    pub(super) fn may_answer(self) -> bool {
        if self.asks_card() {
            return false;
        }
        let last = self.line.with_value(Vec::len).saturating_sub(1);
        self.is_unanswered() && (self.has_begun() || self.at.get() == last)
    }

    /// Whether some right moves are found.
    fn has_begun(self) -> bool {
        self.found.with(|found| !found.is_empty())
    }

    /// Whether all cards are face up.
    pub(super) fn shows_cards(self) -> bool {
        self.question.with_value(|question| question.is_open)
    }

    /// Judges a move before it is played.
    pub(super) fn judge(self, table: TableState, active: &ActiveMatch, mv: &str) -> Verdict {
        if !untrack(|| self.may_answer()) {
            return Verdict::Refused;
        }
        let found = self.found.get_untracked();
        self.question.with_value(|question| {
            let fits = question
                .kind
                .as_ref()
                .is_none_or(|(puzzles, kind)| puzzles.fits(&*active.game, question.seat, kind, mv));
            let counts =
                |right: &String| fits && active.game.is_same_answer(question.seat, right, mv);
            // Every way comes to the same answer.
            let step = if question.in_ways { 0 } else { found.len() };
            let is_right =
                question.solution.get(step).is_some_and(|right| right.iter().any(counts));
            let is_known = |old: &String| {
                question.kind.as_ref().is_some_and(|(puzzles, _)| {
                    puzzles.is_same_way(&*active.game, question.seat, old, mv)
                })
            };
            if !is_right {
                self.refuse(table, active, question, mv);
                return Verdict::Played;
            }
            if question.in_ways && found.iter().any(is_known) {
                self.remark.set(texts::SAME_WAY.into());
                return Verdict::Noted;
            }
            self.found.update(|found| found.push(mv.to_owned()));
            let (count, all) = (found.len() + 1, question.solution.len());
            if count == all {
                self.answer.set(Some(Answer::Right));
            } else if question.in_ways {
                self.remark.set(texts::ways_found(count, all));
                return Verdict::Noted;
            }
            if let Some(replies) = question.replies.get(step) {
                play_on(table, self, replies.clone());
            }
            Verdict::Played
        })
    }

    /// Answers wrong. The table shows what refutes the move, in a position that looks the same from the seat.
    fn refuse(self, table: TableState, active: &ActiveMatch, question: &Question, mv: &str) {
        if let (Some(refuting), Some((_, kind))) = (question.refuting, &question.kind) {
            let task = RefuteTask {
                game: active.game.info().id.to_owned(),
                view: active.game.open_view(),
                seat: question.seat,
                kind: kind.clone(),
                wrong: mv.to_owned(),
            };
            let refuted = move |words, moves| {
                // The answer may be shown meanwhile, or the puzzle left.
                if self.shows.try_get_untracked() == Some(false) {
                    self.remark.set(words);
                    play_on(table, self, moves);
                }
            };
            refuting(task, Box::new(refuted));
            return self.answer.set(Some(Answer::Wrong));
        }
        let refuted = question
            .kind
            .as_ref()
            .and_then(|(puzzles, kind)| puzzles.refute(&*active.game, question.seat, kind, mv));
        if let Some(AnyRefutation { words, position, moves }) = refuted {
            self.remark.set(words);
            if let Some(position) = position {
                table.game.active.update(|active| active.game = position);
            }
            play_on(table, self, moves);
        }
        self.answer.set(Some(Answer::Wrong));
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
    pub(in crate::ui) back: String,
    /// What to say about an answer.
    pub(in crate::ui) verdict: Box<dyn Fn(Answer) -> String + Send + Sync>,
    /// Goes to the next puzzle.
    pub(in crate::ui) next: Callback<()>,
    /// Goes to a puzzle of the same kind. `None` where that is not offered.
    pub(in crate::ui) similar: Option<Callback<()>>,
    /// Begins a run anew that was resumed. `None` if nothing was.
    pub(in crate::ui) restart: Option<Callback<()>>,
}

/// The table of a puzzle: the question, the cards, and after the answer what is right.
pub(in crate::ui) fn puzzle_table(active: ActiveMatch, puzzle: Puzzle, asked: Asked) -> AnyView {
    let prefs = expect_context::<RwSignal<Prefs>>();
    mark_root();
    let info = active.game.info();
    let start = active.clone();
    let table = TableState::new(active, prefs, Mode::Puzzle(puzzle), RwSignal::new(false));
    let Asked { title, progress, question, back, verdict, next, similar, restart } = asked;
    let panel = table.panel;
    after_frame(move || table.greet());
    focus_hand_soon(table);
    Effect::new(move |_| {
        if puzzle.answer.with(Option::is_some) {
            after_frame(|| focus_first(".puzzle .primary"));
        }
    });
    let start = StoredValue::new(start);
    let tells_round = puzzle.question.with_value(|question| question.is_from_round)
        && start.with_value(|start| keep_round(puzzle, start));
    let shows = puzzle.shows;
    let show = move || match puzzle.asks_card() {
        true => show_reason(table, puzzle),
        false => start.with_value(|start| show_solution(table, puzzle, start)),
    };
    if puzzle.answer.get_untracked() == Some(Answer::Shown) {
        after_frame(show);
    }
    let is_right = move || puzzle.answer.get() == Some(Answer::Right);
    let is_wrong = move || puzzle.answer.get() == Some(Answer::Wrong);
    view! {
        <header class="bar table-bar">
            <a class="button plain icon" href=back aria-label=texts::BACK.as_str()>
                <DirectedIcon path="M15 5 8 12l7 7"/>
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
            <section class="puzzle" aria-label=info.title.as_str() class:of-cards=puzzle.asks_card()
                class:right=flag(is_right) class:wrong=flag(is_wrong)>
                <div class="puzzle-words">
                    <p class="quiet">{text(move || progress.get())}</p>
                    <p role="status">
                        {part(move || says(table, puzzle, &question, &*verdict))}
                    </p>
                    {puzzle.shows_cards().then(|| view! {
                        <p class="next-cards quiet">
                            {part(move || in_symbols(table.game.active.with(next_cards)))}
                        </p>
                    })}
                </div>
                {puzzle.asks_card().then(|| card_choice(table, puzzle))}
                <p class="badges"><Badges table seat=None/></p>
                {restart.map(|restart| part_while(move || puzzle.is_unanswered(), move || view! {
                    <button class="button plain" on:click=on(move |_| restart.run(()))>
                        {texts::START_OVER.as_str()}
                    </button>
                }))}
                {part_while(move || is_wrong() && !shows.get(), move || view! {
                    <button class="button" on:click=on(move |_| {
                        show();
                        after_frame(|| focus_first(".puzzle .primary"));
                    })>
                        {texts::SHOW_ANSWER.as_str()}
                    </button>
                })}
                {tells_round.then(|| part_while(
                    move || puzzle.is_unanswered() && !puzzle.has_begun(),
                    move || view! { <span class="quiet">{texts::ROUND_SO_FAR.as_str()}</span> {steps(table, puzzle)} },
                ))}
                {part_while(move || shows.get(), move || steps(table, puzzle))}
                {similar.map(|similar| part_while(is_wrong, move || view! {
                    <button class="button" on:click=on(move |_| similar.run(()))>
                        {texts::SIMILAR_PUZZLE.as_str()}
                    </button>
                }))}
                {part_while(move || !puzzle.is_unanswered(), move || view! {
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

/// What is said about a puzzle: the question, or what became of the answer.
fn says(
    table: TableState,
    puzzle: Puzzle,
    question: &str,
    verdict: &dyn Fn(Answer) -> String,
) -> AnyView {
    let question = question.to_owned();
    let prompt = || table.derived.scene.with(|scene| scene.prompt.clone());
    let remark = puzzle.remark.get();
    let (says, more) = match puzzle.answer() {
        Some(answer) if puzzle.asks_card() => (verdict(answer), remark),
        Some(Answer::Right) => (verdict(Answer::Right), String::new()),
        Some(answer) if puzzle.shows.get() => (verdict(answer), String::new()),
        Some(answer) => (verdict(answer), remark),
        None if !puzzle.may_answer() => (question, String::new()),
        None if remark.is_empty() => (question, prompt()),
        None => (question, remark),
    };
    view! { <b>{in_symbols(says)}</b> " " {in_symbols(more)} }.into_any()
}

/// Number of cards of the stock that are told. Who plays alone plans all of it.
const NEXT_CARDS: usize = 8;

/// The next cards of the stock, in words.
fn next_cards(active: &ActiveMatch) -> String {
    let piles = active.game.snapshot(None).piles;
    let stock = piles.into_iter().find(|(place, _)| *place == Place::STOCK);
    let most = if active.game.seats() == 1 { usize::MAX } else { NEXT_CARDS };
    let cards = stock.into_iter().flat_map(|(_, cards)| cards).flatten().take(most);
    let cards = row_of(cards);
    if cards.is_empty() { cards } else { texts::next_cards(&*cards) }
}
