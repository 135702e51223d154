//! Pack, deal, turns and rebuilds.

use crate::cards::Card;
use crate::cards::rng::Seed;
use crate::engine::game::Game;
use crate::engine::seat::Seat;
use crate::games::hundred_rummy::{HundredRummy, RummyOptions};

use super::table::{Match, cards, names, table};

#[test]
fn every_seat_adds_one_set_of_24_cards_to_the_pack() {
    for seats in 1..=6 {
        let pack = HundredRummy::pack(&RummyOptions::default(), seats);
        let count = |tens: u8| pack.iter().filter(|card| **card == Card::number(10 * tens)).count();
        let sets = seats as usize;
        assert_eq!([1, 2, 3, 4, 5].map(count), [7, 4, 7, 4, 2].map(|cards| cards * sets));
    }
}

#[test]
fn one_to_six_seats_play_and_two_by_default() {
    assert_eq!((HundredRummy::INFO.seats, HundredRummy::INFO.default_seats), ((1, 6), 2));
}

#[test]
fn cards_are_dealt_one_at_a_time_from_the_dealers_left() {
    let first = "10 20 30  40 50 10  20 30 40  10 20 30";
    let mut deck = cards(first);
    let mut rest = HundredRummy::pack(&RummyOptions::default(), 3);
    for card in &deck {
        rest.remove(rest.iter().position(|c| c == card).expect("in the pack"));
    }
    rest.reverse();
    deck.extend(&rest);
    let m = Match::deal(3, 1, RummyOptions::default(), deck);
    assert_eq!(m.hand(2), "10 10 20 40");
    assert_eq!(m.hand(0), "20 20 30 50");
    assert_eq!(m.hand(1), "10 30 30 40");
    assert_eq!(m.stock(), names(rest.into_iter().map(Some)));
}

#[test]
fn no_card_is_turned_up_so_the_first_player_can_only_draw() {
    let mut m = table(2).start();
    assert_eq!((m.discard().as_str(), m.legal().as_str()), ("", "take stock"));
    assert_eq!(m.refusal("take discard"), "the discard pile is empty");
}

#[test]
fn the_first_player_may_score_at_once() {
    let m = table(2).hand(1, "10 20 30 40").start();
    assert_eq!(m.legal(), "score, take stock");
}

#[test]
fn the_first_player_sits_left_of_the_dealer_and_turns_go_clockwise() {
    let mut m = table(4).dealer(2).start();
    for seat in [3, 0, 1, 2, 3] {
        assert_eq!(m.seat().0, seat);
        m.idle(1);
    }
}

#[test]
fn the_first_dealer_is_random() {
    let mut dealt = [0; 4];
    for number in 0..400 {
        dealt[Seat::first_dealer(Seed::from_number(number), 4).0 as usize] += 1;
    }
    assert!(dealt.iter().all(|&times| times > 60), "{dealt:?}");
}

#[test]
fn a_card_is_drawn_and_one_is_discarded() {
    let mut m = table(2).hand(1, "10 20 30 30").stock("50 40").start();
    m.play("take stock");
    assert_eq!(m.hand(1), "10 20 30 30 50");
    assert_eq!(m.legal(), "discard 10, discard 20, discard 30, discard 50");
    m.play("discard 30");
    assert_eq!((m.hand(1).as_str(), m.discard().as_str()), ("10 20 30 50", "30"));
    assert_eq!((m.seat().0, m.legal().as_str()), (0, "take discard, take stock"));
}

#[test]
fn the_card_just_drawn_may_be_discarded() {
    let mut m = table(2).hand(1, "10 10 10 10").stock("50").start();
    m.play("take stock, discard 50");
    assert_eq!((m.hand(1).as_str(), m.discard().as_str()), ("10 10 10 10", "50"));
}

#[test]
fn the_card_just_taken_from_the_discard_pile_may_be_discarded() {
    let mut m = table(2).hand(0, "10 10 10 10").stock("50").start();
    m.play("take stock, discard 50, take discard");
    assert_eq!((m.hand(0).as_str(), m.discard().as_str()), ("10 10 10 10 50", ""));
    m.play("discard 50");
    assert_eq!((m.hand(0).as_str(), m.discard().as_str()), ("10 10 10 10", "50"));
}

#[test]
fn only_the_top_card_of_the_discard_pile_is_taken() {
    let mut m = table(3).hand(0, "10 10 10 10").stock("50 40").start();
    m.play("take stock, discard 50, take stock, discard 40");
    assert_eq!(m.discard(), "40 50");
    m.play("take discard");
    assert_eq!((m.hand(0).as_str(), m.discard().as_str()), ("10 10 10 10 40", "50"));
}

#[test]
fn one_card_is_taken_and_no_more() {
    let mut m = table(2).hand(1, "10 20 30 40").start();
    m.play("take stock");
    let why = "you took a card, so you must discard one";
    for mv in ["take stock", "take discard", "score"] {
        assert_eq!(m.refusal(mv), why);
    }
}

#[test]
fn nothing_is_discarded_before_a_card_is_taken() {
    let mut m = table(2).hand(1, "10 20 30 40").start();
    assert_eq!(m.refusal("discard 10"), "take a card before you discard one");
}

#[test]
fn only_a_card_in_the_hand_is_discarded() {
    let mut m = table(2).hand(1, "10 20 30 40").stock("10").start();
    m.play("take stock");
    assert_eq!(m.refusal("discard 50"), "there is no 50 in your hand");
}

