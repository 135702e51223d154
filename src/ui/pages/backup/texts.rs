//! What is said of taking everything along.

use crate::texts;

texts! {
    "texts";
    EVERYTHING = "Everything that is kept here";
    EVERYTHING_WHY = "Settings, matches and results lie in this browser and nowhere else. A file takes them to another browser, or keeps them safe.";
    SAVE = "Save as a file";
    OPEN = "Take over from a file";
    // What is wrong with a file.
    ANOTHER = "That is no file of Spot On. Nothing was changed.";
    NEWER = "That file was written by a newer version of Spot On. Nothing was changed.";
    DAMAGED = "That file is damaged or cut off. Nothing was changed.";
    ALL_HERE = "Everything in that file is here already.";
    // What would be done.
    SETTINGS = "Your settings are replaced.";
    setups(n) = "What was chosen for {n} {n:game|games} is replaced.";
    learned(n) = "{n} guided {n:round is|rounds are} not offered any more.";
    matches(n) = "{n} {n:match|matches} in progress {n:is|are} added.";
    records(n) = "{n} finished {n:match is|matches are} added.";
    results(n) = "{n} {n:result is|results are} added to the statistics.";
    asides(n) = "{n} {n:text|texts} that could not be read {n:is|are} set aside here, too.";
    replace(game) = "Give up the match of {game} that is going on here for the one in the file";
    TAKE_OVER = "Take over";
    CANCEL = "Cancel";
    TAKEN_OVER = "Everything was taken over.";
    FULL = "There is no room for so many finished matches here. Nothing was changed.";
    // What was set aside.
    aside(n) = "{n} {n:text|texts} could not be read and {n:was|were} set aside.";
    SAVE_ASIDE = "Save what was set aside";
}
