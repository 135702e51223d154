//! Measures how fast games and bots are, natively.

mod figures;
mod host;

fn main() {
    // Cargo passes `--bench`; a filter is not worth its while.
    figures::all();
}
