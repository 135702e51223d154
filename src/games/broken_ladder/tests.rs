//! What the scripts of the rules cannot prove: published figures, what a seat knows, words and options.

mod alone;
mod facts;
mod hints;
mod knowledge;
mod options;
mod scene;
mod table;
mod words;
