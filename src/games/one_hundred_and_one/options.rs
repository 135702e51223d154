//! The options and their one list.

use serde::{Deserialize, Serialize};

use crate::options::{Choice, Options, SWITCH, Value};
use crate::texts::Text;

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
    ($id:ident, $title:literal, $explanation:literal) => {
        Choice {
            id: stringify!($id),
            title: Text::plain($title),
            explanation: Text::plain($explanation),
            values: SWITCH,
            get: |rules| usize::from(rules.$id),
            set: |rules, index| rules.$id = index == 1,
        }
    };
}

impl Options for HouseRules {
    const LIST: &'static [Choice<Self>] = &[
        switch!(
            draw_choice,
            "Free to draw",
            "Nobody must play: draw one card instead, then play or pass."
        ),
        switch!(
            equal_ranks_together,
            "Equal ranks together",
            "Several cards of one rank may be played at once; what they do adds up."
        ),
        switch!(
            pass_on,
            "Pass it on",
            "Who is hit by a six answers with a six, by a seven with a seven: the next one takes it all."
        ),
        switch!(quick_round, "Quick round", "The round ends as soon as one player is out."),
        switch!(
            knock_out,
            "Knock-out",
            "Three or four players: who exceeds 101 leaves, and the others play on until one is left."
        ),
        switch!(
            lone_queen,
            "Lonely queens",
            "A hand of nothing but queens costs 20 for each, 40 for the queen of spades."
        ),
        switch!(winner_deals, "Winner deals", "The first player out deals the next round."),
        Choice {
            id: "hand_size",
            title: Text::plain("Cards each"),
            explanation: Text::plain(
                "How many cards are dealt to each; the dealer's last one starts the table.",
            ),
            values: &[
                Value { id: "4", title: Text::plain("Four") },
                Value { id: "5", title: Text::plain("Five") },
            ],
            get: |rules| rules.hand_size as usize,
            set: |rules, index| rules.hand_size = [HandSize::Four, HandSize::Five][index],
        },
        switch!(
            queen_doubles,
            "Queens double",
            "Going out on a queen takes nothing off but doubles what the others pay; spades fourfold."
        ),
    ];

    fn check(&self, seats: u8) -> Result<(), String> {
        if self.knock_out && seats < 3 {
            let why = "the match is over when one of two players has lost";
            return Err(format!("knock_out is for three or four players: {why}"));
        }
        Ok(())
    }
}
