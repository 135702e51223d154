//! The view: everything that one seat may know.

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::cards::pile::Pile;
use crate::engine::game::{OVER, ROUND_OVER, Snapshot, Turn};
use crate::engine::place::Place;
use crate::engine::seat::{BySeat, Seat};
use crate::engine::value::Value;

use super::moves::Move;
use super::position::OneUp;
use super::public::{BONUS, DISPLAY, Public, pile_of, won_by};
use super::solver;

/// Everything that one seat may know of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The seat whose view it is; `None` for the whole position.
    pub viewer: Option<Seat>,
    /// What everybody knows.
    pub public: Public,
    /// The cards that each seat has still to turn, the next card first. Nobody knows these cards.
    pub piles: Vec<Vec<Option<Card>>>,
    /// With sealed answers, the locked-in answers; the hidden ones are `None`. In a race, the last word of each seat.
    pub answers: BySeat<Option<Move>>,
}

impl View {
    /// Number of seats.
    pub fn seats(&self) -> u8 {
        self.public.seats
    }

    /// The position as far as it is known. Unknown piles are empty, and unknown answers are `None`.
    pub(super) fn known(&self) -> OneUp {
        let mut piles = BySeat::default();
        for (seat, pile) in self.public.all().zip(&self.piles) {
            piles[seat] = Pile::from_top_first(pile.iter().copied().flatten());
        }
        OneUp { public: self.public.clone(), piles, answers: self.answers.clone() }
    }
}

impl OneUp {
    pub(super) fn seen_by(&self, viewer: Option<Seat>) -> View {
        let hidden = |card| viewer.is_none().then_some(card);
        let piles = self.public.all().map(|seat| self.piles[seat].from_top().map(hidden).collect());
        let is_open = !self.public.options.is_sealed() || viewer.is_none();
        let mut answers = self.answers.clone();
        for seat in self.public.all().filter(|&seat| !is_open && viewer != Some(seat)) {
            answers[seat] = None;
        }
        View { viewer, public: self.public.clone(), piles: piles.collect(), answers }
    }
}

/// The view in the format that all games share.
pub(super) fn snapshot(view: &View) -> Snapshot {
    let public = &view.public;
    let open = |cards: &[Card]| cards.iter().copied().map(Some).collect();
    let mut piles: Vec<(Place, Vec<Option<Card>>)> =
        vec![(DISPLAY, open(&public.display)), (BONUS, open(&public.bonus))];
    for (seat, pile) in public.all().zip(&view.piles) {
        piles.push((pile_of(seat), pile.clone()));
        piles.push((won_by(seat), open(&public.won[seat])));
    }
    Snapshot {
        round: public.round,
        dealer: public.dealer,
        phase: match public.turn() {
            Turn::Over(_) => OVER,
            Turn::RoundOver => ROUND_OVER,
            Turn::ToMove(_) => "calls",
        },
        scores: public.totals.of(public.seats).to_vec(),
        piles,
        info: info(view),
    }
}

fn info(view: &View) -> Vec<(&'static str, Value)> {
    let (public, window) = (&view.public, &view.public.window);
    let is_sealed = public.options.is_sealed();
    let texts = |moves: &BySeat<Option<Move>>| {
        let moves = moves.of(public.seats).iter();
        let texts = moves.map(|mv| mv.as_ref().map(ToString::to_string));
        is_sealed.then(|| Value::list(texts))
    };
    let standing = window.standing.as_ref().map(|standing| {
        let mut fact = vec![("seat", standing.seat.into())];
        fact.extend(standing.answer.fields(standing.call.to_string()));
        Value::Named(fact)
    });
    vec![
        ("barred", Value::list(window.barred.iter())),
        ("standing", standing.into()),
        ("locked", Value::list(window.locked.iter().copied())),
        ("answers", texts(&view.answers).into()),
        ("one_off", window.one_off.into()),
        ("best", best(view).into()),
        ("last", public.ended.as_ref().and_then(|ended| texts(&ended.answers)).into()),
    ]
}

/// The best answer of the last display that ended.
fn best(view: &View) -> Option<Value> {
    let display = &view.public.ended.as_ref()?.display;
    let solution = solver::solved(display, view.public.options.joker_reading);
    let best = solution.best()?;
    let text = solution.expression_for(best.value)?.to_string();
    Some(Value::Named(best.fields(text)))
}
