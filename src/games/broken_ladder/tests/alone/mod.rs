//! A simplified game for a single hand: the other players only are a chance that the round ends.
//!
//! Each turn has a random open card that is not in the hand. From one turn to the next the round goes on with the
//! chance [`Plane::goes_on`]; if it ends, the hand scores its plain sum. There are few enough hands to solve this game.
//! Master's values of hands without a ladder come from the solution. The first test computes them, the second one their
//! quality.

mod fit;
mod policy;

use std::collections::HashMap;
use std::sync::LazyLock;

use arrayvec::ArrayVec;

use crate::cards::{Card, Suit};
use crate::games::broken_ladder::eval::RIVAL;
use crate::games::broken_ladder::hand::Hand;
use crate::games::broken_ladder::ladder::{RUNGS, plain_sum};
use crate::games::broken_ladder::outs::{Aim, Rungs, place_of};
use crate::games::broken_ladder::plane::{FEW, MANY, Plane};

use fit::{Fit, TERMS};
use policy::Policy;

/// Suits of the same colour are equivalent, so a pack has two of each card.
const COPIES: usize = 2;
/// Number of cards that are not in the hand.
const UNSEEN: f64 = 52.0 - RUNGS as f64;
/// Number of turns. Hardly any round lasts longer.
const TURNS: usize = 20;

/// Index of a hand of five.
type Five = usize;
/// Index of a hand of six.
type Six = usize;

/// The hands of a pack, and the transitions between them.
struct Alone {
    plane: &'static Plane,
    fives: Vec<Hand>,
    /// For each hand of six: the hands of five after a discard.
    leaves: Vec<ArrayVec<Five, 6>>,
    /// For each hand of five: the hands of six after a card, with its chance.
    makes: Vec<Vec<(Six, f64)>>,
}

impl Alone {
    fn new(plane: &'static Plane) -> Alone {
        let fives = hands_of_five();
        let places: HashMap<u64, Five> = fives.iter().map(key).zip(0..).collect();
        let (mut sixes, mut leaves) = (HashMap::new(), Vec::new());
        let makes = fives.iter().map(|five| {
            let cards = cards().map(|card| (card, left(five, card))).filter(|&(_, left)| left > 0);
            let ways = cards.map(|(card, left)| {
                let six = five.with(card);
                let place = *sixes.entry(key(&six)).or_insert_with(|| {
                    leaves.push(six.kinds().map(|card| places[&key(&six.without(card))]).collect());
                    leaves.len() - 1
                });
                (place, f64::from(left) / UNSEEN)
            });
            ways.collect()
        });
        Alone { plane, makes: makes.collect(), leaves, fives }
    }

    /// The value of laying down each hand, if it is a ladder.
    fn laying(&self, aim: Aim) -> Vec<Option<f64>> {
        let laying = |five| aim.is_reached_by(five).then(|| RIVAL + f64::from(plain_sum(five)));
        self.fives.iter().map(laying).collect()
    }

    /// The value of each hand under perfect play, by value iteration.
    fn solve(&self, laying: &[Option<f64>]) -> Vec<f64> {
        let mut worth = vec![0.0; self.fives.len()];
        for _ in 0..TURNS {
            let takes = self.by_taking(&worth);
            let draws = self.by_drawing(&takes);
            let play = |five: Five| {
                let playing = self.average(five, |six| draws[five].max(takes[six]));
                laying[five].unwrap_or_default().max(playing)
            };
            worth = (0..worth.len()).map(play).collect();
        }
        worth
    }

    /// The expectation of each hand of six, if hands of five have these values at the next turn.
    fn by_taking(&self, worth: &[f64]) -> Vec<f64> {
        self.best_kept(&self.all_kept(worth))
    }

    /// The expectation of each kept hand of five, if it has this value at the next turn.
    fn all_kept(&self, worth: &[f64]) -> Vec<f64> {
        worth.iter().enumerate().map(|(five, &worth)| self.kept(five, worth)).collect()
    }

    /// The expectation of a kept hand of five, if it has this value at the next turn.
    fn kept(&self, five: Five, worth: f64) -> f64 {
        self.plane.until_next_turn(&self.fives[five], worth)
    }

