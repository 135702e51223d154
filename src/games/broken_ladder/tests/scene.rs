//! The scene: zones, notes, badges and gauges.

use crate::cards::rng::{Rng, Seed};
use crate::engine::game::{Game, Turn};
use crate::engine::place::Place;
use crate::engine::record::Step;
use crate::engine::seat::Seat;
use crate::engine::session::Session;
use crate::games::broken_ladder::{BrokenLadder, LadderOptions, Length, Referee};
use crate::i18n::{Platform, set_english, set_translation};
use crate::table::{Look, Progress, Scene, Table, ZoneLayout};

use super::table::{any_options, card, deal, deal_with, play, start};

/// Seat 1 could lay down for 160; seat 0 holds K Q Q 9 8.
const VALID: &str = "5S 3H KD   AS KH  3C QS  3S QD  4H 9C  5D 8H   7C";
/// The hand of seat 1 leads to 6, not 5.
const INVALID: &str = "5S 3H KD   AS KH  3C QS  3S QD  4H 9C  6D 8H   7C";
/// Three sixes.
const SIXES: &str = "5S 3H KD   6H KH  6S QS  6D QD  2C 9C  2S 8H   7C";

fn scene(session: &Session<BrokenLadder>, viewer: u8) -> Scene {
    BrokenLadder::scene(&session.game().view(Some(Seat(viewer))))
}

fn notes(scene: &Scene, seat: u8) -> Vec<&str> {
    let hand = scene.zone(Place::hand(Seat(seat))).expect("a hand");
    hand.notes.iter().map(String::as_str).collect()
}

fn gauge(scene: &Scene) -> &Progress {
    match scene.progress.as_slice() {
        [gauge] => gauge,
        progress => panic!("{} gauges", progress.len()),
    }
}

/// The names of the cards of a seat's hand, from the lowest rung; "?" for hidden cards.
fn rungs(scene: &Scene, seat: u8) -> Vec<String> {
    let cards = scene.cards(Place::hand(Seat(seat))).iter();
    cards.map(|card| card.map_or("?".into(), |card| card.to_string())).collect()
}

#[test]
fn head_and_starter_have_notes_and_the_other_hand_is_hidden() {
    let scene = scene(&deal(2, VALID), 1);
    assert_eq!(scene.cards(Place::shared("head")), [Some(card("5S"))]);
    assert_eq!(scene.cards(Place::row("starter", Seat(1))), [Some(card("3H"))]);
    let note = |place| scene.zone(place).map(|zone| zone.notes.join(" "));
    assert_eq!(note(Place::shared("head")).as_deref(), Some("5"));
    assert_eq!(note(Place::row("starter", Seat(1))).as_deref(), Some("3"));
    let hand = scene.zone(Place::hand(Seat(1))).expect("a hand");
    assert_eq!(hand.spread, ZoneLayout::Column);
    // The other hand is face down, and has no notes.
    assert_eq!(rungs(&scene, 0), ["?"; 5]);
    assert!(notes(&scene, 0).is_empty());
}

#[test]
fn each_rung_has_the_height_of_the_ladder() {
    let scene = scene(&deal(2, VALID), 1);
    assert_eq!(rungs(&scene, 1), ["AS", "3S", "4H", "5D", "3C"]);
    assert_eq!(notes(&scene, 1), ["2", "−1", "3", "8", "5"]);
}

#[test]
fn each_of_six_cards_has_the_height_without_it() {
    let mut session = deal(2, VALID);
    play(&mut session, "take discard");
    let scene = scene(&session, 1);
    assert_eq!(rungs(&scene, 1), ["AS", "3S", "4H", "5D", "3C", "7C"]);
    assert_eq!(notes(&scene, 1), ["→−1", "→1", "→−6", "→−7", "→1", "✓5"]);
    let gauge = gauge(&scene);
    assert_eq!(
        (gauge.value, &*gauge.says, &*gauge.hits),
        (-2, "each card shows the end without it", "")
    );
}

#[test]
fn with_a_casual_referee_the_gauge_names_height_and_completing_cards() {
    let narrate = |first, options| {
        let scene = scene(&deal_with(options, 2, first), 1);
        let gauge = gauge(&scene);
        assert_eq!((gauge.seat, &*gauge.marks, gauge.is_penalty), (Seat(1), &[5][..], false));
        (gauge.value, gauge.says.clone(), gauge.hits.clone())
    };
    let casual = LadderOptions::default();
    assert_eq!(narrate(VALID, casual), (5, "complete".into(), String::new()));
    // The ladder must end one lower: 2 for the ace, 4 for a three, or 5 for the six. A third three would be too many.
    let hits = "any of these completes it: red 5 · black 2 or 4".to_owned();
    assert_eq!(narrate(INVALID, casual), (6, "ends at 6, must end at 5".into(), hits));
    let any_ranks = LadderOptions { any_ranks: true, ..casual };
    assert_eq!(narrate(SIXES, casual).1, "too many sixes");
    assert_eq!(narrate(SIXES, any_ranks).1, "complete");
}

