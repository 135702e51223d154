//! Puzzles: which card to discard.

use crate::bots::Bot;
use crate::cards::Card;
use crate::cards::rng::Rng;
use crate::engine::event::NoEvents;
use crate::engine::game::Game;
use crate::engine::seat::Seat;
use crate::i18n;
use crate::puzzles::problem::{self, Goal};
use crate::puzzles::{Proved, PuzzleKind, Puzzles, Refutation, Sum, clear_best, only};

use super::counts::Counts;
use super::fewest_draws::FewestDraws;
use super::hands::fours;
use super::moves::Move;
use super::position::HundredRummy;
use super::public::Phase;
use super::texts;
use super::view::View;

const MOST: &str = "most";
const WIN: &str = "win";
const SOLITAIRE: &str = "solitaire";
const RACE: &str = "race";
const PLAN: &str = "plan";
const DRAWS: &str = "draws";

/// The least number of cards by which the best discard leaves more.
const CARDS: f64 = 3.0;
/// The least difference of chances to win between the best discard and the next.
const CHANCE: f64 = 0.03;
/// The fewest draws of a solitaire that is worth a plan, and the fewest cards of which one is to be discarded.
const DRAWS_TO_PLAN: u32 = 4;
const KINDS: usize = 3;
/// Ways that are compared for each card of the stock.
const WAYS: usize = 20;
/// A chance that differs from certainty only by rounding.
const CERTAIN: f64 = 1.0 - 1e-9;

impl Puzzles for HundredRummy {
    const PUZZLES: &'static [PuzzleKind] = &[
        PuzzleKind::from_round(MOST, texts::PUZZLE_MOST, texts::TRAINS_MOST),
        PuzzleKind::new(WIN, texts::PUZZLE_WIN, texts::TRAINS_WIN),
        PuzzleKind::new(SOLITAIRE, texts::PUZZLE_SOLITAIRE, texts::TRAINS_SOLITAIRE),
    ];

    const PROBLEMS: &'static [PuzzleKind] = &[
        PuzzleKind::problem(RACE, texts::PUZZLE_RACE, texts::TRAINS_RACE),
        PuzzleKind::problem(PLAN, texts::PUZZLE_PLAN, texts::TRAINS_PLAN),
        PuzzleKind::problem(DRAWS, texts::PUZZLE_DRAWS, texts::TRAINS_PLAN),
    ];
    const PROBLEMS_FILE: &'static str = "hundred-rummy-problems";

    fn puzzles(view: &View, seat: Seat) -> Vec<Proved<Move>> {
        if !view.must_discard() {
            return Vec::new();
        }
        let all: Vec<(Card, Counts)> = fours(view.hand(seat)).collect();
        let found = match view.seats() {
            _ if all.iter().any(|(_, four)| four.is_hundred()) => None,
            1 => in_solitaire(view, &all),
            _ => most_hundreds(view, &all).map(|card| (MOST, card)),
        };
        let proved = |(kind, card)| Proved::new(kind, vec![vec![Move::Discard(card)]]);
        found.map(proved).into_iter().collect()
    }

    fn problems(position: &HundredRummy, seat: Seat) -> Vec<Proved<Move>> {
        let kind = match (position.public.seats, position.public.phase) {
            (1, Phase::Discard) => return fewest_draws(position).into_iter().collect(),
            (1, Phase::Take) => PLAN,
            (2, Phase::Take) => RACE,
            _ => return Vec::new(),
        };
        let goal = Self::goal(position, kind);
        goal.and_then(|goal| problem::find(position, seat, kind, &goal)).into_iter().collect()
    }

    /// The seat scores the next hundred.
    fn goal(start: &HundredRummy, kind: &str) -> Option<Goal<HundredRummy>> {
        if ![RACE, PLAN].contains(&kind) {
            return None;
        }
        let before = start.public.scored;
        let first = move |position: &HundredRummy, seat: Seat| {
            let scored = |seat: Seat| position.public.scored[seat] != before[seat];
            let mut seats = (0..position.public.seats).map(Seat);
            match position.public.phase {
                _ if scored(seat) => Some(true),
                Phase::Over(_) => Some(false),
                _ => seats.any(scored).then_some(false),
            }
        };
        let begins_turn = |position: &HundredRummy| position.public.phase == Phase::Take;
        let most = if kind == PLAN { 5 } else { 4 };
        Some(Goal { might_reach, begins_turn, turns: (2, most), ..Goal::new(first) })
    }

    /// The ways that a person has to compare grow with the stock.
    fn results(view: &View, kind: &str) -> Option<usize> {
        (kind == DRAWS).then(|| WAYS * view.stock.len())
    }

    fn refute(view: &View, seat: Seat, kind: &str, wrong: &Move) -> Option<Refutation<Self>> {
        let Move::Discard(card) = *wrong else { return None };
        let all: Vec<(Card, Counts)> = fours(view.hand(seat)).collect();
        let four = |card: Card| all.iter().find(|(gone, _)| *gone == card).map(|(_, four)| *four);
        let words = match kind {
            MOST => {
                let right = most_hundreds(view, &all)?;
                let among = view.unseen();
                texts::leaves_hundreds(hits(among, four(card)?), hits(among, four(right)?))
            }
            WIN | SOLITAIRE => {
                let percent = |card| {
                    let chance = HundredRummy::exact_chance(view, &Move::Discard(card))?;
                    Some(i18n::printed((100.0 * chance).round() as i32))
                };
                let (_, right) = in_solitaire(view, &all)?;
                texts::wins_solitaire(percent(card)?.as_str(), percent(right)?.as_str())
            }
            _ => return None,
        };
        Some(Refutation::in_words(words))
    }

    /// Four cards that make 100, and others of the pack.
    fn sum(cards: usize, rng: &mut Rng) -> Option<Sum> {
        const CHOSEN: usize = 4;
        let mut pack: Vec<Card> = Counts::SET.cards().collect();
        let value = |card: &Card| card.tens().map_or(0, |tens| 10 * i32::from(tens));
        loop {
            rng.shuffle(&mut pack);
            if pack[..CHOSEN].iter().map(value).sum::<i32>() == 100 {
                break;
            }
        }
        let mut cards: Vec<(Card, i32)> =
            pack.iter().take(cards).map(|card| (*card, value(card))).collect();
        rng.shuffle(&mut cards);
        Some(Sum { start: 0, target: 100, cards, chosen: Some(CHOSEN) })
    }
}

