//! Texts of the game.

use crate::texts;

texts! {
    // The game.
    TITLE = "100 Points Rummy";
    TAGLINE = "Collect four cards that make exactly 100, four times.";
    LENGTH_IN_WORDS = "5 minutes";
    ROUND = "game";
    CREDIT = "Invented by Aaron and Stephanie Richardson (A'n'SR-entertainments).";
    // Options.
    LENGTH = "Length";
    LENGTH_DOES = "One game, or a tournament: each player plays first in one game, and all points add up.";
    ONE_GAME = "One game";
    TOURNAMENT = "Tournament";
    SOLITAIRE_END = "End of solitaire";
    SOLITAIRE_END_DOES = "Playing alone, you lose when you must draw from an empty stock, or as soon as the stock is empty.";
    MUST_DRAW = "When you must draw";
    STRICT = "When the stock is empty";
    ONLY_ALONE = "“End of solitaire” can be changed for one player only";
    // How a match ends.
    STOCK_RAN_OUT = "the stock ran out before 400 points";
    MOST_IN_TOURNAMENT = "most points in the tournament";
    TOO_MANY_REBUILDS = "the stock ran out three times without a score";
    TOO_MANY_TAKES = "a hundred cards in a row came from the discard pile";
    GOAL = "400 points";
    // Prompts and moves.
    DISCARD = "Discard a card";
    SCORE_OR_TAKE = "Score, or take a card";
    TAKE = "Take a card";
    GAME_IS_OVER = "The game is over";
    TAKE_STOCK = "Take from the stock";
    take_discard(card) = "Take the {card}";
    TAKE_DISCARD = "Take from the discard pile";
    discard(card) = "Discard {card}";
    SCORE = "Score 100";
    // The table.
    HUNDREDS = "scored hundreds";
    to_go(n) = "{n} {n:hundred|hundreds} to go";
    DONE = "all four hundreds";
    // Reasons why moves are illegal.
    OVER = "the game is over";
    not_100(points) = "your hand makes {points}, not 100";
    NEVER_TAKEN = "in solitaire you cannot take from the discard pile";
    NO_DISCARD = "the discard pile is empty";
    NO_STOCK = "the stock is empty, so you must score your hand";
    // Reasons for moves.
    MAKES_100 = "Four cards make exactly 100.";
    kept_makes_100(n, unseen) = "With what you keep, {n} of {unseen} unseen cards make 100.";
    drawn_makes_100(n, unseen) = "{n} of {unseen} unseen cards make 100.";
    // Puzzles.
    PUZZLE_MOST = "After which discard do most unseen cards make 100?";
    PUZZLE_WIN = "One discard wins the solitaire for certain. Which?";
    PUZZLE_SOLITAIRE = "Which discard wins the solitaire most often?";
    PUZZLE_RACE = "All cards are open. Score the next hundred as soon as possible, whatever the other player does.";
    PUZZLE_PLAN = "All cards are open. Score the next hundred in as few turns as possible.";
    PUZZLE_DRAWS = "All cards are open. Reach 400 points in as few turns as possible.";
    TRAINS_MOST = "Counting the cards that help";
    TRAINS_WIN = "Playing the end of a solitaire to the last card";
    TRAINS_SOLITAIRE = "Weighing chances when the stock is nearly known";
    TRAINS_RACE = "Being one turn faster";
    TRAINS_PLAN = "Planning several draws ahead";
    leaves_hundreds(n, most) = "After it {n} unseen {n:card makes|cards make} 100. After the best discard it is {most}.";
    wins_solitaire(percent, most) = "It wins in {percent}% of the cases. The best discard wins in {most}%.";
}
