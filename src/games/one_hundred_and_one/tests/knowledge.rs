//! Knowledge and sampling: exactly the positions that a seat may think possible are sampled.

use std::collections::BTreeMap;

use crate::cards::Card;
use crate::cards::pile::Pile;
use crate::cards::rng::{Rng, Seed};
use crate::cards::set::CardSet;
use crate::engine::game::{Game, MatchConfig, Turn};
use crate::engine::options::Options;
use crate::engine::record::Step;
use crate::engine::seat::Seat;
use crate::engine::session::Session;
use crate::games::one_hundred_and_one::{HouseRules, Move, OneHundredAndOne, View};

use super::oracle::Oracle;
use super::setup::{cards, dealt, rules};

/// Plays a match of random moves. An oracle for each seat follows its events, and `look` receives every position.
fn watched(
    seats: u8,
    options: HouseRules,
    rng: &mut Rng,
    mut look: impl FnMut(&OneHundredAndOne, &[Oracle], &mut Rng),
) {
    let start = MatchConfig { options, seats, dealer: Seat(0), order: rng.seed().into() };
    let mut session = Session::<OneHundredAndOne>::new(start, None).expect("the seed's own pack");
    let mut oracles: Vec<Oracle> =
        Seat::all(seats).map(|viewer| Oracle::new(viewer, session.game())).collect();
    // In some matches seats like to draw, in others they do not.
    let thrift = 1 + rng.below(6);
    let mut before: Option<(crate::engine::game::Snapshot, Seat, Move)> = None;
    loop {
        let game = session.game();
        let after = OneHundredAndOne::snapshot(&game.view(None));
        let events = session.events().last().expect("the deal is told").clone();
        for oracle in &mut oracles {
            let before = before.as_ref().map(|(shown, seat, mv)| (shown, *seat, mv));
            oracle.watch(before, &events, &after, game.public.to_play);
        }
        let Turn::ToMove(_) = game.turn() else { return };
        look(game, &oracles, rng);
        let mut moves = Vec::new();
        game.legal_moves(game.public.to_play, &mut moves);
        let plays = moves.iter().filter(|mv| matches!(mv, Move::Play(..))).count();
        let likes = |mv: &&Move| plays == 0 || matches!(mv, Move::Play(..));
        let likely: Vec<Move> = match rng.one_in(thrift) {
            true => moves,
            false => moves.iter().filter(likes).copied().collect(),
        };
        let mv = *rng.pick(&likely);
        before = Some((after, game.public.to_play, mv));
        session.play(Step::Play(game.public.to_play, mv)).expect("a legal move");
    }
}

fn any_options(seats: u8, rng: &mut Rng) -> HouseRules {
    loop {
        let mut options = HouseRules::default();
        for choice in HouseRules::SPECS {
            let values = choice.values.len() as u32;
            (choice.set)(&mut options, if rng.one_in(2) { 0 } else { rng.below(values) as usize });
        }
        if options.check(seats).is_ok() {
            return options;
        }
    }
}

/// The position with all cards that the seat does not see dealt anew, without regard to its other knowledge.
fn carelessly_imagined(game: &OneHundredAndOne, viewer: Seat, rng: &mut Rng) -> OneHundredAndOne {
    let mut imagined = game.clone();
    let view = game.view(Some(viewer));
    let mut unseen: Vec<Card> = view.unseen().iter().collect();
    rng.shuffle(&mut unseen);
    for seat in Seat::all(game.public.seats).filter(|&seat| seat != viewer) {
        let size = view.hand(seat).size();
        imagined.hands[seat.0 as usize] = unseen.drain(..size).collect();
    }
    imagined.stock = Pile::from_top_first(unseen.into_iter());
    imagined
}

/// From this number of rebuilds on, a large hand may have more limits than are kept.
const MANY_REBUILDS: u8 = 4;

