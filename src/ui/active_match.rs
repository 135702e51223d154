//! Starting a match: the setup that was chosen last, the players, and the match in progress.

use wasm_bindgen::JsValue;

use crate::bots::Level;
use crate::cards::rng::{Rng, Seed};
use crate::engine::commit_reveal::{self, SeedShares};
use crate::engine::record;
use crate::engine::seat::Seat;
use crate::games;
use crate::games::{AnyGame, AnyMatch, ConfigText, SetupError};
use crate::i18n::Text;
use crate::saves::archive::ArchivedMatch;
use crate::saves::exercises::Exercise;
use crate::saves::link;
use crate::saves::replay::Replayer;
use crate::saves::save_log::{Assists, Player, SaveLog, SavedMatch};
use crate::table::lesson::Lesson;

use super::platform::names;
use super::prefs::Prefs;
use super::storage::deal_store;
use super::storage::json::{Json, list, object};
use super::storage::local;
use super::storage::match_store::{self, SaveBatch};
use super::storage::record_store::Record;
use super::storage::save_status::SaveStatus;
use super::storage::time_store;
use super::texts;

/// Names of bots, in seat order.
const BOT_NAMES: [Text; 5] = [texts::MINA, texts::OTTO, texts::VERA, texts::HUGO, texts::LENA];

/// The setup for the next match of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct SetupForm {
    pub(super) seats: u8,
    pub(super) options: Vec<(String, String)>,
    /// Name of the level for bots without a choice of their own.
    level: String,
    /// The player at each seat, also at seats that are unused this time. A person without a name has an empty string.
    /// Older versions saved only the level.
    pub(super) players: Vec<Player>,
    /// Whether the deal is committed: both sides fix their shares of the seed before the deal.
    pub(super) committed: bool,
}

impl SetupForm {
    /// The setup that was chosen last, or the default if that setup is not possible any more.
    pub(super) fn last(game: &dyn AnyGame) -> SetupForm {
        let info = game.info();
        let kept = SetupForm::read(&local::load(&format!("setup/{}", info.id)));
        let possible = kept.filter(|chosen| game.check(chosen.seats, &chosen.options).is_ok());
        let mut chosen = possible.unwrap_or_else(|| SetupForm::usual(info.default_seats));
        chosen.fill(info.seats.1);
        chosen
    }

    /// The setup of a match that was just played. It may differ from the last chosen one: the match may have come
    /// with a link.
    pub(super) fn again(game: &dyn AnyGame, active: &ActiveMatch) -> SetupForm {
        let mut chosen = SetupForm::last(game);
        chosen.seats = active.game.seats();
        let options = active.game.options().into_iter();
        chosen.options = options.map(|(id, value)| (id.into(), value.into())).collect();
        let is_alone = active.only_person().is_some();
        for (seat, player) in chosen.players.iter_mut().zip(&active.players) {
            let name = if is_alone { String::new() } else { player.name.clone() };
            *seat = Player { name, ..player.clone() };
        }
        chosen
    }

    fn read(kept: &Json) -> Option<SetupForm> {
        let pair = |option: Json| match option.items().as_slice() {
            [id, value] => Some((id.text()?, value.text()?)),
            _ => None,
        };
        let options: Option<_> = kept.get("options").items().into_iter().map(pair).collect();
        let player = |player: Json| {
            Some(Player { name: player.get("name").text()?, bot: player.get("bot").text() })
        };
        Some(SetupForm {
            seats: kept.get("seats").number()? as u8,
            options: options?,
            level: kept.get("level").text()?,
            players: kept.get("players").items().into_iter().filter_map(player).collect(),
            committed: kept.get("committed").is_true(),
        })
    }

