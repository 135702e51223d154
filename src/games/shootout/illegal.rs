//! Reasons why moves are illegal, in words.

use crate::cards::Card;
use crate::cards::set::CardSet;
use crate::i18n::common;

use super::illegal_texts as texts;
use super::legal::moves;
use super::moves::Move;
use super::public::{Phase, Public};

/// The reason why the seat to move cannot play this move, in words.
pub(super) fn reason_against(public: &Public, hand: CardSet, mv: &Move) -> String {
    match (public.phase, mv) {
        (Phase::Over(_), _) => texts::OVER.into(),
        (Phase::Take, _) => texts::TAKE_FIRST.into(),
        (Phase::Discard, Move::Discard(cards)) => {
            not_held(hand, cards).unwrap_or_else(|| texts::ONE_CARD.into())
        }
        (Phase::Discard, _) => common::MUST_DISCARD.into(),
        (Phase::Shoot, Move::Pass) => texts::THREE_SHOTS.into(),
        (Phase::Shoot, Move::Shoot(cards)) => {
            no_set(public, hand, cards).unwrap_or_else(|| written_differently(public, cards))
        }
        (Phase::Shoot, _) => texts::LEAD_OR_PASS.into(),
        (Phase::Follow, Move::Follow(cards)) => {
            no_answer(public, hand, cards).unwrap_or_else(|| written_differently(public, cards))
        }
        (Phase::Follow, _) => texts::FOLLOW.into(),
        (Phase::Score | Phase::Sum, Move::Score(..) | Move::Miss | Move::ScoreSum(_)) => {
            no_score(public, hand, mv)
        }
        (Phase::Score | Phase::Sum, _) => texts::SCORE.into(),
    }
}

fn not_held(hand: CardSet, cards: &[Card]) -> Option<String> {
    let missing = cards.iter().find(|card| !hand.contains(**card));
    missing.map(|card| common::not_held(&card.to_string()))
}

/// The reason why these cards cannot be played together, if there is one.
fn no_set(public: &Public, hand: CardSet, cards: &[Card]) -> Option<String> {
    if let Some(why) = not_held(hand, cards) {
        return Some(why);
    }
    let [first, others @ ..] = cards else { return None };
    if others.is_empty() {
        return None;
    }
    if !public.options.sets {
        return Some(texts::SINGLES_ONLY.into());
    }
    let different: CardSet = cards.iter().copied().collect();
    if different.len() < cards.len() {
        return Some(common::TWICE.into());
    }
    let mixed = others.iter().any(|card| card.rank() != first.rank());
    mixed.then(|| texts::MIXED.into())
}

fn no_answer(public: &Public, hand: CardSet, cards: &[Card]) -> Option<String> {
    let lead = public.trick.lead();
    if cards.len() > 1 && lead.len() == 1 {
        return Some(texts::SINGLE_FOR_SINGLE.into());
    }
    if cards.len() > 1 && lead.len() != cards.len() {
        return Some(texts::as_many(lead.len()));
    }
    if let Some(why) = no_set(public, hand, cards) {
        return Some(why);
    }
    let led = public.trumps.suit(lead[0]).name();
    let mut possible = Vec::new();
    moves(public, hand, &mut possible);
    let set: CardSet = cards.iter().copied().collect();
    let is_same = |mv: &Move| match mv {
        Move::Follow(other) => other.iter().copied().collect::<CardSet>() == set,
        _ => false,
    };
    match cards.len() {
        _ if possible.iter().any(is_same) => None,
        1 => Some(texts::follow_suit(led)),
        _ => Some(texts::set_needs(led)),
    }
}

/// The reason against a legal set whose cards are written in another order.
fn written_differently(public: &Public, cards: &[Card]) -> String {
    let trump = cards.iter().find(|card| public.trumps.contain(**card));
    match trump {
        Some(trump) => texts::trump_on_top(&trump.to_string()),
        None => texts::ORDER.into(),
    }
}

/// The reason against a score: it names the scores that are possible instead.
fn no_score(public: &Public, hand: CardSet, mv: &Move) -> String {
    let mut possible = Vec::new();
    moves(public, hand, &mut possible);
    let is_near = |other: &&Move| match (mv, other) {
        (Move::Score(cards, _), Move::Score(others, _)) => cards == others,
        _ => false,
    };
    let quoted = |mv: &Move| format!("`{mv}`");
    let near: Vec<String> = possible.iter().filter(is_near).map(quoted).collect();
    match (public.phase, near.is_empty()) {
        (_, false) => expected(&near),
        (Phase::Sum, _) => expected(&possible.iter().map(quoted).collect::<Vec<_>>()),
        (_, true) if possible == [Move::Miss] => texts::TWO_WAS_LOST.into(),
        (_, true) if public.is_missed(public.actor) => texts::ONE_OF_OWN_SET.into(),
        (_, true) => match mv {
            Move::Score(..) => texts::ALL_OF_ONE_PLAYER.into(),
            Move::Miss => texts::NO_TWO_LOST.into(),
            _ => texts::NO_SUM.into(),
        },
    }
}

/// The possible moves in words, with "or" between them.
fn expected(moves: &[String]) -> String {
    let any = |before: String, last: &String| texts::or(&before, last);
    let moves = moves.iter().skip(1).fold(moves[0].clone(), any);
    texts::expected(&moves)
}
