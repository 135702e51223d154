//! The tutorial at the table: a round with explanations, and one move that continues it.

use gloo_timers::callback::Timeout;
use js_sys::futures::spawn_local;
use leptos::prelude::*;

use crate::engine::seat::Seat;
use crate::games;
use crate::i18n::direction::with_formulas;
use crate::table::tutorial::{LEARNER, Tutorial, TutorialStep};
use crate::ui::active_match::{ActiveMatch, is_learned, note_learned};
use crate::ui::erased::{after_frame, flag, on, part, part_while, text};
use crate::ui::focus::{blur, focus_heading, focus_if_lost};
use crate::ui::platform::language::fetch_translated;
use crate::ui::prefs::Prefs;
use crate::ui::storage::tutorial_store;

use super::card_buttons::focus_hand_soon;
use super::mode::Mode;
use super::player_panel::Badges;
use super::state::TableState;
use super::{Icon, Table, texts};

/// First word of a move that the learner is to write as a line.
const WRITE: &str = "write ";

/// State of a tutorial.
#[derive(Clone, Copy)]
pub(super) struct TutorialState {
    tutorial: StoredValue<Tutorial>,
    at: RwSignal<usize>,
    /// Whether the learner has tried another move than the expected one.
    strayed: RwSignal<bool>,
}

impl TutorialState {
    /// A tutorial of which some steps are done.
    fn new(tutorial: Tutorial, done: usize) -> TutorialState {
        TutorialState {
            tutorial: StoredValue::new(tutorial),
            at: RwSignal::new(done),
            strayed: RwSignal::new(false),
        }
    }

    fn step(self) -> Option<TutorialStep> {
        let at = self.at.get();
        self.tutorial.with_value(|tutorial| tutorial.steps.get(at).cloned())
    }

    /// The move that the learner is to make. Empty if there is none.
    pub(super) fn asked(self) -> String {
        match self.step() {
            Some(TutorialStep::Ask(_, mv)) => mv,
            _ => String::new(),
        }
    }

    /// Whether the learner is to write a line.
    pub(super) fn asks_to_write(self) -> bool {
        self.asked().starts_with(WRITE)
    }

    /// Whether the tutorial allows this move. For a written line, any line with the same result is allowed.
    pub(super) fn allows(self, active: &ActiveMatch, seat: Seat, mv: &str) -> bool {
        if seat != LEARNER {
            return true;
        }
        let asked = untrack(|| self.asked());
        let game = &*active.game;
        let fits = match asked.strip_prefix(WRITE) {
            Some(line) => {
                let asked = game.parse_input(LEARNER, line).line;
                asked.is_ok_and(|asked| game.is_same_answer(LEARNER, &asked.mv, mv))
            }
            None => asked == mv,
        };
        self.strayed.set(!fits);
        fits
    }

    pub(super) fn advance(self) {
        self.strayed.set(false);
        self.at.update(|at| *at += 1);
    }

    /// Number of the current step, from 1, and number of all steps. Only steps that the learner reads or plays count.
    fn progress(self) -> (usize, usize) {
        let at = self.at.get();
        self.tutorial.with_value(|tutorial| {
            let is_read =
                |step: &&TutorialStep| matches!(step, TutorialStep::Say(_) | TutorialStep::Ask(..));
            let all = tutorial.steps.iter().filter(is_read).count();
            (tutorial.steps.iter().take(at).filter(is_read).count().min(all - 1) + 1, all)
        })
    }
}

/// Plays the moves of the other seats, shows the learner's move as a hint, and saves the progress.
pub(super) fn drive(table: TableState, guide: TutorialState) {
    Effect::new(move |_| {
        let step = guide.step();
        let now = guide.at.get_untracked();
        let later = move || {
            // The page may have been left meanwhile.
            match step {
                _ if guide.at.try_get_untracked() != Some(now) => {}
                Some(TutorialStep::Play(seat, mv)) => table.play(seat, &mv),
                Some(TutorialStep::Deal) => {
                    table.deal();
                    guide.advance();
                }
                Some(TutorialStep::Say(_) | TutorialStep::Ask(..)) | None => {}
            }
        };
        Timeout::new(table.pace(), later).forget();
    });
    Effect::new(move |_| {
        let at = guide.at.get();
        table.game.active.with(|active| {
            let game = &*active.game;
            guide
                .tutorial
                .with_value(|tutorial| tutorial_store::save(game.info().id, tutorial, at, game));
        });
    });
    Effect::new(move |_| {
        table.status.hint.set(table.derived.moves.with(|offered| offered.first().cloned()));
    });
}

