//! Problems with open cards: reach a goal within some turns, whatever the others do. Every hand and the order of the stock
//! are seen, so a proof exhausts the tree of moves, as for a mate in chess.

use crate::engine::event::NoEvents;
use crate::engine::game::{Game, Turn};
use crate::engine::seat::Seat;

use super::Proved;

/// Positions that are searched for one question. A question that needs more has no answer.
const MOST_POSITIONS: u32 = 16_000;
/// Of the moves of a turn at most one in so many is right. Otherwise one can guess.
const ONE_OF: usize = 3;

/// Whether a seat has reached a goal. `None` as long as that is open.
pub type Reached<G> = dyn Fn(&G, Seat) -> Option<bool>;

/// What a problem asks of a seat.
pub struct Goal<G> {
    /// Whether the seat has reached the goal.
    pub reached: Box<Reached<G>>,
    /// Whether the seat, which is to move, might reach the goal within so many turns, the present one included. A quick
    /// look that spares most of the search; it must not miss a way.
    pub might_reach: fn(&G, Seat, u8) -> bool,
    /// Whether a turn of the only seat begins. Of several seats it ends when another is to move.
    pub begins_turn: fn(&G) -> bool,
    /// The fewest and the most turns that a problem takes. With fewer there is nothing to think about.
    pub turns: (u8, u8),
}

impl<G> Goal<G> {
    /// A goal that takes two or three turns, and whose ways are found by searching only.
    pub fn new(reached: impl Fn(&G, Seat) -> Option<bool> + 'static) -> Goal<G> {
        let reached = Box::new(reached);
        Goal { reached, might_reach: |_, _, _| true, begins_turn: |_| false, turns: (2, 3) }
    }
}

/// A search for a way to a goal.
struct Search<'a, G> {
    seat: Seat,
    goal: &'a Goal<G>,
    left: u32,
}

/// A position after a move, and the turns of the seat that are left.
type After<G> = (<G as Game>::Move, G, u8);

