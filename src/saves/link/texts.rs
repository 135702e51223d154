//! User-facing texts about links.

use crate::texts;

texts! {
    TOO_LONG = "This link is too long to be a match.";
    DAMAGED = "This link is damaged or cut off: copy the whole link and open it again.";
    NEWER = "This link is from a newer version. Reload the page.";
    NO_GAME = "This link is for a game that Spot On does not have.";
    BAD_START = "This link has seats, options or cards that the game does not allow.";
    bad_step(number) = "The rules do not allow move {number} of the match in this link.";
    NO_ROOM = "This match is too long for a link. Export it to a file instead.";
}
