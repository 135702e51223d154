//! A table with friends at other devices: moves go to the room, and steps come from there.

use std::rc::Rc;

use js_sys::futures::spawn_local;
use leptos::prelude::*;

use crate::engine::seat::{Seat, SeatSet};
use crate::friends::room::{Awaited, Ending, MatchShown, Presence, RoomShown, Wish};
use crate::games;
use crate::i18n::Text;
use crate::i18n::joined::listed;
use crate::saves::saved_match::Player;
use crate::ui::active_match::ActiveMatch;
use crate::ui::erased::{on, part};
use crate::ui::friends::room::{Known, OpenRoom};
use crate::ui::friends::{absence, not_ready, texts};
use crate::ui::platform::clock::monotonic;
use crate::ui::prefs::Prefs;
use crate::ui::storage::history_store;
use crate::ui::storage::match_store::SaveOutcome;

use crate::ui::play::Table;
use crate::ui::play::mode::Mode;
use crate::ui::play::state::TableState;

use super::notices::notices;
use super::phrases::{phrases, speech_bubble};
use super::{Friends, OtherDevices};

/// The room of a table. The handle is copied into closures.
#[derive(Clone, Copy)]
pub(super) struct RoomTable {
    pub(super) room: StoredValue<Rc<OpenRoom>, LocalStorage>,
    /// The state of the room.
    pub(super) shown: RwSignal<Option<RoomShown>>,
    /// Whether what others say is hidden.
    pub(super) is_muted: RwSignal<bool>,
    /// Whether the next match is to start as soon as everybody is ready.
    is_eager: RwSignal<bool>,
    /// When the present position came to the table.
    since: StoredValue<f64>,
}

impl RoomTable {
    /// The match of the room, as far as it is known.
    pub(super) fn game(self) -> Option<MatchShown> {
        self.of_game(MatchShown::clone)
    }

    /// A property of the match.
    pub(super) fn of_game<T>(self, what: impl FnOnce(&MatchShown) -> T) -> Option<T> {
        self.shown.with(|shown| shown.as_ref()?.game.as_ref().map(what))
    }

    /// Says what the people at this device want.
    pub(super) fn wish(self, wish: Wish) {
        self.room.with_value(|room| room.wish(wish));
    }
}

impl OtherDevices for RoomTable {
    fn can_move(&self, seat: Seat) -> bool {
        self.of_game(|game| game.to_move.contains(seat)) == Some(true)
    }

    fn play(&self, seat: Seat, text: &str) {
        let after = (monotonic() - self.since.get_value()).max(0.0) as u32;
        self.wish(Wish::Move(seat, text.to_owned(), after));
    }

    fn time_out(&self) {
        self.wish(Wish::TimeOut);
    }

    fn waits_for(&self) -> Option<String> {
        self.of_game(waits_in).flatten()
    }

    fn presence(&self, seat: Seat) -> String {
        let absent = self.of_game(|game| {
            let device = usize::from(*game.holders.get(usize::from(seat.0))?);
            let device = game.devices.get(device).filter(|device| !device.is_me)?;
            absence(device.presence)
        });
        absent.flatten().map_or_else(String::new, Text::into)
    }

    fn notices(&self) -> AnyView {
        notices(*self)
    }

    fn phrases(&self, table: TableState) -> AnyView {
        phrases(table, *self)
    }

    fn speech_bubble(&self, seat: Seat) -> AnyView {
        speech_bubble(*self, seat)
    }

    fn ways_on(&self, is_over: bool) -> AnyView {
        ways_on(*self, is_over)
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
    let (since, is_muted) = (StoredValue::new(monotonic()), RwSignal::new(false));
    let is_eager = RwSignal::new(false);
    let devices = RoomTable { room, shown, is_muted, is_eager, since };
    let mode = Mode::Friends(Friends::new(Rc::new(devices)));
    let active = seated(&known, &about);
    let table = TableState::new(active, prefs, mode, RwSignal::new(false));
    Effect::new(move |before: Option<()>| {
        let known = game.get();
        // The table begins with the first one.
        if let (Some(()), Some(known)) = (before, known) {
            follow(table, devices, &known);
        }
    });
    keep_result(table, devices);
    start_when_ready(devices);
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
fn follow(table: TableState, devices: RoomTable, known: &Known) {
    let Some(about) = untrack(|| devices.game()) else { return };
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
    devices.since.set_value(monotonic());
    table.shown(next, SaveOutcome::Kept, was_mine);
}

/// Saves the match in the history, once it has come to its end and was checked.
fn keep_result(table: TableState, devices: RoomTable) {
    let record = Memo::new(move |_| {
        let game = devices.game()?;
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

/// Starts the next match once it is wanted and everybody is ready.
fn start_when_ready(devices: RoomTable) {
    Effect::new(move |_| {
        let are_ready =
            devices.shown.with(|shown| shown.as_ref().map(|it| not_ready(it).is_empty()));
        if devices.is_eager.get() && are_ready == Some(true) {
            devices.is_eager.set(false);
            devices.wish(Wish::Start);
        }
    });
}

/// Names of devices, in a sentence.
pub(super) fn names_of(game: &MatchShown, devices: &[u8]) -> String {
    let of = |device: &u8| game.devices.get(usize::from(*device)).map(|it| listed(&it.names));
    listed(devices.iter().filter_map(of))
}

/// The other devices on whom the match waits, and for what.
pub(super) fn awaited(game: &MatchShown) -> Option<(Vec<u8>, Awaited)> {
    let (mut devices, what) = game.waits.clone()?;
    devices.retain(|device| *device != game.me);
    (!devices.is_empty()).then_some((devices, what))
}

/// On whom the match waits, in words, if the table does not say it already.
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

/// What the end of a round or of a match offers.
fn ways_on(devices: RoomTable, is_over: bool) -> AnyView {
    part(move || {
        let Some(shown) = devices.shown.get() else { return ().into_any() };
        let game = shown.game.clone();
        if !is_over {
            let is_ready = game.is_some_and(|game| game.is_ready);
            return view! {
                <button class="button primary" disabled=is_ready
                    on:click=on(move |_| devices.wish(Wish::NextRound))>{texts::NEXT_ROUND.as_str()}</button>
            }
            .into_any();
        }
        match shown.is_host {
            true => {
                let is_eager = devices.is_eager.get();
                let waits = is_eager.then(|| texts::waits_for_ready(&*listed(not_ready(&shown))));
                view! {
                    <button class="button primary" disabled=is_eager
                        on:click=on(move |_| devices.is_eager.set(true))>{texts::PLAY_AGAIN.as_str()}</button>
                    <p class="quiet" role="status">{waits}</p>
                }
                .into_any()
            }
            false => view! {
                <button class="button primary" disabled=shown.is_ready
                    on:click=on(move |_| devices.wish(Wish::Ready(true)))>{texts::READY_AGAIN.as_str()}</button>
            }
            .into_any(),
        }
    })
    .into_any()
}
