//! The bots.
//!
//! - *Novice* plays the card with the highest penalty, and does not know the value of queens. It orders the suit of
//!   which it holds most cards.
//! - *Casual* finds chains of cards that it can play before another seat is to move, and keeps the lowest penalty and
//!   few cards. It saves no queens for the end; only where queens that are left alone cost much, it values them a bit.
//! - *Skilled* gives the number of cards that it keeps more weight, and also weighs the cards that others must draw, and
//!   a queen for the end. It orders a suit that the next player did not have.
//! - *Master* plays the round on after each move, with Skilled in every seat. It also assumes that most players lay
//!   down certain cards before others, so such cards are likely not in a hand. A bot that sees the other hand (but not
//!   the stock) wins 83 matches in 100 against the greedy strategy. So most of the possible gain is in guessing hands.

use crate::bots::rollout::Rollouts;
use crate::bots::strength::Strength;
use crate::bots::{Bot, Budget, Decision, Level};
use crate::cards::Suit;
use crate::cards::rng::Rng;
use crate::cards::set::CardSet;
use crate::engine::event::NoEvents;
use crate::engine::game::{Game, Turn};
use crate::engine::seat::Seat;

use super::chains::{ChainEnd, Chains};
use super::determinize;
use super::eval::{DRAWN, casual, chances, skilled};
use super::explain;
use super::explain::Reason;
use super::moves::Move;
use super::pack::{PACK, QUEENS, cost, suit_set};
use super::position::OneHundredAndOne;
use super::public::{Phase, Public};
use super::scoring::cost_of_hand;
use super::view::View;

impl Bot for OneHundredAndOne {
    type Reason = Reason;

    const STRENGTH: Option<Strength> = Some(Strength(include_str!("strength/strength.txt")));

    const REVIEW_PLAYOUTS: u32 = 8000;

    /// More iterations gain little: see `strength/strength.md`.
    const USUAL_ITERATIONS: u32 = 2000;
    const SEARCHES: &'static [Level] = &[Level::Master];

    fn decide(view: &View, level: Level, budget: &mut Budget, rng: &mut Rng) -> Decision<Move> {
        let by = |worth: &dyn Fn(&ChainEnd) -> i32, order| {
            by_chains(&Sight::of(view), &moves(view), worth, order)
        };
        let options = &view.public.options;
        let mv = match level {
            Level::Novice => dearest_first(&Sight::of(view), &moves(view)),
            Level::Casual => by(&|end| casual(options, end), own_suit),
            Level::Skilled => by(&|end| skilled(options, end), suit_that_hurts),
            Level::Master => return by_rollouts(view, budget, rng),
        };
        Decision::at_once(Some(mv))
    }

    /// Plays the longest chain, of those the one with the highest penalty, and queens only if nothing else fits.
    fn greedy(view: &View) -> Option<Move> {
        let sight = Sight::of(view);
        let before = sight.hand.len() as i32;
        let longest = |end: &ChainEnd| {
            let queens = (sight.hand & QUEENS).len() - (end.rest & QUEENS).len();
            let laid = before - end.rest.len() as i32;
            let dear = cost_of_hand(end.rest, &view.public.options);
            1000 * (laid - 10 * queens as i32) - dear - if end.draws { DRAWN } else { 0 }
        };
        Some(by_chains(&sight, &moves(view), &longest, own_suit))
    }

    fn open_hands(&self) -> View {
        let mut view = self.view(None);
        view.stock.fill(None);
        view
    }

    fn imagine(view: &View, rng: &mut Rng) -> OneHundredAndOne {
        determinize::likely(view, rng)
    }

    fn points(&self, seat: Seat) -> Option<i32> {
        Some(self.public.totals[seat.0 as usize])
    }

    fn explain(reason: &Reason) -> String {
        explain::sentence(reason)
    }

    fn reason(view: &View, mv: &Move) -> Option<Reason> {
        Some(explain::reason(view, mv))
    }
}

/// What the levels look at that do not search.
struct Sight<'a> {
    public: &'a Public,
    /// The hand of the seat to move.
    hand: CardSet,
    /// Unseen cards that the next player may hold.
    next_may_hold: CardSet,
}

impl Sight<'_> {
    fn of(view: &View) -> Sight<'_> {
        let (public, to_play) = (&view.public, view.public.to_play);
        let mut others = to_play.round_from_left(view.seats());
        let next = others.find(|&seat| public.playing.contains(seat));
        let next_may_hold = next.map_or(CardSet::EMPTY, |next| view.may_hold(next));
        Sight { public, hand: view.hand(to_play).cards, next_may_hold }
    }

    /// The same in a rollout, where nobody remembers what others could not play: what follows from that would cost more
    /// time than all the moves.
    fn in_rollout(game: &OneHundredAndOne) -> Sight<'_> {
        let hand = game.hand(game.public.to_play);
        let table: CardSet = game.public.table.iter().copied().collect();
        Sight { public: &game.public, hand, next_may_hold: PACK - hand - table }
    }
}

