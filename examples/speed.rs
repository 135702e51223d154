//! Measures how fast games and bots are, in a browser: a benchmark is built only with all native programs.

#[path = "../benches/speed/figures.rs"]
mod figures;
#[path = "../benches/speed/host.rs"]
mod host;

fn main() {
    figures::all();
}
