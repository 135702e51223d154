//! Checks the numbers in reasons for moves against the true position.

use crate::cards::Card;
use crate::engine::event::NoEvents;
use crate::engine::game::Game;
use crate::engine::seat::Seat;
use crate::games::one_hundred_and_one::explain::Reason;
use crate::games::one_hundred_and_one::moves::Move;
use crate::games::one_hundred_and_one::pack::rank_of;
use crate::games::one_hundred_and_one::position::OneHundredAndOne;
use crate::games::one_hundred_and_one::public::Phase;
use crate::games::testing::random_positions::reasons;

/// The cards that this seat does not see: the stock and the other hands.
fn hidden(game: &OneHundredAndOne, seat: Seat) -> Vec<Card> {
    let others = Seat::all(game.public.seats).filter(|&other| other != seat);
    let hands = others.flat_map(|other| game.hand(other).iter());
    game.stock.iter().copied().chain(hands).collect()
}

#[test]
fn reasons_are_true() {
    let (mut chains, mut counted, mut passes) = (0, 0, 0);
    reasons::<OneHundredAndOne>(1500, |game, seat, mv, reason| {
        let hidden = hidden(game, seat);
        let unseen = hidden.len() as u32;
        let hand = game.hand(seat);
        match mv {
            Move::Play(laid, _) => {
                // The chain has at least the cards of this move, and the rest of the hand is left.
                let (gone, left, points) = match *reason {
                    Reason::Chain { cards, left, points } => {
                        (cards as usize, left as usize, points)
                    }
                    Reason::Out { cards } => (cards as usize, 0, 0),
                    ref other => panic!("{mv}: {other:?}"),
                };
                assert!(gone >= laid.len() && gone + left == hand.len(), "{mv}: {reason:?}");
                if gone == laid.len() && left > 0 {
                    let mut after = game.clone();
                    after.apply(seat, mv, &mut NoEvents);
                    let rest = hand - laid.iter().copied().collect();
                    let cost = super::super::scoring::cost_of_hand(rest, &game.public.options);
                    assert_eq!(points, cost);
                }
                chains += 1;
            }
            Move::Order(suit) => {
                let of_suit = |card: &Card| card.suit() == Some(*suit) && rank_of(*card) != 12;
                let held = hand.iter().filter(of_suit).count() as u32;
                let cards = hidden.iter().filter(|card| of_suit(card)).count() as u32;
                assert_eq!(*reason, Reason::Orders { held, cards, unseen });
            }
            Move::Draw if game.public.phase == Phase::Hit => {
                assert_eq!(*reason, Reason::Takes { cards: game.public.pending.into() });
            }
            Move::Draw => {
                // A card fits if its holder may play it.
                let fits = |card: &&Card| game.public.wanted.cards().contains(**card);
                let cards = hidden.iter().filter(fits).count() as u32;
                assert_eq!(*reason, Reason::Fits { cards, unseen });
                counted += 1;
            }
            Move::Pass => {
                let fitting = hand.iter().filter(|&card| game.fitting(seat).contains(card)).count();
                let points = super::super::scoring::cost_of_hand(hand, &game.public.options);
                let expected =
                    Reason::Keeps { cards: hand.len() as u32, points, fit: fitting as u32 };
                assert!(fitting > 0, "a turn without a fitting card ends with the draw");
                assert_eq!(*reason, expected);
                passes += 1;
            }
        }
    });
    assert!(chains > 500 && counted > 100 && passes > 0);
}
