//! Valid and invalid options.

use crate::engine::game::Game;
use crate::engine::options::Options;
use crate::games::one_up::{Jokers, Length, Mode, OneUp, OneUpOptions, Scoring, Seconds};

fn read(texts: &[(&str, &str)], seats: u8) -> Result<OneUpOptions, String> {
    OneUpOptions::parse(texts, seats).map_err(|bad| bad.0)
}

#[test]
fn sealed_answers_in_one_deal_are_the_default() {
    let default = OneUpOptions::default();
    let texts = [
        ("mode", "relaxed"),
        ("clock", "12"),
        ("scoring", "weighted"),
        ("length", "1"),
        ("joker_reading", "strict"),
        ("jokers", "4"),
    ];
    assert_eq!(default.to_pairs(), texts);
    for seats in 2..=5 {
        assert_eq!(read(&[], seats), Ok(default));
        assert_eq!(read(&texts, seats), Ok(default));
    }
}

#[test]
fn every_value_parses() {
    let base = OneUpOptions::default();
    let race = OneUpOptions { mode: Mode::Race, ..base };
    assert_eq!(read(&[("mode", "race")], 3), Ok(race));
    for (text, clock) in [("6", Seconds::Six), ("25", Seconds::TwentyFive), ("0", Seconds::None)] {
        assert_eq!(read(&[("clock", text)], 3), Ok(OneUpOptions { clock, ..base }));
    }
    for (text, length) in [("3", Length::Three), ("100", Length::Hundred)] {
        assert_eq!(read(&[("length", text)], 3), Ok(OneUpOptions { length, ..base }));
    }
    let plain = OneUpOptions { scoring: Scoring::Plain, ..base };
    assert_eq!(read(&[("scoring", "plain")], 3), Ok(plain));
    let free = read(&[("joker_reading", "free")], 3).expect("it can be chosen");
    assert_ne!(free, base);
    let two = OneUpOptions { jokers: Jokers::Two, ..base };
    assert_eq!(read(&[("jokers", "2")], 2), Ok(two));
}

#[test]
fn the_jokers_can_be_changed_for_two_seats_only() {
    for seats in 3..=5 {
        let why = "the number of Jokers can be changed for two players only".to_owned();
        assert_eq!(read(&[("jokers", "2")], seats), Err(why));
        assert_eq!(read(&[("jokers", "4")], seats), Ok(OneUpOptions::default()));
    }
}

#[test]
fn everybody_gets_the_same_number_of_cards() {
    let size = |seats, jokers| {
        let pack = OneUp::pack(&OneUpOptions { jokers, ..OneUpOptions::default() }, seats);
        (pack.len(), pack.iter().filter(|card| card.rank().is_none()).count())
    };
    assert_eq!(size(2, Jokers::Four), (2 * 28, 4));
    assert_eq!(size(2, Jokers::Two), (2 * 27, 2));
    assert_eq!(size(3, Jokers::Four), (3 * 18, 2));
    assert_eq!(size(4, Jokers::Four), (4 * 14, 4));
    assert_eq!(size(5, Jokers::Four), (5 * 11, 3));
}

#[test]
fn unknown_options_and_values_are_refused() {
    for pair in [("mode", "Race"), ("clock", "10"), ("length", "2"), ("joker", "4"), ("", "")] {
        assert!(read(&[pair], 2).is_err(), "{pair:?}");
    }
}
