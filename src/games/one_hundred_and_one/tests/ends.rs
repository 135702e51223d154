//! Ends of rounds and matches that would take too long in a script. The tests set up the position shortly before.

use crate::cards::pile::Pile;
use crate::engine::event::NoEvents;
use crate::engine::game::{Game, Turn};
use crate::engine::options::Options;
use crate::engine::seat::{Seat, SeatSet};
use crate::games::one_hundred_and_one::rules::LAST_TURN;
use crate::games::one_hundred_and_one::stock::LAST_REBUILD;
use crate::games::one_hundred_and_one::{Demand, End, HouseRules, OneHundredAndOne, Phase, Why};

use super::setup::{dealt, rules};

const OPEN: &str = "9H 9D JS JD QC JC TD JH";

/// Two seats: 1 holds 9H JS QC TD, 0 holds 9D JD JC, and JH is on the table.
fn two(options: &str) -> OneHundredAndOne {
    dealt(rules(options), 2, OPEN)
}

/// Three seats: 1 holds 9H JS QC TD, 2 holds 9D JD JC KD, 0 holds 6H 7D KH, and JH is on the table.
fn three(options: &str) -> OneHundredAndOne {
    dealt(rules(options), 3, "9H 9D 6H JS JD 7D QC JC KH TD KD JH")
}

fn penalty(game: &OneHundredAndOne) -> Vec<i32> {
    game.public.reckoning.expect("the round is over").penalty[..game.public.seats as usize].to_vec()
}

fn has_bonus(game: &OneHundredAndOne) -> bool {
    game.public.reckoning.expect("the round is over").bonus.iter().any(|&bonus| bonus > 0)
}

#[test]
fn a_skip_that_gives_the_turn_back_counts_as_a_turn() {
    let mut game = dealt(rules(""), 2, "8D 9D AH JD KH JC 8H JH");
    // The dealer's first play is not counted.
    assert_eq!(game.public.turns, 1);
    game.plays("play AH");
    assert_eq!(
        (game.public.turns, game.public.to_play),
        (2, Seat(1)),
        "also by a skip that gives it back"
    );
    game.plays("play 8H");
    assert_eq!((game.public.turns, game.public.phase), (2, Phase::Cover));
    game.plays("play 8D");
    assert_eq!(game.public.turns, 2, "covering belongs to the turn");
    game.plays("draw");
    assert_eq!(game.public.turns, 2, "and so does drawing");
}

#[test]
fn the_dealers_order_is_not_a_turn() {
    let mut game = dealt(rules(""), 2, "9H 9D JS JD KC JC TD QH");
    assert_eq!((game.public.phase, game.public.turns), (Phase::Order, 0));
    game.plays("order D");
    assert_eq!(game.public.turns, 1);
}

#[test]
fn after_300_turns_the_round_is_blocked_and_all_hands_count() {
    let mut game = two("");
    game.public.turns = LAST_TURN - 1;
    game.plays("play 9H");
    assert_eq!((game.public.phase, game.public.turns), (Phase::Play, LAST_TURN));
    game.plays("play 9D");
    assert_eq!(game.public.phase, Phase::Over(End::Turns));
    assert_eq!(penalty(&game), [4, 15]);
    assert_eq!(game.turn(), Turn::RoundOver);
}

#[test]
fn a_round_that_ends_with_its_300th_turn_is_not_blocked() {
    let mut game = two("");
    game.public.turns = LAST_TURN;
    game.gives(1, "QS");
    game.plays("play QS");
    assert_eq!(game.public.phase, Phase::Over(End::Out));
    assert!(has_bonus(&game));
}

#[test]
fn in_a_blocked_round_nobody_has_a_bonus_or_doubles_anything() {
    for options in ["", "queen_doubles=true"] {
        let mut game = three(options);
        game.public.turns = LAST_TURN;
        game.gives(1, "QS");
        // The round does not end with this queen, so it orders a suit.
        assert!(game.check(Seat(1), &"play QS".parse().expect("a move")).is_err());
        game.plays("play QS order H");
        assert_eq!(game.public.phase, Phase::Over(End::Turns));
        assert_eq!(penalty(&game), [17, 0, 8]);
        assert!(!has_bonus(&game));
    }
}

#[test]
fn in_the_300th_turn_a_six_cannot_be_passed_on() {
    let mut game = two("pass_on=true");
    game.public.turns = LAST_TURN;
    game.gives(1, "6H TD");
    game.gives(0, "6D");
    game.plays("play 6H");
    assert_eq!((game.public.phase, game.hands[0].len()), (Phase::Over(End::Turns), 3));
}

#[test]
fn the_twelfth_rebuild_is_not_carried_out() {
    let mut game = two("");
    game.public.rebuilds = LAST_REBUILD;
    game.public.table = game.stock;
    game.public.table.push("JH".parse().expect("a card"));
    game.stock = Pile::new();
    game.gives(1, "TD");
    let table = game.public.table;
    game.plays("draw");
    assert_eq!((game.public.phase, game.public.table), (Phase::Over(End::Rebuilds), table));
    assert!(game.stock.is_empty() && game.hands[1].len() == 1);
}

#[test]
fn the_eleventh_rebuild_is_carried_out() {
    let mut game = two("");
    game.public.rebuilds = LAST_REBUILD - 1;
    game.public.table = game.stock;
    game.public.table.push("JH".parse().expect("a card"));
    game.stock = Pile::new();
    game.gives(1, "TD");
    game.plays("draw");
    assert!(!matches!(game.public.phase, Phase::Over(_)));
    assert_eq!((game.public.rebuilds, game.public.table.len()), (LAST_REBUILD, 1));
}

