//! Puzzles: go out in one turn, and the suit that the other player can hardly cover.

use crate::bots::Bot;
use crate::cards::rng::{Rng, Seed};
use crate::cards::set::CardSet;
use crate::cards::{Card, Suit};
use crate::engine::event::NoEvents;
use crate::engine::game::{Game, Turn};
use crate::engine::seat::Seat;
use crate::puzzles::card_question::{CANNOT, CHOICE, LAST};
use crate::puzzles::problem::{self, Goal};
use crate::puzzles::{
    KnownHandOf, Proved, PuzzleKind, Puzzles, Refutation, Sum, clear_best, imagined, only,
};

use super::demand::Demand;
use super::moves::Move;
use super::pack::{ACE, CARDS as PACK, EIGHT, KING_OF_SPADES, QUEEN, SEVEN, SIX, cost, rank_of};
use super::position::OneHundredAndOne;
use super::scoring::GOAL;
use super::texts;
use super::view::View;

const CHAIN: &str = "chain";
const SUIT: &str = "suit";
const SAFE: &str = "safe";
const OUT: &str = "out";
const OVER: &str = "over";
/// Points of the other player, with the hand, from which on they may come to more than the limit in this round.
const NEAR: i32 = 90;

/// Fewest cards among which a safe one is looked for.
const PLAYS: usize = 3;

/// Fewest cards of a chain.
const CARDS: usize = 3;
/// The least number of cards by which the best suit has fewer.
const FEWER: f64 = 3.0;
const SUITS: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];

