//! Checks whether an expression is an answer.

use thiserror::Error;

use crate::cards::Card;

use super::card_reading::CardKind;
use super::expression::{Copied, Expression, Sign, Step, Term};
use super::illegal_texts;
use super::value::{Answer, JokerReading};

/// The reason why an expression is not an answer.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NoAnswer {
    /// A used or copied card is not on display.
    #[error("{}", illegal_texts::not_on_display(&.0.to_string()))]
    NotOnDisplay(Card),
    /// A card is used more often than it is on display.
    #[error("{}", used_again(*.card, *.used))]
    UsedAgain {
        /// The card.
        card: Card,
        /// Number of times that it is used.
        used: usize,
    },
    /// A Joker does not name the card that it copies.
    #[error("{}", illegal_texts::copies_nothing(&.0.to_string()))]
    CopiesNothing(Card),
    /// A Joker copies a Joker that is not used, or itself.
    #[error("{}", illegal_texts::copies_unused(&.joker.to_string(), &.copied.to_string()))]
    CopiesUnused {
        /// The Joker.
        joker: Card,
        /// The Joker that it copies.
        copied: Card,
    },
    /// A chain of copies leads back to this Joker.
    #[error("{}", illegal_texts::copies_in_circle(&.0.to_string()))]
    CopiesInCircle(Card),
    /// A Joker copies a face card without a value.
    #[error("{}", illegal_texts::copies_either(&.joker.to_string(), &.copied.to_string()))]
    CopiesEither {
        /// The Joker.
        joker: Card,
        /// The face card.
        copied: Card,
    },
    /// A face card has two values in one calculation.
    #[error("{}", illegal_texts::contradiction(&.0.to_string()))]
    Contradiction(Card),
    /// A division leaves a remainder.
    #[error("{}", illegal_texts::uneven(*.0, *.1))]
    Uneven(i64, i64),
    /// A division by zero.
    #[error("{}", illegal_texts::BY_ZERO)]
    ByZero,
    /// An intermediate value that is too large for any display.
    #[error("{}", illegal_texts::TOO_LARGE)]
    TooLarge,
    /// The value is zero or less.
    #[error("{}", illegal_texts::NOT_POSITIVE)]
    NotPositive(i64),
    /// The value does not end in 1.
    #[error("{}", illegal_texts::last_digit(*.0))]
    LastDigit(i64),
}

fn used_again(card: Card, used: usize) -> String {
    let card = &card.to_string();
    if used == 2 { illegal_texts::used_twice(card) } else { illegal_texts::used_again(card, used) }
}

impl Expression {
    /// The answer that this expression makes with these cards face up.
    ///
    /// # Errors
    /// The first mistake: first the cards are checked, then the Jokers, then the calculation, each from the left.
    pub fn check(&self, display: &[Card], reading: JokerReading) -> Result<Answer, NoAnswer> {
        check(self.steps(), display, reading)
    }
}

/// The answer of a calculation in postfix notation, or its first mistake.
pub(super) fn check(
    steps: &[Step],
    display: &[Card],
    reading: JokerReading,
) -> Result<Answer, NoAnswer> {
    let take = |step: &Step| match step {
        Step::Take(term) => Some(*term),
        Step::Join(_) => None,
    };
    let terms: Vec<Term> = steps.iter().filter_map(take).collect();
    check_cards(&terms, display)?;
    let table = Table { terms: &terms, display, reading };
    let mut numbers = Vec::new();
    for at in 0..terms.len() {
        numbers.push(i64::from(table.number(at)?));
    }
    let value = calculate(steps, &numbers)?;
    if value <= 0 {
        return Err(NoAnswer::NotPositive(value));
    }
    if value % 10 != 1 {
        return Err(NoAnswer::LastDigit(value));
    }
    Ok(Answer { value, cards: terms.len() as u8 })
}

/// Checks that every used card is on display as often as it is used.
fn check_cards(terms: &[Term], display: &[Card]) -> Result<(), NoAnswer> {
    for card in terms.iter().map(|term| term.card()) {
        let lie = display.iter().filter(|&&lies| lies == card).count();
        let used = terms.iter().filter(|term| term.card() == card).count();
        if lie == 0 {
            return Err(NoAnswer::NotOnDisplay(card));
        }
        if used > lie {
            return Err(NoAnswer::UsedAgain { card, used });
        }
    }
    Ok(())
}

