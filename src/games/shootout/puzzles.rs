//! Puzzles: hit the target for certain, and take a trick for certain.

use crate::cards::Card;
use crate::cards::set::CardSet;
use crate::engine::event::NoEvents;
use crate::engine::game::Game;
use crate::engine::seat::Seat;
use crate::puzzles::{Line, Proved, PuzzleKind, Puzzles, Refutation, imagined, only};

use super::meld::Meld;
use super::moves::Move;
use super::options::ThreeShots;
use super::position::Shootout;
use super::public::Phase;
use super::texts;
use super::trick::Trick;
use super::values::values_of;
use super::view::View;

const TRICK: &str = "trick";
const HIT: &str = "hit";

impl Puzzles for Shootout {
    const PUZZLES: &'static [PuzzleKind] =
        &[PuzzleKind::new(TRICK, texts::PUZZLE_TRICK), PuzzleKind::new(HIT, texts::PUZZLE_HIT)];

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
        let (position, line) = beaten(view, seat, std::slice::from_ref(wrong))?;
        let beater = line.last().and_then(|(_, mv)| match mv {
            Move::Follow(cards) => cards.first().copied(),
            _ => None,
        });
        let words = beater.map_or(String::new(), |card| texts::may_be_beaten(&*card.name()));
        Some(Refutation { words, line: Some((position, line)) })
    }
}

/// A position that the seat cannot tell from the true one, and answers of the others to the lead with which the seat's
/// moves end: they take the trick, and the rules allow them.
fn beaten(view: &View, seat: Seat, moves: &[Move]) -> Option<Line<Shootout>> {
    imagined(view, |position: &Shootout| {
        let mut after = position.clone();
        for mv in moves {
            after.play(seat, mv).ok()?;
        }
        taken_from(after, seat)
    })
}

/// The answers of the others that take the trick which the seat has led, if their hands allow it.
fn taken_from(mut position: Shootout, seat: Seat) -> Option<Vec<(Seat, Move)>> {
    let mut answers = Vec::new();
    loop {
        let public = position.public.clone();
        let mover = public.actor;
        if mover == seat || public.trick.leader() != seat {
            return None;
        }
        let mut moves = Vec::new();
        position.legal_moves(mover, &mut moves);
        let takes = |mv: &Move| {
            let Move::Follow(cards) = mv else { return false };
            let mut trick = public.trick;
            trick.answer(mover, *cards);
            trick.winner(public.trumps, public.seats) == mover
        };
        let taking = moves.iter().position(takes);
        let mv = moves.swap_remove(taking.unwrap_or(0));
        position.apply(mover, &mv, &mut NoEvents);
        answers.push((mover, mv));
        if taking.is_some() {
            return Some(answers);
        }
    }
}

/// Whether a lead takes the trick, whichever unseen or known card each of the others plays. Some leads take it although
/// this function does not say so, because the others must follow suit: see [`beaten`].
fn is_certain(view: &View, seat: Seat, lead: Card) -> bool {
    // Nobody holds a card that the seat has seen on top of the stock.
    let on_top: CardSet = view.stock.iter().copied().flatten().collect();
    let others = view.hands.iter().enumerate().filter(|(at, _)| *at != usize::from(seat.0));
    let possible = others.fold(view.unseen() - on_top, |cards, (_, held)| cards | held.known);
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
    if lead == Card::BIG_JOKER {
        return None;
    }
    let shoot = |card| Move::Shoot(Meld::only(card));
    let mut others = hand.iter().filter(|card| *card != lead);
    let is_only = others.all(|card| beaten(view, seat, &[shoot(card)]).is_some());
    is_only.then(|| Proved::new(TRICK, vec![vec![shoot(lead)]]))
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
    let take = |card| match (hand.contains(card), open == Some(card)) {
        (true, _) => vec![Move::TakeStock, Move::TakeDiscard],
        (_, true) => vec![Move::TakeDiscard],
        _ => vec![Move::TakeStock],
    };
    // No other card of the value takes the trick for certain.
    let is_beaten = |card: Card| {
        let mut gone = hand.iter().filter(|other| *other != card && *other != lead);
        let discard = gone.next().map(|other| Move::Discard(Meld::only(other)));
        let shoot = Move::Shoot(Meld::only(card));
        let ways = take(card).into_iter();
        discard.is_some_and(|discard| {
            ways.into_iter().all(|take| beaten(view, seat, &[take, discard, shoot]).is_some())
        })
    };
    if !all().filter(|card| hits(card) && *card != lead).all(is_beaten) {
        return None;
    }
    let discards = all().filter(|card| *card != lead).map(|card| Move::Discard(Meld::only(card)));
    let solution = vec![take(lead), discards.collect(), vec![Move::Shoot(Meld::only(lead))]];
    is_hard.then(|| Proved::new(HIT, solution))
}
