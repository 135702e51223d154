//! The knowledge of a seat, its view, and the consistency of sampled positions with them.

use crate::cards::Card;
use crate::cards::pile::Pile;
use crate::cards::rng::{Rng, Seed};
use crate::engine::game::{Game, MatchConfig, Turn};
use crate::engine::record::Step;
use crate::engine::seat::Seat;
use crate::engine::session::Session;
use crate::games::hundred_rummy::{Counts, HundredRummy, Length, Move, RummyOptions};
use crate::games::testing::oracle::Oracle;

use super::table::{quick_table, table};

#[test]
fn a_seat_knows_its_own_hand_and_no_other() {
    let m = table(3).hand(0, "10 20 30 30").hand(1, "50 50 50 50").start();
    assert_eq!(
        (m.hand_seen(0, 0).as_str(), m.hand_seen(0, 1).as_str()),
        ("10 20 30 30", "? ? ? ?")
    );
    assert_eq!(m.hand_seen(1, 2), "? ? ? ?");
}

#[test]
fn nobody_knows_the_order_of_the_stock() {
    for seats in [1, 2, 6] {
        let m = table(seats).start();
        for viewer in 0..seats {
            let unknown = vec!["?"; 20 * seats as usize].join(" ");
            assert_eq!(m.stock_seen(viewer), unknown);
        }
    }
}

#[test]
fn a_drawn_card_is_seen_only_by_the_seat_that_draws_it() {
    let mut m = table(2).hand(1, "10 10 10 10").stock("50").start();
    m.play("take stock");
    assert_eq!(m.hand_seen(1, 1), "10 10 10 10 50");
    assert_eq!(m.hand_seen(1, 0), "? ? ? ? ?");
}

#[test]
fn all_know_a_card_that_was_taken_from_the_discard_pile() {
    let mut m = table(3).hand(0, "10 10 20 20").stock("50 40").start();
    m.play("take stock, discard 50, take stock, discard 40, take discard");
    for viewer in [1, 2] {
        assert_eq!(m.hand_seen(0, viewer), "40 ? ? ? ?");
    }
    m.play("discard 20");
    assert_eq!(m.hand_seen(0, 1), "40 ? ? ?");
    m.play("take stock, discard 10, take stock, discard 10, take discard, discard 20");
    assert_eq!(m.hand_seen(0, 1), "10 40 ? ?");
}

#[test]
fn of_equal_cards_the_known_one_is_used_up_first() {
    let mut m = table(2).hand(0, "10 10 50 50").stock("50").start();
    m.play("take stock, discard 50, take discard");
    assert_eq!(m.hand_seen(0, 1), "50 ? ? ? ?");
    m.play("discard 50");
    assert_eq!((m.hand(0).as_str(), m.hand_seen(0, 1).as_str()), ("10 10 50 50", "? ? ? ?"));
}

#[test]
fn of_two_equal_known_cards_one_is_left() {
    let mut m = table(2).hand(0, "10 10 20 20").stock("50 50").start();
    m.play("take stock, discard 50, take discard, discard 20");
    m.play("take stock, discard 50, take discard, discard 20");
    assert_eq!(m.hand_seen(0, 1), "50 50 ? ?");
    m.play("take stock, discard 10, take stock, discard 50");
    assert_eq!(m.hand_seen(0, 1), "50 ? ? ?");
}

#[test]
fn a_score_removes_the_known_cards_of_the_hand() {
    let mut m = table(2).hand(0, "10 20 40 50").stock("30").start();
    m.play("take stock, discard 30, take discard, discard 50");
    assert_eq!(m.hand_seen(0, 1), "30 ? ? ?");
    m.idle(1);
    m.play("score");
    assert_eq!((m.score_pile(0).as_str(), m.hand_seen(0, 1).as_str()), ("10 20 30 40", "? ? ? ?"));
}

#[test]
fn a_known_card_stays_known_after_a_rebuild() {
    let mut m = table(2).hand(0, "10 10 20 20").bottom("50 40").start();
    m.idle(39);
    m.play("take discard, discard 20");
    m.idle(1);
    assert_eq!((m.stock().as_str(), m.hand_seen(0, 1).as_str()), ("", "50 ? ? ?"));
    m.play("take stock");
    assert_eq!((m.rebuilt(), m.hand_seen(0, 1).as_str()), (vec![40], "50 ? ? ? ?"));
    assert_eq!(m.stock_seen(0), ["?"; 39].join(" "));
}

#[test]
fn all_see_the_discard_pile_and_every_score_pile() {
    let mut m = table(2).hand(1, "10 20 30 40").start();
    m.play("score");
    m.idle(7);
    for viewer in [0, 1] {
        let shown = HundredRummy::snapshot(&m.session().game().view(Some(Seat(viewer))));
        let open = HundredRummy::snapshot(&m.session().game().view(None));
        // The discard pile, and both score piles.
        for pile in [1, 3, 5] {
            assert_eq!(shown.piles[pile], open.piles[pile]);
        }
    }
}

