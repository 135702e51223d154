//! Matches between people at several devices, without a server: nobody sees another's cards, and everybody can check
//! afterwards that nobody cheated.
//!
//! | module | what it holds |
//! |---|---|
//! | [`keys`] | the keys and secrets of a device |
//! | [`locked_pack`] | a pack that nobody knows |
//! | [`slots`], [`seat_match`], [`known_match`], [`any_known_match`] | a match as one seat, and as one device, knows it |
//! | [`deal`] | the cards of one round, and the evidence for its audit |
//! | [`message`], [`logs`] | what devices say to each other, and how it reaches all of them |
//! | [`client`] | one device's side of a match |
//! | [`Fault`] | what a device must not do |
//! | [`room`] | one device's side of an invitation: who is there, and matches one after another |
//! | [`simulation`] | many devices in one process, with a bad network and with cheats |

pub mod any_known_match;
pub mod client;
pub mod deal;
mod fault;
pub mod keys;
pub mod known_match;
pub mod locked_pack;
pub mod logs;
pub mod message;
pub mod room;
mod rules;
pub mod seat_match;
mod seen_events;
pub mod simulation;
pub mod slots;

pub use fault::Fault;
pub use rules::rules_digest;
