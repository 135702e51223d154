//! The position.

use serde::{Deserialize, Serialize};

use crate::cards::pile::Pile;
use crate::cards::set::CardSet;
use crate::engine::chance::Chance;
use crate::engine::seat::BySeat;

use super::knowledge::Memory;
use super::public::Public;
use super::trumps::PACK_SIZE;

/// A position of Shootout.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shootout {
    pub(super) public: Public,
    pub(super) chance: Chance,
    pub(super) stock: Pile<PACK_SIZE>,
    pub(super) discard: Pile<PACK_SIZE>,
    pub(super) hands: BySeat<CardSet>,
    pub(super) memory: Memory,
}
