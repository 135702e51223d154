//! The same position with other hidden cards.
//!
//! The pack of the round is shuffled as far as the seat cannot tell the difference: of the orders of the pack with
//! which the match went the same way for this seat, each is equally likely. Two cards at a time are swapped, and the
//! round is played again; a swap that the seat would have noticed, or that makes a move illegal, is undone. This is the
//! algorithm of Metropolis and others, "Equation of State Calculations by Fast Computing Machines" (Journal of Chemical
//! Physics 21, 1953).

use crate::cards::Card;
use crate::cards::rng::Rng;
use crate::engine::record::{Step, step_of};
use crate::engine::seat::Seat;
use crate::games::{AnyMatch, ConfigText, find_game};
use crate::saves::replay::{Replay, take};
use crate::table::narration::AnyEvent;

/// Swaps that are tried. Enough to move every card of the largest pack several times.
const SWAPS: usize = 400;

/// A search for another order of the cards.
pub struct OtherCards {
    /// The match right before the round is dealt; `None` for the first round.
    before: Option<Box<dyn AnyMatch>>,
    /// The match at the position.
    game: Box<dyn AnyMatch>,
    /// The steps of the round up to the position.
    steps: Vec<String>,
    seat: Seat,
    /// What the seat has seen.
    seen: Seen,
    deck: Vec<Card>,
    rng: Rng,
    tried: usize,
}

type Seen = (Vec<u8>, Vec<Vec<AnyEvent>>);

impl OtherCards {
    /// Begins at the position after this number of steps, as this seat sees it. `None` if there is no such position.
    pub fn new(replay: &Replay, step: usize, seat: Seat, rng: Rng) -> Option<OtherCards> {
        let mut game = replay.start().ok()?;
        replay.put(&mut game, step);
        if game.step_count() != step {
            return None;
        }
        let steps: Vec<String> =
            (0..step).filter_map(|at| replay.step(at)).map(ToOwned::to_owned).collect();
        let is_deal = |text: &String| matches!(step_of(text), Ok(Step::Deal(_)));
        let deal = steps.iter().rposition(is_deal);
        let before = deal.and_then(|deal| {
            let mut before = replay.start().ok()?;
            replay.put(&mut before, deal);
            Some(before)
        });
        let steps = steps[deal.map_or(0, |deal| deal + 1)..].to_vec();
        let (seen, deck) = (seen(&*game, seat, steps.len()), game.deck());
        Some(OtherCards { before, game, steps, seat, seen, deck, rng, tried: 0 })
    }

    /// Tries some more swaps. False if it was the last time.
    pub fn advance(&mut self, swaps: usize) -> bool {
        for _ in 0..swaps.min(SWAPS - self.tried) {
            self.tried += 1;
            let [one, other] = [(); 2].map(|()| self.rng.below(self.deck.len() as u32) as usize);
            if self.deck[one] == self.deck[other] {
                continue;
            }
            self.deck.swap(one, other);
            match self.again() {
                Some(game) if seen(&*game, self.seat, self.steps.len()) == self.seen => {
                    self.game = game;
                }
                _ => self.deck.swap(one, other),
            }
        }
        self.tried < SWAPS
    }

    /// The match up to the position, with the cards found so far.
    pub fn done(self) -> Box<dyn AnyMatch> {
        self.game
    }

    /// The match right after the round was dealt with the current order of the cards.
    fn dealt(&self) -> Option<Box<dyn AnyMatch>> {
        let deck = Some(self.deck.clone());
        if let Some(before) = &self.before {
            let mut game = before.boxed();
            game.deal(deck).ok()?;
            return Some(game);
        }
        let setup = ConfigText { deck, ..self.game.steps().setup() };
        find_game(self.game.info().id)?.start(setup).ok()
    }

    /// The match up to the position with the current order of the cards, if it can be played.
    fn again(&self) -> Option<Box<dyn AnyMatch>> {
        let mut game = self.dealt()?;
        self.steps.iter().try_for_each(|step| take(&mut *game, step))?;
        Some(game)
    }
}

/// What a seat has seen of a round of this many steps: its view, and the events.
fn seen(game: &dyn AnyMatch, seat: Seat, steps: usize) -> Seen {
    let last = game.step_count();
    let events = |step: usize| -> Vec<AnyEvent> {
        game.events(step).into_iter().map(|event| event.seen_by(seat)).collect()
    };
    (game.view(seat), (last - steps..=last).map(events).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::rng::Seed;
    use crate::engine::game::Turn;
    use crate::games::{self, AnyGame};

    fn some_match(game: &dyn AnyGame, steps: usize) -> Box<dyn AnyMatch> {
        let (seats, seed) = (game.info().default_seats, Seed::from_number(5));
        let setup = ConfigText {
            seats,
            options: Vec::new(),
            dealer: Seat(0),
            order: seed.into(),
            deck: None,
        };
        let (mut game, mut rng) = (game.start(setup).expect("the usual setup"), Rng::new(seed, 9));
        while game.step_count() < steps {
            match game.turn() {
                Turn::Over(_) => break,
                Turn::RoundOver => game.deal(None).expect("the next round"),
                Turn::ToMove(seats) => {
                    let seat = seats.first().expect("a seat");
                    let moves = game.legal(seat);
                    game.play(seat, rng.pick::<String>(&moves)).expect("a legal move");
                }
            }
        }
        game
    }

    #[test]
    fn the_seat_cannot_tell_the_difference_and_the_cards_differ() {
        for game in games::all() {
            let mut different = 0;
            for steps in [7, 40] {
                let game = some_match(&*game, steps);
                let replay = Replay::of(&game.record()).expect("a record");
                let rng = Rng::new(Seed::from_number(3), 1);
                let at = game.step_count();
                let mut other = OtherCards::new(&replay, at, Seat(0), rng).expect("a position");
                while other.advance(50) {}
                let other = other.done();
                assert_eq!(other.view(Seat(0)), game.view(Seat(0)), "{}", game.info().id);
                let loaded = games::load(&other.record()).expect("it is a legal match");
                assert_eq!(loaded.step_count(), at);
                different += usize::from(other.deck() != game.deck());
            }
            assert!(different > 0, "{}: the same cards", game.info().id);
        }
    }
}
