//! The connection of a room, in a frame of its own.

use js_sys::{Array, Uint8Array};
use wasm_bindgen::prelude::*;

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
    ) -> Frame;
    #[wasm_bindgen(method)]
    fn send(this: &Frame, message: Uint8Array);
    #[wasm_bindgen(method)]
    fn retry(this: &Frame);
    #[wasm_bindgen(method)]
    fn close(this: &Frame);
}

/// Addresses of the relays for an invitation: its own, those of the settings, or else the usual ones.
pub(in crate::ui) fn relays(of_invitation: &str) -> Vec<String> {
    let own = own_relays();
    let mut found = [of_invitation, &own, RELAYS].into_iter().map(addresses);
    found.find(|found| !found.is_empty()).unwrap_or_default()
}

/// The relays that were chosen on this device, separated by spaces. Empty for the usual ones.
pub(in crate::ui) fn own_relays() -> String {
    addresses(&local::read(OWN_RELAYS).unwrap_or_default()).join(" ")
}

/// Chooses other relays. Without any address, the usual ones are used.
pub(in crate::ui) fn choose_relays(text: &str) {
    // What cannot be saved is not chosen the next time.
    local::write(OWN_RELAYS, &addresses(text).join(" "));
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

/// An open connection. It closes when it is dropped.
pub(super) struct Connection(Frame);

impl Connection {
    /// Opens the connection of a room. `states` gets each relay with its state, `connecting`, `open` or
    /// `failed`, and the number of devices that are connected directly.
    pub(super) fn open(
        (secret, servers): (&[u8; 16], Vec<String>),
        message: impl FnMut(Vec<u8>) + 'static,
        connected: impl FnMut() + 'static,
        states: impl FnMut(Vec<(String, String)>, u32) + 'static,
    ) -> Connection {
        let (mut message, mut states) = (message, states);
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
        ))
    }

    /// Sends a message to everybody in the room.
    pub(super) fn send(&self, message: &[u8]) {
        self.0.send(Uint8Array::from(message));
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
