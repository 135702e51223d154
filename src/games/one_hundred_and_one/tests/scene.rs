//! The scene: zones, badges, gauges and choices.

use crate::cards::Suit;
use crate::cards::rng::{Rng, Seed};
use crate::engine::game::{Game, Turn};
use crate::engine::options::Options;
use crate::engine::place::Place;
use crate::engine::record::Step;
use crate::engine::seat::Seat;
use crate::engine::session::Session;
use crate::games::one_hundred_and_one::{HouseRules, OneHundredAndOne};
use crate::i18n::{Platform, set_english, set_translation};
use crate::table::{Look, Scene, Table};

use super::setup::{dealt, rules};

const TABLE: Place = Place::shared("table");

fn scene(game: &OneHundredAndOne, viewer: u8) -> Scene {
    OneHundredAndOne::scene(&game.view(Some(Seat(viewer))))
}

/// The badges of a seat.
fn badges(game: &OneHundredAndOne, seat: u8) -> Vec<(String, Look)> {
    let badges = scene(game, 0).badges.into_iter();
    let of = badges.filter(|badge| badge.seat == Some(Seat(seat)));
    of.map(|badge| (badge.text, badge.look)).collect()
}

fn stamp(text: &str) -> (String, Look) {
    (text.into(), Look::Stamp)
}

#[test]
fn an_ordered_suit_is_shown_until_it_is_followed() {
    // Seat 1 is dealt the first card, seat 0 deals.
    let mut game = dealt(rules(""), 2, "QS 6H  9D TH  JC KC  9S  TS");
    let sign = |game: &OneHundredAndOne| scene(game, 0).zone(TABLE).and_then(|zone| zone.sign);
    assert_eq!(sign(&game), None);
    game.plays("play QS order H");
    assert_eq!(sign(&game), Some(Suit::Hearts));
    game.plays("play 6H");
    assert_eq!(sign(&game), None);
}

#[test]
fn a_hit_seat_has_a_badge_until_its_next_move() {
    let mut game = dealt(rules(""), 2, "6S 9H  7S 9D  AS 9C  JS  TS KH KD QC");
    game.plays("play 6S");
    assert_eq!(badges(&game, 0), [stamp("+2, skipped")]);
    game.plays("play 7S");
    assert_eq!(badges(&game, 0), [stamp("+3, skipped")]);
    game.plays("play AS");
    assert_eq!(badges(&game, 0), [stamp("+3, skipped")]);
    game.gives(1, "JS QH");
    game.gives(0, "9S KC");
    game.plays("play JS");
    assert_eq!(badges(&game, 0), [stamp("+3, skipped")]);
    game.plays("play 9S");
    assert_eq!(badges(&game, 0), []);
}

#[test]
fn an_ace_skips_without_drawn_cards() {
    let mut game = dealt(rules(""), 3, "AS 9H 9C  7S 9D TC  JD 8C TD  JS KD  TS");
    game.plays("play AS");
    assert_eq!(badges(&game, 2), [stamp("skipped")]);
    assert_eq!(badges(&game, 0), []);
}

#[test]
fn the_dealers_table_card_hits_as_well() {
    let game = dealt(rules(""), 2, "7H 9H  7S 9D  AS 9C  JS  6S");
    assert_eq!(badges(&game, 1), [stamp("+2, skipped")]);
}

#[test]
fn the_duties_to_cover_and_to_answer_a_hit_have_badges() {
    let mut game = dealt(rules(""), 2, "8S 9H  7S 9D  AS 9C  JS  TS");
    game.plays("play 8S");
    assert_eq!(badges(&game, 1), [stamp("must cover")]);
    let mut game = dealt(rules("pass_on=true"), 2, "6S 6H  7S 9D  AS 9C  JS  TS");
    game.plays("play 6S");
    assert_eq!(badges(&game, 0), [stamp("+2 waiting")]);
    game.plays("draw");
    assert_eq!(badges(&game, 0), [stamp("+2, skipped")]);
}

#[test]
fn a_seat_without_cards_has_an_out_badge() {
    let mut game = dealt(rules(""), 3, "9S 9H 9C  7S 9D TC  JD 8C TD  JS KD  TS");
    game.gives(1, "9S");
    game.plays("play 9S");
    assert_eq!(badges(&game, 1), [("out".into(), Look::Alert)]);
}

#[test]
fn only_the_own_hand_is_raised() {
    let scene = scene(&dealt(rules(""), 3, "9S"), 1);
    let raised: Vec<Place> =
        scene.zones.iter().filter(|zone| zone.raises).map(|zone| zone.place).collect();
    assert_eq!(raised, [Place::hand(Seat(1))]);
}

