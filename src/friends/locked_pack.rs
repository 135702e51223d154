//! A pack that nobody knows: mental poker by commutative encryption.
//!
//! Sources: Shamir, Rivest and Adleman, "Mental Poker" (1979); Barnett and Smart, "Mental Poker Revisited" (2003), over
//! the group ristretto255 (RFC 9496). Each card is a point of the group. First each device in turn multiplies all
//! points by its mask, a secret scalar, and shuffles them. Then each in turn takes its mask off, and multiplies each
//! point by a secret of its own for this place, the lock. A card is opened to a device when all others tell it their
//! locks for the place.
//!
//! All secrets of a device for a round follow from one seed. After the round everybody shows the seeds, and each device
//! repeats all shuffles.

use curve25519_dalek::{RistrettoPoint, Scalar};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha512};
use zeroize::Zeroizing;

use crate::cards::Card;
use crate::cards::rng::{Rng, Seed};

use super::keys::{DeviceKey, DeviceSecrets, decompress, digest, scalar};
use super::slots::Slot;

/// The encoding of a point or of a scalar.
pub type Bytes = [u8; 32];

/// The points of the cards before the first shuffle. Equal cards have different points. `context` names the match, the
/// deal and the shuffle.
pub fn card_points(context: &Bytes, cards: &[Card]) -> Vec<RistrettoPoint> {
    let point = |(index, card): (usize, &Card)| {
        let hash = Sha512::new()
            .chain_update("Spot On card 1")
            .chain_update(context)
            .chain_update((index as u32).to_le_bytes())
            .chain_update(card.to_string());
        RistrettoPoint::from_uniform_bytes(&hash.finalize().into())
    };
    cards.iter().enumerate().map(point).collect()
}

/// The encodings of points.
pub fn encode(points: &[RistrettoPoint]) -> Vec<Bytes> {
    points.iter().map(|point| point.compress().to_bytes()).collect()
}

/// The points with these encodings. `None` if one of them is not the encoding of a point, or if two are equal.
pub fn decode(bytes: &[Bytes]) -> Option<Vec<RistrettoPoint>> {
    let mut sorted = bytes.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    (sorted.len() == bytes.len()).then(|| bytes.iter().map(decompress).collect())?
}

/// The secrets of one device for one round.
pub struct RoundSecrets {
    seed: Zeroizing<Bytes>,
    round: u32,
}

impl RoundSecrets {
    /// The secrets that follow from a device's seed for a round.
    pub fn new(seed: Seed, round: u32) -> RoundSecrets {
        RoundSecrets { seed: Zeroizing::new(seed.0), round }
    }

    /// The seed.
    pub fn seed(&self) -> Seed {
        Seed(*self.seed)
    }

    /// The number of the round.
    pub fn round(&self) -> u32 {
        self.round
    }

    fn mask(&self, shuffle: usize) -> Zeroizing<Scalar> {
        let shuffle = (shuffle as u32).to_le_bytes();
        Zeroizing::new(scalar("Spot On mask 1", &[&*self.seed, &shuffle]))
    }

    /// The lock of a place.
    pub fn lock(&self, slot: Slot) -> Scalar {
        let Slot { shuffle, index } = slot;
        let place = [(shuffle as u32).to_le_bytes(), (index as u32).to_le_bytes()].concat();
        scalar("Spot On lock 1", &[&*self.seed, &place])
    }

    /// The first pass: masks the points and shuffles them.
    pub fn mask_and_shuffle(
        &self,
        shuffle: usize,
        points: &[RistrettoPoint],
    ) -> Vec<RistrettoPoint> {
        let mask = self.mask(shuffle);
        let mut masked: Vec<RistrettoPoint> = points.iter().map(|point| point * *mask).collect();
        let stream = u64::from(self.round) << 32 | shuffle as u64;
        Rng::new(self.seed(), stream).shuffle(&mut masked);
        masked
    }

    /// The second pass: takes the mask off, and locks each place.
    pub fn lock_places(&self, shuffle: usize, points: &[RistrettoPoint]) -> Vec<RistrettoPoint> {
        let unmask = Zeroizing::new(self.mask(shuffle).invert());
        let places = points.iter().enumerate();
        places
            .map(|(index, point)| point * (*unmask * self.lock(Slot { shuffle, index })))
            .collect()
    }

    /// Seals locks for another device: hashed `ElGamal`. Only this device can read them.
    pub fn seal(&self, receiver: u8, key: &DeviceKey, slots: &[Slot]) -> Option<Sealed> {
        let secret = Zeroizing::new(scalar("Spot On seal 1", &[&*self.seed, &[receiver]]));
        let shared = (decompress(&key.receive)? * *secret).compress().to_bytes();
        let locks = slots.iter().map(|&slot| xor(self.lock(slot).to_bytes(), pad(&shared, slot)));
        let point = RistrettoPoint::mul_base(&secret).compress().to_bytes();
        Some(Sealed { to: receiver, point, locks: locks.collect() })
    }
}

/// Locks that only one device can read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sealed {
    /// Index of the device.
    pub to: u8,
    /// The sender's point for the agreement on a shared secret.
    pub point: Bytes,
    /// The sealed locks.
    pub locks: Vec<Bytes>,
}

