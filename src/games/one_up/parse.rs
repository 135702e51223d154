//! Parses an expression in the exact notation. `grammar.rs` has the operators and brackets.
//!
//! ```text
//! term    = number | face ":" value | joker "~" (number | face [":" value] | joker)
//! value   = "1" | "10"
//! ```
//!
//! Spaces are allowed between all parts, but not within a term and not at the ends. A Joker without a copied card cannot
//! be read. In November 2026 it was read as a wrong call, so records may have such calls.

use std::str::FromStr;

use crate::cards::Card;
use crate::i18n::Text;

use super::card_reading::CardKind;
use super::expression::{Copied, Expression, Sign, Step, Term};
use super::grammar::{self, ParseExpressionError, Source};
use super::illegal_texts;

/// Whether a Joker may lack the card that it copies.
#[derive(Clone, Copy, PartialEq, Eq)]
enum BareJokers {
    /// It must name the card.
    Refused,
    /// It need not, as in records of earlier versions.
    Read,
}

impl Expression {
    /// Parses the expression of a record. Earlier versions wrote Jokers without the card that they copy.
    ///
    /// # Errors
    /// [`ParseExpressionError`] if the string is not an expression.
    pub(super) fn recorded(text: &str) -> Result<Expression, ParseExpressionError> {
        Expression::read(text, BareJokers::Read)
    }

    fn read(text: &str, bare: BareJokers) -> Result<Expression, ParseExpressionError> {
        Ok(Expression::new(text, steps(text, bare)?))
    }
}

impl FromStr for Expression {
    type Err = ParseExpressionError;

    /// Parses an expression in the notation of the rules.
    ///
    /// # Errors
    /// [`ParseExpressionError`] if the string is not an expression. A wrong calculation parses.
    fn from_str(text: &str) -> Result<Expression, ParseExpressionError> {
        Expression::read(text, BareJokers::Refused)
    }
}

/// Parses a string into steps in postfix notation.
fn steps(text: &str, bare: BareJokers) -> Result<Vec<Step>, ParseExpressionError> {
    let characters: Vec<char> = text.chars().collect();
    if characters.len() > Expression::MOST_CHARACTERS {
        return Err(ParseExpressionError::TooLong);
    }
    if text.starts_with(' ') || text.ends_with(' ') {
        return Err(ParseExpressionError::Blanks);
    }
    grammar::steps(&mut Reader { characters: &characters, at: 0, bare })
}

/// The parser and its position in the string.
struct Reader<'a> {
    characters: &'a [char],
    at: usize,
    bare: BareJokers,
}

impl Source for Reader<'_> {
    type Term = Term;

    fn sign(&mut self, signs: &[Sign]) -> Option<Sign> {
        self.skip_blanks();
        let sign = signs.iter().copied().find(|sign| self.peek() == Some(sign.letter()))?;
        self.at += 1;
        Some(sign)
    }

    fn opens(&mut self) -> bool {
        self.skip_blanks();
        self.eat('(')
    }

    fn closes(&mut self) -> bool {
        self.skip_blanks();
        self.eat(')')
    }

    fn term(&mut self) -> Result<Term, ParseExpressionError> {
        let (card, kind) = self.card(illegal_texts::TERM)?;
        match kind {
            CardKind::Number(_) => Ok(Term::Number(card)),
            CardKind::Face => match self.value()? {
                Some(value) => Ok(Term::Face(card, value)),
                None => Err(self.expected(illegal_texts::FACE_VALUE)),
            },
            CardKind::Joker if self.eat('~') => Ok(Term::Joker(card, Some(self.copied()?))),
            CardKind::Joker if self.bare == BareJokers::Read => Ok(Term::Joker(card, None)),
            CardKind::Joker => Err(self.expected(illegal_texts::COPIES)),
        }
    }

    fn is_at_end(&self) -> bool {
        self.at == self.characters.len()
    }

    fn expected(&self, expected: Text) -> ParseExpressionError {
        let rest = &self.characters[self.at..];
        let found = if rest.is_empty() { illegal_texts::THE_END.into() } else { quoted(rest) };
        ParseExpressionError::Expected { expected, at: self.at + 1, found }
    }
}

impl Reader<'_> {
    fn copied(&mut self) -> Result<Copied, ParseExpressionError> {
        let (card, kind) = self.card(illegal_texts::COPIED)?;
        let value = if kind == CardKind::Face { self.value()? } else { None };
        Ok(Copied { card, value })
    }

    fn card(&mut self, expected: Text) -> Result<(Card, CardKind), ParseExpressionError> {
        let name: String = self.characters[self.at..].iter().take(2).collect();
        let card = name.parse().ok().and_then(|card| Some((card, CardKind::of(card)?)));
        let card = card.ok_or_else(|| self.expected(expected))?;
        self.at += 2;
        Ok(card)
    }

    /// The value of a face card, if there is a colon.
    fn value(&mut self) -> Result<Option<u8>, ParseExpressionError> {
        if !self.eat(':') {
            return Ok(None);
        }
        let start = self.at;
        if self.eat('1') {
            let value = if self.eat('0') { 10 } else { 1 };
            if !self.peek().is_some_and(|next| next.is_ascii_digit()) {
                return Ok(Some(value));
            }
        }
        self.at = start;
        Err(self.expected(illegal_texts::VALUE))
    }

    fn peek(&self) -> Option<char> {
        self.characters.get(self.at).copied()
    }

    fn eat(&mut self, character: char) -> bool {
        let is_there = self.peek() == Some(character);
        self.at += usize::from(is_there);
        is_there
    }

    fn skip_blanks(&mut self) {
        while self.eat(' ') {}
    }
}

/// The beginning of these characters in quotation marks: a whole word, since a single letter would be unclear.
pub(super) fn quoted(rest: &[char]) -> String {
    let word = rest.iter().take_while(|character| character.is_alphanumeric()).count();
    let word: String = rest.iter().take(word.clamp(1, 12)).collect();
    format!("`{word}`")
}
