//! The bots.
//!
//! - *Novice* plans for one hundred. It takes an open card only if that completes the plan, and discards the lowest
//!   card outside the plan.
//! - *Casual* considers a second plan for an open card, and also discards the lowest card outside the plan. In the
//!   solitaire, where no card is open, it discards the highest one, which fits into the fewest hundreds.
//! - *Skilled* counts the cards that are gone, and knows the average waiting time of each hand. It sees every hundred
//!   that an open card makes.
//! - *Master* estimates the hands of others from their discards. So it knows the value of its own discards for them,
//!   when to hurry, and when to take an open card that does not make a hundred. It plays the solitaire perfectly.
//!
//! All of them score a hundred when they hold one.

use crate::bots::strength::Strength;
use crate::bots::{Bot, Budget, Decision, Level};
use crate::cards::Card;
use crate::cards::rng::Rng;
use crate::engine::seat::Seat;

use super::counts::Counts;
use super::eval::WinOdds;
use super::explain;
use super::explain::Reason;
use super::hands::{fours, hands};
use super::moves::Move;
use super::options::RummyOptions;
use super::position::HundredRummy;
use super::solitaire::{Solitaire, solution};
use super::view::View;
use super::waiting_time::WaitingTime;

impl Bot for HundredRummy {
    type Reason = Reason;

    const STRENGTH: Option<Strength> = Some(Strength(include_str!("strength/strength.txt")));

    const REVIEW_PLAYOUTS: u32 = 6000;

    fn decide(view: &View, level: Level, _: &mut Budget, _: &mut Rng) -> Decision<Move> {
        let at_once = |mv| Decision::at_once(Some(mv));
        match level {
            Level::Novice => at_once(by_plan(view, 1, cheapest)),
            Level::Casual if view.seats() == 1 => at_once(by_plan(view, 1, dearest)),
            Level::Casual => at_once(by_plan(view, 2, cheapest)),
            Level::Skilled => at_once(by_waiting(view)),
            Level::Master if view.seats() == 1 => at_once(perfect(view)),
            Level::Master => at_once(WinOdds::of(view).best()),
        }
    }

    /// Keeps the hand that lacks the fewest cards for a hundred, and of those the one nearest to 100. Takes an open
    /// card that reduces the number of missing cards.
    fn greedy(view: &View) -> Option<Move> {
        let distance = |hand: Counts| (cards_missing(hand), hand.points().abs_diff(100));
        let hand = view.hand(view.public.to_play);
        if view.must_discard() {
            return Some(best_discard(hand, distance));
        }
        Some(start(view, |open| best_four(with(hand, open), distance).0 < distance(hand).0))
    }

    fn exact_chance(view: &View, mv: &Move) -> Option<f64> {
        let (solution, stock, hand, scored) = solitaire_position(view)?;
        Some(solution.chance_after(mv, stock, hand, scored))
    }

    fn fair_share(options: &RummyOptions, seats: u8) -> f64 {
        match seats {
            1 => solution(options.solitaire_end).chance_before_the_deal(),
            _ => 1.0 / f64::from(seats),
        }
    }

    fn points(&self, seat: Seat) -> Option<i32> {
        Some(self.public.points(seat) as i32)
    }

    fn explain(reason: &Reason) -> String {
        explain::sentence(reason)
    }

    fn reason(view: &View, mv: &Move) -> Option<Reason> {
        Some(explain::reason(view, mv))
    }
}

/// Keeps the cards of the nearest hundred, and discards one of the others. Takes an open card only if it completes one
/// of the `ways` nearest hundreds.
fn by_plan(view: &View, ways: usize, parts_with: fn(Counts) -> Option<Card>) -> Move {
    let hand = view.hand(view.public.to_play);
    let mut plans: Vec<Counts> = hands().hundreds().collect();
    plans.sort_by_key(|plan| plan.saturating_sub(hand).len());
    if view.must_discard() {
        let useless = hand.saturating_sub(plans[0]);
        return Move::Discard(parts_with(useless).expect("five cards are more than a plan"));
    }
    start(view, |open| {
        plans.iter().take(ways).any(|plan| plan.saturating_sub(hand) == Counts::of([open]))
    })
}