    pub(super) fn save(&self, id: &str) {
        let option = |(id, value): &(String, String)| list([id.into(), value.into()].into_iter());
        let player = |player: &Player| {
            let bot = player.bot.as_ref().map_or(JsValue::NULL, Into::into);
            object(&[("name", (&player.name).into()), ("bot", bot)])
        };
        let kept = object(&[
            ("seats", self.seats.into()),
            ("options", list(self.options.iter().map(option))),
            ("level", (&self.level).into()),
            ("players", list(self.players.iter().map(player))),
            ("committed", self.committed.into()),
        ]);
        local::save(&format!("setup/{id}"), &kept);
    }

    /// The default setup, without any players.
    fn usual(seats: u8) -> SetupForm {
        let level = Level::Casual.to_string();
        SetupForm { seats, options: Vec::new(), level, players: Vec::new(), committed: false }
    }

    /// Fills all seats that the game can have: a person at the first, bots at the others.
    fn fill(&mut self, most: u8) {
        while self.players.len() < usize::from(most) {
            self.players.push(Player { name: String::new(), bot: Some(self.level.clone()) });
        }
        self.players[0].bot = None;
    }

    /// The players of a match with this number of seats, from the setup that was chosen last.
    pub(super) fn players_of(id: &str, seats: u8) -> Vec<Player> {
        let chosen = games::find_game(id).map(|game| SetupForm::last(&*game));
        chosen.map(|chosen| SetupForm { seats, ..chosen }.sit_down()).unwrap_or_default()
    }

    /// Starts a match with a new seed, and saves the setup. `is_kept` says whether the match is saved.
    pub(super) fn start(
        &self,
        game: &dyn AnyGame,
        is_kept: bool,
    ) -> Result<ActiveMatch, SetupError> {
        self.deal(game, random_seed(), None, is_kept)
    }

    /// Starts a match with the seed that follows from both shares, and saves the setup. `None` if no seed follows
    /// from them.
    pub(super) fn start_committed(
        &self,
        game: &dyn AnyGame,
        parts: SeedShares,
    ) -> Option<ActiveMatch> {
        let seed = commit_reveal::seed(parts.bots, &parts.player)?;
        self.deal(game, seed, Some(Box::new(parts)), true).ok()
    }

    /// Route on which a match starts: the table, or the page of the committed deal before it.
    pub(super) fn begins_at(&self, id: &str) -> String {
        format!("#/{}/{id}", if self.committed { "deal" } else { "play" })
    }

    fn deal(
        &self,
        game: &dyn AnyGame,
        seed: Seed,
        parts: Option<Box<SeedShares>>,
        is_kept: bool,
    ) -> Result<ActiveMatch, SetupError> {
        let setup = ConfigText {
            seats: self.seats,
            options: self.options.clone(),
            dealer: Seat::first_dealer(seed, self.seats),
            seed,
            deck: None,
        };
        let mut active = ActiveMatch::new(game.start(setup)?, self.sit_down(), is_kept);
        active.parts = parts;
        deal_store::note_one(&active.game.record());
        self.save(game.info().id);
        time_store::forget(game.info().id);
        // The result is ignored: an error is reported at the first step.
        match_store::add(active.lines(), |_| {});
        Ok(active)
    }

    /// The players with names: the entered name, or the default name of the seat.
    pub(super) fn sit_down(&self) -> Vec<Player> {
        let players = &self.players[..self.players.len().min(self.seats.into())];
        let people = players.iter().filter(|player| player.bot.is_none()).count();
        let named = players.iter().enumerate().map(|(seat, player)| {
            let name = match (names::normal(&player.name), &player.bot) {
                // A person has the first seat, so bots begin at the second.
                (_, Some(_)) => BOT_NAMES[(seat.max(1) - 1) % BOT_NAMES.len()].into(),
                (name, None) if name.is_empty() => name_of_person(seat, people),
                (name, None) => name,
            };
            Player { name, bot: player.bot.clone() }
        });
        named.collect()
    }
}

/// Players of a match from elsewhere: people with numbered names.
pub(super) fn strangers(seats: u8) -> Vec<Player> {
    let player = |seat: u8| Player { name: texts::player(usize::from(seat) + 1), bot: None };
    (0..seats).map(player).collect()
}

