//! What counts: how a thing stands that counts once, and why a try at it does not count.
//!
//! Daily deals, puzzles, exercises and matches answer with these types. Pages show them, and results are counted by
//! them. Nothing else decides whether something counts.

/// How a thing stands that counts once: a daily deal, a puzzle, an exercise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Its day has not begun.
    NotYet,
    /// Nobody has tried it. The first try counts.
    NotBegun,
    /// The first try goes on, and counts when it ends.
    InProgress,
    /// A try does not count, for this reason.
    Practice(Practice),
    /// The first try has counted.
    Done,
}

/// Why a try does not count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Practice {
    /// An earlier version did not say why.
    Unknown,
    /// A decision was taken back that had shown something new.
    TakenBack,
    /// This device has seen the cards or the answer before.
    SeenBefore,
    /// The try began on another day than that of the deal.
    OtherDay,
    /// The first try has counted.
    SecondTry,
    /// It goes on from a match that others, or the player, have played.
    Continued,
    /// The player has ended the first try.
    GivenUp,
}

/// The reasons with the numbers and words that files have for them. The number of a reason never changes.
const PRACTICE: [(Practice, u32, &str); 7] = [
    (Practice::Unknown, 1, "practice"),
    (Practice::TakenBack, 2, "taken-back"),
    (Practice::SeenBefore, 3, "seen-before"),
    (Practice::OtherDay, 4, "other-day"),
    (Practice::SecondTry, 5, "second-try"),
    (Practice::Continued, 6, "continued"),
    (Practice::GivenUp, 7, "given-up"),
];

impl Practice {
    /// The number of a reason. Earlier versions knew only 0, for a try that counts, and 1.
    pub fn number(this: Option<Practice>) -> u32 {
        let of = |this| PRACTICE.iter().find(|(known, ..)| *known == this);
        this.and_then(of).map_or(0, |(_, number, _)| *number)
    }

    /// The reason with a number. A newer version may know more reasons.
    pub fn of_number(number: u32) -> Option<Practice> {
        let known = PRACTICE.iter().find(|(_, known, _)| *known == number);
        (number > 0).then(|| known.map_or(Practice::Unknown, |(this, ..)| *this))
    }

    /// The word for a reason in files.
    pub fn word(self) -> &'static str {
        PRACTICE.iter().find(|(known, ..)| *known == self).map_or("practice", |(.., word)| word)
    }

    /// The reason with a word. A newer version may know more reasons.
    pub fn of_word(word: &str) -> Practice {
        let known = PRACTICE.iter().find(|(.., known)| *known == word);
        known.map_or(Practice::Unknown, |(this, ..)| *this)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_survive_their_numbers_and_words() {
        for (this, ..) in PRACTICE {
            assert_eq!(Practice::of_number(Practice::number(Some(this))), Some(this));
            assert_eq!(Practice::of_word(this.word()), this);
        }
        assert_eq!((Practice::number(None), Practice::of_number(0)), (0, None));
        assert_eq!(Practice::of_number(99), Some(Practice::Unknown));
        assert_eq!(Practice::of_word("newer"), Practice::Unknown);
    }
}
