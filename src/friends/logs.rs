//! The logs of all devices, and how they are synchronised over any connection.

use super::keys::{DeviceSecrets, halves, whole};
use super::locked_pack::Bytes;
use super::message::{Body, Entry, Frame, MOST_BYTES, Setup};

/// The largest number of bytes of entries in one frame, except for a single entry that is larger.
const MOST_AT_ONCE: usize = 1 << 16;

/// The log of one device.
#[derive(Clone, Debug, Default)]
struct Log {
    /// Each entry with its body.
    entries: Vec<(Entry, Body)>,
    /// The hash of each entry, after the name of the match.
    hashes: Vec<Bytes>,
    /// The numbers of the asides, which are looked for often and are few.
    asides: Vec<usize>,
}

/// The result of adding an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Added {
    /// It is new.
    New,
    /// It was there already.
    Known,
    /// Entries before it are missing.
    Early,
    /// It is not of its author, or damaged.
    Refused,
    /// Its author has signed another entry with the same number.
    Fork(Entry),
}

/// The logs of all devices of a match.
#[derive(Clone, Debug)]
pub struct Logs {
    setup: Setup,
    logs: Vec<Log>,
}

impl Logs {
    /// Empty logs.
    pub fn new(setup: Setup) -> Logs {
        let log = Log { hashes: vec![setup.match_id()], ..Log::default() };
        Logs { logs: vec![log; setup.devices.len()], setup }
    }

    /// The number of entries of each device.
    pub fn lengths(&self) -> Vec<u32> {
        self.logs.iter().map(|log| log.entries.len() as u32).collect()
    }

    /// The body of an entry.
    pub fn body(&self, author: usize, number: usize) -> Option<&Body> {
        self.logs[author].entries.get(number).map(|(_, body)| body)
    }

    /// The asides of a device from this number on.
    pub(super) fn asides(&self, author: usize, from: usize) -> impl Iterator<Item = &Body> {
        let log = &self.logs[author];
        let numbers = log.asides.iter().filter(move |number| **number >= from);
        numbers.map(|&number| &log.entries[number].1)
    }

    /// Adds an entry of any device.
    pub fn add(&mut self, entry: Entry) -> Added {
        let author = usize::from(entry.author);
        let (Some(log), Some(key)) = (self.logs.get_mut(author), self.setup.devices.get(author))
        else {
            return Added::Refused;
        };
        let number = entry.number as usize;
        let Some(before) = log.hashes.get(number) else { return Added::Early };
        let known = log.entries.get(number).map(|(known, _)| known);
        if known == Some(&entry) {
            return Added::Known;
        }
        if entry.body.len() > MOST_BYTES
            || !key.verify(&entry.signed_bytes(before), &whole(entry.signature))
        {
            return Added::Refused;
        }
        if let Some(known) = known {
            return Added::Fork(known.clone());
        }
        log.hashes.push(entry.hash(before));
        let body = postcard::from_bytes(&entry.body).unwrap_or(Body::Unreadable);
        if body.is_aside() {
            log.asides.push(number);
        }
        log.entries.push((entry, body));
        Added::New
    }

    /// Writes an entry of one's own.
    ///
    /// # Panics
    /// Never: every body can be written.
    pub fn write(&mut self, author: usize, body: &Body, secrets: &DeviceSecrets) {
        let number = self.logs[author].entries.len();
        let body = postcard::to_allocvec(body).expect("a body can be written");
        let signature = [[0; 32]; 2];
        let mut entry = Entry { author: author as u8, number: number as u32, body, signature };
        entry.signature =
            halves(secrets.sign(&entry.signed_bytes(&self.logs[author].hashes[number])));
        self.add(entry);
    }

    /// Entries that a device with these numbers of entries lacks, as many as one frame holds.
    pub fn missing(&self, have: &[u32]) -> Option<Frame> {
        let (mut entries, mut bytes) = (Vec::new(), 0);
        for (log, &have) in self.logs.iter().zip(have) {
            for (entry, _) in log.entries.iter().skip(have as usize) {
                bytes += entry.body.len() + 80;
                if bytes > MOST_AT_ONCE && !entries.is_empty() {
                    return Some(Frame::Entries(entries));
                }
                entries.push(entry.clone());
            }
        }
        (!entries.is_empty()).then_some(Frame::Entries(entries))
    }

    /// All entries, for saving.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.logs.iter().flat_map(|log| log.entries.iter().map(|(entry, _)| entry))
    }

    /// Whether two entries prove that their author said different things to different devices.
    pub fn is_fork(&self, one: &Entry, other: &Entry) -> bool {
        let author = usize::from(one.author);
        let (Some(log), Some(key)) = (self.logs.get(author), self.setup.devices.get(author)) else {
            return false;
        };
        let Some(before) = log.hashes.get(one.number as usize) else { return false };
        let is_signed =
            |entry: &Entry| key.verify(&entry.signed_bytes(before), &whole(entry.signature));
        (one.author, one.number) == (other.author, other.number)
            && one.body != other.body
            && is_signed(one)
            && is_signed(other)
    }
}
