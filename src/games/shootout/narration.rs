//! Events and moves in words.

use crate::cards::Card;
use crate::i18n::signed;
use crate::table::narration::{Names, list};

use super::meld::Meld;
use super::moves::{Move, Points};
use super::note::Note;
use super::public::{Phase, Public};
use super::tally::Effect;
use super::texts;
use super::values::sums_of;
use super::view::View;

/// Several cards as a button shows them.
fn signs(cards: &[Card]) -> String {
    cards.iter().copied().map(Card::corner).collect::<Vec<_>>().join(" ")
}

/// A move as the label of its button.
pub(super) fn label(view: &View, mv: &Move) -> String {
    let public = &view.public;
    match mv {
        Move::TakeStock => match view.stock.first() {
            Some(Some(card)) => texts::take_stock(&card.corner()),
            _ => texts::TAKE_STOCK.into(),
        },
        Move::TakeDiscard => match view.discard.first() {
            Some(card) => texts::take_discard(&card.corner()),
            None => texts::TAKE_DISCARD.into(),
        },
        Move::Discard(cards) => texts::discard(&signs(cards)),
        Move::Pass => texts::PASS.into(),
        Move::Shoot(cards) => texts::shoot(&signs(cards)),
        Move::Follow(cards) => texts::follow_with(&signs(cards)),
        Move::Score(cards, Points::Named(value)) => {
            format!("{} {value} → {}", signs(cards), sum_with(public, *value, *cards))
        }
        Move::Score(cards, Points::Change(0)) => {
            format!("{} 0 → {}", signs(cards), why_nothing(public, cards))
        }
        Move::Score(cards, Points::Change(change)) => {
            format!("{} {} → {}", signs(cards), signed(*change), leads_to(public, *change))
        }
        Move::Miss => texts::MISS.into(),
        Move::ScoreSum(Points::Change(change) | Points::Named(change)) => match change {
            0 => format!("{} → {}", texts::NOTHING, total_that_would_pass(public)),
            change => format!("{} → {}", signed(*change), leads_to(public, *change)),
        },
    }
}

/// The result of a change for the total of the seat to move, in words.
fn leads_to(public: &Public, change: i32) -> String {
    let seat = public.actor;
    let mut after = public.tally;
    let hits = after.change(&public.options, seat, change);
    let (total, target) = (after.totals[seat], after.target(&public.options, seat));
    match target - total {
        _ if hits && after.has_won(&public.options, seat) => texts::wins(total),
        _ if hits => texts::next_target(total, target),
        over if over < 0 => texts::past(total, -over),
        left => texts::left(total, left),
    }
}

/// The reason why these cards count nothing.
fn why_nothing(public: &Public, cards: &Meld) -> String {
    let mut is_no_double = false;
    sums_of(cards, |value| {
        is_no_double |= public.effect(public.actor, value, cards.is_pair()) == Effect::Nothing;
    });
    match is_no_double {
        true => texts::no_double(public.tally.totals[public.actor]),
        false => total_that_would_pass(public),
    }
}

fn total_that_would_pass(public: &Public) -> String {
    texts::would_pass(public.tally.totals[public.actor], public.target(public.actor))
}

/// The sum of the turn with this value added, in words.
fn sum_with(public: &Public, value: i32, cards: Meld) -> String {
    let (seat, sum) = (public.actor, public.sums[public.actor] + value);
    let target = public.target(seat);
    // Whether an exact hit counts depends on the cards.
    let is_hit = public.effect(seat, sum, cards.is_pair()) != Effect::Nothing;
    match sum - (target - public.tally.totals[seat]).abs() {
        0 if is_hit => texts::sum_hits(sum, target),
        past if past > 0 => texts::sum_passes(sum, past),
        _ => texts::in_this_turn(sum),
    }
}

/// The prompt: the move that is expected of the seat to move.
pub(super) fn prompt(view: &View) -> String {
    let public = &view.public;
    let prompt = match public.phase {
        Phase::Take => texts::TAKE,
        Phase::Discard => texts::DISCARD,
        Phase::Shoot if !public.has_shot => texts::SHOOT,
        Phase::Shoot => return texts::shoot_again(public.shots_left),
        Phase::Follow => return texts::follow(&signs(&public.trick.lead())),
        Phase::Score if public.names_totals() => texts::NAME_A_VALUE,
        Phase::Score => texts::SCORE,
        Phase::Sum => texts::DECIDE,
        Phase::Over(_) => texts::OVER,
    };
    prompt.into()
}

/// A note as a sentence.
pub(super) fn sentence(note: &Note, names: &Names) -> String {
    let cards = |meld: &Meld| list(&meld.iter().copied().map(Some).collect::<Vec<_>>());
    let who = |seat| names.person(seat);
    match *note {
        Note::Trumps(suit) => texts::trumps_are(suit.name()),
        Note::Pass(seat) => texts::passes(who(seat)),
        Note::Miss(seat) => texts::misses(who(seat)),
        Note::Scores(seat, meld, _) => texts::counts(who(seat), &cards(&meld)),
        Note::Names(seat, meld, value) => texts::names(who(seat), &cards(&meld), value),
        Note::Target(seat, hit, next) => texts::reaches(who(seat), hit, next),
        Note::Win(seat) => texts::wins_the_game(who(seat)),
        Note::Drawn => texts::NOBODY_WINS.into(),
    }
}
