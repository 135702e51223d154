//! What scripts cannot say: positions that are far away, what is known and imagined, texts and options. The rules
//! sentence by sentence are in `cases/`.

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
