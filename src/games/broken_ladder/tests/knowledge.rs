//! Sampled positions are consistent with everything that a seat has seen, and every possible card is sampled.

use std::collections::BTreeSet;

use crate::cards::Card;
use crate::cards::pile::Pile;
use crate::cards::rng::{Rng, Seed};
use crate::engine::game::{Game, Turn};
use crate::engine::place::Place;
use crate::engine::record::Step;
use crate::engine::seat::Seat;
use crate::engine::session::Session;
use crate::games::broken_ladder::hand::Hand;
use crate::games::broken_ladder::pack::Counts;
use crate::games::broken_ladder::{BrokenLadder, LadderOptions, Move};
use crate::games::testing::oracle::Oracle;

use super::table::{any_options, deal, play, start};

/// Plays a random round. The players take more or fewer cards from the discard pile, and seldom lay down.
fn any_round(
    options: LadderOptions,
    seats: u8,
    rng: &mut Rng,
    mut look: impl FnMut(&Session<BrokenLadder>, &mut Rng),
) {
    let mut session = Session::new(start(options, seats, rng.seed()), None).expect("its own pack");
    let thrift = 2 + rng.below(8);
    look(&session, rng);
    while let Turn::ToMove(to_move) = session.game().turn() {
        let seat = to_move.first().expect("somebody is to move");
        let mut moves = Vec::new();
        session.game().legal_moves(seat, &mut moves);
        let mv = match moves[0] {
            Move::TakeStock if rng.one_in(300) => Move::Lay,
            Move::TakeStock if rng.one_in(thrift) => Move::TakeDiscard,
            Move::TakeStock => Move::TakeStock,
            _ => *rng.pick(&moves),
        };
        session.play(Step::Play(seat, mv)).expect("a legal move");
        look(&session, rng);
    }
}

/// The position with all cards that the seat does not see dealt anew, without regard to its other knowledge.
fn carelessly_imagined(game: &BrokenLadder, viewer: Seat, rng: &mut Rng) -> BrokenLadder {
    let others = || Seat::all(game.public.seats).filter(move |&seat| seat != viewer);
    let mut imagined = game.clone();
    let mut unseen: Vec<Card> = game.stock.to_vec();
    for seat in others() {
        let known = game.memory.known(seat);
        unseen.extend(game.hands[seat].counts().saturating_sub(known).cards());
    }
    rng.shuffle(&mut unseen);
    for seat in others() {
        let known = game.memory.known(seat);
        let hidden = game.hands[seat].len() - known.len();
        imagined.hands[seat] = Hand::of(known.cards().chain(unseen.drain(..hidden)));
    }
    imagined.stock = Pile::from_top_first(unseen.into_iter());
    imagined
}

#[test]
fn no_sampled_position_contradicts_what_a_seat_has_seen() {
    let mut rng = Rng::new(Seed::from_number(12), 0);
    let (mut positions, mut after_rebuilds, mut careless) = (0, 0, 0);
    for number in 0..150 {
        let seats = 2 + number % 5;
        let options = any_options(&mut rng);
        let pack = BrokenLadder::pack(&options, seats);
        let oracle = |viewer| Oracle::new(viewer, pack.iter().copied());
        let mut watchers: Vec<Oracle> = Seat::all(seats).map(oracle).collect();
        any_round(options, seats, &mut rng, |session, rng| {
            let game = session.game();
            let events = session.events().last().expect("the deal is told");
            for (viewer, oracle) in Seat::all(seats).zip(&mut watchers) {
                oracle.watch(events);
                let is_over = !matches!(game.turn(), Turn::ToMove(_));
                let looks = rng.one_in(if oracle.rebuilds > 0 { 12 } else { 40 });
                if is_over || !looks {
                    continue;
                }
                assert_eq!(oracle.judge(game), Ok(()), "the true position is possible");
                let imagined = BrokenLadder::determinize(&game.view(Some(viewer)), rng);
                let verdict = oracle.judge(&imagined);
                assert_eq!(verdict, Ok(()), "{viewer:?} {}\n{imagined:?}", session.record());
                let caught = oracle.judge(&carelessly_imagined(game, viewer, rng)).is_err();
                assert!(!caught || oracle.rebuilds > 0, "until then the pack is all there is");
                positions += 1;
                after_rebuilds += u32::from(oracle.rebuilds > 0);
                careless += u32::from(caught);
            }
        });
    }
    println!("{positions} positions, {after_rebuilds} after a rebuild; {careless} need care");
    assert!(positions > 8000 && after_rebuilds > 5000 && careless > 2000);
}