/// The page of a tutorial.
#[component]
pub(in crate::ui) fn Learn(id: String) -> impl IntoView {
    let Some(game) = games::find_game(&id) else {
        return ().into_any();
    };
    let id = game.info().id;
    let prefs = expect_context::<RwSignal<Prefs>>();
    // `None` while the tutorial is being loaded, `Some(None)` if that failed.
    let loaded: RwSignal<Option<Option<Tutorial>>> = RwSignal::new(None);
    spawn_local(async move {
        let text = fetch_translated(&format!("{id}.tutorial")).await;
        loaded.try_set(Some(text.and_then(|text| Tutorial::parse(&text).ok())));
    });
    part(move || {
        let tutorial = loaded.get()?;
        focus_heading();
        let table = tutorial.and_then(|tutorial| {
            let mut active = ActiveMatch::to_learn(&*games::find_game(id)?, &tutorial)?;
            let mut done = 0;
            if let Some((steps, game)) = tutorial_store::load(id, &tutorial) {
                (done, active.game) = (steps, game);
            }
            let guide = TutorialState::new(tutorial, done);
            let table = TableState::new(active, prefs, Mode::Tutorial(guide), RwSignal::new(false));
            Some(view! { <Table table id/> }.into_any())
        });
        Some(table.unwrap_or_else(|| no_tutorial(id)))
    })
    .into_any()
}

/// Shown if the tutorial could not be loaded.
fn no_tutorial(id: &'static str) -> AnyView {
    view! {
        <main class="page">
            <h1 tabindex="-1">{texts::TUTORIAL.as_str()}</h1>
            <p role="alert">{texts::NO_TUTORIAL.as_str()}</p>
            <div class="actions">
                <a class="button primary" href=format!("#/play/{id}")>{texts::PLAY_NOW.as_str()}</a>
                <a class="button" href="#/">{texts::ALL_GAMES.as_str()}</a>
            </div>
        </main>
    }
    .into_any()
}

/// The explanation, and the buttons to continue. It replaces the prompt, and shows the badges of the table as the
/// prompt does. Every button has its place in all steps.
#[component]
pub(super) fn Coach(table: TableState, guide: TutorialState, id: &'static str) -> impl IntoView {
    let says = move || match guide.step() {
        Some(TutorialStep::Say(says) | TutorialStep::Ask(says, _)) => with_formulas(&says),
        _ => texts::WATCH.into(),
    };
    let waits = Memo::new(move |_| matches!(guide.step(), Some(TutorialStep::Say(_))));
    let is_last = Memo::new(move |_| {
        let (step, steps) = guide.progress();
        waits.get() && step == steps
    });
    // The buttons change with the step, and the focused one may disappear.
    Effect::new(move |_| {
        waits.track();
        if is_last.get() {
            after_frame(|| focus_if_lost(&[".tutorial .primary"]));
        }
        focus_hand_soon(table);
    });
    let skip = move |_| tutorial_store::forget(id);
    let finish = move |_| {
        note_learned(id);
        tutorial_store::forget(id);
    };
    let go_on = move |_| {
        guide.advance();
        if !waits.get_untracked() {
            // The button is about to be disabled.
            blur();
            focus_hand_soon(table);
        }
    };
    view! {
        <section class="tutorial" aria-label=texts::TUTORIAL.as_str()>
            <p class="tutorial-says" role="status">{text(says)}</p>
            {part_while(move || guide.strayed.get(), || view! {
                <p class="notice" role="status">{texts::STRAYED.as_str()}</p>
            })}
            <div class="tutorial-actions">
                {part_while(move || is_last.get(), move || view! {
                    <a class="button plain" href=format!("#/rules/{id}")>{texts::RULES.as_str()}</a>
                })}
                <span class="quiet">{text(move || {
                    let (step, steps) = guide.progress();
                    texts::step_of(step, steps)
                })}</span>
                <p class="badges"><Badges table seat=None/></p>
                {part_while(move || !is_last.get(), move || view! {
                    <a class="button plain" href=format!("#/play/{id}") on:click=on(skip)>{texts::SKIP.as_str()}</a>
                })}
                {part(move || match is_last.get() {
                    true => view! {
                        <a class="button primary" href=format!("#/play/{id}") on:click=on(finish)>
                            {texts::PLAY_NOW.as_str()}
                        </a>
                    }
                    .into_any(),
                    false => view! {
                        <button class="button primary" data-single="true"
                            disabled=flag(move || !waits.get()) on:click=on(go_on)>
                            {texts::GO_ON.as_str()}
                        </button>
                    }
                    .into_any(),
                })}
            </div>
        </section>
    }
}

/// From this number of seats, the tutorial is not offered: on a phone, the cards need all the room.
const CROWD: u8 = 5;

/// Offers the tutorial to people who do not know the game yet. The offer ends when they accept it, decline it or play
/// a move.
#[component]
pub(super) fn Offer(table: TableState, id: &'static str) -> impl IntoView {
    let is_crowd = table.game.active.with_untracked(|active| active.game.seats() >= CROWD);
    let open = RwSignal::new(!is_crowd && !is_learned(id));
    let is_wanted = move || open.get() && !table.can_undo();
    let refuse = move |_| {
        note_learned(id);
        open.set(false);
        focus_hand_soon(table);
    };
    part_while(is_wanted, move || {
        view! {
            <aside class="offer">
                <p>{texts::OFFER.as_str()}</p>
                <a class="button" href=format!("#/tutorial/{id}")>{texts::TUTORIAL.as_str()}</a>
                <button class="button plain icon" aria-label=texts::NO_THANKS.as_str() on:click=on(refuse)>
                    <Icon path="M7 7l10 10M17 7 7 17"/>
                </button>
            </aside>
        }
    })
}
