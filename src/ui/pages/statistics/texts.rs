//! Texts of the statistics page.

use crate::texts;

texts! {
    NOTHING_YET = "Matches you finish appear here: how often you win, against whom, and by how much. There are none yet.";
    KEEPS_NONE = "This browser cannot save, so no matches are counted here.";
    COUNTED = "Matches count if one person plays them to the end. “With help” means with hints or undone moves. “Practice” means that hidden cards were known, for example after an undo or from an earlier match of the same deal.";
    NONE_OF_THESE = "There are no matches of this kind.";
    // Filters.
    GAME = "Game";
    ALL_GAMES = "All games";
    LEVEL = "Bots";
    ALL_LEVELS = "All levels";
    MIXED_LEVELS = "Bots of several levels";
    KIND = "Matches";
    WITHOUT_HELP = "Without help";
    WITH_HELP = "With help";
    PRACTICE = "Practice";
    // All games together.
    won_of(won, played) = "{won} of {played} {played:match|matches} won";
    latest(n, won) = "The last {n} {n:match|matches}, the newest on the right: {won} won.";
    wins_over_time(first, last, least, most) = "Share of wins among ten matches, from the oldest to the newest: {first}% at first, {last}% at last, between {least}% and {most}%.";
    BY_GAME = "By game";
    BY_LEVEL = "By bots";
    of(won, played) = "{won} of {played}";
    // Figures.
    players(n) = "{n} {n:player|players}";
    EARLIER = "from earlier versions, with any options";
    PLAYED = "Played";
    WON = "Won";
    percent(number) = "{number}%";
    BEST = "Best result";
    AVERAGE = "Average";
    STREAK = "Wins in a row";
    LONGEST_STREAK = "Best streak";
    HINTS = "Hints";
    UNDOS = "Undos";
    /// Caption of the chart.
    course(n) = "Points of the last {n} {n:match|matches} in order; the line is the average of ten.";
    lately(n, won, average) = "You won {won} of the last {n}, with {average} points on average.";
    distribution(scores, n) = "How often each result occurred. The filled part of a column shows wins. The most frequent result was {scores}: {n} {n:time|times}.";
    range(least, most) = "{least} to {most}";
    bar(scores, n, won) = "{scores}: {n} {n:match|matches}, {won} won";
    WON_DOT = "won";
    LOST_DOT = "not won";
    // Daily deals and puzzles.
    DAILY_AND_PUZZLES = "Daily deals and puzzles";
    DAYS_IN_A_ROW = "Days in a row";
    MOST_DAYS = "Most days in a row";
    DAILY_PUZZLES_SOLVED = "Daily puzzles solved";
    DEALS_WON = "Daily deals won";
    PUZZLES_SOLVED = "Puzzles solved";
    RATING = "Rating";
    BEST_ROW = "Best puzzle streak";
    BEST_RUSH = "Best rush";
    BEST_SPRINT = "Fastest sprint";
    // Deleting.
    DELETE_THESE = "Delete these results";
    delete_question(n) = "Delete {n:this result|these {n} results}?";
    DELETE = "Delete";
    KEEP = "Keep";
    DELETED = "Deleted.";
    UNDO = "Undo";
}
