//! What devices say to each other.
//!
//! Each device keeps one numbered, signed list of its own entries, its log. Entries are never changed, and every device
//! gets the same ones. What an entry may be follows from the entries before it.

use serde::{Deserialize, Serialize};

use crate::cards::rng::Seed;

use super::keys::{DeviceKey, digest};
use super::locked_pack::{Bytes, Sealed};

/// Version of the protocol. It rises when an older build would misunderstand something.
pub const VERSION: u8 = 1;
/// The largest number of bytes of an entry.
pub const MOST_BYTES: usize = 1 << 16;
/// The largest number of characters of a move.
pub const MOST_CHARACTERS: usize = 200;

/// What all devices agree on before a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// Random bytes that make the match different from all others.
    pub room: [u8; 16],
    /// Identifier of the game.
    pub game: String,
    /// Options that differ from the default, as pairs of identifier and value.
    pub options: Vec<(String, String)>,
    /// The devices, in the order in which they shuffle.
    pub devices: Vec<DeviceKey>,
    /// For each seat the index of its device.
    pub seats: Vec<u8>,
    /// A digest of the rules ([`super::rules_digest`]). Builds with other rules cannot play together.
    pub rules: Bytes,
}

impl Setup {
    /// The name of the match, on which every signature depends.
    ///
    /// # Panics
    /// Never: every setup can be written.
    pub fn match_id(&self) -> Bytes {
        let bytes = postcard::to_allocvec(self).expect("a setup can be written");
        digest("Spot On match 1", &[&[VERSION], &bytes])
    }
}

/// The content of an entry.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Body {
    /// The hash of the start of the device's chain of seeds.
    Commit(Bytes),
    /// The start of the chain.
    Reveal(Seed),
    /// The device is ready for the next round.
    Ready,
    /// The points after the device's mask and shuffle.
    Mask(Vec<Bytes>),
    /// The points after the device has locked each place.
    Lock(Vec<Bytes>),
    /// The device's locks for cards that the rules open: those for everybody, and those for single devices.
    Locks(Vec<Bytes>, Vec<Sealed>),
    /// A move.
    Play(Play),
    /// The answer to a question about a hand of this device: whether it can play.
    Answer(bool),
    /// The hash of the moves of the device's seats, which stay hidden until all have moved.
    Seal(Bytes),
    /// The moves, with a random number that makes their hash unpredictable.
    Unseal(Bytes, Vec<TimedMove>),
    /// A move in a race, in which the first one counts.
    Claim(TimedMove),
    /// No move in a race, in which another device has moved.
    Yield,
    /// The clock has run out on this device.
    Timeout,
    /// The seed of the round, which is over.
    Audit(Seed),
    /// The device stops the round, because something in it cannot be true. Then every device shows its seed.
    Stop(String),
    /// The device proposes to go on without the devices that are gone.
    Vote(Vote),
    /// All have voted: the entries of the devices that are gone count up to these numbers.
    Decide(Vote, Vec<u32>),
    /// Somebody has come back: the vote is void.
    Cancel(Vote),
    /// Stands for bytes that cannot be read.
    Unreadable,
}

/// A move of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Play {
    /// The seat.
    pub seat: u8,
    /// The move as in a record.
    pub text: String,
    /// The cards of the whole hand, if the move shows it without naming them; otherwise empty.
    pub hand: Vec<u8>,
}

/// A move, and how many milliseconds after the display it was made, by the clock of its device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TimedMove {
    /// Milliseconds.
    pub after: u32,
    /// The seat.
    pub seat: u8,
    /// The move as in a record.
    pub text: String,
}

/// A proposal about devices that are gone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Vote {
    /// Number of decisions before this one.
    pub number: u32,
    /// Indices of the devices that are gone, in ascending order.
    pub gone: Vec<u8>,
    /// What to do.
    pub choice: Choice,
    /// For each device that is gone the number of its entries that the voter has.
    pub seen: Vec<u32>,
}

/// What to do without the devices that are gone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// End the match after the last round that was checked.
    End,
    /// Deal the round anew; the device with the lowest index takes the empty seats, for bots.
    Redeal,
}

