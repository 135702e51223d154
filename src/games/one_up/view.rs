//! The view: everything that one seat may know.

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::cards::pile::Pile;
use crate::engine::game::{Game, OVER, ROUND_OVER, Snapshot, Turn};
use crate::engine::place::Place;
use crate::engine::seat::{BySeat, Seat, SeatSet};
use crate::engine::value::Value;

use super::moves::Move;
use super::options::OneUpOptions;
use super::rules::{BONUS, DISPLAY, Ended, OneUp, pile_of, won_by};
use super::solver;
use super::window::{Standing, Window};

/// Everything that one seat may know of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The seat whose view it is; `None` for the whole position.
    pub viewer: Option<Seat>,
    /// The options in force.
    pub options: OneUpOptions,
    /// Number of the deal, from 1.
    pub round: u32,
    /// The seat that dealt it.
    pub dealer: Seat,
    /// Whether the deal is over.
    pub is_over: bool,
    /// Whether the match is over, too.
    pub is_match_over: bool,
    /// The cards that each seat has still to turn, the next card first. Nobody knows these cards.
    pub piles: Vec<Vec<Option<Card>>>,
    /// The cards that each seat has won.
    pub won: Vec<Vec<Card>>,
    /// The face-up cards, in the order in which they were turned.
    pub display: Vec<Card>,
    /// The cards set aside for the winner of the next display.
    pub bonus: Vec<Card>,
    /// Points of the finished deals.
    pub totals: Vec<i32>,
    /// The seats that can no longer win the display.
    pub barred: SeatSet,
    /// The best call so far.
    pub standing: Option<Standing>,
    /// The seat that has said `one off` in a race.
    pub one_off: Option<Seat>,
    /// The seats that have locked in or said `nothing`, in that order.
    pub locked: Vec<Seat>,
    /// With sealed answers, the locked-in answers; the hidden ones are `None`. In a race, the last word of each seat.
    pub answers: Vec<Option<Move>>,
    /// The last display of this deal that ended.
    pub ended: Option<EndedDisplay>,
    /// Number of times that the clock was started.
    pub clock_starts: u32,
}

/// A display that was won, was set aside, or is dead.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EndedDisplay {
    /// Its cards.
    pub cards: Vec<Card>,
    /// The last word of each seat on it.
    pub answers: Vec<Option<Move>>,
    /// The seat that won it, if any.
    pub winner: Option<Seat>,
}

impl View {
    /// Number of seats.
    pub fn seats(&self) -> u8 {
        self.piles.len() as u8
    }

    /// The position as far as it is known. Unknown piles are empty, and unknown answers are `None`.
    pub(super) fn known(&self) -> OneUp {
        let seats = || Seat::all(self.seats());
        let mut answers: BySeat<Option<Move>> = BySeat::default();
        let mut won = BySeat::default();
        let mut piles = BySeat::default();
        for (index, seat) in seats().enumerate() {
            answers[seat].clone_from(&self.answers[index]);
            won[seat] = upwards(&self.won[index]);
            piles[seat] = Pile::from_top_first(self.piles[index].iter().copied().flatten());
        }
        OneUp {
            options: self.options,
            seats: self.seats(),
            round: self.round,
            dealer: self.dealer,
            is_over: self.is_over,
            piles,
            won,
            display: upwards(&self.display),
            bonus: upwards(&self.bonus),
            totals: BySeat::from_list(&self.totals),
            window: Window {
                barred: self.barred,
                standing: self.standing.clone(),
                one_off: self.one_off,
                locked: self.locked.iter().copied().collect(),
                answers,
            },
            ended: self.ended.as_ref().map(|ended| {
                let mut answers: BySeat<Option<Move>> = BySeat::default();
                seats().zip(&ended.answers).for_each(|(seat, mv)| answers[seat].clone_from(mv));
                Ended { display: upwards(&ended.cards), answers, winner: ended.winner }
            }),
            clock_starts: self.clock_starts,
        }
    }
}

