//! A review as other programs get it.

use std::fmt;

use serde::Serialize;

use crate::cards::small_sort::sort_by;
use crate::engine::record::ParseRecordError;
use crate::engine::seat::Seat;
use crate::games::AnyMatch;

use super::{MatchReview, ReviewedStep, review_match};

/// The review of one seat. Chances are from 0 to 1. `start + luck + skill = result`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The seat.
    pub seat: u8,
    /// The fair share before the deal.
    pub start: f64,
    /// What cards and other players changed.
    pub luck: f64,
    /// What the decisions lost, at most 0.
    pub skill: f64,
    /// The share in the win.
    pub result: f64,
    /// The decisions with a choice, in order.
    pub decisions: Vec<StepReport>,
}

/// The review of one decision.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct StepReport {
    /// Number of steps before it.
    pub step: usize,
    /// The played move.
    pub played: String,
    /// The best move; the played one if no other is certainly better.
    pub best: String,
    /// The chance to win that the played move lost.
    pub loss: f64,
    /// Standard error of the loss.
    pub error: f64,
    /// All compared moves, from the best to the worst.
    pub moves: Vec<MoveReport>,
}

/// The value of one move.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MoveReport {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// The chance to win the match after it.
    pub chance: f64,
    /// Standard error of the difference to the best move.
    pub error: f64,
    /// Number of matches that were played out; 0 if the value is exact.
    pub playouts: u32,
    /// The reason for the move in words, if the game can give one.
    pub why: Option<String>,
}

impl Report {
    /// The review of this seat. `game` is the match, whose game puts reasons into words.
    pub fn of(review: &MatchReview, seat: Seat, game: &dyn AnyMatch) -> Report {
        let account = review.account(seat);
        Report {
            seat: seat.0,
            start: account.start,
            luck: account.total_luck(),
            skill: account.total_skill(),
            result: account.result,
            decisions: review.of_seat(seat).map(|step| StepReport::of(step, game)).collect(),
        }
    }
}

impl StepReport {
    fn of(step: &ReviewedStep, game: &dyn AnyMatch) -> StepReport {
        let decision = &step.decision;
        let moves = decision.moves.iter().map(|value| MoveReport {
            mv: value.mv.mv.clone(),
            chance: value.chance,
            error: value.error,
            playouts: value.playouts,
            why: value.mv.reason.as_ref().and_then(|reason| game.explain(reason)),
        });
        StepReport {
            step: step.step,
            played: decision.played().mv.mv.clone(),
            best: decision.best().mv.mv.clone(),
            loss: decision.loss(),
            error: decision.played().error,
            moves: moves.collect(),
        }
    }
}

/// Reviews a match with this number of playouts or the usual one, for one seat or for all.
///
/// # Errors
/// If the match is not over.
pub fn reports(
    game: &dyn AnyMatch,
    only: Option<Seat>,
    playouts: Option<u32>,
) -> Result<Vec<Report>, ParseRecordError> {
    let wants = |seat: Seat| only.is_none_or(|only| only == seat);
    let review = review_match(&game.record(), wants, playouts)?;
    let seats = Seat::all(game.seats()).filter(|seat| wants(*seat));
    Ok(seats.map(|seat| Report::of(&review, seat, game)).collect())
}

/// Mistakes that the text shows.
const SHOWN: usize = 10;

impl fmt::Display for Report {
    /// The account, and the decisions that lost most, in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { seat, start, luck, skill, result, decisions } = self;
        writeln!(
            f,
            "seat {seat}: start {}, luck {}, skill {}, result {}; {} decisions",
            Percent(*start),
            Percent(*luck),
            Percent(*skill),
            Percent(*result),
            decisions.len(),
        )?;
        let mut mistakes: Vec<&StepReport> =
            decisions.iter().filter(|decision| decision.loss > 0.0).collect();
        sort_by(&mut mistakes, |a, b| b.loss.total_cmp(&a.loss));
        mistakes.into_iter().take(SHOWN).try_for_each(|mistake| mistake.fmt(f))
    }
}

impl fmt::Display for StepReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let StepReport { step, played, best, loss, error, moves } = self;
        let why = |mv: &str| {
            let found = moves.iter().find(|it| it.mv == mv);
            found.and_then(|it| it.why.as_deref()).unwrap_or_default()
        };
        let (loss, error) = (Percent(*loss), Percent(*error));
        writeln!(f, "  step {step}: `{played}` lost {loss} ± {error}. {}", why(played))?;
        writeln!(f, "    better: `{best}`. {}", why(best))
    }
}

struct Percent(f64);

impl fmt::Display for Percent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.1} %", 100.0 * self.0)
    }
}
