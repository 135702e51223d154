//! Puzzles: go out in one turn, and the suit that the other player can hardly cover.

use crate::bots::Bot;
use crate::cards::rng::{Rng, Seed};
use crate::cards::{Card, Suit};
use crate::engine::event::NoEvents;
use crate::engine::game::{Game, Turn};
use crate::engine::seat::Seat;
use crate::puzzles::problem::{self, Goal};
use crate::puzzles::{Proved, PuzzleKind, Puzzles, Refutation, Sum, clear_best, imagined};

use super::moves::Move;
use super::pack::{CARDS as PACK, QUEEN, cost, rank_of};
use super::position::OneHundredAndOne;
use super::texts;
use super::view::View;

const CHAIN: &str = "chain";
const SUIT: &str = "suit";
const OUT: &str = "out";

/// Fewest cards of a chain.
const CARDS: usize = 3;
/// The least number of cards by which the best suit has fewer.
const FEWER: f64 = 3.0;
const SUITS: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];

impl Puzzles for OneHundredAndOne {
    const PUZZLES: &'static [PuzzleKind] =
        &[PuzzleKind::new(SUIT, texts::PUZZLE_SUIT), PuzzleKind::new(CHAIN, texts::PUZZLE_CHAIN)];

    const PROBLEMS: &'static [PuzzleKind] = &[PuzzleKind::problem(OUT, texts::PUZZLE_OUT)];
    const PROBLEMS_FILE: &'static str = "one-hundred-and-one-problems";

    fn puzzles(view: &View, seat: Seat) -> Vec<Proved<Move>> {
        if view.seats() != 2 || view.public.options.pass_on {
            return Vec::new();
        }
        [chain(view, seat), suit(view, seat)].into_iter().flatten().collect()
    }

    fn problems(position: &OneHundredAndOne, seat: Seat) -> Vec<Proved<Move>> {
        let goal = Self::goal(position, OUT).filter(|_| position.public.seats == 2);
        goal.and_then(|goal| problem::find(position, seat, OUT, &*goal)).into_iter().collect()
    }

    /// The hand is empty when the round ends.
    fn goal(_: &OneHundredAndOne, kind: &str) -> Option<Box<Goal<OneHundredAndOne>>> {
        let out = |position: &OneHundredAndOne, seat: Seat| match position.turn() {
            Turn::ToMove(_) => None,
            Turn::RoundOver | Turn::Over(_) => Some(position.hand(seat).is_empty()),
        };
        (kind == OUT).then(|| Box::new(out) as Box<Goal<OneHundredAndOne>>)
    }

    fn refute(view: &View, seat: Seat, kind: &str, wrong: &Move) -> Option<Refutation<Self>> {
        match kind {
            CHAIN => Some(stuck(view, seat, wrong)),
            SUIT => Some(covered(view, seat, wrong)),
            _ => None,
        }
    }

    /// Points before a round, and cards of which some bring them to exactly 101.
    fn sum(cards: usize, rng: &mut Rng) -> Option<Sum> {
        const TARGET: i32 = 101;
        let mut pack: Vec<(Card, i32)> =
            PACK.map(|card| (card, cost(card))).into_iter().filter(|(_, cost)| *cost > 0).collect();
        loop {
            rng.shuffle(&mut pack);
            let mut cards = pack[..cards].to_vec();
            let chosen = 2 + rng.below(cards.len() as u32 - 2) as usize;
            let made: i32 = cards[..chosen].iter().map(|(_, cost)| cost).sum();
            rng.shuffle(&mut cards);
            let sum = Sum { start: TARGET - made, target: TARGET, cards, chosen: None };
            // A single card would be no sum.
            if sum.solution().is_some_and(|found| found.len() > 1) {
                return Some(sum);
            }
        }
    }
}

/// After a wrong card of a chain: the most cards that can still be played in this turn.
fn stuck(view: &View, seat: Seat, wrong: &Move) -> Refutation<OneHundredAndOne> {
    let before = any_position(view);
    let mut position = before.clone();
    position.apply(seat, wrong, &mut NoEvents);
    let line = if position.turn().is_of(seat) { longest(&position, seat) } else { Vec::new() };
    let played: usize = line.iter().map(|mv| mv.cards().len()).sum();
    let left = position.hand(seat).len() - played;
    let words = texts::chain_is_stuck(left);
    Refutation { words, line: Some((before, line.into_iter().map(|mv| (seat, mv)).collect())) }
}

