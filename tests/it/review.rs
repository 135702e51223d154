//! The review of matches: its account adds up, it finds planted blunders, and its golden files are unchanged.
//!
//! `UPDATE=1 cargo test --no-default-features --test it review` rewrites each game's `golden/review.txt`.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use spot_on::bots::protocol::ReviewedMove;
use spot_on::bots::review::DecisionReview;
use spot_on::bots::{Budget, Level};
use spot_on::cards::rng::{Rng, Seed};
use spot_on::engine::game::Turn;
use spot_on::engine::seat::Seat;
use spot_on::games::{self, AnyGame, AnyMatch, ConfigText};
use spot_on::saves::review::{MatchReview, Questions, Report, review_match};

/// Playouts of each decision: few, for speed.
const PLAYOUTS: u32 = 200;
/// Iterations of a bot that searches.
const ITERATIONS: u32 = 200;

/// A match with this seed between bots of these levels, before its first step.
fn new_match(game: &dyn AnyGame, seats: u8, seed: u64) -> Box<dyn AnyMatch> {
    let setup = ConfigText {
        seats,
        options: Vec::new(),
        dealer: Seat(0),
        order: Seed::from_number(seed).into(),
        deck: None,
    };
    game.start(setup).expect("the default setup")
}

fn think(game: &dyn AnyMatch, seat: Seat, level: Level, rng: &mut Rng) -> Option<String> {
    let bot = games::find_bot(game.info().id).expect("a game of the registry");
    let mut go_on = |made| made < ITERATIONS;
    let found = bot.think(&game.view(seat), level, &mut Budget::new(&mut go_on), rng, false);
    found.expect("the view of a match").0.mv
}

/// Plays one step with bots of these levels. `instead` may replace a move.
fn step(
    game: &mut dyn AnyMatch,
    levels: &[Level],
    rng: &mut Rng,
    mut instead: impl FnMut(&dyn AnyMatch, Seat, String) -> String,
) {
    let Turn::ToMove(seats) = game.turn() else {
        return game.deal(None).expect("the next round can be dealt");
    };
    let said = seats.iter().find_map(|seat| {
        let level = levels[usize::from(seat.0) % levels.len()];
        Some((seat, think(game, seat, level, rng)?))
    });
    match said {
        Some((seat, mv)) => {
            let mv = instead(game, seat, mv);
            game.play(seat, &mv).expect("a legal move");
        }
        None => game.time_out().expect("a clock that is running"),
    }
}

fn is_over(game: &dyn AnyMatch) -> bool {
    matches!(game.turn(), Turn::Over(_))
}

fn played(game: &dyn AnyGame, seats: u8, seed: u64, levels: &[Level]) -> Box<dyn AnyMatch> {
    let (mut game, mut rng) = (new_match(game, seats, seed), Rng::new(Seed::from_number(seed), 7));
    while !is_over(&*game) {
        step(&mut *game, levels, &mut rng, |_, _, mv| mv);
    }
    game
}

fn reviewed(game: &dyn AnyMatch, playouts: u32) -> MatchReview {
    review_match(&game.record(), |_| true, Some(playouts)).expect("a finished match")
}

/// Runs this for every game, each in a thread of its own: one game takes most of the time.
fn for_every_game<T: Send>(run: impl Fn(&dyn AnyGame) -> T + Sync) -> Vec<T> {
    let run = &run;
    std::thread::scope(|scope| {
        let ids = games::all().into_iter().map(|game| game.info().id);
        let start = |id| scope.spawn(move || run(&*games::find_game(id).expect("it is there")));
        let threads: Vec<_> = ids.map(start).collect();
        threads.into_iter().map(|thread| thread.join().expect("the test failed")).collect()
    })
}

#[test]
fn start_luck_and_skill_make_the_result_of_every_seat() {
    for_every_game(|game| {
        let (least, most) = game.info().seats;
        for seats in if super::thorough() { vec![least, most] } else { vec![least] } {
            let game = played(game, seats, 3, &[Level::Novice, Level::Skilled]);
            let review = reviewed(&*game, 40);
            assert!(!review.steps.is_empty() && review.steps.is_sorted_by_key(|it| it.step));
            for seat in Seat::all(seats) {
                let account = review.account(seat);
                let sum = account.start + account.total_luck() + account.total_skill();
                assert!((sum - account.result).abs() < 1e-9, "{} {seat:?}", game.info().id);
            }
            for decision in review.steps.iter().map(|step| &step.decision) {
                assert!(decision.loss() >= 0.0 && decision.moves.len() > 1);
                let in_order = decision.moves.iter().map(|it| it.chance);
                assert!(in_order.clone().all(|chance| (0.0..=1.0).contains(&chance)));
                assert!(in_order.rev().is_sorted());
            }
        }
    });
}

