//! What every game must keep: one suite for all games, all options and any number of seats.
//!
//! Each law is a sentence of what players may rely on. A random match is played through the public trait;
//! that somebody can move and that it ends is checked at every move, the dearer laws at positions chosen at
//! random.

use std::collections::BTreeMap;

use crate::cards::Card;
use crate::event::Event;
use crate::game::{Game, IllegalMove, Start, Turn};
use crate::place::Place;
use crate::record::{Record, Step};
use crate::rng::Rng;
use crate::seat::{Seat, SeatSet};
use crate::session::{IllegalStep, Session};
use crate::table::Table;

/// Plays one random match and checks every law on the way. Returns the number of steps.
///
/// # Panics
/// If a law is broken; the message ends with the record of the match.
pub fn check<G: Table>(start: &Start<G::Options>, rng: &mut Rng) -> usize {
    let mut session = deal_depends_only_on_the_seed::<G>(start);
    let bound = G::longest_match(&start.options, start.seats);
    let mut others = Vec::new();
    while let Some(step) = any_step(&session, rng) {
        somebody_can_move(&session);
        // Denser at the beginning, so that short matches are looked at as well as long ones.
        let steps = session.record().steps.len() as u32;
        let look = rng.one_in(16 + steps / 2);
        if look {
            dear_laws(&session, &others, rng);
        }
        if let Step::Play(seat, mv) = &step
            && others.len() < 20
        {
            others.push((*seat, mv.clone()));
        }
        if look {
            the_step_is_told(&mut session, step);
        } else if let Err(why) = session.play(step) {
            broken(&session, &format!("refused: {why}"));
        }
        if steps > bound {
            broken(&session, "the match is longer than it can be");
        }
    }
    dear_laws(&session, &others, rng);
    it_is_over(session.clone());
    session.record().steps.len()
}

/// A step that is possible now, each seat and each of its moves equally likely; none when it is over.
fn any_step<G: Game>(session: &Session<G>, rng: &mut Rng) -> Option<Step<G::Move>> {
    let game = session.game();
    match game.turn() {
        Turn::Over(_) => return None,
        Turn::RoundOver => return Some(Step::Deal(None)),
        Turn::Of(_) => {}
    }
    let mut moves = Vec::new();
    for seat in game.turn().seats().iter() {
        moves.extend(legal(game, seat).into_iter().map(|mv| (seat, mv)));
    }
    if game.clock_runs() && (moves.is_empty() || rng.one_in(8)) {
        return Some(Step::Time);
    }
    let seats: SeatSet = moves.iter().map(|(seat, _)| *seat).collect();
    let seats: Vec<Seat> = seats.iter().collect();
    let chosen = *rng.pick(&seats);
    moves.retain(|(seat, _)| *seat == chosen);
    let (seat, mv) = rng.pick(&moves).clone();
    Some(Step::Play(seat, mv))
}

fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    moves
}

fn broken<G: Game>(session: &Session<G>, law: &str) -> ! {
    panic!("{law}\n{:?}\n{}", session.game(), session.record())
}

fn dear_laws<G: Table>(session: &Session<G>, others: &[(Seat, G::Move)], rng: &mut Rng) {
    other_moves_are_refused(session, others);
    moves_read_back(session);
    cards_are_conserved(session);
    if rng.one_in(8) {
        record_reads_back(session);
        record_replays(session);
        undo_restores(session);
    }
    every_card_lies_once(session);
    gestures_differ(session);
    for seat in Seat::all(session.record().start.seats) {
        imagined_positions_fit(session, Some(seat), rng);
        hidden_stays_hidden(session, seat, rng);
    }
    imagined_positions_fit(session, None, rng);
}

/// The same start gives the same deal.
fn deal_depends_only_on_the_seed<G: Game>(start: &Start<G::Options>) -> Session<G> {
    let deal = || Session::<G>::new(start.clone(), None).expect("the seed's own pack is right");
    let session = deal();
    assert_eq!(session, deal(), "the deal depends on more than the seed");
    session
}

/// While a match goes on, somebody has a move or a clock runs; who is not to move has none.
fn somebody_can_move<G: Game>(session: &Session<G>) {
    let game = session.game();
    let Turn::Of(seats) = game.turn() else { return };
    let can_move = seats.iter().any(|seat| !legal(game, seat).is_empty());
    if !can_move && !game.clock_runs() {
        broken(session, "nobody can move and it is not over");
    }
    for seat in Seat::all(session.record().start.seats).filter(|&seat| !seats.contains(seat)) {
        if !legal(game, seat).is_empty() {
            broken(session, "a seat that is not to move has moves");
        }
    }
}

