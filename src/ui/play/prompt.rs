//! The prompt: whose turn it is, and what the player can do.

use leptos::prelude::*;

use crate::engine::game::Turn;
use crate::ui::components::symbols::in_symbols;
use crate::ui::erased::{flag, on, part, part_while, text};

use super::bot_turns;
use super::card_buttons::focus_hand_soon;
use super::clock::ClockFace;
use super::player_panel::Badges;
use super::standing_mark::StandingMark;
use super::state::TableState;
use super::texts;

/// Whose turn it is, and the prompt.
#[component]
pub(super) fn Prompt(table: TableState) -> impl IntoView {
    let me = table.me();
    let can_move =
        move || table.friends().is_none_or(|friends| friends.with(|them| them.can_move(me)));
    let mine = move || table.turn().is_of(me) && can_move();
    let your_turn = match table.names() {
        names if names.you.is_none() => names.name(me).to_owned(),
        _ => texts::YOUR_TURN.into(),
    };
    let expected = Memo::new(move |_| {
        if let Some(offered) = table.status.hint.get() {
            return texts::hint(&offered.label);
        }
        match table.turn() {
            Turn::ToMove(seats) if seats.contains(me) && can_move() => {
                table.derived.scene.with(|scene| scene.prompt.clone())
            }
            Turn::ToMove(seats) => {
                let names = table.names();
                let other = seats.iter().find(|seat| *seat != me);
                texts::is_playing(other.map_or("", |seat| names.name(seat)))
            }
            Turn::RoundOver => table.round_is_over(),
            Turn::Over(_) => texts::MATCH_IS_OVER.into(),
        }
    });
    let explains = move || {
        table.status.hint.with(Option::is_some) && !table.status.because.with(String::is_empty)
    };
    let waits = Memo::new(move |_| table.friends()?.with(|them| them.waits_for()));
    let below = move || match waits.get() {
        _ if explains() => table.status.because.get(),
        Some(words) => words,
        None => table.last_words(),
    };
    view! {
        <div class="prompt" class:mine=flag(mine)>
            <p class="expected">
                {part_while(mine, move || view! { <span class="your-turn">{your_turn.clone()}</span> })}
                {part(move || in_symbols(expected.get()))}
                {part_while(move || table.status.pending.with(Option::is_some), || view! {
                    <span class="skip-wait" aria-hidden="true">{texts::TAP_TO_SKIP.as_str()}</span>
                })}
                <ClockFace table/>
            </p>
            <p class="badges"><Badges table seat=None/> <StandingMark table/></p>
            // Of a long story the end can always be read.
            <p class="last-move" class:reason=flag(explains)><span>{text(below)}</span></p>
            {part_while(move || table.status.trouble.with(|words| !words.is_empty()), move || view! {
                <p class="notice">{text(move || table.status.trouble.get())}</p>
            })}
            {part_while(move || table.status.bots_failed.get(), move || view! {
                <p class="notice">
                    {texts::BOTS_FAILED.as_str()} " "
                    <button class="button" on:click=on(move |_| {
                        bot_turns::try_again(table);
                        focus_hand_soon(table);
                    })>
                        {texts::TRY_AGAIN.as_str()}
                    </button>
                </p>
            })}
        </div>
    }
}
