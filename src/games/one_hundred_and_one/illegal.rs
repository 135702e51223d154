//! Reasons why moves are illegal, in words.

use crate::cards::set::CardSet;
use crate::cards::{Card, Suit};
use crate::engine::seat::Seat;
use crate::i18n::common;

use super::illegal_texts as texts;
use super::legal::in_order_of_text;
use super::moves::{Laid, Move};
use super::pack::{QUEEN, SIX, rank_of};
use super::position::OneHundredAndOne;
use super::public::Phase;

/// The reason why this seat cannot play this move, in words.
pub(super) fn reason_against(game: &OneHundredAndOne, seat: Seat, mv: &Move) -> String {
    match (mv, game.public.phase) {
        (_, Phase::Over(_)) => common::ROUND_IS_OVER.into(),
        (Move::Order(_), _) => texts::ONLY_WITH_A_QUEEN.into(),
        (_, Phase::Order) => texts::ORDER_FIRST.into(),
        (Move::Pass, Phase::Hit) => texts::MUST_DRAW.into(),
        (Move::Pass, _) => texts::MAY_NOT_PASS.into(),
        (Move::Draw, Phase::Drawn) => texts::HAS_DRAWN.into(),
        (Move::Draw, Phase::Cover) => texts::MUST_COVER.into(),
        (Move::Draw, _) if game.public.options.draw_choice => texts::NO_CARD.into(),
        (Move::Draw, _) => texts::MUST_PLAY.into(),
        (Move::Play(laid, order), _) => game.reason_against_play(seat, laid, *order),
    }
}

impl OneHundredAndOne {
    fn reason_against_play(&self, seat: Seat, laid: &Laid, order: Option<Suit>) -> String {
        let first = laid[0];
        if let Some(reason) = self.reason_against_cards(seat, laid) {
            return reason;
        }
        if !self.fitting(seat).contains(first) {
            return texts::does_not_fit(&first.to_string(), &self.expected());
        }
        match order {
            Some(_) if rank_of(first) != QUEEN => texts::ONLY_QUEENS_ORDER.into(),
            Some(_) => texts::LAST_QUEEN.into(),
            None => texts::QUEEN_ORDERS.into(),
        }
    }

    /// The reason why these cards cannot be played together, whatever card is on the table.
    fn reason_against_cards(&self, seat: Seat, laid: &Laid) -> Option<String> {
        let cards: CardSet = laid.iter().copied().collect();
        if let Some(card) = laid.iter().find(|&&card| !self.hand(seat).contains(card)) {
            return Some(common::not_held(&card.to_string()));
        }
        if cards.len() < laid.len() {
            return Some(common::TWICE.into());
        }
        if laid.len() == 1 {
            return None;
        }
        if !self.public.options.equal_ranks_together {
            return Some(texts::ONE_AT_A_TIME.into());
        }
        if laid.iter().any(|&card| rank_of(card) != rank_of(laid[0])) {
            return Some(texts::ONE_RANK.into());
        }
        let between = &laid[1..laid.len() - 1];
        let in_order: Vec<Card> = in_order_of_text(between.iter().copied().collect()).collect();
        let names: Vec<String> = in_order.iter().map(ToString::to_string).collect();
        (in_order != between).then(|| texts::in_this_order(&names.join(" ")))
    }

    /// The cards that fit, in words.
    pub(super) fn expected(&self) -> String {
        let top = self.top();
        match (self.public.phase, self.public.wanted.suit(), top.suit()) {
            (Phase::Hit, _, _) if rank_of(top) == SIX => texts::SIX.into(),
            (Phase::Hit, _, _) => texts::SEVEN.into(),
            (_, Some(suit), _) => texts::ordered(suit.name()),
            (_, None, suit) => {
                let suit = suit.map_or("", Suit::name);
                texts::suit_or_rank(suit, &top.to_string())
            }
        }
    }
}
