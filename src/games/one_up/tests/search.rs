//! The solver against plain search.

use std::collections::BTreeMap;

use crate::cards::Card;
use crate::cards::rng::{Rng, Seed};
use crate::games::one_up::{Answer, JokerReading, solver};

use super::plain::Plain;
use super::{READINGS, random_display};

/// Checks that every answer of a display has a correct expression, and that `best` finds the best answer.
fn check(display: &[Card], reading: JokerReading) -> BTreeMap<i64, u8> {
    let solution = solver::solve(display, reading);
    let best = solver::best(display, reading);
    assert_eq!(best.as_ref().map(|(answer, _)| *answer), solution.best(), "{display:?}");
    if let Some((answer, expression)) = best {
        assert_eq!(solution.expression_for(answer.value), Some(expression), "{display:?}");
    }
    let mut answers = BTreeMap::new();
    // A sample of a long list is enough.
    for answer in solution.answers().step_by(1 + solution.len() / 500) {
        let expression = solution.expression_for(answer.value).expect("every answer has one");
        assert_eq!(expression.check(display, reading), Ok(answer), "{display:?} {expression}");
        answers.insert(answer.value, answer.cards);
    }
    answers
}

#[test]
fn plain_search_finds_the_same() {
    let mut rng = Rng::new(Seed::from_number(1), 0);
    let mut plain = Plain::default();
    for at in 0..10_000 {
        let display = random_display(1 + at % 5, &mut rng);
        for reading in READINGS {
            let expected = plain.answers(&display, reading);
            assert_eq!(check(&display, reading), expected, "{display:?} {reading:?}");
        }
    }
}

#[test]
fn the_best_of_large_displays_is_the_best_of_all() {
    let mut rng = Rng::new(Seed::from_number(2), 0);
    for (size, times) in [(6, 200), (7, 60), (8, 20)] {
        for _ in 0..times {
            let display = random_display(size, &mut rng);
            for reading in READINGS {
                check(&display, reading);
            }
        }
    }
}

#[test]
fn the_order_of_the_cards_does_not_matter() {
    let mut rng = Rng::new(Seed::from_number(3), 0);
    for at in 0..200 {
        let display = random_display(1 + at % 6, &mut rng);
        let mut shuffled = display.clone();
        rng.shuffle(&mut shuffled);
        for reading in READINGS {
            let best = solver::best(&display, reading);
            assert_eq!(solver::best(&shuffled, reading), best);
            let solved = solver::solved(&shuffled, reading);
            let again = solver::solved(&display, reading);
            assert!(std::rc::Rc::ptr_eq(&solved, &again), "it is remembered");
            assert!(solved.answers().eq(solver::solve(&display, reading).answers()));
        }
    }
}

#[test]
fn answers_come_from_the_best_down() {
    let display = super::cards("KH QD 7S");
    let solution = solver::solve(&display, JokerReading::Strict);
    let answers: Vec<Answer> = solution.answers().collect();
    assert_eq!(answers.len(), solution.len());
    assert_eq!(answers.first(), solution.best().as_ref());
    assert!(answers.windows(2).all(|pair| pair[0] > pair[1]));
    assert_eq!(solution.find(71), Some(Answer { value: 71, cards: 3 }));
    for none in [-9, 0, 2, 61, 1 << 40] {
        assert_eq!((solution.find(none), solution.expression_for(none)), (None, None));
    }
    assert!(solver::solve(&[], JokerReading::Free).is_empty());
}
