//! What is left to be chosen: which of several moves, or what is written for a card.

use leptos::prelude::*;

use super::desk::{Choice, Desk, ME};
use super::zone::focus_hand_soon;
use crate::games::Handle;
use crate::ui::bind::{CollectAny, on, part};
use crate::ui::focus_first;

/// As many buttons stand beside the hand; more of them lie over it.
pub(super) const BESIDE_THE_HAND: usize = 3;

/// A panel over the hand while something is to be chosen.
#[component]
pub(super) fn Choices(desk: Desk) -> impl IntoView {
    let open = Memo::new(move |_| {
        if let Some(choice) = desk.choice.get() {
            return Some((choice, true));
        }
        let buttons = desk.buttons();
        (buttons.len() > BESIDE_THE_HAND).then_some((Choice::Moves(buttons), false))
    });
    Effect::new(move |_| {
        if open.with(Option::is_some) {
            request_animation_frame(|| focus_first(".choices button"));
        }
    });
    part(move || {
        open.get().map(|(choice, may_cancel)| {
            let buttons = match choice {
                Choice::Moves(moves) => {
                    moves.into_iter().map(|handle| move_button(desk, handle)).collect_any()
                }
                Choice::Words(words) => {
                    let button = |word: crate::table::Word| {
                        let write = move |_| desk.write(&word.text);
                        view! { <button class="button" on:click=on(write)>{word.label}</button> }
                            .into_any()
                    };
                    words.into_iter().map(button).collect_any()
                }
            };
            view! {
                <section class="choices" aria-label="Choose">
                    {buttons}
                    {may_cancel.then(|| view! {
                        <button class="button plain" on:click=on(move |_| {
                            desk.lay_down();
                            focus_hand_soon();
                        })>"Cancel"</button>
                    })}
                </section>
            }
        })
    })
}

fn move_button(desk: Desk, handle: Handle) -> AnyView {
    let Handle { text, label, gesture, .. } = handle;
    let words = if gesture.choice.is_empty() { label } else { gesture.choice };
    let play = move |_| {
        desk.play(ME, &text);
        focus_hand_soon();
    };
    view! { <button class="button" on:click=on(play)>{words}</button> }.into_any()
}
