//! Valid and invalid options.

use crate::engine::options::Options;
use crate::games::shootout::{BestOf, ShootoutOptions, Target, ThreeShots};

fn read(texts: &[(&str, &str)]) -> Result<ShootoutOptions, String> {
    ShootoutOptions::parse(texts, 2).map_err(|bad| bad.0)
}

#[test]
fn everything_is_off_by_default_and_the_target_is_101() {
    let texts = [
        ("target", "101"),
        ("three_shots", "off"),
        ("no_overshooting", "false"),
        ("sets", "false"),
        ("missing", "false"),
        ("finish_on_double", "false"),
        ("best_of", "1"),
    ];
    assert_eq!(ShootoutOptions::default().to_pairs(), texts);
    assert_eq!(read(&[]), Ok(ShootoutOptions::default()));
}

#[test]
fn every_value_parses() {
    for (index, choice) in ShootoutOptions::SPECS.iter().enumerate() {
        for (number, value) in choice.values.iter().enumerate() {
            // `finish_on_double` needs sets.
            let options = read(&[("sets", "true"), ("target", "101"), (choice.id, value.id)]);
            let options = options.expect("a value that is listed");
            assert_eq!((choice.get)(&options), number, "{index} {}", value.id);
        }
    }
}

#[test]
fn with_sets_and_nothing_chosen_the_target_is_201() {
    let target = |texts: &[(&str, &str)]| read(texts).expect("allowed").target;
    assert_eq!(target(&[("sets", "true")]), Target::Long);
    assert_eq!(target(&[("target", "101"), ("sets", "true")]), Target::Short);
    assert_eq!(target(&[("sets", "true"), ("target", "301")]), Target::Longest);
    assert_eq!(target(&[("sets", "false")]), Target::Short);
}

#[test]
fn finish_on_double_needs_sets() {
    let why =
        "“Finish on a double” needs “Doubles and triples”: without them nobody scores a double";
    assert_eq!(read(&[("finish_on_double", "true")]), Err(why.into()));
    assert!(read(&[("finish_on_double", "true"), ("sets", "true")]).is_ok());
}

#[test]
fn all_other_combinations_are_allowed() {
    let all = [
        ("target", "67-133-201"),
        ("three_shots", "total"),
        ("no_overshooting", "true"),
        ("sets", "true"),
        ("missing", "true"),
        ("finish_on_double", "true"),
        ("best_of", "5"),
    ];
    let options = read(&all).expect("allowed");
    assert_eq!((options.three_shots, options.best_of), (ThreeShots::Total, BestOf::Five));
    assert_eq!(options.to_pairs(), all);
}

#[test]
fn unknown_options_and_values_are_refused() {
    for pair in [
        ("target", "100"),
        ("target", "67"),
        ("three_shots", "true"),
        ("sets", "on"),
        ("best_of", "7"),
        ("Sets", "true"),
        ("", ""),
    ] {
        assert!(read(&[pair]).is_err(), "{pair:?}");
    }
}
