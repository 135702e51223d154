//! Distances and cards that hit the target, worked out by hand for every option.

use crate::engine::game::Game;
use crate::engine::seat::Seat;
use crate::games::shootout::{End, Phase, Shootout};
use crate::table::{Progress, Table};

use super::table::{exchange, play, set_totals, table};

/// The gauge of seat 1 with this total.
fn gauge(game: &mut Shootout, total: i32) -> Progress {
    set_totals(game, &[0, total]);
    Shootout::scene(&game.view(Some(Seat(0)))).progress.swap_remove(1)
}

/// The text about scores that hit the target from this total.
fn hits(options: &[(&str, &str)], total: i32) -> String {
    gauge(&mut table(2, options), total).hits
}

#[test]
fn the_distance_is_named_on_both_sides_of_the_target() {
    let mut game = table(3, &[]);
    assert_eq!(gauge(&mut game, 77).says, "24 to go");
    assert_eq!(gauge(&mut game, 121).says, "20 over");
    assert_eq!(gauge(&mut game, 121).value, 121);
    assert_eq!(gauge(&mut game, 0).marks, [101]);
    assert_eq!(Shootout::scene(&game.view(None)).progress.len(), 3);
}

#[test]
fn three_targets_are_three_lanes() {
    let mut game = table(2, &[("target", "67-133-201")]);
    let first = gauge(&mut game, 62);
    assert_eq!(first.marks, [67, 133, 201]);
    assert_eq!((first.says.as_str(), first.hits.as_str()), ("5 to go", "a 5 would hit it"));
    game.public.tally.hit[Seat(1)] = 1;
    assert_eq!(gauge(&mut game, 67).says, "66 to go");
    assert_eq!(gauge(&mut game, 148).hits, "an ace would hit it", "from above, too");
}

#[test]
fn cards_that_hit_at_once_are_named() {
    for (left, cards) in [
        (1, "an ace or a Joker"),
        (2, "a 2"),
        (8, "an 8"),
        (10, "a ten or a face card"),
        (15, "an ace"),
        (20, "a Joker"),
    ] {
        let words = format!("{cards} would hit it");
        assert_eq!(hits(&[], 101 - left), words);
        assert_eq!(hits(&[], 101 + left), words, "on the way down");
    }
}

#[test]
fn scores_that_bring_the_target_within_reach_are_named_if_they_are_few() {
    assert_eq!(hits(&[], 101 - 25), "5, 10, 15 or 20 first, then one card can hit it");
    assert_eq!(hits(&[], 101 - 35), "15 or 20 first, then one card can hit it");
    assert_eq!(hits(&[], 101 - 40), "20 first, then one card can hit it");
    assert_eq!(
        hits(&[], 101 - 19),
        "4, 9, 10, 15 or 20 first, then one card can hit it",
        "one too many leads back"
    );
    assert_eq!(hits(&[], 101 - 11), "", "almost anything");
    assert_eq!(hits(&[], 101 - 41), "", "nothing");
}

#[test]
fn with_no_overshooting_no_score_past_the_target_is_named() {
    let options = [("no_overshooting", "true")];
    assert_eq!(hits(&options, 101 - 18), "3, 8–10 or 15 first, then one card can hit it");
    assert_eq!(hits(&options, 101 - 5), "a 5 would hit it");
}

#[test]
fn doubles_and_triples_are_named() {
    let options = [("sets", "true")];
    for (left, cards) in [
        (6, "a 6, two 3s or three 2s"),
        (16, "two aces or two 8s"),
        (20, "a Joker or a pair from ten to king"),
        (21, "both Jokers or three 7s"),
        (30, "two aces or a triple from ten to king"),
        (40, "both Jokers"),
        (45, "three aces"),
    ] {
        assert_eq!(hits(&options, 201 - left), format!("{cards} would hit it"));
    }
    assert_eq!(hits(&options, 201 - 60), "15, 20, 30, 40 or 45 first, then one card can hit it");
}

#[test]
fn only_a_double_finishes() {
    let options = [("sets", "true"), ("finish_on_double", "true")];
    assert_eq!(hits(&options, 201 - 6), "two 3s would hit it");
    assert_eq!(
        hits(&options, 201 - 45),
        "5, 15, 24, 27 or 31 first, then one card can hit it",
        "and then a pair"
    );
    let mut game = table(2, &[options[0], options[1], ("target", "67-133-201")]);
    assert_eq!(
        gauge(&mut game, 67 - 6).hits,
        "a 6, two 3s or three 2s would hit it",
        "not the last target"
    );
}

#[test]
fn a_sum_reduces_the_distance_for_the_hits() {
    let mut game = table(2, &[("three_shots", "total")]);
    exchange(&mut game);
    let follow = |game: &mut Shootout| {
        let card = game.hands[Seat(0)].first().expect("a card");
        play(game, &format!("follow {card}"));
    };
    play(&mut game, "shoot TS");
    follow(&mut game);
    play(&mut game, "score TS 10");
    let way = gauge(&mut game, 101 - 25);
    assert_eq!((way.says.as_str(), way.hits.as_str()), ("25 to go", "an ace would hit it"));
}

#[test]
fn nothing_hits_once_the_game_is_over() {
    let mut game = table(2, &[]);
    game.public.phase = Phase::Over(End::Stalled);
    assert_eq!(gauge(&mut game, 96).hits, "");
    game.public.tally.hit[Seat(1)] = 1;
    assert_eq!(gauge(&mut game, 101).says, "on target");
}
