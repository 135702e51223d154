//! Puzzles: complete a ladder, and keep most of them possible.

use crate::cards::Card;
use crate::engine::seat::Seat;
use crate::i18n::printed;
use crate::puzzles::{Proved, PuzzleKind, Puzzles, Refutation, clear_best, only};

use super::BrokenLadder;
use super::hand::Hand;
use super::ladder::{Fault, fault, rank_name, value};
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
        PuzzleKind::new(DISCARD, texts::PUZZLE_COMPLETE),
        PuzzleKind::new(TAKE, texts::PUZZLE_TAKE),
        PuzzleKind::new(MOST, texts::PUZZLE_MOST),
    ];

    fn puzzles(view: &View, seat: Seat) -> Vec<Proved<Move>> {
        let (aim, hand) = (Aim::of(view), view.known_hand(seat));
        let found = match view.must_discard() {
            true => discard(view, aim, &hand),
            false => take(view, aim, &hand),
        };
        found.into_iter().collect()
    }

    fn refute(view: &View, seat: Seat, kind: &str, wrong: &Move) -> Option<Refutation<Self>> {
        let (aim, hand) = (Aim::of(view), view.known_hand(seat));
        let words = match *wrong {
            Move::TakeStock => texts::OPEN_CARD_COMPLETES.into(),
            Move::Discard(card) if kind == MOST => {
                let right = most_ladders(view, aim, &hand)?;
                let among = rungs_in(view.unseen());
                let count = |card: Card| aim.outs(&hand.without(card)).cards(&among);
                texts::leaves_ladders(count(card), count(right))
            }
            Move::Discard(card) => no_ladder(view, seat, &hand.without(card))?,
            _ => no_ladder(view, seat, &hand)?,
        };
        Some(Refutation::in_words(words))
    }
}

/// Why five cards are no ladder.
fn no_ladder(view: &View, seat: Seat, five: &Hand) -> Option<String> {
    let (starter, head) = (view.public.starters[seat], view.public.head);
    Some(match fault(starter, five, head, view.public.options.any_ranks)? {
        Fault::Misses(height) => texts::ladder_leads_to(&printed(height), value(head)),
        Fault::Repeats(rank) => texts::ladder_repeats(rank_name(rank)),
    })
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
    Some(Proved::new(kind, vec![vec![Move::Discard(card)]]))
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
    Some(Proved::new(TAKE, solution))
}
