//! Texts of matches with friends.

use crate::texts;

texts! {
    "texts";
    // Setting up.
    A_FRIEND = "Friend at another device";
    INVITE = "Invite";
    INVITE_WHY = "You get a link to send. Friends open it and sit down; nobody needs an account.";
    CONTACTS = "What is contacted?";
    relays_carry(hosts) = "Public relays pass sealed messages between your devices: {hosts}. They see your network address (IP), not what you play. Nothing goes anywhere else.";
    DIRECT = "Then your devices connect directly, and see each other's network address, as in every call.";
    direct_by(hosts) = "Then your devices connect directly, and see each other's network address, as in every call. {hosts} tells each its own.";
    RELAY_ONLY = "Only through relays: friends do not see my network address";
    CONNECTED_DIRECTLY = "Connected directly";
    OWN_RELAYS = "Other relays";
    OWN_RELAYS_WHY = "Addresses of Nostr relays, for your next invitation. The link carries them to your friends.";
    BACK_TO_TABLE = "Back to your table with friends";
    // How nobody can peek.
    NO_PEEKING_LEAD = "No server deals. Your devices deal together, so that each knows its own cards and nothing else.";
    LOCKS = "Everybody shuffles and locks";
    LOCKS_WHY = "Each device shuffles the pack in turn and puts a lock of its own on every card. Then nobody knows where a card lies, not even all the others together.";
    OPENS = "A card opens for one player";
    OPENS_WHY = "You draw a card. The others send your device their keys for this card, and for no other. Only your device has the last key.";
    PLAYS = "What is played, everybody checks";
    PLAYS_WHY = "A device signs each move. A card that cannot be there, or a second version of a move, is noticed at once.";
    AUDITS = "At the end of a round all is shown";
    AUDITS_WHY = "All devices show their secrets of the round. Each repeats every shuffle and every move by the full rules. Whoever has cheated is named, with the step.";
    NOT_PREVENTED = "What this does not prevent";
    THEY_TALK = "People can tell each other their cards, or look at each other's screens.";
    THEY_LEAVE = "Somebody can leave instead of showing the secrets. That round is not checked, and does not count.";
    THEY_MEASURE = "In a race each device measures its own time.";
    THEY_DOUBLE = "Whoever shuffles last could put one card into two places, and so know one card of another hand. The end of the round shows it.";
    LOOK_INSIDE = "The developer tools of a browser show only what its player may know.";
    // Opening an invitation.
    invites(who, game) = "{who} invites you to {game}";
    invited_to(game) = "You are invited to {game}";
    INVITED = "You are invited to a game of cards";
    NO_PEEKING = "Everybody plays at their own device. Nobody can see another's cards, and every round is checked at its end.";
    YOUR_NAME = "Your name";
    SIT_DOWN = "Sit down";
    DAMAGED = "This invitation is damaged";
    DAMAGED_WHY = "Part of the link is missing. Ask for it again, and open the whole link.";
    // The waiting room.
    WAITING_ROOM = "Waiting room";
    SEND_LINK = "Send this link to your friends";
    SEND_LINK_WHY = "Keep this page open until they are here.";
    WHO_IS_HERE = "Who is here";
    FREE_SEAT = "Free seat";
    YOU_HERE = "you";
    READY = "ready";
    NOT_READY = "not ready";
    I_AM_READY = "I am ready";
    I_AM_NOT_READY = "Not yet";
    START = "Start";
    /// Why the match cannot start.
    still_free(n) = "{n} {n:seat is|seats are} still free.";
    not_ready_yet(who) = "Not ready yet: {who}.";
    ALL_READY = "Everybody is ready.";
    HOST_STARTS = "The match starts when everybody is ready and whoever has invited presses Start.";
    TABLE_FULL = "All seats are taken. You can watch this page in case one becomes free.";
    looking_for(who) = "Looking for {who}…";
    LOOKING = "Looking for your friends…";
    NO_ANSWER = "Nobody has answered yet. The page that has invited you must be open.";
    CONNECTING = "Connecting…";
    CONNECTED = "Connected";
    CONNECTED_WAITING = "Connected. Waiting for your friends…";
    NOT_CONNECTED = "No relay can be reached. Check your network connection.";
    TRY_AGAIN = "Try again";
    LEAVE = "Leave";
    OPTIONS = "Options";
    // Presence.
    AWAY = "away";
    SILENT = "does not answer";
    LEFT = "has left";
    // At the table.
    waits_for_cards(who) = "Cards are shuffled and opened: waiting for {who}";
    waits_for_move(who) = "Waiting for {who}";
    waits_for_ready(who) = "Waiting until {who} is ready";
    waits_for_check(who) = "The round is checked: waiting for {who}";
    is_gone(who) = "{who} does not answer. Wait, or go on without:";
    DEAL_ANEW = "Deal this round again with a bot";
    END_MATCH = "End the match";
    proposes_end(who) = "{who} proposes to end the match.";
    proposes_anew(who) = "{who} proposes to deal this round again with a bot.";
    YOU_PROPOSE = "You have proposed that. Waiting for the others to agree.";
    AGREE = "Agree";
    NUDGE = "Remind";
    IS_WAITING = "I am waiting…";
    SAY = "Say something";
    NEXT_ROUND = "Ready for the next round";
    PLAY_AGAIN = "Play again";
    READY_AGAIN = "Ready to play again";
    CHECKED = "Checked: nobody cheated";
    checked_why(n) = "Your device has repeated every shuffle and every move of {n} {n:round|rounds} with everybody's secrets.";
    cheated(who) = "{who} cheated";
    cheated_at(step, what) = "Step {step}: {what}.";
    UNEXPLAINED = "Something was not right";
    unexplained_at(step, what) = "Step {step}: {what}. It does not show who is at fault.";
    ENDED = "The match was ended";
    ENDED_WHY = "You went on without somebody who was gone. The round that was going on does not count.";
    LEFT_OUT = "The others went on without you";
    LEFT_OUT_WHY = "Your device did not answer for a while, and they decided to go on.";
    SAME_CARDS = "These four cards are the same on all your devices, unless somebody stands in between:";
    UNSAVED = "This browser cannot save. If you close this page, you cannot come back to your seat.";
    FAILED = "This browser could not start playing with friends.";
    ELSEWHERE = "This table is open in another tab";
    ELSEWHERE_WHY = "Continue there, or play here. Nothing is lost.";
    PLAY_HERE = "Play here";
    // Phrases.
    PHRASE_HELLO = "Hello!";
    PHRASE_LUCK = "Good luck!";
    PHRASE_WELL = "Well played!";
    PHRASE_THANKS = "Thank you!";
    PHRASE_SORRY = "Sorry!";
    PHRASE_OOPS = "Oops!";
    PHRASE_WOW = "Wow!";
    PHRASE_CLOSE = "That was close!";
    PHRASE_THINK = "Let me think…";
    PHRASE_MOMENT = "One moment, please.";
    PHRASE_AGAIN = "One more match?";
    PHRASE_BYE = "Goodbye!";
}
