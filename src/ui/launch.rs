//! Starting a match: what was chosen last, who sits where, and the match that is kept.

use serde::{Deserialize, Serialize};

use super::storage;
use crate::bots::Level;
use crate::games::{AnyGame, AnyMatch, BadSetup, Setup};
use crate::rng::{Chance, Rng, Seed};
use crate::seat::Seat;
use crate::{games, record};

/// Names of bots, in the order of their seats.
const BOT_NAMES: [&str; 5] = ["Mina", "Otto", "Vera", "Hugo", "Lena"];

/// What was chosen for the next match of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Chosen {
    pub(super) seats: u8,
    pub(super) options: Vec<(String, String)>,
    /// The level of all bots, by name.
    pub(super) level: String,
}

impl Chosen {
    /// What was chosen last, if it is still possible, or what most people will want.
    pub(super) fn last(game: &dyn AnyGame) -> Chosen {
        let info = game.info();
        let usual = Chosen {
            seats: info.default_seats,
            options: Vec::new(),
            level: Level::Casual.to_string(),
        };
        let kept: Option<Chosen> = storage::load(&format!("setup/{}", info.id));
        kept.filter(|chosen| game.check(chosen.seats, &chosen.options).is_ok()).unwrap_or(usual)
    }

    /// Starts a match with a new seed and keeps what was chosen for next time.
    pub(super) fn start(&self, game: &dyn AnyGame) -> Result<Sitting, BadSetup> {
        let seed = random_seed();
        let setup = Setup {
            seats: self.seats,
            options: self.options.clone(),
            dealer: Chance::first_dealer(seed, self.seats),
            seed,
            deck: None,
        };
        let level = self.level.clone();
        let bot = |name: &str| Player { name: name.into(), bot: Some(level.clone()) };
        let bots = BOT_NAMES.iter().take(self.seats as usize - 1).map(|name| bot(name));
        let players = std::iter::once(Player { name: "You".into(), bot: None }).chain(bots);
        let sitting = Sitting {
            game: game.start(setup)?,
            players: players.collect(),
            tally: Tally::default(),
        };
        storage::save(&format!("setup/{}", game.info().id), self);
        sitting.save();
        Ok(sitting)
    }
}

/// A seed from the browser, or, where it has no randomness to offer, from the clock.
pub(super) fn random_seed() -> Seed {
    Seed::random()
        .unwrap_or_else(|_| Rng::new(Seed::from_number(js_sys::Date::now() as u64), 0).seed())
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Player {
    pub(super) name: String,
    /// The level's name, for a bot.
    pub(super) bot: Option<String>,
}

/// What a person asked for during a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Tally {
    pub(super) undos: u32,
    pub(super) hints: u32,
    /// Whether something new was seen and then taken back.
    pub(super) practice: bool,
}

/// A match and the people and bots at it.
pub(super) struct Sitting {
    pub(super) game: Box<dyn AnyMatch>,
    pub(super) players: Vec<Player>,
    pub(super) tally: Tally,
}

/// A sitting as it is kept.
#[derive(Serialize, Deserialize)]
struct Kept {
    record: String,
    players: Vec<Player>,
    tally: Tally,
}

impl Sitting {
    /// The kept match of a game, if there is one that can be read.
    pub(super) fn kept(id: &str) -> Option<Sitting> {
        let kept: Kept = storage::load(&format!("match/{id}"))?;
        record::game_of(&kept.record).ok().filter(|game| *game == id)?;
        let game = games::load(&kept.record).ok()?;
        let whole = kept.players.len() == game.seats() as usize;
        whole.then_some(Sitting { game, players: kept.players, tally: kept.tally })
    }

    /// Keeps the match as it stands. False if this browser keeps nothing.
    pub(super) fn save(&self) -> bool {
        let kept =
            Kept { record: self.game.record(), players: self.players.clone(), tally: self.tally };
        storage::save(&format!("match/{}", self.game.info().id), &kept)
    }

    /// The level of the bot at a seat, if a bot sits there.
    pub(super) fn bot(&self, seat: Seat) -> Option<Level> {
        let name = self.players.get(seat.0 as usize)?.bot.as_ref()?;
        Some(name.parse().unwrap_or(Level::Casual))
    }
}
