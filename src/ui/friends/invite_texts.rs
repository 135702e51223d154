//! Texts about inviting friends, before there is a room.

use crate::texts;

texts! {
    A_FRIEND = "Friend on another device";
    INVITE = "Invite";
    INVITE_WHY = "You get a link to send. Friends open it and sit down; nobody needs an account.";
    CONTACTS = "Connection details";
    CONNECTION = "Connection";
    USUAL_WAY = "Automatic";
    RELAYS_ONLY = "Through relays only";
    CODES_ONLY = "Without relays";
    CODES_WHY = "You send each friend a link, and they send you an answer back. No relay takes part.";
    relays_carry(hosts) = "Public relays pass encrypted messages between your devices: {hosts}. They see your IP address, but not what you play. Nothing goes anywhere else.";
    DIRECT = "Your devices connect directly where they can. Then they see each other’s IP address, as in a video call.";
    direct_by(hosts) = "Your devices connect directly where they can. Then they see each other’s IP address, as in a video call. Each device learns its own address from {hosts}.";
    OWN_RELAYS = "Other relays";
    OWN_RELAYS_WHY = "Addresses of Nostr relays, for your next invitation. The link carries them to your friends.";
}
