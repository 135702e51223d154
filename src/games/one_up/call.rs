//! A called answer.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::Card;
use crate::cards::pile::Pile;

use super::check::NoAnswer;
use super::expression::Expression;
use super::solver::{self, MOST_CARDS};
use super::value::{Answer, JokerReading};

/// The expression of a call. Hundreds of calls can be listed at once, so a listed call is only written out when its
/// expression is needed.
#[derive(Clone)]
pub struct Call(Form);

#[derive(Clone)]
enum Form {
    Written(Expression),
    /// The solver's expression for an answer of a display.
    Listed {
        display: Pile<MOST_CARDS>,
        reading: JokerReading,
        answer: Answer,
    },
}

impl Call {
    /// The solver's expression for an answer of this display, with the most cards that can make it.
    pub(super) const fn listed(
        display: Pile<MOST_CARDS>,
        reading: JokerReading,
        answer: Answer,
    ) -> Call {
        Call(Form::Listed { display, reading, answer })
    }

    /// The expression.
    pub fn expression(&self) -> Expression {
        match &self.0 {
            Form::Written(expression) => expression.clone(),
            Form::Listed { display, reading, answer } => written(display, *reading, *answer),
        }
    }

    /// The answer that the call makes with these cards face up.
    ///
    /// # Errors
    /// The reason why it is not an answer.
    pub fn answer(&self, display: &[Card], reading: JokerReading) -> Result<Answer, NoAnswer> {
        match &self.0 {
            Form::Listed { display: of, reading: by, answer }
                if (&**of, *by) == (display, reading) =>
            {
                Ok(*answer)
            }
            Form::Listed { .. } => self.expression().check(display, reading),
            Form::Written(expression) => expression.check(display, reading),
        }
    }
}

impl From<Expression> for Call {
    fn from(expression: Expression) -> Call {
        Call(Form::Written(expression))
    }
}

/// Two calls are equal if their expressions are written alike.
impl PartialEq for Call {
    fn eq(&self, other: &Call) -> bool {
        match (&self.0, &other.0) {
            (Form::Written(one), Form::Written(other)) => one == other,
            (
                Form::Listed { display: one, reading: by, answer },
                Form::Listed { display, reading, answer: other },
            ) if (one, by) == (display, reading) => answer == other,
            (Form::Listed { display, reading, answer }, Form::Written(expression))
            | (Form::Written(expression), Form::Listed { display, reading, answer }) => {
                // Most calls differ in their answers, which is quick to check.
                expression.check(display, *reading) == Ok(*answer)
                    && *expression == written(display, *reading, *answer)
            }
            _ => self.expression() == other.expression(),
        }
    }
}

impl Eq for Call {}

/// The solver's expression for an answer.
fn written(display: &[Card], reading: JokerReading, answer: Answer) -> Expression {
    let expression = solver::solved(display, reading).expression_for(answer.value);
    expression.expect("an answer that is listed can be made")
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.expression(), f)
    }
}

impl fmt::Debug for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.expression(), f)
    }
}

impl Serialize for Call {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.expression().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Call {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Call, D::Error> {
        Expression::deserialize(deserializer).map(Call::from)
    }
}
