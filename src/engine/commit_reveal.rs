//! Deals to which both sides have tied their hands before either could see a card.
//!
//! The bots' side draws its part and shows the hash of it, its commitment; then the player's part is drawn, or
//! chosen; the seed of the match is the hash of both. At the end both are shown, and anybody can compute the hashes
//! again, with the page `public/verify.html` or with a shell:
//!
//! ```text
//! printf %s BOTS        | sha256sum    # the commitment
//! printf %s BOTS:PLAYER | sha256sum    # the seed
//! ```
//!
//! So parts are hashed as they are written.

use std::fmt::Write as _;

use sha2::{Digest, Sha256};

use crate::cards::rng::Seed;

/// The longest part that a player may choose.
pub const MOST_CHARACTERS: usize = 64;

/// What both sides have put in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeedShares {
    /// The part of the bots' side, which is shown when the match is over.
    pub bots: Seed,
    /// The player's part.
    pub player: String,
}

/// The hash of a text in 64 hexadecimal digits (SHA-256).
pub fn hash(text: &str) -> String {
    let mut digits = String::new();
    for byte in Sha256::digest(text) {
        // Writing into a text does not fail.
        let _ = write!(digits, "{byte:02x}");
    }
    digits
}

/// What the bots' side shows before the player's part is drawn: the hash of its own, which is 256 random bits.
pub fn commitment(bots: Seed) -> String {
    hash(&bots.to_string())
}

/// What the seed of the match is the hash of; nothing if the player's part is empty, too long, or has characters in
/// it that people cannot tell apart or type everywhere.
pub fn preimage(bots: Seed, player: &str) -> Option<String> {
    let is_plain = player.bytes().all(|byte| byte.is_ascii_graphic());
    let is_part = is_plain && (1..=MOST_CHARACTERS).contains(&player.len());
    is_part.then(|| format!("{bots}:{player}"))
}

/// The seed of the match.
pub fn seed(bots: Seed, player: &str) -> Option<Seed> {
    hash(&preimage(bots, player)?).parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The hashes are those of `printf %s … | sha256sum`.
    #[test]
    fn hashes_are_those_of_everybody() {
        let bots = Seed::from_number(101);
        assert_eq!(hash("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        assert_eq!(commitment(bots), COMMITMENT);
        assert_eq!(seed(bots, "my-own-part").map(|seed| seed.to_string()).as_deref(), Some(SEED));
    }

    const COMMITMENT: &str = "4fb2cf95759aabc45fe8c4664d02d6c24501bc405c07015c8e3d00d02602b93d";
    const SEED: &str = "08696baeb7adc201b400a5047e689a953da15ab7de9e2b08db0ee4d90988ed4d";

    #[test]
    fn a_part_can_be_written_down() {
        let bots = Seed::from_number(1);
        assert!(seed(bots, &"x".repeat(MOST_CHARACTERS)).is_some());
        for part in ["", " ", "a b", "é", &"x".repeat(MOST_CHARACTERS + 1)] {
            assert_eq!(seed(bots, part), None, "`{part}`");
        }
    }
}
