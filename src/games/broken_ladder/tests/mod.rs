//! What the scripts of the rules cannot prove: published figures, what a seat knows, words and options.

mod alone;
mod explain;
mod facts;
mod knowledge;
mod narration;
mod options;
mod scene;
mod table;
