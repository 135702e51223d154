//! All integration tests in one program, so that the library is linked only once.

mod cases;
mod conventions;
mod counting;
mod daily;
mod decisions;
mod example;
mod friends;
mod friends_room;
mod fuzz;
mod game_laws;
mod game_layers;
mod history;
mod languages;
mod links;
mod merge;
mod packs;
mod parsers;
mod perft;
mod playthroughs;
mod puzzle_proofs;
mod random_play;
mod referee;
mod replay;
mod review;
mod seat_matches;
mod template;
mod told;
mod tutorials;

// `templates/game/` is compiled here as if it lay in the library.
#[expect(unused_imports, reason = "paths of the template begin with `crate::`")]
pub(crate) use spot_on::{
    bots, cards, engine, games, i18n, laws, option, option_values, puzzles, table, texts,
};

/// What to do when an old match cannot be played any more.
const NOT_RELEASED: &str = "players have such matches, so the rules must still allow it; `make golden` replaces it only if \
                            the game's bots are not measured (`STRENGTH` is `None`), since the game is not released then";

/// Whether to run the long variants of the tests, as `make test-all` does.
fn thorough() -> bool {
    std::env::var_os("THOROUGH").is_some()
}
