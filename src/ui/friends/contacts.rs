//! What playing with friends contacts, and what may be chosen of it.

use leptos::prelude::*;

use crate::ui::erased::on;
use crate::ui::texts::NO_PEEKING_TITLE;

use super::connection::{choose_relays, is_relay_only, own_relays, relays, set_relay_only};
use super::texts;

/// Says what is contacted, before it is. Whoever invites may choose other relays.
pub(crate) fn contacts(of_invitation: &str) -> AnyView {
    let (carriers, guides): (Vec<String>, Vec<String>) =
        relays(of_invitation).into_iter().partition(|address| !address.starts_with("stun:"));
    let hosts = |addresses: &[String]| {
        let host = |url: &String| {
            let host = url.trim_start_matches("stun:").split("://").last().unwrap_or_default();
            host.to_owned()
        };
        addresses.iter().map(host).collect::<Vec<_>>().join(", ")
    };
    let is_relay_only = RwSignal::new(is_relay_only());
    let direct = move |guides: String| match guides.is_empty() {
        true => texts::DIRECT.into(),
        false => texts::direct_by(&*guides),
    };
    let keep = on(move |ev| {
        is_relay_only.set(event_target_checked(&ev));
        set_relay_only(is_relay_only.get_untracked());
    });
    let choose = on(|ev| choose_relays(&event_target_value(&ev)));
    view! {
        <details class="contacts">
            <summary>{texts::CONTACTS.as_str()}</summary>
            <p>{texts::relays_carry(&*hosts(&carriers))}</p>
            <p>{direct(hosts(&guides))}</p>
            <label class="tick">
                <input type="checkbox" prop:checked=move || is_relay_only.get() on:change=keep/>
                {texts::RELAY_ONLY.as_str()}
            </label>
            <p><a href="#/no-peeking">{NO_PEEKING_TITLE.as_str()}</a></p>
            {of_invitation.is_empty().then(|| view! {
                <label class="own-name">
                    {texts::OWN_RELAYS.as_str()}
                    <input type="text" placeholder="wss://relay.example" autocomplete="off" spellcheck="false"
                        prop:value=own_relays() on:change=choose/>
                    <span class="quiet">{texts::OWN_RELAYS_WHY.as_str()}</span>
                </label>
            })}
        </details>
    }
    .into_any()
}
