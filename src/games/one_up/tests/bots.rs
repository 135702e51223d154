//! The answers that the bots find, their moves and their think times.

use crate::bots::{Bot, Budget, Level};
use crate::cards::rng::{Rng, Seed};
use crate::engine::game::Game;
use crate::engine::seat::Seat;
use crate::games::one_up::{Move, OneUp, OneUpOptions, Seconds, solver};

use super::game::{deal, on_display, play, race};

/// Percentage of first displays with an answer in which each level, and the greedy bot, finds the best one.
fn found_in_hundred(seats: u8) -> [u32; 5] {
    let mut rng = Rng::new(Seed::from_number(31), seats.into());
    let (mut found, mut displays) = ([0; 5], 0);
    while displays < 1500 {
        let game = deal(seats, OneUpOptions::default(), rng.seed());
        let view = game.view(Some(Seat(0)));
        let reading = view.public.options.joker_reading;
        let Some((best, _)) = solver::best(&view.public.display, reading) else { continue };
        displays += 1;
        let mut patience = |_| false;
        let mut moves: Vec<Option<Move>> = Level::ALL
            .map(|level| OneUp::decide(&view, level, &mut Budget::new(&mut patience), &mut rng).mv)
            .into();
        moves.push(OneUp::greedy(&view));
        for (found, mv) in found.iter_mut().zip(moves) {
            let Some(Move::Call(call)) = mv else { continue };
            let answer = call.answer(&view.public.display, reading);
            *found += u32::from(answer.is_ok_and(|answer| answer.value == best.value));
        }
    }
    found.map(|found| found * 100 / displays)
}

#[test]
fn higher_levels_find_the_best_answer_more_often() {
    for seats in 2..=5 {
        let [novice, casual, skilled, master, greedy] = found_in_hundred(seats);
        assert!((12..25).contains(&novice), "novice {novice}");
        assert!((32..46).contains(&casual), "casual {casual}");
        assert!((74..88).contains(&skilled), "skilled {skilled}");
        assert!(greedy >= 85, "greedy {greedy}");
        assert_eq!(master, 100);
    }
}

/// The move of Master.
fn master(game: &OneUp, seat: u8) -> Option<String> {
    let mut patience = |_| false;
    let mut rng = Rng::new(Seed::from_number(32), 0);
    let view = game.view(Some(Seat(seat)));
    let mut patience = Budget::new(&mut patience);
    OneUp::decide(&view, Level::Master, &mut patience, &mut rng).mv.map(|mv| mv.to_string())
}

#[test]
fn master_calls_an_answer_and_says_one_off_without_one() {
    let game = on_display(3, race(), "KH QD 7S");
    assert_eq!(master(&game, 1).as_deref(), Some("call KH:10 * 7S + QD:1"));
    let game = on_display(3, race(), "4S 6S 8S");
    assert_eq!(master(&game, 1).as_deref(), Some("one off"));
    let game = on_display(3, OneUpOptions::default(), "4S 6S 8S");
    assert_eq!(master(&game, 1).as_deref(), Some("one off"));
}

#[test]
fn master_waits_without_a_better_answer() {
    let mut game = on_display(3, race(), "KH QD 7S");
    play(&mut game, &["0: call KH:10 * 7S + QD:1"]);
    assert_eq!(master(&game, 1), None);
    let mut game = on_display(3, race(), "4S 6S 8S");
    play(&mut game, &["0: one off"]);
    assert_eq!(master(&game, 1), None);
}

#[test]
fn without_a_clock_master_says_nothing_instead_of_waiting() {
    let options = OneUpOptions { clock: Seconds::None, ..race() };
    let mut game = on_display(3, options, "KH QD 7S");
    play(&mut game, &["0: call KH:10 * 7S + QD:1"]);
    assert_eq!(master(&game, 1).as_deref(), Some("nothing"));
}

#[test]
fn a_bot_that_alone_is_not_barred_says_one_off() {
    let mut game = on_display(2, race(), "JB JL JB JL");
    play(&mut game, &["0: call JB~JL"]);
    for level in Level::ALL {
        let mut patience = |_| false;
        let mut rng = Rng::new(Seed::from_number(33), 0);
        let view = game.view(Some(Seat(1)));
        let choice = OneUp::decide(&view, level, &mut Budget::new(&mut patience), &mut rng);
        assert_eq!(choice.mv, Some(Move::OneOff));
        assert_eq!(OneUp::greedy(&view), Some(Move::OneOff));
    }
}

/// The move of a bot in a race, and its think time in milliseconds, always with the same random numbers.
fn in_race(game: &OneUp, seat: u8, level: Level) -> (Option<Move>, u32) {
    let mut patience = |_| false;
    let mut rng = Rng::new(Seed::from_number(34), u64::from(seat));
    let view = game.view(Some(Seat(seat)));
    let choice = OneUp::decide(&view, level, &mut Budget::new(&mut patience), &mut rng);
    (choice.mv, choice.think_time_ms)
}

#[test]
fn think_times_do_not_depend_on_the_calls_of_others() {
    let before = on_display(4, race(), "9S 9H 9D 9C");
    for level in Level::ALL {
        let (said, takes) = in_race(&before, 3, level);
        for others in [&["0: call 9S * 9H"] as &[_], &["0: one off"], &["0: call 9S", "1: one off"]]
        {
            let mut after = before.clone();
            play(&mut after, others);
            assert_eq!(in_race(&after, 3, level).1, takes, "{level} {said:?} {others:?}");
        }
    }
}

#[test]
fn longer_answers_take_longer_and_a_short_clock_halves_the_time() {
    let easy = on_display(4, race(), "KS AS 2S 3S");
    let hard = on_display(4, race(), "9S 9H 9D 9C");
    let hurried = on_display(4, OneUpOptions { clock: Seconds::Six, ..race() }, "9S 9H 9D 9C");
    for seat in 0..4 {
        let takes = |game| in_race(game, seat, Level::Master).1;
        assert!(takes(&easy) < takes(&hard), "{} and {}", takes(&easy), takes(&hard));
        assert_eq!(takes(&hurried), takes(&hard) / 2, "seat {seat}");
    }
}

#[test]
fn think_times_are_at_least_a_second_and_shorter_than_the_clock() {
    let mut rng = Rng::new(Seed::from_number(35), 0);
    for (clock, seconds) in [(Seconds::Six, 6), (Seconds::Twelve, 12), (Seconds::TwentyFive, 25)] {
        for seats in 2..=5 {
            let game = deal(seats, OneUpOptions { clock, ..race() }, rng.seed());
            for level in Level::ALL {
                let (_, takes) = in_race(&game, 0, level);
                assert!((1000..seconds * 1000).contains(&takes), "{level}: {takes} of {seconds} s");
            }
        }
    }
}

#[test]
fn sealed_answers_triple_the_think_time() {
    let (sealed, raced) = (OneUpOptions::default(), race());
    let takes = |options, level| in_race(&on_display(3, options, "KH QD 7S"), 1, level).1;
    for level in Level::ALL {
        assert_eq!(takes(sealed, level), 3 * takes(raced, level));
    }
}
