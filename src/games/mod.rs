//! The games and their registry.

pub mod broken_ladder;
mod erased;
pub mod hundred_rummy;
pub mod one_hundred_and_one;
pub mod one_up;
#[macro_use]
pub mod parts;
pub mod rules_text;
mod setup;
pub mod shootout;

#[cfg(test)]
pub(crate) mod testing;

use std::marker::PhantomData;

pub use erased::AnyBot;
use erased::GameType;
pub use erased::Steps;
pub use erased::{AnyGame, AnyMatch, AnyPuzzles, AnyRefutation, AnyRules, Playable};
pub use setup::{ConfigText, OptionInfo, SetupError};

use crate::bots::signature::{self, Chosen};
use crate::engine::game::Game;
use crate::engine::observation::Observation;
use crate::engine::record::{ParseRecordError, game_of};
use crate::engine::session::Session;

/// An operation on games, generic over the type of the game.
pub trait Visitor {
    /// Applies the operation to one game.
    fn visit<G: Playable>(&mut self);
}

// The registry: every game, in the order of the home page. Menu, routes, dialogs, law tests and the referee read it.
registry! {
    shootout::Shootout,
    one_up::OneUp,
    one_hundred_and_one::OneHundredAndOne,
    broken_ladder::BrokenLadder,
    hundred_rummy::HundredRummy,
}

/// Visits the game with this id, if there is one.
pub fn visit_one(id: &str, visitor: &mut impl Visitor) {
    struct Only<'a, V>(&'a str, &'a mut V);
    impl<V: Visitor> Visitor for Only<'_, V> {
        fn visit<G: Playable>(&mut self) {
            if G::INFO.id == self.0 {
                self.1.visit::<G>();
            }
        }
    }
    visit_all(&mut Only(id, visitor));
}

/// Every game of the registry.
pub fn all() -> Vec<Box<dyn AnyGame>> {
    struct List(Vec<Box<dyn AnyGame>>);
    impl Visitor for List {
        fn visit<G: Playable>(&mut self) {
            self.0.push(Box::new(GameType::<G>(PhantomData)));
        }
    }
    let mut list = List(Vec::new());
    visit_all(&mut list);
    list.0
}

/// The games that have daily deals.
pub fn with_daily_deals() -> Vec<Box<dyn AnyGame>> {
    all().into_iter().filter(|game| !game.info().daily.is_empty()).collect()
}

/// The games that have puzzles.
pub fn with_puzzles() -> Vec<Box<dyn AnyGame>> {
    all().into_iter().filter(|game| !game.puzzle_kinds().is_empty()).collect()
}

/// The game with which newcomers are told to begin: its rules are the shortest.
pub const FIRST: &str = <hundred_rummy::HundredRummy as Game>::INFO.id;

/// The game with this id.
pub fn find_game(id: &str) -> Option<Box<dyn AnyGame>> {
    all().into_iter().find(|game| game.info().id == id)
}

/// The bots of the game with this id.
pub fn find_bot(id: &str) -> Option<Box<dyn AnyBot>> {
    struct Found(Option<Box<dyn AnyBot>>);
    impl Visitor for Found {
        fn visit<G: Playable>(&mut self) {
            self.0 = Some(Box::new(GameType::<G>(PhantomData)));
        }
    }
    let mut found = Found(None);
    visit_one(id, &mut found);
    found.0
}

/// The puzzles of the game with this id. `None` if there is no such game, or its part has not been fetched.
pub fn find_puzzles(id: &str) -> Option<&'static dyn AnyPuzzles> {
    parts::rules_of(id).ok().map(AnyRules::puzzles)
}

/// Signature of the bots of the game with this id ([`signature::signature`]): a hash of their moves in fixed deals,
/// equal on every machine. `witness` receives every decision.
pub fn signature(id: &str, witness: &mut dyn FnMut(Chosen)) -> Option<u64> {
    struct Signature<'a>(&'a mut dyn FnMut(Chosen), Option<u64>);
    impl Visitor for Signature<'_> {
        fn visit<G: Playable>(&mut self) {
            self.1 = Some(signature::signature::<G>(self.0));
        }
    }
    let mut found = Signature(witness, None);
    visit_one(id, &mut found);
    found.1
}

/// The match that is played elsewhere, after this news of it. `known` is the match before.
///
/// It is not among the methods of [`AnyMatch`]: in the release, only the pages of rooms bring what reads positions.
///
/// # Errors
/// If the news cannot be read, or steps before them are missing.
pub fn observed(
    known: Option<Box<dyn AnyMatch>>,
    news: &Observation,
) -> Result<Box<dyn AnyMatch>, ParseRecordError> {
    struct Reader<'a>(&'a mut dyn AnyMatch, &'a Observation, Result<(), ParseRecordError>);
    impl Visitor for Reader<'_> {
        fn visit<G: Playable>(&mut self) {
            if let Some(session) = self.0.as_any_mut().downcast_mut::<Session<G>>() {
                self.2 = session.observe(self.1);
            }
        }
    }
    let known = known.filter(|_| news.from > 0);
    let mut game = known.map_or_else(|| load(&news.start), Ok)?;
    let mut reader = Reader(&mut *game, news, Ok(()));
    visit_all(&mut reader);
    reader.2?;
    Ok(game)
}

/// Replays a recorded match of any game.
///
/// # Errors
/// If the record is damaged, of an unknown game, or not allowed by the rules.
pub fn load(record: &str) -> Result<Box<dyn AnyMatch>, ParseRecordError> {
    let id = game_of(record)?;
    let game = find_game(id).ok_or_else(|| ParseRecordError(format!("there is no game `{id}`")))?;
    game.load(record)
}
