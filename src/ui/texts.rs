//! Texts of the pages.

use crate::texts;

texts! {
    // Addresses.
    SITE = "Spot On: five card games in which only the exact number wins";
    title(page) = "{page} · Spot On";
    set_up_game(game) = "Set up {game}";
    rules_of(game) = "Rules of {game}";
    play_game(game) = "Play {game}";
    learn_game(game) = "Learn {game}";
    TUTORIAL = "Tutorial";
    continue_game(game) = "Resume {game}";
    LOST = "This page does not exist. Here are all games.";
    PAGES = "Pages";
    SETTINGS = "Settings";
    STATISTICS = "Statistics";
    TODAY = "Today";
    PUZZLES = "Puzzles";
    DAILY_PUZZLE = "Daily puzzle";
    SPRINT = "Sprint";
    ABOUT = "About";
    // Errors.
    TRY_AGAIN = "Try again";
    LOADING = "Loading …";
    NOT_FETCHED = "This page did not load";
    NOT_FETCHED_WHY = "A part of Spot On could not be loaded. Please check the connection.";
    SETTINGS_UNREADABLE = "Some settings could not be read, so Spot On uses the defaults. It keeps a copy of the old settings.";
    UPDATE = "A new version is ready.";
    UPDATE_NOW = "Update now";
    LOADING_ANEW = "Reloading the page …";
    TRANSLATED = "Your browser translates this page, so some scores may be out of date. Spot On has other languages of its own.";
    OTHER_LANGUAGES = "Choose a language";
    STOPPED = "Spot On has stopped";
    STOPPED_WHY = "This is our mistake, not yours. If this browser can save, your match is saved up to the last move.";
    LOAD_AGAIN = "Reload the page";
    TO_ALL_GAMES = "To all games";
    COPY = "Copy";
    COPIED = "Copied";
    NOT_KEPT = "This browser could not save that.";
    CANNOT_READ = "This browser does not let Spot On read its saved data right now. Close its other tabs, then try again.";
    NEWER = "Your data was saved by a newer version. It is safe, but this version cannot save.";
    number(number) = "{number}";
    // Home.
    HERO = "Only the exact number wins.";
    HERO_MORE = "Five quick card games, about ten minutes each. No account, no server, no hurry.";
    players_and_length(least, most, length) = "{least} to {most} players · {length}";
    first_game(game) = "New here? Begin with {game}.";
    CONTINUE = "Resume";
    more_matches(n) = "{n} more {n:match|matches} in progress";
    PLAY = "Play";
    SET_UP = "Set up";
    RULES = "Rules";
    // Levels.
    NOVICE = "Novice";
    CASUAL = "Casual";
    SKILLED = "Skilled";
    MASTER = "Master";
    // Setup.
    PLAYERS = "Players";
    PLAYERS_WHY = "You take the first seat. Bots or other people take the others.";
    SOLITAIRE = "Solitaire";
    WHO_PLAYS = "Who plays";
    WHO_PLAYS_WHY = "Bots see only what a person in their seat could see.";
    seat(number) = "Seat {number}";
    A_PERSON = "A person on this device";
    a_bot(level) = "Bot: {level}";
    name_of(number) = "Name at seat {number}";
    YOU = "You";
    player(number) = "Player {number}";
    MINA = "Mina";
    OTTO = "Otto";
    VERA = "Vera";
    HUGO = "Hugo";
    LENA = "Lena";
    how_strong(seats) = "How strong the bots are: matches won out of 100, with {seats} {seats:player|players}.";
    USUAL_OPTIONS = "Measured with the default options.";
    even_share(n) = "Equal players would win {n} each.";
    beats(level, percent, below) = "{level}: {percent} against {below}";
    PRESETS = "Presets";
    PRESETS_WHY = "You can still change each option below.";
    AS_PUBLISHED = "As published";
    QUICK_MATCH = "Quick";
    EVERYTHING_ON = "Everything on";
    // Why a try does not count.
    DOES_NOT_COUNT = "It does not count.";
    UNDONE_AFTER_SEEING = "You undid a move after you had seen something new.";
    SEEN_BEFORE = "You have seen it before.";
    OF_ANOTHER_DAY = "It belongs to another day.";
    ONLY_FIRST_TRY = "Only the first try counts.";
    CONTINUES_A_MATCH = "It continues another match.";
    GAVE_UP = "You gave up the first try.";
    /// A browser without room.
    UNSAVED = "This browser cannot save your results: its storage is full or blocked. They last until you close this page.";
    GIVES_UP = "Starting a new match ends the one in progress.";
    START = "Start";
    // Settings.
    /// Displayed in English only.
    language_missing(language) = "The texts in this language could not be loaded, so the page is in English: {language}. Please check the connection.";
    LANGUAGE = "Language";
    LANGUAGE_WHY = "Matches, settings and statistics stay as they are.";
    AS_THE_BROWSER = "Follow the browser";
    COLOURS = "Colours";
    COLOURS_WHY = "Light, dark, or like your system. High contrast helps in bright sun and with tired eyes.";
    AS_THE_SYSTEM = "Follow the system";
    LIGHT = "Light";
    DARK = "Dark";
    HIGH_CONTRAST = "High contrast";
    DECK = "Card design";
    DECK_WHY = "Large corners are easier to read on small screens; four colours tell the suits apart.";
    STANDARD = "Standard";
    LARGE_INDEX = "Large corners";
    FOUR_COLOURS = "Four colours";
    LARGE_FOUR_COLOURS = "Large corners, four colours";
    LETTERS = "Letters on the cards";
    LETTERS_WHY = "Which letters stand for ace, king, queen and jack. Typed answers may use both.";
    /// The letters that cards of the country have, such as A K D B in German.
    OWN_LETTERS = "Of the language";
    INTERNATIONAL_LETTERS = "International: A K Q J";
    PACE = "Speed";
    PACE_WHY = "How fast cards move and bots play. If your system asks for less motion, nothing moves.";
    NO_MOTION = "No motion";
    FAST = "Fast";
    NORMAL = "Normal";
    SLOW = "Slow";
    SOUND = "Sound";
    SOUND_WHY = "A short sound for each deal, card and turn.";
    SILENT = "Off";
    QUIET = "Quiet";
    LOUD = "Loud";
    HAPTICS = "Vibration";
    HAPTICS_WHY = "Phones vibrate when you lift a card, when it is your turn and when you win.";
    HAND = "Buttons at the table";
    HAND_WHY = "Show them on the left or on the right.";
    RIGHT = "On the right";
    LEFT = "On the left";
    RAISED = "Playable cards";
    RAISED_WHY = "Cards that you can play now are raised.";
    PANEL = "Side panel";
    PANEL_WHY = "In a wide window, scores, log and options are beside the table.";
    OPEN = "Open";
    FOLDED = "Folded";
    KEYS = "Single-letter keys";
    KEYS_WHY = "U undoes a move, H gives a hint, L opens the log, ? lists the keys.";
    THINKING = "Thinking time of Master";
    THINKING_WHY = "“Fast” answers within a quarter of a second, “Deep” within three seconds. “Deep” plays best.";
    DEEP = "Deep";
    SPRINT_CLOCK = "Clock in sprints";
    SPRINT_CLOCK_WHY = "Without a clock, a sprint of ten puzzles counts only right answers.";
    ON = "On";
    OFF = "Off";
    YOUR_NAME = "Your name";
    YOUR_NAME_WHY = "Your name when several people play on this device.";
    // Rules.
    OPTIONS = "Options";
    CONTENTS = "Contents";
    /// Before the line that says what the option does.
    option_named(title) = "Option “{title}”:";
    NOT_AFFILIATED = "Spot On is not affiliated with the authors.";
    SET_UP_A_MATCH = "Set up a match";
    RULES_MISSING = "The rules could not be loaded. Please check the connection.";
    // About.
    BACK_TO_TABLE = "Back to your table with friends";
    credit(game, credit) = "{game}: {credit}";
    WITH_FRIENDS = "Play with friends";
    NO_PEEKING_TITLE = "How nobody can peek";
}
