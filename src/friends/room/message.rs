//! What devices in a room say to each other beside the entries of a match: who is there, the table, and phrases.
//!
//! A connection carries each message to everybody in the room and seals it with the secret of the invitation. Here it is
//! signed, so that nobody in the room speaks for another.

use serde::{Deserialize, Serialize};

use crate::friends::keys::{DeviceKey, DeviceSecrets, halves, verify, whole};
use crate::friends::locked_pack::Bytes;
use crate::friends::message::Setup;
use crate::saves::names::{are_alike, clean};

/// Version of these messages. It rises when an older build would misunderstand something.
pub const VERSION: u8 = 1;
/// The largest number of bytes of a message.
pub const MOST_MESSAGE: usize = 1 << 18;
/// The largest number of characters of a name.
pub const MOST_NAME: usize = 20;

/// A message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Message {
    /// Somebody has come, or something about him has changed.
    Hello(Hello),
    /// The table, from the device that invites.
    Table(Table),
    /// A match begins. From the device that invites.
    Start(Start),
    /// A frame of the match.
    Frame(Vec<u8>),
    /// The device is still there.
    Here(Here),
    /// One of the phrases, by its number.
    Phrase(u8),
    /// A reminder for the device with this index that others wait for it.
    Nudge(u8),
    /// The device leaves for good.
    Bye,
}

/// Who comes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hello {
    /// The keys of the device.
    pub key: DeviceKey,
    /// The people at the device.
    pub names: Vec<String>,
    /// Whether they are ready for the match.
    pub is_ready: bool,
}

/// A sign of life.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Here {
    /// Whether the page is hidden.
    pub is_away: bool,
    /// The match that the device plays, if it plays one.
    pub playing: Option<Bytes>,
    /// The number of entries of each device of the match that it has.
    pub have: Vec<u32>,
}

/// The table that somebody invites to.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Table {
    /// Identifier of the game.
    pub game: String,
    /// Options that differ from the default, as pairs of identifier and value.
    pub options: Vec<(String, String)>,
    /// Who sits where.
    pub seats: Vec<Seated>,
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Seated {
    /// Nobody yet: the seat is for a friend.
    Open,
    /// A person at the device with this signing key.
    Person {
        /// The key.
        key: Bytes,
        /// The name.
        name: String,
        /// Whether the device is ready for the match.
        is_ready: bool,
    },
    /// A bot at the device that invites.
    Bot {
        /// Name of its level.
        level: String,
        /// The name.
        name: String,
    },
}

/// The beginning of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Start {
    /// What all devices agree on.
    pub setup: Setup,
    /// The name of each seat, and the level of a bot.
    pub players: Vec<(String, Option<String>)>,
}

/// A signed message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Envelope {
    /// Version of the messages.
    pub version: u8,
    /// The signing key of the author.
    pub author: Bytes,
    /// A number that the author uses once.
    pub number: u64,
    /// The encoded message.
    pub body: Vec<u8>,
    /// Signature (Ed25519), in two halves.
    signature: [Bytes; 2],
}

/// The error for bytes that are no message of this room.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MessageError {
    /// The message is too long.
    #[error("a message has {0} bytes: expected at most {MOST_MESSAGE}")]
    TooLong(usize),
    /// Another version.
    #[error(
        "the other device speaks version {0} of the messages of a room, this one version {VERSION}: reload the page there and here"
    )]
    Version(u8),
    /// The author has not signed it.
    #[error("a message is not of its author")]
    Forged,
    /// Anything else.
    #[error("the bytes are no message")]
    Damaged,
}

impl Envelope {
    /// Signs a message for a room.
    ///
    /// # Panics
    /// Never: every message can be written.
    pub fn sign(
        room: &[u8; 16],
        number: u64,
        message: &Message,
        secrets: &DeviceSecrets,
    ) -> Envelope {
        let body = postcard::to_allocvec(message).expect("a message can be written");
        let author = secrets.public().sign;
        let signature = halves(secrets.sign(&signed_bytes(room, number, &body)));
        Envelope { version: VERSION, author, number, body, signature }
    }

    /// The envelope in bytes.
    ///
    /// # Panics
    /// Never: every envelope can be written.
    pub fn write(&self) -> Vec<u8> {
        postcard::to_allocvec(self).expect("an envelope can be written")
    }

    /// Reads an envelope of this room and the message in it.
    ///
    /// # Errors
    /// [`MessageError`].
    pub fn read(room: &[u8; 16], bytes: &[u8]) -> Result<(Envelope, Message), MessageError> {
        if bytes.len() > MOST_MESSAGE {
            return Err(MessageError::TooLong(bytes.len()));
        }
        match bytes.first() {
            Some(&VERSION) => {}
            Some(&version) => return Err(MessageError::Version(version)),
            None => return Err(MessageError::Damaged),
        }
        let envelope: Envelope = postcard::from_bytes(bytes).map_err(|_| MessageError::Damaged)?;
        let signed = signed_bytes(room, envelope.number, &envelope.body);
        if !verify(&envelope.author, &signed, &whole(envelope.signature)) {
            return Err(MessageError::Forged);
        }
        let message = postcard::from_bytes(&envelope.body).map_err(|_| MessageError::Damaged)?;
        Ok((envelope, message))
    }
}

fn signed_bytes(room: &[u8; 16], number: u64, body: &[u8]) -> Vec<u8> {
    let mut bytes = b"Spot On room 1".to_vec();
    bytes.extend(room);
    bytes.extend(number.to_le_bytes());
    bytes.extend(body);
    bytes
}

/// A name as it is shown: at most [`MOST_NAME`] characters, in one line, and not empty.
pub fn tidy_name(name: &str, otherwise: &str) -> String {
    let short: String = clean(name).chars().take(MOST_NAME).collect();
    if are_alike(&short, "") { otherwise.to_owned() } else { short.trim_end().to_owned() }
}
