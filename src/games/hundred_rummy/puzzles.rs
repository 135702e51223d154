//! Puzzles: which card to discard.

use crate::bots::Bot;
use crate::cards::Card;
use crate::engine::seat::Seat;
use crate::puzzles::{Proved, PuzzleKind, Puzzles, clear_best, only};

use super::bot::unseen;
use super::counts::Counts;
use super::hands::fours;
use super::moves::Move;
use super::rules::HundredRummy;
use super::texts;
use super::view::View;

const COMPLETE: &str = "complete";
const MOST: &str = "most";
const WIN: &str = "win";
const SOLITAIRE: &str = "solitaire";

/// The least number of cards by which the best discard leaves more.
const CARDS: f64 = 3.0;
/// The least difference of chances to win between the best discard and the next.
const CHANCE: f64 = 0.03;
/// A chance that differs from certainty only by rounding.
const CERTAIN: f64 = 1.0 - 1e-9;

impl Puzzles for HundredRummy {
    const PUZZLES: &'static [PuzzleKind] = &[
        PuzzleKind { id: COMPLETE, question: texts::PUZZLE_COMPLETE },
        PuzzleKind { id: MOST, question: texts::PUZZLE_MOST },
        PuzzleKind { id: WIN, question: texts::PUZZLE_WIN },
        PuzzleKind { id: SOLITAIRE, question: texts::PUZZLE_SOLITAIRE },
    ];

    fn puzzles(view: &View, seat: Seat) -> Vec<Proved<Move>> {
        if !view.must_discard() {
            return Vec::new();
        }
        let all: Vec<(Card, Counts)> = fours(view.hand(seat)).collect();
        let complete = only(all.iter().filter(|(_, four)| four.is_hundred()));
        let found = match complete {
            Some((card, _)) => Some((COMPLETE, *card)),
            None if all.iter().any(|(_, four)| four.is_hundred()) => None,
            None if view.seats() == 1 => in_solitaire(view, &all),
            None => most_hundreds(view, &all).map(|card| (MOST, card)),
        };
        let proved = |(kind, card)| Proved { kind, solution: vec![vec![Move::Discard(card)]] };
        found.map(proved).into_iter().collect()
    }
}

/// The discard after which most hidden cards make a hundred. It must be the same whether or not cards count that others
/// are known to hold.
fn most_hundreds(view: &View, all: &[(Card, Counts)]) -> Option<Card> {
    let unseen = unseen(view);
    let others = Seat::all(view.seats()).filter(|seat| *seat != view.public.to_play);
    let mut hidden = unseen;
    for seat in others {
        hidden += view.hand(seat);
    }
    let best = best_among(unseen, all)?;
    (best_among(hidden, all) == Some(best)).then_some(best)
}

fn best_among(unseen: Counts, all: &[(Card, Counts)]) -> Option<Card> {
    let makes = |four: Counts, card: Card| {
        let mut five = four;
        five[card] += 1;
        fours(five).any(|(_, four)| four.is_hundred())
    };
    let cards = |four: Counts| -> u32 {
        let hits = unseen.kinds().filter(|card| makes(four, *card));
        hits.map(|card| u32::from(unseen[card])).sum()
    };
    clear_best(all.iter().map(|(card, four)| (*card, f64::from(cards(*four)))), CARDS)
}

/// The discard with the best chance to win the solitaire; of another kind if it wins for certain.
fn in_solitaire(view: &View, all: &[(Card, Counts)]) -> Option<(&'static str, Card)> {
    let chance = |card| HundredRummy::exact_chance(view, &Move::Discard(card));
    let chances: Option<Vec<(Card, f64)>> =
        all.iter().map(|(card, _)| Some((*card, chance(*card)?))).collect();
    let chances = chances?;
    let best = chances.iter().map(|(_, chance)| *chance).fold(0.0, f64::max);
    let card = clear_best(chances, CHANCE)?;
    Some((if best >= CERTAIN { WIN } else { SOLITAIRE }, card))
}
