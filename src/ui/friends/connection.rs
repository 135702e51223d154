//! The connection of a room, in a frame of its own.

use js_sys::{Array, Function, Promise, Uint8Array};
use wasm_bindgen::prelude::*;

use crate::ui::platform::promise::answered;
use crate::ui::storage::local;

/// Public relays (Nostr) that carry the sealed messages of a room, and servers that tell a device its outer address (STUN),
/// one a line.
const RELAYS: &str = include_str!("relays.txt");
/// Name of the setting with other relays.
const OWN_RELAYS: &str = "relays";

/// Name of the setting that no direct connections are made.
const RELAY_ONLY: &str = "relay-only";

#[wasm_bindgen(module = "/src/ui/friends/connection.js")]
extern "C" {
    type Frame;
    fn meet(
        page: &str,
        secret: &[u8],
        servers: Array,
        is_direct: bool,
        message: JsValue,
        connected: JsValue,
        states: JsValue,
        code: JsValue,
    ) -> Frame;
    #[wasm_bindgen(method)]
    fn send(this: &Frame, message: Uint8Array);
    #[wasm_bindgen(method)]
    fn retry(this: &Frame);
    #[wasm_bindgen(method)]
    fn offer(this: &Frame);
    #[wasm_bindgen(method)]
    fn follow(this: &Frame, code: &str);
    #[wasm_bindgen(method)]
    fn close(this: &Frame);
    #[wasm_bindgen(js_name = takeCodes)]
    fn take_codes(room: &str, take: JsValue) -> Function;
    #[wasm_bindgen(js_name = handOver)]
    fn hand_over_code(room: &str, code: &str) -> Promise;
}

/// In place of the relays of an invitation: there are none, and people carry codes to each other.
pub(in crate::ui) const BY_CODES: &str = "none";

/// Addresses of the relays for an invitation: its own, or else the usual ones. Without relays there are servers for direct
/// connections only.
pub(in crate::ui) fn relays(of_invitation: &str) -> Vec<String> {
    if of_invitation == BY_CODES {
        let all = addresses(RELAYS).into_iter();
        return all.filter(|address| address.starts_with("stun:")).collect();
    }
    let own = addresses(of_invitation);
    if own.is_empty() { addresses(RELAYS) } else { own }
}

/// The relays that were chosen on this device, separated by spaces, or [`BY_CODES`]. Empty for the usual ones.
pub(in crate::ui) fn own_relays() -> String {
    match local::read(OWN_RELAYS) {
        Some(text) if text == BY_CODES => text,
        text => addresses(&text.unwrap_or_default()).join(" "),
    }
}

/// Chooses other relays. Without any address, the usual ones are used.
pub(in crate::ui) fn choose_relays(text: &str) {
    let chosen = if text == BY_CODES { text.to_owned() } else { addresses(text).join(" ") };
    // What cannot be saved is not chosen the next time.
    local::write(OWN_RELAYS, &chosen);
}

/// Whether this device connects to nobody directly, so that nobody sees its address.
pub(in crate::ui) fn is_relay_only() -> bool {
    local::read(RELAY_ONLY).is_some_and(|text| text == "true")
}

/// Chooses whether this device connects directly.
pub(in crate::ui) fn set_relay_only(is_so: bool) {
    local::write(RELAY_ONLY, if is_so { "true" } else { "" });
}

/// The addresses in a text. Other lines are passed over.
fn addresses(text: &str) -> Vec<String> {
    let is_address =
        |line: &&str| ["wss://", "ws://", "stun:"].iter().any(|start| line.starts_with(start));
    text.split_whitespace().filter(is_address).map(str::to_owned).collect()
}

/// What came of a code that people carry between two devices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::ui) enum CodeNews {
    /// A code to send to one friend.
    Offer(String),
    /// A code to send back.
    Answer(String),
    /// The answer fits: the devices connect.
    Accepted,
    /// The code cannot be followed.
    Refused(Refusal),
}