/// The plays of one turn that get rid of most cards.
fn longest(position: &OneHundredAndOne, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    position.legal_moves(seat, &mut moves);
    let plays = moves.into_iter().filter(|mv| matches!(mv, Move::Play(..)));
    let lines = plays.map(|mv| {
        let mut after = position.clone();
        after.apply(seat, &mv, &mut NoEvents);
        let mut line = vec![mv];
        if !after.hand(seat).is_empty() && after.turn().is_of(seat) {
            line.extend(longest(&after, seat));
        }
        line
    });
    lines.max_by_key(Vec::len).unwrap_or_default()
}

/// After a wrong suit: an answer of the other player that covers it.
fn covered(view: &View, seat: Seat, wrong: &Move) -> Refutation<OneHundredAndOne> {
    let other = seat.left(2);
    let Some(ordered) = order(wrong) else {
        return Refutation::in_words(texts::ORDERS_NOTHING.into());
    };
    let answers = |position: &OneHundredAndOne| {
        let mut after = position.clone();
        after.apply(seat, wrong, &mut NoEvents);
        let mut moves = Vec::new();
        after.legal_moves(other, &mut moves);
        let covers = |mv: &Move| mv.cards().first().is_some_and(|card| rank_of(*card) != QUEEN);
        moves.into_iter().find(covers)
    };
    let count = |suit| covers(view, suit);
    let least = SUITS.into_iter().map(count).min().unwrap_or_default();
    let words = texts::suit_is_covered(count(ordered), least);
    let line = imagined::<OneHundredAndOne, _>(view, answers);
    Refutation { words, line: line.map(|(position, mv)| (position, vec![(other, mv)])) }
}

/// A position that agrees with the view. What is asked of it does not depend on hidden cards.
fn any_position(view: &View) -> OneHundredAndOne {
    OneHundredAndOne::determinize(view, &mut Rng::new(Seed::from_number(0), 0))
}

/// The only way to play all cards in one turn. A turn goes on only after cards that skip the other player or must be
/// covered, so what the other player holds and draws changes nothing.
fn chain(view: &View, seat: Seat) -> Option<Proved<Move>> {
    let hand = view.hand(seat).cards.len();
    if hand < CARDS {
        return None;
    }
    let mut found = Vec::new();
    ways_out(&any_position(view), seat, &mut Vec::new(), &mut found);
    let [way] = found.as_slice() else { return None };
    let solution = way.iter().map(|mv| vec![*mv]).collect();
    Some(Proved::new(CHAIN, solution))
}

/// All ways to play the whole hand without a draw before the turn ends.
fn ways_out(
    position: &OneHundredAndOne,
    seat: Seat,
    so_far: &mut Vec<Move>,
    found: &mut Vec<Vec<Move>>,
) {
    let mut moves = Vec::new();
    position.legal_moves(seat, &mut moves);
    for mv in moves.into_iter().filter(|mv| matches!(mv, Move::Play(..))) {
        let mut after = position.clone();
        after.apply(seat, &mv, &mut NoEvents);
        so_far.push(mv);
        let is_out = after.hand(seat).is_empty();
        if is_out && !after.turn().is_of(seat) {
            found.push(so_far.clone());
        } else if !is_out && matches!(after.turn(), Turn::ToMove(_)) && after.turn().is_of(seat) {
            ways_out(&after, seat, so_far, found);
        }
        so_far.pop();
    }
}

/// The suit to order with a queen that fewest unseen cards cover. Each hand of the other player is equally likely only
/// if nothing is known of it, so other positions are no puzzle.
fn suit(view: &View, seat: Seat) -> Option<Proved<Move>> {
    let other = seat.left(2);
    let unseen = view.unseen();
    if view.may_hold(other) != unseen || view.hand(other).newer > 0 && view.hand(other).older > 0 {
        return None;
    }
    let others = view.hand(seat).cards.len() > 1;
    let best = clear_best(SUITS.map(|suit| (suit, -(covers(view, suit) as f64))), FEWER)?;
    let moves = OneHundredAndOne::candidates(view, seat).into_iter();
    let right: Vec<Move> = moves.filter(|mv| order(mv) == Some(best)).collect();
    (others && !right.is_empty()).then(|| Proved::new(SUIT, vec![right]))
}

/// The number of unseen cards that cover a queen with this order.
fn covers(view: &View, suit: Suit) -> usize {
    let fits = |card: &Card| rank_of(*card) == QUEEN || card.suit() == Some(suit);
    view.unseen().iter().filter(fits).count()
}

/// The suit that a move orders.
fn order(mv: &Move) -> Option<Suit> {
    match mv {
        Move::Play(_, order) => *order,
        Move::Order(suit) => Some(*suit),
        Move::Draw | Move::Pass => None,
    }
}
