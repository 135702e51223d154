//! The worked cases of the rules page.

use crate::cards::Card;
use crate::games::one_up::{Answer, Expression, JokerReading, solver};

pub(super) fn cards(names: &str) -> Vec<Card> {
    names.split(' ').map(|name| name.parse().expect("a card")).collect()
}

#[test]
fn best() {
    for (display, strict, free) in [
        ("KH QD 7S", "71", "71"),
        ("4S 6S 8S", "", ""),
        ("2S 4S 6S 8S", "11", "11"),
        ("7S 7H 7D", "21", "21"),
        ("9S 9H 9D 9C", "6561", "6561"),
        ("9S 9H 9D 7S 7H", "35721", "35721"),
        ("KS KH KD KC AS", "10001", "10001"),
        ("KH JB", "1", "11"),
        ("KH JB JL", "11", "101"),
        ("KH KD 3S JB", "301", "301"),
        ("JB JL", "", ""),
    ] {
        let display = cards(display);
        for (best, reading) in [(strict, JokerReading::Strict), (free, JokerReading::Free)] {
            let found = solver::best(&display, reading);
            println!("{found:?}");
            let value =
                found.as_ref().map_or(String::new(), |(answer, _)| answer.value.to_string());
            assert_eq!(value, best, "{display:?}");
            if let Some((answer, expression)) = found {
                assert_eq!(expression.check(&display, reading), Ok(answer));
            }
        }
    }
    let _ = |e: Expression| -> Answer { e.check(&[], JokerReading::Free).unwrap() };
}
