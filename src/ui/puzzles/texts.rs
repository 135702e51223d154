//! Texts of the puzzles.

use crate::texts;

texts! {
    "texts";
    WHY = "Find the one right move. Every answer has been proved.";
    rating(rating, deviation) = "Rating {rating} ± {deviation}";
    solved(n, all) = "{n} of {all} solved";
    streak(n) = "Best streak: {n}";
    rush_best(n) = "Best rush: {n}";
    SOLVE = "Solve";
    solve_game(game) = "Solve puzzles of {game}";
    RUSH = "Rush";
    rush_game(game) = "Rush: puzzles of {game} in three minutes";
    RUSH_WHY = "Three minutes, three mistakes.";
    ALL_PUZZLES = "All puzzles";
    // While solving.
    rated(rating) = "Puzzle rated {rating}";
    yours(rating) = "Your rating: {rating}";
    RIGHT = "Right.";
    wrong(mv) = "Not this one. The answer: {mv}";
    then(first, second) = "{first}, then {second}";
    in_a_row(n) = "{n} in a row.";
    LOADING = "Loading …";
    NOT_LOADED = "The puzzles could not be loaded. Please check the connection.";
    ALL_SOLVED = "You have solved all puzzles of this game.";
    // A rush.
    left(minutes, seconds, solved, mistakes) = "{minutes}:{seconds} · {solved} solved · {mistakes} of 3 mistakes";
    rush_over(n) = "The rush is over: {n} {n:puzzle|puzzles} solved.";
    RUSH_AGAIN = "Rush again";
    // A sprint.
    SPRINT_WHY = "Ten puzzles as fast as you can. A wrong answer costs ten seconds.";
    sprint_game(level, game) = "Sprint, {level}: {game}";
    EASY = "easy";
    MEDIUM = "medium";
    ALL = "all";
    sprint_at(n, all, time) = "{n} of {all} · {time}";
    sprint_time(time) = "Your time: {time}";
    best_time(time) = "Your best time: {time}";
    NEW_BEST = "This is your best time.";
    MISSED = "wrong";
    SPRINT_PENALTY = "Each wrong answer adds ten seconds.";
    // The puzzle of a day.
    SPOT_DONE = "You have answered today's puzzle. There is a new one tomorrow.";
}
