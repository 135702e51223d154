//! The puzzles of `public/assets/puzzles/`: each is proved again from what its seat can know. `make puzzles-verify` proves
//! all of them, this test some.

use std::fs;
use std::path::Path;

use spot_on::cards::rng::{Rng, Seed};
use spot_on::engine::record::Record;
use spot_on::engine::session::Session;
use spot_on::games::{Playable, Visitor, visit_all};
use spot_on::puzzles::entry::{PuzzleEntry, entries};
use spot_on::puzzles::problem;
use spot_on::saves::link;

#[test]
fn the_puzzles_have_the_proved_answers() {
    visit_all(&mut Proofs);
}

struct Proofs;

impl Visitor for Proofs {
    fn visit<G: Playable>(&mut self) {
        if !G::HAS_FILE {
            return;
        }
        let all = puzzles(G::INFO.id);
        assert!(all.len() >= 200, "{} has {} puzzles", G::INFO.id, all.len());
        let step = if crate::thorough() { 1 } else { 11 };
        let refuted: usize = all.iter().step_by(step).map(prove::<G>).sum();
        assert!(refuted > 0, "{} refutes nothing", G::INFO.id);
        let days = puzzles(&format!("days/{}", G::INFO.id));
        days.iter().step_by(step).map(prove::<G>).for_each(drop);
        let problems = match G::PROBLEMS {
            [] => Vec::new(),
            _ => puzzles(G::PROBLEMS_FILE),
        };
        problems.iter().step_by(step).for_each(prove_problem::<G>);
        check_kinds::<G>(&[all, problems].concat());
    }
}

/// Every kind has puzzles, none has more than a third of them, and no grade of 100 points more than a tenth of a file.
fn check_kinds<G: Playable>(all: &[PuzzleEntry]) {
    let id = G::INFO.id;
    assert!(all.len() >= 300, "{id} has {} puzzles", all.len());
    for kind in G::PUZZLES.iter().chain(G::PROBLEMS) {
        let count = all.iter().filter(|it| it.kind == kind.id).count();
        assert!(count > 0 && 3 * count <= all.len(), "{id}: {count} of {}", kind.id);
    }
    for grade in 6..=24 {
        let count = all.iter().filter(|it| it.rating / 100 == grade).count();
        assert!(10 * count <= all.len(), "{id}: {count} at {grade}00");
    }
}

/// Proves a problem with open cards, and plays a refutation of every wrong first move.
fn prove_problem<G: Playable>(entry: &PuzzleEntry) {
    let position = position_of::<G>(entry);
    assert!(entry.is_proved_by(&position), "{}", entry.line());
    // A proof that compares all ways has no goal to be refuted by.
    let Some(goal) = G::goal(&position, &entry.kind) else { return };
    let mut moves = Vec::new();
    position.legal_moves(entry.seat, &mut moves);
    for wrong in moves.iter().filter(|mv| !entry.solution[0].contains(&mv.to_string())) {
        let line = problem::refute(&position, entry.seat, &goal, wrong).expect("a line");
        // The worker gets the view of the whole position, and must find the same.
        let rebuilt = G::determinize(&position.view(None), &mut Rng::new(Seed::from_number(1), 0));
        let again = problem::refute(&rebuilt, entry.seat, &goal, wrong);
        assert_eq!(again.as_ref(), Some(&line), "{wrong}: {}", entry.line());
        let mut position = position.clone();
        position.play(entry.seat, wrong).expect("the wrong move is legal");
        for (seat, mv) in line {
            position.play(seat, &mv).expect("an answer is legal");
        }
        assert_ne!((goal.reached)(&position, entry.seat), Some(true), "{wrong}: {}", entry.line());
    }
}

fn puzzles(name: &str) -> Vec<PuzzleEntry> {
    let file =
        Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("public/assets/puzzles/{name}.txt"));
    let text = fs::read_to_string(file).expect("every game has puzzles");
    let all = entries(&text);
    assert_eq!(all.len(), text.lines().count(), "every line is a puzzle");
    all
}

/// Proves a puzzle, and returns the number of its wrong answers that are refuted.
fn prove<G: Playable>(entry: &PuzzleEntry) -> usize {
    let position = position_of::<G>(entry);
    assert!(entry.is_proved_by(&position), "{}", entry.line());
    // The proof of a card compares all cards.
    if entry.others.is_empty() { refute(entry, &position) } else { 0 }
}

fn position_of<G: Playable>(entry: &PuzzleEntry) -> G {
    let game = link::open(&entry.link).expect("a position");
    let record = Record::<G>::parse(&game.record()).expect("a record of this game");
    Session::<G>::replay(record).expect("a legal match").game().clone()
}

/// What refutes a wrong answer must be true: its position looks the same to the seat, and its moves can be played.
fn refute<G: Playable>(entry: &PuzzleEntry, position: &G) -> usize {
    let (view, mut moves) = (position.view(Some(entry.seat)), Vec::new());
    position.legal_moves(entry.seat, &mut moves);
    let is_wrong =
        |mv: &G::Move| entry.solution.iter().flatten().all(|right| *right != mv.to_string());
    let mut count = 0;
    for wrong in moves.into_iter().filter(is_wrong) {
        let refuted = G::refute(&view, entry.seat, &entry.kind, &wrong);
        let refuted = refuted.unwrap_or_else(|| panic!("{wrong} is not refuted: {}", entry.line()));
        count += 1;
        assert!(!refuted.words.is_empty(), "{wrong}: {}", entry.line());
        let Some((mut imagined, line)) = refuted.line else { continue };
        assert_eq!(imagined.view(Some(entry.seat)), view, "{wrong}: {}", entry.line());
        imagined.play(entry.seat, &wrong).expect("the wrong move is legal");
        for (seat, mv) in line {
            let played = imagined.play(seat, &mv);
            assert!(played.is_ok(), "{wrong}, {mv}: {}", entry.line());
        }
    }
    count
}
