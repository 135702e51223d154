//! The connection of a room, in a frame of its own.

use js_sys::{Array, Uint8Array};
use wasm_bindgen::prelude::*;

use crate::ui::storage::local;

/// Public relays (Nostr) that carry the sealed messages of a room, one a line.
const RELAYS: &str = include_str!("relays.txt");
/// Name of the setting with other relays.
const OWN_RELAYS: &str = "relays";

#[wasm_bindgen(module = "/src/ui/friends/connection.js")]
extern "C" {
    type Frame;
    fn meet(
        page: &str,
        secret: &[u8],
        relays: Array,
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

/// Addresses of the relays in use: those of the settings, or else the usual ones.
pub(in crate::ui) fn relays() -> Vec<String> {
    let own = local::read(OWN_RELAYS).map(|text| addresses(&text)).unwrap_or_default();
    if own.is_empty() { addresses(RELAYS) } else { own }
}

/// The addresses in a text. Other lines are passed over.
fn addresses(text: &str) -> Vec<String> {
    let is_address = |line: &&str| line.starts_with("wss://") || line.starts_with("ws://");
    text.split_whitespace().filter(is_address).map(str::to_owned).collect()
}

/// An open connection. It closes when it is dropped.
pub(super) struct Connection(Frame);

impl Connection {
    /// Opens the connection of a room. `states` gets each relay with its state: `connecting`, `open` or `failed`.
    pub(super) fn open(
        secret: &[u8; 16],
        message: impl FnMut(Vec<u8>) + 'static,
        connected: impl FnMut() + 'static,
        states: impl FnMut(Vec<(String, String)>) + 'static,
    ) -> Connection {
        let (mut message, mut states) = (message, states);
        let heard = Closure::<dyn FnMut(Uint8Array)>::new(move |bytes: Uint8Array| {
            message(bytes.to_vec());
        });
        let connected = Closure::<dyn FnMut()>::new(connected);
        let changed = Closure::<dyn FnMut(Array)>::new(move |all: Array| {
            let pair = |pair: JsValue| {
                let pair: Array = pair.unchecked_into();
                Some((pair.get(0).as_string()?, pair.get(1).as_string()?))
            };
            states(all.iter().filter_map(pair).collect());
        });
        let relays = relays().into_iter().map(JsValue::from).collect();
        Connection(meet(
            "meet.html",
            secret,
            relays,
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
