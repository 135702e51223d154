//! Answers to puzzles, without the type of the game.

use crate::cards::Card;
use crate::cards::rng::Rng;
use crate::engine::seat::Seat;
use crate::engine::session::Session;
use crate::puzzles::{Refutation, Sum};

use super::{AnyMatch, GameType, Playable};

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

/// The puzzles of a game of the registry. A match of another game has no answers.
pub trait AnyPuzzles: Send + Sync {
    /// The operations of a written answer ([`crate::puzzles::Puzzles::operations`]).
    fn operations(&self, answer: &str) -> Vec<String>;

    /// A sum of this many cards ([`crate::puzzles::Puzzles::sum`]).
    fn sum(&self, cards: usize, rng: &mut Rng) -> Option<Sum>;

    /// Whether two right answers of this seat are the same way ([`crate::puzzles::Puzzles::is_same_way`]).
    fn is_same_way(&self, game: &dyn AnyMatch, seat: Seat, one: &str, other: &str) -> bool;

    /// Whether an answer keeps to what this kind asks for ([`crate::puzzles::Puzzles::fits`]).
    fn fits(&self, game: &dyn AnyMatch, seat: Seat, kind: &str, answer: &str) -> bool;

    /// Whether the other of two players cannot hold this card, which is unseen, as far as this seat can know.
    fn is_ruled_out(&self, game: &dyn AnyMatch, seat: Seat, card: Card) -> bool;

    /// Why a move is the wrong answer to a puzzle of this kind. `None` if there is nothing to say, or it is no move.
    /// Answers to problems with open cards are refuted by a worker.
    fn refute(
        &self,
        game: &dyn AnyMatch,
        seat: Seat,
        kind: &str,
        wrong: &str,
    ) -> Option<AnyRefutation>;
}

impl<G: Playable> AnyPuzzles for GameType<G> {
    fn operations(&self, answer: &str) -> Vec<String> {
        answer.parse().map_or_else(|_| Vec::new(), |mv| G::operations(&mv))
    }

    fn sum(&self, cards: usize, rng: &mut Rng) -> Option<Sum> {
        G::sum(cards, rng)
    }

    fn is_same_way(&self, game: &dyn AnyMatch, seat: Seat, one: &str, other: &str) -> bool {
        let session = game.as_any().downcast_ref::<Session<G>>();
        session.zip(both::<G>(one, other)).is_some_and(|(session, (one, other))| {
            G::is_same_way(&session.game().view(Some(seat)), &one, &other)
        })
    }

    fn fits(&self, game: &dyn AnyMatch, seat: Seat, kind: &str, answer: &str) -> bool {
        let session = game.as_any().downcast_ref::<Session<G>>();
        session.zip(answer.parse().ok()).is_some_and(|(session, answer)| {
            G::fits(&session.game().view(Some(seat)), kind, &answer)
        })
    }

    fn is_ruled_out(&self, game: &dyn AnyMatch, seat: Seat, card: Card) -> bool {
        let Some(known_hand) = G::KNOWN_HAND else { return false };
        let session = game.as_any().downcast_ref::<Session<G>>();
        session
            .and_then(|session| known_hand(&session.game().view(Some(seat)), seat.left(2)))
            .is_some_and(|known| known.impossible().contains(card))
    }

    fn refute(
        &self,
        game: &dyn AnyMatch,
        seat: Seat,
        kind: &str,
        wrong: &str,
    ) -> Option<AnyRefutation> {
        let session = game.as_any().downcast_ref::<Session<G>>()?;
        let wrong = wrong.parse().ok()?;
        let Refutation { words, line } =
            G::refute(&session.game().view(Some(seat)), seat, kind, &wrong)?;
        let (position, moves) = line.unzip();
        let position = position.map(|game| Box::new(session.imagining(game)) as Box<dyn AnyMatch>);
        let as_text = |(seat, mv): (Seat, G::Move)| (seat, mv.to_string());
        let moves = moves.into_iter().flatten().map(as_text).collect();
        Some(AnyRefutation { words, position, moves })
    }
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
