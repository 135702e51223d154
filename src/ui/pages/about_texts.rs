//! Texts about the project.

use crate::texts;

texts! {
    ABOUT_TITLE = "About Spot On";
    ABOUT_WHAT = "Spot On is a collection of card games in which only the exact number wins. It runs in your browser, needs no account and no server, and sends nothing anywhere.";
    FAIR = "The bots play fair";
    FAIR_HOW = "A bot knows only what a person in its seat would know. It does not see hidden cards, the order of the stock or the seed. It must guess the rest, just as you do.";
    FAIR_CARDS = "Your browser draws a random number of 256 bits, and a generator uses it to shuffle the cards. All orders are equally likely. Neither the level of the bots nor your play changes that.";
    FAIR_PROOF = "Rules, bots and shuffling are open source, and tests check what is said here. They give a bot two positions that differ only in hidden cards. The bot must not be able to tell them apart.";
    CREDITS = "Credits";
    OURS = "Card pictures, texts of the rules and program: the authors of Spot On, under the MIT licence.";
    TYPEFACE = "Typeface:";
    NOT_AFFILIATED_ALL = "Spot On is not affiliated with the authors of the games.";
    UNKNOWN_BUILD = "unknown";
    version(version, build) = "Version {version} · build {build}";
}
