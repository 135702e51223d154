//! The panel for an open choice: one of several moves, or one of several strings for a card.

use leptos::ev::MouseEvent;
use leptos::prelude::*;

use crate::engine::place::Place;
use crate::svg::number::fixed1;
use crate::table::OfferedMove;
use crate::ui::components::symbols::{in_symbols, label_of};
use crate::ui::erased::{CollectAny, after_frame, flag, on, part, text};
use crate::ui::focus::focus_first;

use super::bot_turns;
use super::card_buttons::focus_hand_soon;
use super::state::{Choice, TableState, Warning};
use super::texts;

/// Maximum number of buttons beside the hand. If there are more, a panel shows them.
pub(super) const BESIDE_THE_HAND: usize = 3;

/// Height in pixels that a panel needs below the cards that were put down, or above the hand.
const ROOM: f64 = 190.0;
/// Distance in pixels between the panel and the cards.
const GAP: f64 = 10.0;

/// Position of the panel below the cards that were put down. `None` if there are none or there is no room below them.
fn beside_cards(table: TableState) -> Option<(f64, f64)> {
    let at = table.input.landed.with(|landed| landed.as_ref().map(|landed| landed.at))?;
    let (room, _) = table.input.zone_rects.with(|rooms| rooms.of(at))?;
    let (x, y) = (room.x + room.width / 2.0, room.y + room.height + GAP);
    (table.input.zone_rects.with(|rooms| rooms.board.height) - y > ROOM).then_some((x, y))
}

/// Distance of the panel from the lower edge of the board. It keeps clear of the hand, which a person wants to see
/// while choosing.
fn above_the_hand(table: TableState) -> Option<f64> {
    let hand = Place::hand(table.me());
    table.input.zone_rects.with(|rooms| {
        let (room, _) = rooms.of(hand)?;
        (room.y > ROOM).then_some(rooms.board.height - room.y + GAP)
    })
}

/// The choice that the panel offers, if any, and whether it can be cancelled.
pub(super) fn offered(table: TableState) -> Option<(Choice, bool)> {
    if let Some(choice) = table.input.choice.get() {
        return Some((choice, true));
    }
    let buttons = table.buttons();
    (buttons.len() > BESIDE_THE_HAND).then_some((Choice::Moves(buttons), false))
}

/// The panel of an open choice. It is below the cards that were put down, or else above the hand.
#[component]
pub(super) fn Choices(table: TableState, offer: Memo<Option<(Choice, bool)>>) -> impl IntoView {
    Effect::new(move |_| {
        if offer.with(Option::is_some) {
            after_frame(|| focus_first(".choices button"));
        }
    });
    // If there is no such length, the style sheet has its own.
    let pixels = move |of: fn(TableState) -> Option<f64>| {
        text(move || of(table).map_or_else(String::new, |length| format!("{}px", fixed1(length))))
    };
    part(move || {
        offer.get().map(|(choice, may_cancel)| {
            let asks = match &choice {
                Choice::Moves(moves) => Some(question(table, moves)),
                Choice::Words(..) => None,
                Choice::Warning(warning) => Some(warning_of(table, *warning)),
            };
            let label = asks.clone().map(|asks| label_of(&asks).unwrap_or(asks));
            let label = label.unwrap_or_else(|| texts::CHOOSE.into());
            let buttons = match choice {
                Choice::Moves(moves) => {
                    moves.into_iter().map(|offered| move_button(table, offered)).collect_any()
                }
                Choice::Warning(warning) => vec![labelled_button(
                    match warning {
                        Warning::Undo => texts::TAKE_BACK.into(),
                        Warning::Hint => texts::HINT.into(),
                    },
                    move |_| {
                        table.clear_input();
                        match warning {
                            Warning::Undo => table.undo_now(),
                            Warning::Hint => bot_turns::find_hint_now(table),
                        }
                        focus_hand_soon(table);
                    },
                )],
                Choice::Words(words, instead_of) => {
                    let button = |word: crate::table::InputChoice| {
                        let write = move |_| {
                            table.write(&word.text, instead_of);
                            focus_hand_soon(table);
                        };
                        labelled_button(word.label, write)
                    };
                    words.into_iter().map(button).collect_any()
                }
            };
            view! {
                <section
                    class="choices" class:beside=flag(move || beside_cards(table).is_some())
                    style=("--x", pixels(|table| Some(beside_cards(table)?.0))) style=("--y", pixels(|table| Some(beside_cards(table)?.1)))
                    style=("--up", pixels(above_the_hand))
                    aria-label=label
                >
                    {asks.map(|words| view! { <p class="asked-for">{in_symbols(words)}</p> })}
                    {buttons}
                    {may_cancel.then(|| view! {
                        <button class="button plain" on:click=on(move |_| {
                            table.clear_input();
                            focus_hand_soon(table);
                        })>{texts::CANCEL.as_str()}</button>
                    })}
                </section>
            }
        })
    })
}

/// What there is to choose. Without a question of its own it is the prompt, which the panel covers.
fn question(table: TableState, moves: &[OfferedMove]) -> String {
    match moves.first().map(|offered| offered.gesture.question.as_str()) {
        Some(question) if !question.is_empty() => question.to_owned(),
        _ => table.derived.scene.with_untracked(|scene| scene.prompt.clone()),
    }
}

/// What happens to the match.
fn warning_of(table: TableState, warning: Warning) -> String {
    let is_daily = table.game.active.with_untracked(|active| active.daily().is_some());
    let words = match warning {
        Warning::Undo if is_daily => texts::UNDO_ENDS_DAILY,
        Warning::Undo => texts::UNDO_ENDS_COUNTING,
        Warning::Hint => texts::HINT_IS_TOLD,
    };
    words.into()
}

fn move_button(table: TableState, offered: OfferedMove) -> AnyView {
    let OfferedMove { text, label, gesture, .. } = offered;
    let words = if gesture.choice.is_empty() { label } else { gesture.choice };
    let play = move |_| {
        table.play(table.me(), &text);
        focus_hand_soon(table);
    };
    labelled_button(words, play)
}

fn labelled_button(label: String, press: impl Fn(MouseEvent) + 'static) -> AnyView {
    let name = label_of(&label);
    view! { <button class="button" aria-label=name on:click=on(press)>{label}</button> }.into_any()
}
