//! What interrupts a match between devices: somebody is gone, a proposal, the end, or a reason why something failed.

use leptos::prelude::*;

use crate::friends::message::Choice;
use crate::friends::room::{Ending, PersonShown, Presence, Wish};
use crate::ui::components::symbols::{in_symbols, row_of};
use crate::ui::erased::{on, part, part_while};
use crate::ui::friends::by_codes::by_codes;
use crate::ui::friends::texts;
use crate::ui::friends::words::{fault, refusal};

use super::room_table::{RoomTable, names_of};

/// The notices of a table.
pub(super) fn notices(devices: RoomTable) -> AnyView {
    let refused = devices.room.with_value(|room| RwSignal::from(room.signals.refused.clone()));
    view! {
        <section class="friends-notices">
            {part(move || decision(devices))}
            {part(move || connecting(devices))}
            {part(move || refused.get().map(|why| refusal(&why)))}
        </section>
        {part(move || ending(devices))}
    }
    .into_any()
}

/// The way to connect again where people carry codes.
fn connecting(devices: RoomTable) -> AnyView {
    let (direct, code, is_by_codes) = devices.room.with_value(|room| {
        let (direct, code) = (room.signals.direct.clone(), room.signals.code.clone());
        (RwSignal::from(direct), RwSignal::from(code), room.is_by_codes())
    });
    let is_silent = |device: &PersonShown| device.presence == Presence::Silent;
    let is_apart = Memo::new(move |_| {
        let is_alone = devices.of_game(|game| game.devices.iter().any(is_silent)) == Some(true);
        code.with(Option::is_some) || is_by_codes && (direct.get() == 0 || is_alone)
    });
    part_while(
        move || is_apart.get(),
        move || {
            view! {
                <details class="notice" open>
                    <summary>{texts::CONNECT_AGAIN.as_str()}</summary>
                    {devices.room.with_value(|room| by_codes(room, String::new()))}
                </details>
            }
        },
    )
    .into_any()
}

/// Ways to go on without those who are gone.
fn decision(devices: RoomTable) -> AnyView {
    let Some(game) = devices.game().filter(|game| game.ending.is_none()) else {
        return ().into_any();
    };
    let vote = |choice: Choice, words: String, is_primary: bool| {
        let vote = on(move |_| devices.wish(Wish::Vote(choice)));
        view! { <button class="button" class:primary=is_primary on:click=vote>{words}</button> }
    };
    if let Some(proposal) = &game.proposal {
        let who = names_of(&game, &[proposal.by]);
        let words = match proposal.ends {
            true => texts::proposes_end(&*who),
            false => texts::proposes_anew(&*who),
        };
        let choice = if proposal.ends { Choice::End } else { Choice::Redeal };
        let is_mine = proposal.by == game.me;
        return view! {
            <div class="notice" role="alert">
                <p>{if is_mine { texts::YOU_PROPOSE.into() } else { words }}</p>
                {(!is_mine && !proposal.gone.contains(&game.me)).then(|| view! {
                    <p class="actions">{vote(choice, texts::AGREE.into(), true)}</p>
                })}
            </div>
        }
        .into_any();
    }
    let is_needed = |device: &u8| game.waits.as_ref().is_some_and(|(on, _)| on.contains(device));
    if !game.gone.iter().any(is_needed) {
        return ().into_any();
    }
    let can_deal = game.devices.len() > game.gone.len() + 1;
    view! {
        <div class="notice" role="alert">
            <p>{texts::is_gone(&*names_of(&game, &game.gone))}</p>
            <p class="actions">
                {can_deal.then(|| vote(Choice::Redeal, texts::DEAL_ANEW.into(), true))}
                {vote(Choice::End, texts::END_MATCH.into(), false)}
            </p>
        </div>
    }
    .into_any()
}

/// How the match ended, and what was checked.
fn ending(devices: RoomTable) -> AnyView {
    let Some(game) = devices.game() else { return ().into_any() };
    let who = |device: u8| names_of(&game, &[device]);
    let (heading, why) = match game.ending.clone() {
        None => return ().into_any(),
        Some(Ending::Finished) => (texts::CHECKED.into(), texts::checked_why(game.rounds)),
        Some(Ending::Ended) => (texts::ENDED.into(), texts::ENDED_WHY.into()),
        Some(Ending::LeftOut) => (texts::LEFT_OUT.into(), texts::LEFT_OUT_WHY.into()),
        Some(Ending::Cheated(device, step, what)) => {
            (texts::cheated(&*who(device)), texts::cheated_at(step, fault(&what).as_str()))
        }
        Some(Ending::Unexplained(step, what)) => {
            (texts::UNEXPLAINED.into(), texts::unexplained_at(step, fault(&what).as_str()))
        }
    };
    let cards = in_symbols(row_of(game.cards));
    view! {
        <details class="checked">
            <summary>{heading}</summary>
            <p>{why}</p>
            <p>{texts::SAME_CARDS.as_str()} " " <b>{cards}</b></p>
        </details>
    }
    .into_any()
}