/// Why a code cannot be followed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::ui) enum Refusal {
    /// Part of it is missing.
    Damaged,
    /// This device has made it.
    Own,
    /// It answers an invitation that is not waiting any more.
    Old,
    /// This browser cannot connect directly, or may not.
    Failed,
}

impl CodeNews {
    /// From the kind and the text of a message of the frame.
    fn read(kind: &str, text: String) -> CodeNews {
        match (kind, text.as_str()) {
            ("offer", _) => CodeNews::Offer(text),
            ("answer", _) => CodeNews::Answer(text),
            ("isAccepted", _) => CodeNews::Accepted,
            (_, "damaged") => CodeNews::Refused(Refusal::Damaged),
            (_, "own") => CodeNews::Refused(Refusal::Own),
            (_, "old") => CodeNews::Refused(Refusal::Old),
            _ => CodeNews::Refused(Refusal::Failed),
        }
    }
}

/// Gives a code to the tab that has its room open. False if there is none.
pub(in crate::ui) async fn hand_over(room: &str, code: &str) -> bool {
    answered(hand_over_code(room, code)).await.is_truthy()
}

/// Takes the codes for a room that are opened in other tabs, until it is dropped.
pub(super) struct CodeListener(Function);

impl CodeListener {
    pub(super) fn start(room: &str, take: impl FnMut(String) + 'static) -> CodeListener {
        let take = Closure::<dyn FnMut(String)>::new(take);
        CodeListener(take_codes(room, take.into_js_value()))
    }
}

impl Drop for CodeListener {
    fn drop(&mut self) {
        // It throws nothing.
        let _ = self.0.call0(&JsValue::UNDEFINED);
    }
}

/// An open connection. It closes when it is dropped.
pub(super) struct Connection(Frame);

impl Connection {
    /// Opens the connection of a room. `states` gets each relay with its state, `connecting`, `open` or
    /// `failed`, and the number of devices that are connected directly; `code` gets what came of codes.
    pub(super) fn open(
        (secret, servers): (&[u8; 16], Vec<String>),
        message: impl FnMut(Vec<u8>) + 'static,
        connected: impl FnMut() + 'static,
        states: impl FnMut(Vec<(String, String)>, u32) + 'static,
        code: impl FnMut(CodeNews) + 'static,
    ) -> Connection {
        let (mut message, mut states, mut code) = (message, states, code);
        let code = Closure::<dyn FnMut(String, String)>::new(move |kind: String, text: String| {
            code(CodeNews::read(&kind, text));
        });
        let heard = Closure::<dyn FnMut(Uint8Array)>::new(move |bytes: Uint8Array| {
            message(bytes.to_vec());
        });
        let connected = Closure::<dyn FnMut()>::new(connected);
        let changed = Closure::<dyn FnMut(Array, u32)>::new(move |all: Array, direct: u32| {
            let pair = |pair: JsValue| {
                let pair: Array = pair.unchecked_into();
                Some((pair.get(0).as_string()?, pair.get(1).as_string()?))
            };
            states(all.iter().filter_map(pair).collect(), direct);
        });
        let servers = servers.into_iter().map(JsValue::from).collect();
        Connection(meet(
            "meet.html",
            secret,
            servers,
            !is_relay_only(),
            heard.into_js_value(),
            connected.into_js_value(),
            changed.into_js_value(),
            code.into_js_value(),
        ))
    }

    /// Sends a message to everybody in the room.
    pub(super) fn send(&self, message: &[u8]) {
        self.0.send(Uint8Array::from(message));
    }

    /// Makes a code for one friend. The answer comes as [`CodeNews::Offer`].
    pub(super) fn offer(&self) {
        self.0.offer();
    }

    /// Follows a code of a friend.
    pub(super) fn follow(&self, code: &str) {
        self.0.follow(code);
    }

    /// Tries at once to reach relays that do not answer.
    pub(super) fn retry(&self) {
        self.0.retry();
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.0.close();
    }
}