/// The legal moves of the seat to move.
fn moves(view: &View) -> Vec<Move> {
    OneHundredAndOne::candidates(view, view.public.to_play)
}

/// Master: plays the round to its end with Skilled in every seat, and compares the totals.
fn by_rollouts(view: &View, budget: &mut Budget, rng: &mut Rng) -> Decision<Move> {
    let seat = view.public.to_play;
    let rollouts = Rollouts { view, seat, imagine: OneHundredAndOne::imagine, seed: rng.seed() };
    let mut moves_left = Vec::new();
    let value = |mut game: OneHundredAndOne, _: &mut Rng| {
        play_round(&mut game, &mut moves_left);
        chances(&game)[seat]
    };
    rollouts.best(moves(view), value, budget)
}

/// Maximum number of moves of a rollout. An unfinished round is valued as it stands.
const MOST_MOVES: usize = 120;

/// Plays the round to its end with Skilled in every seat. `moves` is a buffer.
fn play_round(game: &mut OneHundredAndOne, moves: &mut Vec<Move>) {
    let options = game.public.options;
    let worth = |end: &ChainEnd| skilled(&options, end);
    for _ in 0..MOST_MOVES {
        let Turn::ToMove(_) = game.turn() else { return };
        let seat = game.public.to_play;
        moves.clear();
        game.legal_moves(seat, moves);
        let mv = match moves[..] {
            [only] => only,
            _ => by_chains(&Sight::in_rollout(game), moves, &worth, suit_that_hurts),
        };
        game.apply(seat, &mv, &mut NoEvents);
    }
}

/// The move with the highest score; of equal moves the first.
fn best(moves: &[Move], mut score: impl FnMut(&Move) -> i32) -> Move {
    let scored = moves.iter().rev().map(|mv| (score(mv), *mv));
    scored.max_by_key(|(score, _)| *score).expect("a seat that is to move has a move").1
}

/// The move with the highest penalty: ten times the penalty plus 1 of each laid card, and the number of own cards of an
/// ordered suit.
fn dearest_first(sight: &Sight, moves: &[Move]) -> Move {
    best(moves, |mv| {
        let laid: CardSet = mv.cards().iter().copied().collect();
        let points: i32 = laid.iter().map(|card| 1 + cost(card)).sum();
        let last_resort = match mv {
            Move::Play(..) | Move::Order(_) => 0,
            Move::Draw => -2000,
            Move::Pass => -1000,
        };
        10 * points + last_resort + ordered(mv).map_or(0, |suit| own_suit(sight, laid, suit))
    })
}

/// The move with the best end of a chain.
fn by_chains(
    sight: &Sight,
    moves: &[Move],
    worth: &dyn Fn(&ChainEnd) -> i32,
    order: fn(&Sight, CardSet, Suit) -> i32,
) -> Move {
    let (public, hand) = (sight.public, sight.hand);
    let standing = |draws: bool| ChainEnd { draws, ..ChainEnd::after(public.top(), hand) };
    best(moves, |mv| {
        let laid = mv.cards().iter().copied().collect();
        let suit = ordered(mv).map_or(0, |suit| order(sight, laid, suit));
        suit + 10
            * match mv {
                Move::Play(..) => Chains::new(public, worth).best_after(hand, mv),
                Move::Order(_) | Move::Pass => worth(&standing(false)),
                Move::Draw if public.phase == Phase::Hit => {
                    worth(&standing(false)) - DRAWN * i32::from(public.pending)
                }
                Move::Draw => worth(&standing(true)),
            }
    })
}

fn ordered(mv: &Move) -> Option<Suit> {
    match mv {
        Move::Play(_, suit) => *suit,
        Move::Order(suit) => Some(*suit),
        Move::Draw | Move::Pass => None,
    }
}

/// Number of cards of a suit that stay in the hand.
fn own_suit(sight: &Sight, laid: CardSet, suit: Suit) -> i32 {
    ((sight.hand - laid - QUEENS) & suit_set(suit)).len() as i32
}

/// Score of an ordered suit: own cards of it, minus the cards of it that the next player may hold.
fn suit_that_hurts(sight: &Sight, laid: CardSet, suit: Suit) -> i32 {
    let in_the_way = (suit_set(suit) & sight.next_may_hold).len() as i32;
    4 * own_suit(sight, laid, suit) - in_the_way
}
