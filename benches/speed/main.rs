//! Runs the benchmarks of games and bots natively.

mod figures;
mod host;

fn main() {
    // Cargo passes `--bench`, which is ignored; there is no filter.
    figures::all();
}
