//! Two matches of the same deal, compared move by move from one seat.

use crate::engine::record::{Step, step_of};
use crate::engine::seat::Seat;
use crate::games::AnyMatch;

use super::replay::Replay;
use super::seen_deals::mark;

/// A move of the seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ComparedMove {
    /// The move in words.
    pub label: String,
    /// The points of the seat after it.
    pub points: i32,
}

/// The moves of the seat in both matches: the first of one beside the first of the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comparison {
    /// The rows. A match that had fewer moves has none in the last rows.
    pub rows: Vec<[Option<ComparedMove>; 2]>,
    /// The first row in which the moves differ; the number of rows if none does.
    pub differs: usize,
}

/// Compares two matches. `None` if they are not matches of the same deal.
pub fn compare(one: &dyn AnyMatch, other: &dyn AnyMatch, seat: Seat) -> Option<Comparison> {
    let (first, second) = (one.record(), other.record());
    if mark(&first)? != mark(&second)? {
        return None;
    }
    let mut moves = [moves(&first, seat)?.into_iter(), moves(&second, seat)?.into_iter()];
    let next =
        || Some(moves.each_mut().map(Iterator::next)).filter(|row| row.iter().any(Option::is_some));
    let rows: Vec<[Option<ComparedMove>; 2]> = std::iter::from_fn(next).collect();
    let is_different = |[one, other]: &[Option<ComparedMove>; 2]| {
        one.as_ref().map(|it| &it.label) != other.as_ref().map(|it| &it.label)
    };
    let differs = rows.iter().position(is_different).unwrap_or(rows.len());
    Some(Comparison { rows, differs })
}

/// All moves of a seat.
fn moves(record: &str, seat: Seat) -> Option<Vec<ComparedMove>> {
    let replay = Replay::of(record).ok()?;
    let mut game = replay.start().ok()?;
    let mut moves = Vec::new();
    for step in 0..replay.steps() {
        let words = replay.step(step).and_then(|text| label(&*game, seat, text));
        replay.put(&mut game, step + 1);
        let points = game.snapshot(None).scores[usize::from(seat.0)];
        moves.extend(words.map(|label| ComparedMove { label, points }));
    }
    Some(moves)
}

/// The move of a step in words, if it is one of this seat.
fn label(game: &dyn AnyMatch, seat: Seat, step: &str) -> Option<String> {
    match step_of(step) {
        Ok(Step::Play(mover, text)) if mover == seat => Some(game.label(seat, text)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::rng::Seed;
    use crate::games::{self, ConfigText};

    fn begun(seed: u64) -> Box<dyn AnyMatch> {
        let seed = Seed::from_number(seed);
        let setup = ConfigText {
            seats: 2,
            options: Vec::new(),
            dealer: Seat(1),
            order: seed.into(),
            deck: None,
        };
        let start = |game: Box<dyn games::AnyGame>| game.start(setup.clone()).expect("it starts");
        // The game whose moves the tests know.
        let mut started = games::all().into_iter().map(start);
        started.find(|game| game.legal(Seat(0)) == ["take stock"]).expect("such a game")
    }

    /// Each seat draws from the stock, and discards its first or its last card.
    fn play(game: &mut dyn AnyMatch, turns: usize, last: bool) {
        for turn in 0..turns {
            let seat = Seat((turn % 2) as u8);
            game.play(seat, "take stock").expect("it is legal");
            let legal = game.legal(seat);
            let mv = if last && turn == 2 { legal.last() } else { legal.first() };
            game.play(seat, &mv.expect("a move").clone()).expect("it is legal");
        }
    }

    #[test]
    fn equal_matches_differ_nowhere() {
        let mut game = begun(3);
        play(&mut *game, 4, false);
        let found = compare(&*game, &*game, Seat(0)).expect("the same deal");
        assert_eq!((found.rows.len(), found.differs), (4, 4));
        assert!(found.rows.iter().all(|[one, other]| one == other && one.is_some()));
    }

    #[test]
    fn the_first_difference_is_found_and_the_longer_match_goes_on() {
        let (mut one, mut other) = (begun(3), begun(3));
        play(&mut *one, 4, false);
        play(&mut *other, 6, true);
        let found = compare(&*one, &*other, Seat(0)).expect("the same deal");
        assert_eq!((found.rows.len(), found.differs), (6, 3));
        assert!(found.rows[5][0].is_none() && found.rows[5][1].is_some());
    }

    #[test]
    fn other_deals_are_not_compared() {
        assert_eq!(compare(&*begun(3), &*begun(4), Seat(0)), None);
    }
}
