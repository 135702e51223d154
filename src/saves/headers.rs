//! How the files of this game begin.

/// A file of records, before the number of its version.
pub(super) const RECORDS: &str = "spot-on-records-";
/// A backup, before the number of its version.
pub(super) const BACKUP: &str = "spot-on-chest-";

/// Whether a text begins like a file of records.
pub fn is_records(text: &str) -> bool {
    text.trim_start_matches('\u{feff}').trim_start().starts_with(RECORDS)
}

/// Whether a text begins like a backup.
pub fn is_backup(text: &str) -> bool {
    text.trim_start().starts_with(BACKUP)
}
