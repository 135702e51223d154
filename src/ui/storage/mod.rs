//! The browser's storage: matches, records, results and settings.

pub(crate) mod backup_sources;
pub(in crate::ui) mod daily_store;
pub(in crate::ui) mod deal_notes;
pub(crate) mod exercise_store;
pub(crate) mod history_files;
pub(crate) mod history_store;
pub(crate) mod json;
pub(crate) mod legacy_totals;
pub(crate) mod local;
pub(crate) mod match_claim;
pub(crate) mod match_store;
pub(in crate::ui) mod puzzle_store;
pub(crate) mod result_line;
pub(crate) mod result_store;
pub(crate) mod review_store;
pub(crate) mod save_status;
pub(crate) mod seen_deals_store;
pub(crate) mod time_store;
pub(crate) mod tutorial_store;
