//! What the people at a device want.

use serde::{Deserialize, Serialize};

use crate::engine::seat::Seat;
use crate::friends::client::Client;
use crate::friends::message::Choice;

use super::Room;
use super::message::{Message, tidy_name};
use super::refusal::Refusal;

/// What the people at this device want.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Wish {
    /// They have these names.
    Names(Vec<String>),
    /// They are ready for the match, or for the next one.
    Ready(bool),
    /// The match begins. Only the device that invites begins it.
    Start,
    /// A seat at this device plays a move, this number of milliseconds after it could.
    Move(Seat, String, u32),
    /// The clock has run out here.
    TimeOut,
    /// They are ready for the next round.
    NextRound,
    /// They propose to go on without those who are gone.
    Vote(Choice),
    /// The page is hidden, or seen again.
    Away(bool),
    /// They say a phrase.
    Phrase(u8),
    /// They remind the device that they wait for.
    Nudge,
    /// They leave for good.
    Leave,
}

impl Room {
    /// The people at this device want something.
    ///
    /// # Errors
    /// Why that is not possible.
    pub fn wish(&mut self, wish: Wish, now: u64) -> Result<(), Refusal> {
        match wish {
            Wish::Names(names) => {
                self.names = names.iter().map(|name| tidy_name(name, "?")).collect();
                self.show_up(now);
            }
            Wish::Ready(is_ready) => {
                self.is_ready = is_ready;
                self.show_up(now);
            }
            Wish::Start => self.start_match(now)?,
            Wish::Move(seat, text, after) => {
                self.playing_client()?.play(seat, &text, after).map_err(Refusal::NotNow)?;
            }
            Wish::TimeOut => self.playing_client()?.time_out(),
            Wish::NextRound => self.playing_client()?.be_ready(),
            Wish::Vote(choice) => {
                let gone = self.gone(now);
                self.playing_client()?.vote(&gone, choice).map_err(Refusal::NotNow)?;
            }
            Wish::Away(is_away) => {
                self.is_away = is_away;
                self.beat(now);
            }
            Wish::Phrase(phrase) => {
                self.hear(self.key(), Some(phrase));
                self.say(&Message::Phrase(phrase), now);
            }
            Wish::Nudge => {
                let wait = self.playing_client()?.waiting();
                for device in wait.into_iter().flat_map(|wait| wait.devices) {
                    self.say(&Message::Nudge(device), now);
                }
            }
            Wish::Leave => {
                self.say(&Message::Bye, now);
                self.has_left = true;
            }
        }
        self.tell(now);
        Ok(())
    }

    fn playing_client(&mut self) -> Result<&mut Client, Refusal> {
        self.client.as_mut().ok_or_else(|| Refusal::NotNow("no match is going on".into()))
    }
}
