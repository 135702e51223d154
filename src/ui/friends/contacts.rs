//! What playing with friends contacts, and what may be chosen of it.

use leptos::prelude::*;

use crate::ui::components::radio_group::Pick;
use crate::ui::erased::{on, part};
use crate::ui::texts::NO_PEEKING_TITLE;

use super::connection::{
    BY_CODES, choose_relays, is_relay_only, own_relays, relays, set_relay_only,
};
use super::invite_texts as texts;

/// A way in which devices connect.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// Directly, where that is possible, and otherwise through relays.
    Usual,
    /// Through relays only.
    Relays,
    /// Directly only. People carry the codes for that.
    Codes,
}

impl Way {
    const ALL: [Way; 3] = [Way::Usual, Way::Relays, Way::Codes];

    /// The way for an invitation with these relays.
    fn for_relays(of_invitation: &str) -> Way {
        match (of_invitation == BY_CODES, is_relay_only()) {
            (true, _) => Way::Codes,
            (false, true) => Way::Relays,
            (false, false) => Way::Usual,
        }
    }

    fn id(self) -> &'static str {
        ["usual", "relays", "codes"][self as usize]
    }

    fn title(self) -> &'static str {
        [texts::USUAL_WAY, texts::RELAYS_ONLY, texts::CODES_ONLY][self as usize].as_str()
    }
}

/// Says what is contacted for an invitation with these relays, before it is.
pub(crate) fn contacts(of_invitation: &str) -> AnyView {
    let of_invitation = RwSignal::new(of_invitation.to_owned());
    let way = Way::for_relays(&of_invitation.get_untracked());
    // The invitation says whether there are relays.
    let ways = if way == Way::Codes { Vec::new() } else { Way::ALL[..2].to_vec() };
    let choose = |way: Way| set_relay_only(way == Way::Relays);
    panel(of_invitation, ways, choose, || ().into_any())
}

/// The same for the next invitation, whose relays may be chosen.
pub(crate) fn contacts_to_choose() -> AnyView {
    let chosen = RwSignal::new(own_relays());
    let choose_these = move |relays: &str| {
        choose_relays(relays);
        chosen.set(own_relays());
    };
    let choose = move |way: Way| {
        set_relay_only(way == Way::Relays);
        if (way == Way::Codes) != (own_relays() == BY_CODES) {
            choose_these(if way == Way::Codes { BY_CODES } else { "" });
        }
    };
    let own = move || {
        if chosen.with(|chosen| chosen == BY_CODES) {
            return ().into_any();
        }
        view! {
            <label class="own-name">
                {texts::OWN_RELAYS.as_str()}
                <input type="text" placeholder="wss://relay.example" autocomplete="off" spellcheck="false"
                    prop:value=chosen.get_untracked()
                    on:change=on(move |ev| choose_these(&event_target_value(&ev)))/>
                <span class="quiet">{texts::OWN_RELAYS_WHY.as_str()}</span>
            </label>
        }
        .into_any()
    };
    panel(chosen, Way::ALL.to_vec(), choose, own)
}

fn panel(
    relays: RwSignal<String>,
    ways: Vec<Way>,
    choose: impl Fn(Way) + Send + Sync + 'static,
    more: impl Fn() -> AnyView + Send + 'static,
) -> AnyView {
    let way = RwSignal::new(relays.with_untracked(|relays| Way::for_relays(relays)));
    let values = ways.iter().map(|way| (way.id().into(), way.title().into())).collect();
    let choose = move |id: String| {
        let chosen = Way::ALL.into_iter().find(|way| way.id() == id).unwrap_or(Way::Usual);
        choose(chosen);
        way.set(chosen);
    };
    let pick = (!ways.is_empty()).then(|| {
        view! {
            <Pick name="connection" title=texts::CONNECTION.as_str() explanation="" values
                chosen=Signal::derive(move || way.get().id().to_owned()) choose
                forbidden=Signal::derive(Vec::new)/>
        }
    });
    view! {
        <details class="contacts">
            <summary>{texts::CONTACTS.as_str()}</summary>
            {pick}
            {part(move || relays.with(|relays| parties(relays, way.get())))}
            {part(more)}
            <p><a href="#/no-peeking">{NO_PEEKING_TITLE.as_str()}</a></p>
        </details>
    }
    .into_any()
}

/// Who is contacted.
fn parties(of_invitation: &str, way: Way) -> AnyView {
    let (carriers, guides): (Vec<String>, Vec<String>) =
        relays(of_invitation).into_iter().partition(|address| !address.starts_with("stun:"));
    let hosts = |addresses: &[String]| {
        let host = |url: &String| {
            let host = url.trim_start_matches("stun:").split("://").last().unwrap_or_default();
            host.to_owned()
        };
        addresses.iter().map(host).collect::<Vec<_>>().join(", ")
    };
    let (carriers, guides) = (hosts(&carriers), hosts(&guides));
    let carried = match way {
        Way::Codes => texts::CODES_WHY.into(),
        Way::Usual | Way::Relays => texts::relays_carry(&*carriers),
    };
    let direct = match guides.is_empty() {
        _ if way == Way::Relays => None,
        true => Some(texts::DIRECT.into()),
        false => Some(texts::direct_by(&*guides)),
    };
    let paragraph = |words: String| view! { <p>{words}</p> };
    view! { {paragraph(carried)} {direct.map(paragraph)} }.into_any()
}
