//! What interrupts a match between devices: somebody is gone, a proposal, the end, or a reason why something failed.

use leptos::prelude::*;

use crate::friends::message::Choice;
use crate::friends::room::{Ending, Wish};
use crate::ui::components::symbols::in_symbols;
use crate::ui::erased::{on, part, part_while, text};
use crate::ui::friends::texts;

use super::room_table::{RoomTable, names_of};

/// The notices of a table.
pub(super) fn notices(devices: RoomTable) -> AnyView {
    let refused = devices.room.with_value(|room| RwSignal::from(room.signals.refused.clone()));
    view! {
        <section class="friends-notices">
            {part(move || decision(devices))}
            {part(move || ending(devices))}
            {part_while(move || refused.with(|why| !why.is_empty()), move || view! {
                <p class="notice" role="alert">{text(move || refused.get())}</p>
            })}
        </section>
    }
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
            (texts::cheated(&*who(device)), texts::cheated_at(step, &*what))
        }
        Some(Ending::Unexplained(step, what)) => {
            (texts::UNEXPLAINED.into(), texts::unexplained_at(step, &*what))
        }
    };
    let cards = game.cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let cards = in_symbols(cards);
    view! {
        <details class="checked">
            <summary>{heading}</summary>
            <p>{why}</p>
            <p>{texts::SAME_CARDS.as_str()} " " <b>{cards}</b></p>
        </details>
    }
    .into_any()
}
