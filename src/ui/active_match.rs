//! Starting a match: what was chosen last, who sits where, and the match that is kept.

use wasm_bindgen::JsValue;

use super::prefs::Prefs;
use super::storage::json::{Json, list, object};
use super::storage::local;
use super::storage::match_store::{self, SaveBatch};
use super::storage::record_store::Record;
use super::storage::save_status::SaveStatus;
use super::texts;
use crate::bots::Level;
use crate::cards::rng::{Rng, Seed};
use crate::engine::commit_reveal::{self, SeedShares};
use crate::engine::record;
use crate::engine::seat::Seat;
use crate::games;
use crate::games::{AnyGame, AnyMatch, ConfigText, SetupError};
use crate::i18n::Text;
use crate::saves::archive::ArchivedMatch;
use crate::saves::replay::Replayer;
use crate::saves::save_log::{Assists, Player, SaveLog, SavedMatch};
use crate::table::lesson::Lesson;

/// Names of bots, in the order of their seats.
const BOT_NAMES: [Text; 5] = [texts::MINA, texts::OTTO, texts::VERA, texts::HUGO, texts::LENA];

/// What was chosen for the next match of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct SetupForm {
    pub(super) seats: u8,
    pub(super) options: Vec<(String, String)>,
    /// The level of bots for whom nothing else was chosen, by name.
    level: String,
    /// Who sits at each seat, also at seats that are not taken this time; people whose name nobody has said have
    /// none. Older versions kept no more than the level.
    pub(super) players: Vec<Player>,
    /// Whether both sides tie their hands before the deal.
    pub(super) committed: bool,
}

impl SetupForm {
    /// What was chosen last, if it is still possible, or what most people will want.
    pub(super) fn last(game: &dyn AnyGame) -> SetupForm {
        let info = game.info();
        let kept = SetupForm::read(&local::load(&format!("setup/{}", info.id)));
        let possible = kept.filter(|chosen| game.check(chosen.seats, &chosen.options).is_ok());
        let mut chosen = possible.unwrap_or_else(|| SetupForm::usual(info.default_seats));
        chosen.fill(info.seats.1);
        chosen
    }

    /// The same game with the same players once more, whatever was chosen last: the match may have come with a link.
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

    /// What most people will want, with nobody at the seats yet.
    fn usual(seats: u8) -> SetupForm {
        let level = Level::Casual.to_string();
        SetupForm { seats, options: Vec::new(), level, players: Vec::new(), committed: false }
    }

    /// Puts somebody at every seat that the game can have, a person at the first.
    fn fill(&mut self, most: u8) {
        while self.players.len() < usize::from(most) {
            self.players.push(Player { name: String::new(), bot: Some(self.level.clone()) });
        }
        self.players[0].bot = None;
    }

    /// Who would sit down to a match with so many seats.
    pub(super) fn players_of(id: &str, seats: u8) -> Vec<Player> {
        let chosen = games::find_game(id).map(|game| SetupForm::last(&*game));
        chosen.map(|chosen| SetupForm { seats, ..chosen }.sit_down()).unwrap_or_default()
    }

    /// Starts a match with a new seed, which is kept or not, and keeps what was chosen for next time.
    pub(super) fn start(
        &self,
        game: &dyn AnyGame,
        is_kept: bool,
    ) -> Result<ActiveMatch, SetupError> {
        self.deal(game, random_seed(), None, is_kept)
    }

    /// Starts a match whose seed follows from these parts, and keeps what was chosen for next time. Nothing if no seed
    /// follows from them.
    pub(super) fn start_committed(
        &self,
        game: &dyn AnyGame,
        parts: SeedShares,
    ) -> Option<ActiveMatch> {
        let seed = commit_reveal::seed(parts.bots, &parts.player)?;
        self.deal(game, seed, Some(Box::new(parts)), true).ok()
    }

    /// Where a match begins: at the table, or where both sides tie their hands before.
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
        self.save(game.info().id);
        // Whether it is kept is said at the first step.
        match_store::add(active.lines(), |_| {});
        Ok(active)
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

/// Players of whom nothing is known, as people.
pub(super) fn strangers(seats: u8) -> Vec<Player> {
    let player = |seat: u8| Player { name: texts::player(usize::from(seat) + 1), bot: None };
    (0..seats).map(player).collect()
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
    local::load(&format!("learned/{id}")).is_true()
}

/// Keeps that the guided round was offered and done, or not wanted.
pub(super) fn note_learned(id: &str) {
    // Where nothing can be kept, it is offered again.
    local::write(&format!("learned/{id}"), "true");
}

/// A match and the people and bots at it.
pub(super) struct ActiveMatch {
    pub(super) game: Box<dyn AnyMatch>,
    pub(super) players: Vec<Player>,
    pub(super) assists: Assists,
    /// Whether it is kept. A guided round is not, nor a match where a newer version has kept another.
    pub(super) is_kept: bool,
    /// What both sides have put into the seed, if they had tied their hands.
    pub(super) parts: Option<Box<SeedShares>>,
    /// What was kept of it, since this page has it.
    log: Option<SaveLog>,
    /// Under which its record is kept, once it has come to an end here.
    key: Option<String>,
    /// The line that counts it, until it is kept.
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
        ActiveMatch { game, players, assists, is_kept, parts, log, key, result }
    }

    /// The match that was kept, if it is one of this game.
    pub(super) fn again(id: &str, kept: SavedMatch) -> Option<ActiveMatch> {
        let mut again = ActiveMatch::begin_again(id, &kept)?;
        again.advance(usize::MAX);
        again.is_whole().then(|| ActiveMatch::at(again.done().0, kept))?
    }

    /// The match that was kept, to be played again, if it is one of this game.
    pub(super) fn begin_again(id: &str, kept: &SavedMatch) -> Option<Replayer> {
        record::game_of(&kept.record).ok().filter(|game| *game == id)?;
        Replayer::new(&kept.record).ok()
    }

    /// Sits those down who were kept with a match, if they are as many as it has seats.
    pub(super) fn at(game: Box<dyn AnyMatch>, kept: SavedMatch) -> Option<ActiveMatch> {
        let SavedMatch { players, assists, parts, .. } = kept;
        let is_full = players.len() == usize::from(game.seats());
        is_full.then(|| ActiveMatch { assists, parts, ..ActiveMatch::new(game, players, true) })
    }

    /// Sits down to a guided round; nothing if it cannot be dealt.
    pub(super) fn to_learn(game: &dyn AnyGame, lesson: &Lesson) -> Option<ActiveMatch> {
        let setup = ConfigText {
            seats: lesson.seats,
            options: lesson.options.clone(),
            dealer: lesson.dealer,
            seed: Seed::from_number(0),
            deck: Some(lesson.deck.clone()),
        };
        let mut chosen = SetupForm::usual(lesson.seats);
        chosen.fill(lesson.seats);
        let (game, players) = (game.start(setup).ok()?, chosen.sit_down());
        Some(ActiveMatch::new(game, players, false))
    }

    /// What is to be kept since this was asked last.
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

    /// The record of the match if it is over. An end that was taken back gives way to the next one.
    pub(super) fn ended(&mut self) -> Option<Record> {
        let now = js_sys::Date::now() as u64;
        let parts = self.parts.as_deref();
        let ended = ArchivedMatch::of(&*self.game, &self.players, self.assists, parts, now)?;
        let key = self.key.get_or_insert_with(|| ended.key()).clone();
        Some(Record { key, line: ended.line() })
    }

    /// What was to be kept could not be: next time everything is to be kept.
    pub(super) fn not_kept(&mut self) {
        self.log = None;
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
