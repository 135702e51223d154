//! What a person can set.

use leptos::prelude::*;

use super::home::PageHeader;
use super::prefs::{Pace, Prefs, Theme};
use super::setup::Pick;

/// The page of settings. Every change holds at once.
#[component]
pub(super) fn Settings() -> impl IntoView {
    let prefs = expect_context::<RwSignal<Prefs>>();
    let none = Signal::derive(Vec::new);
    let themes = Theme::ALL.iter().map(|(theme, title)| (format!("{theme:?}"), (*title).into()));
    let paces = Pace::ALL.iter().map(|(pace, title)| (format!("{pace:?}"), (*title).into()));
    let keys = vec![("on".to_owned(), "On".to_owned()), ("off".to_owned(), "Off".to_owned())];
    view! {
        <PageHeader/>
        <main class="page setup">
            <h1 tabindex="-1">"Settings"</h1>
            <Pick name="theme" title="Colours" explanation="Light, dark, or as your system has it."
                values=themes.collect()
                chosen=Signal::derive(move || prefs.with(|prefs| format!("{:?}", prefs.theme)))
                choose=move |name: String| prefs.update(|prefs| {
                    let found = Theme::ALL.iter().find(|(theme, _)| format!("{theme:?}") == name);
                    prefs.theme = found.map_or(prefs.theme, |(theme, _)| *theme);
                })
                forbidden=none
            />
            <Pick name="pace" title="Pace" explanation="How fast cards move and bots play."
                values=paces.collect()
                chosen=Signal::derive(move || prefs.with(|prefs| format!("{:?}", prefs.pace)))
                choose=move |name: String| prefs.update(|prefs| {
                    let found = Pace::ALL.iter().find(|(pace, _)| format!("{pace:?}") == name);
                    prefs.pace = found.map_or(prefs.pace, |(pace, _)| *pace);
                })
                forbidden=none
            />
            <Pick name="keys" title="Single-letter keys"
                explanation="U takes back, H asks for a hint, L opens the log, ? lists the keys."
                values=keys
                chosen=Signal::derive(move || {
                    prefs.with(|prefs| if prefs.no_letter_keys { "off" } else { "on" }.to_owned())
                })
                choose=move |name: String| prefs.update(|prefs| prefs.no_letter_keys = name == "off")
                forbidden=none
            />
        </main>
    }
}
