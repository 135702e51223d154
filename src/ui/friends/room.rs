//! The room that is open on this page. It stays open when another page of the program is shown.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use gloo_timers::callback::{Interval, Timeout};
use js_sys::futures::spawn_local;
use leptos::ev;
use leptos::prelude::*;

use crate::engine::observation::Observation;
use crate::friends::room::message::Table;
use crate::friends::room::port::{News, Order};
use crate::friends::room::{Invitation, Refusal, RoomShown, Wish};
use crate::games::{self, AnyMatch};
use crate::ui::active_match::random_seed;

use super::connection::{BY_CODES, CodeListener, CodeNews, Connection, relays};
use super::invitation::{Address, code_of, name_in_link};
use super::room_store;
use super::worker::RoomWorker;

/// Milliseconds between two signs for the worker that time passes.
const TICK: u32 = 5_000;

/// A match as this device knows it.
pub(crate) type Known = Arc<dyn AnyMatch>;

/// What the page shows of the room.
#[derive(Clone)]
pub(crate) struct RoomSignals {
    /// The state of the room. `None` before the worker has opened it.
    pub(crate) shown: ArcRwSignal<Option<RoomShown>>,
    /// The match.
    pub(crate) game: ArcRwSignal<Option<Known>>,
    /// Each relay with its state.
    pub(crate) relays: ArcRwSignal<Vec<(String, String)>>,
    /// Number of devices that are connected directly.
    pub(crate) direct: ArcRwSignal<u32>,
    /// What came of the last code that was made or followed.
    pub(crate) code: ArcRwSignal<Option<CodeNews>>,
    /// Why something could not be done.
    pub(crate) refused: ArcRwSignal<Option<Refusal>>,
    /// Whether this browser does not save the room.
    pub(crate) is_unsaved: ArcRwSignal<bool>,
    /// Whether the worker has failed.
    pub(crate) has_failed: ArcRwSignal<bool>,
    /// Whether another tab has the room.
    pub(crate) is_elsewhere: ArcRwSignal<bool>,
}

impl RoomSignals {
    fn new() -> RoomSignals {
        RoomSignals {
            shown: ArcRwSignal::new(None),
            game: ArcRwSignal::new(None),
            relays: ArcRwSignal::new(Vec::new()),
            direct: ArcRwSignal::new(0),
            code: ArcRwSignal::new(None),
            refused: ArcRwSignal::new(None),
            is_unsaved: ArcRwSignal::new(false),
            has_failed: ArcRwSignal::new(false),
            is_elsewhere: ArcRwSignal::new(false),
        }
    }
}

/// An open room.
pub(crate) struct OpenRoom {
    pub(crate) signals: RoomSignals,
    code: RefCell<String>,
    /// Relays of the invitation, as its address has them.
    relays: String,
    worker: RefCell<Option<RoomWorker>>,
    connection: RefCell<Option<Connection>>,
    /// A code that came before the connection was there.
    follows: RefCell<Option<String>>,
    codes: RefCell<Option<CodeListener>>,
    /// What is to happen once the room has a code.
    then: RefCell<Option<Then>>,
    timer: RefCell<Option<(Interval, WindowListenerHandle)>>,
}

/// What is to happen with the code of a new room.
type Then = Box<dyn FnOnce(&str)>;

thread_local! {
    static CURRENT: RefCell<Option<Rc<OpenRoom>>> = const { RefCell::new(None) };
}

/// The open room with this code.
pub(crate) fn current(code: &str) -> Option<Rc<OpenRoom>> {
    CURRENT.with_borrow(|current| current.clone().filter(|room| *room.code.borrow() == code))
}

/// Invites to a table. `then` gets the code of the new room.
pub(crate) fn invite(
    table: Table,
    names: Vec<String>,
    relays: &str,
    then: impl FnOnce(&str) + 'static,
) {
    let mut secret = [0; 16];
    secret.copy_from_slice(&random_seed().0[..16]);
    let room = OpenRoom::start(relays);
    room.then.replace(Some(Box::new(then)));
    room.order(&Order::Invite { secret, master: random_seed().0, names, table });
}

