//! Texts of the backup.

use crate::texts;

texts! {
    EVERYTHING = "Back up and restore";
    EVERYTHING_WHY = "Your settings, matches and results are stored only in this browser. A backup file keeps them safe or moves them to another browser.";
    SAVE = "Back up to a file";
    OPEN = "Restore from a file";
    // Errors in a file.
    ANOTHER = "This is not a Spot On backup. Nothing was changed.";
    EXPORTED = "These are exported matches, not a backup. Import them in the history. Nothing was changed.";
    NEWER = "A newer version of Spot On made this backup. Nothing was changed.";
    DAMAGED = "This backup is damaged or cut off. Nothing was changed.";
    ALL_HERE = "Everything in this backup is already here.";
    // Planned changes.
    SETTINGS = "Your settings will be replaced.";
    setups(n) = "Your set-up for {n} {n:game|games} will be replaced.";
    learned(n) = "{n} {n:tutorial|tutorials} will no longer be offered.";
    matches(n) = "{n} {n:match|matches} in progress will be added.";
    records(n) = "{n} finished {n:match|matches} will be added.";
    results(n) = "{n} {n:result|results} will be added to the statistics.";
    exercises(n) = "{n} {n:exercise|exercises} will be added or brought up to date.";
    daily_results(n) = "{n} {n:result|results} of daily deals will be added or brought up to date.";
    puzzles(n) = "{n} {n:result|results} of puzzles will be added or brought up to date.";
    asides(n) = "{n} unreadable {n:item|items} will be kept here, too.";
    replace(game) = "Replace your {game} match in progress with the one in the backup";
    TAKE_OVER = "Restore";
    CANCEL = "Cancel";
    TAKEN_OVER = "The backup was restored.";
    FULL = "There is not enough room for these finished matches. Nothing was changed.";
    // Unreadable data that was set aside.
    aside(n) = "{n} saved {n:item|items} could not be read. A copy is kept.";
    SAVE_ASIDE = "Save the unreadable data";
}
