//! Puzzles: complete a ladder, and keep most of them possible.

use crate::cards::Card;
use crate::engine::seat::Seat;
use crate::puzzles::{Proved, PuzzleKind, Puzzles, clear_best, only};

use super::BrokenLadder;
use super::hand::Hand;
use super::moves::Move;
use super::outs::{Aim, rungs_in};
use super::pack::Counts;
use super::texts;
use super::view::View;

const DISCARD: &str = "complete";
const TAKE: &str = "take";
const MOST: &str = "most";

/// The least number of cards by which the best discard leaves more.
const CARDS: f64 = 3.0;

impl Puzzles for BrokenLadder {
    const PUZZLES: &'static [PuzzleKind] = &[
        PuzzleKind { id: DISCARD, question: texts::PUZZLE_COMPLETE },
        PuzzleKind { id: TAKE, question: texts::PUZZLE_TAKE },
        PuzzleKind { id: MOST, question: texts::PUZZLE_MOST },
    ];

    fn puzzles(view: &View, seat: Seat) -> Vec<Proved<Move>> {
        let (aim, hand) = (Aim::of(view), view.known_hand(seat));
        let found = match view.must_discard() {
            true => discard(view, aim, &hand),
            false => take(view, aim, &hand),
        };
        found.into_iter().collect()
    }
}

/// The discards of six cards that leave a ladder.
fn completing(aim: Aim, six: &Hand) -> Vec<Card> {
    six.kinds().filter(|card| aim.is_reached_by(&six.without(*card))).collect()
}

/// The only discard that leaves a ladder; or else the one after which most unseen cards complete one.
fn discard(view: &View, aim: Aim, six: &Hand) -> Option<Proved<Move>> {
    let completing = completing(aim, six);
    let (kind, card) = if completing.is_empty() {
        (MOST, most_ladders(view, aim, six)?)
    } else {
        (DISCARD, only(completing)?)
    };
    Some(Proved { kind, solution: vec![vec![Move::Discard(card)]] })
}

/// The discard after which most hidden cards complete a ladder. It must be the same whether or not cards count that
/// others are known to hold.
fn most_ladders(view: &View, aim: Aim, six: &Hand) -> Option<Card> {
    let unseen = view.unseen();
    let mut hidden = unseen;
    let others = Seat::all(view.seats()).filter(|seat| *seat != view.public.to_play);
    for card in others.flat_map(|seat| view.hand(seat)) {
        hidden[card] += 1;
    }
    let best = |cards: Counts| {
        let among = rungs_in(cards);
        let count = |card: Card| f64::from(aim.outs(&six.without(card)).cards(&among));
        clear_best(six.kinds().map(|card| (card, count(card))), CARDS)
    };
    best(unseen).filter(|card| best(hidden) == Some(*card))
}

/// The open card and the only discard that make a ladder, if the hand is none.
fn take(view: &View, aim: Aim, hand: &Hand) -> Option<Proved<Move>> {
    if aim.is_reached_by(hand) {
        return None;
    }
    let open = view.public.discard.top()?;
    let card = only(completing(aim, &hand.with(open)))?;
    let solution = vec![vec![Move::TakeDiscard], vec![Move::Discard(card)]];
    Some(Proved { kind: TAKE, solution })
}
