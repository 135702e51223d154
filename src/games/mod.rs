//! The games, and the one registry of them.

mod any;
pub mod broken_ladder;
mod handle;
pub mod hundred_rummy;
pub mod one_hundred_and_one;
pub mod one_up;
mod setup;
pub mod shootout;
#[cfg(any(feature = "ui", not(feature = "worker")))]
mod steps;

#[cfg(test)]
mod walk;
#[cfg(test)]
mod watcher;

use std::marker::PhantomData;

use any::Entry;
pub use any::{AnyGame, AnyMatch, Playable};
pub use handle::Handle;
pub use setup::{AnyChoice, BadSetup, Setup};
#[cfg(any(feature = "ui", not(feature = "worker")))]
pub use steps::Steps;

use crate::record::{BadRecord, game_of};

/// Something to be done with every game.
pub trait Visitor {
    /// Does it with one.
    fn visit<G: Playable>(&mut self);
}

/// The registry: every game, in the order in which the home page shows them. Menu, routes, dialogs, law
/// tests and the referee read it.
pub fn visit_all(visitor: &mut impl Visitor) {
    visitor.visit::<shootout::Shootout>();
    visitor.visit::<one_up::OneUp>();
    visitor.visit::<one_hundred_and_one::OneHundredAndOne>();
    visitor.visit::<broken_ladder::BrokenLadder>();
    visitor.visit::<hundred_rummy::HundredRummy>();
}

/// Every game of the registry.
pub fn all() -> Vec<Box<dyn AnyGame>> {
    struct List(Vec<Box<dyn AnyGame>>);
    impl Visitor for List {
        fn visit<G: Playable>(&mut self) {
            self.0.push(Box::new(Entry::<G>(PhantomData)));
        }
    }
    let mut list = List(Vec::new());
    visit_all(&mut list);
    list.0
}

/// The game of this name.
pub fn find(id: &str) -> Option<Box<dyn AnyGame>> {
    all().into_iter().find(|game| game.info().id == id)
}

/// Plays a recorded match again, whichever game it is of.
///
/// # Errors
/// If the record is damaged, of an unknown game, or not allowed by the rules.
pub fn load(record: &str) -> Result<Box<dyn AnyMatch>, BadRecord> {
    let id = game_of(record)?;
    let game = find(id).ok_or_else(|| BadRecord(format!("there is no game `{id}`")))?;
    game.load(record)
}