#[test]
fn a_score_moves_the_hand_to_the_score_pile_and_draws_four() {
    let mut m = table(2).hand(1, "10 20 30 40").stock("50 40 20 20 30").start();
    m.play("score");
    assert_eq!((m.score_pile(1).as_str(), m.hand(1).as_str()), ("10 20 30 40", "20 20 40 50"));
    assert_eq!((m.scores(), m.discard().as_str()), (vec![0, 100], ""));
    // The turn is over.
    assert_eq!((m.seat().0, m.legal().as_str()), (0, "take stock"));
    assert!(m.stock().starts_with("30 "));
}

#[test]
fn scoring_is_never_compulsory() {
    let mut m = table(2).hand(1, "10 20 30 40").start();
    m.idle(2);
    assert_eq!(m.legal(), "score, take discard, take stock");
    m.play("take discard, discard 40");
    assert_eq!((m.score_pile(1).as_str(), m.scores()), ("", vec![0, 0]));
}

#[test]
fn a_hand_that_becomes_100_waits_for_the_next_turn() {
    let mut m = table(2).hand(1, "10 20 30 50").stock("40").start();
    assert_eq!(m.refusal("score"), "your hand makes 110, not 100");
    m.play("take stock, discard 50");
    assert_eq!((m.hand(1).as_str(), m.seat().0), ("10 20 30 40", 0));
    m.idle(1);
    assert_eq!(m.legal(), "score, take discard, take stock");
}

#[test]
fn a_hundred_drawn_in_a_refresh_waits_too() {
    let mut m = table(2).hand(1, "10 20 30 40").stock("20 20 30 30").start();
    m.play("score");
    assert_eq!((m.hand(1).as_str(), m.seat().0), ("20 20 30 30", 0));
    m.idle(1);
    m.play("score");
    assert_eq!(m.scores(), [0, 200]);
}

#[test]
fn seven_of_the_seventy_hands_score() {
    let mut scoring = Vec::new();
    let mut hands = 0;
    let up = |from: usize| (from..=5).map(|tens| (tens, format!("{tens}0")));
    for (a, first) in up(1) {
        for (b, second) in up(a) {
            for (c, third) in up(b) {
                for (_, fourth) in up(c) {
                    let hand = format!("{first} {second} {third} {fourth}");
                    hands += 1;
                    if table(2).hand(1, &hand).start().legal() == "score, take stock" {
                        scoring.push(hand.replace(' ', "-"));
                    }
                }
            }
        }
    }
    assert_eq!(hands, 70);
    assert_eq!(
        scoring.join(", "),
        "10-10-30-50, 10-10-40-40, 10-20-20-50, 10-20-30-40, 10-30-30-30, 20-20-20-40, 20-20-30-30"
    );
}

#[test]
fn the_stock_is_rebuilt_only_when_somebody_must_draw() {
    let mut m = table(2).hand(1, "10 10 10 10").hand(0, "10 10 10 10").start();
    m.idle(40);
    assert_eq!((m.stock().as_str(), m.discard().split(' ').count()), ("", 40));
    // A player who takes from the discard pile needs no card from the stock.
    m.exchange(2);
    assert_eq!((m.stock().as_str(), m.discard().split(' ').count()), ("", 40));
    m.play("take stock");
    assert_eq!((m.rebuilt(), m.stock_size(), m.discard().as_str()), (vec![40], 39, ""));
}

#[test]
fn the_whole_discard_pile_is_rebuilt_with_its_top_card() {
    let mut m = table(2).hand(1, "10 10 10 10").hand(0, "10 10 10 10").start();
    m.idle(40);
    let discard = m.discard();
    m.play("take stock");
    let mut before = cards(&discard);
    let mut after = cards(&m.stock());
    after.extend(cards(&m.hand(1)));
    before.extend(cards("10 10 10 10"));
    assert_ne!(cards(&m.stock()), before[..39], "it is shuffled");
    before.sort();
    after.sort();
    assert_eq!(before, after);
}

#[test]
fn a_refresh_draws_the_last_cards_rebuilds_and_draws_on() {
    let mut m = table(2).hand(1, "10 20 30 40").bottom("40 50").start();
    m.idle(38);
    assert_eq!(m.stock(), "40 50");
    m.play("score");
    assert_eq!((m.rebuilt(), m.stock_size(), m.discard().as_str()), (vec![38], 36, ""));
    let hand = cards(&m.hand(1));
    assert!(
        hand.len() == 4 && hand.contains(&Card::number(40)) && hand.contains(&Card::number(50))
    );
}

#[test]
fn a_refresh_that_takes_the_very_last_card_needs_no_rebuild() {
    let mut m = table(2).hand(1, "10 20 30 40").start();
    m.idle(36);
    m.play("score");
    assert_eq!((m.rebuilt(), m.stock().as_str()), (vec![], ""));
    assert_eq!(m.discard().split(' ').count(), 36);
}

#[test]
fn a_refresh_from_an_empty_stock_rebuilds_first() {
    let mut m = table(2).hand(1, "10 20 30 40").start();
    m.idle(40);
    m.play("score");
    assert_eq!((m.rebuilt(), m.stock_size(), m.discard().as_str()), (vec![40], 36, ""));
}

#[test]
fn the_first_player_after_a_rebuild_finds_no_discard_pile() {
    let mut m = table(2).hand(1, "10 20 30 40").start();
    m.idle(40);
    m.play("score");
    assert_eq!((m.seat().0, m.legal().as_str()), (0, "take stock"));
}

#[test]
fn undo_reverts_a_rebuild() {
    let mut m = table(2).hand(1, "10 20 30 40").start();
    m.idle(40);
    let discard = m.discard();
    m.play("score");
    let stock = m.stock();
    m.undo();
    assert_eq!((m.hand(1).as_str(), m.discard()), ("10 20 30 40", discard));
    m.play("score");
    assert_eq!(m.stock(), stock, "the same match gives the same rebuild");
}
