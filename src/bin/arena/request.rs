//! What the command line asks for.

use std::time::Duration;

use lexopt::{Arg, Parser, ValueExt};
use spot_on::bots::Level;

use crate::player::Player;

pub(crate) const USAGE: &str = "\
usage: arena [GAME [PLAYER [PLAYER]]] [options]

Without players, every level meets the one below it. A third seat and more are the second player's.
Players: novice, casual, skilled, master, and for comparison random, greedy, clairvoyant.

  --games N           matches at least, rounded up to whole deals [1000]
  --seed N            which deals [1]
  --seats N           seats at the table; 1 is a solitaire
  --option ID=VALUE   an option of the game; may be repeated
  --iterations N      how long a bot may think about a move [1000]
  --milliseconds N    the same as a time; the figures then depend on the machine
  --threads N         [all cores]
  --json              figures as JSON
";

/// How long a bot may think about a move.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Budget {
    Iterations(u32),
    Time(Duration),
}

#[derive(Debug)]
pub(crate) struct Request {
    pub(crate) game: Option<String>,
    pub(crate) players: Vec<Player>,
    pub(crate) games: u32,
    pub(crate) seed: u64,
    pub(crate) seats: Option<u8>,
    pub(crate) options: Vec<(String, String)>,
    pub(crate) budget: Budget,
    pub(crate) threads: usize,
    pub(crate) json: bool,
}

impl Request {
    /// Nothing if only help is asked for.
    pub(crate) fn read(mut parser: Parser) -> Result<Option<Request>, lexopt::Error> {
        let mut request = Request {
            game: None,
            players: Vec::new(),
            games: 1000,
            seed: 1,
            seats: None,
            options: Vec::new(),
            budget: Budget::Iterations(1000),
            threads: std::thread::available_parallelism().map_or(1, usize::from),
            json: false,
        };
        while let Some(arg) = parser.next()? {
            match arg {
                Arg::Long("help") | Arg::Short('h') => return Ok(None),
                Arg::Long("games") => request.games = parser.value()?.parse()?,
                Arg::Long("seed") => request.seed = parser.value()?.parse()?,
                Arg::Long("seats") => request.seats = Some(parser.value()?.parse()?),
                Arg::Long("threads") => request.threads = parser.value()?.parse()?,
                Arg::Long("json") => request.json = true,
                Arg::Long("iterations") => {
                    request.budget = Budget::Iterations(parser.value()?.parse()?);
                }
                Arg::Long("milliseconds") => {
                    let time = Duration::from_millis(parser.value()?.parse()?);
                    request.budget = Budget::Time(time);
                }
                Arg::Long("option") => {
                    let pair = parser.value()?.string()?;
                    let (id, value) = pair.split_once('=').ok_or("an option is ID=VALUE")?;
                    request.options.push((id.to_owned(), value.to_owned()));
                }
                Arg::Value(text) if request.game.is_none() => request.game = Some(text.string()?),
                Arg::Value(text) if request.players.len() < 2 => {
                    request.players.push(text.parse()?);
                }
                other => return Err(other.unexpected()),
            }
        }
        if request.games == 0 || request.threads == 0 {
            return Err("there must be a game and a thread".into());
        }
        Ok(Some(request))
    }

    /// Who meets whom: the first player, and who sits in all other seats.
    pub(crate) fn pairings(&self, seats: u8) -> Vec<(Player, Player)> {
        let ladder = || {
            let levels = Level::ALL.map(Player::Bot);
            let mut pairs: Vec<_> = levels.windows(2).map(|pair| (pair[1], pair[0])).collect();
            pairs.insert(0, (levels[0], Player::Random));
            pairs.push((levels[3], Player::Greedy));
            pairs
        };
        match self.players[..] {
            [first, others] => vec![(first, others)],
            [only] => vec![(only, only)],
            _ if seats > 1 => ladder(),
            _ => {
                let references = [Player::Random, Player::Greedy];
                let all = references.into_iter().chain(Level::ALL.map(Player::Bot));
                all.map(|player| (player, player)).collect()
            }
        }
    }
}
