//! Helpers that set up a position and play moves given as strings.

use crate::cards::rng::Seed;
use crate::cards::{Card, Suit};
use crate::engine::event::Event;
use crate::engine::game::{Game, IllegalMove, MatchConfig, Turn};
use crate::engine::options::Options;
use crate::engine::record::pack_of;
use crate::engine::seat::Seat;
use crate::games::shootout::Note;
use crate::games::shootout::{Shootout, ShootoutOptions};

/// A match with this number of seats and these options, in which seat 0 deals. Trumps are spades. Seat 1 holds ten
/// spades, so every lead of it wins.
pub(super) fn table(seats: u8, options: &[(&str, &str)]) -> Shootout {
    let options = ShootoutOptions::parse(options, seats).expect("allowed options");
    let start = MatchConfig { options, seats, dealer: Seat(0), order: Seed::from_number(1).into() };
    let spades = (2..=11).map(|rank| Card::suited(rank, Suit::Spades));
    let others: Vec<Card> = Shootout::pack(&options, seats)
        .into_iter()
        .filter(|card| card.rank().is_some() && !spades.clone().any(|spade| spade == *card))
        .collect();
    let (trumps, others): (Vec<Card>, Vec<Card>) =
        others.into_iter().partition(|card| card.suit() == Some(Suit::Spades));
    let mut others = others.into_iter();
    let mut pack = Vec::new();
    for spade in spades {
        pack.push(spade);
        pack.extend(others.by_ref().take(usize::from(seats) - 1));
    }
    pack.extend(trumps);
    pack.extend(others);
    pack.extend([Card::BIG_JOKER, Card::LITTLE_JOKER]);
    let pack = pack_of::<Shootout>(&start, 1, Some(&pack)).expect("the whole pack");
    Shootout::deal(&start, &pack, &mut crate::engine::event::NoEvents)
}

/// Plays moves, separated by commas, each by the seat that is to move.
pub(super) fn play(game: &mut Shootout, moves: &str) -> Vec<Event<Note>> {
    moves
        .split(", ")
        .flat_map(|text| {
            let seat = game.turn().seats().first().expect("somebody's turn");
            game.play(seat, &text.parse().expect("a move")).expect(text)
        })
        .collect()
}

/// The reason why a move is illegal.
pub(super) fn refusal(game: &mut Shootout, text: &str) -> String {
    let seat = game.turn().seats().first().expect("somebody's turn");
    match game.play(seat, &text.parse().expect("a move")) {
        Err(IllegalMove::AgainstTheRules(why)) => why,
        other => panic!("{text}: {other:?}"),
    }
}

/// The seat to move takes the discard pile's top card and discards it again.
pub(super) fn exchange(game: &mut Shootout) {
    let top = *game.discard.last().expect("a card");
    play(game, &format!("take discard, discard {top}"));
}

/// The total of each seat.
pub(super) fn totals(game: &Shootout) -> Vec<i32> {
    game.public.tally.totals.of(game.public.seats).to_vec()
}

/// Sets the totals of the seats.
pub(super) fn set_totals(game: &mut Shootout, totals: &[i32]) {
    for (seat, total) in Seat::all(game.public.seats).zip(totals) {
        game.public.tally.totals[seat] = *total;
    }
}

/// The winners of the match, which is over.
pub(super) fn winners(game: &Shootout) -> Vec<u8> {
    match game.turn() {
        Turn::Over(outcome) => outcome.winners.iter().map(|seat| seat.0).collect(),
        other => panic!("not over: {other:?}"),
    }
}
