//! A typed line and its meaning.

use crate::cards::Card;
use crate::games::one_up::grammar::{self, Source};
use crate::games::one_up::{
    Answer, Expression, JokerReading, NoAnswer, ParseExpressionError, Sign, Step, Term,
    illegal_texts,
};
use crate::i18n::Text;

use super::search::Search;
use super::tokens::{Token, TokenKind, tokens};
use super::{BadShorthand, Meaning};

/// A typed line.
///
/// `= 21` behind the calculation says which meaning the player has in mind. A calculation that means something else is
/// not refused here: in a race the page must not tell whether a value is right.
pub(in crate::games::one_up) struct Line {
    text: String,
    tokens: Vec<Token>,
    /// What is wrong behind the tokens.
    unreadable: Option<ParseExpressionError>,
}

impl Line {
    /// Splits a string into tokens.
    pub(in crate::games::one_up) fn read(text: &str) -> Line {
        let (tokens, unreadable) = tokens(text);
        Line { text: text.into(), tokens, unreadable }
    }

    /// The tokens up to the first error.
    pub(in crate::games::one_up) fn tokens(&self) -> &[Token] {
        &self.tokens
    }

    /// The line without operators and opening brackets at its end, and with all brackets closed. `None` if it is
    /// complete or unreadable.
    pub(in crate::games::one_up) fn completed(&self) -> Option<Line> {
        let calculation = self.calculation();
        let is_behind = self.tokens.len() > calculation.len() + self.skipped();
        let waits = |token: &Token| matches!(token.kind, TokenKind::Sign(_) | TokenKind::Opens);
        let kept = calculation.iter().rposition(|token| !waits(token)).map_or(0, |at| at + 1);
        let kept = &calculation[..kept];
        let opens = kept.iter().filter(|token| matches!(token.kind, TokenKind::Opens)).count();
        let closes = kept.iter().filter(|token| matches!(token.kind, TokenKind::Closes)).count();
        let open = opens.saturating_sub(closes);
        let is_complete = kept.len() == calculation.len() && open == 0;
        if self.unreadable.is_some() || is_behind || is_complete {
            return None;
        }
        let end = self.end();
        let close = Token { at: end, end, text: ")".into(), kind: TokenKind::Closes };
        let closed = kept.iter().cloned().chain(std::iter::repeat_n(close, open));
        let tokens: Vec<Token> = closed.collect();
        let texts: Vec<&str> = tokens.iter().map(|token| token.text.as_str()).collect();
        Some(Line { text: texts.join(" "), tokens, unreadable: None })
    }

    /// The meaning, right or wrong: the best answer that the line may mean, or else the most likely meaning.
    ///
    /// # Errors
    /// If the line does not parse, or needs cards that are not on display.
    pub(in crate::games::one_up) fn meaning(
        &self,
        display: &[Card],
        reading: JokerReading,
    ) -> Result<Meaning, BadShorthand> {
        let exact = self.text.trim().parse::<Expression>().ok().map(|expression| {
            let answer = expression.check(display, reading);
            (expression, answer)
        });
        // A Joker that does not say what it counts may count anything.
        let is_open = |(_, answer): &Meaning| matches!(answer, Err(NoAnswer::CopiesEither { .. }));
        match exact {
            Some(exact) if !is_open(&exact) => Ok(exact),
            Some(exact) => self.best(display, reading).or(Ok(exact)),
            None => self.best(display, reading),
        }
    }

    /// The best of all meanings.
    fn best(&self, display: &[Card], reading: JokerReading) -> Result<Meaning, BadShorthand> {
        let steps = self.steps()?;
        let total = self.total().map(|(total, _)| total);
        let (terms, answer) = Search::new(&steps, display, reading, total).best()?;
        Ok((self.write(&terms).parse()?, answer))
    }

    /// The calculation in postfix notation.
    ///
    /// # Errors
    /// The first part that does not parse.
    pub(in crate::games::one_up) fn steps(
        &self,
    ) -> Result<Vec<Step<&Token>>, ParseExpressionError> {
        match &self.unreadable {
            Some(error) => Err(error.clone()),
            None => grammar::steps(&mut Reader { line: self, at: self.skipped() }),
        }
    }

