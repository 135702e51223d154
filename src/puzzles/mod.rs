//! Puzzles: positions with one right answer, which is proved from what the seat can know.
//!
//! A puzzle holds for every distribution of the hidden cards that agrees with the view, or it compares exact chances or
//! counts, of which one is the best by a margin.

pub mod card_question;
pub mod entry;
pub mod glicko;
pub mod problem;
mod sum;

pub use sum::Sum;

use problem::Goal;

use crate::cards::rng::{Rng, Seed};
use crate::cards::set::CardSet;
use crate::engine::game::Game;
use crate::engine::knowledge::distinct::KnownHand;
use crate::engine::seat::Seat;
use crate::i18n::Text;

/// A kind of puzzle.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleKind {
    /// Its name in files.
    pub id: &'static str,
    /// What to find.
    pub question: Text,
    /// What one learns by it.
    pub trains: Text,
    /// In how many different ways to find it. The solution then lists that many of them, of which none is played but the
    /// last.
    pub ways: usize,
    /// Whether all cards are seen, and the others move, too.
    pub is_open: bool,
    /// Whether what was played in the round so far decides, so that it can be stepped through.
    pub is_from_round: bool,
    /// Whether the answer is one of a few cards ([`card_question`]), not a move.
    pub asks_card: bool,
}

impl PuzzleKind {
    /// A problem with open cards ([`problem`]).
    pub const fn problem(id: &'static str, question: Text, trains: Text) -> PuzzleKind {
        PuzzleKind { is_open: true, ..PuzzleKind::new(id, question, trains) }
    }

    /// A kind whose answer is found once.
    pub const fn new(id: &'static str, question: Text, trains: Text) -> PuzzleKind {
        PuzzleKind {
            id,
            question,
            trains,
            ways: 1,
            is_open: false,
            is_from_round: false,
            asks_card: false,
        }
    }

    /// A kind whose answer follows from the cards and the moves of the round so far.
    pub const fn from_round(id: &'static str, question: Text, trains: Text) -> PuzzleKind {
        PuzzleKind { is_from_round: true, ..PuzzleKind::new(id, question, trains) }
    }

    /// A kind whose answer is a card ([`card_question`]), and follows from the round so far.
    pub const fn card(id: &'static str, question: Text, trains: Text) -> PuzzleKind {
        PuzzleKind { asks_card: true, ..PuzzleKind::from_round(id, question, trains) }
    }
}

/// A puzzle that a position offers, with its proved solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proved<M> {
    /// The name of its kind.
    pub kind: &'static str,
    /// The moves of the seat, in order. Of each there may be several that are equally right.
    pub solution: Vec<Vec<M>>,
    /// What the others play after each of them. Empty if nobody else moves.
    pub replies: Vec<Vec<(Seat, M)>>,
}

impl<M> Proved<M> {
    /// A puzzle in which nobody else moves.
    pub fn new(kind: &'static str, solution: Vec<Vec<M>>) -> Proved<M> {
        Proved { kind, solution, replies: Vec::new() }
    }
}

impl<M: ToString> Proved<M> {
    /// The replies as text, as an [`entry::PuzzleEntry`] stores them: empty if nobody replies.
    pub fn replies_text(&self) -> Vec<Vec<(Seat, String)>> {
        if self.replies.iter().all(Vec::is_empty) {
            return Vec::new();
        }
        let texts = |moves: &Vec<(Seat, M)>| {
            moves.iter().map(|(seat, mv)| (*seat, mv.to_string())).collect()
        };
        self.replies.iter().map(texts).collect()
    }

    /// The solution as text, as an [`entry::PuzzleEntry`] stores it.
    pub fn solution_text(&self) -> Vec<Vec<String>> {
        let texts = |right: &Vec<M>| right.iter().map(ToString::to_string).collect();
        self.solution.iter().map(texts).collect()
    }
}

/// What a view tells of a hand.
pub type KnownHandOf<V> = fn(&V, Seat) -> Option<KnownHand>;

/// A position, and moves from it on.
pub type Line<G> = (G, Vec<(Seat, <G as Game>::Move)>);

/// Why an answer is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refutation<G: Game> {
    /// The reason in words, with numbers that are computed for it.
    pub words: String,
    /// A position that the seat cannot tell from the true one, and moves after the wrong one that show its fault.
    pub line: Option<Line<G>>,
}

impl<G: Game> Refutation<G> {
    /// A reason that needs no moves.
    pub fn in_words(words: String) -> Refutation<G> {
        Refutation { words, line: None }
    }
}

/// A game that makes puzzles.
pub trait Puzzles: Game {
    /// The kinds of puzzles, from the easiest to the hardest.
    const PUZZLES: &'static [PuzzleKind] = &[];

