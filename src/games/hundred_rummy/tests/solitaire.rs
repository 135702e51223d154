//! One seat: `must-draw` and `strict`, with all edge cases. The stock has 20 cards at first.

use crate::games::hundred_rummy::RummyOptions;

use super::table::{Match, cards, table};

/// Three hundreds that are drawn one after the other, and eight more cards.
const HUNDREDS: &str = "10 30 30 30  10 10 40 40  20 20 30 30  10 10 10 20 30 40 50 50";

#[test]
fn the_solitaire_has_one_set() {
    let m = table(1).start();
    assert_eq!((m.stock_size(), m.seat().0), (20, 0));
}

#[test]
fn the_discard_pile_is_never_drawn_from() {
    let mut m = table(1).start();
    m.idle(3);
    assert_eq!(m.legal(), "take stock");
    assert_eq!(m.refusal("take discard"), "in solitaire you cannot take from the discard pile");
}

#[test]
fn four_hundred_points_win() {
    for layout in [table(1), table(1).strict()] {
        let mut m = layout.hand(0, "10 20 30 40").stock(HUNDREDS).start();
        m.play("score, score, score, score");
        assert_eq!((m.phase().0, m.scores(), m.winners()), ("over", vec![400], vec![0]));
        assert_eq!((m.hand(0).as_str(), m.stock_size()), ("", 8));
    }
}

// `must-draw`

#[test]
fn must_draw_is_lost_as_soon_as_a_turn_begins_with_an_empty_stock() {
    let mut m = table(1).hand(0, "10 10 10 10").start();
    m.idle(19);
    m.play("take stock");
    // The draw of the last card does not lose yet.
    assert_eq!((m.phase().0, m.stock().as_str()), ("discard", ""));
    m.play("discard 10");
    assert_eq!((m.phase().0, m.scores(), m.winners()), ("over", vec![0], vec![]));
    assert_eq!(m.discard().split(' ').count(), 20, "nothing was rebuilt");
}

#[test]
fn must_draw_goes_on_with_a_hundred_in_hand_and_then_score_is_the_only_move() {
    let mut m = table(1).hand(0, "10 20 30 40").start();
    m.idle(20);
    assert_eq!((m.phase().0, m.legal().as_str()), ("take", "score"));
    assert_eq!(m.refusal("take stock"), "the stock is empty, so you must score your hand");
}

#[test]
fn the_last_card_of_must_draw_may_complete_the_hundred() {
    let mut m = table(1).hand(0, "10 20 30 50").bottom("40").start();
    m.idle(19);
    m.play("take stock, discard 50");
    assert_eq!(m.legal(), "score");
}

#[test]
fn a_must_draw_refresh_from_an_empty_stock_is_lost() {
    let mut m = table(1).hand(0, "10 20 30 40").start();
    m.idle(20);
    m.play("score");
    assert_eq!((m.hand(0).as_str(), m.scores(), m.winners()), ("", vec![100], vec![]));
}

#[test]
fn a_must_draw_refresh_with_fewer_than_four_cards_draws_them_and_is_lost() {
    let mut m = table(1).hand(0, "10 20 30 40").bottom("40 10 50").start();
    m.idle(17);
    m.play("score");
    assert_eq!((m.hand(0).as_str(), m.stock().as_str()), ("10 40 50", ""));
    assert_eq!((m.phase().0, m.scores(), m.winners()), ("over", vec![100], vec![]));
}

#[test]
fn a_must_draw_refresh_of_the_last_four_goes_on_if_they_make_100() {
    let mut m = table(1).hand(0, "10 20 30 40").bottom("20 20 30 30").start();
    m.idle(16);
    m.play("score");
    assert_eq!((m.stock().as_str(), m.legal().as_str()), ("", "score"));
    m.play("score");
    assert_eq!((m.scores(), m.winners()), (vec![200], vec![]));
}

#[test]
fn a_must_draw_refresh_of_the_last_four_is_lost_if_they_do_not() {
    let mut m = table(1).hand(0, "10 20 30 40").bottom("20 20 30 40").start();
    m.idle(16);
    m.play("score");
    assert_eq!((m.hand(0).as_str(), m.scores()), ("20 20 30 40", vec![100]));
    assert_eq!((m.phase().0, m.winners()), ("over", vec![]));
}

