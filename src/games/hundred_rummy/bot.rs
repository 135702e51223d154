//! The bots.
//!
//! - *Novice* looks at the sum only: it keeps the four cards nearest to 100.
//! - *Casual* knows how long each hand waits for its hundred, and plays its own cards well.
//! - *Skilled* also counts the cards that are gone.
//! - *Master* searches, so it sees what its discards give to the others, and when to hurry; the solitaire
//!   it plays perfectly.

use crate::bots::search::{Judge, search};
use crate::bots::{Choice, Level, Patience, Thinks};
use crate::cards::Card;
use crate::rng::Rng;
use crate::seat::{BySeat, MAX_SEATS, Seat};

use super::HundredRummy;
use super::counts::Counts;
use super::moves::Move;
use super::rules::{GOAL, Phase};
use super::solitaire::solution;
use super::view::View;
use super::waiting::Waiting;

impl Thinks for HundredRummy {
    fn choose(view: &View, level: Level, patience: &mut Patience, rng: &mut Rng) -> Choice<Move> {
        let at_once = |mv| Choice { mv, iterations: 0 };
        let pack = Counts::sets(view.seats());
        match level {
            Level::Novice => at_once(by_sum(view)),
            Level::Casual => at_once(by_waiting(view, &Waiting::drawing_from(pack))),
            Level::Skilled => at_once(by_waiting(view, &Waiting::drawing_from(unseen(view)))),
            Level::Master if view.seats() == 1 => at_once(perfect(view)),
            Level::Master => {
                let judge = Race { waiting: Waiting::drawing_from(unseen(view)) };
                search::<HundredRummy>(view, view.to_play, &judge, patience, rng)
            }
        }
    }

    fn greedy(view: &View) -> Move {
        by_sum(view)
    }
}

/// The cards that a view shows nowhere.
fn unseen(view: &View) -> Counts {
    let mut unseen = Counts::sets(view.seats());
    unseen -= Counts::of(view.discard.iter().copied());
    for seat in Seat::all(view.seats()) {
        unseen -= view.hand(seat);
        unseen -= view.scored[seat.0 as usize].cards();
    }
    unseen
}

/// The exact solution of the solitaire.
fn perfect(view: &View) -> Move {
    let solution = solution(view.options.solitaire_end);
    let (hand, stock) = (view.hand(view.to_play), unseen(view));
    let scored = view.points(view.to_play) as usize / 100;
    match view.must_discard {
        true => solution.best_discard(stock, hand, scored),
        false => solution.best_start(stock, hand, scored),
    }
}

/// Keeps what is nearest to 100 and takes the open card only if it makes 100.
fn by_sum(view: &View) -> Move {
    let hand = view.hand(view.to_play);
    if hand.is_hundred() {
        return Move::Score;
    }
    let distance = |hand: Counts| f64::from(hand.points().abs_diff(100));
    if view.must_discard {
        return best_discard(hand, distance);
    }
    start(view, |open| after_taking(hand, open, distance) < 0.5)
}

/// Plays towards the hand that becomes a hundred soonest.
fn by_waiting(view: &View, waiting: &Waiting) -> Move {
    let hand = view.hand(view.to_play);
    if hand.is_hundred() {
        return Move::Score;
    }
    let turns = |hand: Counts| waiting.turns(hand);
    if view.must_discard {
        return best_discard(hand, turns);
    }
    start(view, |open| after_taking(hand, open, turns) < waiting.turns(hand) - 1.0)
}

/// A hundred that was laid down to draw in spite of it can only be scored if the hand stays one, so a turn
/// starts with the open card or with the stock.
fn start(view: &View, takes_open: impl Fn(Card) -> bool) -> Move {
    let open = view.discard.first().filter(|_| view.seats() > 1);
    match open {
        Some(&card) if takes_open(card) => Move::TakeDiscard,
        _ => Move::TakeStock,
    }
}

fn after_taking(hand: Counts, card: Card, cost: impl Fn(Counts) -> f64) -> f64 {
    let kept = super::hands::exchanges(hand, card).map(|(_, hand)| cost(hand));
    kept.fold(f64::INFINITY, f64::min)
}

