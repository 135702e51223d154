//! Commit-reveal protocol for deals: both sides fix their share of the seed before either can see a card.
//!
//! The bots' side draws its share and shows the hash of it, the commitment. Then the player's share is drawn or
//! chosen. The seed of the match is the hash of both shares. At the end both shares are shown. Anybody can then
//! recompute the hashes, with the page `public/verify.html` or with a shell:
//!
//! ```text
//! printf %s BOTS        | sha256sum    # the commitment
//! printf %s BOTS:PLAYER | sha256sum    # the seed
//! ```
//!
//! Shares are therefore hashed in their written form.

use std::fmt::Write as _;

use sha2::{Digest, Sha256};

use crate::cards::rng::Seed;

/// Maximum length of the player's share.
pub const MOST_CHARACTERS: usize = 64;

/// The shares of both sides in the seed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeedShares {
    /// Share of the bots' side. It is shown when the match is over.
    pub bots: Seed,
    /// Share of the player.
    pub player: String,
}

/// The seed that is the SHA-256 hash of a string.
pub fn hash_seed(text: &str) -> Seed {
    Seed(Sha256::digest(text).into())
}

/// SHA-256 hash of a string, as 64 hexadecimal digits.
pub fn hash(text: &str) -> String {
    let mut digits = String::new();
    for byte in Sha256::digest(text) {
        // Writing into a string does not fail.
        let _ = write!(digits, "{byte:02x}");
    }
    digits
}

/// The commitment: the hash of the bots' share, which is 256 random bits. It is shown before the player's share is
/// drawn.
pub fn commitment(bots: Seed) -> String {
    hash(&bots.to_string())
}

/// The string whose hash is the seed of the match. `None` if the player's share is empty, too long, or has
/// characters that people cannot distinguish or cannot type everywhere.
pub fn preimage(bots: Seed, player: &str) -> Option<String> {
    let is_plain = player.bytes().all(|byte| byte.is_ascii_graphic());
    let is_part = is_plain && (1..=MOST_CHARACTERS).contains(&player.len());
    is_part.then(|| format!("{bots}:{player}"))
}

/// The seed of the match. `None` for the same player's shares as in [`preimage`].
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
