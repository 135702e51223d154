//! Texts of the review.

use crate::texts;

texts! {
    "texts";
    of_game(game) = "Review of {game}";
    WHOSE = "Whose decisions";
    progress(n, all) = "{n} of {all} decisions reviewed";
    LESS_THAN_A_MINUTE = "Less than a minute left.";
    minutes_left(n) = "About {n} {n:minute|minutes} left.";
    FAILED = "Some decisions could not be reviewed: the bots do not answer.";
    NOT_OVER = "Only a finished match can be reviewed.";
    // The summary.
    no_mistakes(who) = "{who} made no clear mistake.";
    mistakes(who, n, wins) = "{who} made {n} clear {n:mistake|mistakes}. {n:It|Together they} cost {wins} wins.";
    NO_DECISIONS = "There was nothing to decide.";
    lucky(wins) = "The luck was good: it brought {wins} wins.";
    unlucky(wins) = "The luck was bad: it took {wins} wins.";
    EVEN = "Good and bad luck were even.";
    CHANCE = "Chance to win";
    chart(start, end) = "Chance to win in the course of the match, from {start} % to {end} %. The list below has every number.";
    LUCK_AND_SKILL = "Luck and mistakes, in wins";
    /// A number with one decimal.
    decimal(whole, tenths) = "{whole}.{tenths}";
    LUCK = "Luck";
    MISTAKES = "Mistakes";
    percent(percent) = "{percent} %";
    LESS_THAN_ONE = "less than 1 %";
    // The decisions.
    TURNING_POINTS = "The decisions that mattered most";
    decision(n) = "Decision {n}";
    cost(percent) = "It cost {percent} of the chance to win.";
    PLAYED = "Played";
    BETTER = "Better";
    wins(percent) = "wins {percent} of the time";
    outlook(own, others, n) = "On average the round then brings {own} to this player, and {others} to {n:the other|each other}.";
    score_of(who, points) = "{who}: {points}";
    TRY_AGAIN = "Try again with these cards";
    TRY_OTHER = "Try again with other cards";
    TRY_OTHER_WHY = "Other cards: those that could be seen stay, the others are shuffled.";
    ALL_DECISIONS = "All decisions";
    // Grades, from the best.
    BEST = "best";
    GOOD = "good";
    INEXACT = "there was better";
    COSTLY = "costly";
    // Explanations.
    WHAT_IS_THIS = "What is this?";
    WHAT_CHANCE = "The chance to win the match, on what the player could know.";
    WHAT_PLAYOUTS = "Bots play the match to its end many times. Each time, other cards are in the places that the player could not see. The number is the share of wins.";
    WHAT_EXACT = "In a solitaire it is exact: every order of the cards has been counted.";
    WHAT_MISTAKE = "A mistake: another move wins clearly more often with the same cards. Small differences do not count, because they may be chance.";
    WHAT_COST = "The cost is the difference between the two chances to win. 100 % is a whole win.";
    WHAT_LUCK = "Luck: what the cards and the other players changed between two decisions.";
    WHAT_SUM = "1 is a whole win, 0.1 a tenth of the chance to win. Start, luck and mistakes make the result: 1 for a win, 0 for a loss.";
    WHAT_GRADES = "“Costly” lost 8 % of a win or more, “there was better” 2 % or more.";
}
