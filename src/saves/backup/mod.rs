//! Backup: everything that a browser stores, as one file, and how to merge it into another browser's storage.
//!
//! ```text
//! spot-on-chest-1
//! settings||{"pace":"fast"}
//! match|some-game|1c291ca3 spot-on-match-1|…\n83dc2a0f +0 take stock\n
//! result||1|1763776000|some-game||casual|120|1|1|0,0,0
//! crc32=5e0c91aa
//! ```
//!
//! Each line is one item: its kind, its name among items of that kind, and its text. Line ends in the text are written
//! as `\n`. The last line is the checksum of all lines before it.

mod diff;

pub use diff::{MergeAction, diff, is_joined};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::engine::record::checksum;
use crate::lines;
use crate::saves::headers::{self, BACKUP};

/// Start of every file. The number rises when the format changes, also for a new kind of item.
/// The versions: the first one, the one with exercises, and the one with daily results and puzzles. A file has the least version that
/// knows its items, so that older builds read it.
const VERSIONS: [&str; 3] = ["1", "2", "3"];
const SUM: &str = "crc32=";

/// The kind of an item.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ItemKind {
    /// The settings.
    Settings,
    /// The setup that was chosen last for a game.
    Setup,
    /// Mark that the tutorial of a game need not be offered any more.
    Learned,
    /// A match in progress, named by its game.
    Match,
    /// A finished match, under its key.
    Record,
    /// A line of the history.
    Result,
    /// An exercise, named by the checksum of its record.
    Exercise,
    /// The result of a daily deal or puzzle.
    Daily,
    /// A rating or a puzzle that was tried.
    Puzzle,
    /// A text that could not be read, named by what it should have been.
    #[serde(rename = "aside")]
    Quarantined,
}

/// The kinds in file order.
const KINDS: [ItemKind; 10] = [
    ItemKind::Settings,
    ItemKind::Setup,
    ItemKind::Learned,
    ItemKind::Match,
    ItemKind::Record,
    ItemKind::Result,
    ItemKind::Exercise,
    ItemKind::Daily,
    ItemKind::Puzzle,
    ItemKind::Quarantined,
];

/// One stored item.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename = "")]
pub struct BackupItem {
    /// Its kind.
    pub kind: ItemKind,
    /// Its name among items of its kind; empty for results and settings.
    #[serde(with = "escaped_text")]
    pub name: String,
    /// The stored text.
    #[serde(with = "escaped_text")]
    pub text: String,
}

/// Why a text is not a usable backup.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum BackupError {
    /// The text is no backup.
    #[error("this is not a Spot On backup")]
    Another,
    /// The text is a file of exported matches.
    #[error("these are exported matches, not a backup")]
    Exported,
    /// A newer version wrote the file.
    #[error("a newer version of Spot On made this backup")]
    Newer,
    /// The file was changed or cut off.
    #[error("the backup is damaged or cut off")]
    Damaged,
}

/// Writes these items as a file.
pub fn write(things: &[BackupItem]) -> String {
    let least = |thing: &BackupItem| match thing.kind {
        ItemKind::Daily | ItemKind::Puzzle => 2,
        ItemKind::Exercise => 1,
        _ => 0,
    };
    let version = VERSIONS[things.iter().map(least).max().unwrap_or(0)];
    let mut lines = format!("{BACKUP}{version}\n");
    for kind in KINDS {
        for thing in things.iter().filter(|thing| thing.kind == kind) {
            lines.push_str(&lines::write(thing));
            lines.push('\n');
        }
    }
    let sum = checksum(lines.as_bytes());
    format!("{lines}{SUM}{sum:08x}\n")
}

/// Reads the items of a file.
///
/// # Errors
/// [`BackupError`]; then no item of the file should be used.
pub fn read(file: &str) -> Result<Vec<BackupItem>, BackupError> {
    // A text editor may have changed the line ends.
    let lines: Vec<&str> = file.trim().lines().map(str::trim_end).collect();
    let first = lines.first().copied().unwrap_or_default();
    if headers::is_records(first) {
        return Err(BackupError::Exported);
    }
    let first = first.strip_prefix(BACKUP).ok_or(BackupError::Another)?;
    if !VERSIONS.contains(&first) {
        let is_newer = first.parse::<u32>().is_ok();
        return Err(if is_newer { BackupError::Newer } else { BackupError::Another });
    }
    let (sum, before) = lines.split_last().ok_or(BackupError::Damaged)?;
    let body = before.join("\n") + "\n";
    if *sum != format!("{SUM}{:08x}", checksum(body.as_bytes())) {
        return Err(BackupError::Damaged);
    }
    before[1..].iter().map(|line| lines::read(line).map_err(|_| BackupError::Damaged)).collect()
}

