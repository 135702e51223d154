//! What this device saves of rooms of friends.

use js_sys::{Array, Promise, Uint8Array};
use wasm_bindgen::prelude::*;

use crate::friends::room::Unsaved;
use crate::ui::platform::promise::answered;

#[wasm_bindgen(module = "/src/ui/friends/room_store.js")]
extern "C" {
    #[wasm_bindgen(js_name = saveRoom)]
    fn save_room(code: &str, head: Uint8Array, begins: bool, entries: Uint8Array) -> Promise;
    #[wasm_bindgen(js_name = readRoom)]
    fn read_room(code: &str) -> Promise;
    #[wasm_bindgen(js_name = tidyRooms)]
    fn tidy_rooms(days: u32) -> Promise;
}

#[wasm_bindgen(module = "/src/ui/storage/store.js")]
extern "C" {
    fn hold(slot: &str, forced: bool, lost: JsValue) -> Promise;
    /// Releases the room that this page has claimed.
    pub(super) fn leave();
}

/// Days after which a room that nobody uses is forgotten.
const DAYS: u32 = 30;

/// Claims a room for this page, with `forced` even if another page has claimed it. False if another page has it. `lost` is
/// called when another page takes it away.
pub(super) async fn claim(code: &str, forced: bool, lost: impl FnMut() + 'static) -> bool {
    let lost = Closure::<dyn FnMut()>::new(lost).into_js_value();
    !answered(hold(&format!("room/{code}"), forced, lost)).await.is_null()
}

/// Saves what has changed. False if this browser does not save it.
pub(super) async fn save(code: &str, unsaved: &Unsaved) -> bool {
    let [head, entries] = [&unsaved.head, &unsaved.entries].map(|it| Uint8Array::from(&**it));
    answered(save_room(code, head, unsaved.begins, entries)).await.is_truthy()
}

/// The head of a room and the pieces of its match. `None` if it was not saved.
pub(super) async fn load(code: &str) -> Option<(Vec<u8>, Vec<Vec<u8>>)> {
    // What is old is deleted whenever somebody plays with friends.
    drop(tidy_rooms(DAYS));
    let all = answered(read_room(code)).await;
    let all: &Array = all.dyn_ref()?;
    let mut all = all.iter().map(|bytes| Uint8Array::new(&bytes).to_vec());
    Some((all.next()?, all.collect()))
}
