//! Spot On: five card games in which only the exact number wins.
//!
//! The rooms in reading order; each knows only those before it.
//!
//! | room | what it holds |
//! |---|---|
//! | [`i18n`] | all that is said to people, in every language |
//! | [`cards`] | cards, sets and piles of them, and random numbers from a seed |
//! | [`engine`] | the trait of all games; seats, options, events, records, sessions; what a seat can know |
//! | [`bots`] | the trait of all bots, the search that games share, and how the page asks a worker |
//! | [`table`] | what lies where on a table and what happened in words, without a browser |
//! | [`laws`] | what every game must keep, as property tests |
//! | [`games`] | the five games and their registry |
//! | [`svg`] | pictures as text: paths, QR codes, charts |
//! | [`saves`] | what is stored: running matches, history, archive, backups, links |
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
