//! Valid and invalid options.

use crate::engine::options::Options;
use crate::games::broken_ladder::{LadderOptions, Length, Referee};

fn read(texts: &[(&str, &str)], seats: u8) -> Result<LadderOptions, String> {
    LadderOptions::parse(texts, seats).map_err(|bad| bad.0)
}

#[test]
fn the_defaults_are_those_of_the_rules_page() {
    let texts = [
        ("any_ranks", "false"),
        ("packs_per_pair", "1"),
        ("referee", "casual"),
        ("length", "twice-round"),
    ];
    assert_eq!(LadderOptions::default().to_pairs(), texts);
    assert_eq!(read(&[], 2), Ok(LadderOptions::default()));
}

#[test]
fn values_parse_for_every_number_of_seats() {
    for seats in 2..=6 {
        let texts = [
            ("any_ranks", "true"),
            ("packs_per_pair", "3"),
            ("referee", "strict"),
            ("length", "2000"),
        ];
        let options = LadderOptions {
            any_ranks: true,
            packs_per_pair: 3,
            referee: Referee::Strict,
            length: Length::To2000,
        };
        assert_eq!(read(&texts, seats), Ok(options));
    }
    let goals = ["twice-round", "1000", "2000"]
        .map(|length| read(&[("length", length)], 4).expect("a length").length.goal());
    assert_eq!(goals, [None, Some(1000), Some(2000)]);
}

#[test]
fn unknown_options_and_values_are_refused() {
    let unknown = [
        ("any_ranks", "on"),
        ("any_rank", "true"),
        ("packs_per_pair", "0"),
        ("packs_per_pair", "4"),
        ("referee", "Strict"),
        ("length", "3000"),
        ("length", ""),
        ("", ""),
    ];
    for pair in unknown {
        assert!(read(&[pair], 2).is_err(), "{pair:?}");
    }
}
