//! The tokens of a typed line.

use crate::cards::corner::rank_of;
use crate::cards::{Card, Suit};
use crate::games::one_up::parse::quoted;
use crate::games::one_up::{Expression, ParseExpressionError, Sign, illegal_texts};
use crate::i18n::Text;

use super::normalize::{Normalized, normalize};
use super::wanted::{Wanted, What};

/// A token and where it was typed.
#[derive(Clone)]
pub(in crate::games::one_up) struct Token {
    /// Position of its first character, from 1.
    pub(super) at: usize,
    /// Position behind its last character, from 1.
    pub(super) end: usize,
    /// Its typed characters without the invisible ones.
    pub(in crate::games::one_up) text: String,
    pub(in crate::games::one_up) kind: TokenKind,
}

/// What a token means.
#[derive(Clone)]
pub(in crate::games::one_up) enum TokenKind {
    /// An operator.
    Sign(Sign),
    /// An opening bracket.
    Opens,
    /// A closing bracket.
    Closes,
    /// A card.
    Card(Wanted),
    /// A sign of equality, before the calculation or behind it.
    Equals,
    /// The value that the player expects.
    Total(i64),
}

/// The tokens of a line up to the first error.
pub(super) fn tokens(text: &str) -> (Vec<Token>, Option<ParseExpressionError>) {
    let typed: Vec<char> = text.chars().collect();
    let mut tokens = Vec::new();
    if typed.len() > Expression::MOST_CHARACTERS {
        return (tokens, Some(ParseExpressionError::TooLong));
    }
    let mut reader = Reader { normalized: normalize(&typed), typed: &typed, at: 0 };
    let error = reader.calculation(&mut tokens).and_then(|()| reader.total(&mut tokens)).err();
    (tokens, error)
}

/// The reader and its position among the characters in normal form.
struct Reader<'a> {
    typed: &'a [char],
    normalized: Normalized,
    at: usize,
}

