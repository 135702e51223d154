//! The text form of a review, so that it goes on after a reload. It can be computed again, so a line that cannot be
//! read is left out.
//!
//! ```text
//! review-1 500000
//! 12 0 1|482100 0 1200 0a1b take stock|419000 11000 1200 - take discard
//! ```
//!
//! The first line has a player's chance before the deal. The others hold the step, the seat and the index of the played
//! move, and then for each move its chance, error, number of playouts, serialized reason and text. An outlook follows the
//! reason: `0a1b/12/-3`. Chances are in millionths: the page has no other use for the code that prints and parses
//! fractions, which is large.

use std::fmt::Write as _;

use crate::bots::protocol::ReviewedMove;
use crate::bots::review::{DecisionReview, MoveValue, Outlook};
use crate::cards::small_sort::sort_by_key;
use crate::engine::seat::Seat;

use super::{MatchReview, ReviewedStep};

const FORM: &str = "review-1";
/// Moves that are kept of a decision, the best ones.
const KEPT: usize = 6;

/// The text form of the decisions that are known.
pub fn to_text(review: &MatchReview) -> String {
    let mut text = format!("{FORM} {}\n", millionths(review.start));
    for ReviewedStep { step, seat, decision } in &review.steps {
        let played = decision.played as usize;
        let kept = (0..decision.moves.len()).filter(|at| *at < KEPT || *at == played);
        // Writing into a string cannot fail.
        let _ = write!(text, "{step} {seat} {}", played.min(KEPT));
        for value in kept.map(|at| &decision.moves[at]) {
            let mut reason = value.mv.reason.as_deref().map_or_else(|| "-".into(), hex);
            if let Some(Outlook { own, others }) = value.mv.outlook {
                let _ = write!(reason, "/{own}/{others}");
            }
            let (chance, error) = (millionths(value.chance), millionths(value.error));
            let _ = write!(text, "|{chance} {error} {} {reason} {}", value.playouts, value.mv.mv);
        }
        text.push('\n');
    }
    text
}

/// Adds the decisions of a text form to a review. Returns false if the text is no review.
pub fn parse(text: &str, review: &mut MatchReview) -> bool {
    let mut lines = text.lines();
    let start = lines.next().and_then(|line| from_millionths(line.strip_prefix(FORM)?.trim()));
    let Some(start) = start else { return false };
    review.start = start;
    review.steps = lines.filter_map(step).collect();
    sort_by_key(&mut review.steps, |step| step.step);
    true
}

fn millionths(chance: f64) -> u32 {
    (chance * 1e6).round() as u32
}

fn from_millionths(text: &str) -> Option<f64> {
    let number: u32 = text.parse().ok()?;
    Some(f64::from(number) / 1e6)
}

fn step(line: &str) -> Option<ReviewedStep> {
    let mut fields = line.split('|');
    let mut head = fields.next()?.split(' ');
    let (step, seat, played) = (head.next()?, head.next()?, head.next()?);
    let moves: Vec<_> = fields.map(value).collect::<Option<_>>()?;
    let played: u32 = played.parse().ok()?;
    if played as usize >= moves.len() {
        return None;
    }
    let decision = DecisionReview { moves, played };
    Some(ReviewedStep { step: step.parse().ok()?, seat: Seat(seat.parse().ok()?), decision })
}

fn value(text: &str) -> Option<MoveValue<ReviewedMove>> {
    let mut fields = text.splitn(5, ' ');
    let (chance, error) = (from_millionths(fields.next()?)?, from_millionths(fields.next()?)?);
    let playouts = fields.next()?.parse().ok()?;
    let mut why = fields.next()?.split('/');
    let reason = match why.next()? {
        "-" => None,
        reason => Some(bytes(reason)?),
    };
    let mut points = || why.next()?.parse().ok();
    let outlook = points().zip(points()).map(|(own, others)| Outlook { own, others });
    let mv = ReviewedMove { mv: fields.next()?.to_owned(), reason, outlook };
    Some(MoveValue { mv, chance, error, playouts })
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn bytes(hex: &str) -> Option<Vec<u8>> {
    let pair = |at: usize| u8::from_str_radix(hex.get(at..at + 2)?, 16).ok();
    (0..hex.len()).step_by(2).map(pair).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(mv: &str, chance: f64, reason: Option<Vec<u8>>) -> MoveValue<ReviewedMove> {
        let outlook = (chance < 0.4).then_some(Outlook { own: -12, others: 40 });
        let mv = ReviewedMove { mv: mv.into(), reason, outlook };
        MoveValue { mv, chance, error: 0.25, playouts: 100 }
    }

    fn review() -> MatchReview {
        let moves = vec![
            value("take stock", 0.5, Some(vec![0, 255])),
            value("call 7 * (K + 1)", 0.25, None),
        ];
        let decision = DecisionReview { moves, played: 1 };
        let steps = vec![ReviewedStep { step: 12, seat: Seat(1), decision }];
        MatchReview { start: 0.5, results: vec![0.0, 1.0], steps }
    }

    #[test]
    fn a_review_survives_its_text_form() {
        let mut read = MatchReview { steps: Vec::new(), start: 0.0, ..review() };
        assert!(parse(&to_text(&review()), &mut read));
        assert_eq!(read, review());
    }

    #[test]
    fn the_best_moves_and_the_played_one_are_kept() {
        let mut many = review();
        let moves = (0..20).map(|at| value(&format!("move {at}"), 0.5, None)).collect();
        many.steps[0].decision = DecisionReview { moves, played: 15 };
        let mut read = review();
        assert!(parse(&to_text(&many), &mut read));
        let decision = &read.steps[0].decision;
        assert_eq!((decision.moves.len(), decision.played().mv.mv.as_str()), (7, "move 15"));
    }

    #[test]
    fn lines_that_cannot_be_read_are_left_out() {
        let mut read = review();
        assert!(parse(
            "review-1 500000\n1 0 0|5 1 10 - a\n2 0 5|5 1 10 - a\n3 0 0|x\n4 0 0|5 1 10 0g a\nnonsense\n",
            &mut read
        ));
        assert_eq!(read.steps.len(), 1);
        for text in ["", "review-2 500000", "review-1", "review-1 half"] {
            assert!(!parse(text, &mut read), "{text}");
        }
    }
}
