//! Ends of games and matches that take many moves.

use crate::engine::game::{Game, Turn};
use crate::engine::seat::{Seat, SeatSet};
use crate::games::shootout::rules::LAST_TAKE;
use crate::games::shootout::{End, Phase, Shootout};

use super::table::{exchange, play, set_totals, table, totals, winners};

/// Seat 1 shoots its five of trumps, and seat 0 follows; the trick is not scored yet.
fn last_trick(options: &[(&str, &str)], tricks: u16) -> Shootout {
    let mut game = table(2, options);
    exchange(&mut game);
    play(&mut game, "shoot 5S");
    game.public.tricks = tricks;
    let card = game.hands[Seat(0)].first().expect("a card");
    play(&mut game, &format!("follow {card}"));
    game
}

#[test]
fn the_three_hundredth_trick_draws_the_game() {
    let mut game = last_trick(&[], 299);
    play(&mut game, "score 5S +5");
    assert_eq!(game.public.phase, Phase::Over(End::Tricks));
    assert_eq!((winners(&game), totals(&game)), (vec![], vec![0, 5]));
    assert_eq!(game.hands[Seat(0)].len(), 9, "nobody draws");
    assert_eq!(game.discard.len(), 4, "the cards go under the discard pile");
    assert!(game.public.trick.of(Seat(1)).is_empty());
}

#[test]
fn the_three_hundredth_trick_may_still_win() {
    let mut game = last_trick(&[], 299);
    set_totals(&mut game, &[0, 96]);
    play(&mut game, "score 5S +5");
    assert_eq!((winners(&game), game.public.tricks), (vec![1], 300));
}

#[test]
fn the_two_hundred_and_ninety_ninth_trick_does_not_end_the_game() {
    let mut game = last_trick(&[], 298);
    play(&mut game, "score 5S +5");
    assert_eq!(game.turn(), Turn::ToMove(SeatSet::singleton(Seat(0))));
}

#[test]
fn with_totals_the_three_hundredth_trick_draws_when_all_sums_are_applied() {
    let options = [("three_shots", "total"), ("no_overshooting", "true")];
    let mut game = last_trick(&options, 299);
    game.public.shots_left = 0;
    set_totals(&mut game, &[0, 100]);
    play(&mut game, "score 5S 5");
    assert_eq!(game.public.phase, Phase::Sum);
    play(&mut game, "score sum -5");
    assert_eq!((game.public.phase, totals(&game)), (Phase::Over(End::Tricks), vec![0, 95]));
}

/// A match with these games won, in which seat 1 can win the present game.
fn match_at(best_of: &str, round: u32, games_won: [u8; 2]) -> Shootout {
    let mut game = last_trick(&[("best_of", best_of)], 0);
    game.public.round = round;
    game.public.games_won[Seat(0)] = games_won[0];
    game.public.games_won[Seat(1)] = games_won[1];
    game
}

fn draw(game: &mut Shootout) {
    game.public.tricks = 299;
    play(game, "score 5S +5");
}

fn win(game: &mut Shootout) {
    set_totals(game, &[0, 96]);
    play(game, "score 5S +5");
}

#[test]
fn a_drawn_game_counts_for_nobody_and_is_not_replayed() {
    let mut game = match_at("3", 1, [0, 0]);
    draw(&mut game);
    assert_eq!((game.turn(), game.public.games_won.of(2)), (Turn::RoundOver, &[0, 0][..]));
    let mut game = match_at("3", 3, [1, 0]);
    draw(&mut game);
    assert_eq!(winners(&game), [0]);
}

#[test]
fn after_the_last_game_equal_wins_are_shared() {
    let mut game = match_at("3", 3, [1, 0]);
    win(&mut game);
    assert_eq!(winners(&game), [0, 1]);
    let mut game = match_at("5", 5, [2, 2]);
    draw(&mut game);
    assert_eq!(winners(&game), [0, 1]);
}

#[test]
fn a_match_without_a_won_game_is_drawn() {
    let mut game = match_at("3", 3, [0, 0]);
    draw(&mut game);
    assert_eq!(winners(&game), [0; 0]);
}

#[test]
fn a_match_ends_when_a_seat_has_won_more_than_half_of_its_games() {
    let mut game = match_at("5", 3, [0, 2]);
    win(&mut game);
    assert_eq!(winners(&game), [1]);
    let mut game = match_at("5", 4, [2, 1]);
    win(&mut game);
    assert_eq!(game.turn(), Turn::RoundOver, "two all, and one game to come");
}

#[test]
fn a_turn_that_ends_with_an_empty_stock_after_two_rebuilds_draws_the_game() {
    let mut game = table(2, &[]);
    exchange(&mut game);
    game.public.rebuilds = 2;
    game.stock.clear();
    play(&mut game, "pass");
    assert_eq!((game.public.phase, winners(&game)), (Phase::Over(End::Stalled), vec![]));
}

#[test]
fn a_thousand_cards_in_a_row_from_the_discard_pile_draw_the_game() {
    let mut game = table(2, &[]);
    game.public.takes = LAST_TAKE - 1;
    play(&mut game, "take discard");
    let card = game.hands[game.public.actor].first().expect("a full hand");
    play(&mut game, &format!("discard {card}"));
    play(&mut game, "pass");
    assert_eq!((game.public.phase, winners(&game)), (Phase::Over(End::Takes), vec![]));
}

#[test]
fn a_draw_that_needs_a_third_rebuild_stops_and_the_cards_already_drawn_stay() {
    let mut game = last_trick(&[], 1);
    game.public.rebuilds = 2;
    while game.stock.len() > 1 {
        game.stock.pop();
    }
    play(&mut game, "score 5S +5");
    assert_eq!((game.public.phase, winners(&game)), (Phase::Over(End::Stalled), vec![]));
    let hands = [Seat(0), Seat(1)].map(|seat| game.hands[seat].len());
    assert_eq!(hands, [9, 10]);
}
