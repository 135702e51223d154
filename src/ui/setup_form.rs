//! The setup for the next match of a game, and the players that follow from it.

use wasm_bindgen::JsValue;

use crate::bots::Level;
use crate::cards::rng::Seed;
use crate::engine::commit_reveal::{self, SeedShares};
use crate::engine::seat::Seat;
use crate::friends::room::message::{Seated, Table};
use crate::games::{self, AnyGame, ConfigText, SetupError};
use crate::i18n::Text;
use crate::saves::saved_match::Player;

use super::active_match::{ActiveMatch, random_seed};
use super::platform::names;
use super::prefs::Prefs;
use super::storage::json::{Json, list, object};
use super::storage::local;
use super::storage::match_store;
use super::storage::seen_deals_store;
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

/// Stands for the level of a bot at a seat that is for a friend at another device.
pub(super) const FRIEND: &str = "friend";

/// The level of the bots in deals that several people play. It does not search, so it plays the same everywhere.
pub(super) const SHARED_LEVEL: Level = Level::Skilled;

/// A match of this deal: a person in the first seat, and bots of this level in the others. `None` if the deal cannot be
/// played.
pub(super) fn deal_against(id: &str, deal: ConfigText, level: Level) -> Option<ActiveMatch> {
    let players = SetupForm::against(deal.seats, level).sit_down();
    ActiveMatch::of_deal(id, deal, players)
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

    /// A person in the first seat, and bots of this level in the others.
    pub(super) fn against(seats: u8, level: Level) -> SetupForm {
        let mut chosen = SetupForm { level: level.to_string(), ..SetupForm::usual(seats) };
        chosen.fill(seats);
        chosen
    }

    /// Fills all seats that the game can have: a person at the first, bots at the others.
    fn fill(&mut self, most: u8) {
        while self.players.len() < usize::from(most) {
            self.players.push(Player { name: String::new(), bot: Some(self.level.clone()) });
        }
        self.players[0].bot = None;
    }

    /// The names of the bots that sit at a table by default, in order.
    pub(super) fn usual_bots() -> [&'static str; 5] {
        BOT_NAMES.map(Text::as_str)
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
            order: seed.into(),
            deck: None,
        };
        let mut active = ActiveMatch::new(game.start(setup)?, self.sit_down(), is_kept);
        active.parts = parts;
        seen_deals_store::note_one(&active.game.record());
        self.save(game.info().id);
        time_store::forget(game.info().id);
        // The result is ignored: an error is reported at the first step.
        match_store::add(active.lines(), |_| {});
        Ok(active)
    }

    /// Whether a seat is for a friend at another device.
    pub(super) fn invites(&self) -> bool {
        self.players[..self.seats.into()].iter().any(|player| player.bot.as_deref() == Some(FRIEND))
    }

    /// The table to which friends are invited, and the people at this device.
    pub(super) fn table(&self, game: &str) -> (Table, Vec<String>) {
        let mut people = Vec::new();
        let players = self.players.iter().zip(self.sit_down()).enumerate();
        let seats = players.map(|(seat, (chosen, player))| {
            match (chosen.bot.as_deref(), player.bot) {
                (Some(FRIEND), _) => {}
                (_, Some(level)) => return Seated::Bot { level, name: player.name },
                // Among friends nobody is called "you".
                (_, None) => people.push(match names::normal(&chosen.name) {
                    name if name.is_empty() => name_of_person(seat, usize::MAX),
                    name => name,
                }),
            }
            Seated::Open
        });
        let table =
            Table { game: game.to_owned(), options: self.options.clone(), seats: seats.collect() };
        (table, people)
    }

    /// The players with names: the entered name, or the default name of the seat.
    pub(super) fn sit_down(&self) -> Vec<Player> {
        let players = &self.players[..self.players.len().min(self.seats.into())];
        let people = players.iter().filter(|player| player.bot.is_none()).count();
        let named = players.iter().enumerate().map(|(seat, player)| {
            // In a match without friends, a bot has the seat.
            let bot = match player.bot.as_deref() {
                Some(FRIEND) => Some(SHARED_LEVEL.to_string()),
                _ => player.bot.clone(),
            };
            let name = match (names::normal(&player.name), &player.bot) {
                // A person has the first seat, so bots begin at the second.
                (_, Some(_)) => BOT_NAMES[(seat.max(1) - 1) % BOT_NAMES.len()].into(),
                (name, None) if name.is_empty() => name_of_person(seat, people),
                (name, None) => name,
            };
            Player { name, bot }
        });
        named.collect()
    }
}

/// Name of a person who has entered none at this seat.
fn name_of_person(seat: usize, people: usize) -> String {
    match Prefs::load().name {
        name if seat == 0 && !name.is_empty() => name,
        _ if people == 1 => texts::YOU.into(),
        _ => texts::player(seat + 1),
    }
}
