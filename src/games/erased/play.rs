//! Setup and steps of a match of any game, for links. A step is a string or an index in the list of legal moves. The
//! worker of the bots is built without this module.

use crate::engine::game::Game;
use crate::engine::record::{Record, Step};
use crate::engine::seat::Seat;
use crate::engine::session::Session;
use crate::games::setup::ConfigText;

use super::Playable;

/// The setup and the steps of a match.
pub trait Steps {
    /// The setup.
    fn setup(&self) -> ConfigText;
    /// All steps, with moves as strings.
    fn steps(&self) -> Vec<Step<String>>;
    /// Number of legal moves of all seats that may move now, and the index of this move, if it is listed. The list is
    /// in seat order, and the moves of each seat are in the game's order, which no version may change.
    fn place_of(&self, seat: Seat, text: &str) -> (usize, Option<usize>);
    /// The number that came out exactly in the last step, and whose it is ([`crate::table::Table::exact_hit`]).
    fn exact_hit(&self) -> Option<(Seat, i32)>;
    /// The move at an index of that list. `choose` gets the length of the list and returns the index.
    fn at_place(&self, choose: &mut dyn FnMut(usize) -> Option<usize>) -> Option<(Seat, String)>;
}

impl<G: Playable> Steps for Session<G> {
    fn setup(&self) -> ConfigText {
        let Record { start, deck, .. } = self.record();
        let options = crate::engine::options::Options::to_pairs(&start.options).into_iter();
        ConfigText {
            seats: start.seats,
            options: options.map(|(id, value)| (id.to_owned(), value.to_owned())).collect(),
            dealer: start.dealer,
            order: start.order.clone(),
            deck: deck.clone(),
        }
    }

    fn steps(&self) -> Vec<Step<String>> {
        let as_text = |step: &Step<G::Move>| match step {
            Step::Play(seat, mv) => Step::Play(*seat, mv.to_string()),
            Step::Deal(deck) => Step::Deal(deck.clone()),
            Step::Timeout => Step::Timeout,
        };
        self.record().steps.iter().map(as_text).collect()
    }

    fn place_of(&self, seat: Seat, text: &str) -> (usize, Option<usize>) {
        let listed = listed(self.game());
        let mv = text.parse::<G::Move>().ok().map(|mv| (seat, mv));
        // A move that prints differently from `text` would not decode to the same text.
        let place = mv.and_then(|mv| listed.iter().position(|other| *other == mv));
        (listed.len(), place.filter(|&place| listed[place].1.to_string() == text))
    }

    fn exact_hit(&self) -> Option<(Seat, i32)> {
        G::exact_hit(Session::events(self).last()?)
    }

    fn at_place(&self, choose: &mut dyn FnMut(usize) -> Option<usize>) -> Option<(Seat, String)> {
        let listed = listed(self.game());
        let (seat, mv) = listed.get(choose(listed.len())?)?;
        Some((*seat, mv.to_string()))
    }
}

/// The legal moves of all seats that may move.
fn listed<G: Game>(game: &G) -> Vec<(Seat, G::Move)> {
    let (mut listed, mut moves) = (Vec::new(), Vec::new());
    for seat in game.turn().seats().iter() {
        game.legal_moves(seat, &mut moves);
        listed.extend(moves.drain(..).map(|mv| (seat, mv)));
    }
    listed
}
