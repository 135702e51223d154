//! The bots.
//!
//! - *Novice* plays the card with the highest penalty, and does not know the value of queens. It orders the suit of
//!   which it holds most cards.
//! - *Casual* finds chains of cards that it can play before another seat is to move, and keeps the lowest penalty. To
//!   it queens are only penalty points, so it does not save them for the end.
//! - *Skilled* also weighs the number of cards that it keeps, the cards that others must draw, and a queen for the
//!   end. It orders a suit that the next player did not have.
//! - *Master* searches, and evaluates a position by playing the round to its end. It also assumes that most players lay
//!   down certain cards before others, so such cards are likely not in a hand. A bot that sees the other hand (but not
//!   the stock) wins 78 matches in 100 against the greedy strategy. So most of the possible gain is in guessing hands.

use crate::bots::ismcts::search;
use crate::bots::strength::Strength;
use crate::bots::{Bot, Budget, Decision, Level};
use crate::cards::Suit;
use crate::cards::rng::{Rng, Seed};
use crate::cards::set::CardSet;
use crate::engine::game::Game;

use super::determinize;
use super::eval::Playouts;
use super::explain;
use super::explain::Reason;
use super::moves::Move;
use super::options::HouseRules;
use super::pack::{QUEEN_OF_SPADES, QUEENS, cost, suit_set};
use super::public::Phase;
use super::rules::OneHundredAndOne;
use super::run_length::{Chains, End};
use super::scoring::cost_of_hand;
use super::view::View;

/// Average penalty of a card that must be drawn.
const DRAWN: i32 = 6;
/// Value of a queen in the hand: it always fits, and may be the last card.
const QUEEN_IN_HAND: i32 = 11;

impl Bot for OneHundredAndOne {
    type Reason = Reason;

    const STRENGTH: Option<Strength> = Some(Strength::parse(include_str!("strength/strength.txt")));

    const REVIEW_PLAYOUTS: u32 = 8000;

    /// A tenth of the iterations that one worker of a common machine does in the page's time for a move.
    const USUAL_ITERATIONS: u32 = 12_000;
    const SEARCHES: &'static [Level] = &[Level::Master];

    fn decide(view: &View, level: Level, budget: &mut Budget, rng: &mut Rng) -> Decision<Move> {
        let mv = match level {
            Level::Novice => best(view, |mv| dearest_first(view, mv)),
            Level::Casual => by_chains(view, &|end| casual(view, end), own_suit),
            Level::Skilled => by_chains(view, &|end| skilled(view, end), suit_that_hurts),
            Level::Master => {
                let judge = Playouts::new(rng);
                return search::<OneHundredAndOne>(view, view.public.to_play, &judge, budget, rng);
            }
        };
        Decision::at_once(Some(mv))
    }

    /// Plays the longest chain, of those the one with the highest penalty, and queens only if nothing else fits.
    fn greedy(view: &View) -> Option<Move> {
        let before = own_hand(view).len() as i32;
        let longest = |end: &End| {
            let queens = (own_hand(view) & QUEENS).len() - (end.rest & QUEENS).len();
            let laid = before - end.rest.len() as i32;
            let dear = cost_of_hand(end.rest, &view.public.options);
            1000 * (laid - 10 * queens as i32) - dear - if end.draws { DRAWN } else { 0 }
        };
        Some(by_chains(view, &longest, own_suit))
    }

    fn imagine(view: &View, rng: &mut Rng) -> OneHundredAndOne {
        determinize::likely(view, rng)
    }

    fn explain(reason: &Reason) -> String {
        explain::sentence(reason)
    }

    fn reason(view: &View, mv: &Move) -> Option<Reason> {
        Some(explain::reason(view, mv))
    }
}

fn own_hand(view: &View) -> CardSet {
    view.hand(view.public.to_play).cards
}

/// The legal moves of the seat to move. They do not depend on hidden cards.
fn moves(view: &View) -> Vec<Move> {
    let game = OneHundredAndOne::determinize(view, &mut Rng::new(Seed::from_number(0), 0));
    let mut moves = Vec::new();
    game.legal_moves(view.public.to_play, &mut moves);
    moves
}

