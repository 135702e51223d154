//! Valid and invalid options.

use crate::engine::options::Options;
use crate::games::hundred_rummy::{Length, RummyOptions, SolitaireEnd};

fn read(texts: &[(&str, &str)], seats: u8) -> Result<RummyOptions, String> {
    RummyOptions::parse(texts, seats).map_err(|bad| bad.0)
}

#[test]
fn one_game_and_must_draw_are_the_defaults() {
    let default = RummyOptions::default();
    assert_eq!(default.to_pairs(), [("length", "game"), ("solitaire_end", "must-draw")]);
    assert_eq!(read(&[], 2), Ok(default));
}

#[test]
fn every_value_parses() {
    let tournament = RummyOptions { length: Length::Tournament, ..RummyOptions::default() };
    assert_eq!(read(&[("length", "tournament")], 4), Ok(tournament));
    assert_eq!(read(&[("length", "game")], 4), Ok(RummyOptions::default()));
    let strict = RummyOptions { solitaire_end: SolitaireEnd::Strict, ..RummyOptions::default() };
    assert_eq!(read(&[("solitaire_end", "strict")], 1), Ok(strict));
    let both = RummyOptions { length: Length::Tournament, solitaire_end: SolitaireEnd::Strict };
    assert_eq!(read(&[("solitaire_end", "strict"), ("length", "tournament")], 1), Ok(both));
}

#[test]
fn with_more_seats_the_solitaires_end_cannot_be_changed() {
    for seats in 2..=6 {
        let why = "“End of solitaire” can be changed for one player only".to_owned();
        assert_eq!(read(&[("solitaire_end", "strict")], seats), Err(why));
        assert_eq!(read(&[("solitaire_end", "must-draw")], seats), Ok(RummyOptions::default()));
    }
}

#[test]
fn unknown_options_and_values_are_refused() {
    let unknown = [
        ("end", "strict"),
        ("Length", "game"),
        ("length", "Game"),
        ("length", "match"),
        ("length", ""),
        ("solitaire_end", "must draw"),
        ("solitaire_end", "false"),
        ("", ""),
    ];
    for pair in unknown {
        assert!(read(&[pair], 1).is_err(), "{pair:?}");
    }
}
