//! The room of an invitation: the invitation itself, the waiting room, and the table.

use std::rc::Rc;

use gloo_timers::future::TimeoutFuture;
use js_sys::futures::spawn_local;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use crate::friends::room::Stage;
use crate::games::find_game;
use crate::ui::components::header::PageHeader;
use crate::ui::erased::{on, part};
use crate::ui::focus::focus_heading;
use crate::ui::friends::contacts::contacts;
use crate::ui::friends::invitation::{Address, name_in_link};
use crate::ui::friends::planned::{self, NEW, Planned};
use crate::ui::friends::room::{self, OpenRoom};
use crate::ui::friends::{LAST_ROOM, hand_over, texts};
use crate::ui::platform::names;
use crate::ui::play::FriendsTable;
use crate::ui::prefs::Prefs;
use crate::ui::route::{instead, rename};
use crate::ui::storage::local;
use crate::ui::texts as common;

mod waiting_room;

use waiting_room::WaitingRoom;

/// Milliseconds in which another tab ends what it was saving, after the room was taken from it.
const HANDOVER: u32 = 400;

/// How far this page has come with an invitation.
#[derive(Clone)]
enum Phase {
    /// It is not known yet whether this device was in the room before.
    Arriving,
    /// Another tab has the room.
    Elsewhere,
    /// Another tab has the room, and has taken the code of a friend.
    HandedOver,
    /// The person is asked to sit down.
    Asking,
    /// The room is open.
    Open(Rc<OpenRoom>),
}

/// The page of an invitation.
#[component]
pub(crate) fn RoomPage(rest: String) -> impl IntoView {
    let address = Address::read(&rest);
    if address.code == NEW {
        return invite(&address.game);
    }
    if address.invitation().is_none() {
        return damaged();
    }
    let phase = RwSignal::new_local(Phase::Arriving);
    arrive(address.clone(), phase, false);
    let prefs = expect_context::<RwSignal<Prefs>>();
    part(move || {
        focus_heading();
        match phase.get() {
            Phase::Arriving => waiting(),
            Phase::Elsewhere => elsewhere(address.clone(), phase),
            Phase::HandedOver => handed_over(),
            Phase::Asking => asking(address.clone(), phase),
            Phase::Open(room) => open(&room, address.clone(), phase, prefs),
        }
    })
    .into_any()
}

/// Opens a new room, and then its page.
fn invite(game: &str) -> AnyView {
    match planned::take() {
        Some(Planned { table, people, relays }) => {
            let (name, game) = (name_in_link(&people), table.game.clone());
            room::invite(table, people, &relays.clone(), move |code| {
                let (code, connection) = (code.to_owned(), String::new());
                let address = Address { code, game, name, relays, connection };
                instead(&format!("#/{}", address.route()));
            });
        }
        // The page was loaded again before the room was there.
        None => instead(&format!("#/setup/{game}")),
    }
    waiting()
}

/// Finds out whether this device was in the room before, with `forced` even if another tab has it.
fn arrive(address: Address, phase: RwSignal<Phase, LocalStorage>, forced: bool) {
    if let Some(room) = room::current(&address.code).filter(|room| !room.is_elsewhere()) {
        follow(&room, &address);
        return phase.set(Phase::Open(room));
    }
    spawn_local(async move {
        if !room::claim(&address.code, forced).await {
            let code = &address.connection;
            let is_taken = !code.is_empty() && hand_over(&address.code, code).await;
            phase.try_set(if is_taken { Phase::HandedOver } else { Phase::Elsewhere });
            return;
        }
        if forced {
            TimeoutFuture::new(HANDOVER).await;
        }
        let next = match room::resume(&address.code, &address.relays).await {
            Some(room) => {
                follow(&room, &address);
                Phase::Open(room)
            }
            None => Phase::Asking,
        };
        phase.try_set(next);
    });
}

/// Follows the code that a friend has sent with the link.
fn follow(room: &OpenRoom, address: &Address) {
    if !address.connection.is_empty() {
        room.follow(&address.connection);
    }
}

/// Shown after another tab has taken the code of a friend.
fn handed_over() -> AnyView {
    view! {
        <PageHeader/>
        <main class="page prose">
            <h1 tabindex="-1">{texts::HANDED_OVER.as_str()}</h1>
            <p>{texts::HANDED_OVER_WHY.as_str()}</p>
        </main>
    }
    .into_any()
}

fn damaged() -> AnyView {
    view! {
        <PageHeader/>
        <main class="page prose">
            <h1 tabindex="-1">{texts::DAMAGED.as_str()}</h1>
            <p role="alert">{texts::DAMAGED_WHY.as_str()}</p>
            <p class="actions"><a class="button" href="#/">{common::TO_ALL_GAMES.as_str()}</a></p>
        </main>
    }
    .into_any()
}

