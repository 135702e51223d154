//! The deal of a day. Seats and options change from day to day, in the rotation of the game ([`Info::daily`]).
//!
//! Nothing here may change: a date names a deal for ever. The seed is the SHA-256 hash of the text
//! `spot-on daily DATE GAME`, but for its last four bytes, which are the number of the day. So a match of any seed
//! shows whether it is a daily one.

use crate::cards::rng::Seed;
use crate::engine::commit_reveal::hash_seed;
use crate::engine::game::Info;
use crate::games::{AnyMatch, ConfigText};

use super::date::Date;

/// The deal of a game on a day. `None` if the game has no daily deals.
pub fn deal(game: &Info, date: Date) -> Option<ConfigText> {
    let setup = game.daily.get(date.0 as usize % game.daily.len().max(1))?;
    Some(ConfigText::of_daily(setup, seed(game.id, date)))
}

fn seed(game: &str, date: Date) -> Seed {
    let mut seed = hash_seed(&format!("spot-on daily {date} {game}"));
    seed.0[28..].copy_from_slice(&date.0.to_be_bytes());
    seed
}

/// The day whose deal a match is of. `None` for any other deal.
pub fn date_of(game: &dyn AnyMatch) -> Option<Date> {
    let mut number = [0; 4];
    number.copy_from_slice(&game.seed().0[28..]);
    let date = Date(u32::from_be_bytes(number));
    if date > Date::LAST {
        return None;
    }
    let deal = deal(&game.info(), date)?;
    let options = game.options();
    let has = |(id, value): &(String, String)| options.contains(&(id.as_str(), value.as_str()));
    let is_same = deal.order.only_seed() == Some(game.seed()) && deal.seats == game.seats();
    (is_same && deal.options.iter().all(has)).then_some(date)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;

    #[test]
    fn every_game_has_a_deal_on_every_day_that_says_its_date() {
        for game in games::with_daily_deals() {
            for day in 20_700..20_800 {
                let started =
                    game.start(deal(&game.info(), Date(day)).expect("it has daily deals"));
                let started = started.expect("it can be played");
                assert_eq!(date_of(&*started), Some(Date(day)), "{}", game.info().id);
            }
        }
    }

    #[test]
    fn other_deals_have_no_date() {
        for game in games::with_daily_deals() {
            let daily = deal(&game.info(), Date(20_783)).expect("it has daily deals");
            let date = |change: &dyn Fn(&mut ConfigText)| {
                let mut other = daily.clone();
                change(&mut other);
                date_of(&*game.start(other).expect("it starts"))
            };
            let changed = |change: &dyn Fn(&mut [u8; 32])| {
                let mut seed = daily.order.seed();
                change(&mut seed.0);
                seed.into()
            };
            assert_eq!(date(&|_| {}), Some(Date(20_783)));
            assert_eq!(date(&|other| other.order = changed(&|seed| seed[0] ^= 1)), None);
            assert_eq!(date(&|other| other.order = changed(&|seed| seed[28..].fill(255))), None);
            let info = game.info();
            for seats in (info.seats.0..=info.seats.1).filter(|seats| *seats != daily.seats) {
                let other = ConfigText { seats, options: Vec::new(), ..daily.clone() };
                assert_eq!(date_of(&*game.start(other).expect("it starts")), None);
            }
        }
    }
}
