//! Checks reasons for moves against the solver.

use crate::games::one_up::position::OneUp;
use crate::games::one_up::{Move, Reason, solver};
use crate::games::testing::random_positions::reasons;

#[test]
fn reasons_are_true() {
    let mut calls = 0;
    reasons::<OneUp>(150, |game, _, mv, reason| {
        let reading = game.public.options.joker_reading;
        let all = solver::solve(&game.public.display, reading);
        let best = all.best();
        match mv {
            Move::Call(call) => {
                let answer =
                    call.expression().check(&game.public.display, reading).expect("it is listed");
                let (cards, value, used) =
                    (game.public.display.len() as u8, answer.value, answer.cards);
                let expected = match Some(answer) == best {
                    true => Reason::Best { value, used, cards },
                    false => Reason::Answer { value, used, cards },
                };
                assert_eq!(*reason, expected, "{mv}");
                calls += 1;
            }
            Move::OneOff => assert_eq!(best, None),
            Move::Nothing => {
                let value = best.expect("there is one").value;
                assert_eq!(*reason, Reason::Stands { value });
            }
        }
    });
    assert!(calls > 100);
}
