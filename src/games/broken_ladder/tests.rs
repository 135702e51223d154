//! The rules that scripts cannot prove, and what a seat knows.

mod facts;
mod knowledge;
mod options;
mod table;
mod words;
