//! Browser services that the page uses.

pub(crate) mod build;
pub(crate) mod chunked;
pub(crate) mod clock;
pub(crate) mod double_press;
pub(crate) mod fetch;
pub(crate) mod files;
pub(crate) mod language;
pub(crate) mod media;
pub(crate) mod names;
pub(crate) mod promise;
pub(crate) mod translation;
pub(crate) mod update_notice;
