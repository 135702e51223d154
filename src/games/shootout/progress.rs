//! The seats' distances to their targets, and the cards that would hit them.

use crate::cards::small_sort::sort;
use crate::cards::{Card, Suit};
use crate::engine::seat::Seat;
use crate::i18n::joined::listed;
use crate::table::Progress;

use super::public::{Phase, Public};
use super::tally::Effect;
use super::texts;
use super::values::sums_of;

/// Maximum number of scores that are named as bringing the target within reach.
const FEW: usize = 5;

/// A seat's progress towards its target.
pub(super) fn gauge(public: &Public, seat: Seat) -> Progress {
    let says = match public.target(seat) - public.tally.totals[seat] {
        _ if public.tally.has_won(&public.options, seat) => texts::ON_TARGET.into(),
        over if over < 0 => texts::over(-over),
        left => texts::to_go(left),
    };
    Progress {
        seat,
        value: public.tally.totals[seat],
        marks: public.options.target.numbers().to_vec(),
        is_penalty: false,
        says,
        hits: hits(public, seat),
    }
}

/// What a seat must score to hit its target, in words. If one trick is enough, it names the cards. Otherwise it names
/// the scores after which one trick is enough.
fn hits(public: &Public, seat: Seat) -> String {
    if matches!(public.phase, Phase::Over(_)) {
        return String::new();
    }
    let left = left(public, seat);
    let scores = every_score(public);
    let can_be_hit = |left| scores.iter().any(|score| score.is_enough(public, seat, left));
    let mut cards = Vec::new();
    let mut points = Vec::new();
    for score in &scores {
        if score.is_enough(public, seat, left) {
            cards.push(score.name());
        }
        if can_be_hit(score.leaves(public, seat)) {
            points.push(score.value);
        }
    }
    sort(&mut points);
    points.dedup();
    match (cards.is_empty(), points.len()) {
        (false, _) => texts::hit_by(&any_of(&cards)),
        (true, 1..=FEW) => texts::first(&any_of(&in_ranges(&points))),
        _ => String::new(),
    }
}

/// Points from a seat's total to its target, minus the values named in this turn.
fn left(public: &Public, seat: Seat) -> i32 {
    (public.target(seat) - public.tally.totals[seat]).abs() - public.sums[seat]
}

/// Cards of one rank, and one of their values together.
struct Score {
    card: Card,
    count: usize,
    value: i32,
}

/// Every score that one trick can give. The ten stands for all cards that count ten.
fn every_score(public: &Public) -> Vec<Score> {
    let most = if public.options.sets { 3 } else { 1 };
    let ranks = (1..=10).map(|rank| Card::suited(rank, Suit::Spades));
    let mut scores = Vec::new();
    for count in 1..=most {
        for card in ranks.clone().chain([Card::BIG_JOKER]) {
            if card.rank().is_some() || count < 3 {
                sums_of(&[card; 3][..count], |value| scores.push(Score { card, count, value }));
            }
        }
    }
    scores
}

impl Score {
    /// Whether this score hits the target of a seat that is `left` points away.
    fn is_enough(&self, public: &Public, seat: Seat, left: i32) -> bool {
        let numbers = public.options.target.numbers();
        let is_last = usize::from(public.tally.hit[seat]) + 1 == numbers.len();
        self.value == left && (self.count == 2 || !is_last || !public.options.finish_on_double)
    }

    /// Points to the target after this score.
    fn leaves(&self, public: &Public, seat: Seat) -> i32 {
        if public.names_totals() {
            return left(public, seat) - self.value;
        }
        let change = match public.effect(seat, self.value, self.count == 2) {
            Effect::Change(change) => change,
            Effect::Nothing => 0,
            Effect::Passes => -self.value,
        };
        (public.target(seat) - public.tally.totals[seat] - change).abs()
    }

    fn name(&self) -> String {
        let name = match (self.count, self.card.rank()) {
            (1, None) => texts::JOKER,
            (1, Some(1)) => texts::ACE,
            (1, Some(8)) => texts::AN_EIGHT,
            (1, Some(10)) => texts::TEN_OR_COURT,
            (1, Some(rank)) => return texts::a_number(rank),
            (2, None) => texts::TWO_JOKERS,
            (2, Some(1)) => texts::TWO_ACES,
            (2, Some(10)) => texts::TWO_TENS,
            (2, Some(rank)) => return texts::two_of(rank),
            (_, Some(10)) => texts::THREE_TENS,
            (_, Some(rank @ 2..)) => return texts::three_of(rank),
            _ => texts::THREE_ACES,
        };
        name.into()
    }
}

/// The parts as a list with "or" before the last.
fn any_of(parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => texts::or(&*listed(first), last),
    }
}

/// Numbers in ascending order as strings; three or more consecutive ones as "6–10".
fn in_ranges(numbers: &[i32]) -> Vec<String> {
    let mut parts = Vec::new();
    for row in numbers.chunk_by(|one, next| one + 1 == *next) {
        match row {
            [first, _, .., last] => parts.push(format!("{first}–{last}")),
            few => parts.extend(few.iter().map(i32::to_string)),
        }
    }
    parts
}
