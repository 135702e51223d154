//! How a match began and went, for links: by texts, and by places in the list of legal moves. The bots'
//! worker is built without it.

use super::Playable;
use crate::engine::game::Game;
use crate::engine::record::{Record, Step};
use crate::engine::seat::Seat;
use crate::engine::session::Session;
use crate::games::setup::ConfigText;

/// A match as what was done in it.
pub trait Steps {
    /// How it began.
    fn setup(&self) -> ConfigText;
    /// All that was done since, moves as texts.
    fn steps(&self) -> Vec<Step<String>>;
    /// How many moves can be chosen from now, by all seats that may move, and the place of one of them, if it is
    /// listed. Seats stand in order, and the moves of each as the game lists them, which no version may change.
    fn place_of(&self, seat: Seat, text: &str) -> (usize, Option<usize>);
    /// The move at a place of that list, which is chosen when the length of the list is known.
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
            seed: start.seed,
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
        // Only a move that is written the same comes back as it was.
        let place = mv.and_then(|mv| listed.iter().position(|other| *other == mv));
        (listed.len(), place.filter(|&place| listed[place].1.to_string() == text))
    }

    fn at_place(&self, choose: &mut dyn FnMut(usize) -> Option<usize>) -> Option<(Seat, String)> {
        let listed = listed(self.game());
        let (seat, mv) = listed.get(choose(listed.len())?)?;
        Some((*seat, mv.to_string()))
    }
}

/// The moves of all seats.
fn listed<G: Game>(game: &G) -> Vec<(Seat, G::Move)> {
    let (mut listed, mut moves) = (Vec::new(), Vec::new());
    for seat in game.turn().seats().iter() {
        game.legal_moves(seat, &mut moves);
        listed.extend(moves.drain(..).map(|mv| (seat, mv)));
    }
    listed
}
