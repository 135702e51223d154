//! The narration of matches. The English sentences for each kind of event are golden files in the games' folders
//! (`golden/told.txt`), which `make golden` rewrites. Beside them the test writes those of the other languages into
//! `target/told/`, where speakers of a language can review them; `THOROUGH=1` writes all.

use std::fs;
use std::path::Path;

use spot_on::cards::rng::{Rng, Seed};
use spot_on::engine::event::Event;
use spot_on::engine::game::Turn;
use spot_on::engine::seat::Seat;
use spot_on::engine::value::Value;
use spot_on::games::{self, AnyGame, ConfigText};
use spot_on::i18n::{Language, Platform, set_english};
use spot_on::table::narration::AnyEvent;

use crate::languages::{STEPS, any_move, is_heard, languages, narrate, setups, speak};

/// The kinds of the events of a step.
fn kinds(events: &[AnyEvent]) -> Vec<String> {
    let kind = |event: &AnyEvent| match event {
        Event::Move { card, from, to, .. } => {
            format!("{} {} {}", from.kind(), to.kind(), card.is_some())
        }
        Event::Note(note) => {
            let data = note.data();
            format!("{} {}", data.what, data.with != Value::Nothing)
        }
        Event::Score { points, .. } => format!("score {}", points.signum()),
        other => format!("{:?}", std::mem::discriminant(other)),
    };
    events.iter().map(kind).collect()
}

/// For every step of some matches: the kinds of its events, and its narration for seat 0.
fn steps(game: &dyn AnyGame) -> Vec<(Vec<String>, Vec<String>)> {
    let mut steps = Vec::new();
    let mut rng = Rng::new(Seed::from_number(3), 0);
    for (number, options) in setups(game).into_iter().enumerate() {
        let order = Seed::from_number(number as u64).into();
        let seats = game.info().default_seats;
        let setup = ConfigText { seats, options, dealer: Seat(0), order, deck: None };
        let Ok(mut game) = game.start(setup) else { continue };
        for _ in 0..4 * STEPS {
            let events = game.events(game.step_count());
            let seen: Vec<AnyEvent> =
                events.iter().map(|event| event.clone().seen_by(Seat(0))).collect();
            steps.push((kinds(&seen), narrate(&*game, Some(Seat(0)))));
            if matches!(game.turn(), Turn::Over(_)) {
                break;
            }
            if let Some((seat, mv)) = any_move(&mut *game, &mut rng) {
                game.play(seat, &mv).expect("a legal move");
            }
        }
    }
    steps
}

/// The indices of steps that are examples of all kinds.
fn examples(all: &[(Vec<String>, Vec<String>)]) -> Vec<usize> {
    let mut seen: Vec<&String> = Vec::new();
    let mut found = Vec::new();
    for (at, (kinds, _)) in all.iter().enumerate() {
        if kinds.iter().any(|kind| !seen.contains(&kind)) {
            seen.extend(kinds);
            found.push(at);
        }
    }
    found
}

#[test]
fn the_narration_is_unchanged() {
    let mut changed = Vec::new();
    for game in games::all() {
        set_english(Platform::PLAIN);
        let english = steps(&*game);
        let told = examples(&english);
        let text: String = told.iter().map(|at| english[*at].1.join("\n") + "\n\n").collect();
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games");
        let file = folder.join(game.info().id.replace('-', "_")).join("golden/told.txt");
        let is_same = fs::read_to_string(&file).is_ok_and(|before| before == text);
        match std::env::var_os("UPDATE") {
            _ if is_same => {}
            Some(_) => fs::write(&file, text).expect("the file can be written"),
            None => changed.push(file),
        }
        for language in languages().filter(|it| is_heard(it) && speak(it)) {
            let other = steps(&*game);
            let lines = told.iter().map(|at| (&english[*at].1, &other[*at].1));
            let pairs: Vec<_> = lines.collect();
            for (english, other) in &pairs {
                assert_eq!(english.len(), other.len(), "{english:?}\n{other:?}");
            }
            write_told(language, game.info().id, &pairs);
        }
    }
    assert!(changed.is_empty(), "if this is meant, run `make golden`: {changed:?}");
}

/// Writes the sentences in English and in another language into `target/told/`, for those who read a translation.
fn write_told(language: &Language, id: &str, pairs: &[(&Vec<String>, &Vec<String>)]) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/told").join(language.tag);
    let lines = pairs.iter().flat_map(|(english, other)| english.iter().zip(other.iter()));
    let both = lines.flat_map(|(english, other)| [english.as_str(), other, ""]);
    let text = both.collect::<Vec<&str>>().join("\n");
    fs::create_dir_all(&folder).expect("the folder can be made");
    fs::write(folder.join(format!("{id}.txt")), text).expect("the file can be written");
}
