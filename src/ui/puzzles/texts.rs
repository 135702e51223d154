//! Texts of the puzzles.

use crate::texts;

texts! {
    WHY = "Find the one right move. Every answer has been proved.";
    rating(rating) = "rating {rating}";
    solved(n) = "{n} solved";
    provisional(rating) = "{rating}?";
    settled(rating) = "{rating}";
    streak(n) = "Best streak: {n}";
    rush_best(n) = "Best rush: {n}";
    SOLVE = "Solve";
    solve_game(game) = "Solve puzzles of {game}";
    PROBLEMS = "All cards open";
    problems_of(game) = "{game}: problems with all cards open";
    RUSH = "Rush";
    rush_game(game) = "Rush: puzzles of {game} in three minutes";
    RUSH_WHY = "Solve as many puzzles as you can in three minutes. The third mistake ends the rush.";
    COURSE = "Course";
    course_of(game) = "Course: {game}";
    COURSE_WHY = "Twenty puzzles from easy to hard. Look at an example of each kind first.";
    EXAMPLES = "Kinds of puzzles";
    EXAMPLE = "Example";
    example_of(question) = "Example: {question}";
    COURSE_STEPS = "Twenty puzzles";
    course_step(n, rating, state) = "Puzzle {n}, rated {rating}, {state}";
    NOT_TRIED = "not tried";
    SOLVED = "solved";
    COURSE_DONE = "That was the last puzzle of the course.";
    MORE_WAYS = "More ways to solve";
    more_ways(game) = "More ways to solve: {game}";
    ALL_PUZZLES = "All puzzles";
    // While solving.
    rated(rating) = "Puzzle rated {rating}";
    yours(rating) = "Your rating: {rating}";
    trains(what) = "Skill: {what}";
    example(mv) = "Like this: {mv}";
    RIGHT = "Right.";
    wrong(mv) = "Not this one. The answer: {mv}";
    CAN_BE_STOPPED = "After that the other player can prevent it, or is faster:";
    TOO_LATE = "After that it cannot be done in time.";
    or(first, second) = "{first}, or {second}";
    then(first, second) = "{first}. Then: {second}";
    in_a_row(n) = "{n} in a row.";
    NOT_LOADED = "The puzzles could not be loaded. Please check the connection.";
    ALL_SOLVED = "You have solved all puzzles of this game.";
    NO_SUCH_PAGE = "These puzzles do not exist. Here are all puzzles.";
    no_sums(game) = "{game} has no sums. Here are all puzzles.";
    // A rush.
    left(minutes, seconds, solved, mistakes) = "{minutes}:{seconds} · {solved} solved · {mistakes} of 3 mistakes";
    rush_over(n) = "The rush is over: {n} {n:puzzle|puzzles} solved.";
    NEW_BEST_RUSH = "This is your best rush.";
    RUSH_AGAIN = "Rush again";
    GOES_ON = "resumed";
    KNOWN_PUZZLE = "You have seen this puzzle before, so your rating stays.";
    PRACTICE_PUZZLE = "Practice: this answer does not count.";
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
    SPRINT_AGAIN = "Sprint again";
    calm_at(n, all) = "{n} of {all}";
    calm_over(n, all) = "You found {n} of {all}.";
    SLOW = "Your times by kind of sum";
    SLOW_WHY = "Your average times in all sprints of this game.";
    of_cards(n) = "Sums of {n} {n:card|cards}";
    // Sums.
    make(n) = "Make {n}";
    make_game(level, n, game) = "Make {n}, {level}: {game}";
    choose_sum(n, target) = "Choose {n} cards that make exactly {target}.";
    choose_sum_from(start, target) = "You have {start}. Choose cards that bring you to exactly {target}.";
    CHECK = "Check";
    NEXT = "Next";
    sum_wrong(made, right) = "That makes {made}. A right answer: {right}.";
    SPRINT_PENALTY = "Each wrong answer adds ten seconds.";
    // On paper.
    PRINT = "Print";
    print_game(game) = "Print puzzles of {game}";
    PUZZLES_ON_PAPER = "puzzles to print";
    LEVEL = "Level";
    KIND = "Kind";
    SIZE = "How many";
    ALL_KINDS = "All kinds";
    OTHER_PUZZLES = "Other puzzles";
    ANSWERS = "Answers";
    ANSWERS_WHY = "The answers are on a separate page. Puzzles that you print or look up here no longer change your rating.";
    fewer(n) = "Only {n} {n:puzzle fits|puzzles fit} this choice.";
    SEEN_BEFORE = "seen before, under other cards";
    // The puzzle of a day.
    DAILY_PUZZLE_NOT_YET = "This day has not begun, so its puzzle is not open yet.";
    spot_done_late(day) = "Your answer counts for {day}. Today has another puzzle.";
    DAILY_PUZZLE_PRACTISED = "That was practice. Each day has a new puzzle.";
    DAILY_PUZZLE_DONE = "You have answered today's puzzle. There is a new one tomorrow.";
}
