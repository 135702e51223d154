//! All pages except the table.

pub(crate) mod about;
mod about_texts;
pub(crate) mod backup;
pub(crate) mod challenge;
pub(crate) mod committed_deal;
pub(crate) mod compare_with_master;
pub(crate) mod daily;
pub(crate) mod gallery;
pub(crate) mod history;
pub(crate) mod home;
pub(crate) mod no_peeking;
mod no_peeking_texts;
pub(crate) mod review;
pub(crate) mod rules;
pub(crate) mod settings;
pub(crate) mod setup;
pub(crate) mod shared_link;
pub(crate) mod statistics;
pub(crate) mod three_deals;
