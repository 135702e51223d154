//! The ends of a game: 400 points, and the two stall guards.

use super::table::{Match, quick_table, table};

#[test]
fn the_game_ends_at_once_with_400_points() {
    let mut m = quick_table(2).start();
    m.win_at_once();
    assert_eq!((m.phase().0, m.scores(), m.winners()), ("over", vec![0, 400], vec![1]));
}

#[test]
fn the_four_new_cards_are_not_drawn() {
    let mut m = quick_table(2).start();
    for _ in 0..3 {
        m.play("score");
        m.idle(1);
    }
    let stock = m.stock();
    m.play("score");
    assert_eq!((m.hand(1).as_str(), m.stock()), ("", stock));
    assert_eq!(m.score_pile(1).split(' ').count(), 16);
}

#[test]
fn nobody_gets_a_last_turn() {
    let mut m = quick_table(3).hand(2, "20 20 30 30").hand(0, "10 30 30 30").start();
    m.win_at_once();
    assert_eq!((m.hand(2).as_str(), m.hand(0).as_str()), ("20 20 30 30", "10 30 30 30"));
    assert_eq!((m.scores(), m.winners()), (vec![0, 400, 0], vec![1]));
}

#[test]
fn the_others_have_the_points_of_their_score_piles() {
    let stock = "10 10 30 50  10 10 10 10  10 20 20 50 30 10 20 30 40 30";
    let mut m = table(2).hand(1, "10 10 40 40").hand(0, "20 20 30 30").stock(stock).start();
    m.play("score, score, score");
    m.idle(1);
    m.play("score");
    m.idle(1);
    m.play("score");
    // Seat 0 holds a hand at the end of the game, which counts nothing.
    assert_eq!((m.scores(), m.winners()), (vec![100, 400], vec![1]));
    assert_eq!((m.score_pile(0).as_str(), m.hand(0).as_str()), ("20 20 30 30", "10 10 10 10"));
}

/// Two seats, and 40 cards in the stock: after 40 idle turns it is empty and seat 1 is to move again.
fn after_two_rebuilds() -> Match {
    let mut m = table(2).hand(1, "10 20 30 40").hand(0, "20 20 30 30").start();
    m.idle(120);
    assert_eq!(m.stock(), "");
    m
}

#[test]
fn the_third_rebuild_in_a_row_ends_the_game_and_is_not_carried_out() {
    let mut m = after_two_rebuilds();
    let discard = m.discard();
    m.play("take stock");
    assert_eq!((m.phase().0, m.rebuilt(), m.discard()), ("over", vec![], discard));
    assert_eq!((m.stock().as_str(), m.hand(1).as_str()), ("", "10 20 30 40"));
    assert_eq!((m.scores(), m.winners()), (vec![0, 0], vec![0, 1]));
}

#[test]
fn until_somebody_must_draw_the_game_goes_on_with_two_rebuilds() {
    let mut m = after_two_rebuilds();
    m.exchange(10);
    assert_eq!(m.legal(), "score, take discard, take stock");
}

#[test]
fn a_score_resets_the_count_of_rebuilds() {
    let mut m = table(2).hand(1, "10 20 30 40").start();
    m.idle(80 + 36);
    // There were two rebuilds, and this score needs none.
    m.play("score");
    assert_eq!((m.rebuilt(), m.stock().as_str(), m.discard().split(' ').count()), (vec![], "", 36));
    m.idle(36 + 36);
    assert_eq!(m.stock(), "");
    m.play("take stock");
    assert_eq!((m.phase().0, m.winners()), ("over", vec![1]));
}

#[test]
fn a_rebuild_during_a_refresh_is_the_first_one_after_that_score() {
    let mut m = after_two_rebuilds();
    // It would be the third rebuild, but the score comes first.
    m.play("score");
    assert_eq!((m.phase().0, m.rebuilt(), m.stock_size()), ("take", vec![40], 36));
    m.idle(36);
    m.play("take stock");
    assert_eq!((m.phase().0, m.rebuilt()), ("discard", vec![36]));
    m.play("discard 10");
    m.idle(35);
    assert_eq!(m.stock(), "");
    m.play("take stock");
    assert_eq!((m.phase().0, m.rebuilt(), m.winners()), ("over", vec![], vec![1]));
}

#[test]
fn taking_from_the_discard_pile_does_not_reset_the_count_of_rebuilds() {
    let mut m = after_two_rebuilds();
    m.exchange(20);
    m.play("take stock");
    assert_eq!(m.phase().0, "over");
}

#[test]
fn the_most_points_win_a_stalled_game() {
    let mut m = table(3).hand(2, "10 20 30 40").start();
    m.idle(1);
    m.play("score");
    while m.phase().0 == "take" {
        let empty = m.stock().is_empty() && m.session().game().public.rebuilds == 2;
        if empty { m.play("take stock") } else { m.idle(1) }
    }
    assert_eq!((m.scores(), m.winners()), (vec![0, 0, 100], vec![2]));
}

#[test]
fn a_hundred_cards_in_a_row_from_the_discard_pile_end_the_game() {
    let mut m = table(2).hand(1, "10 20 30 40").start();
    m.idle(1);
    m.exchange(99);
    assert_eq!(m.phase().0, "take");
    m.play("take discard");
    // The game ends only after the discard that follows the hundredth card.
    assert_eq!(m.phase().0, "discard");
    m.play(&format!("discard {}", m.hand(m.seat().0).split(' ').next().expect("a card")));
    assert_eq!((m.phase().0, m.winners()), ("over", vec![0, 1]));
    assert_eq!(m.discard().split(' ').count(), 1);
}

#[test]
fn a_draw_resets_the_count_of_taken_cards() {
    let mut m = table(2).start();
    m.idle(1);
    m.exchange(99);
    m.idle(1);
    m.exchange(99);
    assert_eq!(m.phase().0, "take");
    m.exchange(1);
    assert_eq!(m.phase().0, "over");
}

#[test]
fn a_score_resets_the_count_of_taken_cards() {
    let mut m = table(2).hand(1, "10 20 30 40").start();
    m.idle(2);
    m.exchange(98);
    m.play("score");
    m.exchange(99);
    assert_eq!(m.phase().0, "take");
    m.exchange(1);
    assert_eq!((m.phase().0, m.winners()), ("over", vec![1]));
}
