//! Why moves are refused.

use crate::texts;

texts! {
    "text/illegal_texts";
    ONLY_WITH_A_QUEEN = "a suit is ordered together with a queen; alone only for the dealer's table card";
    ORDER_FIRST = "a suit must be ordered for the queen on the table";
    MUST_DRAW = "who does not pass the cards on must draw them";
    MAY_NOT_PASS = "only who has drawn by choice, and could play, may pass";
    HAS_DRAWN = "one card was drawn already: play, or pass";
    MUST_COVER = "the eight must be covered: there is a card that fits";
    NO_CARD = "there is no card to draw";
    MUST_PLAY = "there is a card that fits, and it must be played";
    does_not_fit(card, expected) = "the {card} does not fit: expected {expected}";
    ONLY_QUEENS_ORDER = "only a queen orders a suit";
    LAST_QUEEN = "the round ends with this queen, so no suit is ordered";
    QUEEN_ORDERS = "a queen orders a suit: expected `order` and its letter behind the cards";
    ONE_AT_A_TIME = "cards are played one at a time";
    ONE_RANK = "only cards of the same rank are played together";
    in_this_order(cards) = "between the first and the last card, expected {cards} in this order";
    SIX = "another six";
    SEVEN = "another seven";
    ordered(suit) = "{suit}, which were ordered, or a queen";
    suit_or_rank(suit, card) = "{suit}, the rank of the {card}, or a queen";
}