fn cheapest(cards: Counts) -> Option<Card> {
    cards.kinds().next()
}

fn dearest(cards: Counts) -> Option<Card> {
    cards.kinds().last()
}

/// Keeps the hand that becomes a hundred soonest, and takes an open card if it makes a hundred.
fn by_waiting(view: &View) -> Move {
    let hand = view.hand(view.public.to_play);
    if view.must_discard() {
        let waiting = WaitingTime::drawing_from(view.to_come(), false);
        return Move::Discard(waiting.best_discard(hand).0);
    }
    start(view, |open| fours(with(hand, open)).any(|(_, four)| four.is_hundred()))
}

/// The best move of the solitaire, by its exact solution.
fn perfect(view: &View) -> Move {
    let (solution, stock, hand, scored) =
        solitaire_position(view).expect("a solitaire has one seat");
    match view.must_discard() {
        true => solution.best_discard(stock, hand, scored),
        false => solution.best_start(stock, hand, scored),
    }
}

/// The solution of the solitaire, and the position in its terms: stock, hand, and number of scored hundreds. `None`
/// with several seats.
fn solitaire_position(view: &View) -> Option<(&'static Solitaire, Counts, Counts, usize)> {
    if view.seats() > 1 {
        return None;
    }
    let seat = view.public.to_play;
    let scored = view.public.points(seat) as usize / 100;
    let solution = solution(view.public.options.solitaire_end);
    Some((solution, view.unseen(), view.hand(seat), scored))
}

/// Begins a turn: scores a hundred, or takes the open card or a card from the stock.
fn start(view: &View, takes: impl Fn(Card) -> bool) -> Move {
    if view.hand(view.public.to_play).is_hundred() {
        return Move::Score;
    }
    let open = view.public.discard.top().filter(|_| view.seats() > 1);
    match open {
        Some(card) if takes(card) => Move::TakeDiscard,
        _ => Move::TakeStock,
    }
}

fn best_discard<C: Ord>(five: Counts, cost: impl Fn(Counts) -> C) -> Move {
    let cheapest = fours(five).min_by_key(|(_, four)| cost(*four));
    Move::Discard(cheapest.expect("a hand of five has a card").0)
}

fn best_four<C: Ord>(five: Counts, cost: impl Fn(Counts) -> C) -> C {
    let costs = fours(five).map(|(_, four)| cost(four));
    costs.min().expect("a hand of five has a card")
}

fn cards_missing(hand: Counts) -> usize {
    let missing = hands().hundreds().map(|plan| plan.saturating_sub(hand).len());
    missing.min().expect("there are hundreds")
}

fn with(mut hand: Counts, card: Card) -> Counts {
    hand[card] += 1;
    hand
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::rng::Seed;
    use crate::engine::game::{Game, MatchConfig, Turn};
    use crate::engine::record::pack_of;

    use super::super::scored_cards::GOAL;

    /// Plays the solitaire with the exact solution through the public trait.
    fn wins(options: super::super::RummyOptions, games: u32) -> f64 {
        let mut rng = Rng::new(Seed::from_number(75), 0);
        let mut won = 0;
        for _ in 0..games {
            let start =
                MatchConfig { options, seats: 1, dealer: Seat(0), order: rng.seed().into() };
            let pack = pack_of::<HundredRummy>(&start, 1, None).expect("the seed's own pack");
            let mut game = HundredRummy::deal(&start, &pack, &mut crate::engine::event::NoEvents);
            while let Turn::ToMove(_) = game.turn() {
                let mv = perfect(&game.view(Some(Seat(0))));
                game.play(Seat(0), &mv).expect("the solution plays by the rules");
            }
            won += u32::from(game.public.points(Seat(0)) == GOAL);
        }
        f64::from(won) / f64::from(games)
    }

    #[test]
    #[ignore = "long: make test-all runs it"]
    fn the_solution_wins_games_with_its_computed_chance() {
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
