//! Command-line arguments.

use std::time::Duration;

use lexopt::{Arg, Parser, ValueExt};

use crate::player::Player;
use crate::search_limit::SearchLimit;
use spot_on::bots::Level;

pub(crate) const USAGE: &str = "\
usage: arena [GAME [PLAYER [PLAYER]]] [options]
       arena review RECORD [--seat N] [--playouts N] [--json]
       arena review --levels [GAME] [--level LEVEL] [--games N] [--playouts N]
       arena puzzles [GAME] [--problems | --days] [--count N] [--verify] [--records]
       arena compare [GAME] [--games N] [--iterations N]
       arena friends [GAME] [--seats N] [--matches N] [--rounds N] [--storm] [--cheats]

Without players, every level meets every lower one, the weakest and the strongest also the reference players, and
where both references are met it is said which share of the distance between them the strongest level closes.
A third seat and more are the second player's.
Players: novice, casual, skilled, master, and for comparison random, greedy, open-hands, clairvoyant.

  --games N           matches at least, rounded up to whole deals [1000]
  --seed N            which deals [1]
  --seats N           seats at the table; 1 is a solitaire
  --option ID=VALUE   an option of the game; may be repeated
  --each-option       the levels also with each single value of each option that is not the default
  --each N            matches with each of them [as many as --games]
  --far N             matches of levels that are not neighbours, and so differ more [as many as the others]
  --publish           writes the figures into the games' folders, where players are named in place of the same
                      contests, and docs/strength.md from all of them
  --document          writes docs/strength.md from the figures in the games' folders, without a match
  --iterations N      how long a bot may think about a move [what the game takes for usual]
  --milliseconds N    the same as a time; the figures then depend on the machine
  --threads N         [all cores]
  --json              figures as JSON

`review` takes the record of a finished match, or a file with one, and says what its decisions were worth.
`friends` plays matches between devices in one process, and compares each step with the true match. With `--storm` the
network loses, doubles and delays frames, and devices go and come back. With `--cheats` one device cheats in each match.
With `--levels` each level, or only one, plays against itself, and it is said what its decisions lose.
";

#[derive(Debug)]
pub(crate) struct Request {
    pub(crate) game: Option<String>,
    pub(crate) players: Vec<Player>,
    pub(crate) games: u32,
    pub(crate) seed: u64,
    pub(crate) seats: Option<u8>,
    pub(crate) options: Vec<(String, String)>,
    /// Number of matches with each single option value, if these are requested.
    pub(crate) each_option: Option<u32>,
    /// Number of matches between levels that are not neighbours, if it differs from `games`.
    pub(crate) far: Option<u32>,
    pub(crate) budget: SearchLimit,
    pub(crate) threads: usize,
    pub(crate) json: bool,
    pub(crate) publish: bool,
    /// Whether to write only the document.
    pub(crate) document: bool,
}

impl Request {
    /// The request of an empty command line.
    pub(crate) fn usual() -> Request {
        Request {
            game: None,
            players: Vec::new(),
            games: 1000,
            seed: 1,
            seats: None,
            options: Vec::new(),
            each_option: None,
            far: None,
            budget: SearchLimit::Usual,
            threads: std::thread::available_parallelism().map_or(1, usize::from),
            json: false,
            publish: false,
            document: false,
        }
    }

    /// Parses the command line. `None` for `--help`.
    pub(crate) fn read(mut parser: Parser) -> Result<Option<Request>, lexopt::Error> {
        let mut request = Request::usual();
        let (mut each_option, mut each) = (false, None);
        while let Some(arg) = parser.next()? {
            match arg {
                Arg::Long("help") | Arg::Short('h') => return Ok(None),
                Arg::Long("games") => request.games = parser.value()?.parse()?,
                Arg::Long("seed") => request.seed = parser.value()?.parse()?,
                Arg::Long("seats") => request.seats = Some(parser.value()?.parse()?),
                Arg::Long("threads") => request.threads = parser.value()?.parse()?,
                Arg::Long("json") => request.json = true,
                Arg::Long("publish") => request.publish = true,
                Arg::Long("document") => request.document = true,
                Arg::Long("each-option") => each_option = true,
                Arg::Long("each") => each = Some(parser.value()?.parse()?),
                Arg::Long("far") => request.far = Some(parser.value()?.parse()?),
                Arg::Long("iterations") => {
                    request.budget = SearchLimit::Iterations(parser.value()?.parse()?);
                }
                Arg::Long("milliseconds") => {
                    let time = Duration::from_millis(parser.value()?.parse()?);
                    request.budget = SearchLimit::Time(time);
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
        if each_option || each.is_some() {
            request.each_option = Some(each.unwrap_or(request.games));
        }
        let games = [Some(request.games), request.each_option, request.far];
        if games.contains(&Some(0)) || request.threads == 0 {
            return Err("there must be a game and a thread".into());
        }
        Ok(Some(request))
    }

    /// The pairings for a single option value: levels only, unless players are named.
    pub(crate) fn pairings_of_levels(&self, seats: u8) -> Vec<(Player, Player)> {
        let mut pairs = self.pairings(seats);
        if self.players.is_empty() && seats > 1 {
            pairs.retain(|(first, others)| first.is_level() && others.is_level());
        }
        pairs
    }

    /// The pairings: the first player, and the player in all other seats.
    pub(crate) fn pairings(&self, seats: u8) -> Vec<(Player, Player)> {
        match self.players[..] {
            [first, others] => vec![(first, others)],
            [only] => vec![(only, only)],
            _ if seats > 1 => {
                let below = (Player::Bot(Level::Novice), Player::Random);
                let above = [Player::Bot(Level::Master), Player::Clairvoyant];
                let above = above.map(|player| (player, Player::Greedy));
                [below].into_iter().chain(round_robin()).chain(above).collect()
            }
            _ => {
                let references = [Player::Random, Player::Greedy];
                let all = references.into_iter().chain(Level::ALL.map(Player::Bot));
                all.map(|player| (player, player)).collect()
            }
        }
    }
}

/// Every level against every lower one, neighbours first.
pub(crate) fn round_robin() -> impl Iterator<Item = (Player, Player)> {
    let levels = Level::ALL.map(Player::Bot);
    (1..levels.len()).flat_map(move |apart| {
        (apart..levels.len()).map(move |level| (levels[level], levels[level - apart]))
    })
}
