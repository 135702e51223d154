//! Puzzles: hit the target for certain, and take a trick for certain.

use crate::cards::Card;
use crate::cards::set::CardSet;
use crate::engine::event::NoEvents;
use crate::engine::game::{Game, Turn};
use crate::engine::seat::Seat;
use crate::puzzles::{Proved, PuzzleKind, Puzzles, Refutation, imagined, only};

use super::determinize::unseen;
use super::meld::Meld;
use super::moves::Move;
use super::options::ThreeShots;
use super::public::Phase;
use super::rules::Shootout;
use super::texts;
use super::trick::Trick;
use super::values::values_of;
use super::view::View;

const TRICK: &str = "trick";
const HIT: &str = "hit";

impl Puzzles for Shootout {
    const PUZZLES: &'static [PuzzleKind] = &[
        PuzzleKind::new(TRICK, texts::PUZZLE_TRICK),
        PuzzleKind::new(HIT, texts::PUZZLE_HIT),
    ];

    fn puzzles(view: &View, seat: Seat) -> Vec<Proved<Move>> {
        let options = &view.public.options;
        let is_simple = options.three_shots == ThreeShots::Off
            && !options.sets
            && !options.missing
            && !options.finish_on_double
            && options.target.numbers().len() == 1;
        let found = match view.public.phase {
            _ if !is_simple || view.public.actor != seat => None,
            Phase::Take => hit(view, seat),
            Phase::Shoot if !view.public.has_shot => trick(view, seat),
            _ => None,
        };
        found.into_iter().collect()
    }

    fn refute(view: &View, seat: Seat, kind: &str, wrong: &Move) -> Option<Refutation<Shootout>> {
        let lead = match wrong {
            Move::Shoot(lead) => lead.first().copied()?,
            Move::Discard(_) => return Some(Refutation::in_words(texts::GAVE_IT_AWAY.into())),
            _ => return Some(Refutation::in_words(texts::LEFT_IT_LYING.into())),
        };
        let missing = missing(view, seat);
        if kind == HIT && !values_of(lead).contains(&missing) {
            return Some(Refutation::in_words(texts::not_worth(missing)));
        }
        let (position, answers) =
            imagined(view, |position: &Shootout| taken_from(position, seat, wrong))?;
        let beater = answers.last().and_then(|(_, mv)| match mv {
            Move::Follow(cards) => cards.first().copied(),
            _ => None,
        });
        let words = beater.map_or(String::new(), |card| texts::may_be_beaten(&*card.name()));
        Some(Refutation { words, line: Some((position, answers)) })
    }
}

/// The answers of the others to a lead with which they take the trick, if this position has them.
fn taken_from(position: &Shootout, seat: Seat, lead: &Move) -> Option<Vec<(Seat, Move)>> {
    let trumps = position.view(Some(seat)).public.trumps;
    let seats = position.view(Some(seat)).public.seats;
    let mut after = position.clone();
    after.apply(seat, lead, &mut NoEvents);
    let mut answers = Vec::new();
    loop {
        let Turn::ToMove(movers) = after.turn() else { return None };
        let (mover, public) = (movers.first()?, after.view(Some(seat)).public);
        if public.trick.leader() != seat || mover == seat {
            return None;
        }
        let mut moves = Vec::new();
        after.legal_moves(mover, &mut moves);
        let takes = |mv: &Move| {
            let Move::Follow(cards) = mv else { return false };
            let mut trick = public.trick;
            trick.answer(mover, *cards);
            trick.winner(trumps, seats) == mover
        };
        let taking = moves.iter().position(takes);
        answers.push((mover, moves.swap_remove(taking.unwrap_or(0))));
        if taking.is_some() {
            return Some(answers);
        }
        after.apply(mover, &answers.last()?.1, &mut NoEvents);
    }
}

/// Whether a lead takes the trick, whichever unseen or known card each of the others plays.
fn is_certain(view: &View, seat: Seat, lead: Card) -> bool {
    // Nobody holds a card that the seat has seen on top of the stock.
    let on_top: CardSet = view.stock.iter().copied().flatten().collect();
    let others = view.hands.iter().enumerate().filter(|(at, _)| *at != usize::from(seat.0));
    let possible = others.fold(unseen(view) - on_top, |cards, (_, held)| cards | held.known);
    // Against each card alone: the strongest of several answers is one of them.
    possible.iter().filter(|card| *card != lead).all(|card| {
        let mut trick = Trick::led_by(seat, Meld::only(lead));
        trick.answer(seat.left(view.seats()), Meld::only(card));
        trick.winner(view.public.trumps, view.seats()) == seat
    })
}

/// The only lead that takes the trick for certain.
fn trick(view: &View, seat: Seat) -> Option<Proved<Move>> {
    let hand = view.hand(seat);
    let lead = only(hand.iter().filter(|card| is_certain(view, seat, *card)))?;
    // The big Joker always does.
    let is_clear = lead == Card::BIG_JOKER;
    let solution = vec![vec![Move::Shoot(Meld::only(lead))]];
    (!is_clear).then_some(Proved { kind: TRICK, solution })
}

/// The points to the target.
fn missing(view: &View, seat: Seat) -> i32 {
    (view.public.target(seat) - view.public.tally.totals[seat]).abs()
}

/// The only card that hits the target for certain in this turn: it takes the trick, and has the missing value.
fn hit(view: &View, seat: Seat) -> Option<Proved<Move>> {
    let missing = missing(view, seat);
    let hits = |card: &Card| values_of(*card).contains(&missing);
    let (hand, open) = (view.hand(seat), view.discard.first().copied());
    let certain = |card: &Card| is_certain(view, seat, *card);
    let drawn = view.stock.first().copied().flatten();
    let all = || hand.iter().chain(open).chain(drawn);
    let lead = only(all().filter(|card| hits(card) && certain(card)))?;
    // Somebody must look for it: there is another card of the value, or another one that takes the trick.
    let is_hard = all().filter(|card| hits(card) || certain(card)).count() > 1;
    let (in_hand, is_open) = (hand.contains(lead), open == Some(lead));
    let take = match (in_hand, is_open) {
        (true, _) => vec![Move::TakeStock, Move::TakeDiscard],
        (_, true) => vec![Move::TakeDiscard],
        _ => vec![Move::TakeStock],
    };
    let discards = all().filter(|card| *card != lead).map(|card| Move::Discard(Meld::only(card)));
    let solution = vec![take, discards.collect(), vec![Move::Shoot(Meld::only(lead))]];
    is_hard.then_some(Proved { kind: HIT, solution })
}