/// Opens an invitation for the first time.
pub(crate) fn join(invitation: Invitation, names: Vec<String>, relays: &str) -> Rc<OpenRoom> {
    let room = OpenRoom::start(relays);
    room.code.replace(code_of(&invitation));
    room.order(&Order::Join { invitation, master: random_seed().0, names });
    room
}

/// Opens a room that was saved. `None` if it was not.
pub(crate) async fn resume(code: &str, relays: &str) -> Option<Rc<OpenRoom>> {
    let (head, chunks) = room_store::load(code).await?;
    let room = OpenRoom::start(relays);
    room.code.replace(code.to_owned());
    room.order(&Order::Restore(head, chunks));
    Some(room)
}

/// Claims a room for this page, with `forced` even if another page has it. False if another page has it.
pub(crate) async fn claim(code: &str, forced: bool) -> bool {
    let lost = || {
        CURRENT.with_borrow(|current| current.as_ref().inspect(|room| room.part()).is_some());
    };
    room_store::claim(code, forced, lost).await
}

/// Milliseconds in which a goodbye is on its way before the connection closes.
const GOODBYE: u32 = 2_000;

/// Leaves a room for good.
pub(crate) fn leave(room: &Rc<OpenRoom>) {
    room.wish(Wish::Leave);
    let left = Rc::downgrade(room);
    let close_it = move || {
        let is_current = |current: &Option<Rc<OpenRoom>>| {
            current.as_ref().is_some_and(|current| left.ptr_eq(&Rc::downgrade(current)))
        };
        if CURRENT.with_borrow(is_current) {
            close();
        }
    };
    Timeout::new(GOODBYE, close_it).forget();
}

/// Closes the open room. The others see after a while that this device does not answer.
fn close() {
    CURRENT.set(None);
    room_store::leave();
}

impl OpenRoom {
    fn start(relays: &str) -> Rc<OpenRoom> {
        CURRENT.set(None);
        let room = Rc::new(OpenRoom {
            signals: RoomSignals::new(),
            code: RefCell::default(),
            relays: relays.to_owned(),
            worker: RefCell::default(),
            connection: RefCell::default(),
            follows: RefCell::default(),
            codes: RefCell::default(),
            then: RefCell::default(),
            timer: RefCell::default(),
        });
        let (heard, failed) = (Rc::downgrade(&room), room.signals.has_failed.clone());
        let worker = RoomWorker::start(
            move |news| {
                if let Some(room) = heard.upgrade() {
                    room.hear(news);
                }
            },
            move || failed.set(true),
        );
        room.signals.has_failed.set(worker.is_none());
        room.worker.replace(worker);
        let (ticking, seen) = (Rc::downgrade(&room), Rc::downgrade(&room));
        let tick = Interval::new(TICK, move || {
            ticking.upgrade().inspect(|room| room.order(&Order::Tick));
        });
        let away = window_event_listener(ev::visibilitychange, move |_| {
            seen.upgrade().inspect(|room| room.wish(Wish::Away(document().hidden())));
        });
        room.timer.replace(Some((tick, away)));
        CURRENT.set(Some(Rc::clone(&room)));
        room
    }

    /// Whether another tab has the room.
    pub(crate) fn is_elsewhere(&self) -> bool {
        self.signals.is_elsewhere.get_untracked()
    }

    /// Sends the worker an order.
    fn order(&self, order: &Order) {
        if let Some(worker) = &*self.worker.borrow() {
            worker.order(order);
        }
    }

    /// Says what the people at this device want.
    pub(crate) fn wish(&self, wish: Wish) {
        self.signals.refused.set(None);
        self.order(&Order::Wish(wish));
    }

    /// Tries at once to reach relays that do not answer.
    pub(crate) fn retry(&self) {
        if let Some(connection) = &*self.connection.borrow() {
            connection.retry();
        }
    }

    /// Makes a code for one friend.
    pub(crate) fn offer(&self) {
        self.signals.code.set(None);
        if let Some(connection) = &*self.connection.borrow() {
            connection.offer();
        }
    }

