//! Puzzles on paper: a set of them, and the answers on pages of their own. The layout suits A4 and Letter.

use leptos::ev;
use leptos::prelude::*;

use crate::cards::small_sort::sort_by_key;
use crate::games;
use crate::i18n::common;
use crate::puzzles::PuzzleKind;
use crate::puzzles::entry::PuzzleEntry;
use crate::ui::components::header::PageHeader;
use crate::ui::components::position::whole_position;
use crate::ui::components::radio_group::Pick;
use crate::ui::components::symbols::in_symbols;
use crate::ui::erased::{CollectAny, flag, on, part, text};
use crate::ui::storage::puzzle_store;

use super::puzzle_page::{BACK, with_puzzles};
use super::question::{for_puzzle, question_of, right_answer};
use super::sprint::{LEVELS, drawn, level_of};
use super::texts;

/// How many puzzles a set may have.
const SIZES: [&str; 3] = ["6", "12", "24"];
/// The choice of all kinds.
const ANY: &str = "any";

/// The chosen set.
#[derive(Clone, Copy)]
struct PrintState {
    id: &'static str,
    all: StoredValue<Vec<PuzzleEntry>>,
    level: RwSignal<String>,
    kind: RwSignal<String>,
    size: RwSignal<String>,
    /// Changes with each new set.
    set: RwSignal<u32>,
    /// Whether the screen shows the answers, too. Paper always does.
    answers: RwSignal<bool>,
    /// The puzzles of the set.
    chosen: RwSignal<Vec<PuzzleEntry>>,
}

/// Puzzles of a game to print.
#[component]
pub(in crate::ui) fn PrintPage(id: String) -> impl IntoView {
    let Some(game) = games::find_game(&id) else { return ().into_any() };
    let id = game.info().id;
    with_puzzles(id, move |all| {
        let state = PrintState {
            id,
            all: StoredValue::new(all),
            level: RwSignal::new(LEVELS[2].id.into()),
            kind: RwSignal::new(ANY.into()),
            size: RwSignal::new(SIZES[0].into()),
            set: RwSignal::new(0),
            answers: RwSignal::new(false),
            chosen: RwSignal::new(Vec::new()),
        };
        Effect::new(move |_| state.chosen.set(state.drawn()));
        Effect::new(move |_| {
            state.chosen.track();
            if state.answers.get() {
                state.note_answers();
            }
        });
        // The browser's own menu prints, too.
        let prints =
            window_event_listener(ev::Custom::<ev::Event>::new("beforeprint"), move |_| {
                state.note_answers();
            });
        on_cleanup(move || prints.remove());
        state.page()
    })
}

impl PrintState {
    fn page(self) -> AnyView {
        let game = games::find_game(self.id);
        let title = game.as_ref().map(|game| game.info().title.as_str());
        let kinds = game.map(|game| game.puzzle_kinds()).unwrap_or_default();
        let has_puzzles =
            |kind: &&PuzzleKind| self.all.with_value(|all| all.iter().any(|it| it.kind == kind.id));
        let kinds = kinds.iter().filter(|kind| !kind.asks_card).filter(has_puzzles);
        let kinds = kinds.map(|kind| (kind.id.to_owned(), kind.question.into()));
        let kinds = std::iter::once((ANY.to_owned(), texts::ALL_KINDS.into())).chain(kinds);
        let levels = LEVELS.iter().map(|level| (level.id.to_owned(), level.title.into()));
        let sizes = SIZES.into_iter().map(|size| (size.to_owned(), size.to_owned()));
        view! {
            <PageHeader/>
            <main class="page setup print-page">
                <h1 tabindex="-1">{common::labelled(title.unwrap_or_default(), texts::PUZZLES_ON_PAPER)}</h1>
                {pick("level", texts::LEVEL.as_str(), levels.collect(), self.level)}
                {pick("kind", texts::KIND.as_str(), kinds.collect(), self.kind)}
                {pick("size", texts::SIZE.as_str(), sizes.collect(), self.size)}
                <p class="actions">
                    <button class="button primary" on:click=on(|_| {
                        // A browser that cannot print does nothing.
                        let _ = window().print();
                    })>{texts::PRINT.as_str()}</button>
                    <button class="button" on:click=on(move |_| self.set.update(|set| *set += 1))>
                        {texts::OTHER_PUZZLES.as_str()}
                    </button>
                    <button class="button" aria-pressed=text(move || self.answers.get().to_string())
                        on:click=on(move |_| self.answers.update(|shown| *shown = !*shown))>
                        {texts::ANSWERS.as_str()}
                    </button>
                    <a class="button plain" href=BACK>{texts::ALL_PUZZLES.as_str()}</a>
                </p>
                <p class="quiet on-screen">{texts::ANSWERS_WHY.as_str()}</p>
                {part(move || self.sheets())}
            </main>
        }
        .into_any()
    }

    /// The answers are shown or printed, so answers to these puzzles do not count any more.
    fn note_answers(self) {
        let shown = untrack(|| self.chosen.get());
        puzzle_store::change(|progress| {
            for entry in &shown {
                progress.show(self.id, entry);
            }
        });
    }

    /// Different puzzles that fit the choices, the easiest first.
    fn drawn(self) -> Vec<PuzzleEntry> {
        self.set.track();
        let (kind, size) = (self.kind.get(), self.size.get().parse().unwrap_or(1));
        let level = self.level.with(|level| level_of(level)).unwrap_or(&LEVELS[0]);
        // The story of a round, from which a card follows, is not on paper.
        let is_chosen =
            |entry: &&PuzzleEntry| entry.others.is_empty() && (kind == ANY || entry.kind == kind);
        let of_kind: Vec<PuzzleEntry> =
            self.all.with_value(|all| all.iter().filter(is_chosen).cloned().collect());
        let mut chosen = drawn(&of_kind, level, size);
        sort_by_key(&mut chosen, |entry| entry.rating);
        chosen
    }

    /// The puzzles, and their answers.
    fn sheets(self) -> AnyView {
        let chosen = self.chosen.get();
        let wanted = untrack(|| self.size.get()).parse().unwrap_or(0);
        let less = (chosen.len() < wanted).then(|| texts::fewer(chosen.len()));
        let opened = chosen.iter().filter_map(|entry| Some((for_puzzle(entry)?, entry)));
        let (puzzles, answers): (Vec<AnyView>, Vec<AnyView>) = opened
            .map(|(active, entry)| {
                let puzzle = view! {
                    <li class="paper-puzzle">
                        <p><b>{question_of(self.id, &entry.kind)}</b></p>
                        {whole_position(&*active.game, entry.seat, texts::SEEN_BEFORE)}
                    </li>
                };
                let answer = view! { <li>{in_symbols(right_answer(&active, entry))}</li> };
                (puzzle.into_any(), answer.into_any())
            })
            .unzip();
        view! {
            <p class="notice" role="status">{less}</p>
            <ol class="paper-puzzles">{puzzles.into_iter().collect_any()}</ol>
            <section class="paper-answers" class:shown=flag(move || self.answers.get())>
                <h2>{texts::ANSWERS.as_str()}</h2>
                <ol>{answers.into_iter().collect_any()}</ol>
            </section>
        }
        .into_any()
    }
}

fn pick(
    name: &'static str,
    title: &'static str,
    values: Vec<(String, String)>,
    chosen: RwSignal<String>,
) -> AnyView {
    let choose = move |value: String| chosen.set(value);
    let forbidden = Signal::derive(Vec::new);
    view! { <Pick name title explanation="" values chosen=chosen.into() choose forbidden/> }
        .into_any()
}