    /// The calculation with these cards in the notation of the rules.
    fn write(&self, terms: &[Term]) -> String {
        let mut text = String::new();
        let mut terms = terms.iter();
        for token in self.calculation() {
            let next = match token.kind {
                TokenKind::Sign(sign) => sign.letter().to_string(),
                TokenKind::Opens => "(".into(),
                TokenKind::Closes => ")".into(),
                _ => terms.next().expect("a card for every place").to_string(),
            };
            let is_close = text.is_empty() || text.ends_with('(') || next == ")";
            text.push_str(if is_close { "" } else { " " });
            text.push_str(&next);
        }
        text
    }

    /// Number of tokens before the calculation.
    fn skipped(&self) -> usize {
        let first = self.tokens.first();
        usize::from(first.is_some_and(|token| matches!(token.kind, TokenKind::Equals)))
    }

    /// The tokens between the signs of equality.
    fn calculation(&self) -> &[Token] {
        let rest = &self.tokens[self.skipped()..];
        let end = rest.iter().position(|token| matches!(token.kind, TokenKind::Equals));
        &rest[..end.unwrap_or(rest.len())]
    }

    /// The value that the player expects, and its position.
    fn total(&self) -> Option<(i64, usize)> {
        let last = self.tokens.last()?;
        match last.kind {
            TokenKind::Total(total) => Some((total, last.at)),
            _ => None,
        }
    }

    /// The position behind the last token, from 1.
    fn end(&self) -> usize {
        self.tokens.last().map_or(1, |last| last.end)
    }

    /// Checks that an answer is the one behind the sign of equality, if there is one.
    ///
    /// # Errors
    /// If it is not.
    pub(in crate::games::one_up) fn check_total(
        &self,
        Answer { value, .. }: Answer,
    ) -> Result<(), BadShorthand> {
        match self.total() {
            Some((total, at)) if total != value => {
                Err(BadShorthand::OtherTotal { value, total, at })
            }
            _ => Ok(()),
        }
    }
}

/// The parser's position among the tokens of a line.
struct Reader<'a> {
    line: &'a Line,
    at: usize,
}

impl<'a> Reader<'a> {
    fn peek(&self) -> Option<&'a Token> {
        self.line.tokens.get(self.at)
    }

    fn eat(&mut self, is_it: impl Fn(&TokenKind) -> bool) -> bool {
        let is_there = self.peek().is_some_and(|token| is_it(&token.kind));
        self.at += usize::from(is_there);
        is_there
    }
}

impl<'a> Source for Reader<'a> {
    type Term = &'a Token;

    fn sign(&mut self, signs: &[Sign]) -> Option<Sign> {
        let found = signs.iter().copied();
        let mut found = found
            .filter(|sign| self.eat(|kind| matches!(kind, TokenKind::Sign(next) if next == sign)));
        found.next()
    }

    fn opens(&mut self) -> bool {
        self.eat(|kind| matches!(kind, TokenKind::Opens))
    }

    fn closes(&mut self) -> bool {
        self.eat(|kind| matches!(kind, TokenKind::Closes))
    }

    fn term(&mut self) -> Result<&'a Token, ParseExpressionError> {
        let card = self.peek().filter(|token| matches!(token.kind, TokenKind::Card(_)));
        let card = card.ok_or_else(|| self.expected(illegal_texts::TERM))?;
        self.at += 1;
        Ok(card)
    }

    fn is_at_end(&self) -> bool {
        self.at == self.line.skipped() + self.line.calculation().len()
    }

    fn expected(&self, expected: Text) -> ParseExpressionError {
        let (at, found) = match self.peek() {
            Some(token) => (token.at, format!("`{}`", token.text)),
            None => (self.line.end(), illegal_texts::THE_END.into()),
        };
        ParseExpressionError::Expected { expected, at, found }
    }
}
