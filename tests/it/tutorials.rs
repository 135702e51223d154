//! Every game's tutorial can be played as written, in every language.

use std::fs;
use std::path::{Path, PathBuf};

use spot_on::cards::rng::Seed;
use spot_on::games::{self, AnyMatch, ConfigText};
use spot_on::i18n::LANGUAGES;
use spot_on::saves::tutorial_progress;
use spot_on::table::tutorial::{LEARNER, Tutorial, TutorialStep};

fn folder(id: &str) -> PathBuf {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games");
    games.join(id.replace('-', "_")).join("text")
}

fn read(id: &str, name: &str) -> Tutorial {
    let text = fs::read_to_string(folder(id).join(name)).expect("every game has a tutorial");
    Tutorial::parse(&text).unwrap_or_else(|why| panic!("{id}: {name}: {why}"))
}

/// Plays the move of a step.
fn play(game: &mut dyn AnyMatch, step: &TutorialStep) -> Result<(), String> {
    let (seat, mv) = match step {
        TutorialStep::Say(_) => return Ok(()),
        TutorialStep::Deal => return game.deal(None).map_err(|why| why.to_string()),
        TutorialStep::Play(seat, mv) => (*seat, mv.clone()),
        TutorialStep::Ask(_, mv) => match mv.strip_prefix("write ") {
            Some(line) => (LEARNER, game.parse_input(LEARNER, line).line?.mv),
            None => (LEARNER, mv.clone()),
        },
    };
    game.play(seat, &mv).map_err(|why| format!("{mv}: {why}"))
}

/// The match of a tutorial, before its first step.
fn deal(id: &str, tutorial: &Tutorial) -> Box<dyn AnyMatch> {
    let setup = ConfigText::of_tutorial(tutorial, Seed::from_number(1));
    let game = games::find_game(id).expect("it is a game");
    game.start(setup).unwrap_or_else(|why| panic!("{id}: {why}"))
}

#[test]
fn tutorials_can_be_played() {
    for game in games::all() {
        let id = game.info().id;
        let tutorial = read(id, "tutorial.md");
        let mut table = deal(id, &tutorial);
        for step in &tutorial.steps {
            if let Err(why) = play(&mut *table, step) {
                panic!("{id}: {step:?}: {why}\n{:?}", table.snapshot(None));
            }
        }
        let asked =
            tutorial.steps.iter().filter(|step| matches!(step, TutorialStep::Ask(..))).count();
        assert!(asked >= 2, "{id}: a tutorial lets the learner play");
        assert!(
            matches!(tutorial.steps.last(), Some(TutorialStep::Say(_))),
            "{id}: the last word is said"
        );
    }
}

#[test]
fn tutorials_resume_at_every_step() {
    for game in games::all() {
        let id = game.info().id;
        let tutorial = read(id, "tutorial.md");
        let mut changed = tutorial.clone();
        changed.steps.push(TutorialStep::Say("One more word.".into()));
        let mut table = deal(id, &tutorial);
        for (at, step) in tutorial.steps.iter().enumerate() {
            let kept =
                tutorial_progress::write(&tutorial, at, &*table).expect("it is at this step");
            let (done, again) = tutorial_progress::read(&kept, &tutorial).expect("it reads back");
            assert_eq!((done, again.record()), (at, table.record()), "{id}");
            assert!(tutorial_progress::read(&kept, &changed).is_none(), "{id}: it has changed");
            for torn in [&kept[1..], &kept[..kept.len() - 1], ""] {
                assert!(tutorial_progress::read(torn, &tutorial).is_none(), "{id}: {torn}");
            }
            let is_move = !matches!(step, TutorialStep::Say(_));
            play(&mut *table, step).unwrap_or_else(|why| panic!("{id}: {step:?}: {why}"));
            // A move is shown a moment before its step is done.
            assert_eq!(tutorial_progress::write(&tutorial, at, &*table).is_none(), is_move, "{id}");
        }
        assert!(tutorial_progress::write(&tutorial, 0, &*table).is_none(), "{id}: far from there");
    }
}

#[test]
fn tutorials_are_the_same_in_every_language() {
    let moves = |tutorial: Tutorial| {
        let steps = tutorial.steps.into_iter().map(|step| match step {
            TutorialStep::Say(_) => TutorialStep::Say(String::new()),
            TutorialStep::Ask(_, mv) => TutorialStep::Ask(String::new(), mv),
            other => other,
        });
        (tutorial.deck, tutorial.options, steps.collect::<Vec<_>>())
    };
    for game in games::all() {
        let id = game.info().id;
        let english = moves(read(id, "tutorial.md"));
        for language in LANGUAGES.iter().filter(|language| !language.is_pseudo).skip(1) {
            let name = format!("tutorial.{}.md", language.tag);
            // A tutorial that is not translated is shown in English.
            if folder(id).join(&name).exists() {
                assert_eq!(english, moves(read(id, &name)), "{id} in {}", language.tag);
            }
        }
    }
}
