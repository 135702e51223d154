//! Spot On: five card games in which only the exact number wins.
//!
//! The modules in reading order; each knows only those before it.
//!
//! | module | what it is |
//! |---|---|
//! | [`mod@texts`] | everything that is said to people, in every language |
//! | [`cards`], [`pile`], [`counts`], [`seat`], [`rng`] | cards, piles and numbers of them, seats, and chance named by a seed |
//! | [`card_set`], [`unseen`] | sets of cards; the cards that a seat has not seen, dealt to where they may lie |
//! | [`memory`] | what players have seen of cards that are drawn, taken and laid down |
//! | [`place`], [`event`], [`options`] | where cards lie, what happens to them, what can be chosen |
//! | [`strength`] | how strong bots are, as it was measured |
//! | [`game`] | the trait that every game implements |
//! | [`commit`] | deals to which both sides have tied their hands |
//! | [`record`], [`session`] | a match as text, and a match in progress |
//! | [`journal`] | a match as it is kept while it is played |
//! | [`ledger`], [`chest`] | what became of matches; everything that is kept, as one file |
//! | [`bots`] | players that see only a view; the search that all games share |
//! | [`scene`], [`table`] | what lies on a table, and how a game lies there, without a browser |
//! | [`words`], [`follow`], [`arrange`], [`hand`] | what happened in words, which card went where, where it is drawn, in which order cards are held |
//! | [`lesson`] | a first round that explains itself |
//! | [`laws`] | what every game must keep, as one test suite |
//! | [`games`] | the games, and the one registry of them |
//! | [`finished`] | a match that has come to its end, as it is kept, and files of many |
//! | [`replay`] | a match that is watched, forwards and backwards |
//! | [`link`] | a deal or a whole match as the end of an address |

pub mod arrange;
pub mod bots;
pub mod card_set;
pub mod cards;
pub mod chest;
pub mod code;
pub mod commit;
pub mod counts;
pub mod event;
pub mod fact;
pub mod finished;
pub mod follow;
pub mod game;
pub mod games;
pub mod hand;
pub mod journal;
pub mod laws;
pub mod ledger;
pub mod lesson;
pub mod link;
pub mod memory;
pub mod options;
pub mod order;
pub mod outline;
pub mod pile;
pub mod place;
pub mod record;
pub mod replay;
pub mod rng;
pub mod scene;
pub mod seat;
pub mod session;
pub mod strength;
pub mod table;
pub mod texts;
#[cfg(feature = "ui")]
pub mod ui;
pub mod unseen;
pub mod variants;
pub mod words;
