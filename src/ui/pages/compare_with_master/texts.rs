//! Texts of the comparison with Master.

use crate::texts;

texts! {
    TITLE = "You and Master";
    MASTER = "Master";
    WATCH = "Replay Master's";
    ahead(n) = "Master is {n} {n:point|points} ahead.";
    PLAYING = "Master plays your cards against the same bots …";
    played(n) = "{n} {n:move|moves} played";
    FAILED = "The bots do not answer. Reload the page to try again.";
    NOT_ALONE = "This comparison needs a finished match of one person against bots, without a race.";
}
