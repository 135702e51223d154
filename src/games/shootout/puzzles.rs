//! Puzzles: hit the target for certain, take a trick for certain, and come within reach of the target.

use crate::bots::Bot;
use crate::cards::Card;
use crate::cards::set::CardSet;
use crate::engine::event::NoEvents;
use crate::engine::game::Game;
use crate::engine::seat::Seat;
use crate::puzzles::problem::{self, Goal};
use crate::puzzles::{Line, Proved, PuzzleKind, Puzzles, Refutation, clear_best, imagined, only};

use super::meld::Meld;
use super::moves::{Move, Points};
use super::options::ThreeShots;
use super::position::Shootout;
use super::public::{End, Phase, Public};
use super::texts;
use super::trick::Trick;
use super::trumps::height;
use super::values::values_of;
use super::view::View;

const TRICK: &str = "trick";
const HIT: &str = "hit";
const SCORE: &str = "score";
const OPEN: &str = "open";
const OVER: &str = "over";

/// The least number of cards by which the best score leaves more that hit the target.
const CARDS: f64 = 2.0;

impl Puzzles for Shootout {
    const PUZZLES: &'static [PuzzleKind] = &[
        PuzzleKind::from_round(TRICK, texts::PUZZLE_TRICK, texts::TRAINS_TRICK),
        PuzzleKind::new(SCORE, texts::PUZZLE_SCORE, texts::TRAINS_SCORE),
        PuzzleKind::new(HIT, texts::PUZZLE_HIT, texts::TRAINS_HIT),
    ];

    const PROBLEMS: &'static [PuzzleKind] = &[
        PuzzleKind::problem(OPEN, texts::PUZZLE_OPEN, texts::TRAINS_OPEN),
        PuzzleKind::problem(OVER, texts::PUZZLE_OVER, texts::TRAINS_OVER),
    ];
    const PROBLEMS_FILE: &'static str = "shootout-problems";

    fn puzzles(view: &View, seat: Seat) -> Vec<Proved<Move>> {
        let found = match view.public.phase {
            _ if !is_simple(&view.public) || view.public.actor != seat => None,
            Phase::Take => hit(view, seat),
            Phase::Shoot if !view.public.has_shot => trick(view, seat),
            Phase::Score => score(view, seat),
            _ => None,
        };
        found.into_iter().collect()
    }

    /// Bots score what wins, and do not count.
    fn results(view: &View, kind: &str) -> Option<usize> {
        let seat = view.public.actor;
        (kind == SCORE).then(|| view.hand(seat).len() * Shootout::candidates(view, seat).len())
    }

    fn problems(position: &Shootout, seat: Seat) -> Vec<Proved<Move>> {
        let public = &position.public;
        let is_asked = public.seats == 2
            && is_simple(public)
            && public.turn == seat
            && !public.has_shot
            && matches!(public.phase, Phase::Take | Phase::Discard | Phase::Shoot);
        let find = |kind| problem::find(position, seat, kind, &Self::goal(position, kind)?);
        [OPEN, OVER].into_iter().filter(|_| is_asked).filter_map(find).collect()
    }

    /// Within the present turn the seat hits the target; or the other player goes over it.
    fn goal(start: &Shootout, kind: &str) -> Option<Goal<Shootout>> {
        let before = start.public.tally.totals;
        match kind {
            OPEN => Some(Goal::new(|position: &Shootout, seat| match position.public.phase {
                Phase::Over(End::Won(winner)) => Some(winner == seat),
                Phase::Over(_) => Some(false),
                _ => (position.public.turn != seat).then_some(false),
            })),
            OVER => {
                let over = move |position: &Shootout, seat: Seat| {
                    let (public, other) = (&position.public, seat.left(2));
                    let target = public.target(other);
                    let is_over = before[other] < target && public.tally.totals[other] > target;
                    let has_ended = matches!(public.phase, Phase::Over(_)) || public.turn != seat;
                    if is_over { Some(true) } else { has_ended.then_some(false) }
                };
                Some(Goal { turns: (1, 2), ..Goal::new(over) })
            }
            _ => None,
        }
    }

    fn refute(view: &View, seat: Seat, kind: &str, wrong: &Move) -> Option<Refutation<Shootout>> {
        let lead = match wrong {
            Move::Shoot(lead) => lead.first().copied()?,
            Move::Score(..) => {
                let best = best_score(view, seat)?;
                let words = texts::leaves_hits(
                    hits_after(view, seat, wrong),
                    hits_after(view, seat, &best),
                );
                return Some(Refutation::in_words(words));
            }
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

/// Whether the options are those that the kinds of puzzles speak of.
fn is_simple(public: &Public) -> bool {
    let options = &public.options;
    options.three_shots == ThreeShots::Off
        && !options.sets
        && !options.missing
        && !options.finish_on_double
        && options.target.numbers().len() == 1
}

/// The score after which most cards of the hand are worth what is then missing, if none hits the target at once.
fn score(view: &View, seat: Seat) -> Option<Proved<Move>> {
    best_score(view, seat).map(|best| Proved::new(SCORE, vec![vec![best]]))
}

fn best_score(view: &View, seat: Seat) -> Option<Move> {
    let scores = Shootout::candidates(view, seat);
    if scores.iter().any(|mv| missing_after(view, seat, mv) == Some(0)) {
        return None;
    }
    clear_best(scores.into_iter().map(|mv| (mv, f64::from(hits_after(view, seat, &mv)))), CARDS)
}

/// The points to the target after a score. `None` for other moves.
fn missing_after(view: &View, seat: Seat, score: &Move) -> Option<i32> {
    let Move::Score(_, Points::Change(points)) = score else { return None };
    Some((view.public.target(seat) - view.public.tally.totals[seat] - points).abs())
}

/// The number of cards of the hand that are worth what is missing after a score.
fn hits_after(view: &View, seat: Seat, score: &Move) -> u32 {
    let Some(missing) = missing_after(view, seat, score) else { return 0 };
    view.hand(seat).iter().filter(|card| values_of(*card).contains(&missing)).count() as u32
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
    // A Joker or an ace is what one tries first.
    if height(lead) >= height(Card::suited(1, view.public.trumps.0)) {
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
