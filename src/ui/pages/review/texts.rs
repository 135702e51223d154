//! Texts of the review.

use crate::texts;

texts! {
    of_game(game) = "Review of {game}";
    WHOSE = "Whose decisions";
    progress(n, all) = "{n} of {all} decisions reviewed";
    LESS_THAN_A_MINUTE = "Less than a minute left.";
    minutes_left(n) = "About {n} {n:minute|minutes} left.";
    FAILED = "Some decisions could not be reviewed: the bots do not answer.";
    NOT_OVER = "Only a finished match can be reviewed.";
    // The summary.
    no_mistakes(who) = "{who} made no clear mistake.";
    mistakes(who, n, loss) = "{who} made {n} clear {n:mistake|mistakes}. {n:It|Together they} lowered the chance to win by {loss}.";
    NO_DECISIONS = "There was nothing to decide.";
    lucky(gain) = "Good luck raised the chance to win by {gain}.";
    unlucky(loss) = "Bad luck lowered the chance to win by {loss}.";
    EVEN = "Good and bad luck balanced each other.";
    CHANCE = "Chance to win";
    chart(start, end) = "Chance to win during the match, from {start}% to {end}%. The list below has every number.";
    LUCK_AND_SKILL = "Effect of luck and mistakes";
    LUCK = "Luck";
    MISTAKES = "Mistakes";
    percent(percent) = "{percent}%";
    LESS_THAN_ONE = "less than 1%";
    // The decisions.
    TURNING_POINTS = "The decisions that mattered most";
    decision(n) = "Decision {n}";
    cost(percent) = "This move lowered the chance to win by {percent}.";
    PLAYED = "Played";
    BETTER = "Better";
    wins(percent) = "wins {percent} of the time";
    outlook(own, others, n) = "On average, this player then gets {own} in the round, and {n:the other player|each other player} {others}.";
    score_of(who, points) = "{who}: {points}";
    TRY_AGAIN = "Try again with these cards";
    TRY_OTHER = "Try again with other cards";
    TRY_OTHER_WHY = "“Other cards” means: cards that were visible stay, the others are shuffled.";
    ALL_DECISIONS = "All decisions";
    // Grades, from the best.
    BEST = "best";
    GOOD = "good";
    INEXACT = "inaccurate";
    COSTLY = "costly";
    // Explanations.
    WHAT_IS_THIS = "What is this?";
    WHAT_CHANCE = "The chance to win the match, judging by what the player could know.";
    WHAT_PLAYOUTS = "Bots play the match to its end many times. Each time, other cards are in the places that the player could not see. The number is the share of wins.";
    WHAT_EXACT = "In a solitaire it is exact: every order of the cards has been counted.";
    WHAT_MISTAKE = "A mistake: another move wins clearly more often with the same cards. Small differences do not count, because they may be chance.";
    WHAT_COST = "The loss is the difference between the chances to win after the two moves.";
    WHAT_LUCK = "Luck: what the cards and the other players changed between two decisions.";
    WHAT_SUM = "The numbers are sums of all changes, so they may exceed 100%. Start, luck and mistakes add up to 100% for a win and to 0% for a loss.";
    WHAT_GRADES = "“Costly” means: the chance to win fell by 8% or more. “Inaccurate” means: by 2% or more.";
}