    /// The expectation of drawing to each hand of five, if hands of six have these expectations.
    fn by_drawing(&self, takes: &[f64]) -> Vec<f64> {
        (0..self.fives.len()).map(|five| self.average(five, |six| takes[six])).collect()
    }

    /// The value of the best five of each six.
    fn best_kept(&self, worth: &[f64]) -> Vec<f64> {
        let best =
            |fives: &ArrayVec<Five, 6>| fives.iter().map(|&five| worth[five]).fold(0.0, f64::max);
        self.leaves.iter().map(best).collect()
    }

    /// The average over all cards that may be added to a hand.
    fn average(&self, five: Five, worth: impl Fn(Six) -> f64) -> f64 {
        self.makes[five].iter().map(|&(six, chance)| chance * worth(six)).sum()
    }

    /// The chance of each hand to be dealt.
    fn deal(&self) -> Vec<f64> {
        let ways = |five: &Hand| {
            five.kinds().map(|card| f64::from(1 + u8::from(left(five, card) == 1))).product()
        };
        let ways: Vec<f64> = self.fives.iter().map(ways).collect();
        let all: f64 = ways.iter().sum();
        ways.iter().map(|ways| ways / all).collect()
    }

    /// Master's terms of each hand: 1, the chance of a completing card times the sum of the ladder, and the plain sum.
    fn terms(&self, aim: Aim) -> Vec<[f64; TERMS]> {
        let terms = |five: &Hand| {
            let unseen = unseen(five);
            let ladders = aim.outs(five).sums_among(&unseen);
            let sums: i32 = ladders.map(|(sum, cards)| i32::from(cards) * sum).sum();
            [1.0, f64::from(sums) / UNSEEN, f64::from(plain_sum(five))]
        };
        self.fives.iter().map(terms).collect()
    }

    /// The chance that a random card completes each hand.
    fn chances(&self, aim: Aim) -> Vec<f64> {
        let chance = |five: &Hand| f64::from(aim.outs(five).cards(&unseen(five))) / UNSEEN;
        self.fives.iter().map(chance).collect()
    }
}

/// A card of each rung.
fn cards() -> impl Iterator<Item = Card> {
    [Suit::Spades, Suit::Hearts]
        .into_iter()
        .flat_map(|suit| (1..=13).map(move |rank| Card::suited(rank, suit)))
}

/// Number of copies of this card outside the hand.
fn left(five: &Hand, card: Card) -> u16 {
    (COPIES - five.iter().filter(|&&other| other == card).count()) as u16
}

/// The cards outside the hand.
fn unseen(five: &Hand) -> Rungs {
    let mut rungs = Rungs::default();
    cards().for_each(|card| rungs[place_of(card)] = left(five, card));
    rungs
}

fn hands_of_five() -> Vec<Hand> {
    let mut hands = vec![Hand::default()];
    for _ in 0..RUNGS {
        let with_one_more = hands.iter().flat_map(|hand| {
            let from_the_last = move |&card: &Card| hand.last().is_none_or(|&last| last <= card);
            let cards = cards().filter(from_the_last).filter(|&card| left(hand, card) > 0);
            cards.map(|card| hand.with(card))
        });
        hands = with_one_more.collect();
    }
    hands
}

/// A key that is unique for each hand.
fn key(hand: &Hand) -> u64 {
    hand.iter().fold(0, |key, card| key << 8 | u64::from(card.index() + 1))
}

/// The hands and the solution for each rise, for each plane. Both tests need them.
static SOLVED: LazyLock<[(Alone, Vec<Vec<f64>>); 2]> = LazyLock::new(|| {
    [&FEW, &MANY].map(|plane| {
        let alone = Alone::new(plane);
        let solutions = rises().map(|(aim, _)| alone.solve(&alone.laying(aim))).collect();
        (alone, solutions)
    })
});

/// All distances between Head and Starter, each with its number of card pairs in a pack.
fn rises() -> impl Iterator<Item = (Aim, f64)> {
    (0..13).map(|rise| {
        // A negative rise is equivalent to a positive one with exchanged colours.
        let pairs = if rise == 0 { 13 * 4 * 3 } else { 2 * (13 - rise) * 4 * 4 };
        (Aim { rise, any_ranks: false }, f64::from(pairs))
    })
}

