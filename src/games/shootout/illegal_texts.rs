//! Texts: reasons why moves are illegal.

use crate::texts;

texts! {
    OVER = "the game is over";
    TAKE_FIRST = "first take a card";
    ONE_CARD = "discard exactly one card";
    THREE_SHOTS = "if you shoot, you must shoot three times";
    LEAD_OR_PASS = "now lead a card, or end the turn";
    FOLLOW = "you must follow the lead";
    SCORE = "you must score at least one card of the trick";
    SINGLES_ONLY = "only single cards can be played in this match";
    MIXED = "only cards of one rank can be played together";
    SINGLE_FOR_SINGLE = "follow a single card with a single card";
    as_many(n) = "follow {n} cards with as many, or with one";
    follow_suit(suit) = "you must follow suit: your hand has {suit}";
    set_needs(suit) = "your hand has {suit}, so your set needs {suit} or a trump";
    trump_on_top(card) = "{card} must be on top, and the others in the order S H D C";
    ORDER = "write the cards below the top one in the order S H D C";
    expected(moves) = "expected {moves}";
    or(before, last) = "{before} or {last}";
    TWO_WAS_LOST = "a two was lost to this trick: expected `score miss 0`";
    ONE_OF_OWN_SET = "a two was lost to this trick, so score one card of the winner's own set";
    ALL_OF_ONE_PLAYER = "score all that one player played to this trick";
    NO_TWO_LOST = "nobody lost a two to this trick";
    NO_SUM = "there is no sum to decide on";
}
