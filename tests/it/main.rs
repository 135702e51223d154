//! All integration tests in one program: the library is linked once.

mod bots;
mod cases;
mod example;
mod finished;
mod fuzz;
mod languages;
mod laws;
mod lessons;
mod links;
mod packs;
mod perft;
mod play;
mod playthroughs;
mod referee;
mod replay;
mod texts;
mod tidy;
mod votes;

/// Whether as much is tried as `make test-all` tries.
fn thorough() -> bool {
    std::env::var_os("THOROUGH").is_some()
}
