//! Several games: the deal passes, `deal` begins the next one, points are counted once.

use crate::engine::game::{Game, Turn};
use crate::engine::record::Step;
use crate::engine::session::IllegalStep;

use super::table::{quick_table, table};

#[test]
fn a_tournament_is_one_game_for_each_seat_as_first_player() {
    for seats in 2..=6 {
        let mut m = quick_table(seats).tournament().start();
        let mut first_players = Vec::new();
        for game in 1..=seats {
            first_players.push(m.seat().0);
            assert_eq!(
                m.phase(),
                ("take", u32::from(game), game - 1),
                "the deal passes to the left"
            );
            // Only the first game has a prepared deck; the others end by a stall guard.
            if game == 1 {
                m.win_at_once();
            } else {
                m.idle(1);
                m.exchange(100);
            }
            if game < seats {
                assert_eq!(m.phase(), ("round over", u32::from(game), game - 1));
                m.deal_next(&table(seats).dealer(game));
            }
        }
        first_players.sort_unstable();
        assert!(first_players.into_iter().eq(0..seats));
        assert_eq!((m.phase().0, m.winners()), ("over", vec![1]));
    }
}

#[test]
fn all_score_piles_are_added_up_and_counted_once() {
    let mut m = quick_table(2).tournament().start();
    m.win_at_once();
    assert_eq!((m.phase(), m.scores()), (("round over", 1, 0), vec![0, 400]));
    assert_eq!((m.info("games").as_str(), m.info("points").as_str()), ("1", "[0,400]"));
    m.deal_next(&table(2).dealer(1).hand(0, "10 20 30 40"));
    assert_eq!((m.phase(), m.scores()), (("take", 2, 1), vec![0, 400]));
    assert_eq!((m.info("games").as_str(), m.info("points").as_str()), ("1", "[0,0]"));
    m.play("score");
    assert_eq!((m.scores(), m.info("points").as_str()), (vec![100, 400], "[100,0]"));
    m.idle(1);
    m.exchange(100);
    assert_eq!((m.phase(), m.scores()), (("over", 2, 1), vec![100, 400]));
    assert_eq!((m.info("games").as_str(), m.info("points").as_str()), ("2", "[100,0]"));
    assert_eq!(m.winners(), [1]);
}

#[test]
fn equal_totals_share_the_win() {
    let mut m = quick_table(2).tournament().start();
    m.win_at_once();
    let stock = "10 10 30 50 30 10 20 20 50 30 10 20 30 40 30";
    m.deal_next(&table(2).dealer(1).hand(0, "10 10 40 40").stock(stock));
    m.win_at_once();
    assert_eq!((m.scores(), m.winners()), (vec![400, 400], vec![0, 1]));
}

#[test]
fn the_winner_of_the_last_game_need_not_win_the_tournament() {
    let stock = "10 10 30 50 20 20 30 30 10 20 20 50 30 10 20 30 40 30";
    let hands = |first: usize| table(2).hand(first, "10 10 40 40").hand(1 - first, "10 30 30 30");
    let mut m = hands(1).stock(stock).tournament().start();
    m.play("score, score, score");
    m.idle(1);
    m.play("score");
    m.idle(1);
    m.play("score");
    assert_eq!(m.scores(), [100, 400]);
    m.deal_next(&hands(0).dealer(1));
    m.play("score, score");
    m.idle(1);
    m.exchange(100);
    assert_eq!((m.scores(), m.winners()), (vec![200, 500], vec![1]));
}

#[test]
fn after_a_round_only_deal_is_possible_and_everybody_may() {
    let mut m = quick_table(2).tournament().start();
    m.win_at_once();
    let game = m.session().game();
    assert_eq!(game.turn(), Turn::RoundOver);
    let mut moves = Vec::new();
    (0..2).for_each(|seat| game.legal_moves(crate::engine::seat::Seat(seat), &mut moves));
    assert!(moves.is_empty(), "`deal` is a step of the session: {moves:?}");
}

#[test]
fn a_finished_round_stays_on_the_table_until_the_next_is_dealt() {
    let mut m = quick_table(2).tournament().start();
    m.win_at_once();
    assert_eq!((m.score_pile(1).split(' ').count(), m.hand(1).as_str()), (16, ""));
    assert_eq!((m.hand(0).as_str(), m.discard().as_str()), ("10 10 10 10", "30 30 30"));
    m.deal_next(&table(2).dealer(1).hand(0, "20 20 20 20").hand(1, "30 30 30 30"));
    assert_eq!((m.score_pile(1).as_str(), m.discard().as_str()), ("", ""));
    assert_eq!((m.hand(0).as_str(), m.hand(1).as_str()), ("20 20 20 20", "30 30 30 30"));
    assert_eq!((m.stock_size(), m.seat().0, m.legal().as_str()), (40, 0, "take stock"));
}

#[test]
fn a_single_game_has_no_second_deal() {
    let mut m = quick_table(2).start();
    assert_eq!(m.info("games"), "0");
    m.win_at_once();
    assert_eq!((m.phase().0, m.info("games").as_str()), ("over", "1"));
    let mut session = m.session().clone();
    assert_eq!(session.play(Step::Deal(None)).err(), Some(IllegalStep::MatchOver));
}

#[test]
fn deal_is_refused_while_a_round_goes_on() {
    let m = quick_table(2).tournament().start();
    let mut session = m.session().clone();
    let refused = session.play(Step::Deal(None)).err();
    assert_eq!(refused, Some(IllegalStep::AgainstTheRules("the round is not over yet".into())));
}

#[test]
fn each_game_resets_the_counts_of_the_guards() {
    let mut m = table(2).tournament().start();
    m.idle(120);
    m.play("take stock");
    assert_eq!(m.phase().0, "round over");
    m.deal_next(&table(2).dealer(1));
    m.idle(120);
    assert_eq!((m.phase().0, m.stock().as_str()), ("take", ""));
    m.play("take stock");
    assert_eq!((m.phase().0, m.winners()), ("over", vec![0, 1]));
}

#[test]
fn undo_reverts_a_deal() {
    let mut m = quick_table(2).tournament().start();
    m.win_at_once();
    let hand = m.hand(0);
    m.deal_next(&table(2).dealer(1));
    m.undo();
    assert_eq!((m.phase(), m.scores()), (("round over", 1, 0), vec![0, 400]));
    assert_eq!(m.hand(0), hand);
}
