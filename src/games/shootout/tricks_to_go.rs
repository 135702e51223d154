//! Average number of tricks from a total to its target.
//!
//! In the model a seat wins tricks of two plays, which are drawn at random from the pack. It always scores the play
//! that leaves the fewest tricks. A play is one card; with doubles and triples it is sometimes two or three of a rank.
//! The figures are the fixed point of this model, found by value iteration. They use only `+ - * /`, so that all
//! machines agree.

use std::sync::OnceLock;

use crate::cards::small_sort::sort_by;
use crate::cards::{Card, Suit};
use crate::engine::seat::Seat;

use super::options::ShootoutOptions;
use super::public::Public;
use super::values::sums_of;

/// Longest distance in the table. Longer distances count as this one.
const LONGEST: usize = 304;
/// Sweeps of the value iteration. After these the figures are stable to three digits.
const SWEEPS: usize = 48;
/// Share of doubles among the plays, if sets are allowed.
const DOUBLES: f64 = 0.3;
/// Share of triples among the plays, if sets are allowed.
const TRIPLES: f64 = 0.1;

/// Average number of tricks by the distance to the target.
struct Steps([f64; LONGEST + 1]);

/// Average number of tricks that a seat needs for its targets.
pub(super) struct Tries {
    /// For a target that any play hits.
    any: Steps,
    /// For the last target, if only a double hits it.
    double: Option<Steps>,
}

/// The options on which the figures depend.
#[derive(Clone, Copy)]
struct Rules {
    no_overshooting: bool,
    sets: bool,
    needs_double: bool,
}

/// A play to a trick: its possible values, its chance, and whether it is a double.
struct Play {
    values: Vec<i32>,
    chance: f64,
    is_double: bool,
}

impl Tries {
    /// The figures for these options.
    pub(super) fn get(options: &ShootoutOptions) -> &'static Tries {
        static FIGURES: [OnceLock<Tries>; 8] = [const { OnceLock::new() }; 8];
        let switches = [options.no_overshooting, options.sets, options.finish_on_double];
        let index = switches.iter().fold(0, |index, &on| 2 * index + usize::from(on));
        FIGURES[index].get_or_init(|| {
            let (no_overshooting, sets) = (options.no_overshooting, options.sets);
            let steps = |needs_double| Steps::new(Rules { no_overshooting, sets, needs_double });
            Tries { any: steps(false), double: options.finish_on_double.then(|| steps(true)) }
        })
    }

    /// Average number of tricks that a seat with this total needs for all its remaining targets.
    pub(super) fn to_win(&self, public: &Public, seat: Seat, total: i32) -> f64 {
        let numbers = public.options.target.numbers();
        let next = usize::from(public.tally.hit[seat]);
        let Some(target) = numbers.get(next) else { return 0.0 };
        let last = self.double.as_ref().unwrap_or(&self.any);
        let to = |place: usize| if place + 1 == numbers.len() { last } else { &self.any };
        let later = (next + 1..numbers.len()).map(|at| to(at).of(numbers[at] - numbers[at - 1]));
        // Each later target begins at the one before it.
        to(next).of(target - total) + later.sum::<f64>()
    }
}

impl Steps {
    fn new(rules: Rules) -> Steps {
        let plays = plays(rules.sets);
        let mut steps = Steps([0.0; LONGEST + 1]);
        for _ in 0..SWEEPS {
            for distance in 1..=LONGEST {
                // The best figure that each play leaves, with its chance.
                let best = |play: &Play| {
                    let leaves = |value: &i32| steps.after(distance, *value, play.is_double, rules);
                    (play.values.iter().map(leaves).fold(f64::MAX, f64::min), play.chance)
                };
                let mut left: Vec<(f64, f64)> = plays.iter().map(best).collect();
                sort_by(&mut left, |one, other| one.0.total_cmp(&other.0));
                steps.0[distance] = 1.0 + best_of_two(&left);
            }
        }
        steps
    }

    fn after(&self, distance: usize, value: i32, is_double: bool, rules: Rules) -> f64 {
        let left = distance as i32 - value;
        let counts_nothing = left == 0 && rules.needs_double && !is_double;
        if counts_nothing || rules.no_overshooting && left < 0 {
            self.0[distance]
        } else {
            self.of(left)
        }
    }

