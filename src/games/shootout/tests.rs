//! What scripts cannot say: positions that are far away, what is known and imagined, texts and options. The rules
//! sentence by sentence are in `cases/`.

mod ends;
mod gauges;
mod hints;
mod imagined;
mod moves;
mod options;
mod sums;
mod table;
mod watcher;
mod words;
