//! Spot On: five card games in which only the exact number wins.
//!
//! The modules are layers, in this order: each uses only those above it.
//!
//! | module | what it holds |
//! |---|---|
//! | [`i18n`] | all that is said to people, in every language |
//! | [`svg`] | pictures as text: paths, QR codes, charts |
//! | [`lines`] | values as lines of text |
//! | [`cards`] | cards, sets and piles of them, and random numbers from a seed |
//! | [`engine`] | the trait of all games; seats, options, events, records, sessions; what a seat can know |
//! | [`bots`] | the trait of all bots, the search that games share, and how the page asks a worker |
//! | [`table`] | what is where on a table and what happened in words, without a browser |
//! | [`laws`] | what every game must obey, as property tests |
//! | [`games`] | the five games and their registry |
//! | [`friends`] | matches between devices: the locked pack, the protocol, a match as one device knows it |
//! | [`saves`] | what is stored: running matches, results, history, backups, links |
//! | `ui` | the page |

pub mod bots;
pub mod cards;
pub mod engine;
pub mod friends;
pub mod games;
pub mod i18n;
pub mod laws;
pub mod lines;
pub mod puzzles;
pub mod saves;
pub mod svg;
pub mod table;
#[cfg(feature = "ui")]
pub mod ui;
