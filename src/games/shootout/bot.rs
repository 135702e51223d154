//! The bots.

use crate::bots::rollout::Rollouts;
use crate::bots::strength::Strength;
use crate::bots::{Bot, Budget, Decision, Level};
use crate::cards::Card;
use crate::cards::rng::Rng;
use crate::engine::event::NoEvents;
use crate::engine::game::{Game, Turn};

use super::eval::{gain, prospects, strength, total_after};
use super::explain;
use super::explain::Reason;
use super::lead_odds::chance_to_win;
use super::meld::Meld;
use super::moves::Move;
use super::position::Shootout;
use super::public::Phase;
use super::trick::Trick;
use super::tricks_to_go::Tries;
use super::trumps::height;
use super::view::View;

impl Bot for Shootout {
    type Reason = Reason;

    const STRENGTH: Option<Strength> = Some(Strength(include_str!("strength/strength.txt")));

    const REVIEW_PLAYOUTS: u32 = 12000;

    /// More iterations gain little: see `strength/strength.md`.
    const USUAL_ITERATIONS: u32 = 300;
    const SEARCHES: &'static [Level] = &[Level::Master];

    fn decide(view: &View, level: Level, budget: &mut Budget, rng: &mut Rng) -> Decision<Move> {
        let at_once = |mv| Decision::at_once(Some(mv));
        match level {
            Level::Novice => at_once(by_height(view)),
            Level::Casual => at_once(by_strength(view)),
            Level::Skilled => at_once(by_gain(view)),
            Level::Master => by_rollouts(view, budget, rng),
        }
    }

    /// Takes the stronger card, discards the weakest and leads the strongest. Wins tricks as cheaply as possible, and
    /// scores the cards that bring its total nearest to the target.
    fn greedy(view: &View) -> Option<Move> {
        let worth = |card| strength(view.public.trumps, card);
        Some(match view.public.phase {
            Phase::Take => take(view, worth),
            Phase::Discard => discard(view, worth),
            Phase::Shoot => strongest(view, worth),
            Phase::Follow => cheapest(view, worth),
            _ => nearest(view),
        })
    }

    fn explain(reason: &Reason) -> String {
        explain::sentence(reason)
    }

    fn reason(view: &View, mv: &Move) -> Option<Reason> {
        explain::reason(view, mv)
    }
}

/// Number of turns that a rollout plays. Fewer say too little of what the others do, more add chance: see
/// `strength/strength.md`.
const TURNS: u32 = 4;

/// Master: plays some turns on with Skilled in every seat, and compares the prospects.
fn by_rollouts(view: &View, budget: &mut Budget, rng: &mut Rng) -> Decision<Move> {
    let seat = view.public.actor;
    let rollouts = Rollouts { view, seat, imagine: Shootout::imagine, seed: rng.seed() };
    let value = |mut game: Shootout, _: &mut Rng| {
        play_turns(&mut game, TURNS);
        prospects(&game)[seat]
    };
    rollouts.best(view.moves(), value, budget)
}

/// Plays this number of turns with Skilled in every seat. The unfinished one counts.
fn play_turns(game: &mut Shootout, turns: u32) {
    let (mut left, mut turn) = (turns, game.public.turn);
    while let Turn::ToMove(_) = game.turn() {
        if game.public.turn != turn {
            turn = game.public.turn;
            left -= 1;
        }
        if left == 0 {
            return;
        }
        let seat = game.public.actor;
        let mv = by_gain(&game.view(Some(seat)));
        game.apply(seat, &mv, &mut NoEvents);
    }
}

/// Novice: values high cards but not trumps, always shoots, and scores as much as possible.
fn by_height(view: &View) -> Move {
    let worth = |card| i32::from(height(card));
    match view.public.phase {
        Phase::Take => take(view, worth),
        Phase::Discard => discard(view, worth),
        Phase::Shoot => strongest(view, worth),
        Phase::Follow => cheapest(view, worth),
        _ => most(view),
    }
}

/// Casual: values trumps, leads the card that is likeliest to win, and prefers totals one card away from the target.
fn by_strength(view: &View) -> Move {
    let worth = |card| strength(view.public.trumps, card);
    match view.public.phase {
        Phase::Take => take(view, worth),
        Phase::Discard => discard(view, worth),
        Phase::Shoot => likeliest(view),
        Phase::Follow => cheapest(view, worth),
        _ => one_card_away(view),
    }
}

/// Skilled: weighs its expected gain from a trick against the gain of the others.
fn by_gain(view: &View) -> Move {
    let worth = |card| strength(view.public.trumps, card);
    match view.public.phase {
        Phase::Take => take(view, worth),
        Phase::Discard => discard(view, worth),
        Phase::Shoot => best_lead(view),
        Phase::Follow => best_answer(view),
        _ => shortest_way(view),
    }
}

/// Takes the discard pile's top card if it is worth more than the stock's top card and the weakest card of the hand.
/// Otherwise takes from the stock. The stock shrinks then, so a game without shots ends, too.
fn take(view: &View, worth: impl Fn(Card) -> i32) -> Move {
    let top = view.stock.first().copied().flatten();
    let hand = view.hand(view.public.actor).iter();
    let others = hand.map(&worth).min().max(top.map(&worth));
    match view.discard.first() {
        Some(public) if Some(worth(*public)) > others => Move::TakeDiscard,
        _ => Move::TakeStock,
    }
}