/// Name of a person who has entered none at this seat.
fn name_of_person(seat: usize, people: usize) -> String {
    match Prefs::load().name {
        name if seat == 0 && !name.is_empty() => name,
        _ if people == 1 => texts::YOU.into(),
        _ => texts::player(seat + 1),
    }
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
    /// The seed shares of both sides, if the deal was committed.
    pub(super) parts: Option<Box<SeedShares>>,
    /// Log of the match as this page has saved it.
    log: Option<SaveLog>,
    /// Key of the archived record, once the match has ended on this device.
    key: Option<String>,
    /// The line that counts the match in the statistics, until it is saved.
    pub(super) result: Option<String>,
}

impl Clone for ActiveMatch {
    fn clone(&self) -> ActiveMatch {
        ActiveMatch {
            game: self.game.boxed(),
            players: self.players.clone(),
            assists: self.assists,
            is_kept: self.is_kept,
            parts: self.parts.clone(),
            log: self.log.clone(),
            key: self.key.clone(),
            result: self.result.clone(),
        }
    }
}

impl ActiveMatch {
    pub(super) fn new(game: Box<dyn AnyMatch>, players: Vec<Player>, is_kept: bool) -> ActiveMatch {
        let assists = Assists::default();
        let (parts, log, key, result) = (None, None, None, None);
        // The names may come from elsewhere.
        let players = names::tell_apart(players);
        ActiveMatch { game, players, assists, is_kept, parts, log, key, result }
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

    /// A tutorial match. `None` if the lesson cannot be dealt.
    pub(super) fn to_learn(game: &dyn AnyGame, lesson: &Lesson) -> Option<ActiveMatch> {
        let setup = ConfigText::of_lesson(lesson, Seed::from_number(0));
        let mut chosen = SetupForm::usual(lesson.seats);
        chosen.fill(lesson.seats);
        let (game, players) = (game.start(setup).ok()?, chosen.sit_down());
        deal_store::note_one(&game.record());
        Some(ActiveMatch::new(game, players, false))
    }

    /// The table of an exercise: a person in its seat, and bots that only watch in the others. `None` if its record
    /// cannot be read.
    pub(super) fn for_exercise(exercise: &Exercise) -> Option<ActiveMatch> {
        let game = games::load(&exercise.record).ok()?;
        let mut players = strangers(game.seats());
        for (seat, player) in (0..).map(Seat).zip(&mut players) {
            player.bot = (seat != exercise.seat).then(|| Level::Skilled.to_string());
        }
        Some(ActiveMatch::new(game, players, false))
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
    pub(super) fn ended(&mut self) -> Option<Record> {
        let now = js_sys::Date::now() as u64;
        let parts = self.parts.as_deref();
        let ended = ArchivedMatch::of(&*self.game, &self.players, self.assists, parts, now)?;
        let key = self.key.get_or_insert_with(|| ended.key()).clone();
        Some(Record { key, line: ended.line() })
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

    /// The seat of the only person. `None` if there are several people, or none.
    pub(super) fn only_person(&self) -> Option<Seat> {
        let mut people = (0..).zip(&self.players).filter(|(_, player)| player.bot.is_none());
        let (seat, _) = people.next()?;
        people.next().is_none().then_some(Seat(seat))
    }

    /// The names for display. The only person of a match is called "you".
    pub(super) fn names(&self) -> Vec<String> {
        let mut players = self.players.clone();
        if let Some(you) = self.only_person() {
            players[usize::from(you.0)].name = texts::YOU.into();
        }
        names::shown(players)
    }

    /// The names of the bots that sit at a table by default, in order.
    pub(super) fn usual_bots() -> [&'static str; 5] {
        BOT_NAMES.map(Text::as_str)
    }

    /// The level of the bot at a seat. `None` if a person sits there.
    pub(super) fn bot(&self, seat: Seat) -> Option<Level> {
        let name = self.players.get(seat.0 as usize)?.bot.as_ref()?;
        Some(name.parse().unwrap_or(Level::Casual))
    }
}
