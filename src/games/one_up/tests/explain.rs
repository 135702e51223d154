//! Reasons for moves say what is true.

use crate::games::one_up::rules::OneUp;
use crate::games::one_up::{Move, solver};
use crate::games::testing::random_positions::reasons;

#[test]
fn reasons_are_true() {
    let mut calls = 0;
    reasons::<OneUp>(150, |game, _, mv, reason| {
        let reading = game.options.joker_reading;
        let all = solver::solve(&game.display, reading);
        let best = all.best();
        match mv {
            Move::Call(call) => {
                let answer = call.expression().check(&game.display, reading).expect("it is listed");
                let cards = game.display.len() as i64;
                assert_eq!(reason.numbers, [answer.value, i64::from(answer.cards), cards]);
                assert_eq!(reason.what == 0, Some(answer) == best, "{mv}");
                calls += 1;
            }
            Move::OneOff => assert_eq!(best, None),
            Move::Nothing => assert_eq!(reason.numbers, [best.expect("there is one").value]),
        }
    });
    assert!(calls > 100);
}