#[test]
fn the_fourth_hundred_wins_must_draw_with_an_empty_stock() {
    let mut m = table(1).hand(0, "10 20 30 40").stock(HUNDREDS).start();
    m.play("score, score, score");
    m.idle(8);
    assert_eq!((m.stock().as_str(), m.legal().as_str()), ("", "score"));
    m.play("score");
    assert_eq!((m.scores(), m.winners()), (vec![400], vec![0]));
}

#[test]
fn the_fourth_hundred_in_the_last_four_cards_wins_must_draw() {
    let last = "10 30 30 30  10 10 40 40  20 20 30 30";
    let mut m = table(1).hand(0, "10 20 30 40").bottom(last).start();
    m.idle(8);
    m.play("score, score, score");
    assert_eq!((m.stock().as_str(), m.legal().as_str()), ("", "score"));
    m.play("score");
    assert_eq!(m.winners(), [0]);
}

// `strict`

#[test]
fn strict_is_lost_by_the_draw_that_takes_the_very_last_card() {
    let mut m = table(1).strict().hand(0, "10 20 30 40").bottom("50").start();
    m.idle(19);
    assert_eq!(m.legal(), "score, take stock");
    m.play("take stock");
    assert_eq!((m.phase().0, m.winners()), ("over", vec![]));
    assert_eq!((m.hand(0).as_str(), m.stock().as_str()), ("10 20 30 40 50", ""));
}

#[test]
fn strict_is_lost_by_the_refresh_that_takes_the_very_last_card() {
    let mut m = table(1).strict().hand(0, "10 20 30 40").bottom("20 20 30 30").start();
    m.idle(16);
    m.play("score");
    assert_eq!((m.hand(0).as_str(), m.scores()), ("20 20 30 30", vec![100]));
    assert_eq!((m.phase().0, m.winners()), ("over", vec![]));
}

#[test]
fn strict_is_lost_by_a_refresh_with_fewer_than_four_cards() {
    let mut m = table(1).strict().hand(0, "10 20 30 40").bottom("30 20").start();
    m.idle(18);
    m.play("score");
    assert_eq!((m.hand(0).as_str(), m.stock().as_str()), ("20 30", ""));
    assert_eq!((m.phase().0, m.scores(), m.winners()), ("over", vec![100], vec![]));
}

#[test]
fn strict_goes_on_while_one_card_is_left() {
    let mut m = table(1).strict().hand(0, "10 20 30 40").start();
    m.idle(15);
    m.play("score");
    assert_eq!((m.phase().0, m.stock_size()), ("take", 1));
}

#[test]
fn the_fourth_hundred_wins_strict_while_one_card_is_left() {
    let mut m = table(1).strict().hand(0, "10 20 30 40").stock(HUNDREDS).start();
    m.play("score, score, score");
    m.idle(7);
    assert_eq!(m.stock_size(), 1);
    m.play("score");
    assert_eq!((m.scores(), m.winners(), m.stock_size()), (vec![400], vec![0], 1));
}

#[test]
fn three_hundreds_and_an_empty_stock_lose_strict() {
    let mut m = table(1).strict().hand(0, "10 20 30 40").stock(HUNDREDS).start();
    m.play("score, score, score");
    m.idle(7);
    m.play("take stock");
    assert_eq!((m.phase().0, m.scores(), m.winners()), ("over", vec![300], vec![]));
}

#[test]
fn a_solitaire_tournament_is_one_game() {
    let mut m = table(1).tournament().hand(0, "10 20 30 40").stock(HUNDREDS).start();
    m.play("score, score, score, score");
    assert_eq!((m.phase(), m.winners()), (("over", 1, 0), vec![0]));
    assert_eq!((m.info("games").as_str(), m.info("points").as_str()), ("1", "[400]"));
}

#[test]
fn the_first_card_of_a_solitaire_deck_is_dealt_first() {
    let deck = cards("10 20 20 50 40  30 30 30 30 30 30 30 10 10 10 10 10 10 20 20 40 40 40 50");
    let m = Match::deal(1, 0, RummyOptions::default(), deck);
    assert_eq!((m.hand(0).as_str(), &m.stock()[..5]), ("10 20 20 50", "40 30"));
    assert_eq!(m.legal(), "score, take stock");
}
