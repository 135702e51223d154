//! Texts: reasons why moves are illegal.

use crate::texts;

texts! {
    ONLY_WITH_A_QUEEN = "order a suit only with a queen that you play, or for the starting queen";
    ORDER_FIRST = "first order a suit for the starting queen";
    MUST_DRAW = "pass the cards on, or draw them";
    MAY_NOT_PASS = "you may pass only if you drew by choice and could play";
    HAS_DRAWN = "you have drawn a card already: play, or pass";
    MUST_COVER = "you must cover the eight: you have a card that fits";
    NO_CARD = "there is no card to draw";
    MUST_PLAY = "you have a card that fits, so you must play it";
    does_not_fit(card, expected) = "the {card} does not fit: expected {expected}";
    ONLY_QUEENS_ORDER = "only a queen orders a suit";
    LAST_QUEEN = "this queen ends the round, so it orders no suit";
    QUEEN_ORDERS = "a queen orders a suit: add `order` and its letter after the cards";
    ONE_AT_A_TIME = "play one card at a time";
    ONE_RANK = "only cards of the same rank can be played together";
    in_this_order(cards) = "between the first and the last card, expected {cards} in this order";
    SIX = "another six";
    SEVEN = "another seven";
    ordered(suit) = "{suit}, as ordered, or a queen";
    suit_or_rank(suit, card) = "{suit}, the rank of the {card}, or a queen";
}
