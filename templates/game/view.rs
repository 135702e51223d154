//! What one seat may know.

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::engine::game::{OVER, Snapshot};
use crate::engine::place::Place;
use crate::engine::seat::Seat;

use super::options::TemplateOptions;
use super::rules::{End, Template, value};

/// All that one seat may know of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is. `None` for the whole position.
    pub viewer: Option<Seat>,
    /// The options in force.
    pub options: TemplateOptions,
    /// Who dealt.
    pub dealer: Seat,
    /// Whose turn it is.
    pub to_play: Seat,
    /// The stock, the next card first.
    pub stock: Vec<Option<Card>>,
    /// The pile, the top card first.
    pub pile: Vec<Card>,
    /// Every hand.
    pub hands: Vec<Vec<Option<Card>>>,
    /// Passes in a row.
    pub passes: u8,
    /// How the match ended, if it is over.
    pub end: Option<End>,
}

impl View {
    /// What this seat knows of a position; without a seat, everything.
    pub(super) fn of(game: &Template, viewer: Option<Seat>) -> View {
        let hand = |(seat, hand): (usize, &Vec<Card>)| {
            let is_open =
                viewer.is_none_or(|viewer| viewer.0 as usize == seat) || game.end.is_some();
            hand.iter().map(|card| is_open.then_some(*card)).collect()
        };
        View {
            viewer,
            options: game.options,
            dealer: game.dealer,
            to_play: game.to_play,
            stock: game.stock.iter().rev().map(|card| viewer.is_none().then_some(*card)).collect(),
            pile: game.pile.iter().rev().copied().collect(),
            hands: game.hands.iter().enumerate().map(hand).collect(),
            passes: game.passes,
            end: game.end,
        }
    }

    /// Number of seats.
    pub fn seats(&self) -> u8 {
        self.hands.len() as u8
    }

    /// The sum of the pile.
    pub fn sum(&self) -> u32 {
        self.pile.iter().copied().map(value).sum()
    }

    /// The known cards of a hand.
    pub fn hand(&self, seat: Seat) -> Vec<Card> {
        self.hands[seat.0 as usize].iter().copied().flatten().collect()
    }
}

/// The view in the form that all games share.
pub(super) fn snapshot(view: &View) -> Snapshot {
    let mut piles = vec![
        (Place::STOCK, view.stock.clone()),
        (Place::DISCARD, view.pile.iter().copied().map(Some).collect()),
    ];
    let hands = Seat::all(view.seats()).zip(&view.hands);
    piles.extend(hands.map(|(seat, hand)| (Place::hand(seat), hand.clone())));
    let score = |seat: Seat| i32::from(view.end == Some(End::Hit(seat)));
    Snapshot {
        round: 1,
        dealer: view.dealer,
        phase: if view.end.is_some() { OVER } else { "lay" },
        scores: Seat::all(view.seats()).map(score).collect(),
        piles,
        info: vec![("sum", view.sum().into())],
    }
}