/// A text without line ends as a field of a line.
mod escaped_text {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

    use super::{escaped, unescaped};

    pub(super) fn serialize<S: Serializer>(text: &str, serializer: S) -> Result<S::Ok, S::Error> {
        escaped(text).serialize(serializer)
    }

    pub(super) fn deserialize<'a, D: Deserializer<'a>>(from: D) -> Result<String, D::Error> {
        let text = <&str>::deserialize(from)?;
        unescaped(text).ok_or_else(|| de::Error::custom("an escaped text"))
    }
}

/// Escapes line ends, and marks trailing white space, which editors remove.
fn escaped(text: &str) -> String {
    let escape = |sign: char| match sign {
        '\\' => "\\\\".into(),
        '\n' => "\\n".into(),
        '\r' => "\\r".into(),
        // Other characters that some programs treat as line ends.
        '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => format!("\\u{:04x}", sign as u32),
        sign => sign.to_string(),
    };
    let text: String = text.chars().map(escape).collect();
    match text.ends_with(char::is_whitespace) {
        true => text + "\\e",
        false => text,
    }
}

fn unescaped(text: &str) -> Option<String> {
    let mut whole = String::new();
    let mut signs = text.chars();
    while let Some(sign) = signs.next() {
        match sign {
            '\\' => match signs.next()? {
                'n' => whole.push('\n'),
                'r' => whole.push('\r'),
                'e' => {}
                'u' => {
                    let code: String = signs.by_ref().take(4).collect();
                    whole.push(char::from_u32(u32::from_str_radix(&code, 16).ok()?)?);
                }
                '\\' => whole.push('\\'),
                _ => return None,
            },
            sign => whole.push(sign),
        }
    }
    Some(whole)
}

#[cfg(test)]
mod tests {
    use super::diff::tests::some;
    use super::*;

    #[test]
    fn a_written_file_reads_back() {
        let file = write(&some());
        assert_eq!(read(&file), Ok(some()));
        assert_eq!(read(&file.replace('\n', "\r\n")), Ok(some()));
        assert_eq!(read(&format!("\n{file}\n\n")), Ok(some()));
        assert_eq!(read(&write(&[])), Ok(Vec::new()));
    }

    #[test]
    fn corruption_and_truncation_are_detected() {
        let file = write(&some());
        for (at, sign) in file.char_indices().filter(|(_, sign)| *sign != '\n') {
            let other = if sign == '!' { '?' } else { '!' };
            let changed = format!("{}{other}{}", &file[..at], &file[at + sign.len_utf8()..]);
            let found = read(&changed).expect_err("a changed file is refused");
            assert!(matches!(found, BackupError::Damaged | BackupError::Another), "{changed}");
        }
        for end in (0..file.trim_end().len()).filter(|end| file.is_char_boundary(*end)) {
            assert!(read(&file[..end]).is_err(), "{end}");
        }
    }

    #[test]
    fn newer_and_foreign_files_are_distinguished() {
        assert_eq!(read("spot-on-chest-4\nanything"), Err(BackupError::Newer));
        assert_eq!(read("spot-on-records-1 0\n"), Err(BackupError::Exported));
        for other in ["", "hello", "spot-on-chest-x"] {
            assert_eq!(read(other), Err(BackupError::Another), "{other}");
        }
        let line = "spot-on-chest-1\nnew-kind||text\n";
        let file = format!("{line}{SUM}{:08x}\n", checksum(line.as_bytes()));
        assert_eq!(read(&file), Err(BackupError::Damaged));
    }

    #[test]
    fn files_have_the_least_version_that_knows_their_items() {
        let mut items = some();
        assert!(write(&items).starts_with("spot-on-chest-3\n"));
        items.retain(|item| !matches!(item.kind, ItemKind::Daily | ItemKind::Puzzle));
        assert!(write(&items).starts_with("spot-on-chest-2\n"));
        items.retain(|item| item.kind != ItemKind::Exercise);
        assert!(write(&items).starts_with("spot-on-chest-1\n"));
    }
}
