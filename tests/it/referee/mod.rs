//! The referee, spoken to from outside: every command, every error and which of several comes first, and
//! requests so broken that only a line of reply can be expected.

mod broken;
mod commands;
mod errors;
mod matches;
mod program;
mod records;
