//! The clock of a race.

use crate::cards::rng::Seed;
use crate::engine::game::{Clock, Game};
use crate::games::one_up::position::OneUp;
use crate::games::one_up::{OneUpOptions, Seconds};

use super::game::{at_the_end, deal, on_display, play, race};

fn clock(game: &OneUp) -> Option<(u16, u32)> {
    game.clock().map(|Clock { seconds, start }| (seconds, start))
}

#[test]
fn only_a_race_has_a_clock() {
    assert_eq!(deal(2, OneUpOptions::default(), Seed::from_number(1)).clock(), None);
    assert_eq!(clock(&deal(2, race(), Seed::from_number(1))), Some((12, 1)));
    let seconds = |clock| OneUpOptions { clock, ..race() };
    let game = |clock| deal(2, seconds(clock), Seed::from_number(1));
    assert_eq!(clock(&game(Seconds::Six)), Some((6, 1)));
    assert_eq!(clock(&game(Seconds::TwentyFive)), Some((25, 1)));
    assert_eq!(clock(&game(Seconds::None)), None);
}

#[test]
fn each_standing_call_one_off_and_turned_card_restarts_it() {
    let mut game = on_display(4, race(), "2S 4S 6S 8S");
    play(&mut game, &["0: one off"]);
    assert_eq!(clock(&game), Some((12, 2)));
    play(&mut game, &["time"]);
    assert_eq!(clock(&game), Some((12, 3)));
    play(&mut game, &["1: call (8S + 6S) / 2S + 4S"]);
    assert_eq!(clock(&game), Some((12, 4)));
    // The next display.
    play(&mut game, &["time"]);
    assert_eq!(clock(&game), Some((12, 5)));
}

#[test]
fn a_mistake_does_not_restart_it() {
    let mut game = on_display(4, race(), "AS 4S 6S 8S");
    play(&mut game, &["0: call 4S"]);
    assert_eq!(clock(&game), Some((12, 1)));
    play(&mut game, &["1: call AS", "2: call AS"]);
    assert_eq!(clock(&game), Some((12, 2)));
}

#[test]
fn it_stops_when_only_one_seat_is_not_barred() {
    let mut game = on_display(2, race(), "2S 4S 6S 8S");
    play(&mut game, &["0: call 4S"]);
    assert_eq!(clock(&game), None);
    play(&mut game, &["1: one off"]);
    assert_eq!(clock(&game), None);
    play(&mut game, &["1: call 2S"]);
    // Starts: the first display, the `one off`, its card, and the next display, because all were barred.
    assert_eq!(clock(&game), Some((12, 4)));
}

#[test]
fn it_runs_for_all_others_while_a_one_off_stands() {
    let mut game = on_display(3, race(), "4S 6S 8S");
    play(&mut game, &["0: one off", "1: call 4S"]);
    assert_eq!(clock(&game), Some((12, 2)));
}

#[test]
fn it_does_not_run_when_the_deal_is_over() {
    let mut game = super::game::at_the_end(race(), 1, &[0, 0]);
    play(&mut game, &["0: call AS", "time"]);
    assert_eq!(clock(&game), None);
}

#[test]
fn the_race_stays_the_same_until_a_card_is_turned() {
    let mut game = on_display(3, race(), "4S 6S 8S");
    let first = game.race();
    assert!(first.is_some());
    play(&mut game, &["0: call 4S", "1: one off"]);
    assert_eq!(game.race(), first);
    play(&mut game, &["time"]);
    assert!(game.race().is_some_and(|number| Some(number) != first));
    let mut sealed = on_display(3, OneUpOptions::default(), "4S 6S 8S");
    let first = sealed.race();
    play(&mut sealed, &["0: one off", "2: nothing"]);
    assert_eq!(sealed.race(), first);
    play(&mut sealed, &["1: nothing"]);
    assert!(sealed.race() != first);
    let mut over = at_the_end(race(), 1, &[0, 0]);
    play(&mut over, &["0: call AS", "time"]);
    assert_eq!(over.race(), None);
}