/// What a check refuses, a play refuses too, and nothing changes.
fn other_moves_are_refused<G: Game>(session: &Session<G>, others: &[(Seat, G::Move)]) {
    for (seat, mv) in others {
        let mut game = session.game().clone();
        let listed = legal(&game, *seat).contains(mv);
        let verdict = game.check(*seat, mv);
        if listed && verdict.is_err() {
            broken(session, &format!("the listed move {mv} is refused"));
        }
        if !game.turn().is_of(*seat) && verdict != Err(IllegalMove::NotYourTurn) {
            broken(session, &format!("{mv} is played out of turn"));
        }
        if let Err(why) = verdict {
            let refused = game.play(*seat, mv);
            if refused != Err(why) || game != *session.game() {
                broken(session, &format!("the refused move {mv} changed something"));
            }
        }
    }
}

fn moves_read_back<G: Game>(session: &Session<G>) {
    for seat in session.game().turn().seats().iter() {
        for mv in legal(session.game(), seat) {
            if mv.to_string().parse() != Ok(mv.clone()) {
                broken(session, &format!("the move {mv} does not read back"));
            }
        }
    }
}

fn record_reads_back<G: Game>(session: &Session<G>) {
    let text = session.record().to_string();
    if Record::read(&text).as_ref() != Ok(session.record()) {
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

fn it_is_over<G: Game>(mut session: Session<G>) {
    if session.play(Step::Deal(None)) != Err(IllegalStep::GameOver) {
        broken(&session, "the match goes on after its end");
    }
}

/// Every pile of the position, wholly known.
fn piles<G: Game>(game: &G) -> Vec<(Place, Vec<Card>)> {
    let piles = G::show(&game.view(None)).piles;
    let known = |cards: Vec<Option<Card>>| {
        cards.into_iter().map(|card| card.expect("the whole position is known")).collect()
    };
    piles.into_iter().map(|(place, cards)| (place, known(cards))).collect()
}

/// Every card of the pack is in exactly one place.
fn cards_are_conserved<G: Game>(session: &Session<G>) {
    if all_cards(session.game()) != full_pack(session) {
        broken(session, "cards were lost or made");
    }
}

fn all_cards<G: Game>(game: &G) -> Vec<Card> {
    let mut cards: Vec<Card> = piles(game).into_iter().flat_map(|(_, cards)| cards).collect();
    cards.sort_unstable();
    cards
}

fn full_pack<G: Game>(session: &Session<G>) -> Vec<Card> {
    let start = &session.record().start;
    let mut pack = G::pack(&start.options, start.seats);
    pack.sort_unstable();
    pack
}

/// The events of a step, carried out one by one, lead from the old piles to the new ones.
fn the_step_is_told<G: Game>(session: &mut Session<G>, step: Step<G::Move>) {
    let count = |game: &G| piles(game).into_iter().map(|(place, c)| (place, c.len() as i32));
    let mut sizes: BTreeMap<Place, i32> = count(session.game()).collect();
    let played = session.play(step).map(<[Event]>::to_vec);
    let events = played.unwrap_or_else(|why| broken(session, &format!("refused: {why}")));
    for event in &events {
        match event {
            Event::Deal { .. } => {
                sizes.values_mut().for_each(|size| *size = 0);
                sizes.insert(Place::Stock, full_pack(session).len() as i32);
            }
            Event::Move { card, from, to, .. } => {
                if card.is_none() {
                    broken(session, "an event does not know its card");
                }
                *sizes.entry(*from).or_default() -= 1;
                *sizes.entry(*to).or_default() += 1;
            }
            Event::Rebuild { cards } => {
                *sizes.entry(Place::Discard).or_default() -= i32::from(*cards);
                *sizes.entry(Place::Stock).or_default() += i32::from(*cards);
            }
            Event::Score { .. } | Event::RoundOver | Event::Over => {}
        }
    }
    if !count(session.game()).all(|(place, size)| sizes.get(&place) == Some(&size)) {
        broken(session, &format!("the events {events:?} do not tell what happened"));
    }
}

/// An imagined position gives the same view, the same turn and the same moves, and is a whole position.
fn imagined_positions_fit<G: Game>(session: &Session<G>, eye: Option<Seat>, rng: &mut Rng) {
    let game = session.game();
    let view = game.view(eye);
    let text = serde_json::to_string(&view).expect("a view can be written");
    if serde_json::from_str::<G::View>(&text).ok().as_ref() != Some(&view) {
        broken(session, "the view does not read back");
    }
    let imagined = G::imagine(&view, rng);
    if imagined.view(eye) != view {
        let other = imagined.view(eye);
        broken(session, &format!("imagined for {eye:?}:\n{view:?}\n{other:?}\n"));
    }
    if imagined.turn() != game.turn() || imagined.clock_runs() != game.clock_runs() {
        broken(session, "another turn is imagined");
    }
    if all_cards(&imagined) != full_pack(session) {
        broken(session, "other cards are imagined");
    }
    let seats = Seat::all(session.record().start.seats);
    for seat in seats.filter(|&seat| eye.is_none_or(|eye| eye == seat)) {
        if legal(&imagined, seat) != legal(game, seat) {
            broken(session, "other moves are imagined");
        }
    }
}

/// Two positions that a seat cannot tell apart stay so, as long as it is told the same.
fn hidden_stays_hidden<G: Table>(session: &Session<G>, eye: Seat, rng: &mut Rng) {
    let mut real = session.game().clone();
    let mut imagined = G::imagine(&real.view(Some(eye)), rng);
    for _ in 0..6 {
        let common = any_common_move(&real, &imagined, rng);
        let Some((seat, mv)) = common else { return };
        let tell = |game: &mut G| {
            let events = game.play(seat, &mv).unwrap_or_default();
            events.into_iter().map(|event| event.seen_by(eye)).collect::<Vec<_>>()
        };
        if tell(&mut real) != tell(&mut imagined) {
            return;
        }
        // When a round is over, all hands are shown.
        if !matches!(real.turn(), Turn::Of(_)) {
            return;
        }
        let (one, other) = (real.view(Some(eye)), imagined.view(Some(eye)));
        if one != other || G::scene(&one) != G::scene(&other) {
            broken(session, &format!("{eye:?} learns from {mv}:\n{one:?}\n{other:?}"));
        }
    }
}

fn any_common_move<G: Game>(one: &G, other: &G, rng: &mut Rng) -> Option<(Seat, G::Move)> {
    let mut common = Vec::new();
    for seat in one.turn().seats().iter() {
        let allowed = legal(other, seat);
        common.extend(
            legal(one, seat).into_iter().filter(|mv| allowed.contains(mv)).map(|mv| (seat, mv)),
        );
    }
    (!common.is_empty()).then(|| rng.pick(&common).clone())
}

/// Every card lies once on the table, whoever looks, and shows nothing that the pack does not hold.
fn every_card_lies_once<G: Table>(session: &Session<G>) {
    let pack = full_pack(session);
    for seat in Seat::all(session.record().start.seats) {
        let scene = G::scene(&session.game().view(Some(seat)));
        let cards = || scene.zones.iter().flat_map(|zone| &zone.cards);
        let known = cards().flatten();
        let mut unseen = pack.clone();
        let possible = known.into_iter().all(|card| {
            unseen.iter().position(|c| c == card).map(|i| unseen.swap_remove(i)).is_some()
        });
        if cards().count() != pack.len() || !possible {
            broken(session, "a card lies nowhere or twice on the table");
        }
    }
}

/// Different moves have different gestures, which pick up something that is there.
fn gestures_differ<G: Table>(session: &Session<G>) {
    for seat in session.game().turn().seats().iter() {
        let view = session.game().view(Some(seat));
        let scene = G::scene(&view);
        let mut seen = Vec::new();
        for mv in legal(session.game(), seat) {
            let gesture = G::gesture(&view, &mv);
            let from = gesture.carried.from();
            let cards = scene.cards(from);
            let there = cards.iter().enumerate().any(|(i, c)| gesture.carried.takes(from, i, *c));
            let rebuilds = from == Place::Stock && cards.is_empty();
            if seen.contains(&gesture) || !(there || rebuilds) {
                broken(session, &format!("{mv} cannot be made by hand"));
            }
            seen.push(gesture);
        }
    }
}
