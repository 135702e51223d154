//! Texts about inviting friends, before there is a room.

use crate::texts;

texts! {
    "invite_texts";
    A_FRIEND = "Friend at another device";
    INVITE = "Invite";
    INVITE_WHY = "You get a link to send. Friends open it and sit down; nobody needs an account.";
    CONTACTS = "What is contacted?";
    CONNECTION = "Connection";
    USUAL_WAY = "Usual";
    RELAYS_ONLY = "Through relays only";
    CODES_ONLY = "Without relays";
    CODES_WHY = "You send each friend a link, and they send you an answer back. No relay takes part.";
    relays_carry(hosts) = "Public relays pass sealed messages between your devices: {hosts}. They see your network address (IP), not what you play. Nothing goes anywhere else.";
    DIRECT = "Your devices connect directly where they can, and see each other's network address, as in every call.";
    direct_by(hosts) = "Your devices connect directly where they can, and see each other's network address, as in every call. {hosts} tells each its own.";
    OWN_RELAYS = "Other relays";
    OWN_RELAYS_WHY = "Addresses of Nostr relays, for your next invitation. The link carries them to your friends.";
}
