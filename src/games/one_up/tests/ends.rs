//! The end of a match, by its length.

use crate::cards::pile::Pile;
use crate::engine::event::{Event, NoEvents};
use crate::engine::game::{Game, Turn};
use crate::engine::seat::Seat;
use crate::games::one_up::{Length, OneUp, OneUpOptions, Scoring};

use super::game::{at_the_end, play};

/// The winners after seat 0 wins the last point of a deal and the totals are these; `None` if the match goes on.
fn winners(length: Length, round: u32, totals: &[i32]) -> Option<Vec<u8>> {
    let options = OneUpOptions { length, ..OneUpOptions::default() };
    let mut before = totals.to_vec();
    before[0] -= 1;
    let mut game = at_the_end(options, round, &before);
    let others = (1..totals.len()).map(|seat| format!("{seat}: nothing"));
    let mut moves: Vec<String> = others.collect();
    moves.push("0: call AS".into());
    let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
    let events = play(&mut game, &moves);
    assert_eq!(game.public.totals.of(totals.len() as u8), totals);
    match game.turn() {
        Turn::Over(outcome) => {
            assert_eq!(events.last(), Some(&Event::Over));
            Some(outcome.winners.iter().map(|seat| seat.0).collect())
        }
        turn => {
            assert_eq!((turn, events.last()), (Turn::RoundOver, Some(&Event::RoundOver)));
            None
        }
    }
}

#[test]
fn a_match_is_one_deal() {
    assert_eq!(winners(Length::One, 1, &[5, 4]), Some(vec![0]));
    assert_eq!(winners(Length::One, 1, &[5, 6, 2]), Some(vec![1]));
    assert_eq!(winners(Length::One, 1, &[-5, -6]), Some(vec![0]));
}

#[test]
fn equal_points_share_the_win() {
    assert_eq!(winners(Length::One, 1, &[5, 5, 2]), Some(vec![0, 1]));
    assert_eq!(winners(Length::Three, 3, &[5, 0, 5]), Some(vec![0, 2]));
}

#[test]
fn a_match_may_have_three_deals() {
    assert_eq!(winners(Length::Three, 1, &[50, 4]), None);
    assert_eq!(winners(Length::Three, 2, &[150, 4]), None);
    assert_eq!(winners(Length::Three, 3, &[50, 40]), Some(vec![0]));
}

#[test]
fn a_match_may_go_to_a_hundred_points() {
    assert_eq!(winners(Length::Hundred, 2, &[99, 98]), None);
    assert_eq!(winners(Length::Hundred, 2, &[100, 98]), Some(vec![0]));
    // The highest total wins, also if several reach 100 in the same deal.
    assert_eq!(winners(Length::Hundred, 2, &[100, 105]), Some(vec![1]));
    assert_eq!(winners(Length::Hundred, 9, &[100, 100, 20]), None);
    assert_eq!(winners(Length::Hundred, 9, &[100, 102, 102]), None);
}

#[test]
fn after_twenty_deals_a_match_ends_in_any_case() {
    assert_eq!(winners(Length::Hundred, 19, &[60, 50]), None);
    assert_eq!(winners(Length::Hundred, 20, &[60, 50]), Some(vec![0]));
    assert_eq!(winners(Length::Hundred, 20, &[100, 100]), Some(vec![0, 1]));
    assert_eq!(winners(Length::Hundred, 20, &[20, 20, 20]), Some(vec![0, 1, 2]));
}

#[test]
fn the_deal_passes_to_the_left() {
    let options = OneUpOptions { length: Length::Three, ..OneUpOptions::default() };
    let mut game = at_the_end(options, 1, &[0, 0, 0]);
    play(&mut game, &["0: call AS", "1: nothing", "2: nothing"]);
    let pack = OneUp::pack(&options, 3);
    for (round, dealer) in [(2, 1), (3, 2)] {
        game.public.is_over = true;
        game.deal_next(&pack, &mut NoEvents);
        assert_eq!((game.public.round, game.public.dealer), (round, Seat(dealer)));
        // The seat to the left of the dealer gets the first card.
        let first = game.public.dealer.left(3);
        assert_eq!((game.public.display[0], game.piles[first].last()), (pack[0], Some(&pack[3])));
        assert!(
            game.public.ended.is_none() && game.public.won.of(3).iter().all(|won| won.is_empty())
        );
    }
}

#[test]
fn points_are_added_and_announced_when_a_deal_ends() {
    let mut game = at_the_end(OneUpOptions::default(), 1, &[10, 20]);
    game.public.bonus = Pile::from_top_first(super::cards("KS QS JS 7S JB").into_iter());
    let events = play(&mut game, &["1: nothing", "0: call AS"]);
    let score = |seat, points, total| Event::Score { seat: Seat(seat), points, total };
    assert!(events.contains(&score(0, 4 + 3 + 2 + 1 + 5 + 1, 26)));
    assert!(events.contains(&score(1, 0, 20)));
}

#[test]
fn with_plain_scoring_every_card_counts_one() {
    let options = OneUpOptions { scoring: Scoring::Plain, ..OneUpOptions::default() };
    let mut game = at_the_end(options, 1, &[10, 20]);
    game.public.bonus = Pile::from_top_first(super::cards("KS QS JS 7S JB").into_iter());
    play(&mut game, &["1: nothing", "0: call AS"]);
    assert_eq!(game.public.totals.of(2), [16, 20]);
}
