//! The match in progress, with its players.

use crate::bots::Level;
use crate::cards::rng::{Rng, Seed};
use crate::engine::commit_reveal::SeedShares;
use crate::engine::record;
use crate::engine::seat::{Seat, SeatSet};
use crate::games;
use crate::games::{AnyGame, AnyMatch, ConfigText};
use crate::saves::daily::date::Date;
use crate::saves::daily::deal::date_of;
use crate::saves::exercises::Exercise;
use crate::saves::history::HistoryEntry;
use crate::saves::link;
use crate::saves::replay::Replayer;
use crate::saves::save_log::SaveLog;
use crate::saves::saved_match::{Assists, Player, SavedMatch};
use crate::saves::standing::Practice;
use crate::table::tutorial::Tutorial;

use super::platform::names;
use super::setup_form::{SHARED_LEVEL, SetupForm};
use super::storage::daily_store;
use super::storage::history_store::HistoryRow;
use super::storage::local;
use super::storage::match_store::SaveBatch;
use super::storage::save_status::SaveStatus;
use super::storage::seen_deals_store;
use super::texts;

/// Streams of random numbers from here on are for bots. Those before are for dealing.
const CHANCE: u64 = 1 << 63;

/// Players of a match from elsewhere: people with numbered names.
pub(super) fn strangers(seats: u8) -> Vec<Player> {
    let player = |seat: u8| Player { name: texts::player(usize::from(seat) + 1), bot: None };
    (0..seats).map(player).collect()
}

/// A random seed from the browser. If the browser has no randomness, the seed comes from the clock.
pub(super) fn random_seed() -> Seed {
    Seed::random()
        .unwrap_or_else(|_| Rng::new(Seed::from_number(js_sys::Date::now() as u64), 0).seed())
}

/// Whether the tutorial of this game need not be offered any more.
pub(super) fn is_learned(id: &str) -> bool {
    local::load(&format!("learned/{id}")).is_true()
}

/// Saves that the tutorial was done or declined.
pub(super) fn note_learned(id: &str) {
    // If nothing can be saved, the tutorial is offered again.
    local::write(&format!("learned/{id}"), "true");
}

/// A match with its players.
pub(super) struct ActiveMatch {
    pub(super) game: Box<dyn AnyMatch>,
    pub(super) players: Vec<Player>,
    pub(super) assists: Assists,
    /// Whether the match is saved. A tutorial is not; nor is a match whose slot has a match of a newer version.
    pub(super) is_kept: bool,
    /// The seats of people and bots at other devices.
    pub(super) remote: SeatSet,
    /// The seed shares of both sides, if the deal was committed.
    pub(super) parts: Option<Box<SeedShares>>,
    /// Log of the match as this page has saved it.
    log: Option<SaveLog>,
    /// Key of the match in the history, once the match has ended on this device.
    key: Option<String>,
    /// The line that counts the match in the statistics, until it is saved.
    pub(super) result: Option<String>,
    /// The day whose deal this is.
    daily: Option<Date>,
}

impl Clone for ActiveMatch {
    fn clone(&self) -> ActiveMatch {
        ActiveMatch {
            game: self.game.boxed(),
            players: self.players.clone(),
            assists: self.assists,
            is_kept: self.is_kept,
            remote: self.remote,
            parts: self.parts.clone(),
            log: self.log.clone(),
            key: self.key.clone(),
            result: self.result.clone(),
            daily: self.daily,
        }
    }
}

impl ActiveMatch {
    pub(super) fn new(game: Box<dyn AnyMatch>, players: Vec<Player>, is_kept: bool) -> ActiveMatch {
        let assists = Assists::default();
        let (parts, log, key, result) = (None, None, None, None);
        // The names may come from elsewhere.
        let players = names::tell_apart(players);
        let daily = date_of(&*game);
        let remote = SeatSet::NONE;
        ActiveMatch { game, players, assists, is_kept, remote, parts, log, key, result, daily }
    }

    /// Restores a saved match, if it is a match of this game.
    pub(super) fn again(id: &str, kept: SavedMatch) -> Option<ActiveMatch> {
        let mut again = ActiveMatch::begin_again(id, &kept)?;
        again.advance(usize::MAX);
        again.is_whole().then(|| ActiveMatch::at(again.done().0, kept))?
    }

    /// Prepares the replay of a saved match, if it is a match of this game.
    pub(super) fn begin_again(id: &str, kept: &SavedMatch) -> Option<Replayer> {
        record::game_of(&kept.record).ok().filter(|game| *game == id)?;
        Replayer::new(&kept.record).ok()
    }

    /// A match with the players that were saved with it. `None` if their number differs from the number of seats.
    pub(super) fn at(game: Box<dyn AnyMatch>, kept: SavedMatch) -> Option<ActiveMatch> {
        let SavedMatch { players, assists, parts, .. } = kept;
        let is_full = players.len() == usize::from(game.seats());
        is_full.then(|| ActiveMatch { assists, parts, ..ActiveMatch::new(game, players, true) })
    }

    /// A tutorial match. `None` if the tutorial cannot be dealt.
    pub(super) fn to_learn(game: &dyn AnyGame, tutorial: &Tutorial) -> Option<ActiveMatch> {
        let setup = ConfigText::of_tutorial(tutorial, Seed::from_number(0));
        let players = SetupForm::against(tutorial.seats, Level::Casual).sit_down();
        let game = game.start(setup).ok()?;
        seen_deals_store::note_one(&game.record());
        Some(ActiveMatch::new(game, players, false))
    }

