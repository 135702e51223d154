//! Why a move is against the rules, in words.

use crate::card_set::CardSet;
use crate::cards::Card;

use super::legal::moves;
use super::moves::Move;
use super::open::{Open, Phase};

/// Why the seat that is to move cannot play this move, in words.
pub(super) fn reason_against(open: &Open, hand: CardSet, mv: &Move) -> String {
    match (open.phase, mv) {
        (Phase::Over(_), _) => "the game is over".into(),
        (Phase::Take, _) => "a turn begins with taking a card".into(),
        (Phase::Discard, Move::Discard(cards)) => {
            not_held(hand, cards).unwrap_or_else(|| "just one card is discarded".into())
        }
        (Phase::Discard, _) => "a card was taken, so one must be discarded".into(),
        (Phase::Shoot, Move::Pass) => "a turn with a shot has three of them".into(),
        (Phase::Shoot, Move::Shoot(cards)) => {
            no_set(open, hand, cards).unwrap_or_else(|| written_differently(open, cards))
        }
        (Phase::Shoot, _) => "now a card is led, or the turn is passed".into(),
        (Phase::Follow, Move::Follow(cards)) => {
            no_answer(open, hand, cards).unwrap_or_else(|| written_differently(open, cards))
        }
        (Phase::Follow, _) => "a lead must be followed".into(),
        (Phase::Score | Phase::Sum, Move::Score(..) | Move::Miss | Move::ScoreSum(_)) => {
            no_score(open, hand, mv)
        }
        (Phase::Score | Phase::Sum, _) => "something of the trick must be scored".into(),
    }
}

fn not_held(hand: CardSet, cards: &[Card]) -> Option<String> {
    let missing = cards.iter().find(|card| !hand.contains(**card));
    missing.map(|card| format!("there is no {card} in the hand"))
}

/// What is wrong with cards that are to be played together.
fn no_set(open: &Open, hand: CardSet, cards: &[Card]) -> Option<String> {
    if let Some(why) = not_held(hand, cards) {
        return Some(why);
    }
    let [first, others @ ..] = cards else { return None };
    if others.is_empty() {
        return None;
    }
    if !open.options.sets {
        return Some("only single cards are played in this match".into());
    }
    let different: CardSet = cards.iter().copied().collect();
    if different.len() < cards.len() {
        return Some("a card is named twice".into());
    }
    let mixed = others.iter().any(|card| card.rank() != first.rank());
    mixed.then(|| "cards that are played together have one rank".into())
}

fn no_answer(open: &Open, hand: CardSet, cards: &[Card]) -> Option<String> {
    let lead = open.trick.lead();
    if cards.len() > 1 && lead.len() == 1 {
        return Some("a single card is followed by a single card".into());
    }
    if cards.len() > 1 && lead.len() != cards.len() {
        return Some(format!("{} cards are followed by as many or by one", lead.len()));
    }
    if let Some(why) = no_set(open, hand, cards) {
        return Some(why);
    }
    let led = open.trumps.suit(lead[0]).name();
    let mut possible = Vec::new();
    moves(open, hand, &mut possible);
    let set: CardSet = cards.iter().copied().collect();
    let is_same = |mv: &Move| match mv {
        Move::Follow(other) => other.iter().copied().collect::<CardSet>() == set,
        _ => false,
    };
    match cards.len() {
        _ if possible.iter().any(is_same) => None,
        1 => Some(format!("suit must be followed: the hand holds {led}")),
        _ => Some(format!("the hand holds {led}, so a set needs {led} or a trump")),
    }
}

/// For a set that may be played, but whose cards are in another order.
fn written_differently(open: &Open, cards: &[Card]) -> String {
    let trump = cards.iter().find(|card| open.trumps.contain(**card));
    match trump {
        Some(trump) => format!("{trump} must be on top, and the others in the order S H D C"),
        None => "the cards below the top one are written in the order S H D C".into(),
    }
}

/// What could be scored instead.
fn no_score(open: &Open, hand: CardSet, mv: &Move) -> String {
    let mut possible = Vec::new();
    moves(open, hand, &mut possible);
    let is_near = |other: &&Move| match (mv, other) {
        (Move::Score(cards, _), Move::Score(others, _)) => cards == others,
        _ => false,
    };
    let near: Vec<String> = possible.iter().filter(is_near).map(|mv| format!("`{mv}`")).collect();
    match (open.phase, near.is_empty()) {
        (_, false) => format!("expected {}", near.join(" or ")),
        (Phase::Sum, _) => format!("expected `{}` or `{}`", possible[0], possible[1]),
        (_, true) if possible == [Move::Miss] => {
            "a two was lost to this trick: expected `score miss 0`".into()
        }
        (_, true) if open.is_missed(open.actor) => {
            "a two was lost to this trick, so one card of the winner's own set is scored".into()
        }
        (_, true) => match mv {
            Move::Score(..) => "all that one player played to this trick is scored".into(),
            Move::Miss => "nobody lost a two to this trick".into(),
            _ => "there is no sum to decide on".into(),
        },
    }
}
