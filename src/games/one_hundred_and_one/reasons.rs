//! Why a move is refused, in words.

use crate::card_set::CardSet;
use crate::cards::{Card, Suit};
use crate::seat::Seat;

use super::choices::in_order_of_text;
use super::moves::{Laid, Move};
use super::pack::{QUEEN, SIX, rank_of};
use super::rules::{OneHundredAndOne, Phase};

impl OneHundredAndOne {
    pub(super) fn reason_against(&self, seat: Seat, mv: &Move) -> String {
        match (mv, self.phase) {
            (_, Phase::Over(_)) => "the round is over".into(),
            (Move::Order(_), _) => {
                "a suit is ordered together with a queen; alone only for the dealer's table card"
                    .into()
            }
            (_, Phase::Order) => "a suit must be ordered for the queen on the table".into(),
            (Move::Pass, Phase::Hit) => "who does not pass the cards on must draw them".into(),
            (Move::Pass, _) => "only who has drawn by choice, and could play, may pass".into(),
            (Move::Draw, Phase::Drawn) => "one card was drawn already: play, or pass".into(),
            (Move::Draw, Phase::Cover) => {
                "the eight must be covered: there is a card that fits".into()
            }
            (Move::Draw, _) if self.options.draw_choice => "there is no card to draw".into(),
            (Move::Draw, _) => "there is a card that fits, and it must be played".into(),
            (Move::Play(laid, order), _) => self.reason_against_play(seat, laid, *order),
        }
    }

    fn reason_against_play(&self, seat: Seat, laid: &Laid, order: Option<Suit>) -> String {
        let first = laid[0];
        if let Some(reason) = self.reason_against_cards(seat, laid) {
            return reason;
        }
        if !self.fitting(seat).contains(first) {
            return format!("the {first} does not fit: expected {}", self.expected());
        }
        match order {
            Some(_) if rank_of(first) != QUEEN => "only a queen orders a suit".into(),
            Some(_) => "the round ends with this queen, so no suit is ordered".into(),
            None => {
                "a queen orders a suit: expected `order` and its letter behind the cards".into()
            }
        }
    }

    /// Why these cards cannot be played together, whatever lies on the table.
    fn reason_against_cards(&self, seat: Seat, laid: &Laid) -> Option<String> {
        let cards: CardSet = laid.iter().copied().collect();
        if let Some(card) = laid.iter().find(|&&card| !self.hand(seat).contains(card)) {
            return Some(format!("there is no {card} in the hand"));
        }
        if cards.len() < laid.len() {
            return Some("a card is named twice".into());
        }
        if laid.len() == 1 {
            return None;
        }
        if !self.options.equal_ranks_together {
            return Some("cards are played one at a time".into());
        }
        if laid.iter().any(|&card| rank_of(card) != rank_of(laid[0])) {
            return Some("only cards of the same rank are played together".into());
        }
        let between = &laid[1..laid.len() - 1];
        let in_order: Vec<Card> = in_order_of_text(between.iter().copied().collect()).collect();
        let names: Vec<String> = in_order.iter().map(ToString::to_string).collect();
        (in_order != between).then(|| {
            format!(
                "between the first and the last card, expected {} in this order",
                names.join(" ")
            )
        })
    }

    /// What fits, in words.
    pub(super) fn expected(&self) -> String {
        let top = self.top();
        match (self.phase, self.wanted.suit(), top.suit()) {
            (Phase::Hit, _, _) if rank_of(top) == SIX => "another six".into(),
            (Phase::Hit, _, _) => "another seven".into(),
            (_, Some(suit), _) => format!("{}, which were ordered, or a queen", suit.name()),
            (_, None, suit) => {
                let suit = suit.map_or("", Suit::name);
                format!("{suit}, the rank of the {top}, or a queen")
            }
        }
    }
}
