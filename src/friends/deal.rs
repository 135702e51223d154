//! The locked packs of one round, the cards opened so far, and the evidence for the audit.

use std::collections::{BTreeMap, BTreeSet};

use curve25519_dalek::{RistrettoPoint, Scalar};

use crate::cards::Card;
use crate::cards::rng::Seed;
use crate::engine::seat::{Seat, SeatSet};

use super::fault::Fault;
use super::keys::{DeviceKey, DeviceSecrets, digest};
use super::locked_pack::{
    Bytes, RoundSecrets, Sealed, card_points, decode, encode, face, read_lock,
};
use super::message::Body;
use super::seat_match::Told;
use super::slots::{Opening, Slot, Slots};

/// A set of devices, by their indices.
pub type Devices = BTreeSet<u8>;

/// Cards to open, each with the devices that get to know it.
pub type Openings = Vec<(Slot, Devices)>;

/// A pack while it is locked, and afterwards.
#[derive(Clone, Debug)]
pub struct LockedPack {
    /// The encoded points of its cards before the first shuffle.
    base: Vec<Bytes>,
    /// The points after the last pass.
    points: Vec<RistrettoPoint>,
}

/// The cards that one device opens to everybody, and those that it opens to single devices.
type Parts = (Vec<Slot>, Vec<(u8, Vec<Slot>)>);

/// What a device said that its seed determines.
#[derive(Clone, Debug)]
enum Evidence {
    Pass { is_mask: bool, shuffle: usize, before: Vec<RistrettoPoint>, after: Vec<Bytes> },
    Locks { parts: Parts, open: Vec<Bytes>, sealed: Vec<Sealed> },
}

/// The cards of one round.
pub struct Deal {
    /// The devices that lock it, in their order.
    pub devices: Vec<u8>,
    /// The device of each seat.
    holders: Vec<u8>,
    keys: Vec<DeviceKey>,
    me: u8,
    context: Bytes,
    /// This device's secrets.
    pub secrets: RoundSecrets,
    /// The cards of each shuffle in their order before it.
    cards: Vec<Vec<Card>>,
    packs: Vec<LockedPack>,
    /// The face-down piles.
    pub slots: Slots,
    open: BTreeMap<Slot, Devices>,
    faces: BTreeMap<Slot, Card>,
    /// Base points that were opened, as shuffle and index: no card is opened twice.
    seen: BTreeMap<(usize, usize), Slot>,
    evidence: Vec<(u8, Evidence)>,
    /// The answers in the step that is going on, and who gave them.
    pub answers: Vec<bool>,
}

impl Told for Deal {
    fn packs(&self) -> &[Vec<Card>] {
        &self.cards
    }

    fn face(&self, slot: Slot) -> Option<Card> {
        self.faces.get(&slot).copied()
    }

    fn is_open(&self, opening: Opening) -> bool {
        let open = self.open.get(&opening.slot);
        self.devices_of(opening.seats)
            .iter()
            .all(|device| open.is_some_and(|open| open.contains(device)))
    }

    fn answers(&self) -> &[bool] {
        &self.answers
    }
}

impl Deal {
    /// A round before its pack is locked. `number` counts the deals of the match.
    pub fn new(
        match_id: &Bytes,
        number: u32,
        (devices, holders, me): (&[u8], &[u8], u8),
        keys: &[DeviceKey],
        secrets: RoundSecrets,
    ) -> Deal {
        Deal {
            devices: devices.to_vec(),
            holders: holders.to_vec(),
            keys: keys.to_vec(),
            me,
            context: digest("Spot On deal 1", &[match_id, &number.to_le_bytes()]),
            secrets,
            cards: Vec::new(),
            packs: Vec::new(),
            slots: Slots::default(),
            open: BTreeMap::new(),
            faces: BTreeMap::new(),
            seen: BTreeMap::new(),
            evidence: Vec::new(),
            answers: Vec::new(),
        }
    }

    /// Begins to lock these cards.
    pub fn begin(&mut self, cards: Vec<Card>) {
        let shuffle = (self.packs.len() as u32).to_le_bytes();
        let points = card_points(&digest("Spot On shuffle 1", &[&self.context, &shuffle]), &cards);
        if self.packs.is_empty() {
            self.slots = Slots::of_pack(cards.len());
        }
        self.packs.push(LockedPack { base: encode(&points), points });
        self.cards.push(cards);
    }

