//! Chains: calculations from left to right, as people make them. They begin with a card, and join one card after the
//! other to the value so far.

use std::fmt::Write;

use crate::cards::Card;
use crate::cards::small_sort::sort_by_key;

use super::card_reading::CardKind;
use super::expression::{Copied, Expression, Sign, Term};
use super::value::{Answer, JokerReading};

/// The limits of a search for chains.
#[derive(Clone, Copy)]
pub(super) struct Sight {
    /// Maximum number of multiplications and divisions.
    pub(super) products: usize,
    /// Whether all readings are searched. Otherwise face cards count 10, and all Jokers copy the same card.
    pub(super) sees_readings: bool,
}

/// The terms and values of a display's cards in one calculation.
type Reading = Vec<(Term, u32)>;

/// The best answer that a chain makes, and its expression.
pub(super) fn best_chain(
    display: &[Card],
    reading: JokerReading,
    sight: Sight,
) -> Option<(Answer, Expression)> {
    let mut readings = readings(display, reading);
    if !sight.sees_readings {
        readings.truncate(1);
    }
    let mut best: Option<(Answer, Expression)> = None;
    for reading in &readings {
        let table = Table::new(reading, sight.products);
        let Some((answer, at)) = table.best() else { continue };
        if best.as_ref().is_none_or(|(best, _)| answer > *best) {
            best = Some((answer, table.write(at)));
        }
    }
    best
}

/// All readings of a display, the one with the greatest numbers first.
fn readings(display: &[Card], by: JokerReading) -> Vec<Reading> {
    let faces = display.iter().filter(|card| CardKind::of(**card) == Some(CardKind::Face)).count();
    let mut readings = Vec::new();
    for tens in (0..=faces).rev() {
        let mut left = tens;
        let mut plain: Reading = Vec::new();
        let mut jokers = Vec::new();
        for &card in display {
            match CardKind::of(card) {
                Some(CardKind::Number(number)) => plain.push((Term::Number(card), number.into())),
                Some(CardKind::Face) => {
                    let value = if left > 0 { 10 } else { 1 };
                    left = left.saturating_sub(1);
                    plain.push((Term::Face(card, value), value.into()));
                }
                _ => jokers.push(card),
            }
        }
        let models = models(&plain, by);
        add_jokers(&mut readings, plain, &jokers, &models);
    }
    readings
}

/// A card for every number that a Joker can copy, in descending order.
fn models(plain: &Reading, by: JokerReading) -> Vec<(Copied, u32)> {
    let mut models: Vec<(Copied, u32)> = Vec::new();
    for &(term, number) in plain {
        let card = term.card();
        match term {
            Term::Face(..) if by == JokerReading::Free => {
                models.extend([10, 1].map(|value| (of_face(card, value), value.into())));
            }
            Term::Face(_, value) => models.push((of_face(card, value), number)),
            _ => models.push((Copied { card, value: None }, number)),
        }
    }
    sort_by_key(&mut models, |(_, number)| std::cmp::Reverse(*number));
    models.dedup_by_key(|(_, number)| *number);
    models
}

const fn of_face(card: Card, value: u8) -> Copied {
    Copied { card, value: Some(value) }
}

/// Adds the readings in which each of the Jokers copies a card.
fn add_jokers(
    readings: &mut Vec<Reading>,
    begun: Reading,
    jokers: &[Card],
    models: &[(Copied, u32)],
) {
    let Some((&joker, others)) = jokers.split_first() else {
        readings.push(begun);
        return;
    };
    if models.is_empty() {
        return readings.push(begun);
    }
    for (at, &(copied, number)) in models.iter().enumerate() {
        let mut next = begun.clone();
        next.push((Term::Joker(joker, Some(copied)), number));
        add_jokers(readings, next, others, &models[at..]);
    }
}

/// The greatest value of a chain, for each set of cards, number of products and last digit. A greater value with the
/// same last digit leads to greater values with the same last digits, except for divisions.
struct Table<'a> {
    reading: &'a Reading,
    products: usize,
    /// Indexed by set of cards, number of products, and last digit.
    links: Vec<Option<Link>>,
}

/// The end of a chain.
#[derive(Clone, Copy)]
struct Link {
    value: u32,
    /// Its last card.
    card: u8,
    /// The operator before that card, and the index of the chain before it.
    joined: Option<(Sign, usize)>,
}

impl<'a> Table<'a> {
    fn new(reading: &'a Reading, products: usize) -> Table<'a> {
        let products = products.min(reading.len());
        let size = (1 << reading.len()) * (products + 1) * 10;
        let mut table = Table { reading, products, links: vec![None; size] };
        for (card, &(_, number)) in reading.iter().enumerate() {
            let link = Link { value: number, card: card as u8, joined: None };
            table.keep(1 << card, 0, link);
        }
        for at in 0..size {
            if let Some(link) = table.links[at] {
                table.extend(at, link.value);
            }
        }
        table
    }

    fn place(&self, cards: usize, products: usize, value: u32) -> usize {
        (cards * (self.products + 1) + products) * 10 + value as usize % 10
    }

    fn keep(&mut self, cards: usize, products: usize, link: Link) {
        let at = self.place(cards, products, link.value);
        if self.links[at].is_none_or(|best| link.value > best.value) {
            self.links[at] = Some(link);
        }
    }

    /// Joins each of the other cards to the chain at this index.
    fn extend(&mut self, at: usize, value: u32) {
        let most = self.products;
        let (cards, products) = (at / 10 / (most + 1), at / 10 % (most + 1));
        for card in (0..self.reading.len()).filter(|card| cards & 1 << card == 0) {
            let number = self.reading[card].1;
            let mut join = |sign, value, products| {
                let link = Link { value, card: card as u8, joined: Some((sign, at)) };
                self.keep(cards | 1 << card, products, link);
            };
            join(Sign::Plus, value + number, products);
            if value >= number {
                join(Sign::Minus, value - number, products);
            }
            if products < most {
                join(Sign::Times, value * number, products + 1);
                if value.is_multiple_of(number) {
                    join(Sign::Over, value / number, products + 1);
                }
            }
        }
    }

    /// The best answer and the index of its chain.
    fn best(&self) -> Option<(Answer, usize)> {
        let links = self.links.iter().enumerate();
        let answers = links.filter_map(|(at, link)| {
            let value = link.filter(|link| link.value % 10 == 1)?.value;
            let cards = (at / 10 / (self.products + 1)).count_ones() as u8;
            Some((Answer { value: value.into(), cards }, at))
        });
        answers.max()
    }

    /// The expression of the chain at this index.
    fn write(&self, at: usize) -> Expression {
        let mut links: Vec<Link> = Vec::new();
        let mut next = Some(at);
        while let Some(link) = next.and_then(|at| self.links[at]) {
            links.push(link);
            next = link.joined.map(|(_, before)| before);
        }
        let (mut text, mut is_sum) = (String::new(), false);
        for link in links.iter().rev() {
            let term = self.reading[usize::from(link.card)].0;
            if let Some((sign, _)) = link.joined {
                let joins_sum = matches!(sign, Sign::Plus | Sign::Minus);
                if is_sum && !joins_sum {
                    text = format!("({text})");
                }
                is_sum = joins_sum;
                write!(text, " {} ", sign.letter()).expect("a text can be written");
            }
            write!(text, "{term}").expect("a text can be written");
        }
        text.parse().expect("a chain can be read")
    }
}
