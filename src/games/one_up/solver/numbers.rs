//! Converts a display into numbers, and numbers into its cards.

use arrayvec::ArrayVec;

use crate::cards::Card;
use crate::cards::small_sort::{sort, sort_by_key};
use crate::games::one_up::{CardKind, Copied, JokerReading, Term};

use super::MOST_CARDS;

/// Highest value of a card; the lowest is 1.
pub(super) const MOST: usize = 10;

/// A multiset of numbers: the count of each number, from 1 to 10.
pub(super) type Counts = [u8; MOST];

const ONE: usize = 0;
const TEN: usize = MOST - 1;

/// A display, by the kinds of its cards.
#[derive(Clone, Debug)]
pub(super) struct Numbers {
    /// Aces to tens.
    plain: ArrayVec<Card, MOST_CARDS>,
    /// Jacks, queens and kings, those of the highest rank first.
    faces: ArrayVec<Card, MOST_CARDS>,
    jokers: ArrayVec<Card, MOST_CARDS>,
    counts: Counts,
    reading: JokerReading,
}

impl Numbers {
    pub(super) fn new(display: &[Card], reading: JokerReading) -> Numbers {
        assert!(display.len() <= MOST_CARDS, "a display has at most {MOST_CARDS} cards");
        let mut cards: ArrayVec<Card, MOST_CARDS> = display.iter().copied().collect();
        // Cards are used in the order of their suits.
        sort(&mut cards);
        let mut numbers = Numbers {
            plain: ArrayVec::new(),
            faces: ArrayVec::new(),
            jokers: ArrayVec::new(),
            counts: [0; MOST],
            reading,
        };
        for card in cards {
            match CardKind::of(card).expect("a card of the pack") {
                CardKind::Number(number) => {
                    numbers.plain.push(card);
                    numbers.counts[usize::from(number) - 1] += 1;
                }
                CardKind::Face => numbers.faces.push(card),
                CardKind::Joker => numbers.jokers.push(card),
            }
        }
        sort_by_key(&mut numbers.faces, |card| std::cmp::Reverse(card.rank()));
        numbers
    }

    /// The multisets that all cards together may be read as. There are none if the display has only Jokers.
    pub(super) fn largest(&self) -> Vec<Counts> {
        let mut largest = Vec::new();
        for tens in 0..=self.faces.len() {
            let mut counts = self.counts;
            counts[TEN] += tens as u8;
            counts[ONE] += (self.faces.len() - tens) as u8;
            let mut copied = counts.map(|count| count > 0);
            if self.reading == JokerReading::Free && !self.faces.is_empty() {
                copied[ONE] = true;
                copied[TEN] = true;
            }
            if copied.contains(&true) {
                add_jokers(&mut largest, counts, &copied, 0, self.jokers.len());
            }
        }
        largest
    }

    /// Cards with these values: for each number its cards, plain cards first, then faces, then Jokers.
    ///
    /// # Panics
    /// If no reading of the display contains the numbers.
    pub(super) fn cast(&self, counts: &Counts) -> Cast {
        // Takes the first possible reading, with the most faces and so the fewest Jokers.
        let readings = (0..=self.faces.len())
            .rev()
            .flat_map(|used| (0..=used).rev().map(move |tens| Faces { tens, ones: used - tens }));
        let mut casts = readings.filter_map(|faces| self.cast_with(counts, faces));
        casts.next().expect("the numbers are of the display")
    }

    /// Cards with these values, with the given numbers of faces as tens and as ones, if that is possible.
    fn cast_with(&self, counts: &Counts, faces: Faces) -> Option<Cast> {
        let mut cast = Cast::default();
        let mut jokers = self.jokers.iter();
        // From the tens down, so that the first Jokers have the highest values.
        for number in (1..=MOST as u8).rev() {
            let count = usize::from(counts[usize::from(number) - 1]);
            let here = &mut cast.0[usize::from(number) - 1];
            let plain = self.plain.iter().filter(|card| card.rank() == Some(number));
            here.extend(plain.map(|&card| Term::Number(card)).take(count));
            let used = self.faces_as(number, faces);
            here.extend(used.iter().map(|&card| Term::Face(card, number)));
            if here.len() > count {
                return None;
            }
            if here.len() == count {
                continue;
            }
            let copied = self.model(number, used)?;
            while here.len() < count {
                here.push(Term::Joker(*jokers.next()?, Some(copied)));
            }
        }
        Some(cast)
    }

    /// The used faces with this value: the first ones are tens, and the next ones are ones.
    fn faces_as(&self, number: u8, faces: Faces) -> &[Card] {
        match number {
            10 => &self.faces[..faces.tens],
            1 => &self.faces[faces.tens..faces.tens + faces.ones],
            _ => &[],
        }
    }

    /// The card that a Joker copies to have this value. In the strict reading an unused face card is no candidate: it
    /// would be used with this value itself, instead of the Joker.
    fn model(&self, number: u8, used: &[Card]) -> Option<Copied> {
        if let Some(&card) = self.plain.iter().find(|card| card.rank() == Some(number)) {
            return Some(Copied { card, value: None });
        }
        match self.reading {
            JokerReading::Strict => used.first().map(|&card| Copied { card, value: None }),
            JokerReading::Free if number != 1 && number != 10 => None,
            JokerReading::Free => {
                self.faces.first().map(|&card| Copied { card, value: Some(number) })
            }
        }
    }
}

/// Number of faces used as tens and as ones.
#[derive(Clone, Copy)]
struct Faces {
    tens: usize,
    ones: usize,
}

/// Adds every way in which these Jokers copy numbers from `from` up, if `copied` allows them.
fn add_jokers(
    largest: &mut Vec<Counts>,
    counts: Counts,
    copied: &[bool; MOST],
    from: usize,
    jokers: usize,
) {
    if jokers == 0 {
        largest.push(counts);
        return;
    }
    for number in (from..MOST).filter(|&number| copied[number]) {
        let mut counts = counts;
        counts[number] += 1;
        add_jokers(largest, counts, copied, number, jokers - 1);
    }
}

/// Cards for numbers: for each number from 1 to 10 the terms with that value.
#[derive(Default)]
pub(super) struct Cast(pub(super) [ArrayVec<Term, MOST_CARDS>; MOST]);
