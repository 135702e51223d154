//! Texts of the exercises.

use crate::texts;

texts! {
    "exercise_texts";
    WHAT = "Decisions from your own matches that cost much. Find the better move. Each comes back later, until you have found it three times.";
    left(n) = "{n} {n:exercise|exercises} left for today";
    QUESTION = "What do you play?";
    RIGHT = "Right.";
    wrong(mv) = "Not this time. Better: {mv}";
    in_days(days) = "It comes back in {days} {days:day|days}.";
    LEARNED = "You have learned it.";
    ANSWERED_BEFORE = "You have answered it today already, so this does not count.";
    DONE = "Nothing is left for today.";
    NONE = "Your costly decisions appear here the day after you have reviewed a match. There are none yet.";
    waiting(n) = "{n} {n:exercise waits|exercises wait} for another day.";
}
