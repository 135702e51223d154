//! What came of asking a bot again with other cards where it cannot look (`crate::games::ask_again`).

use serde::{Deserialize, Serialize};

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fairness {
    /// What the bot plays, as a text; nothing if it waits.
    pub mv: Option<String>,
    /// How many other deals of the hidden cards there were.
    pub deals: u32,
    /// With how many of them it could see the same and played the same.
    pub same: u32,
    /// How many of them differed from the one before.
    pub different: u32,
}