/// A pile of these cards, the last one on top.
fn upwards<const N: usize>(cards: &[Card]) -> Pile<N> {
    Pile::from_top_first(cards.iter().rev().copied())
}

impl OneUp {
    pub(super) fn seen_by(&self, viewer: Option<Seat>) -> View {
        let hidden = |card| viewer.is_none().then_some(card);
        let piles = self.all().map(|seat| self.piles[seat].from_top().map(hidden).collect());
        let is_open = !self.options.is_sealed() || viewer.is_none();
        let knows = |seat: Seat| is_open || viewer == Some(seat);
        let answer = |seat| self.window.answers[seat].clone().filter(|_| knows(seat));
        View {
            viewer,
            options: self.options,
            round: self.round,
            dealer: self.dealer,
            is_over: self.is_over,
            is_match_over: matches!(self.turn(), Turn::Over(_)),
            piles: piles.collect(),
            won: self.all().map(|seat| self.won[seat].to_vec()).collect(),
            display: self.display.to_vec(),
            bonus: self.bonus.to_vec(),
            totals: self.totals.of(self.seats).to_vec(),
            barred: self.window.barred,
            standing: self.window.standing.clone(),
            one_off: self.window.one_off,
            locked: self.window.locked.to_vec(),
            answers: self.all().map(answer).collect(),
            ended: self.ended.as_ref().map(|ended| EndedDisplay {
                cards: ended.display.to_vec(),
                answers: ended.answers.of(self.seats).to_vec(),
                winner: ended.winner,
            }),
            clock_starts: self.clock_starts,
        }
    }
}

/// The view in the format that all games share.
pub(super) fn snapshot(view: &View) -> Snapshot {
    let seats = || Seat::all(view.seats()).enumerate();
    let open = |cards: &Vec<Card>| cards.iter().copied().map(Some).collect();
    let mut piles: Vec<(Place, Vec<Option<Card>>)> =
        vec![(DISPLAY, open(&view.display)), (BONUS, open(&view.bonus))];
    for (index, seat) in seats() {
        piles.push((pile_of(seat), view.piles[index].clone()));
        piles.push((won_by(seat), open(&view.won[index])));
    }
    Snapshot {
        round: view.round,
        dealer: view.dealer,
        phase: match (view.is_over, view.is_match_over) {
            (true, true) => OVER,
            (true, false) => ROUND_OVER,
            (false, _) => "calls",
        },
        scores: view.totals.clone(),
        piles,
        info: info(view),
    }
}

fn info(view: &View) -> Vec<(&'static str, Value)> {
    let is_sealed = view.options.is_sealed();
    let texts = |moves: &Vec<Option<Move>>| {
        let texts = moves.iter().map(|mv| mv.as_ref().map(ToString::to_string));
        is_sealed.then(|| Value::list(texts))
    };
    let standing = view.standing.as_ref().map(|standing| {
        let mut fact = vec![("seat", standing.seat.into())];
        fact.extend(answer(standing.answer, standing.call.to_string()));
        Value::Named(fact)
    });
    vec![
        ("barred", Value::list(view.barred.iter())),
        ("standing", standing.into()),
        ("locked", Value::list(view.locked.iter().copied())),
        ("answers", texts(&view.answers).into()),
        ("one_off", view.one_off.into()),
        ("best", best(view).into()),
        ("last", view.ended.as_ref().and_then(|ended| texts(&ended.answers)).into()),
    ]
}

/// The best answer of the last display that ended.
fn best(view: &View) -> Option<Value> {
    let display = &view.ended.as_ref()?.cards;
    let solution = solver::solved(display, view.options.joker_reading);
    let best = solution.best()?;
    let text = solution.expression_for(best.value)?.to_string();
    Some(Value::Named(answer(best, text)))
}

/// The fields of an answer and of its expression, for snapshots and events.
pub(super) fn answer(answer: super::Answer, text: String) -> Vec<(&'static str, Value)> {
    vec![
        ("value", answer.value.into()),
        ("cards", i32::from(answer.cards).into()),
        ("text", text.into()),
    ]
}