#[test]
fn no_sampled_position_contradicts_what_a_seat_has_seen() {
    let mut rng = Rng::new(Seed::from_number(101), 0);
    let (mut positions, mut careless, mut forgotten) = (0, 0, 0);
    let (mut against, mut in_favour) = (0, 0);
    for seats in [2, 3, 4].repeat(100) {
        let options = any_options(seats, &mut rng);
        watched(seats, options, &mut rng, |game, oracles, rng| {
            if !rng.one_in(6) {
                return;
            }
            for (viewer, oracle) in Seat::all(game.public.seats).zip(oracles) {
                assert_eq!(oracle.judge(game), Ok(()), "the true position is possible");
                let imagined = OneHundredAndOne::determinize(&game.view(Some(viewer)), rng);
                let verdict = oracle.judge(&imagined);
                let is_kept = game.public.rebuilds < MANY_REBUILDS;
                assert!(verdict.is_ok() || !is_kept, "{verdict:?} {game:?}\n{imagined:?}");
                positions += 1;
                forgotten += u32::from(verdict.is_err());
                careless +=
                    u32::from(oracle.judge(&carelessly_imagined(game, viewer, rng)).is_err());
            }
            against += oracles[0].told_against;
            in_favour += oracles[0].told_for;
        });
    }
    println!("{positions} positions, {careless} need care, {forgotten} were forgotten");
    assert!(positions > 8000 && careless > 3000 && forgotten < positions / 2000);
    assert!(against > 1000 && in_favour > 1000);
}

/// Passes to `found` all hands of `count` of these cards.
fn hands_of(cards: &[Card], count: usize, chosen: &mut Vec<Card>, found: &mut dyn FnMut(&[Card])) {
    if chosen.len() == count {
        return found(chosen);
    }
    for (at, &card) in cards.iter().enumerate() {
        chosen.push(card);
        hands_of(&cards[at + 1..], count, chosen, found);
        chosen.pop();
    }
}

/// With two seats, the hands of the other seat that the oracle allows.
fn possible_hands(view: &View, oracle: &Oracle, other: Seat) -> Vec<CardSet> {
    let unseen: Vec<Card> = view.unseen().iter().collect();
    let mut possible = Vec::new();
    hands_of(&unseen, view.hand(other).size(), &mut Vec::new(), &mut |hand| {
        if oracle.allows(other, hand) {
            possible.push(hand.iter().copied().collect());
        }
    });
    possible
}

fn choices(cards: usize, count: usize) -> usize {
    (0..count).fold(1, |product, i| product * (cards - i) / (i + 1))
}

/// Samples many positions and compares them with all possible ones. The hands must be the same, and each card must be
/// in the hand as often as expected.
fn imagined_evenly(view: &View, other: Seat, possible: &[CardSet], rng: &mut Rng) {
    let samples = 4000;
    let mut seen: BTreeMap<Card, i64> = BTreeMap::new();
    for _ in 0..samples {
        let hand = OneHundredAndOne::determinize(view, rng).hand(other);
        assert!(possible.contains(&hand), "{hand:?} is not possible in {view:?}");
        hand.iter().for_each(|card| *seen.entry(card).or_default() += 1);
    }
    for card in view.unseen() {
        let with = possible.iter().filter(|hand| hand.contains(card)).count() as f64;
        let share = with / possible.len() as f64;
        let expected = share * f64::from(samples);
        let count = *seen.get(&card).unwrap_or(&0) as f64;
        // Five standard deviations, and a tolerance for the bias of rejected deals.
        let error = 5.0 * (expected * (1.0 - share)).sqrt() + 0.06 * f64::from(samples);
        assert!(
            (count - expected).abs() <= error,
            "{card}: {count}, expected {expected}\n{view:?}"
        );
        assert!((count > 0.0) == (with > 0.0) || with / (possible.len() as f64) < 0.004, "{card}");
    }
}

#[test]
fn possible_hands_are_sampled_with_the_right_frequency() {
    let mut rng = Rng::new(Seed::from_number(102), 0);
    let mut looked_at = 0;
    while looked_at < 150 {
        let options = any_options(2, &mut rng);
        watched(2, options, &mut rng, |game, oracles, rng| {
            let (viewer, other) = (Seat(0), Seat(1));
            let view = game.view(Some(viewer));
            let ways = choices(view.unseen().len(), view.hand(other).size());
            if !rng.one_in(12) || ways > 8000 || game.hand(other).is_empty() {
                return;
            }
            let possible = possible_hands(&view, &oracles[0], other);
            assert!(possible.contains(&game.hand(other)), "the true hand is possible");
            imagined_evenly(&view, other, &possible, rng);
            looked_at += 1;
        });
    }
}

/// The cards in seat 1's hand in any of many positions sampled for seat 0.
fn ever_imagined(game: &OneHundredAndOne) -> CardSet {
    let view = game.view(Some(Seat(0)));
    let mut rng = Rng::new(Seed::from_number(103), 0);
    let imagine = |_| OneHundredAndOne::determinize(&view, &mut rng).hand(Seat(1));
    (0..3000).map(imagine).fold(CardSet::EMPTY, |all, hand| all | hand)
}

