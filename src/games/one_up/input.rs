//! Writing answers at the table: the choices for each card, and the value of a line so far.

use crate::cards::Card;
use crate::table::{Bracket, InputChoice, InputToken, ParsedInput, ParsedMove, TextInput};

use super::card_reading::CardKind;
use super::expression::{Copied, Expression, Term};
use super::moves::Move;
use super::public::DISPLAY;
use super::readable::rank;
use super::shorthand::{BadShorthand, Line, Meaning, Token, TokenKind};
use super::value::JokerReading;
use super::view::View;
use super::{Answer, NoAnswer, texts};

/// The text input for answers.
pub(super) fn writing(view: &View) -> TextInput {
    let sign = |text: &str| InputChoice { text: text.into(), label: sign_label(text).into() };
    let words = |at: usize| {
        let mut words = words_for(&view.public.display, view.public.options.joker_reading, at);
        if CardKind::of(view.public.display[at]) == Some(CardKind::Face) {
            // A face card is a ten at first; the token then offers its other value.
            words.truncate(1);
        }
        words
    };
    TextInput {
        action: if view.public.options.is_sealed() { texts::LOCK_IN } else { texts::CALL },
        title: texts::YOUR_ANSWER,
        example: texts::TYPE_LIKE,
        from: DISPLAY,
        cards: (0..view.public.display.len()).map(words).collect(),
        signs: ["+", "-", "*", "/", "(", ")"].map(sign).into(),
    }
}

fn sign_label(text: &str) -> &str {
    match text {
        "-" => "−",
        "*" => "×",
        "/" => "÷",
        other => other,
    }
}

/// The notations of the card at this place of the display, the likeliest first.
fn words_for(display: &[Card], reading: JokerReading, at: usize) -> Vec<InputChoice> {
    let card = display[at];
    let others = || display.iter().enumerate().filter(|(other, _)| *other != at);
    let terms: Vec<Term> = match CardKind::of(card) {
        Some(CardKind::Face) => [10, 1].map(|value| Term::Face(card, value)).into(),
        Some(CardKind::Joker) => others()
            .flat_map(|(_, &copied)| copies(copied, reading))
            .map(|copied| Term::Joker(card, Some(copied)))
            .collect(),
        _ => vec![Term::Number(card)],
    };
    let mut words: Vec<InputChoice> = Vec::new();
    for term in terms {
        let word = InputChoice { text: term.to_string(), label: said(term, &symbol) };
        if !words.contains(&word) {
            words.push(word);
        }
    }
    words
}

/// The ways in which a Joker can copy a card. There is only one if the card decides the value.
fn copies(card: Card, reading: JokerReading) -> Vec<Copied> {
    match (CardKind::of(card), reading) {
        (Some(CardKind::Face), JokerReading::Free) => {
            [10, 1].map(|value| Copied { card, value: Some(value) }).into()
        }
        _ => vec![Copied { card, value: None }],
    }
}

/// A card and its value in words: "K as 10", "Joker as K♥ = 10".
fn said(term: Term, name: &dyn Fn(Card) -> String) -> String {
    match term {
        Term::Number(card) | Term::Joker(card, None) => name(card),
        Term::Face(card, value) => texts::face_as(&name(card), value),
        Term::Joker(_, Some(Copied { card, value: Some(value) })) => {
            texts::joker_as_value(&name(card), value)
        }
        Term::Joker(_, Some(Copied { card, .. }))
            if CardKind::of(card) == Some(CardKind::Joker) =>
        {
            texts::joker_as_joker(&card.name())
        }
        Term::Joker(_, Some(Copied { card, .. })) => texts::joker_as(&name(card)),
    }
}

/// A card with the symbol of its suit: "7♠".
fn symbol(card: Card) -> String {
    if card.suit().is_some() { card.corner() } else { rank(&card.to_string()) }
}

/// Parses a line. In a race its value is not shown, because callers must avoid mistakes themselves.
pub(super) fn read(view: &View, line: &str) -> ParsedInput {
    let line = Line::read(line);
    let completed = line.completed();
    let shown = completed.as_ref().unwrap_or(&line);
    let meaning = shown.meaning(&view.public.display, view.public.options.joker_reading);
    let terms: Vec<Term> = meaning.iter().flat_map(|(meant, _)| meant.terms()).collect();
    let tokens = tokens(view, line.tokens(), &terms);
    let line = match completed {
        Some(_) => Err(says_so_far(view, &line, meaning)),
        None => comes_to(view, &line, meaning),
    };
    ParsedInput { tokens, line }
}

