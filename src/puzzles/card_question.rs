//! Questions about cards in the other player's hand: of a few unseen cards, which one cannot be there, or which is the only
//! one that can be. What was played decides: a player who did not follow had nothing to follow with.

use crate::cards::rng::{Rng, Seed};
use crate::cards::set::CardSet;
use crate::cards::{Card, sort_as_text};
use crate::engine::knowledge::distinct::KnownHand;
use crate::engine::place::Place;
use crate::engine::seat::Seat;

use super::{Puzzles, imagined};

/// The name of the kind that asks which card cannot be in the hand.
pub const CANNOT: &str = "cannot";
/// The name of the kind that asks which card is the last one of the hand.
pub const LAST: &str = "last";
/// Number of cards among which the answer is.
pub const CHOICE: usize = 6;
/// Number of cards that are not the answer.
const OTHERS: usize = CHOICE - 1;
/// Number of those that are like the answer, and of those that were impossible before.
const ALIKE: usize = 2;

/// A question with its proved answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardQuestion {
    /// The name of its kind.
    pub kind: &'static str,
    /// The answer.
    pub right: Card,
    /// The other cards.
    pub others: Vec<Card>,
}

impl CardQuestion {
    /// The answer as an [`super::entry::PuzzleEntry`] stores it.
    pub fn solution_text(&self) -> Vec<Vec<String>> {
        vec![vec![self.right.to_string()]]
    }

    /// The other cards as an [`super::entry::PuzzleEntry`] stores them.
    pub fn others_text(&self) -> Vec<String> {
        self.others.iter().map(ToString::to_string).collect()
    }
}

/// What this seat of two knows of the other hand. `None` in games without such questions.
pub fn known_hand<G: Puzzles>(view: &G::View, seat: Seat) -> Option<KnownHand> {
    G::KNOWN_HAND.and_then(|known_hand| known_hand(view, seat.left(2)))
}

/// The questions that a view offers to this seat of two.
pub fn find<G: Puzzles>(view: &G::View, seat: Seat) -> Vec<CardQuestion> {
    let other = seat.left(2);
    let Some(known) = known_hand::<G>(view, seat) else { return Vec::new() };
    let is_kind = |question: &CardQuestion| G::PUZZLES.iter().any(|kind| kind.id == question.kind);
    let impossible = known.impossible() - G::lacked_last(view);
    let found = [cannot(&known, impossible), last(&known, impossible)]
        .into_iter()
        .flatten()
        .filter(is_kind);
    found.filter(|question| is_proved::<G>(view, other, &known, question)).collect()
}

/// One of the cards is impossible. At least one of the others was so before.
fn cannot(known: &KnownHand, impossible: CardSet) -> Option<CardQuestion> {
    let mut rng = rng_of(known);
    let right = some(impossible, 1, &mut rng).first()?;
    let again = some(known.possible_again, ALIKE, &mut rng);
    let others = others(right, again, known.possible, &mut rng);
    (!again.is_empty()).then(|| question(CANNOT, right, others)).flatten()
}

/// The hand has one card, and one of the cards can be it.
fn last(known: &KnownHand, impossible: CardSet) -> Option<CardQuestion> {
    let mut rng = rng_of(known);
    let right = some(known.possible, 1, &mut rng).first().filter(|_| known.takes == 1)?;
    let others = others(right, CardSet::EMPTY, impossible, &mut rng);
    question(LAST, right, others)
}

/// `None` if there are too few other cards.
fn question(kind: &'static str, right: Card, others: CardSet) -> Option<CardQuestion> {
    let mut cards: Vec<Card> = others.iter().collect();
    sort_as_text(&mut cards);
    (cards.len() == OTHERS).then_some(CardQuestion { kind, right, others: cards })
}

/// Adds cards to some: first a few like the right one, so that it does not stand out, then any.
fn others(right: Card, chosen: CardSet, from: CardSet, rng: &mut Rng) -> CardSet {
    let alike = chosen | some((from & like(right)) - chosen, ALIKE, rng);
    alike | some(from - alike, OTHERS - alike.len(), rng)
}

/// So many of these cards, or all if there are fewer.
fn some(cards: CardSet, count: usize, rng: &mut Rng) -> CardSet {
    cards.sample(count.min(cards.len()), rng)
}

/// The cards of the same rank or suit.
fn like(card: Card) -> CardSet {
    let is_like = |other: &Card| other.rank() == card.rank() || other.suit() == card.suit();
    CardSet::ALL.iter().filter(is_like).collect()
}

/// The same question always gets the same cards.
fn rng_of(known: &KnownHand) -> Rng {
    let number = known
        .unseen
        .iter()
        .fold(0, |number: u64, card| number.wrapping_mul(31).wrapping_add(u64::from(card.index())));
    Rng::new(Seed::from_number(number), 0)
}

/// Whether the cards that should be possible are: some deal that agrees with the view has each of them in the hand.
fn is_proved<G: Puzzles>(
    view: &G::View,
    other: Seat,
    known: &KnownHand,
    question: &CardQuestion,
) -> bool {
    let cards = question.others.iter().chain([&question.right]);
    let mut possible = cards.filter(|card| known.possible.contains(**card));
    possible.all(|card| may_hold::<G>(view, other, *card))
}

/// Whether a position that agrees with the view has a card in a hand.
fn may_hold<G: Puzzles>(view: &G::View, other: Seat, card: Card) -> bool {
    let holds = |position: &G| {
        let piles = G::snapshot(&position.view(None)).piles;
        let hand = piles.into_iter().find(|(place, _)| *place == Place::hand(other));
        hand.is_some_and(|(_, cards)| cards.contains(&Some(card))).then_some(())
    };
    imagined::<G, ()>(view, holds).is_some()
}