/// Discards the card that is worth least.
fn discard(view: &View, worth: impl Fn(Card) -> i32) -> Move {
    let card = view.hand(view.public.actor).iter().min_by_key(|card| worth(*card));
    Move::Discard(Meld::only(card.expect("a hand of eleven has a card")))
}

/// Strength of a lead: its strongest card, and 8 for each further card, since a set wins where a single card cannot.
fn power(cards: Meld, worth: impl Fn(Card) -> i32) -> i32 {
    cards.iter().copied().map(worth).max().unwrap_or_default() + 8 * (cards.len() as i32 - 1)
}

/// Leads the card or set with the most power.
fn strongest(view: &View, worth: impl Fn(Card) -> i32) -> Move {
    pick(view, |mv| match mv {
        Move::Shoot(lead) => f64::from(power(*lead, &worth)),
        _ => f64::MIN,
    })
}

/// Bonus on a pair's chance to win its trick, where only a pair can hit the last target.
const PAIR_FINISHES: f64 = 0.25;

/// Leads the card or set that is likeliest to win its trick, or passes if no chance is above 0.5.
fn likeliest(view: &View) -> Move {
    let finishes = |lead: &Meld| view.public.options.finish_on_double && lead.is_pair();
    pick(view, |mv| match mv {
        Move::Shoot(lead) if finishes(lead) => chance_to_win(view, *lead) + PAIR_FINISHES,
        Move::Shoot(lead) => chance_to_win(view, *lead),
        _ => 0.5,
    })
}

/// Wins the trick with the cheapest answer that wins. Without one, plays the cheapest answer.
fn cheapest(view: &View, worth: impl Fn(Card) -> i32) -> Move {
    let public = &view.public;
    pick(view, |mv| {
        let Move::Follow(cards) = mv else { return f64::MIN };
        let trick = view.trick_with(*cards);
        let wins = trick.winner(public.trumps, public.seats) == public.actor;
        let cost: i32 = cards.iter().copied().map(&worth).sum();
        f64::from(if wins { 1000 - cost } else { -cost })
    })
}

/// Scores as much as possible without ending above the target, or ends above it by as little as possible.
fn most(view: &View) -> Move {
    by_total(view, |left| if left >= 0 { f64::from(-left) } else { f64::from(left) - 1000.0 })
}

/// Scores the cards that bring the total nearest to the target.
fn nearest(view: &View) -> Move {
    by_total(view, |left| -f64::from(left.abs()))
}

/// Prefers a distance that a single card can score, or a pair if only a pair can finish. Otherwise comes nearer.
fn one_card_away(view: &View) -> Move {
    let by_pairs = view.public.options.finish_on_double;
    by_total(view, |left| match left.abs() {
        0 => 3.0,
        20 if by_pairs => 2.0,
        twice @ 2..=18 if by_pairs && twice % 2 == 0 => 1.0,
        far if by_pairs => -f64::from(far),
        10 => 2.0,
        1..=9 | 15 | 20 => 1.0,
        far => -f64::from(far),
    })
}

/// Scores the cards after which the fewest tricks remain to the target.
fn shortest_way(view: &View) -> Move {
    let (public, seat) = (&view.public, view.public.actor);
    let tries = Tries::get(&public.options);
    pick(view, |mv| -tries.to_win(public, seat, total_after(public, seat, mv)))
}

/// Picks the score that is worth most, by the signed distance to the target that it leaves.
fn by_total(view: &View, worth: impl Fn(i32) -> f64) -> Move {
    let (public, seat) = (&view.public, view.public.actor);
    pick(view, |mv| worth(public.target(seat) - total_after(public, seat, mv)))
}

/// Gain from a trick, beyond that from its lead, for each player more than two: the winner chooses from more cards.
const CHOICE: f64 = 2.0;

/// Leads the card or set with the highest expected gain, or passes if no expected gain is above 0.
fn best_lead(view: &View) -> Move {
    let public = &view.public;
    let choice = CHOICE * f64::from(public.seats - 2);
    pick(view, |mv| {
        let Move::Shoot(lead) = mv else { return 0.0 };
        let trick = Trick::led_by(public.actor, *lead);
        let chance = chance_to_win(view, *lead);
        let others = public.clockwise().filter(|&seat| seat != public.actor);
        let loss: f64 = others.map(|seat| gain(public, trick, seat)).sum();
        let others = f64::from(public.seats - 1);
        let gain = gain(public, trick, public.actor) + choice;
        chance * gain - (1.0 - chance) * (loss / others + choice)
    })
}

/// What a card's strength is worth in later tricks, as part of a gain. With twice as much, bots let too many tricks go.
const STRENGTH_KEPT: f64 = 0.08;

/// Picks the answer with the highest gain if nobody played after it, less the strength of its cards.
fn best_answer(view: &View) -> Move {
    let public = &view.public;
    pick(view, |mv| {
        let Move::Follow(cards) = mv else { return f64::MIN };
        let trick = view.trick_with(*cards);
        let winner = trick.winner(public.trumps, public.seats);
        let cost: i32 = cards.iter().map(|card| strength(public.trumps, *card)).sum();
        let gain = gain(public, trick, winner);
        (if winner == public.actor { gain } else { -gain }) - STRENGTH_KEPT * f64::from(cost)
    })
}

/// The move that is worth most; of equal moves the first.
fn pick(view: &View, worth: impl Fn(&Move) -> f64) -> Move {
    let mut best = None;
    for mv in view.moves() {
        let worth = worth(&mv);
        if best.is_none_or(|(_, most)| worth > most) {
            best = Some((mv, worth));
        }
    }
    best.expect("a seat that is to move has a move").0
}
