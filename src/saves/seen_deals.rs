//! The deals that a device has seen. Playing one of them again is practice, because its cards may be remembered.
//!
//! A deal is a game with its options, its number of seats and its seed. It is stored as a mark of eight hexadecimal
//! digits, the oldest first, without separators. Two different deals have the same mark once in four thousand million.

use std::collections::HashSet;

use crate::engine::record::checksum;

/// Most deals that are remembered: 32 kB. A person who plays ten matches a day sees them again after a year.
pub const MOST: usize = 4000;
/// Number of digits of a mark.
const DIGITS: usize = 8;

/// The fields of a record that make up a deal.
const FIELDS: [&str; 4] = ["game=", "seats=", "options=", "seed="];

/// The mark of the deal in a record, or in a text that contains one: a line of the history, or a save log. `None`
/// if there is no record.
pub fn mark(text: &str) -> Option<String> {
    let record = &text[text.find("|game=")?..];
    let mut fields = record.lines().next()?.split('|');
    let mut deal = String::new();
    for name in FIELDS {
        deal.push_str(fields.find(|field| field.starts_with(name))?);
        deal.push('|');
    }
    Some(format!("{:0DIGITS$x}", checksum(deal.as_bytes())))
}

/// Whether a mark is in a list.
pub fn has(list: &str, mark: &str) -> bool {
    list.as_bytes().chunks(DIGITS).any(|known| known == mark.as_bytes())
}

/// The list with these marks. `None` if it has all of them. A list that is no list of marks counts as empty.
pub fn with(list: &str, marks: impl Iterator<Item = String>) -> Option<String> {
    let is_list =
        list.len().is_multiple_of(DIGITS) && list.bytes().all(|it| it.is_ascii_hexdigit());
    let mut all = if is_list { list.to_owned() } else { String::new() };
    let before = all.len();
    let known = all.as_bytes().chunks(DIGITS).map(<[u8]>::to_vec);
    let mut known: HashSet<Vec<u8>> = known.collect();
    for mark in marks {
        if known.insert(mark.as_bytes().to_vec()) {
            all.push_str(&mark);
        }
    }
    let grown = all.len() > before;
    all.drain(..all.len().saturating_sub(MOST * DIGITS));
    grown.then_some(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str =
        "spot-on-1|game=x|seats=2|dealer=0|options=length:short|seed=17|deck=|moves=|crc32=0";

    fn of(text: &str) -> String {
        mark(text).expect("it has a record")
    }

    #[test]
    fn a_deal_is_game_seats_options_and_seed() {
        for (old, new) in
            [("game=x", "game=y"), ("seats=2", "seats=3"), ("short", "long"), ("seed=17", "seed=1")]
        {
            assert_ne!(of(RECORD), of(&RECORD.replace(old, new)), "{new}");
        }
        for (old, new) in [("dealer=0", "dealer=1"), ("moves=", "moves=0 pass"), ("crc32=0", "")] {
            assert_eq!(of(RECORD), of(&RECORD.replace(old, new)), "{new}");
        }
    }

    #[test]
    fn a_deal_is_found_in_the_history_and_in_save_logs() {
        let line =
            format!("5e0c91aa spot-on-ended-1|1|2 3|0|0,0,0,0|A%7cgame=z:,B:casual|{RECORD}");
        let log = format!("1c291ca3 spot-on-match-1|A:,B:casual|{RECORD}\n83dc2a0f +0 take\n");
        assert_eq!((of(&line), of(&log)), (of(RECORD), of(RECORD)));
        for text in ["", "|", "spot-on-1", "|game=x|seats=2", "spot-on-match-9|anything"] {
            assert_eq!(mark(text), None, "{text}");
        }
    }

    #[test]
    fn lists_grow_only_by_new_marks() {
        let marks = || (0..3).map(|at| format!("0000000{at}"));
        let list = with("", marks()).expect("all are new");
        assert!(marks().all(|mark| has(&list, &mark)) && !has(&list, "00000003"));
        // Digits of two neighbours are no mark.
        assert!(!has("1111222233334444", "22223333"));
        assert_eq!(with(&list, marks()), None);
        assert_eq!(with(&list, ["00000009".to_owned()].into_iter()), Some(list + "00000009"));
    }

    #[test]
    fn the_oldest_are_forgotten_and_damage_counts_as_nothing() {
        let marks = (0..MOST + 5).map(|at| format!("{at:08x}"));
        let list = with("", marks).expect("all are new");
        assert_eq!(list.len(), MOST * DIGITS);
        assert!(!has(&list, "00000004") && has(&list, "00000005"));
        for damaged in ["123", "not hexadecimal!", "é0000000"] {
            let mark = "0000000a".to_owned();
            assert_eq!(with(damaged, [mark.clone()].into_iter()), Some(mark), "{damaged}");
        }
    }
}
