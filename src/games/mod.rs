//! The games, and the one registry of them.

pub mod hundred_rummy;

use crate::table::Table;

/// Something to be done with every game.
pub trait Visitor {
    /// Does it with one.
    fn visit<G: Table>(&mut self);
}

/// The registry: every game, in the order in which the home page shows them. Menu, routes, dialogs, law
/// tests and the referee read it.
pub fn visit_all(visitor: &mut impl Visitor) {
    visitor.visit::<hundred_rummy::HundredRummy>();
}
