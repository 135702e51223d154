//! Tests of what scripts cannot say; the rules themselves are proved by the scripts in `cases/`.

mod ends;
mod habits;
mod hints;
mod knowledge;
mod moves;
mod scene;
mod setup;
mod watcher;
