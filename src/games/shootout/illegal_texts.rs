//! Why moves are refused.

use crate::texts;

texts! {
    "text/illegal_texts";
    OVER = "the game is over";
    TAKE_FIRST = "a turn begins with taking a card";
    ONE_CARD = "just one card is discarded";
    THREE_SHOTS = "a turn with a shot has three of them";
    LEAD_OR_PASS = "now a card is led, or the turn is passed";
    FOLLOW = "a lead must be followed";
    SCORE = "something of the trick must be scored";
    SINGLES_ONLY = "only single cards are played in this match";
    MIXED = "cards that are played together have one rank";
    SINGLE_FOR_SINGLE = "a single card is followed by a single card";
    as_many(n) = "{n} cards are followed by as many or by one";
    follow_suit(suit) = "suit must be followed: the hand holds {suit}";
    set_needs(suit) = "the hand holds {suit}, so a set needs {suit} or a trump";
    trump_on_top(card) = "{card} must be on top, and the others in the order S H D C";
    ORDER = "the cards below the top one are written in the order S H D C";
    expected(moves) = "expected {moves}";
    or(before, last) = "{before} or {last}";
    TWO_WAS_LOST = "a two was lost to this trick: expected `score miss 0`";
    ONE_OF_OWN_SET = "a two was lost to this trick, so one card of the winner's own set is scored";
    ALL_OF_ONE_PLAYER = "all that one player played to this trick is scored";
    NO_TWO_LOST = "nobody lost a two to this trick";
    NO_SUM = "there is no sum to decide on";
}
