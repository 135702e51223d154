//! Checks the numbers in reasons for moves against the true position.

use crate::cards::Card;
use crate::cards::set::CardSet;
use crate::engine::event::NoEvents;
use crate::engine::game::Game;
use crate::engine::options::Options;
use crate::engine::seat::Seat;
use crate::engine::variants;
use crate::games::shootout::explain::Reason;
use crate::games::shootout::meld::Meld;
use crate::games::shootout::moves::{Move, Points};
use crate::games::shootout::options::ShootoutOptions;
use crate::games::shootout::position::Shootout;
use crate::games::shootout::values::values_of;
use crate::games::testing::random_positions::reasons_at;

/// The cards that this seat does not know.
fn hidden(game: &Shootout, seat: Seat) -> Vec<Card> {
    let view = game.view(Some(seat));
    let stock = game.stock.from_top().zip(&view.stock).filter(|(_, seen)| seen.is_none());
    let others = Seat::all(game.public.seats).filter(|&other| other != seat);
    let hands = others.flat_map(|other| (game.hands[other] - view.hand(other)).iter());
    stock.map(|(card, _)| card).chain(hands).collect()
}

/// Whether this single card would win against a lead, if nobody else played.
fn beats(game: &Shootout, card: Card, lead: Meld) -> bool {
    let mut trick = super::super::trick::Trick::led_by(Seat(0), lead);
    trick.answer(Seat(1), Meld::only(card));
    trick.winner(game.public.trumps, 2) == Seat(1)
}

/// The highest value of one player's cards, with an ace as 15 and a Joker as 20.
fn most_of(cards: &[Card]) -> i32 {
    let highest = |card: &Card| match card.rank() {
        None => 20,
        Some(1) => 15,
        Some(rank) => i32::from(rank.min(10)),
    };
    cards.iter().map(highest).sum()
}

/// Whether this answer wins the trick as it stands, and the most points that it gains or gives up.
fn as_it_stands(game: &Shootout, seat: Seat, answer: Meld) -> (bool, i32) {
    let mut trick = game.public.trick;
    trick.answer(seat, answer);
    let winner = trick.winner(game.public.trumps, game.public.seats);
    let plays = || trick.plays(game.public.seats);
    let is_lost_two = |(loser, cards): (Seat, Meld)| {
        loser != winner && loser != trick.leader() && cards.len() == 1 && cards[0].rank() == Some(2)
    };
    let misses = game.public.options.missing && plays().any(is_lost_two);
    let own = trick.of(winner);
    let most = match (winner == seat, misses) {
        (true, false) => plays().map(|(_, cards)| most_of(&cards)).max().expect("it was led"),
        (true, true) if own.len() == 1 => 0,
        (true, true) => own.iter().map(|card| most_of(&[*card])).max().expect("it was played"),
        (false, false) => most_of(&answer),
        (false, true) => 0,
    };
    (winner == seat, most)
}

/// Number of these cards that hit the target: alone, or with another one of their rank where only a double hits.
fn hitting_from_hand(game: &Shootout, seat: Seat, hand: &[Card]) -> u32 {
    let (public, options) = (&game.public, &game.public.options);
    let left = (public.target(seat) - public.tally.totals[seat]).abs();
    let is_last = usize::from(public.tally.hit[seat]) + 1 == options.target.numbers().len();
    let values = |card: Card| values_of(card).iter().copied();
    let hits = |card: &&Card| {
        if !(options.finish_on_double && is_last) {
            return values(**card).any(|value| value == left);
        }
        let like_it = hand.iter().filter(|other| other.rank() == card.rank()).count();
        like_it > 1 && values(**card).any(|one| values(**card).any(|two| one + two == left))
    };
    hand.iter().filter(hits).count() as u32
}

/// Combinations of options that affect each other.
fn combined() -> impl Iterator<Item = (ShootoutOptions, u8)> {
    const TOTAL: (&str, &str) = ("three_shots", "total");
    let [bound, sets] = [("no_overshooting", "true"), ("sets", "true")];
    let ways: [&[(&str, &str)]; 4] = [
        &[TOTAL, bound, ("target", "67-133-201")],
        &[TOTAL, sets, ("finish_on_double", "true")],
        &[TOTAL, sets, ("missing", "true")],
        &[sets, ("missing", "true")],
    ];
    let read = |chosen| ShootoutOptions::parse(chosen, 2).expect("they go together");
    ways.map(read).into_iter().flat_map(|options| [(options, 2), (options, 3), (options, 4)])
}

