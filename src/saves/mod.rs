//! Text formats of what a device stores and what people share. Nothing here depends on a browser.

pub mod backup;
pub mod comparison;
pub mod daily;
pub mod exercises;
pub mod headers;
pub mod history;
pub mod link;
pub mod match_time;
pub mod merge;
pub mod names;
pub mod replay;
pub mod review;
pub mod save_log;
pub mod saved_match;
pub mod score_course;
pub mod seen_deals;
pub mod solving;
mod sorted_map;
pub mod standing;
pub mod statistics;
pub mod three_deals;
pub mod tutorial_progress;