impl Puzzles for OneHundredAndOne {
    const PUZZLES: &'static [PuzzleKind] = &[
        PuzzleKind::from_round(SUIT, texts::PUZZLE_SUIT, texts::TRAINS_SUIT),
        PuzzleKind::new(CHAIN, texts::PUZZLE_CHAIN, texts::TRAINS_CHAIN),
        PuzzleKind::from_round(SAFE, texts::PUZZLE_SAFE, texts::TRAINS_SAFE),
        PuzzleKind::card(CANNOT, texts::PUZZLE_CANNOT, texts::TRAINS_SAFE),
        PuzzleKind::card(LAST, texts::PUZZLE_LAST, texts::TRAINS_LAST),
    ];

    const PROBLEMS: &'static [PuzzleKind] = &[
        PuzzleKind::problem(OUT, texts::PUZZLE_OUT, texts::TRAINS_OUT),
        PuzzleKind::problem(OVER, texts::PUZZLE_OVER, texts::TRAINS_OVER),
    ];
    const PROBLEMS_FILE: &'static str = "one-hundred-and-one-problems";

    const KNOWN_HAND: Option<KnownHandOf<View>> =
        Some(|view, other| (view.seats() == 2).then(|| view.known_hand(other)));

    fn puzzles(view: &View, seat: Seat) -> Vec<Proved<Move>> {
        if view.seats() != 2 || view.public.options.pass_on {
            return Vec::new();
        }
        [chain(view, seat), suit(view, seat), safe(view, seat)].into_iter().flatten().collect()
    }

    /// Bots play a queen to win, not to be hard to cover. A person counts the suits, or what was not covered.
    fn results(view: &View, kind: &str) -> Option<usize> {
        match kind {
            SUIT => Some(view.public.table.len()),
            CANNOT | LAST => Some(CHOICE * view.unseen().len()),
            _ => None,
        }
    }

    /// Who has just drawn lacks what fits now.
    fn lacked_last(view: &View) -> CardSet {
        view.public.wanted.cards()
    }

    fn problems(position: &OneHundredAndOne, seat: Seat) -> Vec<Proved<Move>> {
        if position.public.seats != 2 {
            return Vec::new();
        }
        // The other player must be near the limit, or nothing would be found.
        let other = usize::from(seat.left(2).0);
        let at_stake =
            position.public.totals[other] + position.hands[other].iter().map(cost).sum::<i32>();
        let kinds = [Some(OUT), (at_stake > NEAR).then_some(OVER)];
        let find = |kind| problem::find(position, seat, kind, &Self::goal(position, kind)?);
        kinds.into_iter().flatten().filter_map(find).collect()
    }

    /// The hand is empty when the round ends; or the other player then has too many points.
    fn goal(_: &OneHundredAndOne, kind: &str) -> Option<Goal<OneHundredAndOne>> {
        type IsReached = fn(&OneHundredAndOne, Seat) -> bool;
        let is_reached: IsReached = match kind {
            OUT => |position, seat| position.hand(seat).is_empty(),
            OVER => |position, seat| {
                let totals = &position.public.totals;
                totals[usize::from(seat.left(2).0)] > GOAL && totals[usize::from(seat.0)] <= GOAL
            },
            _ => return None,
        };
        Some(Goal::new(move |position: &OneHundredAndOne, seat| match position.turn() {
            Turn::ToMove(_) => None,
            Turn::RoundOver | Turn::Over(_) => Some(is_reached(position, seat)),
        }))
    }

    fn refute(view: &View, seat: Seat, kind: &str, wrong: &Move) -> Option<Refutation<Self>> {
        match kind {
            CHAIN => Some(stuck(view, seat, wrong)),
            SUIT => Some(covered(view, seat, wrong)),
            SAFE => Some(may_cover(view, seat, wrong)),
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

/// The only card that the other player certainly cannot cover: whatever covers it has been seen, or cannot be in the other
/// hand after what the other player did. Cards with an effect would be another question.
fn safe(view: &View, seat: Seat) -> Option<Proved<Move>> {
    let held = view.may_hold(seat.left(2)) | view.hand(seat.left(2)).cards;
    let moves = OneHundredAndOne::candidates(view, seat);
    let plays: Vec<&Move> = moves.iter().filter(|mv| matches!(mv, Move::Play(..))).collect();
    let card = |mv: &Move| match mv.cards() {
        [card] if is_plain(*card) => Some(*card),
        _ => None,
    };
    let cards: Option<Vec<Card>> = plays.iter().map(|mv| card(mv)).collect();
    let cards =
        cards.filter(|cards| cards.len() >= PLAYS && cards.len() < view.hand(seat).cards.len())?;
    let safe = only(cards.iter().filter(|card| (Demand::on(**card).cards() & held).is_empty()))?;
    let right = plays.into_iter().filter(|mv| card(mv) == Some(*safe)).copied().collect();
    Some(Proved::new(SAFE, vec![right]))
}

/// Whether a card has no effect.
fn is_plain(card: Card) -> bool {
    !matches!(rank_of(card), SIX | SEVEN | EIGHT | ACE | QUEEN) && card != KING_OF_SPADES
}

/// A card that covers a wrong one, and that the other player may hold.
fn may_cover(view: &View, seat: Seat, wrong: &Move) -> Refutation<OneHundredAndOne> {
    let other = seat.left(2);
    let Some(played) = wrong.cards().first() else {
        return Refutation::in_words(texts::COVERS_NOTHING.into());
    };
    let fitting = Demand::on(*played).cards();
    let answer = |position: &OneHundredAndOne| {
        let mut after = position.clone();
        after.apply(seat, wrong, &mut NoEvents);
        let mut moves = Vec::new();
        after.legal_moves(other, &mut moves);
        moves.into_iter().find(|mv| mv.cards().first().is_some_and(|card| fitting.contains(*card)))
    };
    let line = imagined::<OneHundredAndOne, _>(view, answer);
    let covering = line.as_ref().and_then(|(_, mv)| mv.cards().first().copied());
    let words = covering.map_or(String::new(), |card| texts::may_be_covered(&*card.name()));
    Refutation { words, line: line.map(|(position, mv)| (position, vec![(other, mv)])) }
}

/// The suit that a move orders.
fn order(mv: &Move) -> Option<Suit> {
    match mv {
        Move::Play(_, order) => *order,
        Move::Order(suit) => Some(*suit),
        Move::Draw | Move::Pass => None,
    }
}