#[test]
fn reasons_are_true() {
    let (mut leads, mut scores, mut follows, mut names, mut misses) = (0, 0, 0, 0, 0);
    let mut tables = variants::tables::<Shootout>();
    tables.extend(combined());
    reasons_at::<Shootout>(&tables, 4000, |game, seat, mv, reason| {
        let hidden = hidden(game, seat);
        let unseen = hidden.len() as u32;
        let left =
            |game: &Shootout| (game.public.target(seat) - game.public.tally.totals[seat]).abs();
        let hitting = |cards: &[Card], left: i32| {
            let hits = |card: &&Card| values_of(**card).contains(&left);
            cards.iter().filter(hits).count() as u32
        };
        match mv {
            Move::Shoot(lead) => {
                let beating = hidden.iter().filter(|&&card| beats(game, card, *lead)).count();
                assert_eq!(*reason, Reason::BeatenBy { cards: beating as u32, unseen }, "{mv}");
                leads += 1;
            }
            Move::Pass => {
                let mut moves = Vec::new();
                game.legal_moves(seat, &mut moves);
                let beating = moves.iter().filter_map(|mv| match mv {
                    Move::Shoot(lead) => {
                        Some(hidden.iter().filter(|&&card| beats(game, card, *lead)).count())
                    }
                    _ => None,
                });
                let cards = beating.min().expect("a hand has cards") as u32;
                assert_eq!(*reason, Reason::Safest { cards, unseen });
            }
            Move::Follow(cards) => {
                let (wins, most) = as_it_stands(game, seat, *cards);
                let expected = if wins { Reason::Wins { most } } else { Reason::Loses { most } };
                assert_eq!(*reason, expected);
                follows += 1;
            }
            Move::Score(_, Points::Named(_)) | Move::Miss if game.public.names_totals() => {
                let value = if let Move::Score(_, Points::Named(value)) = mv { *value } else { 0 };
                let sum = game.public.sums[seat] + value;
                let is_above = game.public.tally.totals[seat] > game.public.target(seat);
                let (rest, bound) = (sum - left(game), game.public.options.no_overshooting);
                let expected = match rest {
                    // Where only a double hits, an exact sum may still count nothing.
                    0 if matches!(reason, Reason::SumIsNoDouble { .. }) => {
                        Reason::SumIsNoDouble { sum }
                    }
                    0 => Reason::SumHits { sum },
                    past if past > 0 && bound && !is_above => Reason::SumPasses { sum, past },
                    rest => {
                        let left = rest.abs();
                        Reason::SumLeaves { sum, left, cards: hitting(&hidden, left), unseen }
                    }
                };
                assert_eq!(*reason, expected);
                names += 1;
            }
            Move::Miss => {
                let left = left(game);
                assert_eq!(*reason, Reason::Missed { left, cards: hitting(&hidden, left), unseen });
                misses += 1;
            }
            Move::Score(_, Points::Change(change)) | Move::ScoreSum(Points::Change(change)) => {
                let target = game.public.target(seat);
                let left = (target - game.public.tally.totals[seat] - change).abs();
                let expected = match left {
                    0 => Reason::Hits,
                    _ => Reason::Leaves { left, cards: hitting(&hidden, left), unseen },
                };
                assert_eq!(*reason, expected);
                scores += 1;
            }
            Move::Discard(_) | Move::TakeStock | Move::TakeDiscard => {
                let mut after = game.clone();
                after.apply(seat, mv, &mut NoEvents);
                let hand: CardSet = after.hands[seat];
                let trumps = hand.iter().filter(|card| game.public.trumps.contain(*card)).count();
                let hand: Vec<Card> = hand.iter().collect();
                let hits = hitting_from_hand(game, seat, &hand);
                assert_eq!(*reason, Reason::Keeps { trumps: trumps as u32, hits }, "{mv}");
            }
            Move::Score(..) | Move::ScoreSum(_) => panic!("{mv} is not listed"),
        }
    });
    assert!(leads > 500 && scores > 200 && follows > 300, "{leads} {scores} {follows}");
    assert!(names > 30 && misses > 0, "{names} {misses}");
}
