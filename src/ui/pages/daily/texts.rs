//! Texts of the daily deals.

use crate::texts;

texts! {
    DAILY = "Daily deals";
    WHY = "Everybody gets the same cards against the same bots. The first try counts.";
    PAST = "This day is over, so playing its deals is practice.";
    FUTURE = "This day has not begun yet.";
    TO_TODAY = "Today’s daily deals";
    hours_left(n) = "The next day begins in {n} {n:hour|hours}, at midnight UTC.";
    minutes_left(n) = "The next day begins in {n} {n:minute|minutes}, at midnight UTC.";
    IN_PROGRESS = "In progress";
    NOW_PRACTICE = "Practice only.";
    ANSWER_WAS_KNOWN = "puzzle seen before";
    streak(days) = "{days} {days:day|days} in a row";
    NO_STREAK = "Play a deal today to begin a streak.";
    STREAK_WHY = "You may miss one day a week without losing the streak.";
    players(n) = "{n} {n:player|players}";
    SOLITAIRE = "Solitaire";
    DAILY_PUZZLE_WHAT = "A puzzle with one right answer";
    SOLVE = "Solve";
    SOLVED = "Solved";
    NOT_SOLVED = "Not solved";
    // Results.
    won(score) = "Won, {score}";
    lost(score) = "Lost, {score}";
    score(points, others) = "{points} : {others}";
    points(points) = "{points} {points:point|points}";
    moves(n) = "{n} {n:move|moves}";
    PLAY = "Play";
    PRACTISE = "Practise";
    REPLAY = "Replay";
    challenge(game) = "Challenge a friend to {game}";
    CHALLENGE = "Challenge";
    // Sharing.
    SHARE = "Share the day";
    shared(date) = "Spot On, {date}";
    shared_game(game, result) = "{game}: {result}";
    // The home page.
    today_is(date) = "Today, {date}";
    played(n, all) = "{n} of {all} played";
    NOT_PLAYED = "New today";
    // The calendar.
    CALENDAR = "Calendar";
    EARLIER = "Earlier month";
    LATER = "Later month";
    day_with(day, n, all) = "{day}: {n} of {all} played";
}
