//! The waiting room: the link to send, who is there, and whether all are ready.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use leptos::ev::Event;
use leptos::prelude::*;

use crate::bots::Level;
use crate::friends::room::message::Seated;
use crate::friends::room::{Presence, RoomShown, SeatShown, Stage, Wish};
use crate::games::find_game;
use crate::i18n::joined::listed;
use crate::ui::components::header::PageHeader;
use crate::ui::components::level_picker;
use crate::ui::components::options_in_force::options_of;
use crate::ui::components::portrait::{Portrait, figures_of};
use crate::ui::erased::{CollectAny, on, part, part_while};
use crate::ui::friends::by_codes::by_codes;
use crate::ui::friends::contacts::contacts;
use crate::ui::friends::invitation::Address;
use crate::ui::friends::link_to_send::link_to_send;
use crate::ui::friends::room::{self, OpenRoom};
use crate::ui::friends::words::refusal;
use crate::ui::friends::{LAST_ROOM, absence, not_ready, texts};
use crate::ui::platform::names::normal;
use crate::ui::route::go;
use crate::ui::setup_form::SetupForm;
use crate::ui::storage::local;

/// Milliseconds after which a search says what to do.
const PATIENCE: u32 = 15_000;

/// The waiting room.
#[component]
pub(super) fn WaitingRoom(room: Rc<OpenRoom>, address: Address) -> impl IntoView {
    let shown = RwSignal::from(room.signals.shown.clone());
    let relays = RwSignal::from(room.signals.relays.clone());
    let direct = RwSignal::from(room.signals.direct.clone());
    let refused = RwSignal::from(room.signals.refused.clone());
    let is_unsaved = RwSignal::from(room.signals.is_unsaved.clone());
    let has_failed = RwSignal::from(room.signals.has_failed.clone());
    let is_late = RwSignal::new(false);
    let late = move || {
        is_late.try_set(true);
    };
    Timeout::new(PATIENCE, late).forget();
    let (news, is_by_codes) = (RwSignal::from(room.signals.code.clone()), room.is_by_codes());
    let has_code = move || news.with(Option::is_some);
    let room = StoredValue::new_local(room);
    let offer = StoredValue::new(address.connection.clone());
    let codes = move || room.with_value(|room| by_codes(room, offer.get_value()));
    let wish = move |wish: Wish| room.with_value(|room| room.wish(wish));
    let name = address.name.clone();
    let is_host = Memo::new(move |_| shown.with(|it| it.as_ref().is_some_and(|it| it.is_host)));
    let names = Memo::new(move |_| {
        shown.with(|it| it.as_ref().map_or_else(Vec::new, |it| it.names.clone()))
    });
    let usual = address.game.clone();
    // The link says who invites.
    let route = move || {
        names.track();
        room.with_value(|room| room.link_with(String::new()).route())
    };
    let game = move || {
        let id = shown.with(|shown| shown.as_ref().map(|it| it.table.game.clone()));
        let id = id.filter(|id| !id.is_empty()).unwrap_or_else(|| usual.clone());
        find_game(&id).map(|game| game.info())
    };
    let leave = on(move |_| {
        room.with_value(room::leave);
        local::write(LAST_ROOM, "");
        go("#/");
    });
    view! {
        <PageHeader/>
        <main class="page waiting-room">
            <h1 tabindex="-1">{part(move || game().map_or(texts::WAITING_ROOM, |info| info.title).as_str())}</h1>
            <p class="lead" role="status">{part(move || state(shown, (&relays.get(), direct.get()), is_late.get(), &name))}</p>
            {part_while(move || relays.with(|all| !all.is_empty() && all.iter().all(|(_, it)| it == "failed")), move || view! {
                <p class="notice" role="alert">
                    {texts::NOT_CONNECTED.as_str()} " "
                    <button class="button" on:click=on(move |_| room.with_value(|room| room.retry()))>
                        {texts::TRY_AGAIN.as_str()}
                    </button>
                </p>
            })}
            {part_while(move || is_unsaved.get(), || view! { <p class="notice">{texts::UNSAVED.as_str()}</p> })}
            {part_while(move || has_failed.get(), || view! { <p class="notice" role="alert">{texts::FAILED.as_str()}</p> })}
            {part(move || refused.get().map(|why| refusal(&why)))}
            {part(move || shown.with(|shown| shown.as_ref()?.refusal.as_ref().map(refusal)))}
            {part_while(move || is_host.get() && !is_by_codes, move || view! {
                <section class="invite-link">
                    <h2>{texts::SEND_LINK.as_str()}</h2>
                    {part(move || link_to_send(&route()))}
                    <p class="quiet">{texts::SEND_LINK_WHY.as_str()}</p>
                </section>
            })}
            {part_while(move || is_by_codes || has_code(), move || view! {
                <section class="invite-link">{codes()}</section>
            })}
            <section>
                <h2>{texts::WHO_IS_HERE.as_str()}</h2>
                {part(move || shown.with(|shown| shown.as_ref().map(seats)))}
                {part(move || names.get().into_iter().enumerate().map(|(at, _)| name_field(at, names, wish)).collect_any())}
                {part(move || shown.get().map(|shown| ready(&shown, wish)))}
            </section>
            {part(move || shown.get().and_then(|shown| options(&shown)))}
            {contacts(&address.relays)}
            {part_while(move || !is_by_codes && !has_code(), move || view! {
                <details class="contacts">
                    <summary>{texts::BY_CODES.as_str()}</summary>
                    {codes()}
                </details>
            })}
            <p class="actions"><button class="button plain" on:click=leave>{texts::LEAVE.as_str()}</button></p>
        </main>
    }
    .into_any()
}

