//! Labels, sentences and badges, and the gestures of moves.

use crate::cards::Suit;
use crate::engine::event::Event;
use crate::engine::game::{Game, Turn};
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::games::shootout::Note;
use crate::games::shootout::{Move, Shootout};
use crate::table::narration::{Names, Speech, erase, sentences};
use crate::table::{Carried, Look, Movement, Table};

use super::table::{exchange, play, set_totals, table};

fn label(game: &Shootout, text: &str) -> String {
    let seat = game.turn().seats().first();
    Shootout::label(&game.view(seat), &text.parse().expect("a move"))
}

/// Seat 1 leads these cards, and seat 0 follows with its first card.
fn shoot(game: &mut Shootout, cards: &str) {
    exchange(game);
    play(game, &format!("shoot {cards}"));
    let card = game.hands[Seat(0)].first().expect("a card");
    play(game, &format!("follow {card}"));
}

#[test]
fn each_score_names_the_new_total() {
    let mut game = table(2, &[]);
    shoot(&mut game, "TS");
    assert_eq!(label(&game, "score TS +10"), "10♠\u{fe0e} +10 → 10, 91 to go");
    set_totals(&mut game, &[0, 91]);
    assert_eq!(label(&game, "score TS +10"), "10♠\u{fe0e} +10 → 101, wins");
    set_totals(&mut game, &[0, 105]);
    assert_eq!(label(&game, "score TS -10"), "10♠\u{fe0e} −10 → 95, 6 to go");
    set_totals(&mut game, &[0, 95]);
    assert_eq!(label(&game, "score TS +10"), "10♠\u{fe0e} +10 → 105, 4 over");
}

#[test]
fn a_score_of_nothing_names_its_reason() {
    let mut game = table(2, &[("no_overshooting", "true")]);
    shoot(&mut game, "TS");
    set_totals(&mut game, &[0, 95]);
    assert_eq!(label(&game, "score TS 0"), "10♠\u{fe0e} 0 → 95, as it would pass 101");
    assert_eq!(label(&game, "score TS -10"), "10♠\u{fe0e} −10 → 85, 16 to go");
    let mut game = table(2, &[("finish_on_double", "true"), ("sets", "true")]);
    shoot(&mut game, "TS");
    set_totals(&mut game, &[0, 191]);
    assert_eq!(label(&game, "score TS 0"), "10♠\u{fe0e} 0 → 191, as it is not a double");
}

#[test]
fn a_score_that_hits_the_first_of_three_targets_names_the_next() {
    let mut game = table(2, &[("target", "67-133-201")]);
    shoot(&mut game, "TS");
    set_totals(&mut game, &[0, 57]);
    assert_eq!(label(&game, "score TS +10"), "10♠\u{fe0e} +10 → 67, next target 133");
}

#[test]
fn a_named_value_shows_the_sum_of_the_turn() {
    let mut game = table(2, &[("three_shots", "total")]);
    shoot(&mut game, "TS");
    play(&mut game, "score TS 10, shoot 9S");
    let card = game.hands[Seat(0)].first().expect("a card");
    play(&mut game, &format!("follow {card}"));
    assert_eq!(label(&game, "score 9S 9"), "9♠\u{fe0e} 9 → 19 in this turn");
    set_totals(&mut game, &[0, 82]);
    assert_eq!(label(&game, "score 9S 9"), "9♠\u{fe0e} 9 → 19 in this turn, hits 101");
    set_totals(&mut game, &[0, 119]);
    assert_eq!(label(&game, "score 9S 9"), "9♠\u{fe0e} 9 → 19 in this turn, 1 over");
}

#[test]
fn other_moves_have_short_labels() {
    let game = table(2, &[]);
    assert_eq!(label(&game, "pass"), "End the turn");
    assert_eq!(label(&game, "shoot JB JL"), "Shoot big Joker little Joker");
    assert_eq!(label(&game, "score miss 0"), "Miss: score nothing");
    assert_eq!(label(&game, "score sum 0"), "Nothing → 0, as it would pass 101");
}

#[test]
fn the_top_of_a_set_without_a_trump_is_chosen_after_carrying() {
    let game = table(2, &[("sets", "true")]);
    let view = game.view(Some(Seat(1)));
    let gesture =
        |text: &str| Shootout::gesture(&view, &text.parse().expect("a move")).expect("a movement");
    let (one, other) = (gesture("shoot 9H 9D"), gesture("shoot 9D 9H"));
    assert_eq!(one.movement, other.movement);
    assert_eq!(
        (one.choice.as_str(), other.choice.as_str()),
        ("9♥\u{fe0e} on top", "9♦\u{fe0e} on top")
    );
    assert_eq!(gesture("shoot 9S 9H").choice, "", "a trump must be on top");
    assert_eq!(gesture("follow 9H 9D").choice, "", "the top of an answer means nothing");
    let Movement::Carry(Carried::Cards(from, cards), to) = one.movement else { panic!("carried") };
    assert_eq!((from, to.to_string(), cards.len()), (Place::hand(Seat(1)), "trick 1".into(), 2));
}

#[test]
fn only_the_seat_that_looks_at_the_stock_card_sees_it_until_it_takes_a_card() {
    let mut game = table(2, &[]);
    let top = |game: &Shootout, viewer| {
        let scene = Shootout::scene(&game.view(Some(Seat(viewer))));
        let stock = scene.zone(Place::STOCK).expect("a stock");
        (stock.cards[0].is_some(), stock.is_top_aside)
    };
    assert_eq!([top(&game, 1), top(&game, 0)], [(true, true), (false, true)]);
    exchange(&mut game);
    assert_eq!([top(&game, 1), top(&game, 0)], [(false, false), (false, false)]);
    play(&mut game, "pass");
    assert_eq!([top(&game, 1), top(&game, 0)], [(false, true), (true, true)]);
}

