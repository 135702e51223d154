//! User-facing texts about links.

use crate::texts;

texts! {
    "texts";
    TOO_LONG = "This link is too long to be one of a match.";
    DAMAGED = "This link is damaged or cut off: copy the whole link and open it again.";
    NEWER = "This link was made by a newer version: load the page again.";
    NO_GAME = "This link is of a game that is not here.";
    BAD_START = "This link has seats, options or cards with which the game cannot be played.";
    bad_step(number) = "The rules do not allow move {number} of the match in this link.";
    NO_ROOM = "This match is too long for a link: keep it as a file.";
}
