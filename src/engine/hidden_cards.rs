//! A position that somebody keeps who does not see all cards.
//!
//! A seat's view does not depend on cards that the seat has not seen. So a program that knows only what a seat may know
//! can keep any position with this view. When a hidden card becomes known, it marks the card in the view and samples
//! a position again.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::cards::Card;
use crate::cards::rng::Rng;
use crate::engine::chance::Chance;
use crate::engine::game::{Game, IllegalMove};
use crate::engine::place::Place;
use crate::engine::seat::Seat;

/// The cards of a hidden hand that a move shows to everybody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shown {
    /// The cards that the move names. Often there are none.
    Named(Vec<Card>),
    /// The whole hand, which the move does not name.
    Hand,
}

/// What a game offers to a program that does not know all cards.
pub trait HiddenCards: Game + Serialize + DeserializeOwned {
    /// The chance of a position. `None` if the game needs none after the deal.
    fn chance(&mut self) -> Option<&mut Chance>;

    /// Marks in a view that a hand holds these cards. False if that is impossible.
    fn hold(view: &mut Self::View, seat: Seat, cards: &[Card]) -> bool;

    /// Marks in a view that this card lies in a face-down pile, at this depth below the top. False if that is impossible.
    fn lie(view: &mut Self::View, place: Place, depth: usize, card: Card) -> bool;

    /// Samples a position with a view of this position in which further cards are marked. `None` if there is no such
    /// position. Moves that are still hidden stay the same.
    fn fit(&self, view: &Self::View, rng: &mut Rng) -> Option<Self>;

    /// The cards of its hand that a seat shows with a move.
    fn shown(mv: &Self::Move) -> Shown;

    /// Checks a move of a seat whose hand is unknown, except for the cards that the move shows: whether any hand allows
    /// it.
    ///
    /// # Errors
    /// [`IllegalMove`] with the reason.
    fn check_openly(&self, seat: Seat, mv: &Self::Move) -> Result<(), IllegalMove> {
        self.check(seat, mv)
    }

    /// Whether moves stay hidden until every seat has made one.
    fn is_sealed(&self) -> bool {
        false
    }
}

/// Marks a card at a place of a partly known pile. `may_be` says whether an unknown card may be this one. False if
/// that is impossible: there is no such place, or another card is known to be there.
pub fn mark(place: Option<&mut Option<Card>>, card: Card, may_be: bool) -> bool {
    match place {
        Some(Some(known)) => *known == card,
        Some(place) => {
            *place = may_be.then_some(card);
            may_be
        }
        None => false,
    }
}

/// Marks cards of a hand that is a list of known and unknown cards. `unseen` says how many cards like this one the viewer
/// has not seen.
pub fn mark_hand(
    hand: &mut [Option<Card>],
    cards: &[Card],
    unseen: impl Fn(Card) -> usize,
) -> bool {
    let mut marked: Vec<Card> = Vec::new();
    for &card in cards {
        let count =
            |cards: &mut dyn Iterator<Item = Card>| cards.filter(|&other| other == card).count();
        let wanted = count(&mut cards.iter().copied());
        let known = count(&mut hand.iter().copied().flatten());
        if known >= wanted {
            continue;
        }
        let newly = count(&mut marked.iter().copied());
        let Some(place) = hand.iter_mut().find(|place| place.is_none()) else { return false };
        if newly >= unseen(card) {
            return false;
        }
        *place = Some(card);
        marked.push(card);
    }
    true
}
