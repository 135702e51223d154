//! The search through all meanings of a typed line.

use crate::cards::Card;
use crate::cards::small_sort::sort_by_key;
use crate::games::one_up::{Answer, JokerReading, NoAnswer, Step, Term, check};

use super::BadShorthand;
use super::tokens::{Token, TokenKind};

/// Maximum number of meanings that are tried for one line. Only lines like `1+1+1+1+1+1+1+1` have more, when all eight
/// cards are face cards and Jokers.
const MOST_TRIES: u32 = 20_000;

/// The cards of a meaning, and its answer or the reason why it is not an answer.
type Found = (Vec<Term>, Result<Answer, NoAnswer>);

/// A search through all meanings of a line.
pub(super) struct Search<'a> {
    steps: &'a [Step<&'a Token>],
    /// The typed cards.
    wanted: Vec<&'a Token>,
    display: &'a [Card],
    reading: JokerReading,
    /// The value that the player expects.
    total: Option<i64>,
    /// The terms chosen so far, from the left; `is_used` marks their cards in the display.
    terms: Vec<Term>,
    is_used: Vec<bool>,
    /// Largest number of cards that were chosen at the same time.
    furthest: usize,
    tries: u32,
    /// The best meaning so far; without an answer, the first meaning.
    best: Option<Found>,
}

impl<'a> Search<'a> {
    /// A search for the meaning of a calculation.
    pub(super) fn new(
        steps: &'a [Step<&'a Token>],
        display: &'a [Card],
        reading: JokerReading,
        total: Option<i64>,
    ) -> Search<'a> {
        let card = |step: &Step<&'a Token>| match step {
            Step::Take(token) => Some(*token),
            Step::Join(_) => None,
        };
        Search {
            steps,
            wanted: steps.iter().filter_map(card).collect(),
            display,
            reading,
            total,
            terms: Vec::new(),
            is_used: vec![false; display.len()],
            furthest: 0,
            tries: 0,
            best: None,
        }
    }

    /// The best meaning: one with the expected value, else the best answer, else the most likely meaning.
    ///
    /// # Errors
    /// If a typed card is not on display, or used already.
    pub(super) fn best(mut self) -> Result<Found, BadShorthand> {
        let no_card =
            |token: &Token| BadShorthand::NoCard { text: token.text.clone(), at: token.at };
        if let Some(more) = self.wanted.get(self.display.len()) {
            return Err(no_card(more));
        }
        self.fill();
        self.best.ok_or_else(|| no_card(self.wanted[self.furthest]))
    }

    fn fill(&mut self) {
        let Some(token) = self.wanted.get(self.terms.len()).copied() else {
            self.try_these();
            return;
        };
        self.furthest = self.furthest.max(self.terms.len());
        for (at, term) in self.choices(token) {
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
        let mut terms = self.terms.iter().copied();
        let step = |step: &Step<&Token>| match step {
            Step::Take(_) => Step::Take(terms.next().expect("a term for every card")),
            Step::Join(sign) => Step::Join(*sign),
        };
        let steps: Vec<Step> = self.steps.iter().map(step).collect();
        let answer = check::check(&steps, self.display, self.reading);
        let is_better = match &self.best {
            None => true,
            Some((_, best)) => self.rank(&answer) > self.rank(best),
        };
        if is_better {
            self.best = Some((self.terms.clone(), answer));
        }
    }

    /// The place of a meaning in the order of preference.
    fn rank(&self, answer: &Result<Answer, NoAnswer>) -> (bool, Option<Answer>) {
        let value = match answer {
            Ok(Answer { value, .. })
            | Err(NoAnswer::LastDigit(value) | NoAnswer::NotPositive(value)) => Some(*value),
            Err(_) => None,
        };
        let is_expected = self.total.is_some() && self.total == value;
        (is_expected, answer.as_ref().ok().copied())
    }

    /// The possible cards and their terms, the most likely first.
    fn choices(&self, token: &Token) -> Vec<(usize, Term)> {
        let mut choices: Vec<(usize, Term)> = Vec::new();
        let TokenKind::Card(wanted) = &token.kind else { return choices };
        let mut seen = Vec::new();
        for (at, &card) in self.display.iter().enumerate() {
            // Cards of one rank are interchangeable, and so are the Jokers.
            let is_new = wanted.suit.is_some() || !seen.contains(&card.rank());
            if self.is_used[at] || !is_new {
                continue;
            }
            let terms = wanted.terms_of(card, self.display);
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
}
