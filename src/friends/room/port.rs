//! Messages between the page and the worker of a room, as bytes (postcard).
//!
//! The page has the connection, the storage and the table; the worker has all secrets. What the worker wants to have saved
//! is saved before anything that follows from it is sent or shown.

use serde::{Deserialize, Serialize};

use crate::engine::observation::Observation;

use super::message::Table;
use super::refusal::Refusal;
use super::saved::Unsaved;
use super::{Invitation, Room, RoomShown, Version, Wish};

/// A message to the worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Order {
    /// Opens a room and invites to a table.
    Invite {
        /// The secret of the room.
        secret: [u8; 16],
        /// The master secret of this device.
        master: [u8; 32],
        /// The people at this device.
        names: Vec<String>,
        /// The table.
        table: Table,
    },
    /// Opens an invitation.
    Join {
        /// The invitation.
        invitation: Invitation,
        /// The master secret of this device.
        master: [u8; 32],
        /// The people at this device.
        names: Vec<String>,
    },
    /// Opens a room that was saved: its head and the entries of its match.
    Restore(Vec<u8>, Vec<Vec<u8>>),
    /// The people at this device want something.
    Wish(Wish),
    /// A message has come.
    Received(Vec<u8>),
    /// The connection is there, perhaps again.
    Connected,
    /// What was to be saved is saved.
    Saved,
    /// Time has passed.
    Tick,
}

/// A message of the worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum News {
    /// The program has started.
    Started,
    /// The room is open.
    Opened(Invitation),
    /// This must be saved; the answer is [`Order::Saved`].
    Save(Unsaved),
    /// This goes to everybody in the room.
    Send(Vec<u8>),
    /// The state of the room.
    Room(Box<RoomShown>),
    /// Steps of the match.
    Match(Box<Observation>),
    /// A wish could not be fulfilled, a message not be read, or the room not be opened, for this reason.
    Refused(Refusal),
}

/// The worker's state.
#[derive(Default)]
pub struct Port {
    room: Option<Room>,
    is_saving: bool,
    /// The version of the match that the page was told last, and its number of steps with the first deal.
    told: Option<(Version, usize)>,
    shown: Option<RoomShown>,
}

impl Port {
    /// Follows an order. `now` is the time in milliseconds, which never goes back.
    pub fn follow(&mut self, order: Order, now: u64) -> Vec<News> {
        let mut news = Vec::new();
        let was_open = self.room.is_some();
        match order {
            Order::Saved => self.is_saving = false,
            order => news.extend(self.carry_out(order, now).err()),
        }
        let Some(room) = &mut self.room else { return news };
        news.extend((!was_open).then(|| News::Opened(room.invitation())));
        if self.is_saving {
            return news;
        }
        if let Some(unsaved) = room.unsaved() {
            self.is_saving = true;
            news.push(News::Save(unsaved));
            return news;
        }
        news.extend(room.outgoing().into_iter().map(News::Send));
        self.show(now, &mut news);
        news
    }

    fn carry_out(&mut self, order: Order, now: u64) -> Result<(), News> {
        let opened = match order {
            Order::Invite { secret, master, names, table } => {
                Room::invite(secret, master, &names, table)
            }
            Order::Join { invitation, master, names } => Room::join(invitation, master, &names),
            Order::Restore(head, chunks) => Room::restore(&head, &chunks).map_err(News::Refused)?,
            order => {
                let none = || News::Refused(Refusal::NotNow("there is no room".into()));
                let room = self.room.as_mut().ok_or_else(none)?;
                match order {
                    // A second press comes too late for its move. The table offers none that the rules forbid.
                    Order::Wish(wish @ Wish::Move(..)) => drop(room.wish(wish, now)),
                    Order::Wish(wish) => room.wish(wish, now).map_err(News::Refused)?,
                    Order::Received(bytes) => {
                        room.receive(&bytes, now).map_err(|why| News::Refused(why.into()))?;
                    }
                    Order::Connected => room.connected(now),
                    _ => room.tick(now),
                }
                return Ok(());
            }
        };
        self.room = Some(opened);
        Ok(())
    }

    fn show(&mut self, now: u64, news: &mut Vec<News>) {
        let Some(room) = &mut self.room else { return };
        let shown = room.shown(now);
        let now_known = room.version().map(|version| (version, room.step_count()));
        if let Some((version, _)) = now_known
            && now_known != self.told
        {
            // What was told stays true as long as the version does.
            let from = self.told.filter(|(told, _)| *told == version).map_or(0, |(_, steps)| steps);
            if let Some(observed) = room.news(from) {
                self.told = now_known;
                news.push(News::Match(Box::new(observed)));
            }
        }
        if self.shown.as_ref() != Some(&shown) {
            self.shown = Some(shown.clone());
            news.push(News::Room(Box::new(shown)));
        }
    }
}

/// Reads a message.
pub fn read<'a, T: Deserialize<'a>>(bytes: &'a [u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}

/// Writes a message.
///
/// # Panics
/// Never: every message can be written.
pub fn write(message: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(message).expect("a message can be written")
}
