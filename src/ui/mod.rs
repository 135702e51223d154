//! The user interface, for the browser.
#![allow(unreachable_pub, reason = "the component macro makes the properties of components public")]
#![allow(clippy::needless_pass_by_value, reason = "a component owns its properties")]

mod active_match;
mod app;
mod card;
mod components;
mod erased;
mod finished_match;
mod focus;
mod friends;
mod history_texts;
mod keys;
mod pages;
mod parts;
mod platform;
mod play;
mod prefs;
mod puzzles;
mod room;
mod route;
mod setup_form;
mod storage;
mod texts;
mod workers;

pub use app::start;
