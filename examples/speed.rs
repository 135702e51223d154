//! Runs the benchmarks of games and bots in a browser. It is an example because a benchmark target is built only
//! together with all native programs.

#[path = "../benches/speed/figures.rs"]
mod figures;
#[path = "../benches/speed/host.rs"]
mod host;

fn main() {
    figures::all();
}
