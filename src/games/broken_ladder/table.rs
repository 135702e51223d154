//! The gestures and labels of moves, and the sentences of events.

use crate::cards::Card;
use crate::engine::place::Place;
use crate::i18n::{Text, printed};
use crate::table::narration::{Names, list, usual_carrying};
use crate::table::{Carried, Gesture, Scene, Table};

use super::ladder::{Fault, RUNGS, height, rank_name, value};
use super::note::Note;
use super::public::{HEAD, laid};
use super::scene::{fault_of, scene, told_hand};
use super::{BrokenLadder, Move, View, texts};

impl Table for BrokenLadder {
    fn scene(view: &View) -> Scene {
        scene(view)
    }

    fn gesture(view: &View, mv: &Move) -> Option<Gesture> {
        let hand = Place::hand(view.public.to_play);
        let (carried, to) = match *mv {
            Move::TakeStock => (Carried::Top(Place::STOCK), hand),
            Move::TakeDiscard => (Carried::Top(Place::DISCARD), hand),
            Move::Discard(card) => (Carried::Card(hand, card), Place::DISCARD),
            Move::Lay => (Carried::All(hand), laid(view.public.to_play)),
        };
        Gesture::carry(carried, to)
    }

    fn label(view: &View, mv: &Move) -> String {
        match mv {
            Move::TakeStock => texts::TAKE_STOCK.into(),
            Move::TakeDiscard => match view.public.discard.top() {
                Some(card) => texts::take(&card.name()),
                None => texts::TAKE_DISCARD.into(),
            },
            Move::Discard(card) => discard_label(view, *card),
            Move::Lay => lay_label(view),
        }
    }

    /// A casual referee asks for confirmation before an invalid hand is laid down.
    fn is_rash(view: &View, mv: &Move) -> bool {
        *mv == Move::Lay && own_fault(view).is_some()
    }

    fn carrying(from: Place, to: Place) -> Option<Text> {
        match (from, to) {
            (Place::STOCK, HEAD) => Some(texts::blank::is_head),
            (Place::STOCK, to) if to.kind() == "starter" => Some(texts::blank::starts),
            (from, to) if from.is_hand() && to.kind() == "laid" => Some(texts::blank::lays),
            _ => usual_carrying(from, to),
        }
    }

    fn sentence(note: &Note, names: &Names) -> String {
        let who = |seat| names.person(seat);
        match *note {
            Note::Completes(seat, hand) => {
                let cards: Vec<_> = hand.iter().copied().map(Some).collect();
                texts::completes(who(seat), &list(&cards))
            }
            Note::Misses(seat, height) => texts::misses(who(seat), &printed(height)),
            Note::Repeats(seat, rank) => texts::repeats(who(seat), rank_name(rank)),
            Note::Out(seat, points) => texts::goes_out(who(seat), points.abs()),
            Note::Stalls => texts::STALLS.into(),
        }
    }
}

/// Label of a discard, with the height of the remaining ladder if the table shows sums.
fn discard_label(view: &View, card: Card) -> String {
    let hand = told_hand(view, view.public.to_play).filter(|hand| hand.contains(&card));
    let starter = view.public.starters[view.public.to_play];
    let leads_to = hand.map(|hand| printed(height(starter, &hand.without(card))));
    texts::discard(&card.name(), &leads_to.unwrap_or_default())
}

/// The fault of the hand of the seat to play, if the table shows sums.
fn own_fault(view: &View) -> Option<Fault> {
    let hand = told_hand(view, view.public.to_play).filter(|hand| hand.len() == RUNGS);
    hand.and_then(|hand| fault_of(view, view.public.to_play, &hand))
}

/// Label of laying down, with a warning if the hand is invalid and the table shows sums.
fn lay_label(view: &View) -> String {
    match own_fault(view) {
        None => texts::LAY.into(),
        Some(Fault::Misses(height)) => texts::lay_misses(&printed(height), value(view.public.head)),
        Some(Fault::Repeats(rank)) => texts::lay_repeats(rank_name(rank)),
    }
}
