//! The current language.
//!
//! The current language is a thread-local variable. Passing it along would add a parameter to every function that
//! returns a text, down to error messages. Tests run in threads, so each thread has its own language.

use std::cell::RefCell;

use thiserror::Error;

use super::pseudo::pseudo;
use super::{Catalog, LANGUAGES, Language, Platform};

/// The language of this thread.
struct Current {
    language: &'static Language,
    platform: Platform,
    /// Names of blocks with their translated texts. Empty for English.
    blocks: Vec<(&'static str, Vec<&'static str>)>,
}

thread_local! {
    static CURRENT: RefCell<Current> = const {
        RefCell::new(Current {
            language: &LANGUAGES[0],
            platform: Platform::PLAIN,
            blocks: Vec::new(),
        })
    };
}

/// The error for a catalogue that cannot be parsed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {0} of the catalogue is in no `[block]`")]
pub struct CatalogError(pub usize);

/// The current language.
pub fn language() -> &'static Language {
    CURRENT.with_borrow(|spoken| spoken.language)
}

/// Switches to English, which is also the initial language.
pub fn set_english(platform: Platform) {
    // Parsing an empty catalogue cannot fail.
    let _ = set_language(&LANGUAGES[0], "", platform);
}

/// Switches to another language. The catalogue lists the blocks one after the other, each below its name in
/// brackets, with a line for each text. English and the pseudo-languages need none. The catalogue stays in memory as long as the program
/// runs.
///
/// # Errors
/// If the catalogue cannot be parsed. The language is then unchanged.
pub fn set_language(
    language: &'static Language,
    catalogue: &str,
    platform: Platform,
) -> Result<(), CatalogError> {
    let kept: &'static str = catalogue.to_owned().leak();
    let blocks = read(kept)?;
    CURRENT.set(Current { language, platform, blocks });
    Ok(())
}

/// Switches to a language with the texts that the build has translated.
///
/// # Panics
/// If `make texts` has not been run.
#[cfg(test)]
pub(crate) fn set_translation(tag: &str) {
    let file = format!("{}/target/assets/texts/{tag}.txt", env!("CARGO_MANIFEST_DIR"));
    let catalogue = std::fs::read_to_string(file).expect("`make texts` has been run");
    let language = Language::find(tag).expect("a language");
    set_language(language, &catalogue, Platform::PLAIN).expect("a catalogue");
}

fn read(catalogue: &'static str) -> Result<Vec<(&'static str, Vec<&'static str>)>, CatalogError> {
    let mut blocks: Vec<(&str, Vec<&str>)> = Vec::new();
    for (at, line) in catalogue.lines().enumerate() {
        if let Some(name) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            blocks.push((name, Vec::new()));
            continue;
        }
        // An empty line is a text that is not translated yet.
        let Some((_, texts)) = blocks.last_mut() else { return Err(CatalogError(at + 1)) };
        texts.push(line);
    }
    Ok(blocks)
}

/// A text of a block in the current language, or in English if it is not translated.
pub(super) fn line(block: &'static Catalog, index: u16) -> &'static str {
    let index = usize::from(index);
    CURRENT.with_borrow_mut(|spoken| {
        if spoken.language.is_pseudo && !spoken.blocks.iter().any(|(name, _)| *name == block.name) {
            let texts = block.english.iter();
            let texts = texts.map(|text| &*pseudo(spoken.language, text).leak());
            spoken.blocks.push((block.name, texts.collect()));
        }
        let found = spoken.blocks.iter().find(|(name, _)| *name == block.name);
        // A block of another length is from another version of the page and would give wrong texts.
        let found = found.filter(|(_, texts)| texts.len() == block.english.len());
        match found.map(|(_, texts)| texts[index]) {
            None | Some("") => block.english[index],
            Some(text) => text,
        }
    })
}

/// The index of a number's plural form.
pub(super) fn form(number: i64) -> usize {
    CURRENT.with_borrow(|spoken| (spoken.platform.form)(spoken.language, number))
}

/// Formats a number. A negative number gets a minus sign instead of a hyphen.
pub(super) fn number(number: i64) -> String {
    CURRENT
        .with_borrow(|spoken| (spoken.platform.number)(spoken.language, number))
        .replace('-', "−")
}
