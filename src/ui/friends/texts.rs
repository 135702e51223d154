//! Texts of matches with friends.

use crate::texts;

texts! {
    // Setting up.
    CONNECTED_DIRECTLY = "Connected directly";
    // How nobody can peek.
    // Opening an invitation.
    invites(who, game) = "{who} invites you to {game}";
    invited_to(game) = "You are invited to {game}";
    INVITED = "You are invited to a card game";
    NO_PEEKING = "Everybody plays on their own device. Nobody can see the cards of another player, and every round is checked at its end.";
    YOUR_NAME = "Your name";
    SIT_DOWN = "Sit down";
    DAMAGED = "This invitation is damaged";
    DAMAGED_WHY = "Part of the link is missing. Ask for it again, and open the whole link.";
    // The waiting room.
    WAITING_ROOM = "Waiting room";
    SEND_LINK = "Send this link to your friends";
    SHARE = "Share…";
    SEND_LINK_WHY = "Keep this page open until your friends are here.";
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
    HOST_STARTS = "The match starts when everybody is ready and the host presses Start.";
    TABLE_FULL = "All seats are taken. You can stay on this page and wait for a free seat.";
    looking_for(who) = "Looking for {who}…";
    LOOKING = "Looking for your friends…";
    NO_ANSWER = "Nobody has answered yet. The host must keep this page open.";
    CONNECTING = "Connecting…";
    CONNECTED = "Connected";
    CONNECTED_WAITING = "Connected. Waiting for your friends…";
    NOT_CONNECTED = "No relay can be reached. Please check the connection.";
    TRY_AGAIN = "Try again";
    LEAVE = "Leave";
    OPTIONS = "Options";
    // Connecting without relays.
    BY_CODES = "Connect without relays";
    BY_CODES_WHY = "Make a link for one friend. Their device shows an answer, which they send back to you.";
    MAKE_OFFER = "Make a link";
    SEND_OFFER = "Send this link to one friend";
    SEND_OFFER_WHY = "Their device shows an answer. Paste it here, or open it on this device. Keep this page open.";
    ANSWER = "The answer";
    CONNECT = "Connect";
    SEND_ANSWER = "Send this answer back";
    SEND_ANSWER_WHY = "Keep this page open. Your devices connect once your friend has pasted the answer.";
    NEW_ANSWER = "Make a new answer";
    CODE_ACCEPTED = "The answer fits. Your devices are connecting…";
    CODE_DAMAGED = "This answer is incomplete. Copy all of it.";
    CODE_OWN = "This is your own link. Send it to your friend, then paste the answer here.";
    CODE_OLD = "This answer belongs to an earlier link. Make a new link and send it.";
    CODE_FAILED = "This browser cannot connect directly. Use relays.";
    CONNECT_AGAIN = "Your devices are not connected. Connect them again:";
    NOT_CONNECTED_YET = "Not connected yet";
    HANDED_OVER = "The answer has arrived in your other tab";
    HANDED_OVER_WHY = "Go back to it. You can close this one.";
    // Presence.
    AWAY = "away";
    SILENT = "does not answer";
    LEFT = "has left";
    // At the table.
    waits_for_cards(who) = "Shuffling or opening cards, waiting for {who}";
    waits_for_move(who) = "Waiting for {who}";
    waits_for_ready(who) = "Waiting until {who} is ready";
    waits_for_check(who) = "Checking the round, waiting for {who}";
    is_gone(who) = "No answer from {who}. Wait, or choose:";
    DEAL_ANEW = "Deal this round again with a bot";
    END_MATCH = "End the match";
    proposes_end(who) = "{who} proposes to end the match.";
    proposes_anew(who) = "{who} proposes to deal this round again with a bot.";
    YOU_PROPOSE = "You have proposed that. Waiting for the others to agree.";
    AGREE = "Agree";
    NUDGE = "Remind";
    IS_WAITING = "I am waiting…";
    SAY = "Say something";
    MUTE = "Hide what others say";
    UNMUTE = "Show what others say";
    NEXT_ROUND = "Ready for the next round";
    PLAY_AGAIN = "Play again";
    READY_AGAIN = "Ready to play again";
    CHECKED = "Checked: nobody cheated";
    checked_why(n) = "Your device has repeated every shuffle and every move of {n} {n:round|rounds} with everybody's secrets.";
    cheated(who) = "{who} cheated";
    cheated_at(step, what) = "Step {step}: {what}.";
    UNEXPLAINED = "Something was not right";
    unexplained_at(step, what) = "Step {step}: {what}. It is not clear who is at fault.";
    ENDED = "The match was ended";
    ENDED_WHY = "You went on without a player who was gone. The unfinished round does not count.";
    LEFT_OUT = "The others went on without you";
    LEFT_OUT_WHY = "Your device did not answer for a while, and they decided to go on.";
    SAME_CARDS = "Compare these four cards. If your devices show different ones, somebody is intercepting the connection:";
    UNSAVED = "This browser cannot save. If you close this page, you cannot come back to your seat.";
    FAILED = "This browser could not start playing with friends.";
    ELSEWHERE = "This table is open in another tab";
    ELSEWHERE_WHY = "Continue there, or play here. Nothing is lost.";
    PLAY_HERE = "Play here";
    /// What was wrong in a step.
    FAULT_RULES = "the move is against the rules";
    FAULT_TURN = "it was not the turn of this player";
    FAULT_HAND = "the cards shown are not those of the hand";
    FAULT_ANSWER = "the answer about the hand is not true";
    FAULT_STEP = "the step differs from what was announced";
    FAULT_SEALED = "the answer is not the one that was sealed";
    FAULT_SHUFFLE = "the pack was not shuffled as promised";
    FAULT_LOCK = "a lock of the pack is wrong";
    FAULT_SECRET = "the secret is not the one that was promised";
    FAULT_VERSIONS = "two devices were told different things";
    FAULT_STOP = "the round was stopped without a reason";
    FAULT_MESSAGE = "a message came that does not belong there";
    FAULT_DEAL = "the secrets do not give a valid deal";
    WITHOUT_YOU = "The match has begun without you.";
    OTHER_VERSION = "Your devices have different versions of this page. Reload it on all of them.";
    NEWER_VERSION = "A newer version of this page has saved this match. Reload the page.";
    SAVED_DAMAGED = "The saved match is damaged. Nothing has been deleted.";
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