impl Reader<'_> {
    /// Reads tokens up to the sign of equality behind the calculation. One before it, as in a spreadsheet, says nothing.
    fn calculation(&mut self, tokens: &mut Vec<Token>) -> Result<(), ParseExpressionError> {
        while let Some(next) = self.next() {
            if next == '=' && !tokens.is_empty() {
                return Ok(());
            }
            let start = self.at;
            let kind = match mark(next) {
                Some(kind) => {
                    self.at += 1;
                    kind
                }
                None => TokenKind::Card(self.wanted()?),
            };
            tokens.push(self.token(start, kind));
        }
        Ok(())
    }

    /// Reads the value that the player expects, `= 21`, if there is one. Then nothing may follow.
    fn total(&mut self, tokens: &mut Vec<Token>) -> Result<(), ParseExpressionError> {
        if self.next().is_none() {
            return Ok(());
        }
        let start = self.at;
        self.at += 1;
        tokens.push(self.token(start, TokenKind::Equals));
        if self.next().is_none() {
            return Ok(());
        }
        let start = self.at;
        let total = self.digits(start).parse();
        let total = total.map_err(|_| self.expected(illegal_texts::TOTAL))?;
        self.at += self.digits(start).len();
        tokens.push(self.token(start, TokenKind::Total(total)));
        if self.next().is_none() { Ok(()) } else { Err(self.expected(illegal_texts::THE_END)) }
    }

    /// The next character that is not a space.
    fn next(&mut self) -> Option<char> {
        while self.peek(0) == Some(' ') {
            self.at += 1;
        }
        self.peek(0)
    }

    fn peek(&self, ahead: usize) -> Option<char> {
        self.normalized.characters.get(self.at + ahead).copied()
    }

    /// The digits from this position.
    fn digits(&self, from: usize) -> String {
        let rest = self.normalized.characters.iter().skip(from);
        rest.take_while(|character| character.is_ascii_digit()).collect()
    }

    /// The token from `start` to the current position.
    fn token(&self, start: usize, kind: TokenKind) -> Token {
        let (first, last) = (self.normalized.places[start], self.normalized.places[self.at - 1]);
        Token { at: first + 1, end: last + 2, text: self.typed(start, self.at), kind }
    }

    /// What was typed for the characters between two positions.
    fn typed(&self, start: usize, end: usize) -> String {
        let mut places = self.normalized.places[start..end].to_vec();
        // A ten that is one character has become two.
        places.dedup();
        places.into_iter().map(|place| self.typed[place]).collect()
    }

    /// The error that names what was typed at the current position: a whole number, or a whole word.
    fn expected(&self, expected: Text) -> ParseExpressionError {
        let place = self.normalized.places.get(self.at).copied();
        let number = self.at + self.digits(self.at).len();
        let found = match place {
            None => illegal_texts::THE_END.into(),
            Some(_) if number > self.at => format!("`{}`", self.typed(self.at, number)),
            Some(at) => quoted(&self.typed[at..]),
        };
        let at = place.unwrap_or(self.typed.len()) + 1;
        ParseExpressionError::Expected { expected, at, found }
    }

    fn wanted(&mut self) -> Result<Wanted, ParseExpressionError> {
        let Some(what) = self.joker() else { return self.card(illegal_texts::PIECE) };
        let copied = match self.peek(0) {
            Some('~') => {
                self.at += 1;
                Some(Box::new(self.copied()?))
            }
            _ => None,
        };
        Ok(Wanted { what, suit: None, value: None, copied })
    }

    /// The card that a Joker copies: a certain Joker, or another card.
    fn copied(&mut self) -> Result<Wanted, ParseExpressionError> {
        let start = self.at;
        if let Some(what @ What::Joker(Some(_))) = self.joker() {
            return Ok(Wanted { what, suit: None, value: None, copied: None });
        }
        self.at = start;
        self.card(illegal_texts::COPIED)
    }

    /// A card other than a Joker.
    fn card(&mut self, expected: Text) -> Result<Wanted, ParseExpressionError> {
        let (what, length) = self.rank().ok_or_else(|| self.expected(expected))?;
        self.at += length;
        let suit = self.peek(0).and_then(suit);
        self.at += usize::from(suit.is_some());
        let what = match (what, suit) {
            // A number with a suit is the name of a card.
            (What::Count(count), Some(_)) => What::Rank(count),
            _ => what,
        };
        let value = if matches!(what, What::Rank(11..)) { self.value() } else { None };
        Ok(Wanted { what, suit, value, copied: None })
    }

    /// `?`, `J?`, `JB`, `JL` or the Russian `Дж`.
    fn joker(&mut self) -> Option<What> {
        let (what, length) = match (self.peek(0)?, self.peek(1)) {
            ('?', _) => (What::Joker(None), 1),
            ('J', Some('?')) | ('Д', Some('Ж')) => (What::Joker(None), 2),
            // The Cyrillic `В` looks like the Latin letter.
            ('J', Some('B' | 'В')) => (What::Joker(Some(Card::BIG_JOKER)), 2),
            ('J', Some('L')) => (What::Joker(Some(Card::LITTLE_JOKER)), 2),
            _ => return None,
        };
        self.at += length;
        Some(what)
    }

    /// A number or a rank, and the number of its characters.
    ///
    /// Cyrillic letters mean what Russian players call a card: `К` король, `Д` дама, `В` валет, `Т` туз, the ace. Only
    /// `Т` before a Latin suit is the letter that it looks like, because `TH` was copied from the line.
    fn rank(&self) -> Option<(What, usize)> {
        let rank = match self.peek(0)? {
            '0'..='9' => return self.number(),
            'Т' if self.peek(1).is_some_and(|next| "SHDC".contains(next)) => 10,
            'A' | 'Т' => 1,
            'T' => 10,
            'J' | 'В' => 11,
            'Q' | 'Д' => 12,
            'K' | 'К' => 13,
            // The letters of the language: `D` for a German queen.
            other => rank_of(other)?,
        };
        Some((What::Rank(rank), 1))
    }

    /// A number from 1 to 10. Others are no cards, and digits are never strung together.
    fn number(&self) -> Option<(What, usize)> {
        let digits = self.digits(self.at);
        let count = digits.parse().ok().filter(|count| (1..=10).contains(count))?;
        let is_plain = !digits.starts_with('0');
        is_plain.then_some((What::Count(count), digits.len()))
    }

    /// The value of a face card, with or without a colon.
    fn value(&mut self) -> Option<u8> {
        let colon = usize::from(self.peek(0) == Some(':'));
        let value = match &*self.digits(self.at + colon) {
            "10" => 10,
            "1" => 1,
            _ => return None,
        };
        self.at += colon + if value == 10 { 2 } else { 1 };
        Some(value)
    }
}

/// The meaning of a character that is no part of a card.
fn mark(character: char) -> Option<TokenKind> {
    Some(match character {
        '+' => TokenKind::Sign(Sign::Plus),
        '-' => TokenKind::Sign(Sign::Minus),
        '*' => TokenKind::Sign(Sign::Times),
        '/' | ':' => TokenKind::Sign(Sign::Over),
        '(' => TokenKind::Opens,
        ')' => TokenKind::Closes,
        '=' => TokenKind::Equals,
        _ => return None,
    })
}

/// The suit that a character names, also as Russian players write it: пики, червы, бубны, трефы or крести.
fn suit(character: char) -> Option<Suit> {
    let russian = |suit| match suit {
        Suit::Spades => "П",
        Suit::Hearts => "Ч",
        Suit::Diamonds => "Б",
        Suit::Clubs => "ТК",
    };
    let names = |suit: &Suit| {
        suit.letter() == character
            || Suit::from_symbol(character) == Some(*suit)
            || russian(*suit).contains(character)
    };
    Suit::ALL.into_iter().find(names)
}
