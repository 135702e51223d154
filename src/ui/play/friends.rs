//! A table with friends at other devices: moves go to the room, and steps come from there.

use std::rc::Rc;

use js_sys::futures::spawn_local;
use leptos::prelude::*;

use crate::engine::game::Turn;
use crate::engine::seat::{Seat, SeatSet};
use crate::friends::message::Choice;
use crate::friends::room::{self, Awaited, Ending, MatchShown, Presence, RoomShown, Wish};
use crate::games;
use crate::i18n::Text;
use crate::saves::saved_match::Player;
use crate::ui::active_match::ActiveMatch;
use crate::ui::components::symbols::in_symbols;
use crate::ui::erased::{CollectAny, on, part, part_while, text};
use crate::ui::friends::room::{Known, OpenRoom};
use crate::ui::friends::{absence, texts};
use crate::ui::platform::clock::monotonic;
use crate::ui::prefs::Prefs;
use crate::ui::storage::history_store;
use crate::ui::storage::match_store::SaveOutcome;

use super::mode::Mode;
use super::state::TableState;
use super::{Icon, Table, ToolWord};

/// The room of a table.
#[derive(Clone, Copy)]
pub(super) struct Friends {
    room: StoredValue<Rc<OpenRoom>, LocalStorage>,
    /// The state of the room.
    pub(super) shown: RwSignal<Option<RoomShown>>,
    /// When the present position came to the table.
    since: StoredValue<f64>,
}

impl Friends {
    /// The match of the room, as far as it is known.
    fn game(self) -> Option<MatchShown> {
        self.of_game(MatchShown::clone)
    }

    /// A property of the match.
    fn of_game<T>(self, what: impl FnOnce(&MatchShown) -> T) -> Option<T> {
        self.shown.with(|shown| shown.as_ref()?.game.as_ref().map(what))
    }

    /// Says what the people at this device want.
    pub(super) fn wish(self, wish: Wish) {
        self.room.with_value(|room| room.wish(wish));
    }

    /// Whether a seat at this device can make a move now. It cannot while its last move is on the way or sealed.
    pub(super) fn can_move(self, seat: Seat) -> bool {
        self.of_game(|game| game.to_move.contains(seat)) == Some(true)
    }

    pub(super) fn play(self, seat: Seat, text: &str) {
        let after = (monotonic() - self.since.get_value()).max(0.0) as u32;
        self.wish(Wish::Move(seat, text.to_owned(), after));
    }
}

/// The table of the room's match.
#[component]
pub(in crate::ui) fn FriendsTable(room: Rc<OpenRoom>, prefs: RwSignal<Prefs>) -> impl IntoView {
    let shown = RwSignal::from(room.signals.shown.clone());
    let game = RwSignal::from(room.signals.game.clone());
    let begun = untrack(|| Some((game.get()?, shown.get()?.game?)));
    let Some((known, about)) = begun else { return ().into_any() };
    let id = known.info().id;
    let room = StoredValue::new_local(room);
    let friends = Friends { room, shown, since: StoredValue::new(monotonic()) };
    let active = seated(&known, &about);
    let table = TableState::new(active, prefs, Mode::Friends(friends), RwSignal::new(false));
    Effect::new(move |before: Option<()>| {
        let known = game.get();
        // The table begins with the first one.
        if let (Some(()), Some(known)) = (before, known) {
            follow(table, friends, &known);
        }
    });
    keep_result(table, friends);
    view! { <Table table id/> }.into_any()
}

/// The match with its players. Bots of other devices are played there.
fn seated(known: &Known, about: &MatchShown) -> ActiveMatch {
    let player =
        |(name, bot): &(String, Option<String>)| Player { name: name.clone(), bot: bot.clone() };
    let players = about.players.iter().map(player).collect();
    let seats = (0..).map(Seat).zip(&about.holders);
    let remote: SeatSet =
        seats.filter(|(_, holder)| **holder != about.me).map(|(seat, _)| seat).collect();
    let mut active = ActiveMatch::new(known.boxed(), players, false);
    active.remote = remote;
    active
}

/// Shows what has come from the room.
fn follow(table: TableState, friends: Friends, known: &Known) {
    let Some(about) = untrack(|| friends.game()) else { return };
    let me = table.me();
    let (was_mine, steps) = table
        .game
        .active
        .with_untracked(|active| (active.game.turn().is_of(me), active.game.step_count()));
    let next = seated(known, &about);
    if next.game.step_count() == steps {
        // Points that were guesses are known now.
        table.game.active.set(next);
        return;
    }
    friends.since.set_value(monotonic());
    table.shown(next, SaveOutcome::Kept, was_mine);
}

/// Saves the match in the history, once it has come to its end and was checked.
fn keep_result(table: TableState, friends: Friends) {
    let record = Memo::new(move |_| {
        let game = friends.game()?;
        game.record.filter(|_| game.ending == Some(Ending::Finished))
    });
    Effect::new(move |_| {
        let Some(record) = record.get() else { return };
        let Ok(game) = games::load(&record) else { return };
        let row = table.game.active.try_update(|active| {
            active.game = game;
            active.ended()
        });
        if let Some(Some(row)) = row {
            spawn_local(async move {
                // A full history keeps what it has.
                history_store::add(vec![row]).await;
            });
        }
    });
}

impl TableState {
    /// The room, if the table is one with friends.
    pub(super) fn friends(self) -> Option<Friends> {
        match self.game.mode {
            Mode::Friends(friends) => Some(friends),
            _ => None,
        }
    }
}

