//! Texts about records, replays and links.

use crate::texts;

texts! {
    HISTORY = "History";
    HISTORY_WHY = "Every finished match on this device is saved here. You can replay it, play on from any step, or share it.";
    NONE_YET = "No matches yet.";
    KEEPS_NONE = "This browser cannot save, so there is no history.";
    KEEPS_FEW = "This browser has little room, so only the latest matches are saved.";
    UNREADABLE = "This match cannot be read.";
    won_by(names) = "Won by {names}";
    WON_BY_NOBODY = "Nobody won";
    PRACTICE = "Practice";
    hints(n) = "{n} {n:hint|hints}";
    taken_back(n) = "{n} {n:undo|undos}";
    WATCH = "Replay";
    REVIEW = "Review";
    EXERCISES = "Learn from your mistakes";
    COMPARE_WITH_MASTER = "Compare with Master";
    exercises_due(n) = "{n} {n:exercise|exercises} for today";
    review_game(game, when) = "Review: {game}, {when}";
    watch_game(game, when) = "Replay: {game}, {when}";
    EXPORT = "Export";
    EXPORT_ALL = "Export all";
    IMPORT = "Import";
    DELETE = "Delete";
    MORE = "Show more";
    deleted(n) = "{n} {n:match|matches} deleted.";
    UNDO = "Undo";
    BACK_AGAIN = "Restored.";
    imported(n) = "{n} {n:match|matches} imported.";
    known(n) = "{n} {n:was|were} already here.";
    no_room_for(n, room) = "The file has {n} new {n:match|matches}, but there is room for only {room}. Nothing was changed.";
    NOT_KEPT = "This browser could not save them. Nothing was changed.";
    nothing_changed(why) = "{why} Nothing was changed.";
    READING = "Reading the file …";
    // A full history.
    full(most) = "Your history is full: it holds {most} {most:match|matches}.";
    full_of(most) = "Your history is full ({most} {most:match|matches}), so this match was not saved.";
    let_go(n) = "Delete the {n} oldest";
    KEPT_NOW = "This match is saved now.";
    // A replay.
    REPLAY = "Replay";
    replay_of(game) = "{game}: replay";
    NOT_HERE = "This match is not here";
    NOT_HERE_WHY = "It may have been deleted, or saved in another browser.";
    step(step, steps) = "Step {step} of {steps}";
    STEP = "Step";
    BACK = "One step back";
    FORWARD = "One step forward";
    SHOWN = "Show all cards, or what one player knew";
    ALL_CARDS = "All cards";
    PLAY_ON = "Play from here";
    GOES_ON = "Another match of this game is in progress. Starting this one ends it.";
    DAILY_GOES_ON = "Your first try at a daily deal of this game is in progress. If you end it, that try is lost.";
    CANCEL = "Cancel";
    GO_ON_WITH_IT = "Resume that one";
    GIVE_IT_UP = "End that one";
    // Sharing.
    SHARE = "Share";
    SHARE_WHY = "Whoever opens the link can play the same cards or watch the match. The link contains no names.";
    THIS_DEAL = "The deal";
    WHOLE_MATCH = "The whole match";
    CHALLENGE = "A challenge";
    LINK = "Link";
    COPY = "Copy";
    COPIED = "Copied.";
    COPY_YOURSELF = "This browser does not let the page copy. The link is selected: please copy it yourself.";
    CODE = "QR code of the link";
    NO_CODE = "The link is too long for a QR code in this window.";
    SHARE_DEAL = "Share this deal";
    // A link that was opened.
    LINKED = "A match from a link";
    LINKED_DEAL = "Somebody sent you a deal. Everybody who opens it gets the same cards.";
    linked_match(n) = "Somebody sent you a match of {n} {n:step|steps}.";
    LINKED_PRACTICE = "You can watch the whole match, so playing its deal counts as practice.";
    LINKED_SEEN = "This device has seen this deal before, so playing it counts as practice.";
    PLAY_DEAL = "Play this deal";
    WATCH_IT = "Watch it";
    KEEP_IT = "Save to history";
    KEPT_IT = "It is saved in your history.";
    KEEP_FAILED = "There was no room for it.";
    OPENING = "Opening …";
    BAD_LINK = "This link does not work";
}
