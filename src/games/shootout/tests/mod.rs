//! Tests that scripts cannot express: positions after many moves, knowledge and sampling, texts and options. The
//! scripts in `cases/` test the rules sentence by sentence.

mod determinize;
mod ends;
mod explain;
mod moves;
mod narration;
mod options;
mod oracle;
mod progress;
mod sums;
mod table;
