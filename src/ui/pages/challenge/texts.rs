//! Texts of challenges.

use crate::texts;

texts! {
    INVITES = "A friend has played this deal. Play the same cards against the same bots. Then both matches are compared.";
    against(level) = "Bots: {level}";
    SEEN = "This device has seen this deal before, so playing it counts as practice.";
    ACCEPT = "Accept the challenge";
    UNFINISHED = "The match of this link is not finished, so it cannot be compared.";
    COMPARED = "You and your friend";
    YOU = "You";
    FRIEND = "Friend";
    MOVE = "No.";
    POINTS = "Points";
    RESULT = "Result";
    WON = "won";
    NOT_WON = "not won";
    you_ahead(n) = "You are {n} {n:point|points} ahead.";
    friend_ahead(n) = "Your friend is {n} {n:point|points} ahead.";
    LEVEL = "You are level.";
    alike(n) = "Both matches begin with the same {n} {n:move|moves}.";
    DIFFERENT = "The first move differs.";
    ALL_ALIKE = "All moves are the same.";
    WATCH_YOURS = "Replay yours";
    WATCH_THEIRS = "Replay theirs";
    differs(row) = "Move {row}: the first difference";
}
