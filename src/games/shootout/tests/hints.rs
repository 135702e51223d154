//! Reasons for moves are counted again in the true position.

use crate::card_set::CardSet;
use crate::cards::Card;
use crate::event::Silent;
use crate::game::Game;
use crate::games::shootout::moves::{Move, Points};
use crate::games::shootout::rules::Shootout;
use crate::games::shootout::trio::Trio;
use crate::games::shootout::values::values_of;
use crate::games::walk::reasons;
use crate::seat::Seat;

/// The cards that this seat does not see.
fn hidden(game: &Shootout, seat: Seat) -> Vec<Card> {
    let view = game.view(Some(seat));
    let stock = game.stock.from_top().zip(&view.stock).filter(|(_, seen)| seen.is_none());
    let others = Seat::all(game.open.seats).filter(|&other| other != seat);
    let hands = others.flat_map(|other| (game.hands[other] - view.hand(other)).iter());
    stock.map(|(card, _)| card).chain(hands).collect()
}

/// Whether this single card would win against a lead, if nobody else played.
fn beats(game: &Shootout, card: Card, lead: Trio) -> bool {
    let mut trick = super::super::trick::Trick::led_by(Seat(0), lead);
    trick.answer(Seat(1), Trio::only(card));
    trick.winner(game.open.trumps, 2) == Seat(1)
}

#[test]
fn reasons_are_true() {
    let (mut leads, mut scores) = (0, 0);
    reasons::<Shootout>(2500, |game, seat, mv, reason| {
        let hidden = hidden(game, seat);
        let unseen = hidden.len() as i64;
        let left = |game: &Shootout| {
            i64::from((game.open.target(seat) - game.open.tally.totals[seat]).abs())
        };
        let hitting = |cards: &[Card], left: i64| {
            let hits =
                |card: &&Card| values_of(**card).iter().any(|&value| i64::from(value) == left);
            cards.iter().filter(hits).count() as i64
        };
        match mv {
            Move::Shoot(lead) => {
                let beating = hidden.iter().filter(|&&card| beats(game, card, *lead)).count();
                assert_eq!(reason.numbers, [beating as i64, unseen], "{mv}");
                leads += 1;
            }
            Move::Score(_, Points::Change(change)) => {
                let target = game.open.target(seat);
                let left = i64::from((target - game.open.tally.totals[seat] - change).abs());
                match left {
                    0 => assert!(reason.numbers.is_empty()),
                    _ => assert_eq!(reason.numbers, [left, hitting(&hidden, left), unseen]),
                }
                scores += 1;
            }
            Move::Discard(_) => {
                let mut after = game.clone();
                after.apply(seat, mv, &mut Silent);
                let hand: CardSet = after.hands[seat];
                let trumps = hand.iter().filter(|card| game.open.trumps.contain(*card)).count();
                let hand: Vec<Card> = hand.iter().collect();
                assert_eq!(reason.numbers, [trumps as i64, hitting(&hand, left(game))]);
            }
            _ => {}
        }
    });
    assert!(leads > 500 && scores > 200);
}
