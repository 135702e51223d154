//! Runs every target of `fuzz/` over its corpus, so that fixed bugs stay fixed. `make fuzz` looks for new ones.

use std::fs;
use std::path::Path;

use crate::random_play;
use spot_on::cards::rng::{Rng, Seed};
use spot_on::engine::record::checksum;
use spot_on::games;

#[path = "../../fuzz/targets.rs"]
mod targets;

/// Number of damaged saves.
const SAVES: u32 = 10_000;

#[test]
fn the_corpus_runs() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus");
    for (name, run) in targets::ALL {
        let files = fs::read_dir(corpus.join(name)).expect("every target has a corpus");
        let mut files: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
        files.sort();
        assert!(!files.is_empty(), "{name} has no corpus");
        for file in files {
            // Shown if the test fails.
            println!("{}", file.display());
            run(&fs::read(&file).expect("a file that can be read"));
        }
    }
}

/// Damaged saves: with the old checksum they are refused. With a valid checksum each is a match or an error with a
/// message.
#[test]
fn damaged_saves_yield_a_match_or_an_error_message() {
    let mut rng = Rng::new(Seed::from_number(12), 0);
    let mut saves = Vec::new();
    for game in games::all() {
        for steps in [0, 10, 60] {
            let mut one = random_play::any_match(&*game, &mut rng);
            random_play::some_steps(&mut *one, steps, &mut rng);
            saves.push(one.record());
        }
    }
    let mut read = 0;
    for _ in 0..SAVES {
        let whole = rng.pick::<String>(&saves).clone();
        let damaged = damage(&whole, &mut rng);
        if damaged.trim() == whole {
            continue;
        }
        assert!(games::load(&damaged).is_err(), "{damaged}");
        let body = damaged.rsplit_once("|crc32=").map_or(&*damaged, |(body, _)| body);
        match games::load(&format!("{body}|crc32={:08x}", checksum(body.as_bytes()))) {
            Ok(_) => read += 1,
            Err(why) => assert!(!why.to_string().is_empty()),
        }
    }
    assert!(read > 100, "only {read} were played");
}

fn damage(text: &str, rng: &mut Rng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=rng.below(2) {
        let at = rng.below(bytes.len() as u32) as usize;
        match rng.below(4) {
            0 => bytes[at] = *rng.pick(b"0123456789ACHSD|=,: \xff"),
            1 => bytes.insert(at, bytes[rng.below(bytes.len() as u32) as usize]),
            2 => drop(bytes.remove(at)),
            _ => bytes.swap(at, text.len() / 2),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
