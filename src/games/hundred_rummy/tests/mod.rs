//! The rules page sentence by sentence, as short scripts: a table is laid out, moves are played, and what
//! lies where is compared. Somebody who knows the game and no Rust can check them.

mod ends;
mod explain;
mod knowledge;
mod options;
mod scene;
mod solitaire;
mod table;
mod tournament;
mod turns;
