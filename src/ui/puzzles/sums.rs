//! A sprint of sums: choose the cards that make a number, ten times.

use leptos::prelude::*;

use crate::cards::rng::{Rng, Seed};
use crate::games;
use crate::i18n::Text;
use crate::puzzles::Sum;
use crate::saves::solving::run::{QUESTIONS, RunKind};
use crate::ui::active_match::random_seed;
use crate::ui::card::picture;
use crate::ui::components::header::PageHeader;
use crate::ui::erased::{CollectAny, after_frame, flag, on, part_while, text};
use crate::ui::focus::focus_first;
use crate::ui::play::texts::START_OVER;

use super::puzzle_page::{BACK, message};
use super::sprint_clock::SprintClock;
use super::texts;

/// A level of sums.
pub(super) struct SumLevel {
    /// Its name in addresses.
    pub(super) id: &'static str,
    /// Its name in the progress.
    name: &'static str,
    pub(super) title: Text,
    /// From how many cards to choose, in turn.
    cards: &'static [usize],
}

/// The levels, the easiest first.
pub(super) const LEVELS: [SumLevel; 3] = [
    SumLevel { id: "easy", name: "sums easy", title: texts::EASY, cards: &[5] },
    SumLevel { id: "medium", name: "sums medium", title: texts::MEDIUM, cards: &[6, 7] },
    SumLevel { id: "all", name: "sums all", title: texts::ALL, cards: &[5, 6, 7, 8] },
];

/// Sums of a game and a level. The questions follow from a seed, so that a reload asks the same.
#[component]
pub(in crate::ui) fn SumsPage(id: String, level: String) -> impl IntoView {
    let level = LEVELS.iter().find(|known| known.id == level);
    let Some((game, level)) = games::find_game(&id).zip(level) else {
        return message(texts::NO_SUCH_PAGE.as_str(), None);
    };
    let id = game.info().id;
    let of = move |questions: &[String]| sums_of(id, level, questions);
    let draw = || vec![random_seed().to_string()];
    if of(&draw()).is_none() {
        return message(&texts::no_sums(game.info().title), None);
    }
    let can_ask = move |questions: &[String]| of(questions).is_some();
    let clock = SprintClock::open(RunKind::Sums, id, level.id, level.name, can_ask, Box::new(draw));
    clock.page(move |clock| {
        let sums = sums_of(id, level, &clock.questions()).unwrap_or_default();
        match sums.into_iter().nth(clock.at()) {
            Some(sum) => question(sum, clock),
            None => message(texts::NOT_LOADED.as_str(), Some(clock.again_button())),
        }
    })
}

/// The sums that follow from the seed of the run. `None` if the game has no sums.
fn sums_of(id: &str, level: &SumLevel, questions: &[String]) -> Option<Vec<Sum>> {
    let seed: Seed = questions.first()?.parse().ok()?;
    let mut rng = Rng::new(seed, 0);
    let (cards, puzzles) = (level.cards, games::find_puzzles(id)?);
    (0..QUESTIONS).map(|at| puzzles.sum(cards[at % cards.len()], &mut rng)).collect()
}

/// The cards of a sum that are chosen, and whether they were right.
#[derive(Clone, Copy)]
struct SumState {
    sum: StoredValue<Sum>,
    /// The places of the fewest cards that make the number.
    right: StoredValue<Vec<usize>>,
    chosen: RwSignal<Vec<usize>>,
    answer: RwSignal<Option<bool>>,
}

fn question(sum: Sum, clock: SprintClock) -> AnyView {
    clock.ask();
    let state = SumState {
        sum: StoredValue::new(sum.clone()),
        right: StoredValue::new(sum.solution().unwrap_or_default()),
        chosen: RwSignal::new(Vec::new()),
        answer: RwSignal::new(None),
    };
    let is_open = move || state.answer.get().is_none();
    let asks = match sum.chosen {
        Some(count) => texts::choose_sum(count, sum.target),
        None => texts::choose_sum_from(sum.start, sum.target),
    };
    view! {
        <PageHeader/>
        <main class="page sums">
            <h1 tabindex="-1">{texts::make(sum.target)}</h1>
            <p class="quiet">{text(move || clock.standing())}</p>
            <p class="lead">{asks}</p>
            <div class="sum-cards">{(0..sum.cards.len()).map(|at| card(state, at)).collect_any()}</div>
            <p class="lead" role="status">{text(move || state.says())}</p>
            <p class="actions">
                {part_while(is_open, move || view! {
                    <button class="button primary" on:click=on(move |_| state.check(clock))
                        disabled=flag(move || state.chosen.with(Vec::is_empty))>{texts::CHECK.as_str()}</button>
                })}
                {part_while(move || !is_open(), move || view! {
                    <button class="button primary next" on:click=on(move |_| clock.go_on())>{texts::NEXT.as_str()}</button>
                })}
                {clock.can_restart().then(|| view! {
                    <button class="button plain" on:click=on(move |_| clock.restart())>
                        {START_OVER.as_str()}
                    </button>
                })}
                <a class="button plain" href=BACK>{texts::ALL_PUZZLES.as_str()}</a>
            </p>
        </main>
    }
    .into_any()
}

/// A card with its value. Pressing it chooses it, or no longer.
fn card(state: SumState, at: usize) -> AnyView {
    let (card, value) = state.sum.with_value(|sum| sum.cards[at]);
    let is_chosen = move || state.chosen.with(|chosen| chosen.contains(&at));
    let is_right = state.right.with_value(|right| right.contains(&at));
    let toggle = on(move |_| {
        if state.answer.with_untracked(Option::is_none) {
            state.chosen.update(|chosen| match chosen.iter().position(|other| *other == at) {
                Some(place) => drop(chosen.remove(place)),
                None => chosen.push(at),
            });
        }
    });
    let pressed = move || if is_chosen() { "true" } else { "false" };
    view! {
        <button class="sum-card" aria-pressed=text(pressed) on:click=toggle
            class:right=flag(move || state.answer.get() == Some(false) && is_right)>
            {picture(card, Some(card.name()))}
            <b>{value}</b>
        </button>
    }
    .into_any()
}

impl SumState {
    fn check(self, clock: SprintClock) {
        let chosen = self.chosen.get_untracked();
        let is_right = self.sum.with_value(|sum| sum.is_made_by(&chosen));
        self.answer.set(Some(is_right));
        clock.answer(is_right, &[self.right.with_value(Vec::len).to_string()]);
        after_frame(|| focus_first(".sums .next"));
    }

    /// The verdict, or nothing while the cards are being chosen: adding them up is the question.
    fn says(self) -> String {
        let Some(is_right) = self.answer.get() else { return String::new() };
        if is_right {
            return texts::RIGHT.into();
        }
        self.sum.with_value(|sum| {
            let all = self
                .chosen
                .with_untracked(|chosen| chosen.iter().map(|at| sum.cards[*at].1).sum::<i32>());
            let right = self.right.get_value();
            let right: Vec<String> = right.iter().map(|at| sum.cards[*at].1.to_string()).collect();
            texts::sum_wrong(sum.start + all, &*right.join(" + "))
        })
    }
}
