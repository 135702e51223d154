//! Texts about how nobody can peek.

use crate::texts;

texts! {
    NO_PEEKING_LEAD = "There is no server that deals. Your devices deal together, so each of them knows only its own cards.";
    LOCKS = "Everybody shuffles and locks";
    LOCKS_WHY = "Each device shuffles the pack in turn and puts a lock of its own on every card. Then nobody knows where a card lies, not even all the others together.";
    OPENS = "A card opens for one player";
    OPENS_WHY = "You draw a card. The others send your device their keys for this card, and for no other. Only your device has the last key.";
    PLAYS = "Everybody checks every move";
    PLAYS_WHY = "A device signs each move. A card that cannot be there, or a second version of a move, is noticed at once.";
    AUDITS = "At the end of a round everything is shown";
    AUDITS_WHY = "All devices show their secrets of the round. Each repeats every shuffle and every move by the full rules. Whoever has cheated is named, with the step.";
    NOT_PREVENTED = "What this does not prevent";
    THEY_TALK = "People can tell each other their cards, or look at each other's screens.";
    THEY_LEAVE = "Somebody can leave instead of showing the secrets. That round is not checked, and does not count.";
    THEY_MEASURE = "In a race each device measures its own time.";
    THEY_DOUBLE = "Whoever shuffles last could put one card into two places, and so know one card of another hand. The check at the end of the round shows it.";
    LOOK_INSIDE = "The developer tools of a browser show only what its player may know.";
}