#[test]
fn gauges_show_the_totals_with_the_own_hand() {
    let mut game = dealt(rules(""), 2, "JH 9H  KD 9D  7S 9C  7D  TS");
    game.public.totals = [-30, 95, 0, 0];
    let progress = |game: &OneHundredAndOne| -> Vec<(i32, String, String)> {
        let progress = scene(game, 1).progress.into_iter();
        let events = |gauge: crate::table::Progress| {
            assert_eq!((gauge.marks, gauge.is_penalty), (vec![101], true));
            (gauge.value, gauge.says, gauge.hits)
        };
        progress.map(events).collect()
    };
    let other = (-30, String::new(), String::new());
    // J K 7 7 cost 20.
    let own = |says: &str, hits: &str| (95, says.to_owned(), hits.to_owned());
    assert_eq!(progress(&game), [other.clone(), own("20 points in hand", "115 if you lose now")]);
    game.gives(1, "JH KD");
    let wiped = own("6 points in hand", "101 would become 0");
    assert_eq!(progress(&game), [other, wiped]);
    game.public.totals = [120, 95, 0, 0];
    assert_eq!(progress(&game)[0].1, "more than 101");
}

#[test]
fn a_queen_offers_the_suits_with_their_symbols() {
    let view = dealt(rules(""), 2, "QS 9H  7S 9D  AS 9C  JS  TS").view(Some(Seat(1)));
    let said = |mv: &str| {
        let mv = mv.parse().expect("a move");
        let gesture = OneHundredAndOne::gesture(&view, &mv).expect("a gesture");
        (gesture.choice, OneHundredAndOne::label(&view, &mv))
    };
    let expected =
        ("♦\u{fe0e} diamonds".into(), "Play queen of spades: order ♦\u{fe0e} diamonds".into());
    assert_eq!(said("play QS order D"), expected);
    assert_eq!(
        said("play AS"),
        (String::new(), "Play ace of spades: the next player is skipped".into())
    );
}

/// Random matches with all options and all numbers of seats.
#[test]
fn gauges_badges_and_ordered_suits_are_right_in_random_matches() {
    let mut rng = Rng::new(Seed::from_number(5), 0);
    for number in 0..40 {
        let seats = 2 + (number % 3) as u8;
        let mut options = HouseRules::default();
        for choice in HouseRules::SPECS {
            (choice.set)(&mut options, rng.below(choice.values.len() as u32) as usize);
        }
        options.knock_out &= seats > 2;
        let seed = Seed::from_number(number);
        let start = crate::engine::game::MatchConfig {
            options,
            seats,
            dealer: Seat(0),
            order: seed.into(),
        };
        let mut session = Session::<OneHundredAndOne>::new(start, None).expect("a match");
        for _ in 0..150 {
            let step = match session.game().turn() {
                Turn::Over(_) => break,
                Turn::RoundOver => Step::Deal(None),
                Turn::ToMove(to_move) => {
                    let seat = to_move.first().expect("somebody is to move");
                    check(&session, seat);
                    let mut moves = Vec::new();
                    session.game().legal_moves(seat, &mut moves);
                    Step::Play(seat, *rng.pick(&moves))
                }
            };
            session.play(step).expect("a legal step");
        }
    }
}

fn check(session: &Session<OneHundredAndOne>, to_play: Seat) {
    let game = session.game();
    for viewer in Seat::all(game.public.seats) {
        let scene = scene(game, viewer.0);
        assert_eq!(scene.progress.len(), usize::from(game.public.seats));
        for badge in &scene.badges {
            let seat = badge.seat.expect("every badge is somebody's");
            match badge.look {
                // Seats that are out and seats with a duty have badges of their own; all other badges are hits.
                Look::Alert => assert!(!game.public.playing.contains(seat)),
                Look::Stamp if badge.text == "must cover" => assert_eq!(seat, to_play),
                look => assert_eq!(look, Look::Stamp),
            }
        }
        let ordered = scene.zone(TABLE).and_then(|zone| zone.sign);
        assert_eq!(ordered, game.public.wanted.suit());
    }
}

#[test]
fn the_table_speaks_russian() {
    set_translation("ru");
    let mut game = dealt(rules(""), 2, "6S 9H  7S 9D  AS 9C  JS  TS KH KD QC");
    game.plays("play 6S");
    assert_eq!(badges(&game, 0), [stamp("+2, пропуск")]);
    assert_eq!(scene(&game, 1).prompt, "Сделайте ход");
    set_english(Platform::PLAIN);
}
