//! Sampled positions are consistent with everything that a seat has seen, and every possible card place is sampled.

use std::collections::BTreeSet;

use crate::cards::Card;
use crate::cards::pile::Pile;
use crate::cards::rng::{Rng, Seed};
use crate::cards::set::CardSet;
use crate::engine::game::{Game, MatchConfig, Turn};
use crate::engine::record::Step;
use crate::engine::seat::Seat;
use crate::engine::session::Session;
use crate::games::shootout::{Move, Shootout, ShootoutOptions, Target, ThreeShots};

use super::oracle::Oracle;

/// Plays a random game with many shots. An oracle for each seat follows its events.
fn any_game(seats: u8, rng: &mut Rng, mut look: impl FnMut(&Shootout, &[Oracle], &mut Rng)) {
    let three_shots = *rng.pick(&[ThreeShots::Off, ThreeShots::Off, ThreeShots::Each]);
    let sets = rng.one_in(2);
    let target = Target::Longest;
    let options = ShootoutOptions { target, three_shots, sets, ..ShootoutOptions::default() };
    let start = MatchConfig { options, seats, dealer: Seat(0), order: rng.seed().into() };
    let mut session = Session::<Shootout>::new(start, None).expect("the seed's own pack");
    let mut oracles: Vec<Oracle> =
        Seat::all(seats).map(|viewer| Oracle::new(viewer, seats)).collect();
    let mut played = None;
    // Some games have few shots, so that the stock is rebuilt more often.
    let patience = 1 + rng.below(6);
    for _ in 0..260 {
        let events = session.events().last().expect("the deal is told");
        for oracle in &mut oracles {
            oracle.watch(played, events);
        }
        let Turn::ToMove(movers) = session.game().turn() else { return };
        look(session.game(), &oracles, rng);
        let seat = movers.first().expect("somebody's turn");
        let mut moves = Vec::new();
        session.game().legal_moves(seat, &mut moves);
        let any = *rng.pick(&moves);
        let mv = if moves[0] == Move::Pass && !rng.one_in(patience) { Move::Pass } else { any };
        session.play(Step::Play(seat, mv)).expect("a legal move");
        played = Some((seat, mv));
    }
}

/// The position with all cards that the seat does not see dealt anew, without regard to its other knowledge.
fn carelessly_imagined(game: &Shootout, viewer: Seat, rng: &mut Rng) -> Shootout {
    let view = game.view(Some(viewer));
    let mut imagined = game.clone();
    let in_sight = view.stock.first().copied().flatten();
    let mut hidden: Vec<Card> =
        view.unseen().iter().filter(|card| Some(*card) != in_sight).collect();
    rng.shuffle(&mut hidden);
    for (seat, held) in Seat::all(view.seats()).zip(&view.hands) {
        imagined.hands[seat] = held.known | hidden.drain(..held.hidden()).collect();
    }
    imagined.stock =
        Pile::from_top_first(in_sight.into_iter().chain(hidden).collect::<Vec<_>>().into_iter());
    imagined
}

#[test]
fn no_sampled_position_contradicts_what_a_seat_has_seen() {
    let mut rng = Rng::new(Seed::from_number(21), 0);
    let (mut positions, mut after_rebuilds, mut careless, mut limited) = (0, 0, 0, 0);
    for seats in 2..=4 {
        for _ in 0..60 {
            any_game(seats, &mut rng, |game, oracles, rng| {
                for (viewer, oracle) in Seat::all(seats).zip(oracles) {
                    if !rng.one_in(8) {
                        continue;
                    }
                    assert_eq!(oracle.judge(game), Ok(()), "the true position is possible");
                    let view = game.view(Some(viewer));
                    let imagined = Shootout::determinize(&view, rng);
                    assert_eq!(oracle.judge(&imagined), Ok(()), "{viewer:?} {view:?}");
                    let caught = oracle.judge(&carelessly_imagined(game, viewer, rng)).is_err();
                    positions += 1;
                    after_rebuilds += u32::from(oracle.rebuilds > 0);
                    careless += u32::from(caught);
                    let row = &view.limits[viewer.0 as usize];
                    limited += u32::from(
                        row.iter().any(|limits| limits.older.len() + limits.newer.len() > 2),
                    );
                }
            });
        }
    }
    println!(
        "{positions} positions, {after_rebuilds} after a rebuild, {limited} with several limits; {careless} need care"
    );
    assert!(positions > 8000 && after_rebuilds > 3000 && careless > 2000 && limited > 200);
}

#[test]
fn every_possible_hand_of_a_card_is_sampled() {
    const SAMPLES: usize = 300;
    let mut rng = Rng::new(Seed::from_number(22), 0);
    let (mut positions, mut impossible) = (0, 0);
    for seats in 2..=4 {
        for _ in 0..3 {
            any_game(seats, &mut rng, |game, oracles, rng| {
                if !rng.one_in(50) {
                    return;
                }
                let viewer = Seat(rng.below(u32::from(seats)) as u8);
                let oracle = &oracles[viewer.0 as usize];
                let view = game.view(Some(viewer));
                let samples: Vec<Shootout> =
                    (0..SAMPLES).map(|_| Shootout::determinize(&view, rng)).collect();
                let mut found = BTreeSet::new();
                for sample in &samples {
                    for seat in Seat::all(seats) {
                        found.extend(sample.hands[seat].iter().map(|card| (card, seat)));
                    }
                }
                for card in view.unseen() {
                    for seat in Seat::all(seats).filter(|&seat| seat != viewer) {
                        if found.contains(&(card, seat)) {
                            continue;
                        }
                        let hidden = view.hand(seat);
                        let ways = samples
                            .iter()
                            .take(20)
                            .flat_map(|sample| swapped(sample, card, seat, hidden));
                        for way in ways {
                            let verdict = oracle.judge(&way);
                            assert!(verdict.is_err(), "{card} with {seat:?} is possible\n{view:?}");
                        }
                        impossible += 1;
                    }
                }
                positions += 1;
            });
        }
    }
    println!("{positions} positions, {impossible} cards that cannot be where they were looked for");
    assert!(positions > 25 && impossible > 100);
}

/// The positions in which the card is in this hand, in exchange for one of its hidden cards.
fn swapped(game: &Shootout, card: Card, seat: Seat, known: CardSet) -> Vec<Shootout> {
    let swap = |other: Card| {
        let mut game = game.clone();
        for hand in &mut game.hands.0 {
            if hand.remove(card) {
                hand.insert(other);
            }
        }
        if let Some(at) = game.stock.iter().position(|held| *held == card) {
            game.stock[at] = other;
        }
        game.hands[seat] = game.hands[seat].without(other).with(card);
        game
    };
    (game.hands[seat] - known).iter().map(swap).collect()
}
