//! The pieces of a typed string.

use crate::cards::{Card, Suit};
use crate::games::one_up::{Expression, ParseExpressionError, illegal_texts};

/// A piece of a string.
pub(in crate::games::one_up) enum Piece {
    /// Position and typed character of an operator or bracket, and its character in the notation of the rules.
    Sign((usize, char), char),
    /// A card.
    Card(Wanted),
}

/// A typed card.
pub(in crate::games::one_up) struct Wanted {
    /// Its position, from 1.
    pub(super) at: usize,
    /// Its typed string.
    pub(super) text: String,
    what: What,
    pub(super) suit: Option<Suit>,
    /// The typed value of a face card.
    value: Option<u8>,
    /// The card that a Joker copies.
    copied: Option<Box<Wanted>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum What {
    /// Any card with this value.
    Count(u8),
    /// A card of this rank.
    Rank(u8),
    /// A Joker, or a certain one.
    Joker(Option<Card>),
}

impl Piece {
    pub(super) fn wanted(&self) -> Option<&Wanted> {
        match self {
            Piece::Card(wanted) => Some(wanted),
            Piece::Sign(..) => None,
        }
    }

    /// Its position, from 1.
    pub(super) fn at(&self) -> usize {
        match self {
            Piece::Card(wanted) => wanted.at,
            Piece::Sign((at, _), _) => *at,
        }
    }

    /// Its typed string.
    pub(in crate::games::one_up) fn text(&self) -> String {
        match self {
            Piece::Card(wanted) => wanted.text.clone(),
            Piece::Sign((_, typed), _) => typed.to_string(),
        }
    }
}

impl Wanted {
    /// Whether a card is possible here, judged by its rank and suit.
    pub(super) fn fits(&self, card: Card) -> bool {
        let is_suit = self.suit.is_none() || self.suit == card.suit();
        let rank = card.rank().unwrap_or_default();
        is_suit
            && match self.what {
                What::Count(count) => rank == count || rank > 10 && matches!(count, 1 | 10),
                What::Rank(wanted) => rank == wanted,
                What::Joker(wanted) => {
                    card.rank().is_none() && wanted.is_none_or(|wanted| wanted == card)
                }
            }
    }

    /// Whether a face card may have this value here.
    pub(super) fn counts(&self, value: u8) -> bool {
        self.value.is_none_or(|wanted| wanted == value)
            && !matches!(self.what, What::Count(count) if count != value)
    }

    /// Whether this Joker is possible here.
    pub(super) fn may_be(&self, joker: Card) -> bool {
        match self.what {
            What::Count(_) => self.suit.is_none(),
            What::Rank(_) => false,
            What::Joker(wanted) => wanted.is_none_or(|wanted| wanted == joker),
        }
    }

    /// Whether a Joker may copy this card here and have this value.
    pub(super) fn copies(&self, card: Card, count: u8) -> bool {
        match &self.copied {
            Some(copied) => copied.fits(card) && (card.rank() <= Some(10) || copied.counts(count)),
            None => count > 0 && !matches!(self.what, What::Count(wanted) if wanted != count),
        }
    }
}

/// The pieces of a string.
pub(super) fn pieces(text: &str) -> Result<Vec<Piece>, ParseExpressionError> {
    match pieces_so_far(text) {
        (pieces, None) => Ok(pieces),
        (_, Some(bad)) => Err(bad),
    }
}

/// The pieces of a string up to the first error.
pub(in crate::games::one_up) fn pieces_so_far(
    text: &str,
) -> (Vec<Piece>, Option<ParseExpressionError>) {
    let characters: Vec<char> = text.chars().collect();
    let mut pieces = Vec::new();
    if characters.len() > Expression::MOST_CHARACTERS {
        return (pieces, Some(ParseExpressionError::TooLong));
    }
    let mut reader = Reader { characters: &characters, at: 0 };
    loop {
        reader.skip(char::is_whitespace);
        let Some(typed) = reader.peek(0) else { return (pieces, None) };
        let at = reader.at + 1;
        if let Some(sign) = sign(typed) {
            reader.at += 1;
            pieces.push(Piece::Sign((at, typed), sign));
        } else if let Some(wanted) = reader.wanted() {
            pieces.push(Piece::Card(wanted));
        } else {
            // After a Joker's `~` the position is behind the beginning of the piece.
            let found =
                reader.peek(0).map_or(illegal_texts::THE_END.into(), |found| format!("`{found}`"));
            let expected = illegal_texts::PIECE;
            let at = reader.at + 1;
            return (pieces, Some(ParseExpressionError::Expected { expected, at, found }));
        }
    }
}

fn sign(typed: char) -> Option<char> {
    match typed {
        '+' | '-' | '*' | '/' | '(' | ')' => Some(typed),
        '−' | '–' => Some('-'),
        'x' | 'X' | '×' | '·' | '⋅' => Some('*'),
        '÷' | ':' => Some('/'),
        '[' => Some('('),
        ']' => Some(')'),
        _ => None,
    }
}

struct Reader<'a> {
    characters: &'a [char],
    at: usize,
}

