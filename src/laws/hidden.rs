//! Laws about what a seat may know, checked with sampled positions.

use crate::cards::rng::Rng;
use crate::engine::seat::Seat;
use crate::engine::session::Session;
use crate::engine::stray_moves::StrayMoves;
use crate::table::Table;

use super::cards::{all_cards, full_pack};
use super::moves::any_stray_move;
use super::{broken, is_going_on, legal, seats};

/// A sampled position is complete, and gives the same view, the same turn and the same moves.
pub(super) fn determinizations_fit<G: Table + StrayMoves>(
    session: &Session<G>,
    viewer: Option<Seat>,
    rng: &mut Rng,
) {
    let game = session.game();
    let view = game.view(viewer);
    let bytes = postcard::to_allocvec(&view).expect("a view can be written");
    if postcard::from_bytes::<G::View>(&bytes).ok().as_ref() != Some(&view) {
        broken(session, "the view does not read back");
    }
    let imagined = G::determinize(&view, rng);
    if imagined.view(viewer) != view {
        let other = imagined.view(viewer);
        broken(
            session,
            &format!("another view is imagined for {viewer:?}:\n{view:?}\n{other:?}\n"),
        );
    }
    if imagined.turn() != game.turn() || imagined.clock() != game.clock() {
        broken(session, "another turn is imagined");
    }
    if all_cards(&imagined) != full_pack(session) {
        broken(session, "other cards are imagined");
    }
    for seat in seats(session).filter(|&seat| viewer.is_none_or(|viewer| viewer == seat)) {
        if legal(&imagined, seat) != legal(game, seat) {
            broken(session, "other moves are imagined");
        }
        let stray = game.turn().is_of(seat).then(|| game.stray_move(seat, rng)).flatten();
        if stray.is_some_and(|mv| imagined.check(seat, &mv) != game.check(seat, &mv)) {
            broken(session, "other moves are imagined");
        }
    }
}

/// Two positions that a seat cannot distinguish stay so, as long as it receives the same events.
pub(super) fn hidden_stays_hidden<G: Table + StrayMoves>(
    session: &Session<G>,
    viewer: Seat,
    rng: &mut Rng,
) {
    let mut real = session.game().clone();
    let mut imagined = G::determinize(&real.view(Some(viewer)), rng);
    for _ in 0..6 {
        let common = any_common_move(&real, &imagined, rng);
        let Some((seat, mv)) = common else { return };
        let tell = |game: &mut G| {
            let events = game.play(seat, &mv).unwrap_or_default();
            events.into_iter().map(|event| event.seen_by(viewer)).collect::<Vec<_>>()
        };
        if tell(&mut real) != tell(&mut imagined) {
            return;
        }
        // When a round is over, all hands are shown.
        if !is_going_on(&real) {
            return;
        }
        let (one, other) = (real.view(Some(viewer)), imagined.view(Some(viewer)));
        let same_table = one == other && G::scene(&one) == G::scene(&other);
        if !same_table || legal(&real, viewer) != legal(&imagined, viewer) {
            broken(session, &format!("{viewer:?} learns from {mv}:\n{one:?}\n{other:?}"));
        }
    }
}

fn any_common_move<G: StrayMoves>(one: &G, other: &G, rng: &mut Rng) -> Option<(Seat, G::Move)> {
    if !is_going_on(one) {
        return None;
    }
    if rng.one_in(6)
        && let Some((seat, mv)) = any_stray_move(one, rng)
        && one.check(seat, &mv).is_ok()
        && other.check(seat, &mv).is_ok()
    {
        return Some((seat, mv));
    }
    let mut common = Vec::new();
    for seat in one.turn().seats().iter() {
        let allowed = legal(other, seat);
        common.extend(
            legal(one, seat).into_iter().filter(|mv| allowed.contains(mv)).map(|mv| (seat, mv)),
        );
    }
    (!common.is_empty()).then(|| rng.pick(&common).clone())
}
