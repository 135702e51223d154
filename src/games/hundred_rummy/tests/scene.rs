//! The scene: meters, gauges, goal and census.

use crate::engine::game::Game;
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::games::hundred_rummy::HundredRummy;
use crate::table::{Meter, Scene, Table, ZoneLayout};

use super::table::{Match, quick_table, table};

fn scene(m: &Match, viewer: Option<u8>) -> Scene {
    HundredRummy::scene(&m.session().game().view(viewer.map(Seat)))
}

fn meter(scene: &Scene, seat: u8) -> Option<Meter> {
    scene.zone(Place::hand(Seat(seat))).expect("a hand").meter
}

#[test]
fn the_meter_shows_the_sum_of_the_own_hand() {
    let mut m = table(2).hand(1, "10 20 30 30").stock("50").start();
    assert_eq!(meter(&scene(&m, Some(1)), 1), Some(Meter { value: 90, goal: 100 }));
    m.play("take stock");
    assert_eq!(meter(&scene(&m, Some(1)), 1), Some(Meter { value: 140, goal: 100 }));
    assert_eq!(meter(&scene(&m, Some(0)), 1), None, "nobody else knows");
}

#[test]
fn the_gauge_counts_the_hundreds_to_go() {
    let mut m = quick_table(2).start();
    let way = |m: &Match| {
        let gauge = scene(m, Some(0)).progress.swap_remove(1);
        (gauge.value, gauge.marks, gauge.says)
    };
    assert_eq!(way(&m), (0, vec![400], "4 hundreds to go".into()));
    m.play("score");
    assert_eq!(way(&m), (100, vec![400], "3 hundreds to go".into()));
    let hundreds = scene(&m, None).zone(Place::score(Seat(1))).cloned().expect("scored hundreds");
    assert_eq!((hundreds.spread, hundreds.cards.len()), (ZoneLayout::Bundles(4), 4));
    m.idle(1);
    m.play("score");
    m.idle(1);
    m.play("score");
    m.idle(1);
    m.play("score");
    assert_eq!(way(&m), (400, vec![400], "all four hundreds".into()));
    assert_eq!(scene(&m, None).prompt, "The game is over");
}

#[test]
fn only_a_single_game_has_a_goal() {
    assert_eq!(scene(&table(2).start(), None).goal, Some(400));
    assert_eq!(scene(&table(2).tournament().start(), None).goal, None);
    assert_eq!(scene(&table(1).tournament().start(), None).goal, Some(400));
}

/// The cards of the stock, as counts of the 10s, 20s and so on.
fn census(m: &Match, viewer: Option<u8>) -> Vec<u8> {
    scene(m, viewer).census.into_iter().map(|(_, count)| count).collect()
}

#[test]
fn the_solitaire_shows_the_counts_of_the_stock() {
    for strict in [false, true] {
        let layout = table(1).hand(0, "10 20 30 40").stock("10 10 10 10 50");
        let mut m = if strict { layout.strict() } else { layout }.start();
        assert_eq!(census(&m, Some(0)), [6, 3, 6, 3, 2]);
        m.play("score");
        assert_eq!(census(&m, Some(0)), [2, 3, 6, 3, 2]);
        m.play("take stock, discard 10");
        assert_eq!(census(&m, Some(0)), [2, 3, 6, 3, 1]);
        let stock = m.stock();
        let left = |card: &str| stock.split(' ').filter(|name| *name == card).count() as u8;
        assert_eq!(census(&m, Some(0)), ["10", "20", "30", "40", "50"].map(left));
    }
    assert!(census(&table(2).start(), Some(0)).is_empty());
}