impl Reader<'_> {
    fn peek(&self, ahead: usize) -> Option<char> {
        self.characters.get(self.at + ahead).copied()
    }

    fn skip(&mut self, is_skipped: impl Fn(char) -> bool) {
        while self.peek(0).is_some_and(&is_skipped) {
            self.at += 1;
        }
    }

    fn upper(&self, ahead: usize) -> Option<char> {
        self.peek(ahead).map(|character| character.to_ascii_uppercase())
    }

    fn wanted(&mut self) -> Option<Wanted> {
        let start = self.at;
        if let Some(what) = self.joker() {
            let copied = match self.peek(0) {
                Some('~') => {
                    self.at += 1;
                    Some(Box::new(self.copied()?))
                }
                _ => None,
            };
            let text = self.typed_from(start);
            return Some(Wanted { at: start + 1, text, what, suit: None, value: None, copied });
        }
        self.card()
    }

    /// The card that a Joker copies: a certain Joker, or another card.
    fn copied(&mut self) -> Option<Wanted> {
        let start = self.at;
        let Some(what @ What::Joker(Some(_))) = self.joker() else {
            self.at = start;
            return self.card();
        };
        let text = self.typed_from(start);
        Some(Wanted { at: start + 1, text, what, suit: None, value: None, copied: None })
    }

    /// A card other than a Joker.
    fn card(&mut self) -> Option<Wanted> {
        let start = self.at;
        let (what, suit) = self.named()?;
        let is_face = matches!(what, What::Rank(11..));
        let value = if is_face { self.value() } else { None };
        let text = self.typed_from(start);
        Some(Wanted { at: start + 1, text, what, suit, value, copied: None })
    }

    fn typed_from(&self, start: usize) -> String {
        self.characters[start..self.at].iter().collect()
    }

    /// `?`, `J?`, `JB` or `JL`.
    fn joker(&mut self) -> Option<What> {
        let (what, length) = match (self.upper(0)?, self.upper(1)) {
            ('?', _) => (What::Joker(None), 1),
            ('J', Some('?')) => (What::Joker(None), 2),
            ('J', Some('B')) => (What::Joker(Some(Card::BIG_JOKER)), 2),
            ('J', Some('L')) => (What::Joker(Some(Card::LITTLE_JOKER)), 2),
            _ => return None,
        };
        self.at += length;
        Some(what)
    }

    /// A number or a rank, and a suit if there is one.
    fn named(&mut self) -> Option<(What, Option<Suit>)> {
        let (what, length) = match (self.upper(0)?, self.peek(1)) {
            ('1', Some('0')) => (What::Count(10), 2),
            (digit @ '1'..='9', _) => (What::Count(digit as u8 - b'0'), 1),
            ('A', _) => (What::Rank(1), 1),
            ('T', _) => (What::Rank(10), 1),
            ('J', _) => (What::Rank(11), 1),
            ('Q', _) => (What::Rank(12), 1),
            ('K', _) => (What::Rank(13), 1),
            _ => return None,
        };
        self.at += length;
        let suit = self.upper(0).and_then(suit);
        self.at += usize::from(suit.is_some());
        match (what, suit) {
            // A number with a suit is the name of a card.
            (What::Count(count), Some(_)) => Some((What::Rank(count), suit)),
            _ => Some((what, suit)),
        }
    }

    /// The value of a face card, with or without a colon.
    fn value(&mut self) -> Option<u8> {
        let colon = usize::from(self.peek(0) == Some(':'));
        let (value, length) = match (self.peek(colon), self.peek(colon + 1)) {
            (Some('1'), Some('0')) => (10, 2),
            (Some('1'), _) => (1, 1),
            _ => return None,
        };
        self.at += colon + length;
        Some(value)
    }
}

fn suit(letter: char) -> Option<Suit> {
    Suit::ALL.into_iter().find(|suit| [suit.letter(), suit.symbol()].contains(&letter))
}
