//! What is said of records, replays and links.

use crate::texts;

texts! {
    "texts";
    RECORDS = "Records";
    RECORDS_WHY = "Every match that is played to its end at this device is kept here: to be watched again, played on for practice, or sent to somebody.";
    NONE_YET = "Nothing here yet.";
    KEEPS_NONE = "This browser keeps nothing, so there are no records.";
    KEEPS_FEW = "This browser has no database for us, so only the last matches have room here.";
    UNREADABLE = "This record cannot be read.";
    won_by(names) = "Won by {names}";
    WON_BY_NOBODY = "Won by nobody";
    PRACTICE = "Practice";
    hints(n) = "{n} {n:hint|hints}";
    taken_back(n) = "{n} taken back";
    WATCH = "Replay";
    watch_game(game, when) = "Replay: {game}, {when}";
    EXPORT = "Export";
    EXPORT_ALL = "Export all";
    IMPORT = "Import";
    DELETE = "Delete";
    MORE = "Show more";
    deleted(n) = "{n} {n:record|records} deleted.";
    UNDO = "Undo";
    BACK_AGAIN = "They are back.";
    imported(n) = "{n} {n:record|records} imported.";
    known(n) = "{n} {n:was|were} here before.";
    no_room_for(n, room) = "The file has {n} new {n:record|records}, but there is room for {room} only. Nothing was changed.";
    NOT_KEPT = "This browser could not keep them. Nothing was changed.";
    nothing_changed(why) = "{why} Nothing was changed.";
    READING = "Reading the file …";
    // A full store.
    full(most) = "There are {most} records here, and there is no room for more.";
    full_of(most) = "There are {most} records, and no room for this match.";
    let_go(n) = "Delete the {n} oldest";
    KEPT_NOW = "This match is kept now.";
    // A replay.
    REPLAY = "Replay";
    replay_of(game) = "{game}: replay";
    NOT_HERE = "There is no such record here";
    NOT_HERE_WHY = "It may have been deleted, or kept by another browser.";
    step(step, steps) = "Step {step} of {steps}";
    STEP = "Step";
    BACK = "One step back";
    FORWARD = "One step forward";
    SHOWN = "Show all cards, or what one player knew";
    ALL_CARDS = "All cards";
    PLAY_ON = "Play on from here";
    GOES_ON = "Another match of this game is still going on, and would be given up.";
    CANCEL = "Cancel";
    GO_ON_WITH_IT = "Go on with that one";
    GIVE_IT_UP = "Give it up";
    // Sharing.
    SHARE = "Share";
    SHARE_WHY = "Whoever opens the link can play the same cards, or watch what happened. Names are not in it.";
    THIS_DEAL = "The deal";
    WHOLE_MATCH = "The whole match";
    LINK = "Link";
    COPY = "Copy";
    COPIED = "Copied.";
    COPY_YOURSELF = "This browser does not let the page copy. The link is selected: copy it yourself.";
    CODE = "QR code of the link";
    NO_CODE = "The link is too long for a code that a camera can read.";
    SHARE_DEAL = "Share this deal";
    // A link that was opened.
    LINKED = "A match from a link";
    LINKED_DEAL = "Somebody has sent you a deal: the same cards for everybody who opens it.";
    linked_match(n) = "Somebody has sent you a match of {n} {n:step|steps}.";
    LINKED_PRACTICE = "Since all of it can be watched, playing its deal counts as practice.";
    PLAYERS = "Players";
    PLAY_DEAL = "Play this deal";
    WATCH_IT = "Watch it";
    KEEP_IT = "Keep it as a record";
    KEPT_IT = "It is kept among your records.";
    KEEP_FAILED = "There was no room for it.";
    OPENING = "Opening …";
    BAD_LINK = "This link leads nowhere";
}
