//! Likely hands by the preferences of players, which bots use and rules do not.

use crate::cards::rng::{Rng, Seed};
use crate::cards::set::CardSet;
use crate::engine::event::NoEvents;
use crate::engine::game::{Game, MatchConfig, Turn};
use crate::engine::record::pack_of;
use crate::engine::seat::Seat;
use crate::games::one_hundred_and_one::determinize::likely;
use crate::games::one_hundred_and_one::{HouseRules, OneHundredAndOne};

use super::setup::{cards, dealt, rules};

const SAMPLES: usize = 1000;

/// Number of samples in which seat 1 holds one of these cards: by the rules, and by preferences.
fn held(game: &OneHundredAndOne, cards: CardSet) -> (usize, usize) {
    let view = game.view(Some(Seat(0)));
    let mut rng = Rng::new(Seed::from_number(107), 0);
    let mut count = |imagine: fn(&_, &mut Rng) -> OneHundredAndOne| {
        (0..SAMPLES).filter(|_| imagine(&view, &mut rng).hand(Seat(1)).intersects(cards)).count()
    };
    (count(OneHundredAndOne::determinize), count(likely))
}

fn set(text: &str) -> CardSet {
    cards(text).into_iter().collect()
}

#[test]
fn a_player_of_a_queen_likely_has_no_other_fitting_card() {
    let mut game = dealt(rules(""), 2, "QH JD KC 7D TD TC 6C 9S AC");
    game.plays("play QH order S");
    let (possible, likely) = held(&game, set("6S 7S 8S TS JS KS AS 9H 9D 9C"));
    assert!(2 * likely < possible, "{likely} of {possible}");
}

#[test]
fn a_player_of_a_cheap_card_likely_has_no_fitting_card_with_a_higher_penalty() {
    let mut game = dealt(rules(""), 2, "JS 6D KC 7D TD TC 6C 9S AC");
    game.plays("play JS");
    let (possible, likely) = held(&game, set("6S 7S TS KS AS"));
    assert!(2 * likely < possible, "{likely} of {possible}");
}

#[test]
fn likely_positions_are_consistent_with_the_view() {
    let mut rng = Rng::new(Seed::from_number(108), 0);
    let (mut looked_at, mut moves) = (0, Vec::new());
    for seats in (2..=4).cycle().take(120) {
        let options = HouseRules { pass_on: rng.one_in(2), ..HouseRules::default() };
        let start = MatchConfig { options, seats, dealer: Seat(0), order: rng.seed().into() };
        let pack = pack_of::<OneHundredAndOne>(&start, 1, None).expect("the seed's own pack");
        let mut game = OneHundredAndOne::deal(&start, &pack, &mut NoEvents);
        while let Turn::ToMove(_) = game.turn() {
            let view = game.view(Some(Seat(0)));
            assert_eq!(likely(&view, &mut rng).view(Some(Seat(0))), view);
            looked_at += 1;
            game.legal_moves(game.public.to_play, &mut moves);
            game.apply(game.public.to_play, rng.pick(&moves), &mut NoEvents);
            moves.clear();
        }
    }
    assert!(looked_at > 1000);
}