#[test]
fn all_hands_but_not_the_stock_are_shown_when_a_game_is_over() {
    let mut m = quick_table(3).tournament().hand(0, "10 20 20 30").start();
    m.win_at_once();
    for viewer in 0..3 {
        assert_eq!(m.hand_seen(0, viewer), "10 20 20 30");
        assert!(m.stock_seen(viewer).split(' ').all(|card| card == "?"));
    }
    m.deal_next(&table(3).dealer(1).hand(0, "50 50 50 50"));
    assert_eq!(
        (m.hand_seen(0, 0).as_str(), m.hand_seen(0, 1).as_str()),
        ("50 50 50 50", "? ? ? ?")
    );
}

#[test]
fn all_hands_are_shown_when_the_match_is_over() {
    let mut m = table(2).hand(0, "10 10 20 20").start();
    m.idle(1);
    m.exchange(100);
    assert_eq!((m.phase().0, m.hand_seen(0, 1).as_str()), ("over", "10 10 20 20"));
}

#[test]
fn the_next_deal_clears_the_knowledge_of_hands() {
    let mut m = table(2).tournament().hand(0, "10 10 20 20").stock("50").start();
    m.play("take stock, discard 50, take discard, discard 20");
    m.exchange(99);
    assert_eq!(m.phase().0, "round over");
    m.deal_next(&table(2).dealer(1));
    assert_eq!(m.hand_seen(0, 1), "? ? ? ?");
}

#[test]
fn a_view_does_not_contain_the_seed() {
    let m = table(2).start();
    let view = serde_json::to_value(m.session().game().view(Some(Seat(0)))).expect("JSON");
    assert!(view.get("seed").is_none() && view.get("chance").is_none());
}

/// Plays a random match. The players mostly score their hundreds, and take more or fewer cards from the discard pile.
fn any_match(seats: u8, rng: &mut Rng, mut look: impl FnMut(&Session<HundredRummy>, &mut Rng)) {
    let options = RummyOptions { length: Length::Tournament, ..RummyOptions::default() };
    let start = MatchConfig { options, seats, dealer: Seat(0), order: rng.seed().into() };
    let mut session = Session::<HundredRummy>::new(start, None).expect("the seed's own pack");
    let thrift = 2 + rng.below(8);
    look(&session, rng);
    while session.game().turn() != Turn::RoundOver {
        let Some(seat) = session.game().turn().seats().first() else { return };
        let mut moves = Vec::new();
        session.game().legal_moves(seat, &mut moves);
        let best = match moves[..] {
            [Move::TakeStock, Move::TakeDiscard] if !rng.one_in(thrift) => Move::TakeStock,
            [.., Move::Score] if !rng.one_in(4) => Move::Score,
            _ => *rng.pick(&moves),
        };
        session.play(Step::Play(seat, best)).expect("a legal move");
        look(&session, rng);
    }
}

/// The position with all cards that the seat does not see dealt anew, without regard to its other knowledge.
fn carelessly_imagined(game: &HundredRummy, viewer: Seat, rng: &mut Rng) -> HundredRummy {
    let others = || Seat::all(game.public.seats).filter(move |&seat| seat != viewer);
    let mut imagined = game.clone();
    let mut unseen: Vec<Card> = game.stock.to_vec();
    for seat in others() {
        unseen.extend(game.hands[seat].saturating_sub(game.memory.known(seat)).cards());
    }
    rng.shuffle(&mut unseen);
    for seat in others() {
        let known = game.memory.known(seat);
        let hidden = game.hands[seat].len() - known.len();
        imagined.hands[seat] = known;
        imagined.hands[seat] += Counts::of(unseen.drain(..hidden));
    }
    imagined.stock = Pile::from_top_first(unseen.into_iter());
    imagined
}

#[test]
fn no_sampled_position_contradicts_what_a_seat_has_seen() {
    let mut rng = Rng::new(Seed::from_number(11), 0);
    let (mut positions, mut after_rebuilds, mut careless) = (0, 0, 0);
    for seats in 2..=6 {
        for _ in 0..60 {
            let pack = HundredRummy::pack(&RummyOptions::default(), seats);
            let oracle = |viewer| Oracle::new(viewer, pack.iter().copied());
            let mut watchers: Vec<Oracle> = Seat::all(seats).map(oracle).collect();
            any_match(seats, &mut rng, |session, rng| {
                let game = session.game();
                let events = session.events().last().expect("the deal is told");
                for (viewer, oracle) in Seat::all(seats).zip(&mut watchers) {
                    oracle.watch(events);
                    if !rng.one_in(8) || !matches!(game.turn(), Turn::ToMove(_)) {
                        continue;
                    }
                    assert_eq!(oracle.judge(game), Ok(()), "the true position is possible");
                    let imagined = HundredRummy::determinize(&game.view(Some(viewer)), rng);
                    let verdict = oracle.judge(&imagined);
                    assert_eq!(verdict, Ok(()), "{viewer:?} {}\n{imagined:?}", session.record());
                    let caught = oracle.judge(&carelessly_imagined(game, viewer, rng)).is_err();
                    assert!(!caught || oracle.rebuilds > 0, "until then the pack is all there is");
                    positions += 1;
                    after_rebuilds += u32::from(oracle.rebuilds > 0);
                    careless += u32::from(caught);
                }
            });
        }
    }
    println!("{positions} positions, {after_rebuilds} after a rebuild; {careless} need care");
    assert!(positions > 20_000 && after_rebuilds > 5000 && careless > 2000);
}
