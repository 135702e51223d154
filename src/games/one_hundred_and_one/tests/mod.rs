//! Tests of what scripts cannot say; the rules themselves are proved by the scripts in `cases/`.

mod ends;
mod explain;
mod habits;
mod knowledge;
mod moves;
mod oracle;
mod scene;
mod setup;
