//! Checks the numbers in reasons for moves card by card against the true position.

use crate::bots::review::value::{Position, outlook};
use crate::cards::Card;
use crate::cards::rng::Seed;
use crate::engine::game::Game;
use crate::engine::seat::Seat;
use crate::games::broken_ladder::explain::Reason;
use crate::games::broken_ladder::ladder::{fault, plain_sum};
use crate::games::broken_ladder::moves::Move;
use crate::games::broken_ladder::position::BrokenLadder;
use crate::games::testing::random_positions::{reasons, without};

/// The cards that this seat does not know.
fn hidden(game: &BrokenLadder, seat: Seat) -> Vec<Card> {
    let view = game.seen_by(Some(seat));
    let others = Seat::all(game.public.seats).filter(|&other| other != seat);
    let held = others.flat_map(|other| without(game.hands[other].to_vec(), view.hand(other)));
    game.stock.iter().copied().chain(held).collect()
}

fn is_ladder(game: &BrokenLadder, seat: Seat, five: &[Card]) -> bool {
    fault(game.public.starters[seat], five, game.public.head, game.public.options.any_ranks)
        .is_none()
}

/// Number of these cards that finish a ladder in the place of one of the five.
fn finishing(game: &BrokenLadder, seat: Seat, five: &[Card], hidden: &[Card]) -> i32 {
    let finishes = |card: &&Card| {
        (0..five.len()).any(|at| {
            let mut with = five.to_vec();
            with[at] = **card;
            // A card of the same value and colour changes nothing.
            is_ladder(game, seat, &with) && !is_ladder(game, seat, five)
        })
    };
    hidden.iter().filter(finishes).count() as i32
}

#[test]
fn reasons_are_true() {
    let (mut counted, mut takes) = (0, 0);
    reasons::<BrokenLadder>(1500, |game, seat, mv, reason| {
        let hidden = hidden(game, seat);
        let hand = game.hands[seat].to_vec();
        let points = |five: &[Card]| 10 * plain_sum(five);
        let five = match mv {
            Move::Lay => {
                let points = points(&hand);
                let expected = match is_ladder(game, seat, &hand) {
                    true => Reason::Ladder { points },
                    false => Reason::Misses { points },
                };
                return assert_eq!(*reason, expected);
            }
            Move::TakeStock => hand,
            Move::Discard(card) => game.hands[seat].without(*card).to_vec(),
            Move::TakeDiscard => {
                let mut six = hand;
                six.extend(game.public.discard.top());
                let fives = (0..six.len()).map(|at| {
                    let mut five = six.clone();
                    five.remove(at);
                    five
                });
                let worth = |five: &Vec<Card>| match is_ladder(game, seat, five) {
                    true => (true, points(five)),
                    false => (false, finishing(game, seat, five, &hidden)),
                };
                takes += 1;
                fives.max_by_key(worth).expect("a hand has cards")
            }
        };
        if is_ladder(game, seat, &five) {
            if !matches!(mv, Move::TakeStock) {
                assert_eq!(*reason, Reason::Ladder { points: points(&five) });
            }
            return;
        }
        let (cards, unseen) = (finishing(game, seat, &five, &hidden) as u32, hidden.len() as u32);
        let expected = match mv {
            Move::TakeStock => Reason::Drawn { cards, unseen },
            _ => Reason::Kept { cards, unseen },
        };
        assert_eq!(*reason, expected, "{mv} with {five:?}");
        counted += 1;
    });
    assert!(counted > 1000 && takes > 300);
}

#[test]
fn a_ladder_that_is_laid_down_brings_its_points() {
    let mut laid = 0;
    reasons::<BrokenLadder>(1500, |game, seat, mv, reason| {
        let (Move::Lay, Reason::Ladder { points }) = (mv, reason) else { return };
        if laid == 5 {
            return;
        }
        laid += 1;
        let (view, seats) = (game.view(Some(seat)), game.public.seats);
        let options = &game.public.options;
        let position = Position { view: &view, seat, options, seats, playouts: 0 };
        let found = outlook::<BrokenLadder>(&position, mv, Seed::from_number(1)).expect("points");
        assert_eq!(found.own, *points);
        // The others score the plain sum of what they hold, unless they have laid down a wrong ladder.
        let are_in = game.public.out.is_empty();
        assert!(!are_in || (5..=60).contains(&found.others), "{found:?}");
    });
    assert!(laid > 0);
}