/// What interrupts a match between devices: somebody is gone, a proposal, the end, or a reason why something failed.
#[component]
pub(super) fn FriendsNotices(friends: Friends) -> impl IntoView {
    let refused = friends.room.with_value(|room| RwSignal::from(room.signals.refused.clone()));
    view! {
        <section class="friends-notices">
            {part(move || decision(friends))}
            {part(move || ending(friends))}
            {part_while(move || refused.with(|why| !why.is_empty()), move || view! {
                <p class="notice" role="alert">{text(move || refused.get())}</p>
            })}
        </section>
    }
}

/// Names of devices, in a sentence.
fn names_of(game: &MatchShown, devices: &[u8]) -> String {
    let of = |device: &u8| game.devices.get(usize::from(*device)).map(|it| it.names.join(", "));
    devices.iter().filter_map(of).collect::<Vec<_>>().join(", ")
}

/// The other devices on whom the match waits, and for what.
fn awaited(game: &MatchShown) -> Option<(Vec<u8>, Awaited)> {
    let (mut devices, what) = game.waits.clone()?;
    devices.retain(|device| *device != game.me);
    (!devices.is_empty()).then_some((devices, what))
}

/// On whom the match waits, if the table does not say it already.
pub(super) fn waits_for(friends: Friends) -> Option<String> {
    friends.of_game(waits_in).flatten()
}

fn waits_in(game: &MatchShown) -> Option<String> {
    let (devices, what) = awaited(game)?;
    let who = names_of(game, &devices);
    let is_here = |device: &u8| {
        let device = game.devices.get(usize::from(*device));
        device.is_some_and(|device| device.presence == Presence::Here)
    };
    match what {
        Awaited::Move if devices.iter().all(is_here) => None,
        Awaited::Move => Some(texts::waits_for_move(&*who)),
        Awaited::Cards => Some(texts::waits_for_cards(&*who)),
        Awaited::Ready => Some(texts::waits_for_ready(&*who)),
        Awaited::Check => Some(texts::waits_for_check(&*who)),
    }
}

/// Whether the device of a seat is there, in words. Empty if it is, or if the seat is at this device.
pub(super) fn presence_of(friends: Friends, seat: Seat) -> String {
    let absent = friends.of_game(|game| {
        let device = usize::from(*game.holders.get(usize::from(seat.0))?);
        let device = game.devices.get(device).filter(|device| !device.is_me)?;
        absence(device.presence)
    });
    absent.flatten().map_or_else(String::new, Text::into)
}

/// Ways to go on without those who are gone.
fn decision(friends: Friends) -> AnyView {
    let Some(game) = friends.game().filter(|game| game.ending.is_none()) else {
        return ().into_any();
    };
    let vote = |choice: Choice, words: String, is_primary: bool| {
        let vote = on(move |_| friends.wish(Wish::Vote(choice)));
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
fn ending(friends: Friends) -> AnyView {
    let Some(game) = friends.game() else { return ().into_any() };
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

/// What the device of a seat has said last, beside the name of its first seat. It fades after some seconds.
#[component]
pub(super) fn SpeechBubble(friends: Friends, seat: Seat) -> impl IntoView {
    let said = Memo::new(move |_| {
        friends.shown.with(|shown| {
            let shown = shown.as_ref()?;
            let device = *shown.game.as_ref()?.holders.get(usize::from(seat.0))?;
            let first = shown.game.as_ref()?.holders.iter().position(|holder| *holder == device);
            let said = shown.said.iter().rev().find(|said| said.device == Some(device))?;
            (first == Some(usize::from(seat.0))).then_some((said.number, said.phrase))
        })
    });
    part(move || {
        let words = said.get().map(|(_, phrase)| {
            let phrase = phrase.and_then(|phrase| PHRASES.get(usize::from(phrase)));
            phrase.copied().unwrap_or(texts::IS_WAITING).as_str()
        });
        view! { <span class="speech" role="status">{words}</span> }.into_any()
    })
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
#[component]
pub(super) fn Phrases(table: TableState, friends: Friends) -> impl IntoView {
    let is_waiting = Memo::new(move |_| {
        matches!(table.turn(), Turn::ToMove(_))
            && friends.of_game(|game| awaited(game).is_some()) == Some(true)
    });
    let say = move |wish: Wish| {
        friends.wish(wish);
        // The menu closes. Only a page without it has none.
        if let Ok(Some(menu)) = document().query_selector(".phrases[open]") {
            let _ = menu.remove_attribute("open");
        }
    };
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
            </ul>
        </details>
    }
}

/// What the end of a round or of a match offers.
pub(super) fn ways_on(friends: Friends, is_over: bool) -> AnyView {
    part(move || {
        let Some(shown) = friends.shown.get() else { return ().into_any() };
        let game = shown.game.clone();
        if !is_over {
            let is_ready = game.is_some_and(|game| game.is_ready);
            return view! {
                <button class="button primary" disabled=is_ready
                    on:click=on(move |_| friends.wish(Wish::NextRound))>{texts::NEXT_ROUND.as_str()}</button>
            }
            .into_any();
        }
        match shown.is_host {
            true => view! {
                <button class="button primary" on:click=on(move |_| friends.wish(Wish::Start))>
                    {texts::PLAY_AGAIN.as_str()}
                </button>
            }
            .into_any(),
            false => view! {
                <button class="button primary" disabled=shown.is_ready
                    on:click=on(move |_| friends.wish(Wish::Ready(true)))>{texts::READY_AGAIN.as_str()}</button>
            }
            .into_any(),
        }
    })
    .into_any()
}
