//! Texts of the exercises.

use crate::texts;

texts! {
    WHAT = "These are costly mistakes from your own matches. Find the better move. Each one returns until you have found it three times.";
    left(n) = "{n} {n:exercise|exercises} left for today";
    QUESTION = "What do you play?";
    RIGHT = "Right.";
    wrong(mv) = "Not this time. Better: {mv}";
    in_days(days) = "It comes back in {days} {days:day|days}.";
    LEARNED = "You have learned it.";
    ANSWERED_BEFORE = "You have already answered it today, so this does not count.";
    DONE = "Nothing is left for today.";
    NONE = "Your costly mistakes appear here the day after you review a match. There are none yet.";
    waiting(n) = "{n} {n:exercise waits|exercises wait} for another day.";
}
