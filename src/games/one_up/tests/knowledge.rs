//! The knowledge of a seat, and the consistency of sampled positions with it.

use std::collections::BTreeSet;

use crate::cards::Card;
use crate::cards::rng::{Rng, Seed};
use crate::engine::game::{Game, Turn};
use crate::engine::seat::{BySeat, Seat};
use crate::games::one_up::{Move, OneUp, OneUpOptions};

use super::game::{deal, on_display, play, race};

fn sorted(cards: impl Iterator<Item = Card>) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.collect();
    cards.sort_unstable();
    cards
}

/// A position after random moves with few calls, so that displays grow, are set aside and are won.
fn any_position(options: OneUpOptions, seats: u8, rng: &mut Rng) -> OneUp {
    let mut game = deal(seats, options, rng.seed());
    for _ in 0..rng.below(30) {
        let Turn::ToMove(seats) = game.turn() else { break };
        let seats: Vec<Seat> = seats.iter().collect();
        let seat = *rng.pick(&seats);
        if game.clock().is_some() && rng.one_in(3) {
            game.clock_expired(&mut crate::engine::event::NoEvents);
            continue;
        }
        let mut moves = Vec::new();
        game.legal_moves(seat, &mut moves);
        moves.retain(|mv| !matches!(mv, Move::Call(_)) || rng.one_in(12));
        if let Some(mv) = moves.first() {
            game.play(seat, mv).expect("a listed move");
        }
    }
    game
}

#[test]
fn no_sampled_position_contradicts_what_a_seat_knows() {
    let mut rng = Rng::new(Seed::from_number(21), 0);
    let mut hidden = 0;
    for number in 0..3000 {
        let options = if number % 2 == 0 { OneUpOptions::default() } else { race() };
        let seats = 2 + number % 4;
        let game = any_position(options, seats as u8, &mut rng);
        let viewer = Seat(rng.below(seats) as u8);
        let view = game.view(Some(viewer));
        let imagined = OneUp::determinize(&view, &mut rng);
        assert_eq!(imagined.view(Some(viewer)), view);
        assert_eq!(
            (&imagined.public.display, &imagined.public.bonus),
            (&game.public.display, &game.public.bonus)
        );
        assert_eq!((&imagined.public.won, imagined.turn()), (&game.public.won, game.turn()));
        assert_eq!(imagined.answers[viewer], game.answers[viewer]);
        let piled =
            |game: &OneUp| sorted(game.public.all().flat_map(|seat| game.piles[seat].to_vec()));
        assert_eq!(piled(&imagined), piled(&game));
        for seat in game.public.all() {
            assert_eq!(imagined.piles[seat].len(), game.piles[seat].len());
            // A sampled hidden answer is a legal one.
            let locked = &imagined.answers[seat];
            assert_eq!(locked.is_some(), game.answers[seat].is_some());
            if let Some(mv) = locked.as_ref().filter(|_| seat != viewer && options.is_sealed()) {
                assert_eq!(imagined.public.illegal_call(mv), None);
                hidden += 1;
            }
        }
    }
    assert!(hidden > 500, "{hidden} hidden answers were imagined");
}

#[test]
fn every_unseen_card_may_be_next_in_any_pile() {
    let game = on_display(3, OneUpOptions::default(), "KH QD 7S");
    let view = game.view(Some(Seat(1)));
    let mut rng = Rng::new(Seed::from_number(22), 0);
    let mut counts = [[0_u32; Card::KINDS as usize]; 3];
    let samples = 5100;
    for _ in 0..samples {
        let imagined = OneUp::determinize(&view, &mut rng);
        for seat in game.public.all() {
            let next = imagined.piles[seat].last().expect("a card is left");
            counts[usize::from(seat.0)][usize::from(next.index())] += 1;
        }
    }
    let unseen = sorted(game.public.all().flat_map(|seat| game.piles[seat].to_vec()));
    for counts in counts {
        for (card, count) in counts.into_iter().enumerate() {
            let is_unseen = unseen.iter().any(|unseen| usize::from(unseen.index()) == card);
            // The mean is 100, and the range is five standard deviations on both sides.
            let range = if is_unseen { 50..150 } else { 0..1 };
            assert!(range.contains(&count), "card {card}: {count}");
        }
    }
}

#[test]
fn every_possible_answer_is_sampled() {
    let mut game = on_display(3, OneUpOptions::default(), "KH QD 7S");
    let mut possible = Vec::new();
    game.legal_moves(Seat(0), &mut possible);
    let possible: BTreeSet<String> = possible.iter().map(ToString::to_string).collect();
    play(&mut game, &["0: call QD:1 + 7S * KH:10"]);
    let view = game.view(Some(Seat(2)));
    assert_eq!(view.answers, BySeat::default());
    let mut rng = Rng::new(Seed::from_number(23), 0);
    let imagined = (0..2000).map(|_| {
        let imagined = OneUp::determinize(&view, &mut rng);
        imagined.answers[Seat(0)].as_ref().expect("it has locked in").to_string()
    });
    assert_eq!(imagined.collect::<BTreeSet<String>>(), possible);
}

#[test]
fn nobody_knows_any_card_of_a_pile() {
    let mut rng = Rng::new(Seed::from_number(24), 0);
    for seats in 2..=5 {
        let game = any_position(race(), seats, &mut rng);
        for viewer in game.public.all() {
            let view = game.view(Some(viewer));
            assert!(view.piles.iter().flatten().all(Option::is_none));
        }
        let open = game.view(None);
        assert!(open.piles.iter().flatten().all(Option::is_some));
    }
}

#[test]
fn a_view_does_not_contain_the_seed() {
    let game = deal(2, OneUpOptions::default(), Seed::from_number(25));
    let view = serde_json::to_value(game.view(Some(Seat(0)))).expect("JSON");
    assert!(view.get("seed").is_none() && view.get("chance").is_none());
}

#[test]
fn the_view_of_the_whole_position_is_sampled_exactly() {
    let mut rng = Rng::new(Seed::from_number(26), 0);
    for number in 0..200 {
        let options = if number % 2 == 0 { OneUpOptions::default() } else { race() };
        let game = any_position(options, 2 + number % 4, &mut rng);
        assert_eq!(OneUp::determinize(&game.view(None), &mut rng), game);
    }
}
