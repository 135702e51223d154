//! Solving puzzles: the progress of a player, courses, and runs of questions.

pub mod course;
pub mod pace;
mod player;
pub mod progress;
pub mod run;
mod tried;
