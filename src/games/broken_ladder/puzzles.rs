//! Puzzles: complete a ladder, keep most of them possible, and be first.

use crate::cards::Card;
use crate::engine::seat::Seat;
use crate::i18n::printed;
use crate::puzzles::problem::{self, Goal};
use crate::puzzles::{Proved, PuzzleKind, Puzzles, Refutation, clear_best, only};

use super::BrokenLadder;
use super::hand::Hand;
use super::ladder::{Fault, fault, plain_sum, rank_name, value};
use super::moves::Move;
use super::outs::{Aim, Rungs, rungs_in};
use super::pack::Counts;
use super::public::{End, Phase};
use super::texts;
use super::view::View;

const TAKE: &str = "take";
const MOST: &str = "most";
const WORTH: &str = "worth";
const FIRST: &str = "first";
const RICH: &str = "rich";
/// The sum of the cards of a rich ladder. It scores ten times as much.
const RICH_SUM: i32 = 40;

/// The least number of cards by which the best discard leaves more.
const CARDS: f64 = 3.0;

impl Puzzles for BrokenLadder {
    const PUZZLES: &'static [PuzzleKind] = &[
        PuzzleKind::new(TAKE, texts::PUZZLE_TAKE, texts::TRAINS_TAKE),
        PuzzleKind::from_round(MOST, texts::PUZZLE_MOST, texts::TRAINS_MOST),
        PuzzleKind::from_round(WORTH, texts::PUZZLE_WORTH, texts::TRAINS_WORTH),
    ];

    const PROBLEMS: &'static [PuzzleKind] = &[
        PuzzleKind::problem(FIRST, texts::PUZZLE_FIRST, texts::TRAINS_FIRST),
        PuzzleKind::problem(RICH, texts::PUZZLE_RICH, texts::TRAINS_RICH),
    ];
    const PROBLEMS_FILE: &'static str = "broken-ladder-problems";

    fn puzzles(view: &View, seat: Seat) -> Vec<Proved<Move>> {
        let (aim, hand) = (Aim::of(view), view.known_hand(seat));
        if !view.must_discard() {
            return take(view, aim, &hand).into_iter().collect();
        }
        [MOST, WORTH].into_iter().filter_map(|kind| discard(view, aim, &hand, kind)).collect()
    }

    /// Bots play to win, not for a sum. A person looks at each card that completes a ladder after each discard, and adds up
    /// its five cards.
    fn results(view: &View, kind: &str) -> Option<usize> {
        let (aim, hand) = (Aim::of(view), view.known_hand(view.public.to_play));
        let ladders = hand.kinds().map(|card| aim.outs(&hand.without(card)).rungs().count());
        (kind == WORTH).then(|| 5 * ladders.sum::<usize>())
    }

    fn problems(position: &BrokenLadder, seat: Seat) -> Vec<Proved<Move>> {
        let is_asked = position.public.seats == 2 && position.public.phase == Phase::Take;
        let find = |kind| problem::find(position, seat, kind, &Self::goal(position, kind)?);
        [FIRST, RICH].into_iter().filter(|_| is_asked).filter_map(find).collect()
    }

    /// The seat ends the round with a ladder, or with a rich one; or it is left alone, since the other player has laid down
    /// a wrong one.
    fn goal(_: &BrokenLadder, kind: &str) -> Option<Goal<BrokenLadder>> {
        if ![FIRST, RICH].contains(&kind) {
            return None;
        }
        let least = least_sum(kind);
        let first = move |position: &BrokenLadder, seat| match position.public.phase {
            _ if position.public.out.contains(&seat) => Some(false),
            Phase::Over(End::Ladder(winner)) => {
                Some(winner == seat && plain_sum(&position.hands[seat]) >= least)
            }
            Phase::Over(end) => Some(end == End::Alone),
            _ => None,
        };
        Some(Goal { might_reach, turns: (2, 4), ..Goal::new(first) })
    }

    fn refute(view: &View, seat: Seat, kind: &str, wrong: &Move) -> Option<Refutation<Self>> {
        let (aim, hand) = (Aim::of(view), view.known_hand(seat));
        let words = match *wrong {
            Move::TakeStock => texts::OPEN_CARD_COMPLETES.into(),
            Move::Discard(card) if kind == MOST || kind == WORTH => {
                let least = least_sum(kind);
                let right = most_ladders(view, aim, &hand, least)?;
                let among = rungs_in(view.unseen());
                let count = |card: Card| completing_cards(aim, &hand.without(card), &among, least);
                match kind {
                    WORTH => texts::leaves_rich_ladders(count(card), count(right)),
                    _ => texts::leaves_ladders(count(card), count(right)),
                }
            }
            Move::Discard(card) => no_ladder(view, seat, &hand.without(card))?,
            _ => no_ladder(view, seat, &hand)?,
        };
        Some(Refutation::in_words(words))
    }
}