/// What goes on: whether others can be reached, and who is looked for.
fn state(
    shown: RwSignal<Option<RoomShown>>,
    (relays, direct): (&[(String, String)], u32),
    is_late: bool,
    host: &str,
) -> String {
    let open = relays.iter().filter(|(_, state)| state == "open").count();
    let is_looking = shown.with(|it| it.as_ref().is_none_or(|it| it.stage == Stage::Looking));
    match (open, is_looking) {
        (0, _) if relays.is_empty() && direct == 0 => texts::NOT_CONNECTED_YET.into(),
        (0, _) if direct == 0 => texts::CONNECTING.into(),
        (_, true) if is_late => texts::NO_ANSWER.into(),
        (_, true) if host.is_empty() => texts::LOOKING.into(),
        (_, true) => texts::looking_for(&*normal(host)),
        _ if shown.with(|it| it.as_ref().is_some_and(has_free_seat)) => {
            texts::CONNECTED_WAITING.into()
        }
        _ if direct > 0 => texts::CONNECTED_DIRECTLY.into(),
        _ => texts::CONNECTED.into(),
    }
}

fn has_free_seat(shown: &RoomShown) -> bool {
    shown.seats.iter().any(|seat| seat.seated == Seated::Open)
}

/// Who sits where.
fn seats(shown: &RoomShown) -> AnyView {
    let name = |seat: &SeatShown| match &seat.seated {
        Seated::Open => String::new(),
        Seated::Person { name, .. } | Seated::Bot { name, .. } => normal(name),
    };
    let names: Vec<String> = shown.seats.iter().map(name).collect();
    let figures = figures_of(&names, &SetupForm::usual_bots());
    let rows = shown.seats.iter().zip(names).zip(figures);
    let row = |((seat, name), figure): ((&SeatShown, String), usize)| {
        match &seat.seated {
        Seated::Open => view! {
            <li class="free"><span class="empty-portrait" aria-hidden="true"></span> {texts::FREE_SEAT.as_str()}</li>
        }
        .into_any(),
        Seated::Bot { level, .. } => {
            let level: Level = level.parse().unwrap_or(Level::Casual);
            view! {
                <li><Portrait figure/> <b>{name}</b> <span class="quiet">{level_picker::title(level).as_str()}</span></li>
            }
            .into_any()
        }
        Seated::Person { is_ready, .. } => {
            let standing = if *is_ready { texts::READY } else { texts::NOT_READY };
            let about = absence(seat.presence).unwrap_or(standing);
            let is_ready = *is_ready && seat.presence == Presence::Here;
            view! {
                <li class:ready=is_ready>
                    <Portrait figure/> <b>{name}</b>
                    {seat.is_mine.then(|| view! { <span class="quiet">{texts::YOU_HERE.as_str()}</span> })}
                    <span class="state">{about.as_str()}</span>
                </li>
            }
            .into_any()
        }
    }
    };
    view! { <ol class="seats people" role="list">{rows.map(row).collect_any()}</ol> }.into_any()
}

