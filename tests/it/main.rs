//! All integration tests in one program, so that the library is linked only once.

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

/// Whether to run the long variants of the tests, as `make test-all` does.
fn thorough() -> bool {
    std::env::var_os("THOROUGH").is_some()
}