/// The move of a complete line.
fn comes_to(
    view: &View,
    line: &Line,
    meaning: Result<Meaning, BadShorthand>,
) -> Result<ParsedMove, String> {
    let (meant, answer) = meaning.map_err(|why| why.to_string())?;
    let says = if view.public.options.is_sealed() {
        let answer = answer.map_err(|why| why.to_string())?;
        line.check_total(answer).map_err(|why| why.to_string())?;
        texts::comes_to(answer.value, answer.cards)
    } else {
        texts::cards(meant.terms().count())
    };
    Ok(ParsedMove { mv: Move::Call(meant.into()).to_string(), says })
}

/// The status of an incomplete line: its value, or the reason why it has none.
fn says_so_far(view: &View, line: &Line, meaning: Result<Meaning, BadShorthand>) -> String {
    match meaning {
        Ok((meant, _)) if !view.public.options.is_sealed() => texts::cards(meant.terms().count()),
        Ok((
            _,
            Ok(Answer { value, .. })
            | Err(NoAnswer::LastDigit(value) | NoAnswer::NotPositive(value)),
        )) => texts::so_far(value),
        Ok((_, Err(why))) => why.to_string(),
        // Without its last operators nothing may be left.
        Err(BadShorthand::Unreadable(why)) => line.steps().err().unwrap_or(why).to_string(),
        Err(why) => why.to_string(),
    }
}

/// The tokens of a line. Its cards have the values of these terms, as far as there are any.
fn tokens(view: &View, tokens: &[Token], terms: &[Term]) -> Vec<InputToken> {
    let mut terms = terms.iter().copied();
    let token = |token: &Token| {
        let text = token.text.clone();
        let sign = |label: &str, bracket| InputToken {
            text: text.clone(),
            name: label.into(),
            label: label.into(),
            bracket,
            ..InputToken::default()
        };
        match token.kind {
            TokenKind::Sign(operator) => {
                sign(sign_label(&operator.letter().to_string()), Bracket::Neither)
            }
            TokenKind::Opens => sign("(", Bracket::Opens),
            TokenKind::Closes => sign(")", Bracket::Closes),
            TokenKind::Equals => sign("=", Bracket::Neither),
            TokenKind::Total(_) => sign(&text, Bracket::Neither),
            TokenKind::Card(_) => match terms.next().or_else(|| alone(&text)) {
                Some(term) => of_card(view, text, term),
                None => sign(&text, Bracket::Neither),
            },
        }
    };
    tokens.iter().map(token).collect()
}

/// The term of a card that is parsed by itself.
fn alone(text: &str) -> Option<Term> {
    text.parse::<Expression>().ok()?.terms().next()
}

fn of_card(view: &View, text: String, term: Term) -> InputToken {
    let card = term.card();
    let label = match term {
        Term::Number(_) | Term::Joker(_, None) => String::new(),
        Term::Face(_, value) => value.to_string(),
        Term::Joker(_, Some(Copied { card, value: Some(value) })) => {
            format!("{} = {value}", symbol(card))
        }
        Term::Joker(_, Some(Copied { card, .. })) => symbol(card),
    };
    let others = others(view, term);
    InputToken {
        name: said(term, &Card::name),
        card: Some(card),
        text,
        label,
        others,
        ..InputToken::default()
    }
}

/// The other notations of a card.
fn others(view: &View, term: Term) -> Vec<InputChoice> {
    let reading = view.public.options.joker_reading;
    let Some(at) = view.public.display.iter().position(|card| *card == term.card()) else {
        return Vec::new();
    };
    let mut words = words_for(&view.public.display, reading, at);
    if let (Term::Joker(joker, Some(Copied { card, value: Some(value) })), JokerReading::Strict) =
        (term, reading)
    {
        let other = Copied { card, value: Some(11 - value) };
        let term = Term::Joker(joker, Some(other));
        words.insert(0, InputChoice { text: term.to_string(), label: said(term, &symbol) });
    }
    let said = term.to_string();
    let is_said = |word: &InputChoice| {
        let rest = said.strip_prefix(&word.text);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(':'))
    };
    words.retain(|word| !is_said(word));
    words
}