impl<'a, G: Game> Search<'a, G> {
    /// A search for this seat.
    fn new(seat: Seat, goal: &'a Goal<G>) -> Search<'a, G> {
        Search { seat, goal, left: MOST_POSITIONS }
    }

    /// Whether the seat reaches the goal within its next `turns`, the present one included, whatever the others do.
    /// `None` if that would take too long to find out.
    fn reaches(&mut self, position: &G, turns: u8) -> Option<bool> {
        if let Some(is_reached) = (self.goal.reached)(position, self.seat) {
            return Some(is_reached);
        }
        let Some(mover) = mover(position) else { return Some(false) };
        let is_own = mover == self.seat;
        if is_own && (turns == 0 || !(self.goal.might_reach)(position, self.seat, turns)) {
            return Some(false);
        }
        let mut is_certain = true;
        for (_, after, left) in self.after_each(position, mover, turns) {
            self.left = self.left.checked_sub(1)?;
            match self.reaches(&after, left) {
                Some(reaches) if reaches == is_own => return Some(is_own),
                Some(_) => {}
                None => is_certain = false,
            }
        }
        is_certain.then_some(!is_own)
    }

    /// The fewest turns within which the seat reaches the goal. `None` if it does not within `most`, or that would take
    /// too long to find out.
    fn turns(&mut self, position: &G, most: u8) -> Option<u8> {
        for turns in 0..=most {
            if self.reaches(position, turns)? {
                return Some(turns);
            }
        }
        None
    }

    /// Each legal move of a seat, and what follows from it.
    fn after_each(&self, position: &G, mover: Seat, turns: u8) -> Vec<After<G>> {
        let mut moves = Vec::new();
        position.legal_moves(mover, &mut moves);
        moves.into_iter().map(|mv| self.after(position, mover, mv, turns)).collect()
    }

    /// What follows from a move of a seat.
    fn after(&self, position: &G, mover: Seat, mv: G::Move, turns: u8) -> After<G> {
        let mut after = position.clone();
        after.apply(mover, &mv, &mut NoEvents);
        let goes_on = after.turn().is_of(self.seat) && !(self.goal.begins_turn)(&after);
        let ends = mover == self.seat && !goes_on;
        (mv, after, turns - u8::from(ends))
    }

    /// The longest defence of the others until the seat moves again, or the goal is reached.
    ///
    /// A position in which the goal can be missed gives the moves that make it miss.
    fn defence(&mut self, mut position: G, turns: u8) -> (G, Vec<(Seat, G::Move)>) {
        let mut moves = Vec::new();
        while (self.goal.reached)(&position, self.seat).is_none()
            && let Some(mover) = mover(&position).filter(|mover| *mover != self.seat)
        {
            let answers = self.after_each(&position, mover, turns);
            let rank = |after: &G, search: &mut Self| {
                search.left = MOST_POSITIONS;
                search.turns(after, turns).unwrap_or(u8::MAX)
            };
            let ranked = answers.into_iter().map(|(mv, after, _)| (rank(&after, self), mv, after));
            // The first of several that are equally long.
            let longest = ranked.reduce(|one, other| if other.0 > one.0 { other } else { one });
            let Some((_, mv, after)) = longest else { break };
            moves.push((mover, mv));
            position = after;
        }
        (position, moves)
    }
}

fn mover<G: Game>(position: &G) -> Option<Seat> {
    match position.turn() {
        Turn::ToMove(seats) => seats.first(),
        Turn::RoundOver | Turn::Over(_) => None,
    }
}

/// The solution of a problem from a position on: the right moves in order, and what the others play after each.
type Way<M> = (Vec<Vec<M>>, Vec<Vec<(Seat, M)>>);

/// The problem that a position is for a seat, which is to move: the goal takes some turns, and in each of them few moves
/// reach it in time. Where several do, they lead to the same moves.
pub fn find<G: Game>(
    position: &G,
    seat: Seat,
    kind: &'static str,
    goal: &Goal<G>,
) -> Option<Proved<G::Move>> {
    let mut search = Search::new(seat, goal);
    let (least, most) = goal.turns;
    let turns = search.turns(position, most).filter(|turns| *turns >= least)?;
    let (solution, replies) = search.way(position, turns, 1)?;
    Some(Proved { kind, solution, replies })
}

impl<G: Game> Search<'_, G> {
    /// The only way to the goal. `None` if several moves lead to different ones, or one could guess. `guess` is the chance
    /// to find the right moves of this turn so far by guessing: one in so many.
    fn way(&mut self, position: &G, turns: u8, guess: usize) -> Option<Way<G::Move>> {
        self.left = MOST_POSITIONS;
        let all = self.after_each(position, self.seat, turns);
        let count = all.len();
        let mut right = Vec::new();
        for after in all {
            if self.reaches(&after.1, after.2)? {
                right.push(after);
            }
        }
        let guess = guess * count / right.len().max(1);
        let mut rest: Option<Way<G::Move>> = None;
        for (_, after, left) in &right {
            let ends = *left < turns;
            // The move that reaches the goal may be an obvious one.
            let is_last = (self.goal.reached)(after, self.seat) == Some(true);
            if ends && guess < ONE_OF && !is_last {
                return None;
            }
            let (after, replies) = self.defence(after.clone(), *left);
            let (moves, mut answers) = match (self.goal.reached)(&after, self.seat) {
                Some(true) => Way::default(),
                _ => self.way(&after, *left, if ends { 1 } else { guess })?,
            };
            answers.insert(0, replies);
            let this = (moves, answers);
            if rest.as_ref().is_some_and(|rest| *rest != this) {
                return None;
            }
            rest = Some(this);
        }
        let (mut moves, answers) = rest?;
        moves.insert(0, right.into_iter().map(|(mv, ..)| mv).collect());
        Some((moves, answers))
    }
}

/// What the others play after a wrong move, so that the goal is missed or takes longer. `None` if there is no goal.
pub fn refute<G: Game>(
    position: &G,
    seat: Seat,
    goal: &Goal<G>,
    wrong: &G::Move,
) -> Option<Vec<(Seat, G::Move)>> {
    let mut search = Search::new(seat, goal);
    let turns = search.turns(position, goal.turns.1)?;
    let (_, after, left) = search.after(position, seat, wrong.clone(), turns);
    Some(search.defence(after, left).1)
}

/// The chances of players who look ahead no turn, one, two or three to find the solution: a player sees what follows within
/// so many turns, and guesses before.
pub fn chances<G: Game>(position: &G, seat: Seat, problem: &Proved<G::Move>) -> [f64; 4] {
    let mut position = position.clone();
    let mut turns_left = problem.replies.iter().filter(|replies| !replies.is_empty()).count();
    let mut chances = [1.0; 4];
    let steps = problem.solution.iter().zip(&problem.replies);
    for (right, replies) in steps {
        let mut moves = Vec::new();
        position.legal_moves(seat, &mut moves);
        let guess = right.len() as f64 / moves.len().max(1) as f64;
        for (ahead, chance) in chances.iter_mut().enumerate() {
            if turns_left >= ahead {
                *chance *= guess;
            }
        }
        turns_left -= usize::from(!replies.is_empty());
        let own = right.first().map(|mv| (seat, mv.clone()));
        for (mover, mv) in own.into_iter().chain(replies.iter().cloned()) {
            position.apply(mover, &mv, &mut NoEvents);
        }
    }
    chances
}