impl Sealed {
    /// The locks, for the device to which they were sent. `None` if the bytes are no point, or the locks are not for these
    /// places.
    pub fn open(&self, secrets: &DeviceSecrets, slots: &[Slot]) -> Option<Vec<Scalar>> {
        let shared = secrets.shared(&self.point)?;
        if self.locks.len() != slots.len() {
            return None;
        }
        let locks = self.locks.iter().zip(slots);
        locks.map(|(lock, &slot)| read_lock(&xor(*lock, pad(&shared, slot)))).collect()
    }
}

impl Sealed {
    /// Everything that a device can make of the sealed locks, if it does not know for which of these places they are.
    pub(super) fn readings(&self, secrets: &DeviceSecrets, slots: &[Slot]) -> Vec<Bytes> {
        let Some(shared) = secrets.shared(&self.point) else { return Vec::new() };
        let pads: Vec<Bytes> = slots.iter().map(|&slot| pad(&shared, slot)).collect();
        self.locks.iter().flat_map(|lock| pads.iter().map(|pad| xor(*lock, *pad))).collect()
    }
}

/// The lock with this encoding. `None` for other bytes, and for 0.
pub fn read_lock(bytes: &Bytes) -> Option<Scalar> {
    let lock: Option<Scalar> = Scalar::from_canonical_bytes(*bytes).into();
    lock.filter(|lock| *lock != Scalar::ZERO)
}

fn pad(shared: &Bytes, slot: Slot) -> Bytes {
    let place = [(slot.shuffle as u32).to_le_bytes(), (slot.index as u32).to_le_bytes()].concat();
    digest("Spot On pad 1", &[shared, &place])
}

fn xor(one: Bytes, other: Bytes) -> Bytes {
    std::array::from_fn(|at| one[at] ^ other[at])
}

/// The card at a place, from all its locks. `points` are the encoded points of `cards` before the first shuffle. `None` if
/// the locks open no card.
pub fn face(
    locked: &RistrettoPoint,
    locks: impl IntoIterator<Item = Scalar>,
    points: &[Bytes],
    cards: &[Card],
) -> Option<(usize, Card)> {
    let product: Scalar = locks.into_iter().product();
    if product == Scalar::ZERO {
        return None;
    }
    let opened = (locked * product.invert()).compress().to_bytes();
    let index = points.iter().position(|point| *point == opened)?;
    Some((index, cards[index]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::chance::{CardOrder, SeedRange};

    fn cards() -> Vec<Card> {
        (0..20).chain(0..10).map(Card::of_index).collect()
    }

    fn devices(count: u64) -> Vec<RoundSecrets> {
        (0..count).map(|number| RoundSecrets::new(Seed::from_number(number + 1), 3)).collect()
    }

    fn locked(devices: &[RoundSecrets], shuffle: usize) -> Vec<RistrettoPoint> {
        let mut points = card_points(&[7; 32], &cards());
        for device in devices {
            points = decode(&encode(&device.mask_and_shuffle(shuffle, &points))).expect("points");
        }
        for device in devices {
            points = decode(&encode(&device.lock_places(shuffle, &points))).expect("points");
        }
        points
    }

    #[test]
    fn a_locked_pack_has_the_order_of_the_seeds() {
        for (count, shuffle) in [(2, 0), (3, 1), (6, 2)] {
            let devices = devices(count);
            let seeds = devices.iter().map(RoundSecrets::seed).collect();
            let order = CardOrder::of_devices(vec![SeedRange { last: 3, seeds }]).expect("seeds");
            let mut expected = cards();
            order.permute(3, shuffle as u32, &mut expected);
            let points = encode(&card_points(&[7; 32], &cards()));
            let opened: Vec<Card> = (0..)
                .zip(&locked(&devices, shuffle))
                .map(|(index, point)| {
                    let locks = devices.iter().map(|device| device.lock(Slot { shuffle, index }));
                    face(point, locks, &points, &cards()).expect("all locks open it").1
                })
                .collect();
            assert_eq!(opened, expected);
        }
    }

    #[test]
    fn a_missing_or_wrong_lock_opens_nothing() {
        let devices = devices(3);
        let points = encode(&card_points(&[7; 32], &cards()));
        let pack = locked(&devices, 0);
        let slot = |index| Slot { shuffle: 0, index };
        let two = devices[..2].iter().map(|device| device.lock(slot(4)));
        assert_eq!(face(&pack[4], two, &points, &cards()), None);
        let wrong = devices.iter().map(|device| device.lock(slot(5)));
        assert_eq!(face(&pack[4], wrong, &points, &cards()), None);
    }

    #[test]
    fn only_the_receiver_reads_a_sealed_lock() {
        let [anna, ben] = [1, 2].map(|number| DeviceSecrets::of([number; 32]));
        let slots = [Slot { shuffle: 1, index: 9 }, Slot { shuffle: 1, index: 10 }];
        let sender = &devices(1)[0];
        let sealed = sender.seal(1, &ben.public(), &slots).expect("a key");
        let locks = slots.map(|slot| sender.lock(slot)).to_vec();
        assert_eq!(sealed.open(&ben, &slots), Some(locks.clone()));
        assert_ne!(sealed.open(&anna, &slots), Some(locks));
        assert_eq!(sealed.open(&ben, &slots[..1]), None);
    }

    #[test]
    fn bytes_that_are_no_points_are_refused() {
        assert_eq!(decode(&[[255; 32]]), None);
        assert_eq!(decode(&[[0; 32]]), None, "the identity");
        let points = encode(&card_points(&[7; 32], &cards()));
        assert_eq!(decode(&[points[0], points[0]]), None, "a card twice");
        assert!(read_lock(&[0; 32]).is_none() && read_lock(&[255; 32]).is_none());
    }
}
