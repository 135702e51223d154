//! The options.

use serde::{Deserialize, Serialize};

use crate::engine::options::{OptionSpec, Options};
use crate::i18n::Text;
use crate::{option, option_values};

use super::texts;

/// The options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TemplateOptions {
    /// The sum to hit.
    pub goal: Goal,
}

/// The sum to hit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Goal {
    /// 100.
    #[default]
    Hundred,
    /// 150.
    HundredAndFifty,
}

impl Goal {
    /// The sum as a number.
    pub const fn number(self) -> u32 {
        match self {
            Goal::Hundred => 100,
            Goal::HundredAndFifty => 150,
        }
    }
}

option_values!(Goal {
    Hundred = "100", Text::plain("100");
    HundredAndFifty = "150", Text::plain("150");
});

impl Options for TemplateOptions {
    const SPECS: &'static [OptionSpec<Self>] =
        &[option!(goal: Goal, texts::GOAL, texts::GOAL_DOES)];

    fn check(&self, _seats: u8) -> Result<(), String> {
        Ok(())
    }
}
