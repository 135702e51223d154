//! Answers to puzzles, without the type of the game.

use crate::engine::seat::Seat;
use crate::engine::session::Session;
use crate::games::Playable;
use crate::puzzles::Refutation;

use super::AnyMatch;

/// Why an answer is wrong ([`Refutation`]).
pub struct AnyRefutation {
    /// The reason in words.
    pub words: String,
    /// A position that the seat cannot tell from the true one. It is there to be shown: it has the record of the true
    /// match.
    pub position: Option<Box<dyn AnyMatch>>,
    /// Moves in it after the wrong one, which show its fault.
    pub moves: Vec<(Seat, String)>,
}

pub(super) fn is_same_way<G: Playable>(
    session: &Session<G>,
    seat: Seat,
    one: &str,
    other: &str,
) -> bool {
    both::<G>(one, other)
        .is_some_and(|(one, other)| G::is_same_way(&session.game().view(Some(seat)), &one, &other))
}

pub(super) fn is_same_answer<G: Playable>(
    session: &Session<G>,
    seat: Seat,
    one: &str,
    other: &str,
) -> bool {
    both::<G>(one, other).is_some_and(|(one, other)| {
        G::is_same_answer(&session.game().view(Some(seat)), &one, &other)
    })
}

fn both<G: Playable>(one: &str, other: &str) -> Option<(G::Move, G::Move)> {
    one.parse().ok().zip(other.parse().ok())
}

pub(super) fn refute<G: Playable>(
    session: &Session<G>,
    seat: Seat,
    kind: &str,
    wrong: &str,
) -> Option<AnyRefutation> {
    let view = session.game().view(Some(seat));
    let Refutation { words, line } = G::refute(&view, seat, kind, &wrong.parse().ok()?)?;
    let (position, moves) = line.unzip();
    let position = position.map(|game| Box::new(session.imagining(game)) as Box<dyn AnyMatch>);
    let as_text = |(seat, mv): (Seat, G::Move)| (seat, mv.to_string());
    let moves = moves.into_iter().flatten().map(as_text).collect();
    Some(AnyRefutation { words, position, moves })
}
