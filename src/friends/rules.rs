//! A digest of the rules: builds that would play the same match differently have different digests.

use std::fmt::Write as _;

use crate::cards::rng::{Rng, Seed};
use crate::engine::game::Turn;
use crate::engine::seat::Seat;
use crate::games::{self, AnyMatch, ConfigText};

use super::keys::digest;
use super::locked_pack::Bytes;
use super::message::{Setup, VERSION};

/// Number of steps that are played for the digest.
const STEPS: usize = 300;

/// Plays a fixed random match with the options of a setup, and hashes the events of its steps.
///
/// # Errors
/// What is wrong with the game, its options or its number of seats.
pub fn rules_digest(setup: &Setup) -> Result<Bytes, String> {
    let kind = games::find_game(&setup.game)
        .ok_or_else(|| format!("there is no game `{}`", setup.game))?;
    let seed = Seed::from_number(60);
    let config = ConfigText {
        seats: setup.seats.len() as u8,
        options: setup.options.clone(),
        dealer: Seat(0),
        order: seed.into(),
        deck: None,
    };
    let mut game = kind.start(config).map_err(|why| why.to_string())?;
    let mut rng = Rng::new(seed, u64::MAX);
    while game.step_count() < STEPS && step(&mut *game, &mut rng) {}
    let mut text = game.record();
    for step in 0..=game.step_count() {
        for event in game.events(step) {
            let event = event.map_note(|note| format!("{:?}", note.data()));
            let _ = write!(text, "{event:?}");
        }
    }
    Ok(digest("Spot On rules 1", &[&[VERSION], text.as_bytes()]))
}

/// Plays a random step. False if the match is over.
fn step(game: &mut dyn AnyMatch, rng: &mut Rng) -> bool {
    let played = match game.turn() {
        Turn::Over(_) => return false,
        Turn::RoundOver => game.deal(None),
        Turn::ToMove(seats) => {
            let with_moves = seats
                .iter()
                .map(|seat| (seat, game.legal(seat)))
                .find(|(_, moves)| !moves.is_empty());
            match with_moves {
                Some((seat, moves)) => game.play(seat, rng.pick::<String>(&moves)),
                None => game.time_out(),
            }
        }
    };
    played.is_ok()
}
