//! Variants of a game: the options and numbers of seats that tests, signatures and the arena iterate over.

use crate::engine::game::Game;
use crate::engine::options::Options as _;

/// Each value of each option that has an effect, together with the chosen options. The number of seats is the one
/// nearest to `seats` for which the value can be chosen.
///
/// Some options make sense only together with another one. If a value alone is refused or has no effect, another
/// option is added.
pub fn single_options<G: Game>(chosen: &[(&str, &str)], seats: u8) -> Vec<(G::Options, u8)> {
    let (least, most) = G::INFO.seats;
    let mut tables: Vec<u8> = (least..=most).collect();
    tables.sort_by_key(|table| table.abs_diff(seats));
    let usual = G::Options::parse(chosen, seats);
    let mut found: Vec<(G::Options, u8)> = Vec::new();
    for choice in G::Options::SPECS {
        for value in choice.values {
            let alone = [chosen, &[(choice.id, value.id)]].concat();
            let helped = G::Options::SPECS.iter().filter_map(|other| {
                let last = other.values.last().map(|last| [(other.id, last.id)]);
                last.map(|last| [alone.as_slice(), &last].concat())
            });
            let ways = [alone.clone()].into_iter().chain(helped).collect::<Vec<_>>();
            let table = ways.iter().find_map(|way| {
                let mut tables = tables.iter();
                let played = |&table| Some((G::Options::parse(way, table).ok()?, table));
                tables.find_map(played).filter(|(options, _)| options.has_effect(choice.id))
            });
            let is_new =
                |table: &(G::Options, u8)| usual.as_ref() != Ok(&table.0) && !found.contains(table);
            found.extend(table.filter(is_new));
        }
    }
    found
}

/// Every number of seats with the default options, then with every value of every option that is possible there.
pub fn tables<G: Game>() -> Vec<(G::Options, u8)> {
    let (least, most) = G::INFO.seats;
    let mut tables: Vec<_> = (least..=most).map(|seats| (G::Options::default(), seats)).collect();
    for seats in least..=most {
        let single = single_options::<G>(&[], seats).into_iter();
        tables.extend(single.filter(|(_, table)| *table == seats));
    }
    tables
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{Playable, Visitor, visit_all};

    struct Every;

    impl Visitor for Every {
        fn visit<G: Playable>(&mut self) {
            let usual = G::Options::default();
            let (found, game) = (tables::<G>(), G::INFO.id);
            for (options, seats) in &found {
                assert_eq!(options.check(*seats), Ok(()), "{game}: {options:?}");
            }
            for choice in G::Options::SPECS {
                for index in 0..choice.values.len() {
                    let default = (choice.get)(&usual) == index;
                    let is_met = |(options, _): &(G::Options, u8)| {
                        (choice.get)(options) == index && options.has_effect(choice.id)
                    };
                    let (id, value) = (choice.id, choice.values[index].id);
                    assert!(
                        default || found.iter().any(is_met),
                        "{game}: {id} {value} is never played"
                    );
                }
            }
        }
    }

    #[test]
    fn every_value_of_every_option_is_played() {
        visit_all(&mut Every);
    }
}
