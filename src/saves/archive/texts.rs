//! User-facing texts about files of records.

use crate::texts;

texts! {
    "texts";
    NO_RECORDS = "This is no file of records.";
    NEWER = "These records were kept by a newer version: load the page again.";
    CUT_OFF = "This file is cut off: some of its records are missing.";
    damaged(number) = "Record {number} of this file is damaged.";
    unplayable(number) = "Record {number} of this file is not a match that the rules allow.";
    too_many(most) = "This file has more than {most} records.";
}