    /// The kinds of problems with open cards.
    const PROBLEMS: &'static [PuzzleKind] = &[];

    /// The name of their file in `public/assets/puzzles/`, under which a player's progress with them is stored, too.
    const PROBLEMS_FILE: &'static str = "";

    /// Whether `public/assets/puzzles/` has puzzles of this game, which `make puzzles` writes. Until then no page shows
    /// its kinds.
    const HAS_FILE: bool = true;

    /// The puzzles that a view offers to this seat, which is to move, each with its proof: this function finds no
    /// solution that it has not compared with all other moves.
    fn puzzles(_view: &Self::View, _seat: Seat) -> Vec<Proved<Self::Move>> {
        Vec::new()
    }

    /// What the view tells of the other player's hand, for kinds that ask for a card. `None` without such kinds. The
    /// function returns `None` for other numbers of players.
    const KNOWN_HAND: Option<KnownHandOf<Self::View>> = None;

    /// Cards that the other player shows to lack at this moment: too easy to ask for.
    fn lacked_last(_view: &Self::View) -> CardSet {
        CardSet::EMPTY
    }

    /// The problems with open cards that a position is to this seat, which is to move.
    fn problems(_position: &Self, _seat: Seat) -> Vec<Proved<Self::Move>> {
        Vec::new()
    }

    /// What a problem of this kind asks of a seat from a position on. `None` for other kinds.
    fn goal(_start: &Self, _kind: &str) -> Option<Goal<Self>> {
        None
    }

    /// Whether an answer keeps to what this kind asks for beside its result, such as to use every card.
    fn fits(_view: &Self::View, _kind: &str, _answer: &Self::Move) -> bool {
        true
    }

    /// The number of results from which a person has to choose, for kinds that bots do not know.
    fn results(_view: &Self::View, _kind: &str) -> Option<usize> {
        None
    }

    /// Whether two right answers are the same way, for kinds that ask for several.
    fn is_same_way(_view: &Self::View, one: &Self::Move, other: &Self::Move) -> bool {
        one == other
    }

    /// Why this move of the seat, which is legal, answers a puzzle of this kind wrong. `None` if there is nothing to
    /// say.
    fn refute(
        _view: &Self::View,
        _seat: Seat,
        _kind: &str,
        _wrong: &Self::Move,
    ) -> Option<Refutation<Self>> {
        None
    }

    /// The operations of a written answer, each once: those that a person may be slow at.
    fn operations(_answer: &Self::Move) -> Vec<String> {
        Vec::new()
    }

    /// A sum of cards to make, from this many of them. `None` if the game has no such sums.
    fn sum(_cards: usize, _rng: &mut Rng) -> Option<Sum> {
        None
    }
}

/// A position that the viewer cannot tell from the true one, and in which this function finds moves. Tries some hundred
/// positions; `None` if all are in vain.
pub fn imagined<G: Game, T>(
    view: &G::View,
    mut find: impl FnMut(&G) -> Option<T>,
) -> Option<(G, T)> {
    const TRIES: usize = 300;
    let mut rng = Rng::new(Seed::from_number(0), 0);
    (0..TRIES).find_map(|_| {
        let position = G::determinize(view, &mut rng);
        let found = find(&position)?;
        Some((position, found))
    })
}

/// The move with the highest worth, if it is better than every other one by at least this margin.
pub fn clear_best<M>(worths: impl IntoIterator<Item = (M, f64)>, margin: f64) -> Option<M> {
    let (mut best, mut second): (Option<(M, f64)>, Option<f64>) = (None, None);
    for (mv, worth) in worths {
        let most = best.as_ref().map(|(_, most)| *most);
        if most.is_some_and(|most| worth <= most) {
            second = Some(second.map_or(worth, |second| second.max(worth)));
        } else {
            (best, second) = (Some((mv, worth)), most);
        }
    }
    let ((best, worth), second) = best.zip(second)?;
    (worth - second >= margin).then_some(best)
}

/// The only item. `None` if there are none or several.
pub fn only<T>(items: impl IntoIterator<Item = T>) -> Option<T> {
    let mut items = items.into_iter();
    items.next().filter(|_| items.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_move_is_clear_if_no_other_is_near() {
        assert_eq!(clear_best([("a", 1.0), ("b", 4.0), ("c", 2.0)], 2.0), Some("b"));
        assert_eq!(clear_best([("a", 3.5), ("b", 4.0)], 1.0), None);
        assert_eq!(clear_best([("a", 4.0)], 1.0), None);
    }

    #[test]
    fn only_a_single_item_is_the_only_one() {
        assert_eq!((only([1]), only([1, 2]), only::<i32>([])), (Some(1), None, None));
    }
}
