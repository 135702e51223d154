//! Reasons for moves are counted again in the true position.

use crate::cards::Card;
use crate::engine::event::NoEvents;
use crate::engine::game::Game;
use crate::engine::seat::Seat;
use crate::games::one_hundred_and_one::moves::Move;
use crate::games::one_hundred_and_one::pack::rank_of;
use crate::games::one_hundred_and_one::rules::{OneHundredAndOne, Phase};
use crate::games::testing::random_positions::reasons;

/// The cards that this seat does not see: the stock and the other hands.
fn hidden(game: &OneHundredAndOne, seat: Seat) -> Vec<Card> {
    let others = Seat::all(game.seats).filter(|&other| other != seat);
    let hands = others.flat_map(|other| game.hand(other).iter());
    game.stock.iter().copied().chain(hands).collect()
}

#[test]
fn reasons_are_true() {
    let (mut chains, mut counted, mut passes) = (0, 0, 0);
    reasons::<OneHundredAndOne>(1500, |game, seat, mv, reason| {
        let hidden = hidden(game, seat);
        let unseen = hidden.len() as i64;
        let hand = game.hand(seat);
        match mv {
            Move::Play(laid, _) => {
                // At least what this move lays down; and what is left is the rest of the hand.
                let gone = reason.numbers[0];
                assert!(gone >= laid.len() as i64 && gone <= hand.len() as i64);
                let left = hand.len() as i64 - gone;
                assert_eq!(reason.numbers.get(1).copied().unwrap_or_default(), left);
                if gone == laid.len() as i64 && left > 0 {
                    let mut after = game.clone();
                    after.apply(seat, mv, &mut NoEvents);
                    let rest = hand - laid.iter().copied().collect();
                    let cost = super::super::scoring::cost_of_hand(rest, &game.options);
                    assert_eq!(reason.numbers[2], i64::from(cost));
                }
                chains += 1;
            }
            Move::Order(suit) => {
                let of_suit = |card: &Card| card.suit() == Some(*suit) && rank_of(*card) != 12;
                let own = hand.iter().filter(of_suit).count() as i64;
                let others = hidden.iter().filter(|card| of_suit(card)).count() as i64;
                assert_eq!(reason.numbers, [own, others, unseen]);
            }
            Move::Draw if game.phase == Phase::Hit => {
                assert_eq!(reason.numbers, [i64::from(game.pending)]);
            }
            Move::Draw => {
                // A card fits if it may be played by who holds it.
                let fits = |card: &&Card| game.wanted.cards().contains(**card);
                let fitting = hidden.iter().filter(fits).count() as i64;
                assert_eq!(reason.numbers, [fitting, unseen]);
                counted += 1;
            }
            Move::Pass => {
                let fitting = hand.iter().filter(|&card| game.fitting(seat).contains(card)).count();
                let cost = super::super::scoring::cost_of_hand(hand, &game.options);
                let numbers = [hand.len() as i64, i64::from(cost), fitting as i64];
                assert!(fitting > 0, "a turn without a fitting card ends with the draw");
                assert_eq!(reason.numbers, numbers);
                passes += 1;
            }
        }
    });
    assert!(chains > 500 && counted > 100 && passes > 0);
}
