//! Comparison of all answers and of the best possible one.

use leptos::prelude::*;

use crate::i18n::common;
use crate::i18n::joined::paragraph;
use crate::table::{AnswerList, AnswerRow, Scene};
use crate::ui::card::Picture;
use crate::ui::erased::{CollectAny, on, part};

use super::card_buttons::focus_hand_soon;
use super::state::TableState;
use super::{expression_texts, texts};

/// Answers that have not been read.
#[derive(Clone, Copy)]
pub(super) struct AnswersState {
    latest: Memo<Option<AnswerList>>,
    read: RwSignal<Option<AnswerList>>,
}

impl AnswersState {
    /// The answers in a scene. A tutorial explains the answers itself, so it shows none.
    pub(super) fn new(scene: Memo<Scene>, is_guided: bool) -> AnswersState {
        let latest =
            Memo::new(move |_| scene.with(|scene| scene.answers.clone().filter(|_| !is_guided)));
        AnswersState { latest, read: RwSignal::new(None) }
    }

    fn open(self) -> Option<AnswerList> {
        self.latest.get().filter(|latest| self.read.with(|read| Some(latest) != read.as_ref()))
    }

    fn close(self) {
        self.read.set(self.latest.get_untracked());
    }
}

/// Announces new answers, and closes them when the person answers again. The match does not wait for the panel.
/// Answers from before count as read, unless another person had the device meanwhile.
pub(super) fn follow_answers(table: TableState) {
    let state = table.derived.answers;
    let alone = table.names().you.is_some();
    state.read.set(state.latest.get_untracked().filter(|_| alone));
    let open = Memo::new(move |_| state.open());
    Effect::new(move |_| {
        if let Some(review) = open.get() {
            let best = review.rows.iter().find(|row| row.seat.is_none());
            let best = best.map(|row| expression_texts::best_possible(&row.line, &row.says));
            let words = paragraph(best.into_iter().chain([review.says]));
            // The cards of the next task may be on the table already, so the title names the task.
            table.say([common::labelled(&*review.title, &*words)]);
        }
    });
    let mine = Memo::new(move |_| {
        table.game.active.with(|active| {
            let closes = |actor| table.game.mode.is_replay() || actor == Some(table.me());
            active.game.actors().into_iter().filter(|actor| closes(*actor)).count()
        })
    });
    Effect::new(move |before: Option<(usize, bool)>| {
        // The person's answer that ended the task has opened the panel. Their next answer closes it.
        let (mine, is_open) = (mine.get(), open.with_untracked(Option::is_some));
        if before.is_some_and(|(before, was_open)| before < mine && was_open && is_open) {
            state.close();
        }
        (mine, is_open)
    });
}

/// The panel, in the side panel or, where that is not beside the table, over the board. It opens when there are new
/// answers, and stays until it is closed.
#[component]
pub(super) fn Answers(table: TableState, in_side_panel: bool) -> impl IntoView {
    let state = table.derived.answers;
    let is_here =
        Memo::new(move |_| table.due().is_empty() && table.panel.is_open_beside() == in_side_panel);
    part(move || {
        is_here.get().then(|| state.open()).flatten().map(|review| {
            let AnswerList { title, cards, rows, says } = review;
            view! {
                <section class="answers" aria-labelledby="answers-title">
                    <header>
                        <h2 id="answers-title">{title}</h2>
                        <div class="asked">
                            {cards.into_iter().map(|card| view! { <Picture card/> }).collect_any()}
                        </div>
                        <button class="button plain icon" aria-label=texts::CLOSE.as_str() on:click=on(move |_| {
                            state.close();
                            focus_hand_soon(table);
                        })>
                            "×"
                        </button>
                    </header>
                    <ul role="list">{rows.into_iter().map(|row| answer(table, row)).collect_any()}</ul>
                    <p>{says}</p>
                </section>
            }
        })
    })
}

fn answer(table: TableState, row: AnswerRow) -> AnyView {
    let who = match row.seat {
        Some(seat) => table.names().of(seat).to_owned(),
        None => expression_texts::BEST_POSSIBLE.into(),
    };
    view! {
        <li class:best=row.is_best class:missed=row.seat.is_none()>
            <span class="who">{who}</span>
            <span class="how">{row.line}</span>
            <b>{row.says}</b>
        </li>
    }
    .into_any()
}
