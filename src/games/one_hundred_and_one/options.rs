//! The options and their one list.

use serde::{Deserialize, Serialize};

use crate::engine::options::{OFF_ON, OptionSpec, Options, Value};

use super::texts;

/// The options of One Hundred and One.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own, off or on")]
pub struct HouseRules {
    /// Who could play may draw a card instead, once a turn.
    pub draw_choice: bool,
    /// Several cards of one rank may be played at once.
    pub equal_ranks_together: bool,
    /// A six answers a six and a seven a seven.
    pub pass_on: bool,
    /// The round ends with the first player who is out.
    pub quick_round: bool,
    /// Who exceeds 101 leaves, and the others play on.
    pub knock_out: bool,
    /// A hand of nothing but queens is dear.
    pub lone_queen: bool,
    /// The first player out deals.
    pub winner_deals: bool,
    /// How many cards are dealt.
    pub hand_size: HandSize,
    /// A queen as the last card doubles what the others have left.
    pub queen_doubles: bool,
}

/// How many cards each player is dealt.
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

/// An option that is off or on.
macro_rules! switch {
    ($id:ident, $title:ident, $explanation:ident) => {
        OptionSpec {
            id: stringify!($id),
            title: texts::$title,
            explanation: texts::$explanation,
            values: OFF_ON,
            get: |rules| usize::from(rules.$id),
            set: |rules, index| rules.$id = index == 1,
        }
    };
}

impl Options for HouseRules {
    const SPECS: &'static [OptionSpec<Self>] = &[
        switch!(draw_choice, DRAW_CHOICE, DRAW_CHOICE_SAYS),
        switch!(equal_ranks_together, EQUAL_RANKS, EQUAL_RANKS_SAYS),
        switch!(pass_on, PASS_ON, PASS_ON_SAYS),
        switch!(quick_round, QUICK_ROUND, QUICK_ROUND_SAYS),
        switch!(knock_out, KNOCK_OUT, KNOCK_OUT_SAYS),
        switch!(lone_queen, LONE_QUEEN, LONE_QUEEN_SAYS),
        switch!(winner_deals, WINNER_DEALS, WINNER_DEALS_SAYS),
        OptionSpec {
            id: "hand_size",
            title: texts::HAND_SIZE,
            explanation: texts::HAND_SIZE_SAYS,
            values: &[Value { id: "4", title: texts::FOUR }, Value { id: "5", title: texts::FIVE }],
            get: |rules| rules.hand_size as usize,
            set: |rules, index| rules.hand_size = [HandSize::Four, HandSize::Five][index],
        },
        switch!(queen_doubles, QUEEN_DOUBLES, QUEEN_DOUBLES_SAYS),
    ];

    fn check(&self, seats: u8) -> Result<(), String> {
        if self.knock_out && seats < 3 {
            return Err(texts::KNOCK_OUT_FOR_MORE.into());
        }
        Ok(())
    }
}
