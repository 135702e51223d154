//! The referee program, tested from outside: every command, every error, the precedence of errors, and requests so
//! malformed that only one line of reply can be expected.

mod broken;
mod commands;
mod errors;
mod matches;
mod program;
mod records;
