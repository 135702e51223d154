//! The players of the arena: the levels, and the reference players.

use std::fmt;
use std::str::FromStr;
use std::time::Instant;

use crate::search_limit::SearchLimit;
use spot_on::bots::{Bot, Budget, Level, ParseLevelError};
use spot_on::cards::rng::Rng;
use spot_on::engine::seat::Seat;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    /// Any legal move, each equally likely.
    Random,
    /// The game's short, obvious strategy.
    Greedy,
    /// A bot of a level that people play against.
    Bot(Level),
    /// The strongest bot with the whole position in view: an upper bound for the levels.
    Clairvoyant,
    /// Master, who is shown the hands of all seats, but not the cards that nobody holds.
    OpenHands,
}

impl Player {
    /// Whether it is a level that people play against.
    pub(crate) fn is_level(self) -> bool {
        matches!(self, Player::Bot(_))
    }

    /// Whether both are levels, and not neighbours.
    pub(crate) fn is_far_from(self, other: Player) -> bool {
        let (Player::Bot(one), Player::Bot(other)) = (self, other) else { return false };
        (one as u8).abs_diff(other as u8) > 1
    }

    /// The player's move, and its thinking time in milliseconds if there is a race; `None` if it waits. Reference
    /// players take as long as the strongest level.
    pub(crate) fn choose<G: Bot>(
        self,
        game: &G,
        seat: Seat,
        budget: SearchLimit,
        rng: &mut Rng,
    ) -> Option<(G::Move, u32)> {
        let level = match self {
            Player::Bot(level) => level,
            _ => Level::Master,
        };
        let view = || match self {
            Player::Clairvoyant => game.view(None),
            Player::OpenHands => game.open_hands(),
            _ => game.view(Some(seat)),
        };
        let own = match self {
            Player::Random => Some(any_move(game, seat, rng)?),
            Player::Greedy => Some(G::greedy(&view())?),
            Player::Bot(_) | Player::Clairvoyant | Player::OpenHands => None,
        };
        if let (Some(mv), None) = (&own, game.race()) {
            return Some((mv.clone(), 0));
        }
        let begin = Instant::now();
        let mut go_on = |iterations| match budget {
            SearchLimit::Usual => iterations < G::USUAL_ITERATIONS,
            SearchLimit::Iterations(most) => iterations < most,
            SearchLimit::Time(most) => begin.elapsed() < most,
        };
        let choice = G::decide(&view(), level, &mut Budget::new(&mut go_on), rng);
        Some((own.or(choice.mv)?, choice.think_time_ms))
    }
}

fn any_move<G: Bot>(game: &G, seat: Seat, rng: &mut Rng) -> Option<G::Move> {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    (!moves.is_empty()).then(|| rng.pick(&moves).clone())
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Random => f.write_str("random"),
            Player::Greedy => f.write_str("greedy"),
            Player::Bot(level) => level.fmt(f),
            Player::Clairvoyant => f.write_str("clairvoyant"),
            Player::OpenHands => f.write_str("open-hands"),
        }
    }
}

impl FromStr for Player {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Player, ParseLevelError> {
        match text {
            "random" => Ok(Player::Random),
            "greedy" => Ok(Player::Greedy),
            "clairvoyant" => Ok(Player::Clairvoyant),
            "open-hands" => Ok(Player::OpenHands),
            _ => text.parse().map(Player::Bot),
        }
    }
}