/// The cards of a calculation and the cards on display.
struct Table<'a> {
    terms: &'a [Term],
    display: &'a [Card],
    reading: JokerReading,
}

impl Table<'_> {
    /// The value of the card at this place of the calculation.
    fn number(&self, place: usize) -> Result<u8, NoAnswer> {
        let mut at = place;
        // A chain of more Jokers than there are cards is a circle.
        for _ in 0..=self.terms.len() {
            let (joker, copied) = match self.terms[at] {
                Term::Number(card) => return Ok(card.rank().expect("a number has a rank")),
                Term::Face(_, value) => return Ok(value),
                Term::Joker(joker, None) => return Err(NoAnswer::CopiesNothing(joker)),
                Term::Joker(joker, Some(copied)) => (joker, copied),
            };
            match CardKind::of(copied.card) {
                Some(CardKind::Joker) => at = self.other(at, joker, copied.card)?,
                _ => return self.copy(joker, copied),
            }
        }
        Err(NoAnswer::CopiesInCircle(self.terms[place].card()))
    }

    /// The place of the first used Joker with the name `copied`, other than the one at `at`.
    fn other(&self, at: usize, joker: Card, copied: Card) -> Result<usize, NoAnswer> {
        let mut places = 0..self.terms.len();
        places
            .find(|&place| place != at && self.terms[place].card() == copied)
            .ok_or(NoAnswer::CopiesUnused { joker, copied })
    }

    /// The value of a Joker that copies a card other than a Joker.
    fn copy(&self, joker: Card, copied: Copied) -> Result<u8, NoAnswer> {
        let card = copied.card;
        if !self.display.contains(&card) {
            return Err(NoAnswer::NotOnDisplay(card));
        }
        if let Some(CardKind::Number(rank)) = CardKind::of(card) {
            return Ok(rank);
        }
        let either = NoAnswer::CopiesEither { joker, copied: card };
        let value = match self.reading {
            JokerReading::Free => return copied.value.ok_or(either),
            JokerReading::Strict => copied.value.or(self.used_as(card)).ok_or(either)?,
        };
        if self.said_of(card).all(|said| said == value) {
            Ok(value)
        } else {
            Err(NoAnswer::Contradiction(card))
        }
    }

    /// The value of a face card, if it is used.
    fn used_as(&self, card: Card) -> Option<u8> {
        self.terms.iter().find_map(|term| match *term {
            Term::Face(used, value) if used == card => Some(value),
            _ => None,
        })
    }

    /// All values written for a face card, at the card itself and at the Jokers that copy it.
    fn said_of(&self, card: Card) -> impl Iterator<Item = u8> {
        self.terms.iter().filter_map(move |term| match *term {
            Term::Face(used, value) if used == card => Some(value),
            Term::Joker(_, Some(copied)) if copied.card == card => copied.value,
            _ => None,
        })
    }
}

fn calculate(steps: &[Step], numbers: &[i64]) -> Result<i64, NoAnswer> {
    let mut numbers = numbers.iter();
    let mut pending = Vec::new();
    for step in steps {
        let value = match step {
            Step::Take(_) => *numbers.next().expect("a number for every card"),
            Step::Join(sign) => {
                let right = pending.pop().expect("two numbers before a sign");
                let left = pending.pop().expect("two numbers before a sign");
                join(*sign, left, right)?
            }
        };
        pending.push(value);
    }
    Ok(pending.pop().expect("an expression is not empty"))
}

fn join(sign: Sign, left: i64, right: i64) -> Result<i64, NoAnswer> {
    let value = match sign {
        Sign::Plus => left.checked_add(right),
        Sign::Minus => left.checked_sub(right),
        Sign::Times => left.checked_mul(right),
        Sign::Over if right == 0 => return Err(NoAnswer::ByZero),
        Sign::Over if left.checked_rem(right).unwrap_or(0) != 0 => {
            return Err(NoAnswer::Uneven(left, right));
        }
        Sign::Over => left.checked_div(right),
    };
    value.ok_or(NoAnswer::TooLarge)
}