/// Tries every card, and shares no code with the gauge.
#[test]
fn the_gauge_names_exactly_the_cards_that_complete_the_ladder() {
    let mut rng = Rng::new(Seed::from_number(7), 0);
    for number in 0..60 {
        let options = LadderOptions { referee: Referee::Casual, ..any_options(&mut rng) };
        let start = start(options, 2, Seed::from_number(number));
        let session = Session::<BrokenLadder>::new(start, None).expect("a match");
        let (view, scene) = (session.game().view(Some(Seat(0))), scene(&session, 0));
        let value = |name: &str| 1 + "A23456789TJQK".find(&name[..1]).expect("a rank") as i32;
        let step = |name: &str| if name.ends_with(['H', 'D']) { value(name) } else { -value(name) };
        let rise = value(&view.public.head.to_string())
            - value(&view.public.starters[Seat(0)].to_string());
        let fits = |five: &[String]| {
            let ranks = |rank| five.iter().filter(|name| value(name) == rank).count();
            five.iter().map(|name| step(name)).sum::<i32>() == rise
                && (options.any_ranks || (1..=13).all(|rank| ranks(rank) <= 2))
        };
        let hand = rungs(&scene, 0);
        let completes = |name: &str| {
            (0..5).any(|at| {
                let mut five = hand.clone();
                let old = std::mem::replace(&mut five[at], name.to_owned());
                step(&old) != step(name) && fits(&five)
            })
        };
        let hits = gauge(&scene).hits.replace("any of these completes it: ", "");
        for (colour, suit) in [("red", 'H'), ("black", 'S')] {
            let part = hits.split(" · ").find_map(|part| part.strip_prefix(colour));
            let said: Vec<&str> = part.unwrap_or_default().split([' ', ',']).collect();
            for rank in "A23456789TJQK".chars() {
                let shown = if rank == 'T' { "10".to_owned() } else { rank.to_string() };
                let expected = !fits(&hand) && completes(&format!("{rank}{suit}"));
                let is_said = said.contains(&shown.as_str());
                assert_eq!(is_said, expected, "{hand:?} {rise}: {shown} in `{hits}`");
            }
        }
    }
}

#[test]
fn with_a_strict_referee_no_sums_are_shown_before_the_round_is_over() {
    let strict = LadderOptions { referee: Referee::Strict, ..LadderOptions::default() };
    let mut session = deal_with(strict, 2, VALID);
    for mv in ["take discard", "discard 7C"] {
        let scene = scene(&session, 1);
        assert!(scene.progress.is_empty());
        assert!(scene.zones.iter().all(|zone| zone.notes.is_empty()));
        play(&mut session, mv);
    }
    for mv in ["take stock", "discard KH", "lay"] {
        play(&mut session, mv);
    }
    assert_eq!(session.game().turn(), Turn::RoundOver);
    assert_eq!(notes(&scene(&session, 0), 1), ["2", "−1", "3", "8", "5"]);
}

#[test]
fn badges_show_the_required_rise_and_seats_that_are_out() {
    let badges = |session: &Session<BrokenLadder>| -> Vec<(String, Look)> {
        let badges = scene(session, 0).badges.into_iter();
        badges.map(|badge| (badge.text, badge.look)).collect()
    };
    let mut session = deal(2, INVALID);
    let must = |what: &str| (format!("must {what}"), Look::Plain);
    assert_eq!(badges(&session), [must("fall 8"), must("rise 2")]);
    play(&mut session, "lay");
    assert_eq!(badges(&session), [must("fall 8"), ("out".into(), Look::Alert)]);
}

#[test]
fn the_points_that_end_a_match_are_shown() {
    let goal = |length| {
        let options = LadderOptions { length, ..LadderOptions::default() };
        scene(&deal_with(options, 2, VALID), 0).goal
    };
    assert_eq!(goal(Length::TwiceRound), None);
    assert_eq!(goal(Length::To1000), Some(1000));
}

/// Random rounds with all options and all numbers of seats. A hand has notes for every card or for none. During play
/// only the viewer's own hand has notes.
#[test]
fn notes_badges_and_gauges_are_right_in_random_rounds() {
    let mut rng = Rng::new(Seed::from_number(3), 0);
    for number in 0..40 {
        let (options, seats) = (any_options(&mut rng), 2 + (number % 5) as u8);
        let mut session =
            Session::<BrokenLadder>::new(start(options, seats, Seed::from_number(number)), None)
                .expect("a match");
        for _ in 0..30 {
            check(&session, options, seats);
            let Turn::ToMove(to_move) = session.game().turn() else { break };
            let seat = to_move.first().expect("somebody is to move");
            let mut moves = Vec::new();
            session.game().legal_moves(seat, &mut moves);
            let mv = *rng.pick(&moves);
            session.play(Step::Play(seat, mv)).expect("a legal move");
        }
    }
}

fn check(session: &Session<BrokenLadder>, options: LadderOptions, seats: u8) {
    let is_over = session.game().turn().seats().is_empty();
    let tells = options.referee == Referee::Casual || is_over;
    for viewer in Seat::all(seats) {
        let scene = BrokenLadder::scene(&session.game().view(Some(viewer)));
        for seat in Seat::all(seats) {
            let hand = scene.zone(Place::hand(seat)).expect("a hand");
            let is_seen = seat == viewer || is_over;
            let expected = if tells && is_seen { hand.cards.len() } else { 0 };
            // All five cards of another seat may be known from the discard pile.
            let is_known = hand.cards.iter().all(Option::is_some) && !is_seen;
            assert!(hand.notes.len() == expected || is_known, "{options:?} {:?}", hand.notes);
        }
        assert_eq!(scene.badges.len(), usize::from(seats));
        let own = scene.cards(Place::hand(viewer)).len();
        assert_eq!(scene.progress.len(), usize::from(tells && own > 0));
    }
}

#[test]
fn the_table_speaks_russian() {
    set_translation("ru");
    let scene = scene(&deal(2, INVALID), 1);
    let gauge = gauge(&scene);
    assert_eq!(gauge.says, "приходит к 6, а нужно к 5");
    assert_eq!(gauge.hits, "достроит любая: 5 красной масти · 2 или 4 чёрной масти");
    assert_eq!(scene.badges[0].text, "вниз на 8");
    set_english(Platform::PLAIN);
}
