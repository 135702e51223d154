//! The game of a setup, and a digest of its rules: builds that would play the same match differently have different
//! digests.

use std::fmt::Write as _;

use crate::cards::rng::{Rng, Seed};
use crate::engine::event::Note as _;
use crate::engine::game::{MatchConfig, Turn};
use crate::engine::options::Options as _;
use crate::engine::record::Step;
use crate::engine::seat::Seat;
use crate::engine::session::Session;
use crate::games::{self, Playable, Visitor};
use crate::i18n::common;

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
    struct Found<'a>(&'a Setup, Result<Bytes, String>);
    impl Visitor for Found<'_> {
        fn visit<G: Playable>(&mut self) {
            self.1 = config::<G>(self.0, Seat(0)).map(|start| played::<G>(start));
        }
    }
    let mut found = Found(setup, Err(no_game(setup)));
    games::visit_one(&setup.game, &mut found);
    found.1
}

/// The error for a setup of an unknown game.
pub(super) fn no_game(setup: &Setup) -> String {
    let game: String = setup.game.chars().take(60).collect();
    format!("there is no game `{game}`")
}

/// The configuration of a match, without the order of its cards.
pub(super) fn config<G: Playable>(
    setup: &Setup,
    dealer: Seat,
) -> Result<MatchConfig<G::Options>, String> {
    let seats = u8::try_from(setup.seats.len()).unwrap_or(u8::MAX);
    if !G::INFO.allows(seats) {
        let (least, most) = G::INFO.seats;
        return Err(common::wrong_seats(G::INFO.title, least, most, seats));
    }
    let options = setup.options.iter().map(|(id, value)| (id.as_str(), value.as_str()));
    let options = G::Options::parse(&options.collect::<Vec<_>>(), seats).map_err(|why| why.0)?;
    Ok(MatchConfig { options, seats, dealer, order: Seed([0; 32]).into() })
}

fn played<G: Playable>(start: MatchConfig<G::Options>) -> Bytes {
    let seed = Seed::from_number(60);
    let start = MatchConfig { order: seed.into(), ..start };
    let mut session = Session::<G>::new(start, None).expect("the seed's own pack");
    let mut rng = Rng::new(seed, u64::MAX);
    while session.record().steps.len() < STEPS
        && step(&session, &mut rng).is_some_and(|step| session.play(step).is_ok())
    {}
    let mut text = session.record().to_string();
    for event in session.events().iter().flatten() {
        let event = event.clone().map_note(|note| format!("{:?}", note.data()));
        let _ = write!(text, "{event:?}");
    }
    digest("Spot On rules 1", &[&[VERSION], text.as_bytes()])
}

/// A random step. `None` if the match is over.
fn step<G: Playable>(session: &Session<G>, rng: &mut Rng) -> Option<Step<G::Move>> {
    let seats = match session.game().turn() {
        Turn::Over(_) => return None,
        Turn::RoundOver => return Some(Step::Deal(None)),
        Turn::ToMove(seats) => seats,
    };
    let mut moves = Vec::new();
    let seat = seats.iter().find(|&seat| {
        session.game().legal_moves(seat, &mut moves);
        !moves.is_empty()
    });
    Some(seat.map_or(Step::Timeout, |seat| Step::Play(seat, rng.pick(&moves).clone())))
}
