//! Laws about moves.

use arrayvec::ArrayVec;

use crate::cards::rng::Rng;
use crate::engine::game::{Game, IllegalMove, Turn};
use crate::engine::place::Place;
use crate::engine::record::Step;
use crate::engine::seat::{MAX_SEATS, Seat, SeatSet};
use crate::engine::session::Session;
use crate::engine::stray_moves::StrayMoves;
use crate::table::{Movement, ParsedMove, Scene, Table};

use super::{broken, legal, seats};

/// Draws a step that is possible now, each seat and each of its moves equally likely. Now and then the move is an
/// unlisted one. `None` when the match is over.
pub(super) fn any_step<G: StrayMoves>(
    session: &Session<G>,
    rng: &mut Rng,
) -> Option<Step<G::Move>> {
    let game = session.game();
    match game.turn() {
        Turn::Over(_) => return None,
        Turn::RoundOver => return Some(Step::Deal(None)),
        Turn::ToMove(_) => {}
    }
    let mut moves = Vec::new();
    let seat = a_seat_with_moves(game, &mut moves, rng);
    if game.clock().is_some() && (seat.is_none() || rng.one_in(8)) {
        return Some(Step::Timeout);
    }
    if rng.one_in(8)
        && let Some((seat, mv)) = any_stray_move(game, rng)
        && game.check(seat, &mv).is_ok()
    {
        return Some(Step::Play(seat, mv));
    }
    Some(Step::Play(seat?, rng.pick(&moves).clone()))
}

/// The first seat with legal moves, at or after a random seat. Its moves are appended to `moves`.
fn a_seat_with_moves<G: Game>(game: &G, moves: &mut Vec<G::Move>, rng: &mut Rng) -> Option<Seat> {
    let seats: ArrayVec<Seat, MAX_SEATS> = game.turn().seats().iter().collect();
    let first = rng.below(seats.len() as u32) as usize;
    seats.iter().cycle().skip(first).take(seats.len()).copied().find(|&seat| {
        game.legal_moves(seat, moves);
        !moves.is_empty()
    })
}

/// An unlisted move of a seat that may move.
pub(super) fn any_stray_move<G: StrayMoves>(game: &G, rng: &mut Rng) -> Option<(Seat, G::Move)> {
    let seats: Vec<Seat> = game.turn().seats().iter().collect();
    let seat = *rng.pick(&seats);
    game.stray_move(seat, rng).map(|mv| (seat, mv))
}

/// While a match goes on, somebody has a move or a clock runs. A seat that is not to move has no moves.
pub(super) fn somebody_can_move<G: Game>(session: &Session<G>) {
    let game = session.game();
    let to_move = game.turn().seats();
    // One list for all seats, because this law is checked in every position.
    let mut moves = Vec::new();
    if let Turn::ToMove(seats) = game.turn() {
        let can_move = seats.iter().any(|seat| has_moves(game, seat, &mut moves));
        if seats.is_empty() || !can_move && game.clock().is_none() {
            broken(session, "nobody can move and it is not over");
        }
    } else if game.clock().is_some() {
        broken(session, "a clock runs though it is over");
    }
    for seat in seats(session).filter(|&seat| !to_move.contains(seat)) {
        if has_moves(game, seat, &mut moves) {
            broken(session, "a seat that is not to move has moves");
        }
    }
}

fn has_moves<G: Game>(game: &G, seat: Seat, moves: &mut Vec<G::Move>) -> bool {
    moves.clear();
    game.legal_moves(seat, moves);
    !moves.is_empty()
}

/// Listed moves can be played. A move that `check` refuses is refused by `play` too, and nothing changes.
pub(super) fn other_moves_are_refused<G: StrayMoves>(
    session: &Session<G>,
    tried: &[(Seat, G::Move)],
    rng: &mut Rng,
) {
    let listed: Vec<(Seat, G::Move)> = (session.game().turn().seats().iter())
        .flat_map(|seat| legal(session.game(), seat).into_iter().map(move |mv| (seat, mv)))
        .collect();
    let mut tried = [tried, &listed].concat();
    if !session.game().turn().seats().is_empty() {
        tried.extend((0..4).filter_map(|_| any_stray_move(session.game(), rng)));
    }
    for (seat, mv) in tried {
        let mut game = session.game().clone();
        let verdict = game.check(seat, &mv);
        if verdict.is_err() && listed.contains(&(seat, mv.clone())) {
            broken(session, &format!("the listed move {mv} is refused"));
        }
        if !game.turn().is_of(seat) && verdict != Err(IllegalMove::NotYourTurn) {
            broken(session, &format!("{mv} is played out of turn"));
        }
        let played = game.play(seat, &mv);
        match verdict {
            Ok(()) if played.is_err() => {
                broken(session, &format!("the move {mv} is allowed and refused"));
            }
            Err(why) if played != Err(why.clone()) || game != *session.game() => {
                broken(session, &format!("the refused move {mv} changed something"));
            }
            _ => {}
        }
    }
}

/// The string of a move parses back to the move, and no two moves of a seat have the same string.
pub(super) fn moves_read_back<G: Game>(session: &Session<G>) {
    for seat in session.game().turn().seats().iter() {
        let moves = legal(session.game(), seat);
        for (number, mv) in moves.iter().enumerate() {
            if mv.to_string().parse().as_ref() != Ok(mv) {
                broken(session, &format!("the move {mv} does not read back"));
            }
            if moves[..number].contains(mv) {
                broken(session, &format!("the move {mv} is listed twice"));
            }
        }
    }
}

/// Different moves have different gestures, which pick up something that is there. A move without a gesture can be
/// written.
pub(super) fn gestures_differ<G: Table>(session: &Session<G>) {
    let to_move: SeatSet = session.game().turn().seats();
    for seat in to_move.iter() {
        let view = session.game().view(Some(seat));
        let scene = G::scene(&view);
        let mut seen = Vec::new();
        for mv in legal(session.game(), seat) {
            let Some(gesture) = G::gesture(&view, &mv) else {
                can_be_written(session, &view, &scene, &mv);
                continue;
            };
            let known_by = match gesture.movement {
                Movement::Press => G::label(&view, &mv),
                Movement::Carry(..) => gesture.choice.clone(),
            };
            let gesture = (gesture.movement, known_by);
            if seen.contains(&gesture) || !is_there(&scene, &gesture.0) {
                broken(session, &format!("{mv} cannot be made by hand"));
            }
            seen.push(gesture);
        }
    }
}

fn is_there(scene: &Scene, movement: &Movement) -> bool {
    let Movement::Carry(carried, to) = movement else { return true };
    let from = carried.from();
    let cards = scene.cards(from);
    let there = cards.iter().enumerate().any(|(i, card)| carried.takes(from, i, *card));
    let rebuilds = from == Place::STOCK && cards.is_empty();
    scene.zone(*to).is_some() && (there || rebuilds)
}

fn can_be_written<G: Table>(session: &Session<G>, view: &G::View, scene: &Scene, mv: &G::Move) {
    let text = mv.to_string();
    let line = text.split_once(' ').map_or(text.as_str(), |(_, line)| line);
    let is_it = |line: ParsedMove| line.mv.parse().is_ok_and(|read: G::Move| read == *mv);
    let reads = G::parse_input(view, line).line.is_ok_and(is_it);
    if scene.writing.is_none() || !reads {
        broken(session, &format!("{mv} cannot be written"));
    }
}
