//! The texts of the game in English.

use crate::texts;

texts! {
    TITLE = "Template";
    TAGLINE = "Lay the card that makes the sum exactly 100.";
    LENGTH = "2 minutes";
    ROUND = "game";
    CREDIT = "An example game.";
    GOAL = "Goal";
    GOAL_DOES = "The sum that wins.";
    HIT = "the goal was hit exactly";
    BLOCKED = "nobody could lay a card";
    LAY_A_CARD = "Lay a card";
    IS_OVER = "The game is over";
    PASS = "Pass";
    lay(card) = "Lay {card}";
    A_CARD_FITS = "you can lay a card";
    passes_goal(goal) = "the sum would be more than {goal}";
    HITS = "It hits the goal.";
    PUZZLE_SAFEST = "Which card leaves the others the fewest cards that hit the goal?";
    TRAINS_SAFEST = "Counting the cards that help the others";
    leaves_more(cards, fewest) = "Then {cards} unseen cards hit the goal; {fewest} is possible.";
    leaves(cards, unseen) = "Then {cards} of {unseen} unseen cards hit the goal.";
}