    fn shuffle(&self) -> usize {
        self.packs.len() - 1
    }

    fn points(&self) -> &[RistrettoPoint] {
        self.packs.last().map_or(&[], |pack| &pack.points)
    }

    /// This device's first pass over the pack.
    pub fn masked(&self) -> Body {
        Body::Mask(encode(&self.secrets.mask_and_shuffle(self.shuffle(), self.points())))
    }

    /// This device's second pass over the pack.
    pub fn locked(&self) -> Body {
        Body::Lock(encode(&self.secrets.lock_places(self.shuffle(), self.points())))
    }

    /// Takes over the pass of a device. False if it does not have a point for each card.
    pub fn pass(&mut self, author: u8, is_mask: bool, after: Vec<Bytes>) -> bool {
        let (shuffle, before) = (self.shuffle(), self.points().to_vec());
        let Some(points) = decode(&after).filter(|points| points.len() == before.len()) else {
            return false;
        };
        self.evidence.push((author, Evidence::Pass { is_mask, shuffle, before, after }));
        if let Some(pack) = self.packs.last_mut() {
            pack.points = points;
        }
        true
    }

    /// The devices of seats.
    fn devices_of(&self, seats: SeatSet) -> Devices {
        let holders = self.holders.iter().enumerate();
        holders
            .filter(|(seat, _)| seats.contains(Seat(*seat as u8)))
            .map(|(_, device)| *device)
            .collect()
    }

    /// The cards of these openings that are still hidden from a device that may see them, each once.
    pub fn hidden(&self, openings: &[Opening]) -> Openings {
        let mut hidden: BTreeMap<Slot, Devices> = BTreeMap::new();
        for opening in openings {
            let open = self.open.get(&opening.slot);
            let new = self.devices_of(opening.seats);
            let new =
                new.into_iter().filter(|device| !open.is_some_and(|open| open.contains(device)));
            hidden.entry(opening.slot).or_default().extend(new);
        }
        hidden.retain(|_, devices| !devices.is_empty());
        hidden.into_iter().collect()
    }

    /// Whether all devices know a card after it is opened to these.
    fn is_for_all(&self, slot: Slot, devices: &Devices) -> bool {
        let open = self.open.get(&slot);
        self.devices.iter().all(|device| {
            devices.contains(device) || open.is_some_and(|open| open.contains(device))
        })
    }

    /// The devices that must send their locks.
    pub fn senders(&self, openings: &Openings) -> Vec<u8> {
        let sends = |author: &u8| {
            openings.iter().any(|(_, devices)| devices.iter().any(|device| device != author))
        };
        self.devices.iter().copied().filter(sends).collect()
    }

    /// For one sender: the cards that it opens to everybody, and those for single devices.
    fn parts(&self, author: u8, openings: &Openings) -> Parts {
        let (mut open, mut sealed) = (Vec::new(), BTreeMap::<u8, Vec<Slot>>::new());
        for (slot, devices) in openings {
            if self.is_for_all(*slot, devices) {
                open.push(*slot);
                continue;
            }
            for device in devices.iter().filter(|device| **device != author) {
                sealed.entry(*device).or_default().push(*slot);
            }
        }
        (open, sealed.into_iter().collect())
    }

    /// The locks that a device with these secrets sends.
    fn locks_of(
        &self,
        secrets: &RoundSecrets,
        (open, sealed): &Parts,
    ) -> Option<(Vec<Bytes>, Vec<Sealed>)> {
        let open = open.iter().map(|&slot| secrets.lock(slot).to_bytes()).collect();
        let seal = |(device, slots): &(u8, Vec<Slot>)| {
            secrets.seal(*device, &self.keys[usize::from(*device)], slots)
        };
        Some((open, sealed.iter().map(seal).collect::<Option<_>>()?))
    }

    /// The locks that this device sends.
    pub fn my_locks(&self, openings: &Openings) -> Option<Body> {
        let (open, sealed) = self.locks_of(&self.secrets, &self.parts(self.me, openings))?;
        Some(Body::Locks(open, sealed))
    }