/// The field for the name of a person at this device.
fn name_field(
    at: usize,
    names: Memo<Vec<String>>,
    wish: impl Fn(Wish) + Copy + Send + Sync + 'static,
) -> AnyView {
    let name = names.with_untracked(|names| names.get(at).cloned()).unwrap_or_default();
    let change = on(move |ev: Event| {
        let mut all = names.get_untracked();
        let name = normal(&event_target_value(&ev));
        if let Some(old) = all.get_mut(at).filter(|old| !name.is_empty() && **old != name) {
            *old = name;
            wish(Wish::Names(all));
        }
    });
    view! {
        <label class="own-name">
            {texts::YOUR_NAME.as_str()}
            <input type="text" maxlength="20" autocomplete="nickname" prop:value=name on:change=change/>
        </label>
    }
    .into_any()
}

/// The button that begins, or that says that this device is ready.
fn ready(shown: &RoomShown, wish: impl Fn(Wish) + Copy + Send + Sync + 'static) -> AnyView {
    let free = shown.seats.iter().filter(|seat| seat.seated == Seated::Open).count();
    let not_ready = not_ready(shown);
    let is_seated = shown.seats.iter().any(|seat| seat.is_mine);
    if shown.is_host {
        let why = match (free, not_ready.is_empty()) {
            (0, true) => texts::ALL_READY.into(),
            (0, false) => texts::not_ready_yet(&*listed(&not_ready)),
            (free, _) => texts::still_free(free as u32),
        };
        let can_start = free == 0 && not_ready.is_empty();
        return view! {
            <p class="quiet" role="status">{why}</p>
            <div class="actions">
                <button class="button primary big" disabled=!can_start on:click=on(move |_| wish(Wish::Start))>
                    {texts::START.as_str()}
                </button>
            </div>
        }
        .into_any();
    }
    if shown.stage == Stage::Looking {
        return ().into_any();
    }
    if !is_seated {
        return view! { <p class="quiet">{texts::TABLE_FULL.as_str()}</p> }.into_any();
    }
    let is_ready = shown.is_ready;
    let words = if is_ready { texts::I_AM_NOT_READY } else { texts::I_AM_READY };
    view! {
        <div class="actions">
            <button class="button big" class:primary=!is_ready aria-pressed=is_ready.to_string()
                on:click=on(move |_| wish(Wish::Ready(!is_ready)))>{words.as_str()}</button>
        </div>
        <p class="quiet">{texts::HOST_STARTS.as_str()}</p>
    }
    .into_any()
}

/// The options in force.
fn options(shown: &RoomShown) -> Option<AnyView> {
    let (id, seats) = (&shown.table.game, shown.seats.len() as u8);
    let in_force = find_game(id)?.check(seats, &shown.table.options).ok()?;
    Some(
        view! {
            <details class="contacts">
                <summary>{texts::OPTIONS.as_str()}</summary>
                {options_of(id, seats, &in_force)}
            </details>
        }
        .into_any(),
    )
}
