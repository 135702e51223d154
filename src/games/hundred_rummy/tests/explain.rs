//! Checks the numbers in reasons for moves card by card against the true position.

use crate::cards::Card;
use crate::engine::seat::Seat;
use crate::games::hundred_rummy::explain::Reason;
use crate::games::hundred_rummy::moves::Move;
use crate::games::hundred_rummy::position::HundredRummy;
use crate::games::testing::random_positions::{reasons, without};

/// The cards that this seat does not know.
fn hidden(game: &HundredRummy, seat: Seat) -> Vec<Card> {
    let view = game.seen_by(Some(seat));
    let others = Seat::all(game.public.seats).filter(|&other| other != seat);
    let held = others
        .flat_map(|other| without(game.hands[other].cards().collect(), view.hand(other).cards()));
    game.stock.iter().copied().chain(held).collect()
}

fn makes_100(cards: &[Card]) -> bool {
    let tens =
        |cards: &[Card]| cards.iter().filter_map(|card| card.tens()).map(u32::from).sum::<u32>();
    match cards.len() {
        4 => tens(cards) == 10,
        _ => (0..cards.len()).any(|at| {
            let mut rest = cards.to_vec();
            rest.remove(at);
            makes_100(&rest)
        }),
    }
}

fn finishing(hand: &[Card], hidden: &[Card]) -> u32 {
    let with = |card: &&Card| makes_100(&[hand, &[**card]].concat());
    hidden.iter().filter(with).count() as u32
}

#[test]
fn reasons_are_true() {
    let mut counted = 0;
    reasons::<HundredRummy>(1500, |game, seat, mv, reason| {
        let hidden = hidden(game, seat);
        let mut hand: Vec<Card> = game.hands[seat].cards().collect();
        let without = |hand: &[Card], at: usize| {
            let mut rest = hand.to_vec();
            rest.remove(at);
            rest
        };
        let kept = match mv {
            Move::Score => return assert!(makes_100(&hand) && *reason == Reason::Hundred),
            Move::TakeStock => hand,
            Move::Discard(card) => {
                let at = hand.iter().position(|other| other == card).expect("it is held");
                without(&hand, at)
            }
            Move::TakeDiscard => {
                hand.extend(game.public.discard.top());
                let ways = (0..hand.len()).map(|at| without(&hand, at));
                let worth = |four: &Vec<Card>| (makes_100(four), finishing(four, &hidden));
                ways.max_by_key(worth).expect("a hand has cards")
            }
        };
        if !matches!(mv, Move::TakeStock) && makes_100(&kept) {
            return assert_eq!(*reason, Reason::Hundred);
        }
        let (cards, unseen) = (finishing(&kept, &hidden), hidden.len() as u32);
        let expected = match mv {
            Move::TakeStock => Reason::Drawn { cards, unseen },
            _ => Reason::Kept { cards, unseen },
        };
        assert_eq!(*reason, expected, "{mv}");
        counted += 1;
    });
    assert!(counted > 1000);
}