/// The move with the highest score; of equal moves the first.
fn best(view: &View, mut score: impl FnMut(&Move) -> i32) -> Move {
    let scored = moves(view).into_iter().rev().map(|mv| (score(&mv), mv));
    scored.max_by_key(|(score, _)| *score).expect("a seat that is to move has a move").1
}

/// Score of a move: ten times the penalty plus 1 of each laid card, and the number of own cards of an ordered suit.
fn dearest_first(view: &View, mv: &Move) -> i32 {
    let laid: CardSet = mv.cards().iter().copied().collect();
    let points: i32 = laid.iter().map(|card| 1 + cost(card)).sum();
    let last_resort = match mv {
        Move::Play(..) | Move::Order(_) => 0,
        Move::Draw => -2000,
        Move::Pass => -1000,
    };
    10 * points + last_resort + ordered(mv).map_or(0, |suit| own_suit(view, laid, suit))
}

/// The move with the best end of a chain.
fn by_chains(
    view: &View,
    worth: &dyn Fn(&End) -> i32,
    order: fn(&View, CardSet, Suit) -> i32,
) -> Move {
    let hand = own_hand(view);
    let standing = |draws: bool| End { draws, ..End::after(view.top(), hand) };
    best(view, |mv| {
        let laid = mv.cards().iter().copied().collect();
        let suit = ordered(mv).map_or(0, |suit| order(view, laid, suit));
        suit + 10
            * match mv {
                Move::Play(..) => Chains::new(view, worth).best_after(hand, mv),
                Move::Order(_) | Move::Pass => worth(&standing(false)),
                Move::Draw if view.public.phase == Phase::Hit => {
                    worth(&standing(false)) - DRAWN * i32::from(view.public.pending)
                }
                Move::Draw => worth(&standing(true)),
            }
    })
}

/// Value of a chain's end: minus the penalty of the cards left, and of the cards that must be drawn.
fn casual(view: &View, end: &End) -> i32 {
    let drawn = if end.draws { DRAWN } else { 0 };
    -cost_of_hand(end.rest, &view.public.options) - drawn
}

/// As [`casual`], with more factors: see [`by_counting`].
fn skilled(view: &View, end: &End) -> i32 {
    by_counting(&view.public.options, end)
}

/// Value of a chain's end: minus its penalty, and minus 3 for each card left, because each needs its moment to be
/// played. A card that others draw counts as much as one card fewer. Queens in the hand and going out count, too.
pub(super) fn by_counting(options: &HouseRules, end: &End) -> i32 {
    let queens = (end.rest & QUEENS).len() as i32;
    let kept = cost_of_hand(end.rest, options) + 3 * end.rest.len() as i32;
    let drawn = match (end.draws, end.uncovered) {
        (true, true) => 2 * DRAWN,
        (true, false) => DRAWN,
        (false, _) => 0,
    };
    let out = match (end.is_out(), end.is_out_on_queen()) {
        (true, true) if end.last == QUEEN_OF_SPADES => 60,
        (true, true) => 40,
        (true, false) => 20,
        (false, _) => 0,
    };
    QUEEN_IN_HAND * queens + DRAWN / 2 * i32::from(end.struck) + out - kept - drawn
}

fn ordered(mv: &Move) -> Option<Suit> {
    match mv {
        Move::Play(_, suit) => *suit,
        Move::Order(suit) => Some(*suit),
        Move::Draw | Move::Pass => None,
    }
}

/// Number of cards of a suit that stay in the hand.
fn own_suit(view: &View, laid: CardSet, suit: Suit) -> i32 {
    ((own_hand(view) - laid - QUEENS) & suit_set(suit)).len() as i32
}

/// Score of an ordered suit: own cards of it, minus the cards of it that the next player may hold by public knowledge.
fn suit_that_hurts(view: &View, laid: CardSet, suit: Suit) -> i32 {
    let of_suit = suit_set(suit) & view.unseen();
    let others = || view.public.to_play.round_from_left(view.seats());
    let in_the_way = others()
        .find(|&seat| view.public.playing.contains(seat))
        .map_or(0, |next| (of_suit & view.may_hold(next)).len() as i32);
    4 * own_suit(view, laid, suit) - in_the_way
}