fn set(text: &str) -> CardSet {
    cards(text).into_iter().collect()
}

#[test]
fn a_draw_shows_that_neither_the_hand_nor_the_drawn_card_fits() {
    let mut game = dealt(rules(""), 2, "JH 6D KC 7D TD TC 6C 9S AC");
    assert_eq!(ever_imagined(&game).len(), 36 - 4);
    game.plays("draw");
    let fits = set("6S 7S 8S TS JS QS KS AS 9H 9D 9C QH QD QC");
    let unseen = OneHundredAndOne::pack(&game.public.options, 2).into_iter().collect::<CardSet>();
    let expected = unseen - fits - set("6D 7D TC 9S");
    assert_eq!(ever_imagined(&game), expected);
}

#[test]
fn a_draw_under_an_order_excludes_the_suit_and_the_queens() {
    let mut game = dealt(rules(""), 2, "JH 6D KC 7D TD TC 6C QS AC");
    game.plays("order S, draw");
    let events = set("6S 7S 8S 9S TS JS KS AS QH QD QC");
    let all: CardSet = OneHundredAndOne::pack(&game.public.options, 2).into_iter().collect();
    assert_eq!(ever_imagined(&game), all - events - set("6D 7D TC QS"));
}

#[test]
fn with_draw_choice_only_the_phase_after_the_draw_reveals_something() {
    let mut game = dealt(rules("draw_choice=true"), 2, "JH 6D KC 7D TD TC 6C 9S 9H AC");
    game.plays("draw");
    let imagined = |game: &OneHundredAndOne, rng: &mut Rng| {
        OneHundredAndOne::determinize(&game.view(Some(Seat(0))), rng).hand(Seat(1))
    };
    let fits = set("6S 7S 8S TS JS QS KS AS 9H 9D 9C QH QD QC");
    let mut rng = Rng::new(Seed::from_number(104), 0);
    // The seat may play, so at least one card fits.
    assert!((0..500).all(|_| imagined(&game, &mut rng).intersects(fits)));
    game.plays("pass");
    assert!((0..500).all(|_| imagined(&game, &mut rng).intersects(fits)));
    let mut game = dealt(rules("draw_choice=true"), 2, "JH 6D KC 7D TD TC 6C 9S AC");
    game.plays("draw");
    assert!((0..500).all(|_| !imagined(&game, &mut rng).intersects(fits)));
}

#[test]
fn a_hit_reveals_whether_its_victim_can_pass_it_on() {
    let imagined = |game: &OneHundredAndOne, rng: &mut Rng| {
        OneHundredAndOne::determinize(&game.view(Some(Seat(0))), rng).hand(Seat(1))
    };
    let mut rng = Rng::new(Seed::from_number(105), 0);
    let sixes = set("6S 6H 6D 6C");
    // The table card is a six: seat 1 holds one and is asked.
    let mut game = dealt(rules("pass_on=true"), 2, "6H JD KC 7D TD TC 9C 6S AC AH");
    assert!((0..500).all(|_| imagined(&game, &mut rng).intersects(sixes)));
    game.plays("draw");
    assert!((0..500).all(|_| imagined(&game, &mut rng).intersects(sixes)));
    // Seat 1 holds none, and draws at once: a six can only be among the two drawn cards.
    let game = dealt(rules("pass_on=true"), 2, "JH JD KC 7D TD TC 9C 6S AC AH");
    let hands: Vec<CardSet> = (0..2000).map(|_| imagined(&game, &mut rng)).collect();
    assert!(hands.iter().all(|&hand| (hand & sixes).len() <= 2));
    assert!(hands.iter().any(|&hand| (hand & sixes).len() == 2));
}

#[test]
fn after_a_rebuild_the_unseen_cards_outside_the_new_stock_are_in_the_other_hand() {
    let mut rng = Rng::new(Seed::from_number(106), 0);
    let mut rebuilt = 0;
    for _ in 0..200 {
        watched(2, HouseRules::default(), &mut rng, |game, _, rng| {
            if game.public.rebuilds == 0 {
                return;
            }
            rebuilt += 1;
            let view = game.view(Some(Seat(0)));
            let old = game.hand(Seat(1)) - view.knowledge.made;
            let imagined = OneHundredAndOne::determinize(&view, rng);
            assert!(old.is_subset(imagined.hand(Seat(1))));
            assert_eq!(usize::from(view.hand(Seat(1)).older), old.len());
        });
    }
    assert!(rebuilt > 100);
}