impl Body {
    /// Whether the entry may come at any time, beside what the protocol expects.
    pub(super) fn is_aside(&self) -> bool {
        matches!(self, Body::Stop(_) | Body::Vote(_) | Body::Decide(..) | Body::Cancel(_))
    }

    /// Name of its kind, for messages.
    pub(super) fn kind(&self) -> &'static str {
        match self {
            Body::Commit(_) => "commitment",
            Body::Reveal(_) => "start of the chain",
            Body::Ready => "ready",
            Body::Mask(_) => "shuffle",
            Body::Lock(_) => "locks of the pack",
            Body::Locks(..) => "locks of cards",
            Body::Play(_) => "move",
            Body::Answer(_) => "answer",
            Body::Seal(_) => "sealed move",
            Body::Unseal(..) => "opened move",
            Body::Claim(_) => "move in the race",
            Body::Yield => "no move in the race",
            Body::Timeout => "end of the clock",
            Body::Audit(_) => "seed of the round",
            Body::Stop(_) => "stop",
            Body::Vote(_) => "vote",
            Body::Decide(..) => "decision",
            Body::Cancel(_) => "cancelled vote",
            Body::Unreadable => "something unreadable",
        }
    }
}

/// An entry as it travels.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Index of the device that wrote it.
    pub author: u8,
    /// Its number in the log of this device, from 0.
    pub number: u32,
    /// The encoded [`Body`].
    pub body: Vec<u8>,
    /// Signature (Ed25519), in two halves.
    pub signature: [Bytes; 2],
}

impl Entry {
    /// The bytes that are signed. `before` is the hash of the author's entry before it, or the name of the match.
    pub(super) fn signed_bytes(&self, before: &Bytes) -> Vec<u8> {
        let mut bytes = b"Spot On entry 1".to_vec();
        bytes.extend(before);
        bytes.push(self.author);
        bytes.extend(self.number.to_le_bytes());
        bytes.extend(&self.body);
        bytes
    }

    /// The hash of the entry.
    pub(super) fn hash(&self, before: &Bytes) -> Bytes {
        digest(
            "Spot On hash 1",
            &[&self.signed_bytes(before), &self.signature[0], &self.signature[1]],
        )
    }
}

/// What travels between two devices.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Frame {
    /// The number of entries of each device that the sender has.
    Have(Vec<u32>),
    /// Entries that the receiver lacks.
    Entries(Vec<Entry>),
    /// Two different entries with the same number: their author has said different things to different devices.
    Fork(Entry, Entry),
}

/// The error for bytes that are no frame of this match.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FrameError {
    /// The frame is too long.
    #[error("a frame has {0} bytes: expected at most {MOST_FRAME}")]
    TooLong(usize),
    /// Another version of the protocol.
    #[error(
        "the other device speaks version {0} of the protocol, this one version {VERSION}: reload the page there and here"
    )]
    Version(u8),
    /// Another match.
    #[error("the frame is of another match")]
    OtherMatch,
    /// Anything else.
    #[error("the bytes are no frame")]
    Damaged,
}

/// The largest number of bytes of a frame.
pub const MOST_FRAME: usize = 1 << 18;

/// Encodes a frame: the version, the first eight bytes of the match's name, and the frame in postcard's format.
///
/// # Panics
/// Never: every frame can be written.
pub fn encode_frame(match_id: &Bytes, frame: &Frame) -> Vec<u8> {
    let mut bytes = vec![VERSION];
    bytes.extend(&match_id[..8]);
    bytes.extend(postcard::to_allocvec(frame).expect("a frame can be written"));
    bytes
}

/// Decodes a frame.
///
/// # Errors
/// [`FrameError`].
pub fn decode_frame(match_id: &Bytes, bytes: &[u8]) -> Result<Frame, FrameError> {
    if bytes.len() > MOST_FRAME {
        return Err(FrameError::TooLong(bytes.len()));
    }
    let (&version, rest) = bytes.split_first().ok_or(FrameError::Damaged)?;
    if version != VERSION {
        return Err(FrameError::Version(version));
    }
    let (id, rest) = rest.split_at_checked(8).ok_or(FrameError::Damaged)?;
    if id != &match_id[..8] {
        return Err(FrameError::OtherMatch);
    }
    postcard::from_bytes(rest).map_err(|_| FrameError::Damaged)
}