#[test]
#[ignore = "long: make test-all runs it"]
fn master_uses_the_planes_nearest_to_the_solutions() {
    for (alone, solutions) in &*SOLVED {
        check_plane(alone, solutions);
    }
}

fn check_plane(alone: &Alone, solutions: &[Vec<f64>]) {
    let mut fit = Fit::default();
    for ((aim, pairs), worth) in rises().zip(solutions) {
        let (laying, terms) = (alone.laying(aim), alone.terms(aim));
        let visits = Policy::by_values(alone, &laying, worth).visits();
        for five in (0..worth.len()).filter(|&five| laying[five].is_none()) {
            fit.add(pairs * visits[five], &terms[five], worth[five]);
        }
    }
    let found = fit.plane();
    println!("goes_on {}: {found:.3?}", alone.plane.goes_on);
    for ((found, number), digit) in
        found.into_iter().zip(terms_of(alone.plane)).zip([0.1, 0.01, 0.001])
    {
        assert!((found - number).abs() < 0.51 * digit, "{found} is found, {number} counted with");
    }
}

/// The coefficients that Master uses.
fn terms_of(plane: &Plane) -> [f64; TERMS] {
    [plane.idle, plane.per_ladder, plane.per_point]
}

#[test]
#[ignore = "long: make test-all runs it"]
fn master_plays_nearly_as_well_as_the_solution() {
    let published = [[38.17, 38.13, 35.62, 37.05], [11.585, 11.585, 10.265, 11.1]];
    for ((alone, solutions), published) in SOLVED.iter().zip(published) {
        check_worth(alone, solutions, published);
    }
}

fn check_worth(alone: &Alone, solutions: &[Vec<f64>], published: [f64; 4]) {
    let (mut sums, mut all) = ([0.0; 4], 0.0);
    for ((aim, pairs), worth) in rises().zip(solutions) {
        let (laying, terms, chances) = (alone.laying(aim), alone.terms(aim), alone.chances(aim));
        let policies = [
            Policy::by_values(alone, &laying, worth),
            Policy::by_values(alone, &laying, &by_plane(alone.plane, &laying, &terms)),
            greedy(alone, &laying, &chances, 1.0),
            greedy(alone, &laying, &chances, 1.5),
        ];
        all += pairs;
        for (sum, policy) in sums.iter_mut().zip(policies) {
            *sum += pairs * policy.worth();
        }
    }
    let found = sums.map(|sum| sum / all);
    println!("solution, Master, greedy, a choosier greedy: {found:.3?}");
    for (found, published) in found.into_iter().zip(published) {
        assert!((found - published).abs() < 0.005_1, "{found} is found, {published} published");
    }
}

/// Master's value of each hand.
fn by_plane(plane: &Plane, laying: &[Option<f64>], terms: &[[f64; TERMS]]) -> Vec<f64> {
    let unfinished =
        |terms: &[f64; TERMS]| terms_of(plane).iter().zip(terms).map(|(by, term)| by * term).sum();
    let hands = laying.iter().zip(terms);
    hands.map(|(laying, terms)| laying.unwrap_or_else(|| unfinished(terms))).collect()
}

/// Keeps the hand that most cards complete, and lays down at once. Takes an open card that multiplies the number of
/// these cards by more than `times`.
fn greedy<'a>(alone: &'a Alone, laying: &[Option<f64>], chances: &[f64], times: f64) -> Policy<'a> {
    const LADDER: f64 = 100.0;
    let finishes = |five: Five| if laying[five].is_some() { LADDER } else { chances[five] };
    let fives = || 0..chances.len();
    let finish: Vec<f64> = fives().map(finishes).collect();
    // Of equal hands, the one with the larger sum.
    let worth: Vec<f64> =
        fives().map(|five| finish[five] + f64::from(plain_sum(&alone.fives[five])) / 1e5).collect();
    let takes = alone.best_kept(&finish);
    let more_than = |five: Five| times * finish[five] + 1e-9;
    Policy::keeping(alone, laying.to_vec(), &worth, takes, fives().map(more_than).collect())
}
