//! The short notation that people type for an expression: `7*(K+1)`, `k10 x q + 7`, `10*?-9`.
//!
//! A number stands for any card with that value, and a rank without a suit for any card of that rank. A face card
//! without a value may have either value, and `?` is a Joker that copies any card. A string means the best answer of
//! all its possible meanings. An expression in the notation of the rules means itself.

pub(super) mod typed;

use thiserror::Error;

use crate::cards::Card;
use crate::cards::small_sort::sort_by_key;

use super::{
    Answer, Copied, Expression, JokerReading, Kind, NoAnswer, ParseExpressionError, Term,
    illegal_texts,
};

use typed::{Piece, Wanted};

/// The reason why a string means no answer.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadShorthand {
    /// It has a part that does not parse.
    #[error(transparent)]
    Unreadable(#[from] ParseExpressionError),
    /// It needs a card that is not on display.
    #[error("{}", illegal_texts::no_card(.0))]
    NoCard(String),
    /// None of its meanings is an answer.
    #[error(transparent)]
    NoAnswer(#[from] NoAnswer),
}

/// Maximum number of meanings that are tried for one string. Only strings like `1+1+1+1+1+1+1+1` have more, when all
/// eight cards are face cards and Jokers.
const MOST_TRIES: u32 = 20_000;

/// The best answer that a string may mean, in the notation of the rules.
///
/// # Errors
/// If the string does not parse, needs cards that are not on display, or means no answer.
pub fn read(
    text: &str,
    display: &[Card],
    reading: JokerReading,
) -> Result<Expression, BadShorthand> {
    let (expression, answer) = meaning(text, display, reading)?;
    answer?;
    Ok(expression)
}

/// The meaning of a string, right or wrong: the best answer that it may mean, or else the most likely meaning.
///
/// # Errors
/// If the string does not parse, or needs cards that are not on display.
pub fn meant(
    text: &str,
    display: &[Card],
    reading: JokerReading,
) -> Result<Expression, BadShorthand> {
    meaning(text, display, reading).map(|(expression, _)| expression)
}

/// An expression, and its answer or the reason why it is not an answer.
pub(super) type Meaning = (Expression, Result<Answer, NoAnswer>);

/// The meaning of a string.
pub(super) fn meaning(
    text: &str,
    display: &[Card],
    reading: JokerReading,
) -> Result<Meaning, BadShorthand> {
    if let Ok(expression) = text.trim().parse::<Expression>() {
        let answer = expression.check(display, reading);
        // A Joker that copies a face card without a value may mean either value.
        if !matches!(answer, Err(NoAnswer::CopiesEither { .. })) {
            return Ok((expression, answer));
        }
    }
    let pieces = typed::pieces(text)?;
    check_grammar(&pieces)?;
    let wanted: Vec<&Wanted> = pieces.iter().filter_map(Piece::wanted).collect();
    let mut search = Search {
        pieces: &pieces,
        wanted: &wanted,
        display,
        reading,
        terms: Vec::new(),
        is_used: vec![false; display.len()],
        furthest: 0,
        tries: 0,
        best: None,
    };
    if let Some(more) = wanted.get(display.len()) {
        return Err(BadShorthand::NoCard(more.text.clone()));
    }
    search.fill();
    match search.best {
        Some(found) => Ok(found?),
        None => Err(BadShorthand::NoCard(wanted[search.furthest].text.clone())),
    }
}

/// Parses the string with the same card in each place, so that an error has the position where it was typed.
fn check_grammar(pieces: &[Piece]) -> Result<(), ParseExpressionError> {
    let any = Term::Number(Card::suited(1, crate::cards::Suit::Spades));
    let terms = vec![any; pieces.len()];
    let (text, starts) = write(pieces, &terms);
    let Err(bad) = text.parse::<Expression>() else { return Ok(()) };
    Err(match bad {
        ParseExpressionError::Expected { expected, at, .. } => {
            let piece = starts.iter().zip(pieces).find(|(start, _)| **start + 1 >= at);
            let found = piece
                .map_or(illegal_texts::THE_END.into(), |(_, piece)| format!("`{}`", piece.text()));
            let end = pieces.last().map_or(1, |piece| piece.at() + piece.text().chars().count());
            let at = piece.map_or(end, |(_, piece)| piece.at());
            ParseExpressionError::Expected { expected, at, found }
        }
        other => other,
    })
}

/// The pieces with these cards in the notation of the rules, and the position of each.
fn write(pieces: &[Piece], terms: &[Term]) -> (String, Vec<usize>) {
    let (mut text, mut starts) = (String::new(), Vec::new());
    let mut terms = terms.iter();
    for piece in pieces {
        let next = match piece {
            Piece::Sign(_, sign) => sign.to_string(),
            Piece::Card(_) => terms.next().expect("a card for every place").to_string(),
        };
        let is_close = text.is_empty() || text.ends_with('(') || next == ")";
        text.push_str(if is_close { "" } else { " " });
        starts.push(text.chars().count());
        text.push_str(&next);
    }
    (text, starts)
}

/// A search through all meanings of a string.
struct Search<'a> {
    pieces: &'a [Piece],
    wanted: &'a [&'a Wanted],
    display: &'a [Card],
    reading: JokerReading,
    /// The terms chosen so far, from the left; `is_used` marks their cards in the display.
    terms: Vec<Term>,
    is_used: Vec<bool>,
    /// Largest number of cards that were chosen at the same time.
    furthest: usize,
    tries: u32,
    /// The best meaning so far; without an answer, the first meaning.
    best: Option<Result<Meaning, ParseExpressionError>>,
}

