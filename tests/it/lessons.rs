//! Every game's guided round can be played as written, in every language.

use std::fs;
use std::path::{Path, PathBuf};

use spot_on::cards::rng::Seed;
use spot_on::games::{self, AnyMatch, ConfigText};
use spot_on::i18n::LANGUAGES;
use spot_on::saves::lesson_progress;
use spot_on::table::lesson::{LEARNER, Lesson, Step};

fn folder(id: &str) -> PathBuf {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games");
    games.join(id.replace('-', "_")).join("text")
}

fn read(id: &str, name: &str) -> Lesson {
    let text = fs::read_to_string(folder(id).join(name)).expect("every game has a lesson");
    Lesson::parse(&text).unwrap_or_else(|why| panic!("{id}: {name}: {why}"))
}

/// Plays the move of a step.
fn play(game: &mut dyn AnyMatch, step: &Step) -> Result<(), String> {
    let (seat, mv) = match step {
        Step::Say(_) => return Ok(()),
        Step::Deal => return game.deal(None).map_err(|why| why.to_string()),
        Step::Play(seat, mv) => (*seat, mv.clone()),
        Step::Ask(_, mv) => match mv.strip_prefix("write ") {
            Some(line) => (LEARNER, game.parse_input(LEARNER, line).line?.mv),
            None => (LEARNER, mv.clone()),
        },
    };
    game.play(seat, &mv).map_err(|why| format!("{mv}: {why}"))
}

/// The match of a lesson, before its first step.
fn deal(id: &str, lesson: &Lesson) -> Box<dyn AnyMatch> {
    let setup = ConfigText::of_lesson(lesson, Seed::from_number(1));
    let game = games::find_game(id).expect("it is a game");
    game.start(setup).unwrap_or_else(|why| panic!("{id}: {why}"))
}

#[test]
fn lessons_can_be_played() {
    for game in games::all() {
        let id = game.info().id;
        let lesson = read(id, "lesson.md");
        let mut table = deal(id, &lesson);
        for step in &lesson.steps {
            if let Err(why) = play(&mut *table, step) {
                panic!("{id}: {step:?}: {why}\n{:?}", table.snapshot(None));
            }
        }
        let asked = lesson.steps.iter().filter(|step| matches!(step, Step::Ask(..))).count();
        assert!(asked >= 2, "{id}: a lesson lets the learner play");
        assert!(matches!(lesson.steps.last(), Some(Step::Say(_))), "{id}: the last word is said");
    }
}

#[test]
fn lessons_resume_at_every_step() {
    for game in games::all() {
        let id = game.info().id;
        let lesson = read(id, "lesson.md");
        let mut changed = lesson.clone();
        changed.steps.push(Step::Say("One more word.".into()));
        let mut table = deal(id, &lesson);
        for (at, step) in lesson.steps.iter().enumerate() {
            let kept = lesson_progress::write(&lesson, at, &*table).expect("it is at this step");
            let (done, again) = lesson_progress::read(&kept, &lesson).expect("it reads back");
            assert_eq!((done, again.record()), (at, table.record()), "{id}");
            assert!(lesson_progress::read(&kept, &changed).is_none(), "{id}: it has changed");
            for torn in [&kept[1..], &kept[..kept.len() - 1], ""] {
                assert!(lesson_progress::read(torn, &lesson).is_none(), "{id}: {torn}");
            }
            let is_move = !matches!(step, Step::Say(_));
            play(&mut *table, step).unwrap_or_else(|why| panic!("{id}: {step:?}: {why}"));
            // A move is shown a moment before its step is done.
            assert_eq!(lesson_progress::write(&lesson, at, &*table).is_none(), is_move, "{id}");
        }
        assert!(lesson_progress::write(&lesson, 0, &*table).is_none(), "{id}: far from there");
    }
}

#[test]
fn lessons_are_the_same_in_every_language() {
    let moves = |lesson: Lesson| {
        let steps = lesson.steps.into_iter().map(|step| match step {
            Step::Say(_) => Step::Say(String::new()),
            Step::Ask(_, mv) => Step::Ask(String::new(), mv),
            other => other,
        });
        (lesson.deck, lesson.options, steps.collect::<Vec<_>>())
    };
    for game in games::all() {
        let id = game.info().id;
        let english = moves(read(id, "lesson.md"));
        for language in LANGUAGES.iter().filter(|language| !language.is_pseudo).skip(1) {
            let name = format!("lesson.{}.md", language.tag);
            // A lesson that is not translated is shown in English.
            if folder(id).join(&name).exists() {
                assert_eq!(english, moves(read(id, &name)), "{id} in {}", language.tag);
            }
        }
    }
}
