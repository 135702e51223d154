//! Helpers that set up a match and play moves given as strings.

use crate::cards::Card;
use crate::cards::rng::{Rng, Seed};
use crate::engine::event::Event;
use crate::engine::game::{Game, MatchConfig};
use crate::engine::options::Options;
use crate::engine::record::Step;
use crate::engine::seat::Seat;
use crate::engine::session::Session;
use crate::games::broken_ladder::Note;
use crate::games::broken_ladder::{BrokenLadder, LadderOptions};

/// The configuration of a match in which seat 0 deals first.
pub(super) fn start(options: LadderOptions, seats: u8, seed: Seed) -> MatchConfig<LadderOptions> {
    MatchConfig { options, seats, dealer: Seat(0), order: seed.into() }
}

/// Random options.
pub(super) fn any_options(rng: &mut Rng) -> LadderOptions {
    let mut options = LadderOptions::default();
    for choice in LadderOptions::SPECS {
        (choice.set)(&mut options, rng.below(choice.values.len() as u32) as usize);
    }
    options
}

/// A match with these first cards; the rest of the pack follows in the order of its cards.
pub(super) fn deal(seats: u8, first: &str) -> Session<BrokenLadder> {
    deal_with(LadderOptions::default(), seats, first)
}

/// The same match with these options.
pub(super) fn deal_with(options: LadderOptions, seats: u8, first: &str) -> Session<BrokenLadder> {
    let mut rest = BrokenLadder::pack(&options, seats);
    let mut deck: Vec<Card> = first.split_whitespace().map(card).collect();
    for card in &deck {
        let at = rest.iter().position(|other| other == card);
        rest.swap_remove(at.expect("the pack has this card"));
    }
    rest.sort_unstable();
    deck.extend(rest);
    Session::new(start(options, seats, Seed::from_number(1)), Some(deck)).expect("the whole pack")
}

/// The card with this name.
pub(super) fn card(name: &str) -> Card {
    name.parse().expect("a card")
}

/// Plays a move of the seat whose turn it is, and returns its events.
pub(super) fn play<'a>(session: &'a mut Session<BrokenLadder>, text: &str) -> &'a [Event<Note>] {
    let seat = session.game().turn().seats().first().expect("somebody is to move");
    session.play(Step::Play(seat, text.parse().expect("a move"))).expect(text)
}