    /// Average number of tricks from a distance, on either side of the target.
    fn of(&self, distance: i32) -> f64 {
        self.0[(distance.unsigned_abs() as usize).min(LONGEST)]
    }
}

/// All plays with their chances. Each kind of card has its frequency in the pack. With `sets` there are also two and
/// three cards of a rank.
fn plays(sets: bool) -> Vec<Play> {
    let sizes: &[(u32, f64)] = match sets {
        true => &[(1, 1.0 - DOUBLES - TRIPLES), (2, DOUBLES), (3, TRIPLES)],
        false => &[(1, 1.0)],
    };
    let play = |(size, share): (u32, f64)| {
        let ways = kinds().map(|(card, ranks, cards)| (card, ranks * ways_to_choose(size, cards)));
        let all: u32 = ways.iter().map(|(_, ways)| ways).sum();
        ways.map(|(card, ways)| {
            let mut values = Vec::new();
            sums_of(&[card; 3][..size as usize], |value| values.push(value));
            let chance = share * f64::from(ways) / f64::from(all);
            Play { values, chance, is_double: size == 2 }
        })
    };
    sizes.iter().copied().flat_map(play).collect()
}

/// The kinds of cards by value: an example card, the number of ranks with that value, and the number of cards per rank.
fn kinds() -> [(Card, u32, u32); 11] {
    let card = |rank| Card::suited(rank, Suit::Spades);
    std::array::from_fn(|kind| match kind {
        0 => (Card::BIG_JOKER, 1, 2),
        10 => (card(10), 4, 4),
        rank => (card(rank as u8), 1, 4),
    })
}

/// Binomial coefficient: number of ways to choose `size` of `cards` cards.
fn ways_to_choose(size: u32, cards: u32) -> u32 {
    (0..size).fold(1, |ways, n| ways * cards.saturating_sub(n) / (n + 1))
}

/// Expected value of the lower of two independently drawn figures. The pairs of figure and chance are in ascending
/// order of the figure.
fn best_of_two(figures: &[(f64, f64)]) -> f64 {
    let mut above = 1.0;
    let mut sum = 0.0;
    for (figure, chance) in figures {
        let rest = above - chance;
        sum += figure * (above * above - rest * rest);
        above = rest;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_distance_of_one_card_takes_fewer_tricks_than_one_of_two_cards() {
        for no_overshooting in [false, true] {
            let options = ShootoutOptions { no_overshooting, ..ShootoutOptions::default() };
            let tries = &Tries::get(&options).any;
            assert!(tries.of(0) < 1e-9);
            assert!(tries.of(10) < tries.of(11) && tries.of(15) < tries.of(14));
            assert!((tries.of(-10) - tries.of(10)).abs() < 1e-9);
            assert!(tries.of(101) > 6.0 && tries.of(101) < tries.of(201));
        }
    }

    #[test]
    fn doubles_reduce_the_tricks_and_a_required_double_increases_them() {
        let usual = ShootoutOptions::default();
        let with_sets = ShootoutOptions { sets: true, ..usual };
        let options = ShootoutOptions { finish_on_double: true, ..with_sets };
        let tries = Tries::get(&options);
        let double = tries.double.as_ref().expect("only a double hits the last target");
        assert!(tries.any.of(101) < Tries::get(&usual).any.of(101));
        assert!((tries.any.of(64) - Tries::get(&with_sets).any.of(64)).abs() < 1e-9);
        assert!((1..=LONGEST as i32).all(|distance| double.of(distance) > tries.any.of(distance)));
        // Two tens hit 20, but hardly any double hits an odd number.
        assert!(double.of(20) < double.of(19) && double.of(20) < double.of(21));
    }

    #[test]
    fn the_chances_of_plays_match_the_pack() {
        for sets in [false, true] {
            let plays = plays(sets);
            assert!((plays.iter().map(|play| play.chance).sum::<f64>() - 1.0).abs() < 1e-9);
        }
        let aces = &plays(false)[1];
        assert!((aces.chance - 4.0 / 54.0).abs() < 1e-9 && aces.values == [1, 15]);
        assert_eq!(
            [(1, 4), (2, 4), (3, 4), (3, 2)].map(|(n, of)| ways_to_choose(n, of)),
            [4, 6, 4, 0]
        );
    }
}
