//! Texts of the table, for all games.

use crate::texts;

texts! {
    // The bar.
    ALL_GAMES = "All games";
    TAKE_BACK = "Undo";
    HINT = "Hint";
    LOG = "Log";
    RULES = "Rules";
    /// A button's name with its key.
    with_key(name, key) = "{name} ({key})";
    // The prompt.
    YOUR_TURN = "Your turn";
    hint(mv) = "Hint: {mv}";
    ON_THE_LINE = "it is in the field";
    WAIT = "wait, there is no better answer";
    turn_to(prompt) = "Your turn: {prompt}.";
    is_playing(who) = "{who} is playing";
    TAP_TO_SKIP = "tap to skip";
    is_over(round) = "The {round} is over";
    MATCH_IS_OVER = "The match is over";
    UNKEPT = "This browser cannot save, so the match is lost when you close the page.";
    PART_READ = "Only part of your saved match could be read. A full copy is kept.";
    NONE_READ = "Your saved match could not be read. A copy is kept, and this is a new match.";
    UNREADABLE = "A saved match cannot be read right now, so this is a new one. Close other tabs of Spot On, then reload.";
    NEWER = "A newer version saved a match here. It is safe, but this version cannot save your moves.";
    ELSEWHERE = "This match is open in another tab";
    ELSEWHERE_MORE = "Continue there, or play here. Nothing is lost.";
    TAKE_OVER = "Play here";
    BOTS_FAILED = "The bots could not be started.";
    TRY_AGAIN = "Try again";
    TAKEN_BACK = "Move undone.";
    SECONDS_LEFT = "Seconds left";
    // Places and cards.
    your(place) = "Your {place}";
    of(who, place) = "{who}'s {place}";
    NO_CARDS = "No cards.";
    cards(n, names) = "{n} {n:card|cards}: {names}.";
    HIDDEN = "hidden card";
    /// Label of a card among others.
    slot(card, at, count) = "{card}, {at} of {count}";
    NEW = "new";
    pile(place, count) = "{place}, {count} {count:card|cards}";
    on_top(card) = "{card} on top";
    ordered(suit) = "ordered: {suit}";
    goal(goal) = "of {goal}";
    TO_COME = "Still in the stock";
    times(card, n) = "{card}: {n}";
    // The hand.
    SORT = "Sort";
    BY_RANK = "Sorted by rank.";
    BY_SUIT = "Sorted by suit.";
    BY_VALUE = "Sorted by rank, aces high.";
    AS_DEALT = "In your own order.";
    exactly(goal) = "exactly {goal}";
    over(value, more) = "{value}, {more} over";
    short(value, less) = "{value}, {less} short";
    // Open choices.
    CHOOSE = "Choose";
    UNDO_ENDS_COUNTING = "You have seen something new since. If you undo this, the match becomes practice and does not count.";
    UNDO_ENDS_DAILY = "You have seen something new since. If you undo this, today's try becomes practice and does not count.";
    HINT_IS_TOLD = "Your result will show that you used a hint.";
    CANCEL = "Cancel";
    DELETE = "Delete";
    CLEAR = "Clear";
    // Side panel and keys.
    SCORES = "Scores";
    first_to(goal) = "The goal is {goal} points";
    LOG_OF_THE_MATCH = "Log of the match";
    LATEST_FIRST = "What happened, newest first";
    FAIRNESS = "Fairness check";
    FAIRNESS_ASKS = "Asking the bot a hundred times …";
    FAIRNESS_NOTHING = "No bot has played yet.";
    fairness(who, deals) = "{who} had to choose the last move again. Each time the hidden cards were dealt differently: {deals} {deals:time|times}.";
    fairness_same(same, deals) = "The same answer {same} times out of {deals}:";
    FAIRNESS_WHY = "A bot that looked at hidden cards would change its answer when they change.";
    IT_WAITS = "wait";
    KEYS = "Keys";
    CLOSE = "Close";
    KEY_TAB = "next place on the table";
    KEY_ARROWS = "move along your hand";
    KEY_SHIFT = "move a card within your hand";
    KEY_ENTER = "play the card, draw, or press the button";
    KEY_SORT = "sort your hand";
    KEY_UNDO = "undo";
    KEY_HINT = "hint";
    KEY_SKIP = "do not wait for a bot's move";
    KEY_LOG = "log";
    KEY_LIST = "this list";
    KEY_ESCAPE = "cancel, or close what is open";
    // Several people.
    NEXT_AT_THE_DEVICE = "Next to play on this device:";
    LIFT = "Show my cards";
    instead(who) = "I am {who}";
    HAND_OVER = "Hand over";
    // The tutorial.
    TUTORIAL = "Tutorial";
    OFFER = "New to this game?";
    NO_THANKS = "No, thanks";
    WATCH = "Now the other player moves.";
    STRAYED = "That is a legal move, but please follow the tutorial for now.";
    step_of(step, steps) = "{step} of {steps}";
    SKIP = "Skip";
    GO_ON = "Next";
    PLAY_NOW = "Play a match";
    NO_TUTORIAL = "The tutorial could not be loaded. Please check the connection.";
    // A puzzle.
    BACK = "Back";
    NEXT_PUZZLE = "Next";
    SIMILAR_PUZZLE = "A similar one";
    ROUND_SO_FAR = "The round so far:";
    ruled_out(cards, step) = "Ruled out since this move: {cards}. {step}";
    STEP_BACK = "One move back";
    STEP_FORWARD = "One move forward";
    SHOW_ANSWER = "Show the answer";
    START_OVER = "Start over";
    ways_found(n, all) = "{n} of {all} ways found.";
    next_cards(cards) = "Next in the stock: {cards}";
    SAME_WAY = "You have found this way already.";
    // End of a round or a match.
    next(round) = "Next {round}";
    AGAIN = "Play again";
    SET_UP = "Set up";
    COMPARE = "Compare";
    TO_THE_DAY = "Daily deals";
    NEW_MATCH = "A new match begins.";
    NOT_THIS_TIME = "Not this time";
    A_DRAW = "A draw";
    YOU_WIN = "You win!";
    wins(who) = "{who} wins";
    share(names) = "{names} share the win";
    taken_back(n) = "{n} × undo";
    hints(n) = "{n} × hint";
    PRACTICE = "practice, so it does not count";
    // How the match counts.
    DAILY_COUNTS = "Daily deal";
    DAILY_COUNTS_WHY = "This is your first try at a daily deal, so it counts.";
    PRACTICE_MARK = "Practice";
    COURSE = "Points over time";
    course_of(who, totals) = "{who}: {totals}";
    /// A step of the match, with the points that it brought.
    best_moment(who, points) = "Best moment: {who}, {points}";
}
