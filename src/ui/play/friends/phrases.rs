//! Phrases: what people at different devices say to each other.

use leptos::prelude::*;

use crate::engine::game::Turn;
use crate::engine::seat::Seat;
use crate::friends::room::{self, Wish};
use crate::i18n::Text;
use crate::ui::erased::{CollectAny, on, part, part_while, text};
use crate::ui::friends::texts;
use crate::ui::play::state::TableState;
use crate::ui::play::{Icon, ToolWord};

use super::room_table::{RoomTable, awaited};

/// What the device of a seat has said last, beside the name of its first seat. It fades after some seconds.
pub(super) fn speech_bubble(devices: RoomTable, seat: Seat) -> AnyView {
    let said = Memo::new(move |_| {
        devices.shown.with(|shown| {
            let shown = shown.as_ref()?;
            let device = *shown.game.as_ref()?.holders.get(usize::from(seat.0))?;
            let first = shown.game.as_ref()?.holders.iter().position(|holder| *holder == device);
            let said = shown.said.iter().rev().find(|said| said.device == Some(device))?;
            (first == Some(usize::from(seat.0))).then_some((said.number, said.phrase))
        })
    });
    part(move || {
        let words = said.get().filter(|_| !devices.is_muted.get()).map(|(_, phrase)| {
            let phrase = phrase.and_then(|phrase| PHRASES.get(usize::from(phrase)));
            phrase.copied().unwrap_or(texts::IS_WAITING).as_str()
        });
        view! { <span class="speech" role="status">{words}</span> }.into_any()
    })
    .into_any()
}

/// The phrases, by their numbers in messages.
const PHRASES: [Text; room::PHRASES as usize] = [
    texts::PHRASE_HELLO,
    texts::PHRASE_LUCK,
    texts::PHRASE_WELL,
    texts::PHRASE_THANKS,
    texts::PHRASE_SORRY,
    texts::PHRASE_OOPS,
    texts::PHRASE_WOW,
    texts::PHRASE_CLOSE,
    texts::PHRASE_THINK,
    texts::PHRASE_MOMENT,
    texts::PHRASE_AGAIN,
    texts::PHRASE_BYE,
];

/// The menu of phrases, with a reminder for whoever is waited for.
pub(super) fn phrases(table: TableState, devices: RoomTable) -> AnyView {
    let is_waiting = Memo::new(move |_| {
        matches!(table.turn(), Turn::ToMove(_))
            && devices.of_game(|game| awaited(game).is_some()) == Some(true)
    });
    let say = move |wish: Wish| {
        devices.wish(wish);
        // The menu closes. Only a page without it has none.
        if let Ok(Some(menu)) = document().query_selector(".phrases[open]") {
            let _ = menu.remove_attribute("open");
        }
    };
    let mute = move |_| devices.is_muted.update(|is_muted| *is_muted = !*is_muted);
    let phrase = |(number, phrase): (u8, Text)| {
        let say = on(move |_| say(Wish::Phrase(number)));
        view! { <li><button class="button plain" on:click=say>{phrase.as_str()}</button></li> }
    };
    view! {
        <details class="phrases">
            <summary class="button plain icon" aria-label=texts::SAY.as_str() title=texts::SAY.as_str()>
                <Icon path="M4 5h16v11H9l-5 4z"/>
                <ToolWord word=texts::SAY/>
            </summary>
            <ul role="list">
                {part_while(move || is_waiting.get(), move || view! {
                    <li class="nudge">
                        <button class="button" on:click=on(move |_| say(Wish::Nudge))>{texts::NUDGE.as_str()}</button>
                    </li>
                })}
                {(0..).zip(PHRASES).map(phrase).collect_any()}
                <li><button class="button" on:click=on(mute)>{text(move || match devices.is_muted.get() {
                    true => texts::UNMUTE.as_str(),
                    false => texts::MUTE.as_str(),
                })}</button></li>
            </ul>
        </details>
    }
    .into_any()
}