    /// Whether the locks that a device sent are for the cards to open.
    pub fn are_for(
        &self,
        author: u8,
        openings: &Openings,
        (open, sealed): (&[Bytes], &[Sealed]),
    ) -> bool {
        let (slots, parts) = self.parts(author, openings);
        open.len() == slots.len()
            && open.iter().all(|lock| read_lock(lock).is_some())
            && sealed.len() == parts.len()
            && sealed
                .iter()
                .zip(&parts)
                .all(|(sealed, (to, slots))| sealed.to == *to && sealed.locks.len() == slots.len())
    }

    /// Opens cards with the locks that all senders sent, in the order of the senders.
    ///
    /// # Errors
    /// What this device sees that cannot be: somebody has shuffled or locked wrongly, or sent a wrong lock.
    pub fn open(
        &mut self,
        openings: &Openings,
        sent: Vec<(u8, Vec<Bytes>, Vec<Sealed>)>,
        mine: &DeviceSecrets,
    ) -> Result<(), String> {
        let mut locks: BTreeMap<Slot, Vec<(u8, Option<Scalar>)>> = BTreeMap::new();
        for (author, open, sealed) in sent {
            let (slots, parts) = self.parts(author, openings);
            for (slot, lock) in slots.iter().zip(&open) {
                locks.entry(*slot).or_default().push((author, read_lock(lock)));
            }
            for ((to, slots), sealed) in parts.iter().zip(&sealed) {
                if *to == self.me {
                    let opened = sealed.open(mine, slots);
                    for (at, slot) in slots.iter().enumerate() {
                        let lock = opened.as_ref().map(|locks| locks[at]);
                        locks.entry(*slot).or_default().push((author, lock));
                    }
                }
            }
            self.evidence.push((author, Evidence::Locks { parts: (slots, parts), open, sealed }));
        }
        let mut wrong = Ok(());
        for (slot, devices) in openings {
            self.open.entry(*slot).or_default().extend(devices);
            if devices.contains(&self.me)
                && let Err(why) = self.read(*slot, locks.remove(slot).unwrap_or_default())
            {
                wrong = Err(why);
            }
        }
        wrong
    }

    /// Reads the card at a place with the locks that devices sent.
    fn read(&mut self, slot: Slot, sent: Vec<(u8, Option<Scalar>)>) -> Result<(), String> {
        let is_mine_sent = sent.iter().any(|(author, _)| *author == self.me);
        let locks: Option<Vec<Scalar>> = sent.into_iter().map(|(_, lock)| lock).collect();
        let mut locks = locks.ok_or("a sealed lock cannot be read")?;
        if !is_mine_sent {
            locks.push(self.secrets.lock(slot));
        }
        let pack = &self.packs[slot.shuffle];
        let found = face(&pack.points[slot.index], locks, &pack.base, &self.cards[slot.shuffle]);
        let (index, card) = found.ok_or("a card cannot be opened")?;
        if *self.seen.entry((slot.shuffle, index)).or_insert(slot) != slot {
            return Err("a card is there twice".into());
        }
        self.faces.insert(slot, card);
        Ok(())
    }

    /// Repeats everything that the devices said, with their seeds in the order of the devices. Returns the first device that
    /// said something else, and what.
    pub fn find_fault(&self, seeds: &[Seed]) -> Option<(u8, Fault)> {
        self.evidence.iter().find_map(|(author, evidence)| {
            let at = self.devices.iter().position(|device| device == author)?;
            let secrets = RoundSecrets::new(*seeds.get(at)?, self.secrets.round());
            let (is_right, what) = match evidence {
                Evidence::Pass { is_mask: true, shuffle, before, after } => (
                    encode(&secrets.mask_and_shuffle(*shuffle, before)) == *after,
                    Fault::WrongShuffle,
                ),
                Evidence::Pass { is_mask: false, shuffle, before, after } => {
                    (encode(&secrets.lock_places(*shuffle, before)) == *after, Fault::WrongLock)
                }
                Evidence::Locks { parts, open, sealed } => {
                    let right = self.locks_of(&secrets, parts);
                    (
                        right.is_some_and(|right| right.0 == *open && right.1 == *sealed),
                        Fault::WrongLock,
                    )
                }
            };
            (!is_right).then_some((*author, what))
        })
    }
}
