//! Texts of three deals.

use crate::texts;

texts! {
    TITLE = "Three deals";
    WHY = "You and Master play the same three deals against the same bots. Your margin is compared with Master’s, so luck counts less. Results are hidden until you have played.";
    DEAL = "Deal";
    YOU = "You";
    MASTER = "Master";
    FRIEND = "Friend";
    DIFFERENCE = "Difference";
    PLAY = "Play the next deal";
    WAITING = "plays …";
    HIDDEN = "hidden";
    NOT_YET = "to play";
    ahead_of_master(n) = "You are {n} {n:point|points} ahead of Master over three deals.";
    behind_master(n) = "Master is {n} {n:point|points} ahead of you over three deals.";
    LEVEL = "You and Master are level over three deals.";
    ahead_of_friend(n) = "You are {n} {n:point|points} ahead of your friend.";
    behind_friend(n) = "Your friend is {n} {n:point|points} ahead of you.";
    LEVEL_WITH_FRIEND = "You and your friend are level.";
    SHARE = "Challenge a friend to these deals";
    AGAIN = "Three other deals";
    NOT_THESE = "This link has no finished matches of these deals, so your friend’s results are missing.";
    FAILED = "The bots do not answer, so Master’s results are missing. Reload the page to try again.";
    COMPARE = "Compare";
    compare(n) = "Compare deal {n} with Master’s match";
}
