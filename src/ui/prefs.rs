//! The settings, which apply to all games.
//!
//! All settings are in one list. Each is an attribute of the root element (`data-theme="dark"`), so the style sheet
//! reacts immediately.

use js_sys::{JSON, Object, Reflect};
use leptos::prelude::document;
use wasm_bindgen::{JsCast, JsValue};

use crate::engine::options::ValueInfo;
use crate::i18n::{Language, Text};

use super::platform::language;
use super::storage::local;
use super::texts;

/// A setting.
pub(super) struct Setting {
    /// Id in the style sheet and in the saved data.
    pub(super) id: &'static str,
    pub(super) title: Text,
    pub(super) explanation: Text,
    pub(super) values: &'static [ValueInfo],
    /// Index of the default value.
    usual: u8,
}

const fn value(id: &'static str, title: Text) -> ValueInfo {
    ValueInfo { id, title }
}

/// The setting of the letters on the cards, and its value that stands for A K Q J in every language.
pub(super) const LETTERS: &str = "letters";
pub(super) const INTERNATIONAL: &str = "international";

const COUNT: usize = 12;

/// All settings, in display order.
pub(super) static SETTINGS: [Setting; COUNT] = [
    Setting {
        id: "theme",
        title: texts::COLOURS,
        explanation: texts::COLOURS_WHY,
        values: &[
            value("system", texts::AS_THE_SYSTEM),
            value("light", texts::LIGHT),
            value("dark", texts::DARK),
            value("contrast", texts::HIGH_CONTRAST),
        ],
        usual: 0,
    },
    Setting {
        id: "deck",
        title: texts::DECK,
        explanation: texts::DECK_WHY,
        values: &[
            value("standard", texts::STANDARD),
            value("large", texts::LARGE_INDEX),
            value("four", texts::FOUR_COLOURS),
            value("large four", texts::LARGE_FOUR_COLOURS),
        ],
        usual: 0,
    },
    Setting {
        id: LETTERS,
        title: texts::LETTERS,
        explanation: texts::LETTERS_WHY,
        values: &[
            value("own", texts::OWN_LETTERS),
            value(INTERNATIONAL, texts::INTERNATIONAL_LETTERS),
        ],
        usual: 0,
    },
    Setting {
        id: "pace",
        title: texts::PACE,
        explanation: texts::PACE_WHY,
        values: &[
            value("off", texts::NO_MOTION),
            value("fast", texts::FAST),
            value("normal", texts::NORMAL),
            value("slow", texts::SLOW),
        ],
        usual: 2,
    },
    Setting {
        id: "thinking",
        title: texts::THINKING,
        explanation: texts::THINKING_WHY,
        values: &[
            value("fast", texts::FAST),
            value("normal", texts::NORMAL),
            value("deep", texts::DEEP),
        ],
        usual: 1,
    },
    Setting {
        id: "sound",
        title: texts::SOUND,
        explanation: texts::SOUND_WHY,
        values: &[
            value("off", texts::SILENT),
            value("quiet", texts::QUIET),
            value("normal", texts::NORMAL),
            value("loud", texts::LOUD),
        ],
        usual: 2,
    },
    Setting {
        id: "haptics",
        title: texts::HAPTICS,
        explanation: texts::HAPTICS_WHY,
        values: &[value("on", texts::ON), value("off", texts::OFF)],
        usual: 0,
    },
    Setting {
        id: "hand",
        title: texts::HAND,
        explanation: texts::HAND_WHY,
        values: &[value("right", texts::RIGHT), value("left", texts::LEFT)],
        usual: 0,
    },
    Setting {
        id: "raise",
        title: texts::RAISED,
        explanation: texts::RAISED_WHY,
        values: &[value("on", texts::ON), value("off", texts::OFF)],
        usual: 0,
    },
    Setting {
        id: "panel",
        title: texts::PANEL,
        explanation: texts::PANEL_WHY,
        values: &[value("on", texts::OPEN), value("off", texts::FOLDED)],
        usual: 0,
    },
    Setting {
        id: "keys",
        title: texts::KEYS,
        explanation: texts::KEYS_WHY,
        values: &[value("on", texts::ON), value("off", texts::OFF)],
        usual: 0,
    },
    Setting {
        id: "clock",
        title: texts::SPRINT_CLOCK,
        explanation: texts::SPRINT_CLOCK_WHY,
        values: &[value("on", texts::ON), value("off", texts::OFF)],
        usual: 0,
    },
];

/// Local storage keys of the settings, and of a copy of settings that could not be read.
const KEPT: &str = "settings";
const UNREADABLE: &str = "settings-unreadable";

/// The current settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Prefs {
    /// Index of the chosen value, for each setting.
    values: [u8; COUNT],
    /// Tag of the language. Empty for the browser's language.
    pub(super) language: String,
    /// Name of the person. Empty if none was entered.
    pub(super) name: String,
    /// Whether the saved settings could not be read, at least in part.
    pub(super) unreadable: bool,
}

impl Prefs {
    /// The default settings.
    fn usual() -> Prefs {
        Prefs {
            values: SETTINGS.each_ref().map(|setting| setting.usual),
            language: String::new(),
            name: String::new(),
            unreadable: false,
        }
    }

    /// Whether this text has the same settings as the saved ones.
    pub(super) fn are_kept_as(text: &str) -> bool {
        let mut prefs = Prefs::usual();
        prefs.take(text).is_some() && prefs == Prefs::load()
    }

    /// The saved settings, or else the default ones.
    pub(super) fn load() -> Prefs {
        let mut prefs = Prefs::usual();
        let Some(kept) = local::read(KEPT) else { return prefs };
        prefs.unreadable = prefs.take(&kept).is_none();
        if prefs.unreadable {
            // The next change overwrites the saved settings, so this copy preserves them.
            local::write(UNREADABLE, &kept);
        }
        prefs
    }