/// Why five cards are no ladder.
fn no_ladder(view: &View, seat: Seat, five: &Hand) -> Option<String> {
    let (starter, head) = (view.public.starters[seat], view.public.head);
    Some(match fault(starter, five, head, view.public.options.any_ranks)? {
        Fault::Misses(height) => texts::ladder_leads_to(&printed(height), value(head)),
        Fault::Repeats(rank) => texts::ladder_repeats(rank_name(rank)),
    })
}

/// The discards of six cards that leave a ladder.
fn completing(aim: Aim, six: &Hand) -> Vec<Card> {
    six.kinds().filter(|card| aim.is_reached_by(&six.without(*card))).collect()
}

/// The discard after which most unseen cards complete a ladder with at least this sum, if no discard leaves a ladder.
fn discard(view: &View, aim: Aim, six: &Hand, kind: &'static str) -> Option<Proved<Move>> {
    let least = least_sum(kind);
    if !completing(aim, six).is_empty() {
        return None;
    }
    let card = most_ladders(view, aim, six, least)?;
    // Where it is the same with any sum, the sum is no question.
    if least > 0 && most_ladders(view, aim, six, 0) == Some(card) {
        return None;
    }
    Some(Proved::new(kind, vec![vec![Move::Discard(card)]]))
}

/// The least sum of the ladder for which a kind asks.
fn least_sum(kind: &str) -> i32 {
    if [WORTH, RICH].contains(&kind) { RICH_SUM } else { 0 }
}

/// The number of these cards that complete five to a ladder with at least this sum.
fn completing_cards(aim: Aim, five: &Hand, among: &Rungs, least: i32) -> u32 {
    let ways = aim.outs(five).sums_among(among).filter(|(sum, _)| *sum >= least);
    ways.map(|(_, cards)| u32::from(cards)).sum()
}

/// In the last turn the hand is a ladder; in the turn before it a card of the stock or the open one completes it.
fn might_reach(position: &BrokenLadder, seat: Seat, turns: u8) -> bool {
    let (public, hand) = (&position.public, &position.hands[seat]);
    let rise = value(public.head) - value(public.starters[seat]);
    let aim = Aim { rise, any_ranks: public.options.any_ranks };
    let next = || position.stock.top().into_iter().chain(public.discard.top());
    match (turns, public.phase) {
        (1, Phase::Take) => aim.is_reached_by(hand),
        (2, Phase::Take) => {
            aim.is_reached_by(hand)
                || position.stock.is_empty()
                || next().any(|card| aim.is_completed_by(hand, card))
        }
        (2, Phase::Discard) => !completing(aim, hand).is_empty(),
        _ => true,
    }
}

/// The discard after which most hidden cards complete a ladder with at least this sum. It must be the same whether or not
/// cards count that others are known to hold.
fn most_ladders(view: &View, aim: Aim, six: &Hand, least: i32) -> Option<Card> {
    let unseen = view.unseen();
    let mut hidden = unseen;
    let others = Seat::all(view.seats()).filter(|seat| *seat != view.public.to_play);
    for card in others.flat_map(|seat| view.hand(seat)) {
        hidden[card] += 1;
    }
    let best = |cards: Counts| {
        let among = rungs_in(cards);
        let count =
            |card: Card| f64::from(completing_cards(aim, &six.without(card), &among, least));
        clear_best(six.kinds().map(|card| (card, count(card))), CARDS)
    };
    best(unseen).filter(|card| best(hidden) == Some(*card))
}

/// The open card and the only discard that make a ladder, if the hand is none.
fn take(view: &View, aim: Aim, hand: &Hand) -> Option<Proved<Move>> {
    if aim.is_reached_by(hand) {
        return None;
    }
    let open = view.public.discard.top()?;
    let card = only(completing(aim, &hand.with(open)))?;
    let solution = vec![vec![Move::TakeDiscard], vec![Move::Discard(card)]];
    Some(Proved::new(TAKE, solution))
}
