//! Spot On: five card games in which only the exact number wins.
//!
//! The modules in reading order. Each depends only on those above it.
//!
//! | module | contents |
//! |---|---|
//! | [`i18n`] | all texts for people, in every language |
//! | [`cards`] | cards, sets and piles of them, and random numbers from a seed |
//! | [`engine`] | the trait of all games; seats, options, events, records, sessions; what a seat can know |
//! | [`bots`] | the trait of all bots, the game-tree search that games share, the protocol between page and worker |
//! | [`table`] | a game as shown on the table: places of cards, gestures, events in words; without a browser |
//! | [`laws`] | the laws that every game must obey, as property tests |
//! | [`games`] | the five games and their registry |
//! | [`svg`] | pictures as strings: paths, QR codes, charts |
//! | [`saves`] | the stored formats: matches in progress, history, archive, backups, links |
//! | `ui` | the page |

pub mod bots;
pub mod cards;
pub mod engine;
pub mod games;
pub mod i18n;
pub mod laws;
pub mod saves;
pub mod svg;
pub mod table;
#[cfg(feature = "ui")]
pub mod ui;
