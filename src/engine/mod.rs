//! The engine that all games share: their trait, seats and places, options, events, records and sessions.

pub mod chance;
pub mod commit_reveal;
pub mod event;
pub mod game;
pub mod hidden_cards;
pub mod knowledge;
pub mod observation;
pub mod options;
pub mod place;
pub mod record;
pub mod seat;
pub mod session;
pub mod stray_moves;
pub mod value;
pub mod variants;
