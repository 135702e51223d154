//! A link to send to friends: as text, as a QR code, and to other programs of the device.

use js_sys::Promise;
use js_sys::futures::spawn_local;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use crate::ui::components::share_link::{address, link_panel};
use crate::ui::erased::on;
use crate::ui::platform::promise::answered;

use super::texts;

#[wasm_bindgen(module = "/src/ui/friends/connection.js")]
extern "C" {
    #[wasm_bindgen(js_name = canShare)]
    fn can_share() -> bool;
    fn share(url: &str) -> Promise;
}

/// The panel with the link to a route.
pub(crate) fn link_to_send(route: &str) -> AnyView {
    let url = address(route);
    let send = move |_| {
        let shared = share(&url);
        // Whoever closes the list of programs has changed his mind.
        spawn_local(async move {
            answered(shared).await;
        });
    };
    view! {
        {link_panel(route)}
        {can_share().then(|| view! {
            <p class="actions"><button class="button" on:click=on(send)>{texts::SHARE.as_str()}</button></p>
        })}
    }
    .into_any()
}
