//! Starting a match: what was chosen last, who sits where, and the match that is kept.

use serde::{Deserialize, Serialize};

use super::prefs::Prefs;
use super::{storage, texts};
use crate::bots::Level;
use crate::games::{AnyGame, AnyMatch, BadSetup, Setup};
use crate::lesson::Lesson;
use crate::rng::{Chance, Rng, Seed};
use crate::seat::Seat;
use crate::texts::Text;
use crate::{games, record};

/// Names of bots, in the order of their seats.
const BOT_NAMES: [Text; 5] = [texts::MINA, texts::OTTO, texts::VERA, texts::HUGO, texts::LENA];

/// What was chosen for the next match of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Chosen {
    pub(super) seats: u8,
    pub(super) options: Vec<(String, String)>,
    /// The level of bots for whom nothing else was chosen, by name.
    level: String,
    /// Who sits at each seat, also at seats that are not taken this time; people whose name nobody has said have
    /// none. Older versions kept no more than the level.
    #[serde(default)]
    pub(super) players: Vec<Player>,
}

impl Chosen {
    /// What was chosen last, if it is still possible, or what most people will want.
    pub(super) fn last(game: &dyn AnyGame) -> Chosen {
        let info = game.info();
        let kept: Option<Chosen> = storage::load(&format!("setup/{}", info.id));
        let possible = kept.filter(|chosen| game.check(chosen.seats, &chosen.options).is_ok());
        let mut chosen = possible.unwrap_or_else(|| Chosen::usual(info.default_seats));
        chosen.fill(info.seats.1);
        chosen
    }

    /// What most people will want, with nobody at the seats yet.
    fn usual(seats: u8) -> Chosen {
        Chosen { seats, options: Vec::new(), level: Level::Casual.to_string(), players: Vec::new() }
    }

    /// Puts somebody at every seat that the game can have, a person at the first.
    fn fill(&mut self, most: u8) {
        while self.players.len() < usize::from(most) {
            self.players.push(Player { name: String::new(), bot: Some(self.level.clone()) });
        }
        self.players[0].bot = None;
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
        let sitting = Sitting {
            game: game.start(setup)?,
            players: self.sit_down(),
            tally: Tally::default(),
            is_lesson: false,
        };
        storage::save(&format!("setup/{}", game.info().id), self);
        sitting.save();
        Ok(sitting)
    }

    /// The players with names: those that were given, else one for each seat.
    fn sit_down(&self) -> Vec<Player> {
        let players = &self.players[..self.players.len().min(self.seats.into())];
        let people = players.iter().filter(|player| player.bot.is_none()).count();
        let named = players.iter().enumerate().map(|(seat, player)| {
            let name = match (player.name.trim(), &player.bot) {
                ("", None) => name_of_person(seat, people),
                // The first seat is a person's.
                (_, Some(_)) => BOT_NAMES[(seat.max(1) - 1) % BOT_NAMES.len()].into(),
                (name, None) => name.to_owned(),
            };
            Player { name, bot: player.bot.clone() }
        });
        named.collect()
    }
}

/// What a person is called who has not said it here.
fn name_of_person(seat: usize, people: usize) -> String {
    match Prefs::load().name {
        name if seat == 0 && !name.is_empty() => name,
        _ if people == 1 => texts::YOU.into(),
        _ => texts::player(seat + 1),
    }
}

/// A seed from the browser, or, where it has no randomness to offer, from the clock.
pub(super) fn random_seed() -> Seed {
    Seed::random()
        .unwrap_or_else(|_| Rng::new(Seed::from_number(js_sys::Date::now() as u64), 0).seed())
}

/// Whether nobody has to be asked any more whether they want to learn this game.
pub(super) fn is_learned(id: &str) -> bool {
    storage::load(&format!("learned/{id}")).unwrap_or(false)
}

/// Keeps that the guided round was offered and done, or not wanted.
pub(super) fn note_learned(id: &str) {
    // Where nothing can be kept, it is offered again.
    storage::save(&format!("learned/{id}"), &true);
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
    /// Whether its end has entered the statistics.
    #[serde(default)]
    pub(super) noted: bool,
}

/// A match and the people and bots at it.
pub(super) struct Sitting {
    pub(super) game: Box<dyn AnyMatch>,
    pub(super) players: Vec<Player>,
    pub(super) tally: Tally,
    /// Whether it is a guided round, which is not kept and does not count.
    pub(super) is_lesson: bool,
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
        let Kept { players, tally, .. } = kept;
        whole.then_some(Sitting { game, players, tally, is_lesson: false })
    }

    /// Sits down to a guided round; nothing if it cannot be dealt.
    pub(super) fn to_learn(game: &dyn AnyGame, lesson: &Lesson) -> Option<Sitting> {
        let setup = Setup {
            seats: lesson.seats,
            options: lesson.options.clone(),
            dealer: lesson.dealer,
            seed: Seed::from_number(0),
            deck: Some(lesson.deck.clone()),
        };
        let mut chosen = Chosen::usual(lesson.seats);
        chosen.fill(lesson.seats);
        let (game, players) = (game.start(setup).ok()?, chosen.sit_down());
        Some(Sitting { game, players, tally: Tally::default(), is_lesson: true })
    }

    /// Keeps the match as it stands. False if this browser keeps nothing.
    pub(super) fn save(&self) -> bool {
        if self.is_lesson {
            return true;
        }
        let kept =
            Kept { record: self.game.record(), players: self.players.clone(), tally: self.tally };
        storage::save(&format!("match/{}", self.game.info().id), &kept)
    }

    /// The seat of the only person, if there is just one.
    pub(super) fn only_person(&self) -> Option<Seat> {
        let mut people = (0..).zip(&self.players).filter(|(_, player)| player.bot.is_none());
        let (seat, _) = people.next()?;
        people.next().is_none().then_some(Seat(seat))
    }

    /// What the players are called: somebody who plays alone against bots is spoken to.
    pub(super) fn names(&self) -> Vec<String> {
        let spoken_to = self.only_person();
        let name = |(seat, player): (u8, &Player)| match spoken_to == Some(Seat(seat)) {
            true => texts::YOU.into(),
            false => player.name.clone(),
        };
        (0..).zip(&self.players).map(name).collect()
    }

    /// The level of the bot at a seat, if a bot sits there.
    pub(super) fn bot(&self, seat: Seat) -> Option<Level> {
        let name = self.players.get(seat.0 as usize)?.bot.as_ref()?;
        Some(name.parse().unwrap_or(Level::Casual))
    }
}
