//! Helpers that set up positions and play moves.

use crate::cards::Card;
use crate::cards::pile::Pile;
use crate::cards::rng::Seed;
use crate::engine::event::{Event, NoEvents};
use crate::engine::game::{Game, MatchConfig};
use crate::engine::record::pack_of;
use crate::engine::seat::{BySeat, Seat};
use crate::games::one_up::Note;
use crate::games::one_up::position::OneUp;
use crate::games::one_up::{Mode, OneUpOptions};

/// A first deal.
pub(super) fn deal(seats: u8, options: OneUpOptions, seed: Seed) -> OneUp {
    let dealer = Seat::first_dealer(seed, seats);
    let start = MatchConfig { options, seats, dealer, order: seed.into() };
    let pack = pack_of::<OneUp>(&start, 1, None).expect("the seed's own pack is right");
    OneUp::deal(&start, &pack, &mut NoEvents)
}

/// A first deal dealt by seat 0, with these cards on display.
pub(super) fn on_display(seats: u8, options: OneUpOptions, display: &str) -> OneUp {
    let first = super::cards(display);
    let mut pack = OneUp::pack(&options, seats);
    for card in &first {
        let at = pack.iter().position(|other| other == card).expect("a card of the pack");
        pack.remove(at);
    }
    let pack: Vec<Card> = first.into_iter().chain(pack).collect();
    let start = MatchConfig { options, seats, dealer: Seat(0), order: Seed::from_number(0).into() };
    OneUp::deal(&start, &pack, &mut NoEvents)
}

/// A position with the last display of a deal, which is an ace. No card is won yet, and the piles are empty.
pub(super) fn at_the_end(options: OneUpOptions, round: u32, totals: &[i32]) -> OneUp {
    let mut game = on_display(totals.len() as u8, options, "AS");
    game.public.round = round;
    game.public.totals = BySeat::from_list(totals);
    game.piles = BySeat::default();
    game.public.display = Pile::from_top_first(super::cards("AS").into_iter());
    game
}

/// Plays moves written as `0: call AS`, and returns the events of the last one.
pub(super) fn play(game: &mut OneUp, moves: &[&str]) -> Vec<Event<Note>> {
    let mut events = Vec::new();
    for text in moves {
        if *text == "time" {
            events.clear();
            assert!(game.clock().is_some(), "no clock runs");
            game.clock_expired(&mut events);
            continue;
        }
        let (seat, mv) = text.split_once(": ").expect("a seat and a move");
        let seat = Seat(seat.parse().expect("a seat"));
        let mv = mv.parse().expect("a move that can be read");
        events = game.play(seat, &mv).unwrap_or_else(|why| panic!("{text}: {why}"));
    }
    events
}

/// The options of a race.
pub(super) fn race() -> OneUpOptions {
    OneUpOptions { mode: Mode::Race, ..OneUpOptions::default() }
}
