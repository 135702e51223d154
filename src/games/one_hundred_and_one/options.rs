//! The options of a match.

use serde::{Deserialize, Serialize};

use crate::engine::options::{OptionSpec, Options};
use crate::{option, option_values};

use super::texts;

/// The options of One Hundred and One.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own, off or on")]
pub struct HouseRules {
    /// A player who could play may draw a card instead, once a turn.
    pub draw_choice: bool,
    /// Several cards of one rank may be played at once.
    pub equal_ranks_together: bool,
    /// A six answers a six and a seven a seven.
    pub pass_on: bool,
    /// The round ends with the first player who is out.
    pub quick_round: bool,
    /// A player who exceeds 101 leaves, and the others play on.
    pub knock_out: bool,
    /// A hand of only queens has a high penalty.
    pub lone_queen: bool,
    /// The first player out deals.
    pub winner_deals: bool,
    /// The number of cards dealt to each player.
    pub hand_size: HandSize,
    /// A queen as the last card doubles the penalty of the others.
    pub queen_doubles: bool,
}

/// The number of cards dealt to each player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum HandSize {
    /// Four.
    #[default]
    Four,
    /// Five.
    Five,
}

impl HandSize {
    /// The number of cards, the dealer's table card included.
    pub const fn cards(self) -> u8 {
        match self {
            HandSize::Four => 4,
            HandSize::Five => 5,
        }
    }
}

option_values!(HandSize {
    Four = "4", texts::FOUR;
    Five = "5", texts::FIVE;
});

impl Options for HouseRules {
    const SPECS: &'static [OptionSpec<Self>] = &[
        option!(draw_choice: bool, texts::DRAW_CHOICE, texts::DRAW_CHOICE_SAYS),
        option!(equal_ranks_together: bool, texts::EQUAL_RANKS, texts::EQUAL_RANKS_SAYS),
        option!(pass_on: bool, texts::PASS_ON, texts::PASS_ON_SAYS),
        option!(quick_round: bool, texts::QUICK_ROUND, texts::QUICK_ROUND_SAYS),
        option!(knock_out: bool, texts::KNOCK_OUT, texts::KNOCK_OUT_SAYS),
        option!(lone_queen: bool, texts::LONE_QUEEN, texts::LONE_QUEEN_SAYS),
        option!(winner_deals: bool, texts::WINNER_DEALS, texts::WINNER_DEALS_SAYS),
        option!(hand_size: HandSize, texts::HAND_SIZE, texts::HAND_SIZE_SAYS),
        option!(queen_doubles: bool, texts::QUEEN_DOUBLES, texts::QUEEN_DOUBLES_SAYS),
    ];

    fn check(&self, seats: u8) -> Result<(), String> {
        if self.knock_out && seats < 3 {
            return Err(texts::KNOCK_OUT_FOR_MORE.into());
        }
        Ok(())
    }
}
