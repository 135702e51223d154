//! What the pages say.

use crate::texts;

texts! {
    "texts";
    // Addresses.
    SITE = "Spot On: five card games in which only the exact number wins";
    title(page) = "{page} · Spot On";
    set_up_game(game) = "Set up {game}";
    rules_of(game) = "Rules of {game}";
    play_game(game) = "Play {game}";
    learn_game(game) = "Learn {game}";
    GUIDED_ROUND = "Guided round";
    continue_game(game) = "Continue {game}";
    LOST = "There is no such page, so here is the way to all games.";
    PAGES = "Pages";
    SETTINGS = "Settings";
    STATISTICS = "Statistics";
    ABOUT = "About";
    // Troubles.
    TRY_AGAIN = "Try again";
    SETTINGS_UNREADABLE = "Some of your settings could not be read, so the usual ones are used instead. The old ones are kept under another name.";
    UPDATE = "There is a newer Spot On.";
    UPDATE_NOW = "Use it now";
    STOPPED = "Spot On has stopped";
    STOPPED_WHY = "That is our mistake, not yours. Your match is kept as it stood after the last move, unless this browser keeps nothing.";
    LOAD_AGAIN = "Load the page again";
    TO_ALL_GAMES = "To all games";
    COPY = "Copy";
    COPIED = "Copied";
    NOT_KEPT = "This browser could not keep that.";
    NEWER = "A newer version of this page has kept something here. It stays as it is, and nothing is kept now.";
    number(number) = "{number}";
    // Home.
    HERO = "Only the exact number wins.";
    HERO_MORE = "Five card games for ten good minutes. No account, no server, no hurry.";
    players_and_length(least, most, length) = "{least} to {most} players · {length}";
    CONTINUE = "Continue";
    more_matches(n) = "{n} more {n:match|matches} in progress";
    PLAY = "Play";
    SET_UP = "Set up";
    RULES = "Rules";
    // Levels.
    NOVICE = "Novice";
    CASUAL = "Casual";
    SKILLED = "Skilled";
    MASTER = "Master";
    // Set-up.
    PLAYERS = "Players";
    PLAYERS_WHY = "You take the first seat; bots or other people at this device take the others.";
    SOLITAIRE = "Solitaire";
    WHO_PLAYS = "Who plays";
    WHO_PLAYS_WHY = "All bots see only what a person in their seat could see.";
    seat(number) = "Seat {number}";
    A_PERSON = "A person at this device";
    a_bot(level) = "Bot: {level}";
    name_of(number) = "Name at seat {number}";
    YOU = "You";
    player(number) = "Player {number}";
    MINA = "Mina";
    OTTO = "Otto";
    VERA = "Vera";
    HUGO = "Hugo";
    LENA = "Lena";
    HOW_STRONG = "How strong they are: matches won of 100, measured for two players";
    beats(level, percent, below) = "{level} {percent} against {below}";
    PRESETS = "Presets";
    PRESETS_WHY = "Each option can still be changed below.";
    AS_PUBLISHED = "As published";
    QUICK_MATCH = "Quick";
    EVERYTHING_ON = "Everything on";
    GIVES_UP = "Starting a new match ends the one in progress.";
    START = "Start";
    // Settings.
    LANGUAGE = "Language";
    LANGUAGE_WHY = "Matches, settings and statistics stay as they are.";
    AS_THE_BROWSER = "Follow the browser";
    COLOURS = "Colours";
    COLOURS_WHY = "Light, dark, or as your system has it; high contrast for bright sun and tired eyes.";
    AS_THE_SYSTEM = "Follow the system";
    LIGHT = "Light";
    DARK = "Dark";
    HIGH_CONTRAST = "High contrast";
    DECK = "Deck";
    DECK_WHY = "Larger corners are read on small screens; four colours tell the suits apart at a glance.";
    STANDARD = "Standard";
    LARGE_INDEX = "Large corners";
    FOUR_COLOURS = "Four colours";
    LARGE_FOUR_COLOURS = "Large corners, four colours";
    PACE = "Pace";
    PACE_WHY = "How fast cards move and bots play. Where your system asks for less motion, nothing moves.";
    NO_MOTION = "No motion";
    FAST = "Fast";
    NORMAL = "Normal";
    SLOW = "Slow";
    SOUND = "Sound";
    SOUND_WHY = "A short sound for each deal, card and turn.";
    SILENT = "Off";
    QUIET = "Quiet";
    LOUD = "Loud";
    HAND = "Buttons at the table";
    HAND_WHY = "On the side of the hand that you play with.";
    RIGHT = "On the right";
    LEFT = "On the left";
    RAISED = "Playable cards";
    RAISED_WHY = "Cards that can be played now stand out of the hand.";
    KEYS = "Single-letter keys";
    KEYS_WHY = "U takes back, H asks for a hint, L opens the log, ? lists the keys.";
    ON = "On";
    OFF = "Off";
    YOUR_NAME = "Your name";
    YOUR_NAME_WHY = "What you are called when several people play at this device.";
    // Rules.
    OPTIONS = "Options";
    NOT_AFFILIATED = "Spot On is not affiliated with the authors.";
    SET_UP_A_MATCH = "Set up a match";
    RULES_MISSING = "The rules could not be loaded. Please check the connection.";
    // About.
    ABOUT_TITLE = "About Spot On";
    ABOUT_WHAT = "Spot On is a collection of card games in which only the exact number wins. It is a page and nothing else: it runs in your browser, needs no account and no server, and sends nothing anywhere.";
    FAIR = "The bots play fair";
    FAIR_HOW = "A bot is told what a person in its seat would know, and nothing more: no hidden card, no order of the stock, no seed. What it does not know it has to imagine, just as you do.";
    FAIR_CARDS = "The cards are shuffled by a generator that begins with a number of 256 bits drawn by your browser; all orders are equally likely. Neither the strength of the bots nor how you play changes it.";
    FAIR_PROOF = "Rules, bots and shuffling are open, and tests hold what is said here: a bot is given two positions that differ in hidden cards only, and must not be able to tell them apart.";
    CREDITS = "Credits";
    credit(game, credit) = "{game}: {credit}";
    OURS = "Card pictures, rules in our own words, and program: the authors of Spot On, under the MIT licence.";
    TYPEFACE = "Typeface:";
    NOT_AFFILIATED_ALL = "Spot On is not affiliated with the authors of the games.";
    version(version, build) = "Version {version} · build {build}";
    UNKNOWN_BUILD = "unknown";
}
