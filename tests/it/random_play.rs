//! Type-erased random matches for the tests.

use spot_on::cards::rng::Rng;
use spot_on::engine::game::Turn;
use spot_on::engine::seat::Seat;
use spot_on::games::{AnyGame, AnyMatch, ConfigText};

/// A match with a random number of seats and random options, before its first step.
pub(crate) fn any_match(game: &dyn AnyGame, rng: &mut Rng) -> Box<dyn AnyMatch> {
    let (least, most) = game.info().seats;
    let seats = least + rng.below(u32::from(most - least) + 1) as u8;
    let mut options = Vec::new();
    for choice in game.options_info() {
        let value = rng.pick(choice.values);
        options.push((choice.id.to_owned(), value.id.to_owned()));
        if rng.one_in(2) || game.check(seats, &options).is_err() {
            options.pop();
        }
    }
    let seed = rng.seed();
    let deck = rng.one_in(4).then(|| any_deck(game, seats, &options, rng));
    let dealer = Seat::first_dealer(seed, seats);
    game.start(ConfigText { seats, options, dealer, order: seed.into(), deck })
        .expect("a setup that was checked")
}

fn any_deck(
    game: &dyn AnyGame,
    seats: u8,
    options: &[(String, String)],
    rng: &mut Rng,
) -> Vec<spot_on::cards::Card> {
    let mut deck = game.pack(seats, options).expect("a setup that was checked");
    rng.shuffle(&mut deck);
    deck
}

/// Plays this number of random steps, or fewer if the match ends earlier.
pub(crate) fn some_steps(game: &mut dyn AnyMatch, steps: u32, rng: &mut Rng) {
    for _ in 0..steps {
        if !any_step(game, rng) {
            return;
        }
    }
}

/// Plays one random step, with each seat and move equally likely. Returns false if the match is over.
pub(crate) fn any_step(game: &mut dyn AnyMatch, rng: &mut Rng) -> bool {
    match game.turn() {
        Turn::Over(_) => return false,
        Turn::RoundOver => game.deal(None).expect("the next round can be dealt"),
        Turn::ToMove(seats) => {
            let seats: Vec<_> = seats.iter().collect();
            let first = rng.below(seats.len() as u32) as usize;
            let all = seats.iter().cycle().skip(first).take(seats.len());
            let moves = all.map(|&seat| (seat, game.legal(seat)));
            let moves = moves.into_iter().find(|(_, moves)| !moves.is_empty());
            match moves {
                Some((seat, moves)) if game.clock().is_none() || !rng.one_in(8) => {
                    game.play(seat, rng.pick::<String>(&moves)).expect("a move that is listed");
                }
                _ => game.time_out().expect("a clock that is running"),
            }
        }
    }
    true
}
