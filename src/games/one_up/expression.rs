//! Expressions: numbers made of cards.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::Card;

/// A calculation with cards, in its exact notation: `(KH:10 * QD:10 + 7S) * JB~7S`.
///
/// An expression need not be an answer; [`check`](Expression::check) decides. Clones are cheap.
#[derive(Clone, PartialEq, Eq)]
pub struct Expression(Arc<Written>);

/// The string, and its calculation in postfix notation.
#[derive(PartialEq, Eq)]
struct Written {
    text: String,
    steps: Vec<Step>,
}

/// One step of a calculation in postfix notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step<T = Term> {
    /// Pushes the value of a card.
    Take(T),
    /// Joins the last two numbers into one.
    Join(Sign),
}

/// An operator between two numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// `+`
    Plus,
    /// `-`
    Minus,
    /// `*`
    Times,
    /// `/`
    Over,
}

/// A card and its chosen value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Term {
    /// A card that counts its rank: `7S`.
    Number(Card),
    /// A face card and its value: `KH:10`.
    Face(Card, u8),
    /// A Joker and the card that it copies: `JB~7S`. In a record it may name none.
    Joker(Card, Option<Copied>),
}

/// The card that a Joker copies: `7S`, `KH`, `KH:10` or `JB`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Copied {
    /// The card.
    pub card: Card,
    /// Its value, if it is written. Only face cards may have one.
    pub value: Option<u8>,
}

impl Expression {
    /// Maximum number of characters of an expression.
    pub const MOST_CHARACTERS: usize = 200;

    /// An expression with this calculation in postfix notation, which the string means.
    pub(super) fn new(text: &str, steps: Vec<Step>) -> Expression {
        Expression(Arc::new(Written { text: text.to_owned(), steps }))
    }

    /// The expression in its exact notation.
    pub fn text(&self) -> &str {
        &self.0.text
    }

    /// The calculation, step by step.
    pub fn steps(&self) -> &[Step] {
        &self.0.steps
    }

    /// The used cards, from the left.
    pub fn terms(&self) -> impl Iterator<Item = Term> {
        self.steps().iter().filter_map(|step| match step {
            Step::Take(term) => Some(*term),
            Step::Join(_) => None,
        })
    }
}

impl Term {
    /// The used card.
    pub const fn card(self) -> Card {
        match self {
            Term::Number(card) | Term::Face(card, _) | Term::Joker(card, _) => card,
        }
    }
}

impl fmt::Display for Expression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl fmt::Debug for Expression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`", self.text())
    }
}

impl Serialize for Expression {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.text())
    }
}

impl<'de> Deserialize<'de> for Expression {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Expression, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

impl Sign {
    /// The character of the operator.
    pub const fn letter(self) -> char {
        match self {
            Sign::Plus => '+',
            Sign::Minus => '-',
            Sign::Times => '*',
            Sign::Over => '/',
        }
    }
}

impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Term::Number(card) | Term::Joker(card, None) => write!(f, "{card}"),
            Term::Face(card, value) => write!(f, "{card}:{value}"),
            Term::Joker(card, Some(copied)) => write!(f, "{card}~{copied}"),
        }
    }
}

impl fmt::Display for Copied {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.card)?;
        self.value.map_or(Ok(()), |value| write!(f, ":{value}"))
    }
}