/// A bot that wins the match with its move makes another one instead. The review names a winning move.
#[test]
fn a_planted_blunder_is_found() {
    let mut found_in = 0;
    for game in games::all() {
        // Often the other move wins, too, only later; or only the hidden cards decide which move wins. In One Hundred
        // and One the card that wins is nearly always the only one left.
        let mut found = (0..1000).filter_map(|seed| blunder(&*game, seed)).take(20);
        let is_certain = |it: &DecisionReview<ReviewedMove>| it.best().chance > 0.999;
        found_in += usize::from(found.any(|it| is_certain(&it) && it.loss() > 0.0));
    }
    assert!(found_in >= 3, "in {found_in} games only");
}

/// The review of a move that replaced one with which this seat would have won the match.
fn blunder(game: &dyn AnyGame, seed: u64) -> Option<DecisionReview<ReviewedMove>> {
    let (game, at) = with_a_blunder(game, seed)?;
    let mut questions = Questions::of(&game.record()).expect("a record");
    let mut task = questions.find(|it| it.step == at).expect("the move was played").task;
    task.playouts = Some(4000);
    let bot = games::find_bot(game.info().id).expect("a game of the registry");
    let review = bot.review(&task).and_then(|it| it.decision).expect("there was a choice");
    assert_eq!(review.played().mv.mv, task.played);
    Some(review)
}

/// A match in which one move that would have won was replaced, with the number of steps before it.
fn with_a_blunder(game: &dyn AnyGame, seed: u64) -> Option<(Box<dyn AnyMatch>, usize)> {
    let mut game = new_match(game, game.info().default_seats, seed);
    let (mut at, mut rng) = (None, Rng::new(Seed::from_number(seed), 7));
    while !is_over(&*game) {
        step(&mut *game, &[Level::Skilled], &mut rng, |game, seat, mv| {
            if at.is_some() || !wins(game, seat, &mv) {
                return mv;
            }
            // The last one listed of the moves that do not win.
            let other = game.legal(seat).into_iter().rev().find(|mv| !wins(game, seat, mv));
            at = other.as_ref().map(|_| game.step_count());
            other.unwrap_or(mv)
        });
    }
    Some((game, at?))
}

fn wins(game: &dyn AnyMatch, seat: Seat, mv: &str) -> bool {
    let mut after = game.boxed();
    let done = after.play(seat, mv).is_ok();
    done && matches!(after.turn(), Turn::Over(end) if end.winners.iter().eq([seat]))
}

#[test]
fn the_questions_are_the_moves_of_the_match() {
    for game in games::all() {
        let game = played(&*game, game.info().default_seats, 5, &[Level::Casual]);
        let questions: Vec<_> = Questions::of(&game.record()).expect("a record").collect();
        let actors = game.actors().into_iter().enumerate();
        let moves: Vec<_> = actors.filter_map(|(step, seat)| Some((step, seat?))).collect();
        assert!(questions.iter().map(|it| (it.step, it.task.seat)).eq(moves));
    }
}

#[test]
fn only_finished_matches_are_reviewed() {
    let game = new_match(&*games::all()[0], 2, 1);
    let refused = review_match(&game.record(), |_| true, None).expect_err("it has just begun");
    assert_eq!(refused.0, "the match is not over: expected a finished one");
    assert!(review_match("spot-on-1|", |_| true, None).is_err());
}

#[test]
fn the_golden_reviews_are_unchanged() {
    let mut changed = Vec::new();
    for (id, text) in for_every_game(|game| (game.info().id, golden(game))) {
        let folder = id.replace('-', "_");
        let path = format!("src/games/{folder}/golden/review.txt");
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(&path);
        if fs::read_to_string(&file).unwrap_or_default() == text {
            continue;
        }
        match std::env::var_os("UPDATE") {
            Some(_) => fs::write(&file, text).expect("the file can be written"),
            None => changed.push(path),
        }
    }
    assert!(changed.is_empty(), "if this is meant, run `make golden`: {changed:?}");
}

fn golden(game: &dyn AnyGame) -> String {
    let info = game.info();
    let mut text = format!("Reviews of {}, written by tests/it/review.rs.\n", info.title);
    // The smallest table may be a solitaire.
    for (seed, seats) in [(1, info.default_seats), (2, info.seats.0)] {
        let game = played(game, seats, seed, &[Level::Novice, Level::Master]);
        let review = reviewed(&*game, PLAYOUTS);
        // Writing into a string cannot fail.
        let _ = writeln!(text, "\nMatch {seed}, {seats} seats");
        for seat in Seat::all(seats) {
            text += &Report::of(&review, seat, &*game).to_string();
        }
    }
    text
}
