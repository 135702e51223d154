//! What the bots find, and what they say.

use super::game::deal;
use crate::bots::{Level, Patience, Thinks};
use crate::game::Game;
use crate::games::one_up::{Move, OneUp, OneUpOptions, solver};
use crate::rng::{Rng, Seed};
use crate::seat::Seat;

/// In how many of a hundred first displays each level finds the best answer, where there is one.
fn found_in_hundred(seats: u8) -> [u32; 5] {
    let mut rng = Rng::new(Seed::from_number(31), seats.into());
    let (mut found, mut displays) = ([0; 5], 0);
    while displays < 1500 {
        let game = deal(seats, OneUpOptions::default(), rng.seed());
        let view = game.view(Some(Seat(0)));
        let reading = view.options.joker_reading;
        let Some((best, _)) = solver::best(&view.display, reading) else { continue };
        displays += 1;
        let mut patience = |_| false;
        let mut moves: Vec<Option<Move>> = Level::ALL
            .map(|level| {
                OneUp::choose(&view, level, &mut Patience::new(&mut patience), &mut rng).mv
            })
            .into();
        moves.push(OneUp::greedy(&view));
        for (found, mv) in found.iter_mut().zip(moves) {
            let Some(Move::Call(call)) = mv else { continue };
            let answer = call.answer(&view.display, reading);
            *found += u32::from(answer.is_ok_and(|answer| answer.value == best.value));
        }
    }
    found.map(|found| found * 100 / displays)
}

#[test]
fn levels_find_more_the_higher_they_are() {
    for seats in 2..=5 {
        println!("{seats} seats: {:?}", found_in_hundred(seats));
    }
}
