//! Solving puzzles: the progress of a player, and runs of questions.

pub mod pace;
mod player;
pub mod progress;
pub mod run;
mod tried;