#[test]
fn the_hand_of_the_follower_is_raised() {
    let mut game = table(2, &[]);
    let stands_out = |game: &Shootout, seat| {
        let scene = Shootout::scene(&game.view(Some(Seat(0))));
        scene.zone(Place::hand(Seat(seat))).expect("a hand").raises
    };
    exchange(&mut game);
    assert!(!stands_out(&game, 1));
    play(&mut game, "shoot TS");
    assert!(stands_out(&game, 0) && !stands_out(&game, 1));
}

/// The seat and the text of each badge.
fn badges(game: &Shootout) -> Vec<(Option<u8>, String)> {
    let scene = Shootout::scene(&game.view(Some(Seat(1))));
    scene.badges.into_iter().map(|badge| (badge.seat.map(|seat| seat.0), badge.text)).collect()
}

#[test]
fn badges_show_trumps_games_won_shooter_and_winner() {
    let mut game = table(2, &[("best_of", "3")]);
    let scene = Shootout::scene(&game.view(Some(Seat(1))));
    assert_eq!(scene.badges[0].look, Look::Suit(Suit::Spades));
    let trumps = (None, "Trumps: spades".to_owned());
    let won = |seat| (Some(seat), "0 games won".to_owned());
    assert_eq!(badges(&game), [trumps.clone(), won(0), won(1)]);
    shoot(&mut game, "TS");
    let (shooter, winner) = ((Some(1), "shooter".into()), (Some(1), "wins the trick".into()));
    assert_eq!(badges(&game), [trumps, won(0), shooter, winner, won(1)]);
}

#[test]
fn a_missed_trick_and_a_running_sum_have_badges() {
    let mut game = table(2, &[("missing", "true"), ("three_shots", "total")]);
    shoot(&mut game, "TS");
    play(&mut game, "score TS 10");
    assert!(badges(&game).contains(&(Some(1), "10 in this turn".into())));
    play(&mut game, "shoot 9S");
    let two = game.hands[Seat(0)].iter().find(|card| card.rank() == Some(2)).expect("a two");
    play(&mut game, &format!("follow {two}"));
    assert!(badges(&game).contains(&(Some(1), "misses".into())));
}

fn narrate(events: &[Event<Note>]) -> Vec<String> {
    let names = Names { names: vec!["Ada".into(), "Otto".into()], you: Some(Seat(0)) };
    let speech = Speech::of::<Shootout>();
    let events: Vec<_> = events.iter().map(erase::<Shootout>).collect();
    sentences(&events, &names, &speech)
}

#[test]
fn passes_plays_and_misses_have_sentences() {
    let mut game = table(2, &[("missing", "true")]);
    exchange(&mut game);
    assert_eq!(narrate(&play(&mut game, "pass"))[0], "Otto ends the turn.");
    exchange(&mut game);
    assert_eq!(narrate(&play(&mut game, "pass"))[0], "You end the turn.");
    exchange(&mut game);
    assert_eq!(narrate(&play(&mut game, "shoot TS")), ["Otto plays the ten of spades."]);
    let two = game.hands[Seat(0)].iter().find(|card| card.rank() == Some(2)).expect("a two");
    play(&mut game, &format!("follow {two}"));
    assert_eq!(
        narrate(&play(&mut game, "score miss 0"))[0],
        "Otto misses: the trick scores nothing."
    );
}

#[test]
fn a_score_and_a_win_have_sentences() {
    let mut game = table(2, &[]);
    shoot(&mut game, "TS");
    set_totals(&mut game, &[0, 91]);
    let lines = narrate(&play(&mut game, "score TS +10"));
    let expected = [
        "Otto counts the ten of spades.",
        "Otto scores 10. Total 101.",
        "Otto wins the game.",
        "The match is over.",
    ];
    assert_eq!(lines, expected);
    assert!(matches!(game.turn(), Turn::Over(_)));
}

#[test]
fn a_named_value_and_an_intermediate_target_have_sentences() {
    let mut game = table(2, &[("three_shots", "total"), ("target", "67-133-201")]);
    shoot(&mut game, "TS");
    let lines = narrate(&play(&mut game, "score TS 10"));
    assert_eq!(lines[0], "Otto names the ten of spades: 10.");
    let mut game = table(2, &[("target", "67-133-201")]);
    shoot(&mut game, "TS");
    set_totals(&mut game, &[0, 57]);
    let lines = narrate(&play(&mut game, "score TS +10"));
    assert_eq!(lines[2], "Otto reaches 67. The next target is 133.");
}

#[test]
fn the_deal_announces_trumps() {
    let mut game = table(2, &[("best_of", "3")]);
    let pack = Shootout::pack(&game.public.options, 2);
    let mut events = Vec::new();
    game.deal_next(&pack, &mut events);
    assert!(narrate(&events).contains(&"Trumps are hearts.".to_owned()), "{:?}", narrate(&events));
}

#[test]
fn passing_and_missing_are_buttons() {
    let game = table(2, &[]);
    let view = game.view(Some(Seat(1)));
    for mv in [Move::Pass, Move::Miss] {
        let gesture = Shootout::gesture(&view, &mv).expect("a button");
        assert_eq!(gesture.movement, Movement::Press);
    }
}