    /// A match of this deal, which begins now. It is practice if the deal was seen before, maybe in another tab, or if
    /// it is a daily one and this is not the first try on its day. `None` if the deal cannot be played.
    pub(super) fn of_deal(id: &str, deal: ConfigText, players: Vec<Player>) -> Option<ActiveMatch> {
        let game = games::find_game(id)?.start(deal).ok()?;
        let record = game.record();
        let is_seen = seen_deals_store::is_seen(&record);
        seen_deals_store::note_one(&record);
        let mut active = ActiveMatch::new(game, players, true);
        let practice = match active.daily() {
            Some(date) => daily_store::begin(date, id, is_seen),
            None => is_seen.then_some(Practice::SeenBefore),
        };
        active.assists = Assists { practice, ..Assists::default() };
        Some(active)
    }

    /// The seed of a bot's random choices. With the same moves before, the bot chooses the same, so that everybody who
    /// plays a deal meets the same bots.
    pub(super) fn chance(&self, seat: Seat) -> Seed {
        let steps = self.game.step_count() as u64;
        Rng::new(self.game.seed(), CHANCE + 8 * steps + u64::from(seat.0)).seed()
    }

    /// The table of an exercise. `None` if its record cannot be read.
    pub(super) fn for_exercise(exercise: &Exercise) -> Option<ActiveMatch> {
        Some(ActiveMatch::at_position(games::load(&exercise.record).ok()?, exercise.seat))
    }

    /// A position on a table: a person in this seat, and bots that only watch in the others.
    pub(super) fn at_position(game: Box<dyn AnyMatch>, person: Seat) -> ActiveMatch {
        let mut players = strangers(game.seats());
        for (seat, player) in (0..).map(Seat).zip(&mut players) {
            player.bot = (seat != person).then(|| Level::Skilled.to_string());
        }
        ActiveMatch::new(game, players, false)
    }

    /// The lines to save since the last call.
    pub(super) fn lines(&mut self) -> SaveBatch {
        let game = &self.game;
        let steps = game.step_count();
        let (begins, text) = match &mut self.log {
            _ if !self.is_kept => (false, String::new()),
            Some(log) => (false, log.append_new(steps, |index| game.step(index), self.assists)),
            None => {
                let (players, assists, parts) =
                    (self.players.clone(), self.assists, self.parts.clone());
                let kept = SavedMatch { record: game.record(), players, assists, parts };
                let (log, lines) = SaveLog::start(&kept, steps);
                self.log = Some(log);
                (true, lines)
            }
        };
        let slot = game.info().id;
        let record = if self.is_kept { self.ended() } else { None };
        let (result, standing) = (self.result.take(), SaveStatus::of(self));
        SaveBatch { slot, begins, text, record, result, standing }
    }

    /// The record of the match if it is over. If that end was undone, the next end gets the same key and replaces it.
    pub(super) fn ended(&mut self) -> Option<HistoryRow> {
        let now = js_sys::Date::now() as u64;
        let parts = self.parts.as_deref();
        let ended = HistoryEntry::of(&*self.game, &self.players, self.assists, parts, now)?;
        let key = self.key.get_or_insert_with(|| ended.key()).clone();
        Some(HistoryRow { key, line: ended.line() })
    }

    /// What names this match in addresses: its key in the history, or else a link to it.
    pub(super) fn address(&self) -> String {
        match &self.key {
            Some(key) if self.is_kept => key.clone(),
            _ => link::whole(&*self.game).unwrap_or_default(),
        }
    }

    /// Saving failed, so the next call of `lines` saves everything.
    pub(super) fn not_kept(&mut self) {
        self.log = None;
    }

    /// The day whose deal a single person plays here, in the same seat and against the same bots as everybody. `None`
    /// for any other match.
    pub(super) fn daily(&self) -> Option<Date> {
        let is_usual = |(seat, player): (usize, &Player)| match &player.bot {
            None => seat == 0,
            Some(level) => *level == SHARED_LEVEL.to_string(),
        };
        self.daily.filter(|_| self.players.iter().enumerate().all(is_usual))
    }

    /// The seat of the only person at this device. `None` if there are several people, or none.
    pub(super) fn only_person(&self) -> Option<Seat> {
        let people = self.people_here();
        people.first().filter(|_| people.len() == 1)
    }

    /// The seats of people at this device.
    pub(super) fn people_here(&self) -> SeatSet {
        let is_here = |seat: &Seat| self.bot(*seat).is_none() && !self.remote.contains(*seat);
        Seat::all(self.game.seats()).filter(is_here).collect()
    }

    /// The names for display. The only person of a match is called "you".
    pub(super) fn names(&self) -> Vec<String> {
        let mut players = self.players.clone();
        let you = self.only_person().map(|you| usize::from(you.0));
        if let Some(you) = you.filter(|_| self.remote.is_empty()) {
            players[you].name = texts::YOU.into();
        }
        let mut names = names::shown(players);
        if let Some(you) = you {
            names[you] = texts::YOU.into();
        }
        names
    }

    /// The level of the bot at a seat. `None` if a person sits there.
    pub(super) fn bot(&self, seat: Seat) -> Option<Level> {
        let name = self.players.get(seat.0 as usize)?.bot.as_ref()?;
        Some(name.parse().unwrap_or(Level::Casual))
    }
}