    /// The saved settings. A language that the address asks for is kept, unless the person has chosen another one.
    pub(super) fn load_with(of_address: Option<&'static Language>) -> Prefs {
        let before = Prefs::load();
        let Some(asked) = of_address else { return before };
        let mut prefs = before.clone();
        if prefs.language.is_empty() {
            prefs.language = asked.tag.into();
            prefs.save(&before);
        }
        // Without storage only the address knows the language.
        if Prefs::load().language == asked.tag {
            language::clean_address();
        }
        prefs
    }

    /// Whether this local storage key is that of the settings.
    pub(super) fn are_under(key: &str) -> bool {
        local::is_key(key, KEPT)
    }

    /// Reads settings from a text. `None` if a part of it is invalid; the valid parts are applied all the same.
    fn take(&mut self, kept: &str) -> Option<()> {
        let kept: Object = JSON::parse(kept).ok()?.dyn_into().ok()?;
        let mut whole = Some(());
        let get =
            |id: &str| Reflect::get(&kept, &id.into()).ok().filter(|value| !value.is_undefined());
        for (setting, index) in SETTINGS.iter().zip(&mut self.values) {
            let Some(value) = get(setting.id) else { continue };
            let value = value.as_string().unwrap_or_default();
            // Older versions wrote values with a capital letter.
            let named = |known: &ValueInfo| known.id.eq_ignore_ascii_case(&value);
            match setting.values.iter().position(named) {
                Some(found) => *index = found as u8,
                None => whole = None,
            }
        }
        for (id, text) in [("language", &mut self.language), ("name", &mut self.name)] {
            let Some(value) = get(id) else { continue };
            match value.as_string() {
                Some(value) => *text = value,
                None => whole = None,
            }
        }
        if get("no_letter_keys").is_some_and(|is_off| is_off.is_truthy()) {
            self.set("keys", "off");
        }
        whole
    }

    /// Saves the settings that differ from those `before` the change. Other tabs may have changed the others, and a
    /// newer version may have additional ones. Returns false if the browser refuses.
    pub(super) fn save(&self, before: &Prefs) -> bool {
        let kept = local::read(KEPT).and_then(|kept| JSON::parse(&kept).ok());
        let kept: Object = kept.and_then(|kept| kept.dyn_into().ok()).unwrap_or_default();
        let put = |id: &str, value: &str, old: &str| {
            let is_saved = Reflect::has(&kept, &id.into()) == Ok(true);
            if value != old || !is_saved {
                // Setting a property of a plain object cannot fail.
                let _ = Reflect::set(&kept, &JsValue::from_str(id), &JsValue::from_str(value));
            }
        };
        for setting in &SETTINGS {
            put(setting.id, self.value(setting.id), before.value(setting.id));
        }
        put("language", &self.language, &before.language);
        put("name", &self.name, &before.name);
        let _ = Reflect::delete_property(&kept, &"no_letter_keys".into());
        JSON::stringify(&kept).is_ok_and(|text| local::write(KEPT, &String::from(text)))
    }

    /// Id of the value of a setting. Empty if there is no such setting.
    pub(super) fn value(&self, id: &str) -> &'static str {
        let found = SETTINGS.iter().zip(self.values).find(|(setting, _)| setting.id == id);
        found.map_or("", |(setting, index)| setting.values[usize::from(index)].id)
    }

    /// Changes a setting. An unknown setting or value changes nothing.
    pub(super) fn set(&mut self, id: &str, value: &str) {
        let found = SETTINGS.iter().zip(&mut self.values).find(|(setting, _)| setting.id == id);
        let Some((setting, index)) = found else { return };
        if let Some(new) = setting.values.iter().position(|known| known.id == value) {
            *index = new as u8;
        }
    }

    /// Writes the settings into the attributes of the root element.
    pub(super) fn apply(&self) {
        let Some(root) = document().document_element() else { return };
        for setting in &SETTINGS {
            // These names and values are always valid.
            let _ = root.set_attribute(&format!("data-{}", setting.id), self.value(setting.id));
        }
    }

    /// Whether playable cards are raised.
    pub(super) fn raises_cards(&self) -> bool {
        self.value("raise") == "on"
    }

    /// The most time that Master and hints may take for a move, in milliseconds.
    pub(super) fn thinking_time(&self) -> u32 {
        match self.value("thinking") {
            "fast" => 250,
            "deep" => 3000,
            _ => 700,
        }
    }

    /// Whether sprints have a clock.
    pub(super) fn has_sprint_clock(&self) -> bool {
        self.value("clock") == "on"
    }

    /// Whether a device that can vibrate does so.
    pub(super) fn vibrates(&self) -> bool {
        self.value("haptics") == "on"
    }

    /// Whether the side panel is open in wide windows.
    pub(super) fn has_side_panel(&self) -> bool {
        self.value("panel") == "on"
    }

    /// Whether letters are keys.
    pub(super) fn has_letter_keys(&self) -> bool {
        self.value("keys") == "on"
    }

    /// Peak volume of a tone, from 0 to 1. `None` if sound is off.
    pub(super) fn volume(&self) -> Option<f64> {
        match self.value("sound") {
            "off" => None,
            "quiet" => Some(0.03),
            "loud" => Some(0.15),
            _ => Some(0.07),
        }
    }

    /// Milliseconds between two moves of bots, so that a person can follow.
    pub(super) fn milliseconds(&self) -> u32 {
        match self.value("pace") {
            "off" => 250,
            "fast" => 450,
            "slow" => 1800,
            _ => 900,
        }
    }
}