fn waiting() -> AnyView {
    view! {
        <PageHeader/>
        <main class="page prose" aria-busy="true"><h1 tabindex="-1" class="late">{common::LOADING.as_str()}</h1></main>
    }
    .into_any()
}

/// Shown if another tab has the room.
fn elsewhere(address: Address, phase: RwSignal<Phase, LocalStorage>) -> AnyView {
    let take = on(move |_| arrive(address.clone(), phase, true));
    view! {
        <main class="page prose">
            <h1 tabindex="-1">{texts::ELSEWHERE.as_str()}</h1>
            <p>{texts::ELSEWHERE_WHY.as_str()}</p>
            <div class="actions">
                <button class="button primary" on:click=take>{texts::PLAY_HERE.as_str()}</button>
                <a class="button" href="#/">{common::TO_ALL_GAMES.as_str()}</a>
            </div>
        </main>
    }
    .into_any()
}

/// The invitation, before the person sits down. Nothing has been contacted yet.
fn asking(address: Address, phase: RwSignal<Phase, LocalStorage>) -> AnyView {
    let game = find_game(&address.game).map(|game| game.info().title.as_str());
    let heading = match game.filter(|_| !address.name.is_empty()) {
        Some(game) => texts::invites(&*names::normal(&address.name), game),
        None => game.map_or_else(|| texts::INVITED.into(), texts::invited_to),
    };
    let (name, relays_of_address) = (RwSignal::new(Prefs::load().name), address.relays.clone());
    let sit_down = move |ev: SubmitEvent| {
        ev.prevent_default();
        let Some(invitation) = address.invitation() else { return };
        let name = names::normal(&name.get_untracked());
        remember(&name);
        let name = if name.is_empty() { common::player(2) } else { name };
        let room = room::join(invitation, vec![name], &address.relays);
        follow(&room, &address);
        phase.set(Phase::Open(room));
    };
    view! {
        <PageHeader/>
        <main class="page prose invitation">
            <h1 tabindex="-1">{heading}</h1>
            <p class="lead">{texts::NO_PEEKING.as_str()}</p>
            <form on:submit=on(sit_down)>
                <label>
                    {texts::YOUR_NAME.as_str()}
                    <input type="text" maxlength="20" autocomplete="nickname"
                        prop:value=move || name.get() on:input=on(move |ev| name.set(event_target_value(&ev)))/>
                </label>
                <div class="actions">
                    <button class="button primary big" type="submit">{texts::SIT_DOWN.as_str()}</button>
                </div>
            </form>
            {contacts(&relays_of_address)}
        </main>
    }
    .into_any()
}

/// Keeps the name for the next time.
fn remember(name: &str) {
    let prefs = expect_context::<RwSignal<Prefs>>();
    if !name.is_empty() && prefs.with_untracked(|prefs| prefs.name != name) {
        prefs.update(|prefs| name.clone_into(&mut prefs.name));
    }
}

/// The open room: the waiting room before a match, and the table.
fn open(
    room: &Rc<OpenRoom>,
    address: Address,
    phase: RwSignal<Phase, LocalStorage>,
    prefs: RwSignal<Prefs>,
) -> AnyView {
    let shown = RwSignal::from(room.signals.shown.clone());
    let is_elsewhere = RwSignal::from(room.signals.is_elsewhere.clone());
    let game = RwSignal::from(room.signals.game.clone());
    // Each match has a table of its own, and so has a round that was dealt anew with other players.
    let table = Memo::new(move |_| {
        let has_game = game.with(Option::is_some);
        shown.with(|shown| {
            let about = shown.as_ref()?.game.as_ref().filter(|_| has_game)?;
            Some((about.cards.clone(), about.holders.clone()))
        })
    });
    let stage = Memo::new(move |_| shown.with(|shown| shown.as_ref().map(|shown| shown.stage)));
    let room = StoredValue::new_local(Rc::clone(room));
    // Codes are good once.
    let lasting = Address { connection: String::new(), ..address.clone() };
    local::write(LAST_ROOM, &lasting.route());
    let direct = RwSignal::from(room.with_value(|room| room.signals.direct.clone()));
    if lasting != address {
        Effect::new(move |_| {
            if direct.get() > 0 {
                rename(&format!("#/{}", lasting.route()));
            }
        });
    }
    Effect::new(move |_| {
        if is_elsewhere.get() {
            phase.set(Phase::Elsewhere);
        }
    });
    part(move || match (stage.get(), table.get()) {
        (Some(Stage::Playing), Some(_)) => {
            view! { <FriendsTable room=room.get_value() prefs/> }.into_any()
        }
        _ => view! { <WaitingRoom room=room.get_value() address=address.clone()/> }.into_any(),
    })
    .into_any()
}