/// The cards of the other hand, and the next cards of the stock, in many sampled positions.
fn imagined(game: &BrokenLadder, viewer: Seat, other: Seat) -> (BTreeSet<Card>, BTreeSet<Card>) {
    let mut rng = Rng::new(Seed::from_number(13), 0);
    let view = game.view(Some(viewer));
    let (mut in_hand, mut next) = (BTreeSet::new(), BTreeSet::new());
    for _ in 0..3000 {
        let imagined = BrokenLadder::determinize(&view, &mut rng);
        in_hand.extend(imagined.hands[other].iter().copied());
        next.extend(imagined.stock.last().copied());
    }
    (in_hand, next)
}

fn set(cards: impl IntoIterator<Item = Card>) -> BTreeSet<Card> {
    cards.into_iter().collect()
}

#[test]
fn before_a_rebuild_every_unseen_card_may_be_anywhere() {
    let session = deal(2, "5S 3H KD   AS KH  3C QS  3S QD  4H 9C  6D 8H   7C");
    let game = session.game();
    let unseen = set(game.stock.iter().copied().chain(game.hands[Seat(0)].iter().copied()));
    let (in_hand, next) = imagined(game, Seat(1), Seat(0));
    assert_eq!((&in_hand, &next), (&unseen, &unseen));
    assert_eq!(unseen.len(), 43);
}

/// A round in which the players used up the stock by discarding each drawn card, and seat 1 rebuilt it.
fn rebuilt() -> Session<BrokenLadder> {
    let mut session = deal(2, "5S 3H KD   AS KH  3C QS  3S QD  4H 9C  6D 8H   7C");
    for _ in 0..38 {
        play(&mut session, "take stock");
        let events = session.events().last().expect("a draw is told");
        let [crate::engine::event::Event::Move { card: Some(card), from: Place::STOCK, .. }] =
            events[..]
        else {
            panic!("{events:?}")
        };
        play(&mut session, &format!("discard {card}"));
    }
    play(&mut session, "take stock");
    session
}

#[test]
fn after_a_rebuild_the_old_cards_of_a_hand_are_known() {
    let mut session = rebuilt();
    // All other cards were face up, so seat 1 knows the whole hand of seat 0.
    let hand = set(session.game().hands[Seat(0)].iter().copied());
    assert_eq!(imagined(session.game(), Seat(1), Seat(0)).0, hand);
    // Seat 0 knows that five of the six cards are the old ones.
    let stock = session.game().view(Some(Seat(0))).unseen();
    let (in_hand, next) = imagined(session.game(), Seat(0), Seat(1));
    assert_eq!(in_hand, set(stock.cards()));
    let old = Hand::of(["AS", "3C", "3S", "4H", "6D"].map(|name| name.parse().expect("a card")));
    let made = stock.saturating_sub(old.counts());
    assert_eq!(next, set(made.cards()));
    // Seat 1 discards an old card. It was not a card of the stock, and all others stay in place.
    play(&mut session, "discard AS");
    let mut rng = Rng::new(Seed::from_number(14), 0);
    let view = session.game().view(Some(Seat(0)));
    for _ in 0..200 {
        let hand = BrokenLadder::determinize(&view, &mut rng).hands[Seat(1)];
        let new = hand.counts().saturating_sub(old.counts());
        assert_eq!((hand.len(), new.len()), (5, 1), "{hand:?}");
    }
}

#[test]
fn a_card_discarded_after_a_rebuild_may_be_old_or_new() {
    // With two packs, equal cards are in the old hand and in the new stock.
    let mut rng = Rng::new(Seed::from_number(15), 0);
    let options = LadderOptions { packs_per_pair: 2, ..LadderOptions::default() };
    let (mut some, mut none) = (false, false);
    for _ in 0..20 {
        let mut looked_at = 0;
        any_round(options, 2, &mut rng, |session, rng| {
            let game = session.game();
            if game.public.rebuilds == 0
                || looked_at == 300
                || !matches!(game.turn(), Turn::ToMove(_))
            {
                return;
            }
            looked_at += 1;
            let view = game.view(Some(Seat(0)));
            let hidden =
                |rng: &mut Rng| BrokenLadder::determinize(&view, rng).hands[Seat(1)].counts();
            let hands: [Counts; 4] = std::array::from_fn(|_| hidden(rng));
            some |= hands.iter().any(|hand| *hand != hands[0]);
            none |= hands.iter().all(|hand| *hand == hands[0]);
        });
    }
    assert!(some && none);
}
