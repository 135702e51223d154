//! The sentences of the rules page as short scripts. Each sets up a table, plays moves, and compares the piles. A
//! person who knows the game but not Rust can check them.

mod ends;
mod explain;
mod knowledge;
mod options;
mod scene;
mod solitaire;
mod table;
mod tournament;
mod turns;