fn best_discard(five: Counts, cost: impl Fn(Counts) -> f64) -> Move {
    let without = |card: &Card| {
        let mut hand = five;
        hand[*card] -= 1;
        cost(hand)
    };
    let best = five.values().min_by(|a, b| without(a).total_cmp(&without(b)));
    Move::Discard(best.expect("a hand of five has a card"))
}

/// Judges a position as a race: how many turns each seat still needs to 400 points.
struct Race {
    waiting: Waiting,
}

impl Judge<HundredRummy> for Race {
    fn prospects(&self, game: &HundredRummy) -> BySeat<f64> {
        let turns: Vec<f64> =
            Seat::all(game.seats).map(|seat| self.turns_to_goal(game, seat)).collect();
        let mut prospects = BySeat([0.0; MAX_SEATS]);
        for (seat, mine) in Seat::all(game.seats).zip(&turns) {
            let ahead = |theirs: &f64| before(theirs - mine);
            // Itself counts as a draw, which is doubled away.
            prospects[seat] = turns.iter().map(ahead).product::<f64>() * 2.0;
        }
        let sum: f64 = prospects.0.iter().sum();
        prospects.0.iter_mut().for_each(|chance| *chance /= sum);
        prospects
    }
}

impl Race {
    fn turns_to_goal(&self, game: &HundredRummy, seat: Seat) -> f64 {
        let hundreds = f64::from(GOAL.saturating_sub(game.points(seat)) / 100);
        if hundreds < 1.0 {
            return 0.0;
        }
        let hand = game.hands[seat];
        let waiting = match hand.len() {
            4 => self.waiting.turns(hand),
            _ => self.waiting.best_of_five(hand),
        };
        let seats = f64::from(game.seats);
        let to_play = match game.phase {
            Phase::Take | Phase::Discard => game.to_play,
            Phase::Over(_) => game.to_play.left(game.seats),
        };
        let order = f64::from((seat.0 + game.seats - to_play.0) % game.seats) / seats;
        waiting + 1.0 + (hundreds - 1.0) * (self.waiting.fresh() + 1.0) + order
    }
}

/// Turns by which a lead becomes certain: about the spread of the time that one hundred takes.
const SPREAD: f64 = 5.0;

/// The chance to be first with a lead of so many turns: a sigmoid made of `+ - * /` and square roots.
fn before(lead: f64) -> f64 {
    let lead = lead / SPREAD;
    0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Game, Start, Turn};
    use crate::record::pack_of;
    use crate::rng::Seed;

    /// Plays the solitaire with the exact solution through the public trait.
    fn wins(options: super::super::RummyOptions, games: u32) -> f64 {
        let mut rng = Rng::new(Seed::from_number(75), 0);
        let mut won = 0;
        for _ in 0..games {
            let start = Start { options, seats: 1, dealer: Seat(0), seed: rng.seed() };
            let pack = pack_of::<HundredRummy>(&start, 1, None).expect("the seed's own pack");
            let mut game = HundredRummy::deal(&start, &pack, &mut crate::event::Silent);
            while let Turn::Of(_) = game.turn() {
                let mv = perfect(&game.view(Some(Seat(0))));
                game.play(Seat(0), &mv).expect("the solution plays by the rules");
            }
            won += u32::from(game.points(Seat(0)) == GOAL);
        }
        f64::from(won) / f64::from(games)
    }

    #[test]
    fn the_solution_wins_as_often_as_it_says_by_playing() {
        use super::super::{RummyOptions, SolitaireEnd};
        let games = 20_000;
        for (solitaire_end, chance) in
            [(SolitaireEnd::MustDraw, 0.753), (SolitaireEnd::Strict, 0.632)]
        {
            let options = RummyOptions { solitaire_end, ..RummyOptions::default() };
            let rate = wins(options, games);
            // Three standard errors.
            let error = 3.0 * (chance * (1.0 - chance) / f64::from(games)).sqrt();
            assert!((rate - chance).abs() < error, "{solitaire_end:?}: {rate}");
        }
    }
}
