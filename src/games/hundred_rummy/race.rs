//! Who gets to 400 points first.
//!
//! Each seat is taken to play for itself, as [`Waiting`] has it. Then the number of turns that a seat needs
//! for its next hundreds is a chance distribution that depends on its hand only, and who comes first among
//! independent such numbers is a sum over turns.

use crate::bots::search::{Judge, in_parts_of_one, result, sigmoid};
use crate::game::Turn;
use crate::seat::{BySeat, Seat};

use super::HundredRummy;
use super::counts::{Counts, VALUES};
use super::hands::{HANDS, deal_chances, hands};
use super::options::Length;
use super::rules::{GOAL, Phase};
use super::waiting::Waiting;

/// Turns looked ahead. A game lasts about eight for each seat, so hardly any lasts longer.
const TURNS: usize = 32;
/// Hundreds that win a game.
const HUNDREDS: usize = (GOAL / 100) as usize;

/// By turns: the chance to be done within so many.
type Times = [f64; TURNS];

/// Judges positions as a race.
pub(super) struct Race {
    waiting: Waiting,
    /// By hundreds to be scored, less one, and by hand.
    times: Vec<Vec<Times>>,
    /// The same if the first turn begins with a card drawn from the stock.
    drawing: Vec<Vec<Times>>,
}

impl Race {
    /// For seats that draw from cards of this make-up.
    pub(super) fn drawing_from(cards: Counts) -> Race {
        let waiting = Waiting::drawing_from(cards, true);
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

    /// All seats in the order of their turns.
    fn runners(&self, game: &HundredRummy) -> Vec<Runner<'_>> {
        in_turn(game).map(|seat| self.runner(game, seat)).collect()
    }

    fn runner(&self, game: &HundredRummy, seat: Seat) -> Runner<'_> {
        let needed = (GOAL.saturating_sub(game.points(seat)) / 100) as usize;
        let hand = game.hands[seat];
        if hand.len() != 4 {
            // The turn that is under way ends with the best discard.
            let (_, four) = self.waiting.best_discard(hand);
            return Runner { needed, times: &self.times, hand: hands().number(four), begun: 1 };
        }
        let number = hands().number(hand);
        if seat != game.to_play {
            return Runner { needed, times: &self.times, hand: number, begun: 0 };
        }
        let open = game.discard.last().and_then(|card| card.tens());
        match open.map(|tens| tens as usize - 1) {
            Some(card) if self.waiting.takes(number)[card] => {
                let kept = self.waiting.best_kept(number)[card];
                Runner { needed, times: &self.times, hand: kept, begun: 1 }
            }
            _ => Runner { needed, times: &self.drawing, hand: number, begun: 0 },
        }
    }
}

/// A seat on its way to 400 points.
struct Runner<'a> {
    /// Hundreds that it needs.
    needed: usize,
    times: &'a [Vec<Times>],
    hand: usize,
    /// Turns that count as begun.
    begun: usize,
}

impl Runner<'_> {
    /// The chance to have scored so many hundreds within so many turns.
    #[inline]
    fn within(&self, hundreds: usize, turns: usize) -> f64 {
        if turns < self.begun {
            0.0
        } else {
            self.times[hundreds - 1][self.hand][turns - self.begun]
        }
    }
}

/// The chance that this runner scores so many hundreds before any other has all that it needs.
fn comes_first(runners: &[Runner], runner: usize, hundreds: usize) -> f64 {
    let mut chance = 0.0;
    let mut before = 0.0;
    for turn in 1..TURNS {
        let now = runners[runner].within(hundreds, turn);
        let mut alone = now - before;
        before = now;
        for (other, rival) in runners.iter().enumerate().filter(|&(other, _)| other != runner) {
            // Who sits before has had one turn more.
            alone *= 1.0 - rival.within(rival.needed, turn - usize::from(other > runner));
        }
        chance += alone;
    }
    chance
}

impl Judge<HundredRummy> for Race {
    fn prospects(&self, game: &HundredRummy) -> BySeat<f64> {
        let runners = match game.phase {
            Phase::Over(_) => Vec::new(),
            Phase::Take | Phase::Discard => self.runners(game),
        };
        match (game.options.length, game.whose_turn()) {
            (Length::Tournament, _) => chances_in_the_tournament(game, &runners),
            (Length::Game, Turn::Over(outcome)) => result(outcome),
            (Length::Game, _) => chances_to_win(game, &runners),
        }
    }

    /// What the others do next depends on their hands and the open card, and the race knows both. Looking
    /// further ahead was weaker: it takes far more iterations to tell the moves of a later turn apart.
    fn is_settled(&self, game: &HundredRummy, seat: Seat) -> bool {
        game.to_play != seat
    }
}

fn chances_to_win(game: &HundredRummy, runners: &[Runner]) -> BySeat<f64> {
    let mut chances = BySeat::default();
    for (place, (runner, seat)) in runners.iter().zip(in_turn(game)).enumerate() {
        chances[seat] = comes_first(runners, place, runner.needed);
    }
    in_parts_of_one(chances)
}

/// Points by which one game changes the lead, about.
const SWING: f64 = 160.0;

/// In a tournament all points count, so what matters is the lead to be expected when the present game is
/// over, compared with what may change until the end.
fn chances_in_the_tournament(game: &HundredRummy, runners: &[Runner]) -> BySeat<f64> {
    let mut totals: BySeat<f64> = BySeat::default();
    for seat in Seat::all(game.seats) {
        totals[seat] = f64::from(game.total(seat));
    }
    for (place, (runner, seat)) in runners.iter().zip(in_turn(game)).enumerate() {
        let scores = (1..=runner.needed).map(|hundreds| comes_first(runners, place, hundreds));
        totals[seat] += 100.0 * scores.sum::<f64>();
    }
    let games_after = HundredRummy::games_in_match(game.options, game.seats) - game.round;
    let swing = SWING * (f64::from(games_after) + 0.25).sqrt();
    let mut chances = BySeat::default();
    for seat in Seat::all(game.seats) {
        let others = Seat::all(game.seats).filter(|&other| other != seat);
        let best = others.map(|other| totals[other]).fold(0.0, f64::max);
        chances[seat] = sigmoid((totals[seat] - best) / swing);
    }
    in_parts_of_one(chances)
}

/// All seats in the order of their turns.
fn in_turn(game: &HundredRummy) -> impl Iterator<Item = Seat> {
    (0..game.seats).map(|place| Seat((game.to_play.0 + place) % game.seats))
}