impl Search<'_> {
    fn fill(&mut self) {
        let Some(wanted) = self.wanted.get(self.terms.len()).copied() else {
            self.try_these();
            return;
        };
        self.furthest = self.furthest.max(self.terms.len());
        for (at, term) in self.choices(wanted) {
            if self.tries == MOST_TRIES {
                return;
            }
            self.is_used[at] = true;
            self.terms.push(term);
            self.fill();
            self.terms.pop();
            self.is_used[at] = false;
        }
    }

    fn try_these(&mut self) {
        self.tries += 1;
        let text = write(self.pieces, &self.terms).0;
        let found = text.parse::<Expression>().map(|expression| {
            let answer = expression.check(self.display, self.reading);
            (expression, answer)
        });
        let answer = |meaning: &Meaning| meaning.1.as_ref().ok().copied();
        let is_better = match (&self.best, &found) {
            (None, _) => true,
            (Some(Ok(best)), Ok(found)) => answer(found) > answer(best),
            (Some(best), Ok(_)) => best.is_err(),
            _ => false,
        };
        if is_better {
            self.best = Some(found);
        }
    }

    /// The possible cards and their terms, the most likely first.
    fn choices(&self, wanted: &Wanted) -> Vec<(usize, Term)> {
        let mut choices: Vec<(usize, Term)> = Vec::new();
        let mut seen = Vec::new();
        for (at, &card) in self.display.iter().enumerate() {
            // Cards of one rank are interchangeable, and so are the Jokers.
            let is_new = wanted.suit.is_some() || !seen.contains(&card.rank());
            if self.is_used[at] || !is_new {
                continue;
            }
            let terms = self.terms_of(card, wanted);
            if !terms.is_empty() {
                seen.push(card.rank());
            }
            choices.extend(terms.into_iter().map(|term| (at, term)));
        }
        sort_by_key(&mut choices, |(_, term)| match term {
            Term::Number(_) => 0,
            Term::Face(_, 10) => 1,
            Term::Face(..) => 2,
            Term::Joker(..) => 3,
        });
        choices
    }

    /// The possible terms of a card for this wanted card.
    fn terms_of(&self, card: Card, wanted: &Wanted) -> Vec<Term> {
        match Kind::of(card) {
            Some(Kind::Number(_)) if wanted.fits(card) => vec![Term::Number(card)],
            Some(Kind::Face) if wanted.fits(card) => {
                let values = [10, 1].into_iter().filter(|value| wanted.counts(*value));
                values.map(|value| Term::Face(card, value)).collect()
            }
            Some(Kind::Joker) if wanted.may_be(card) => {
                let copies = self.display.iter().flat_map(|&copied| copies_of(copied));
                let copies = copies.filter(|(count, copied)| wanted.copies(copied.card, *count));
                copies.map(|(_, copied)| Term::Joker(card, Some(copied))).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// The ways to copy a card, and the value of each. The value is 0 if it does not depend on the card alone.
fn copies_of(card: Card) -> Vec<(u8, Copied)> {
    match Kind::of(card) {
        Some(Kind::Number(rank)) => vec![(rank, Copied { card, value: None })],
        Some(Kind::Face) => {
            [10, 1].map(|value| (value, Copied { card, value: Some(value) })).into()
        }
        Some(Kind::Joker) => vec![(0, Copied { card, value: None })],
        None => Vec::new(),
    }
}
