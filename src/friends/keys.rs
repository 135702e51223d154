//! The keys of a device, and everything secret that follows from its one master secret.

use curve25519_dalek::{RistrettoPoint, Scalar, ristretto::CompressedRistretto};
use ed25519_dalek::{Signature, Signer as _, SigningKey, VerifyingKey};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256, Sha512};
use zeroize::Zeroizing;

use crate::cards::rng::Seed;
use crate::engine::chance::{MOST_ROUNDS, earlier};

/// The public keys of a device.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeviceKey {
    /// Its messages are signed with this key (Ed25519, RFC 8032).
    pub sign: [u8; 32],
    /// Secrets for it are sealed with this key, a point of ristretto255 (RFC 9496).
    pub receive: [u8; 32],
}

/// The secrets of a device for one match.
pub struct DeviceSecrets {
    master: Zeroizing<[u8; 32]>,
    signing: SigningKey,
    receive: Zeroizing<Scalar>,
}

/// The hash that makes a scalar of its inputs: SHA-512, taken modulo the order of the group.
pub(super) fn scalar(label: &str, inputs: &[&[u8]]) -> Scalar {
    let hash = inputs.iter().fold(Sha512::new().chain_update(label), Digest::chain_update);
    Scalar::from_bytes_mod_order_wide(&hash.finalize().into())
}

/// SHA-256 of a label and inputs of fixed length.
pub(super) fn digest(label: &str, inputs: &[&[u8]]) -> [u8; 32] {
    let hash = inputs.iter().fold(Sha256::new().chain_update(label), Digest::chain_update);
    hash.finalize().into()
}

impl DeviceSecrets {
    /// The secrets that follow from a master secret of 32 random bytes.
    pub fn of(master: [u8; 32]) -> DeviceSecrets {
        let signing = SigningKey::from_bytes(&digest("Spot On sign 1", &[&master]));
        let receive = Zeroizing::new(scalar("Spot On receive 1", &[&master]));
        DeviceSecrets { master: Zeroizing::new(master), signing, receive }
    }

    /// The public keys.
    pub fn public(&self) -> DeviceKey {
        DeviceKey {
            sign: self.signing.verifying_key().to_bytes(),
            receive: RistrettoPoint::mul_base(&self.receive).compress().to_bytes(),
        }
    }

    /// The master secret, to save it.
    pub fn master(&self) -> [u8; 32] {
        *self.master
    }

    /// Signs a message.
    pub fn sign(&self, message: &[u8]) -> [u8; 64] {
        self.signing.sign(message).to_bytes()
    }

    /// The seed of a round. `chain` counts the lists of devices of a match, and `index` the rounds dealt by this list, from
    /// 1; the seed with index 0 is the start of the chain.
    pub fn round_seed(&self, match_id: &[u8; 32], chain: u32, index: u32) -> Seed {
        let end = digest("Spot On chain 1", &[&*self.master, match_id, &chain.to_le_bytes()]);
        earlier(Seed(end), MOST_ROUNDS.saturating_sub(index))
    }

    /// The encoding of the point that only this device and whoever knows the discrete logarithm of a point can compute. `None` if the bytes are no point.
    pub(super) fn shared(&self, point: &[u8; 32]) -> Option<[u8; 32]> {
        Some((decompress(point)? * *self.receive).compress().to_bytes())
    }
}

impl DeviceKey {
    /// Whether a signature is of this device.
    pub fn verify(&self, message: &[u8], signature: &[u8; 64]) -> bool {
        verify(&self.sign, message, signature)
    }
}

/// A signature in the two halves in which it travels.
pub(super) fn halves(signature: [u8; 64]) -> [[u8; 32]; 2] {
    [0, 32].map(|from| std::array::from_fn(|at| signature[from + at]))
}

/// A signature of two halves in one piece.
pub(super) fn whole([first, second]: [[u8; 32]; 2]) -> [u8; 64] {
    std::array::from_fn(|at| if at < 32 { first[at] } else { second[at - 32] })
}

/// Whether a signature is of the device with this signing key.
pub(super) fn verify(key: &[u8; 32], message: &[u8], signature: &[u8; 64]) -> bool {
    VerifyingKey::from_bytes(key)
        .is_ok_and(|key| key.verify_strict(message, &Signature::from_bytes(signature)).is_ok())
}

/// The point with this encoding. `None` for other bytes, and for the identity, which nobody sends honestly.
pub(super) fn decompress(bytes: &[u8; 32]) -> Option<RistrettoPoint> {
    use curve25519_dalek::traits::IsIdentity as _;
    CompressedRistretto(*bytes).decompress().filter(|point| !point.is_identity())
}
