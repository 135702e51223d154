//! The race to 400 points.
//!
//! In the model each seat plays for itself, as in [`WaitingTime`]. Then the number of turns that a seat needs for its
//! next hundreds has a distribution that depends only on its hand. The chance to be first among independent
//! distributions is a sum over turns.

use super::counts::{Counts, VALUES};
use super::hands::{HANDS, deal_chances, hands};
use super::scored_cards::HUNDREDS;
use super::waiting_time::WaitingTime;

/// Number of turns in the model. A game lasts about eight turns for each seat, and hardly any game lasts longer.
const TURNS: usize = 32;

/// For each number of turns: the chance to be done within it.
pub(super) type Times = [f64; TURNS];

/// The times in which each hand scores its hundreds.
pub(super) struct FinishRace {
    /// The model of every seat's play.
    pub(super) waiting: WaitingTime,
    /// Indexed by the number of hundreds to score, minus one, and by hand.
    times: Vec<Vec<Times>>,
    /// The same, if the first turn begins with a card drawn from the stock.
    drawing: Vec<Vec<Times>>,
}

impl FinishRace {
    /// The race of seats that draw from these cards.
    pub(super) fn drawing_from(cards: Counts) -> FinishRace {
        let waiting = WaitingTime::drawing_from(cards, true);
        let dealt = deal_chances(cards);
        let mut race = FinishRace { waiting, times: Vec::new(), drawing: Vec::new() };
        // After the last hundred no more turns are needed.
        let mut fresh = [1.0; TURNS];
        for _ in 0..HUNDREDS {
            let (times, drawing) = race.one_hundred_more(&fresh);
            fresh = std::array::from_fn(|turn| {
                times.iter().zip(&dealt).map(|(times, chance)| times[turn] * chance).sum()
            });
            race.times.push(times);
            race.drawing.push(drawing);
        }
        race
    }

    /// The times for one hundred, followed by the times of a freshly dealt hand.
    fn one_hundred_more(&self, fresh: &Times) -> (Vec<Times>, Vec<Times>) {
        let chances = self.waiting.chances();
        let ways: Vec<_> = (0..HANDS)
            .map(|hand| (self.waiting.best_kept(hand), self.waiting.takes(hand)))
            .collect();
        let mut times = vec![[0.0; TURNS]; HANDS];
        let mut drawing = vec![[0.0; TURNS]; HANDS];
        for turn in 1..TURNS {
            for (hand, (kept, takes)) in ways.iter().enumerate() {
                if hands().all()[hand].is_hundred() {
                    times[hand][turn] = fresh[turn - 1];
                    drawing[hand][turn] = fresh[turn - 1];
                    continue;
                }
                let after: [f64; VALUES] = kept.map(|kept| times[kept][turn - 1]);
                let average = |of: [f64; VALUES]| -> f64 {
                    of.iter().zip(chances).map(|(value, chance)| value * chance).sum()
                };
                let drawn = average(after);
                let open = std::array::from_fn(|i| if takes[i] { after[i] } else { drawn });
                drawing[hand][turn] = drawn;
                times[hand][turn] = average(open);
            }
        }
        (times, drawing)
    }

    /// The runner of a seat that holds one of these hands, each with its chance. The seat moves now, with this open
    /// card, or later, with any open card.
    pub(super) fn runner(&self, hands: &Belief, next: Next) -> Runner {
        let mut runner = Runner([[0.0; TURNS]; HUNDREDS]);
        for &(hand, chance) in hands {
            let (of, hand, begun) = match next {
                Next::Later => (&self.times, hand, 0),
                Next::OnOpen(Some(card)) if self.waiting.takes(hand)[card] => {
                    (&self.times, self.waiting.best_kept(hand)[card], 1)
                }
                Next::OnOpen(_) => (&self.drawing, hand, 0),
            };
            for (sum, times) in runner.0.iter_mut().zip(of) {
                for turn in begun..TURNS {
                    sum[turn] += chance * times[hand][turn - begun];
                }
            }
        }
        runner
    }
}

/// The numbers of the hands that a seat may hold, each with its chance.
pub(super) type Belief = [(usize, f64)];

/// The time at which a seat moves.
#[derive(Clone, Copy)]
pub(super) enum Next {
    /// Not yet.
    Later,
    /// Now, with this card (from the 10 up) on the discard pile.
    OnOpen(Option<usize>),
}

/// The times of a seat, indexed by the number of hundreds minus one.
#[derive(Clone)]
pub(super) struct Runner([Times; HUNDREDS]);

impl Runner {
    /// The chance to score this number of hundreds within this number of turns.
    #[inline]
    fn within(&self, hundreds: usize, turns: usize) -> f64 {
        match hundreds {
            0 => 1.0,
            _ => self.0[hundreds - 1][turns],
        }
    }
}

/// The chance that a seat scores this number of hundreds before any other seat has all that it needs. `seats` are in
/// the order of their turns, each with the number of hundreds that it needs.
pub(super) fn comes_first(seats: &[(&Runner, usize)], seat: usize, hundreds: usize) -> f64 {
    let mut chance = 0.0;
    let mut before = 0.0;
    for turn in 1..TURNS {
        let now = seats[seat].0.within(hundreds, turn);
        let mut alone = now - before;
        before = now;
        for (other, (rival, needed)) in seats.iter().enumerate().filter(|&(other, _)| other != seat)
        {
            // A rival that moves before this seat has had one more turn than a later one.
            alone *= 1.0 - rival.within(*needed, turn - usize::from(other > seat));
        }
        chance += alone;
    }
    chance
}
