//! What a person has set: looks and pace.

use leptos::prelude::document;
use serde::{Deserialize, Serialize};

use super::storage;

/// Settings, the same for all games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Prefs {
    pub(super) theme: Theme,
    pub(super) pace: Pace,
    /// Whether single-letter keys do nothing.
    pub(super) no_letter_keys: bool,
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) enum Theme {
    #[default]
    System,
    Light,
    Dark,
}

/// How fast cards move and bots play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) enum Pace {
    Off,
    Fast,
    #[default]
    Normal,
    Slow,
}

impl Theme {
    pub(super) const ALL: [(Theme, &'static str); 3] =
        [(Theme::System, "As the system"), (Theme::Light, "Light"), (Theme::Dark, "Dark")];
}

impl Pace {
    pub(super) const ALL: [(Pace, &'static str); 4] = [
        (Pace::Off, "No motion"),
        (Pace::Fast, "Fast"),
        (Pace::Normal, "Normal"),
        (Pace::Slow, "Slow"),
    ];

    /// Milliseconds from one bot's move to the next, so that a person can follow.
    pub(super) fn milliseconds(self) -> u32 {
        match self {
            Pace::Off => 250,
            Pace::Fast => 450,
            Pace::Normal => 900,
            Pace::Slow => 1800,
        }
    }
}

impl Prefs {
    /// What was kept, or the defaults.
    pub(super) fn load() -> Prefs {
        storage::load("settings").unwrap_or_default()
    }

    /// Tells the style sheet, and keeps the settings.
    pub(super) fn apply(&self) {
        if let Some(root) = document().document_element() {
            let theme = format!("{:?}", self.theme).to_ascii_lowercase();
            let pace = format!("{:?}", self.pace).to_ascii_lowercase();
            // Names and values are plain words, which cannot be refused.
            let _ = root.set_attribute("data-theme", &theme);
            let _ = root.set_attribute("data-pace", &pace);
        }
        storage::save("settings", self);
    }
}
