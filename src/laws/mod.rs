//! Laws that every game must obey: one suite for all games, all options and any number of seats.
//!
//! Each law is a sentence that players may rely on. A random match is played through the public trait. Every move
//! checks that somebody can move and that the match ends. The more expensive laws are checked at random positions.
//! `tests/it/example` shows for each law that it catches a game that breaks it.

mod cards;
mod hidden;
mod moves;
mod rounds;
mod story;

use crate::cards::rng::Rng;
use crate::engine::game::{Game, MatchConfig, Turn};
use crate::engine::record::{Record, Step};
use crate::engine::seat::Seat;
use crate::engine::session::Session;
use crate::engine::stray_moves::StrayMoves;
use crate::table::Table;

/// Plays one random match and checks every law on the way. Returns the number of steps.
///
/// # Panics
/// If a law is broken; the message begins with the law and ends with the record of the match.
pub fn check<G: Table + StrayMoves>(start: &MatchConfig<G::Options>, rng: &mut Rng) -> usize {
    let mut session = deal_depends_only_on_the_seed::<G>(start);
    let bound = G::max_steps(&start.options, start.seats);
    let mut tried = Vec::new();
    rounds::first_round_is_the_first(&session);
    loop {
        moves::somebody_can_move(&session);
        // Checks are denser at the beginning, so that short matches are checked as well as long ones.
        let steps = session.record().steps.len() as u32;
        let Some(step) = moves::any_step(&session, rng) else { break };
        let look = rng.one_in(16 + steps / 2);
        if look {
            costly_laws(&session, &tried, rng);
        }
        if let Step::Play(seat, mv) = &step
            && tried.len() < 20
        {
            tried.push((*seat, mv.clone()));
        }
        if look || !matches!(step, Step::Play(..)) {
            let before = session.game().clone();
            play(&mut session, &step);
            cards::events_match_the_step(&before, &session);
            rounds::rounds_are_counted(&before, &session);
        } else {
            play(&mut session, &step);
        }
        if steps > bound {
            broken(&session, "the match is longer than it can be");
        }
    }
    costly_laws(&session, &tried, rng);
    rounds::it_is_over(&session);
    session.record().steps.len()
}

fn play<G: Game>(session: &mut Session<G>, step: &Step<G::Move>) {
    if let Err(why) = session.play(step.clone()) {
        broken(session, &format!("`{step}` is possible and refused: {why}"));
    }
}

fn costly_laws<G: Table + StrayMoves>(
    session: &Session<G>,
    tried: &[(Seat, G::Move)],
    rng: &mut Rng,
) {
    moves::other_moves_are_refused(session, tried, rng);
    moves::moves_read_back(session);
    moves::gestures_differ(session);
    cards::cards_are_conserved(session);
    cards::every_card_lies_once(session);
    if rng.one_in(8) {
        record_reads_back(session);
        record_replays(session);
        undo_restores(session);
        story::the_same_story_gives_the_same_view(session, rng);
    }
    let viewer = any_seat(session, rng);
    hidden::determinizations_fit(session, Some(viewer), rng);
    hidden::hidden_stays_hidden(session, viewer, rng);
    if rng.one_in(4) {
        hidden::determinizations_fit(session, None, rng);
    }
}

/// The legal moves of a seat.
fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    moves
}

/// All seats of a match.
fn seats<G: Game>(session: &Session<G>) -> impl Iterator<Item = Seat> + use<G> {
    Seat::all(session.record().start.seats)
}

fn any_seat<G: Game>(session: &Session<G>, rng: &mut Rng) -> Seat {
    Seat(rng.below(u32::from(session.record().start.seats)) as u8)
}

fn is_going_on<G: Game>(game: &G) -> bool {
    matches!(game.turn(), Turn::ToMove(_))
}

fn broken<G: Game>(session: &Session<G>, law: &str) -> ! {
    panic!("{law}\n{:?}\n{}", session.game(), session.record())
}

/// The same configuration gives the same deal.
fn deal_depends_only_on_the_seed<G: Game>(start: &MatchConfig<G::Options>) -> Session<G> {
    let deal = || Session::<G>::new(start.clone(), None).expect("the seed's own pack is right");
    let session = deal();
    assert_eq!(session, deal(), "the deal depends on more than the seed");
    session
}

fn record_reads_back<G: Game>(session: &Session<G>) {
    let text = session.record().to_string();
    if Record::parse(&text).as_ref() != Ok(session.record()) {
        broken(session, "the record does not read back");
    }
}

fn record_replays<G: Game>(session: &Session<G>) {
    if Session::replay(session.record().clone()).as_ref() != Ok(session) {
        broken(session, "the record replays to another position");
    }
}

fn undo_restores<G: Game>(session: &Session<G>) {
    let mut undone = session.clone();
    let Some(last) = undone.record().steps.last().cloned() else {
        assert!(!undone.undo(), "there was nothing to undo");
        return;
    };
    if !undone.undo() || undone.play(last).is_err() || undone != *session {
        broken(session, "undo does not restore the position");
    }
}
