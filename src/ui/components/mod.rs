//! Components that several pages share.

pub(crate) mod copy_button;
pub(in crate::ui) mod day;
pub(crate) mod exercises_link;
pub(crate) mod header;
pub(crate) mod languages;
pub(crate) mod level_picker;
pub(crate) mod list_row;
pub(crate) mod nothing_yet;
pub(crate) mod options_in_force;
pub(crate) mod portrait;
pub(crate) mod position;
pub(crate) mod practice;
pub(crate) mod radio_group;
pub(crate) mod share_link;
pub(crate) mod start_button;
pub(crate) mod symbols;
pub(crate) mod unreadable;