#[test]
fn a_twelfth_rebuild_for_the_effect_of_a_last_card_blocks_and_the_drawn_cards_stay() {
    let mut game = two("");
    game.public.rebuilds = LAST_REBUILD;
    let last = game.stock[0];
    game.stock = Pile::from_top_first([last].into_iter());
    game.public.wanted = Demand::on("KH".parse().expect("a card"));
    game.gives(1, "KS");
    game.plays("play KS");
    assert_eq!(game.public.phase, Phase::Over(End::Rebuilds));
    assert_eq!((game.hands[0].len(), has_bonus(&game)), (4, false));
    assert!(game.hands[0].contains(last));
}

#[test]
fn a_twelfth_rebuild_for_a_voluntary_draw_blocks_too() {
    let mut game = two("draw_choice=true");
    game.public.rebuilds = LAST_REBUILD;
    game.stock = Pile::new();
    game.plays("play 9H");
    game.plays("draw");
    assert_eq!(game.public.phase, Phase::Over(End::Rebuilds));
}

#[test]
fn as_many_passes_in_a_row_as_players_block_the_round() {
    let mut game = three("");
    game.stock = Pile::new();
    ["TD", "TC", "TS"].into_iter().enumerate().for_each(|(seat, hand)| game.gives(seat, hand));
    game.plays("draw, draw");
    assert_eq!((game.public.phase, game.public.passes), (Phase::Play, 2));
    game.plays("draw");
    assert_eq!(game.public.phase, Phase::Over(End::Passes));
    assert_eq!(penalty(&game), [10, 10, 10]);
}

#[test]
fn a_played_or_drawn_card_resets_the_count_of_passes() {
    let mut game = three("");
    let stock = std::mem::take(&mut game.stock);
    ["TD 9C", "TC", "KS 9S"]
        .into_iter()
        .enumerate()
        .for_each(|(seat, hand)| game.gives(seat, hand));
    game.plays("draw, draw");
    game.stock = stock;
    game.plays("draw");
    assert_eq!((game.public.phase, game.public.passes), (Phase::Play, 0));
}

#[test]
fn an_eight_without_any_cover_counts_as_covered_and_is_not_a_pass() {
    let mut game = three("");
    game.stock = Pile::new();
    game.plays("play 9H");
    game.public.table = Pile::from_top_first(["8H".parse().expect("a card")].into_iter());
    game.public.phase = Phase::Cover;
    game.public.wanted = Demand::on(game.top());
    game.gives(2, "TD");
    game.plays("draw");
    assert_eq!(
        (game.public.phase, game.public.to_play, game.public.passes),
        (Phase::Play, Seat(0), 0)
    );
}

#[test]
fn a_seat_without_cards_is_then_out_without_a_bonus() {
    let mut game = two("");
    game.stock = Pile::new();
    game.public.table = Pile::from_top_first(["8H".parse().expect("a card")].into_iter());
    game.public.phase = Phase::Cover;
    game.gives(1, "");
    game.plays("draw");
    assert_eq!((game.public.phase, &game.public.out[..]), (Phase::Over(End::Out), &[Seat(1)][..]));
    assert!(!has_bonus(&game));
}

#[test]
fn the_match_ends_after_100_rounds_and_the_lowest_total_wins() {
    for options in ["", "knock_out=true"] {
        let mut game = three(options);
        game.public.totals = [20, -10, -10, 0];
        game.public.round = 99;
        game.finish(End::Turns, &mut NoEvents);
        assert_eq!(game.turn(), Turn::RoundOver);
        game.public.totals = [20, -10, -10, 0];
        game.hands = Default::default();
        game.public.round = 100;
        game.finish(End::Turns, &mut NoEvents);
        let verdict = game.public.verdict.expect("the match is over");
        assert_eq!(verdict.why, Why::Rounds);
        assert_eq!(verdict.winners, [Seat(1), Seat(2)].into_iter().collect());
    }
}

#[test]
fn if_nobody_is_left_the_lowest_total_of_the_last_round_wins() {
    let mut game = three("knock_out=true");
    game.public.gone.insert(Seat(2));
    game.public.totals = [110, 103, 0, 0];
    game.gives(2, "");
    game.finish(End::Turns, &mut NoEvents);
    let verdict = game.public.verdict.expect("the match is over");
    assert_eq!((verdict.why, verdict.winners), (Why::NobodyLeft, SeatSet::singleton(Seat(1))));
}

#[test]
fn every_total_of_exactly_101_becomes_0() {
    let mut game = two("");
    for _ in 0..2 {
        game.public.totals = [0, 84, 0, 0];
        game.gives(1, "TD 7H");
        game.finish(End::Turns, &mut NoEvents);
        assert_eq!(game.public.totals[1], 0);
    }
}

#[test]
fn with_winner_deals_the_deal_passes_to_the_left_if_nobody_went_out() {
    let mut game = three("winner_deals=true");
    game.finish(End::Turns, &mut NoEvents);
    let pack = OneHundredAndOne::pack(&game.public.options, 3);
    game.deal_next(&pack, &mut NoEvents);
    assert_eq!(game.public.dealer, Seat(1), "the deal passes to the left");
}

#[test]
fn knock_out_needs_three_players() {
    assert!(HouseRules::parse(&[("knock_out", "true")], 2).is_err());
    assert!(HouseRules::parse(&[("knock_out", "true")], 3).is_ok());
    assert!(HouseRules::parse(&[("hand_size", "6")], 3).is_err());
}
