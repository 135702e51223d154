//! The puzzles of `public/assets/puzzles/`: each is proved again from what its seat can know. `make puzzles-verify` proves
//! all of them, this test some.

use std::fs;
use std::path::Path;

use spot_on::engine::record::Record;
use spot_on::engine::session::Session;
use spot_on::games::{Playable, Visitor, visit_all};
use spot_on::puzzles::entry::{Entry, entries};
use spot_on::saves::link;

#[test]
fn the_puzzles_have_the_proved_answers() {
    visit_all(&mut Proofs);
}

struct Proofs;

impl Visitor for Proofs {
    fn visit<G: Playable>(&mut self) {
        let all = puzzles::<G>();
        assert!(all.len() >= 200, "{} has {} puzzles", G::INFO.id, all.len());
        for kind in G::PUZZLES {
            assert!(all.iter().any(|it| it.kind == kind.id), "{} lacks {}", G::INFO.id, kind.id);
        }
        let step = if crate::thorough() { 1 } else { 11 };
        all.iter().step_by(step).for_each(prove::<G>);
    }
}

fn puzzles<G: Playable>() -> Vec<Entry> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join(format!("public/assets/puzzles/{}.txt", G::INFO.id));
    let text = fs::read_to_string(file).expect("every game has puzzles");
    let all = entries(&text);
    assert_eq!(all.len(), text.lines().count(), "every line is a puzzle");
    all
}

fn prove<G: Playable>(entry: &Entry) {
    let game = link::open(&entry.link).expect("a position");
    let record = Record::<G>::parse(&game.record()).expect("a record of this game");
    let session = Session::<G>::replay(record).expect("a legal match");
    assert!(entry.is_proved_by(session.game()), "{}", entry.line());
}