    /// Follows a code of a friend, at the latest when the connection is there.
    pub(crate) fn follow(&self, code: &str) {
        match &*self.connection.borrow() {
            Some(connection) => connection.follow(code),
            None => {
                self.follows.replace(Some(code.to_owned()));
            }
        }
    }

    /// Whether people carry codes, because there is no relay.
    pub(crate) fn is_by_codes(&self) -> bool {
        self.relays == BY_CODES
    }

    /// The address of the invitation, with a code of a connection or without any.
    pub(crate) fn link_with(&self, connection: String) -> Address {
        let shown = self.signals.shown.get_untracked();
        let (game, name) = shown
            .map_or_else(Default::default, |shown| (shown.table.game, name_in_link(&shown.names)));
        let (code, relays) = (self.code.borrow().clone(), self.relays.clone());
        Address { code, game, name, relays, connection }
    }

    fn hear(self: &Rc<Self>, news: News) {
        match news {
            News::Started => {}
            News::Opened(invitation) => self.connect(&invitation),
            News::Save(unsaved) => {
                let room = Rc::clone(self);
                spawn_local(async move {
                    let code = room.code.borrow().clone();
                    let is_saved = room_store::save(&code, &unsaved).await;
                    room.signals.is_unsaved.set(!is_saved);
                    room.order(&Order::Saved);
                });
            }
            News::Send(message) => {
                if let Some(connection) = &*self.connection.borrow() {
                    connection.send(&message);
                }
            }
            News::Room(shown) => self.signals.shown.set(Some(*shown)),
            News::Match(observed) => self.observe(&observed),
            News::Refused(why) => self.signals.refused.set(Some(why)),
        }
    }

    fn connect(self: &Rc<Self>, invitation: &Invitation) {
        let code = code_of(invitation);
        self.code.replace(code.clone());
        let room = Rc::downgrade(self);
        let with = move |act: fn(&OpenRoom, Vec<u8>)| {
            let room = room.clone();
            move |bytes: Vec<u8>| {
                room.upgrade().inspect(|room| act(room, bytes));
            }
        };
        let message = with(|room, bytes| room.order(&Order::Received(bytes)));
        let reached = with(|room, _| room.order(&Order::Connected));
        let (signals, came) = (self.signals.clone(), self.signals.code.clone());
        let states = move |states: Vec<(String, String)>, direct: u32| {
            let has_more = direct > signals.direct.get_untracked();
            let is_done = |news: &Option<CodeNews>| {
                matches!(news, Some(CodeNews::Accepted | CodeNews::Answer(_)))
            };
            if has_more && signals.code.with_untracked(is_done) {
                signals.code.set(None);
            }
            signals.direct.set(direct);
            signals.relays.set(states);
        };
        let connection = Connection::open(
            (&invitation.secret, relays(&self.relays)),
            message,
            move || reached(Vec::new()),
            states,
            move |news| came.set(Some(news)),
        );
        if let Some(code) = self.follows.take() {
            connection.follow(&code);
        }
        self.connection.replace(Some(connection));
        let room = Rc::downgrade(self);
        let take = move |code: String| {
            room.upgrade().inspect(|room| room.follow(&code));
        };
        self.codes.replace(Some(CodeListener::start(&self.code.borrow(), take)));
        if let Some(then) = self.then.take() {
            // A new room belongs to nobody else.
            spawn_local(async move {
                claim(&code, true).await;
                then(&code);
            });
        }
    }

    /// Another tab has taken the room.
    fn part(&self) {
        self.worker.replace(None);
        self.connection.replace(None);
        self.codes.replace(None);
        self.timer.replace(None);
        self.signals.is_elsewhere.set(true);
    }

    fn observe(&self, news: &Observation) {
        let known = self.signals.game.get_untracked();
        let read = games::observed(known.map(|known| known.boxed()), news);
        match read {
            Ok(game) => self.signals.game.set(Some(game.into())),
            Err(why) => self.signals.refused.set(Some(Refusal::Unread(why.to_string()))),
        }
    }
}

impl Drop for OpenRoom {
    fn drop(&mut self) {
        if let Some((_, listener)) = self.timer.take() {
            listener.remove();
        }
    }
}
