//! Sums of three shots that are applied together.

use crate::engine::game::{Game, Turn};
use crate::engine::seat::{Seat, SeatSet};
use crate::games::shootout::Shootout;

use super::table::{exchange, play, refusal, set_totals, table, totals, winners};

const TOTAL: (&str, &str) = ("three_shots", "total");
const BOUND: (&str, &str) = ("no_overshooting", "true");

/// Seat 1 shoots. Before its last score the seats have these totals and these sums in the turn.
fn before_the_last_score(options: &[(&str, &str)], totals: &[i32], sums: &[i32]) -> Shootout {
    let mut game = table(totals.len() as u8, options);
    exchange(&mut game);
    play(&mut game, "shoot 2S");
    follow(&mut game);
    play(&mut game, "score 2S 2, shoot 3S");
    follow(&mut game);
    play(&mut game, "score 3S 3, shoot 4S");
    follow(&mut game);
    set_totals(&mut game, totals);
    for (seat, sum) in Seat::all(game.public.seats).zip(sums) {
        game.public.sums[seat] = *sum;
    }
    game
}

/// All others follow with anything.
fn follow(game: &mut Shootout) {
    for _ in 1..game.public.seats {
        let hand = game.hands[game.public.actor];
        let card = hand.iter().find(|card| card.rank() != Some(2)).expect("a card");
        play(game, &format!("follow {card}"));
    }
}

#[test]
fn if_two_seats_hit_exactly_the_shooter_wins() {
    let mut game = before_the_last_score(&[TOTAL], &[91, 91, 91], &[10, 6, 0]);
    play(&mut game, "score 4S 4");
    assert_eq!((totals(&game), winners(&game)), (vec![101, 101, 91], vec![1]));
    assert_eq!(game.public.games_won.of(3), [0, 1, 0]);
}

#[test]
fn if_two_other_seats_hit_exactly_the_next_one_to_the_left_of_the_shooter_wins() {
    let mut game = before_the_last_score(&[TOTAL], &[91, 0, 111], &[10, 6, 10]);
    play(&mut game, "score 4S 4");
    assert_eq!((totals(&game), winners(&game)), (vec![101, 10, 101], vec![2]));
}

#[test]
fn an_exact_hit_among_sums_without_a_choice_ends_the_game_before_anybody_chooses() {
    let mut game = before_the_last_score(&[TOTAL, BOUND], &[91, 95, 50], &[10, 6, 20]);
    play(&mut game, "score 4S 4");
    assert_eq!((totals(&game), winners(&game)), (vec![101, 95, 70], vec![0]));
}

#[test]
fn seats_whose_sums_would_pass_decide_clockwise_from_the_shooter() {
    let mut game = before_the_last_score(&[TOTAL, BOUND], &[99, 95, 98], &[10, 6, 20]);
    play(&mut game, "score 4S 4");
    assert_eq!(game.turn(), Turn::ToMove(SeatSet::singleton(Seat(1))));
    assert_eq!(refusal(&mut game, "score sum -6"), "expected `score sum 0` or `score sum -10`");
    play(&mut game, "score sum -10");
    assert_eq!(game.turn(), Turn::ToMove(SeatSet::singleton(Seat(2))));
    play(&mut game, "score sum 0");
    assert_eq!(game.turn(), Turn::ToMove(SeatSet::singleton(Seat(0))));
    assert_eq!(game.public.trick.of(Seat(1)).to_string(), "4S", "the trick stays on the table");
    play(&mut game, "score sum -10");
    assert_eq!(totals(&game), [89, 85, 98]);
    assert!(game.public.trick.of(Seat(1)).is_empty());
    assert_eq!(
        game.turn(),
        Turn::ToMove(SeatSet::singleton(Seat(2))),
        "the turn has passed to the left"
    );
}

#[test]
fn sums_that_need_no_choice_are_applied_before_the_others_are_decided() {
    let mut game = before_the_last_score(&[TOTAL, BOUND], &[10, 95, 98], &[10, 6, 20]);
    play(&mut game, "score 4S 4");
    assert_eq!(totals(&game), [20, 95, 98]);
}

#[test]
fn a_sum_has_the_sign_that_the_total_had_before_the_turn() {
    let mut game = before_the_last_score(&[TOTAL], &[105, 103, 0], &[10, 6, 0]);
    play(&mut game, "score 4S 4");
    assert_eq!(totals(&game), [95, 93, 0]);
}

#[test]
fn each_seat_hits_its_own_target() {
    let three = ("target", "67-133-201");
    let mut game = before_the_last_score(&[TOTAL, three], &[60, 57, 140], &[7, 6, 7]);
    game.public.tally.hit[Seat(2)] = 1;
    play(&mut game, "score 4S 4");
    assert_eq!(totals(&game), [67, 67, 133]);
    let targets: Vec<i32> = Seat::all(3).map(|seat| game.public.target(seat)).collect();
    assert_eq!(targets, [133, 133, 201]);
}

#[test]
fn a_sum_that_would_hit_without_a_double_counts_nothing() {
    let options = [TOTAL, ("sets", "true"), ("finish_on_double", "true"), ("target", "101")];
    let mut game = before_the_last_score(&options, &[91, 91, 80], &[10, 6, 21]);
    game.public.pairs = SeatSet::singleton(Seat(2));
    play(&mut game, "score 4S 4");
    assert_eq!((totals(&game), winners(&game)), (vec![91, 91, 101], vec![2]));
}

#[test]
fn a_named_pair_no_longer_counts_after_a_named_single_card() {
    let options = [TOTAL, ("sets", "true"), ("finish_on_double", "true"), ("target", "101")];
    let mut game = before_the_last_score(&options, &[0, 91], &[0, 6]);
    game.public.pairs = SeatSet::singleton(Seat(1));
    play(&mut game, "score 4S 4");
    assert_eq!(totals(&game), [0, 91]);
}
