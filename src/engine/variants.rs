//! In which ways a game can be played: the tables that tests, signatures and the arena go round.

use crate::engine::game::Game;
use crate::engine::options::Options as _;

/// Each value of each option that changes something, together with what is chosen, with the number of seats for which it
/// can be chosen that is nearest to the one asked for.
///
/// Some options make sense only together with another one, so another one helps where a value is refused alone, or makes
/// no difference.
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

/// Every number of seats with the usual options, and then with every value of every option that is possible there.
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
