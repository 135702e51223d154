//! The position.

use serde::{Deserialize, Serialize};

use crate::cards::pile::Pile;
use crate::engine::chance::Chance;
use crate::engine::seat::BySeat;

use super::counts::{Counts, LARGEST_PACK, Memory};
use super::public::Public;

/// A position of 100 Points Rummy.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HundredRummy {
    pub(super) public: Public,
    pub(super) chance: Chance,
    pub(super) stock: Pile<LARGEST_PACK>,
    pub(super) hands: BySeat<Counts>,
    pub(super) memory: Memory,
}