/// The only discard with which the rest of a solitaire takes the fewest draws. The way on is shown after it.
fn fewest_draws(position: &HundredRummy) -> Option<Proved<Move>> {
    let seat = position.public.to_play;
    let mut search = FewestDraws::default();
    let all = search.after_each(position);
    let fewest = all.iter().filter_map(|(_, draws)| *draws).min()?;
    let is_long = fewest >= DRAWS_TO_PLAN && all.len() >= KINDS;
    let best = only(all.iter().filter(|(_, draws)| *draws == Some(fewest)))?.0;
    let mut after = position.clone();
    after.apply(seat, &best, &mut NoEvents);
    let way = search.way(&after).into_iter().map(|mv| (seat, mv)).collect();
    is_long.then(|| Proved { kind: DRAWS, solution: vec![vec![best]], replies: vec![way] })
}

/// In the last turn the hand is a hundred; in the turn before it a card of the stock or the open one makes it one.
fn might_reach(position: &HundredRummy, seat: Seat, turns: u8) -> bool {
    let hand = position.hands[seat];
    let completes = |five: Counts| fours(five).any(|(_, four)| four.is_hundred());
    let with = |card: Card| {
        let mut five = hand;
        five[card] += 1;
        five
    };
    let next = || position.stock.top().into_iter().chain(position.public.discard.top());
    match (turns, position.public.phase) {
        (1, Phase::Take) => hand.is_hundred(),
        (2, Phase::Take) => {
            hand.is_hundred()
                || position.stock.is_empty()
                || next().any(|card| completes(with(card)))
        }
        (2, Phase::Discard) => completes(hand),
        _ => true,
    }
}

/// The discard after which most hidden cards make a hundred. It must be the same whether or not cards count that others
/// are known to hold.
fn most_hundreds(view: &View, all: &[(Card, Counts)]) -> Option<Card> {
    let unseen = view.unseen();
    let others = Seat::all(view.seats()).filter(|seat| *seat != view.public.to_play);
    let mut hidden = unseen;
    for seat in others {
        hidden += view.hand(seat);
    }
    let best = best_among(unseen, all)?;
    (best_among(hidden, all) == Some(best)).then_some(best)
}

fn best_among(unseen: Counts, all: &[(Card, Counts)]) -> Option<Card> {
    clear_best(all.iter().map(|(card, four)| (*card, f64::from(hits(unseen, *four)))), CARDS)
}

/// The number of these cards that make a hundred of four cards by taking the place of one.
fn hits(among: Counts, four: Counts) -> u32 {
    let makes = |card: &Card| {
        let mut five = four;
        five[*card] += 1;
        fours(five).any(|(_, four)| four.is_hundred())
    };
    among.kinds().filter(makes).map(|card| u32::from(among[card])).sum()
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
