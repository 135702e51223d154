//! User-facing texts about files of records.

use crate::texts;

texts! {
    NO_RECORDS = "This is not a file of exported matches.";
    BACKUP = "This is a backup of everything, not exported matches. Restore it on the statistics page.";
    NEWER = "A newer version saved these matches. Reload the page.";
    CUT_OFF = "This file is cut off: some of its matches are missing.";
    damaged(number) = "Match {number} of this file is damaged.";
    unplayable(number) = "Match {number} of this file breaks the rules.";
    too_many(most) = "This file has more than {most} matches.";
}
