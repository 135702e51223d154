//! The deal of a day. Seats and options change from day to day, in a fixed rotation.
//!
//! Nothing here may change: a date names a deal for ever. The seed is the SHA-256 hash of the text
//! `spot-on daily DATE GAME`, but for its last four bytes, which are the number of the day. So a match of any seed
//! shows whether it is a daily one.

use crate::cards::rng::Seed;
use crate::engine::commit_reveal::hash;
use crate::engine::seat::Seat;
use crate::games::{AnyMatch, ConfigText};

use super::date::Date;

/// Seats and options, one entry for each day.
type Rotation = &'static [(u8, &'static [(&'static str, &'static str)])];

/// The rotation of each game. A game without one has no daily deal.
const ROTATIONS: [(&str, Rotation); 5] = [
    (
        "shootout",
        &[
            (2, &[]),
            (2, &[("three_shots", "each")]),
            (3, &[]),
            (2, &[("no_overshooting", "true")]),
            (2, &[("sets", "true"), ("target", "101")]),
            (4, &[]),
            (2, &[("sets", "true"), ("missing", "true"), ("target", "101")]),
        ],
    ),
    (
        "one-up",
        &[
            (2, &[]),
            (3, &[]),
            (2, &[("joker_reading", "free")]),
            (4, &[]),
            (2, &[("scoring", "plain")]),
            (3, &[("joker_reading", "free")]),
            (2, &[("jokers", "2")]),
        ],
    ),
    (
        "one-hundred-and-one",
        &[
            (2, &[]),
            (3, &[("quick_round", "true")]),
            (2, &[("equal_ranks_together", "true")]),
            (4, &[("quick_round", "true")]),
            (2, &[("pass_on", "true")]),
            (3, &[("winner_deals", "true")]),
            (2, &[("draw_choice", "true")]),
        ],
    ),
    (
        "broken-ladder",
        &[
            (2, &[]),
            (3, &[("length", "1000")]),
            (2, &[("any_ranks", "true")]),
            (2, &[]),
            (4, &[("length", "1000")]),
            (2, &[("packs_per_pair", "2")]),
            (3, &[("any_ranks", "true"), ("length", "1000")]),
        ],
    ),
    (
        "hundred-rummy",
        &[
            (2, &[]),
            (1, &[]),
            (3, &[]),
            (2, &[]),
            (1, &[("solitaire_end", "strict")]),
            (4, &[]),
            (2, &[]),
        ],
    ),
];

/// The deal of a game on a day. `None` for a game that has no daily deal.
pub fn deal(game: &str, date: Date) -> Option<ConfigText> {
    let (_, rotation) = ROTATIONS.iter().find(|(id, _)| *id == game)?;
    let (seats, options) = rotation[date.0 as usize % rotation.len()];
    let seed = seed(game, date);
    Some(ConfigText {
        seats,
        options: options.iter().map(|(id, value)| ((*id).into(), (*value).into())).collect(),
        dealer: Seat::first_dealer(seed, seats),
        seed,
        deck: None,
    })
}

fn seed(game: &str, date: Date) -> Seed {
    let mut seed: Seed = hash(&format!("spot-on daily {date} {game}"))
        .parse()
        .expect("a hash has 64 hexadecimal digits");
    seed.0[28..].copy_from_slice(&date.0.to_be_bytes());
    seed
}

/// The day whose deal a match is of. `None` for any other deal.
pub fn date_of(game: &dyn AnyMatch) -> Option<Date> {
    let mut number = [0; 4];
    number.copy_from_slice(&game.seed().0[28..]);
    let date = Date(u32::from_be_bytes(number));
    // Dates of later years are not written in four digits.
    let deal = (date < Date(2_932_897)).then(|| deal(game.info().id, date))??;
    let options = game.options();
    let has = |(id, value): &(String, String)| options.contains(&(id.as_str(), value.as_str()));
    let is_same = deal.seed == game.seed() && deal.seats == game.seats();
    (is_same && deal.options.iter().all(has)).then_some(date)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;

    #[test]
    fn every_game_has_a_deal_on_every_day_that_says_its_date() {
        for game in games::all() {
            for day in 20_700..20_800 {
                let setup = deal(game.info().id, Date(day)).expect("every game has daily deals");
                let options = setup.options.len();
                let started = game.start(setup).expect("the options are allowed");
                assert_eq!(date_of(&*started), Some(Date(day)), "{}", game.info().id);
                let usual = game.check(started.seats(), &[]).expect("the defaults are allowed");
                let changed = started.options().iter().filter(|it| !usual.contains(it)).count();
                assert!(changed <= options, "{} {day}", game.info().id);
            }
        }
    }

    #[test]
    fn other_deals_have_no_date() {
        let game = games::find_game("shootout").expect("it exists");
        let daily = deal("shootout", Date(20_783)).expect("it has daily deals");
        assert_eq!(daily.seats, 2);
        let mut other = daily.clone();
        other.seed.0[0] ^= 1;
        assert_eq!(date_of(&*game.start(other).expect("it starts")), None);
        let mut other = daily.clone();
        other.seats = 3;
        assert_eq!(date_of(&*game.start(other).expect("it starts")), None);
        let mut other = daily;
        other.seed.0[28..].fill(255);
        assert_eq!(date_of(&*game.start(other).expect("it starts")), None);
        assert_eq!(deal("no-game", Date(1)), None);
    }
}
