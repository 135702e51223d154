//! Who gets to 400 points first.
//!
//! Each seat is taken to play for itself, as [`Waiting`] has it. Then the number of turns that a seat needs
//! for its next hundreds is a chance distribution that depends on its hand only, and who comes first among
//! independent such numbers is a sum over turns.

use super::counts::{Counts, VALUES};
use super::hands::{HANDS, deal_chances, hands};
use super::rules::GOAL;
use super::waiting_time::WaitingTime;

/// Turns looked ahead. A game lasts about eight for each seat, so hardly any lasts longer.
const TURNS: usize = 32;
/// Hundreds that win a game.
pub(super) const HUNDREDS: usize = (GOAL / 100) as usize;

/// By turns: the chance to be done within so many.
pub(super) type Times = [f64; TURNS];

/// How soon each hand has its hundreds.
pub(super) struct Race {
    /// The way in which every seat is taken to play.
    pub(super) waiting: WaitingTime,
    /// By hundreds to be scored, less one, and by hand.
    times: Vec<Vec<Times>>,
    /// The same if the first turn begins with a card drawn from the stock.
    drawing: Vec<Vec<Times>>,
}

impl Race {
    /// For seats that draw from cards of this make-up.
    pub(super) fn drawing_from(cards: Counts) -> Race {
        let waiting = WaitingTime::drawing_from(cards, true);
        let dealt = deal_chances(cards);
        let mut race = Race { waiting, times: Vec::new(), drawing: Vec::new() };
        // Once the last hundred is scored, nothing more is needed.
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

    /// The times for a hundred and then what a freshly dealt hand has still to do.
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

    /// How soon somebody has his hundreds who holds one of these hands, each with its chance, and is to move
    /// when this card lies open, or later, when any may lie open.
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

/// Hands that somebody may hold, by their numbers, each with its chance.
pub(super) type Belief = [(usize, f64)];

/// When a seat moves.
#[derive(Clone, Copy)]
pub(super) enum Next {
    /// Not yet.
    Later,
    /// Now, with this card (from the 10 up) on the discard pile.
    OnOpen(Option<usize>),
}

/// A seat on its way: by hundreds, less one, and by turns.
#[derive(Clone)]
pub(super) struct Runner([Times; HUNDREDS]);

impl Runner {
    /// The chance to have scored so many hundreds within so many turns.
    #[inline]
    fn within(&self, hundreds: usize, turns: usize) -> f64 {
        match hundreds {
            0 => 1.0,
            _ => self.0[hundreds - 1][turns],
        }
    }
}

/// The chance that one of the seats, listed in the order of their turns with the hundreds that they need, scores so
/// many hundreds before any other has all that it needs.
pub(super) fn comes_first(seats: &[(&Runner, usize)], seat: usize, hundreds: usize) -> f64 {
    let mut chance = 0.0;
    let mut before = 0.0;
    for turn in 1..TURNS {
        let now = seats[seat].0.within(hundreds, turn);
        let mut alone = now - before;
        before = now;
        for (other, (rival, needed)) in seats.iter().enumerate().filter(|&(other, _)| other != seat)
        {
            // Who sits before has had one turn more.
            alone *= 1.0 - rival.within(*needed, turn - usize::from(other > seat));
        }
        chance += alone;
    }
    chance
}
