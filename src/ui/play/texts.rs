//! What the table says, whatever is played on it.

use crate::texts;

texts! {
    "texts";
    // The bar.
    ALL_GAMES = "All games";
    TAKE_BACK = "Take back";
    HINT = "Hint";
    LOG = "Log";
    RULES = "Rules";
    /// A button's name with its key.
    with_key(name, key) = "{name} ({key})";
    // The prompt.
    YOUR_TURN = "Your turn";
    hint(mv) = "Hint: {mv}";
    ON_THE_LINE = "it is on your line";
    WAIT = "wait, there is nothing better to say";
    turn_to(prompt) = "Your turn: {prompt}.";
    is_playing(who) = "{who} is playing";
    is_over(round) = "The {round} is over";
    MATCH_IS_OVER = "The match is over";
    UNKEPT = "This browser keeps nothing, so the match is lost when the page is closed.";
    PART_READ = "Only a part of the kept match could be read. All of it was set aside.";
    NONE_READ = "The kept match could not be read. It was set aside, and this is a new one.";
    NEWER = "A newer version of this page has kept a match here. It stays as it is; what is played now is not kept.";
    ELSEWHERE = "This match is open in another tab";
    ELSEWHERE_MORE = "Go on there, or take it over here. Nothing is lost.";
    TAKE_OVER = "Take over";
    BOTS_FAILED = "The bots could not be started.";
    TRY_AGAIN = "Try again";
    TAKEN_BACK = "Taken back.";
    SECONDS_LEFT = "Seconds left";
    // Places and cards.
    your(place) = "Your {place}";
    of(who, place) = "{who}'s {place}";
    NO_CARDS = "No cards.";
    cards(n, names) = "{n} {n:card|cards}: {names}.";
    HIDDEN = "hidden card";
    /// A card among others.
    slot(card, at, count) = "{card}, {at} of {count}";
    NEW = "new";
    pile(place, count) = "{place}, {count} {count:card|cards}";
    on_top(card) = "{card} on top";
    ordered(suit) = "ordered: {suit}";
    goal(goal) = "of {goal}";
    TO_COME = "Still to come";
    times(card, n) = "{card}: {n}";
    // The hand.
    SORT = "Sort";
    BY_RANK = "Sorted by rank.";
    BY_SUIT = "Sorted by suit.";
    BY_VALUE = "Sorted by rank, aces high.";
    AS_DEALT = "As you have put them.";
    exactly(goal) = "exactly {goal}";
    over(value, more) = "{value}, {more} over";
    short(value, less) = "{value}, {less} short";
    // What is left to be chosen.
    CHOOSE = "Choose";
    CANCEL = "Cancel";
    DELETE = "Delete";
    CLEAR = "Clear";
    // Log and keys.
    LOG_OF_THE_MATCH = "Log of the match";
    LATEST_FIRST = "What happened, the latest first";
    FAIRNESS = "Fairness check";
    FAIRNESS_ASKS = "Asking a hundred times …";
    FAIRNESS_NOTHING = "No bot has played yet.";
    fairness(who, deals) = "{who} was asked about the last move again, with {deals} other {deals:deal|deals} of the cards that are hidden from that seat.";
    fairness_same(same, deals) = "{same} of {deals} times the same answer:";
    FAIRNESS_WHY = "Whoever looked at hidden cards would answer differently when they change.";
    IT_WAITS = "wait";
    KEYS = "Keys";
    CLOSE = "Close";
    KEY_TAB = "next place on the table";
    KEY_ARROWS = "along your hand";
    KEY_SHIFT = "move a card within your hand";
    KEY_ENTER = "play the card, draw, or press the button";
    KEY_SORT = "sort your hand";
    KEY_UNDO = "take back";
    KEY_HINT = "hint";
    KEY_LOG = "log";
    KEY_LIST = "this list";
    KEY_ESCAPE = "let go, or close what is open";
    // Several people.
    NEXT_AT_THE_DEVICE = "The next to play at this device is";
    LIFT = "Show my cards";
    instead(who) = "No, {who}";
    HAND_OVER = "Hand over";
    // A guided round.
    GUIDED_ROUND = "Guided round";
    OFFER = "New to this game?";
    NO_THANKS = "No, thanks";
    WATCH = "Now the other player.";
    STRAYED = "That would be possible, too. Just now, do what is said here.";
    step_of(step, steps) = "{step} of {steps}";
    SKIP = "Skip";
    GO_ON = "Go on";
    PLAY_NOW = "Play a match";
    NO_LESSON = "The guided round could not be loaded. Please check the connection.";
    // The end.
    next(round) = "Next {round}";
    AGAIN = "Play again";
    SET_UP = "Set up";
    NEW_MATCH = "A new match begins.";
    NOT_THIS_TIME = "Not this time";
    A_DRAW = "A draw";
    YOU_WIN = "You win!";
    wins(who) = "{who} wins";
    share(names) = "{names} share the win";
    taken_back(n) = "{n} × taken back";
    hints(n) = "{n} × hint";
    PRACTICE = "a practice match";
    course(totals) = "Course of the points. {totals}.";
    course_of(who, totals) = "{who}: {totals}";
}
