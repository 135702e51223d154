//! Puzzles: go out in one turn, and the suit that the other player can hardly cover.

use crate::cards::rng::{Rng, Seed};
use crate::cards::{Card, Suit};
use crate::engine::event::NoEvents;
use crate::engine::game::{Game, Turn};
use crate::engine::seat::Seat;
use crate::puzzles::{Proved, PuzzleKind, Puzzles, clear_best};

use super::moves::Move;
use super::pack::{QUEEN, rank_of};
use super::rules::OneHundredAndOne;
use super::texts;
use super::view::View;

const CHAIN: &str = "chain";
const SUIT: &str = "suit";

/// Fewest cards of a chain.
const CARDS: usize = 3;
/// The least number of cards by which the best suit has fewer.
const FEWER: f64 = 3.0;

impl Puzzles for OneHundredAndOne {
    const PUZZLES: &'static [PuzzleKind] = &[
        PuzzleKind { id: SUIT, question: texts::PUZZLE_SUIT },
        PuzzleKind { id: CHAIN, question: texts::PUZZLE_CHAIN },
    ];

    fn puzzles(view: &View, seat: Seat) -> Vec<Proved<Move>> {
        if view.seats() != 2 || view.public.options.pass_on {
            return Vec::new();
        }
        [chain(view, seat), suit(view, seat)].into_iter().flatten().collect()
    }
}

/// The only way to play all cards in one turn. A turn goes on only after cards that skip the other player or must be
/// covered, so what the other player holds and draws changes nothing.
fn chain(view: &View, seat: Seat) -> Option<Proved<Move>> {
    let hand = view.hand(seat).cards.len();
    if hand < CARDS {
        return None;
    }
    let position = OneHundredAndOne::determinize(view, &mut Rng::new(Seed::from_number(0), 0));
    let mut found = Vec::new();
    ways_out(&position, seat, &mut Vec::new(), &mut found);
    let [way] = found.as_slice() else { return None };
    let solution = way.iter().map(|mv| vec![*mv]).collect();
    Some(Proved { kind: CHAIN, solution })
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
    let position = OneHundredAndOne::determinize(view, &mut Rng::new(Seed::from_number(0), 0));
    let mut moves = Vec::new();
    position.legal_moves(seat, &mut moves);
    let orders: Vec<(Move, Suit)> =
        moves.into_iter().filter_map(|mv| Some((mv, order(&mv)?))).collect();
    let others = view.hand(seat).cards.len() > 1;
    let covers = |suit: Suit| {
        let fits = |card: &Card| rank_of(*card) == QUEEN || card.suit() == Some(suit);
        unseen.iter().filter(fits).count()
    };
    let suits = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];
    let best = clear_best(suits.map(|suit| (suit, -(covers(suit) as f64))), FEWER)?;
    let right: Vec<Move> =
        orders.into_iter().filter(|(_, suit)| *suit == best).map(|(mv, _)| mv).collect();
    (others && !right.is_empty()).then(|| Proved { kind: SUIT, solution: vec![right] })
}

/// The suit that a move orders.
fn order(mv: &Move) -> Option<Suit> {
    match mv {
        Move::Play(_, order) => *order,
        Move::Order(suit) => Some(*suit),
        Move::Draw | Move::Pass => None,
    }
}
