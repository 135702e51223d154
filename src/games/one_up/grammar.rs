//! The grammar of expressions, which the exact notation and typed lines share.
//!
//! ```text
//! sum     = product (("+" | "-") product)*
//! product = factor (("*" | "/") factor)*
//! factor  = term | "(" sum ")"
//! ```

use thiserror::Error;

use crate::i18n::Text;

use super::expression::{Expression, Sign, Step};
use super::illegal_texts;

/// The reason why a string is not an expression.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ParseExpressionError {
    /// It is longer than any expression.
    #[error("{}", illegal_texts::too_long(Expression::MOST_CHARACTERS))]
    TooLong,
    /// It begins or ends with a space.
    #[error("{}", illegal_texts::BLANKS)]
    Blanks,
    /// It has an unexpected character or end.
    #[error("{}", illegal_texts::expected(*.expected, *.at, .found))]
    Expected {
        /// The expected part, in words.
        expected: Text,
        /// The position of the character, from 1.
        at: usize,
        /// The part that is there instead.
        found: String,
    },
}

/// The parts of an expression, which are read from the left.
pub(super) trait Source {
    /// A card.
    type Term;

    /// Reads an operator, if one of these comes next.
    fn sign(&mut self, signs: &[Sign]) -> Option<Sign>;

    /// Reads an opening bracket, if one comes next.
    fn opens(&mut self) -> bool;

    /// Reads a closing bracket, if one comes next.
    fn closes(&mut self) -> bool;

    /// Reads a card.
    ///
    /// # Errors
    /// If something else comes next.
    fn term(&mut self) -> Result<Self::Term, ParseExpressionError>;

    /// Whether everything was read.
    fn is_at_end(&self) -> bool;

    /// The error that names what comes next instead.
    fn expected(&self, expected: Text) -> ParseExpressionError;
}

const SUMS: [Sign; 2] = [Sign::Plus, Sign::Minus];
const PRODUCTS: [Sign; 2] = [Sign::Times, Sign::Over];

/// Parses a whole expression into steps in postfix notation.
///
/// The parser recurses once per bracket, so the length limit bounds the depth.
pub(super) fn steps<S: Source>(source: &mut S) -> Result<Vec<Step<S::Term>>, ParseExpressionError> {
    let mut steps = Vec::new();
    sum(source, &mut steps)?;
    if source.is_at_end() { Ok(steps) } else { Err(source.expected(illegal_texts::SIGN_OR_END)) }
}

type Parsed = Result<(), ParseExpressionError>;

fn sum<S: Source>(source: &mut S, steps: &mut Vec<Step<S::Term>>) -> Parsed {
    product(source, steps)?;
    while let Some(sign) = source.sign(&SUMS) {
        product(source, steps)?;
        steps.push(Step::Join(sign));
    }
    Ok(())
}

fn product<S: Source>(source: &mut S, steps: &mut Vec<Step<S::Term>>) -> Parsed {
    factor(source, steps)?;
    while let Some(sign) = source.sign(&PRODUCTS) {
        factor(source, steps)?;
        steps.push(Step::Join(sign));
    }
    Ok(())
}

fn factor<S: Source>(source: &mut S, steps: &mut Vec<Step<S::Term>>) -> Parsed {
    if !source.opens() {
        steps.push(Step::Take(source.term()?));
        return Ok(());
    }
    sum(source, steps)?;
    if source.closes() { Ok(()) } else { Err(source.expected(illegal_texts::SIGN_OR_BRACKET)) }
}
