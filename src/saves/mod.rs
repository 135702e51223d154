//! What a device stores and what people share, as text formats; no browser in it.

pub mod archive;
pub mod backup;
pub mod history;
pub mod link;
pub mod replay;
pub mod save_log;
