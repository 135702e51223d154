//! Tests that scripts cannot express. The scripts in `cases/` test the rules themselves.

mod ends;
mod explain;
mod habits;
mod knowledge;
mod moves;
mod oracle;
mod scene;
mod setup;
