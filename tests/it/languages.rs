//! Every game is fully translated: the texts of matches with all options in turn have no English words and no unfilled
//! placeholders. The rules have the same structure in every language.

use std::fs;
use std::path::Path;

use spot_on::cards::rng::{Rng, Seed};
use spot_on::engine::game::Turn;
use spot_on::engine::seat::Seat;
use spot_on::engine::session::IllegalStep;
use spot_on::games::rules_text::{self, Block, OptionRules, Section};
use spot_on::games::{self, AnyGame, AnyMatch, ConfigText, SetupError};
use spot_on::i18n::{LANGUAGES, Language, Platform, set_language};
use spot_on::table::narration::{Names, sentences};
use spot_on::table::scene::Scene;

/// Number of steps of each match.
pub(crate) const STEPS: usize = 100;
/// Names that are in Latin letters in every language.
const NAMES: &[&str] =
    &["A'n'SR-entertainments", "RD AAOW", "pagat.com", "Spot On", "David Parlett"];

/// The languages in other letters than Latin ones: in their texts, words in Latin letters are not translated.
const OTHER_LETTERS: &[&str] = &["ru", "uk", "zh", "he"];

/// A translated file of the page, which `make texts` has written. `None` if it is not translated.
fn translated(name: &str) -> Option<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/assets/texts");
    assert!(folder.exists(), "`make texts` writes the translations, which this test needs");
    fs::read_to_string(folder.join(name)).ok()
}

/// Whether a language is tested: the others take long, and their words cannot be told from English.
pub(crate) fn is_heard(language: &Language) -> bool {
    ["ru", "he"].contains(&language.tag) || crate::thorough()
}

/// The languages of the page but English.
pub(crate) fn languages() -> impl Iterator<Item = &'static Language> {
    LANGUAGES.iter().skip(1).filter(|language| !language.is_pseudo)
}

/// Switches to a language. Returns false if some of its texts are not translated yet, so that English is displayed.
pub(crate) fn speak(language: &'static Language) -> bool {
    let catalogue = translated(&format!("{}.txt", language.tag)).expect("a catalogue");
    set_language(language, &catalogue, Platform::PLAIN).expect("a catalogue");
    !catalogue.contains("\n\n")
}

/// The fault of a text in a language, if it has one.
fn fault(text: &str, language: &Language) -> Option<String> {
    if text.contains(['{', '}']) {
        return Some(format!("a blank is left: {text}"));
    }
    if !OTHER_LETTERS.contains(&language.tag) {
        return None;
    }
    // Text between backticks is the same in all languages.
    let said: String = text.split('`').step_by(2).collect();
    let said = NAMES.iter().fold(said, |said, name| said.replace(name, ""));
    let is_notation =
        |word: &str| word.len() <= 2 && word.chars().all(|letter| "AKQJTSHDCBL".contains(letter));
    let words = said.split(|letter: char| !letter.is_ascii_alphabetic());
    let word = words.filter(|word| !word.is_empty()).find(|word| !is_notation(word))?;
    Some(format!("`{word}` is not translated: {text}"))
}

/// Counts the texts of the games, and collects their faults.
struct Ear {
    language: &'static Language,
    heard: usize,
    faults: Vec<String>,
}

impl Ear {
    fn hear(&mut self, what: &str, text: &str) {
        self.heard += 1;
        if let Some(fault) = fault(text, self.language) {
            let fault = format!("{what}: {fault}");
            if !self.faults.contains(&fault) {
                self.faults.push(fault);
            }
        }
    }

    fn scene(&mut self, scene: &Scene) {
        self.hear("prompt", &scene.prompt);
        for zone in &scene.zones {
            self.hear("title", zone.title.as_str());
            zone.notes.iter().for_each(|note| self.hear("note of a card", note));
        }
        scene.badges.iter().for_each(|badge| self.hear("badge", &badge.text));
        for gauge in &scene.progress {
            self.hear("gauge", &gauge.says);
            self.hear("gauge", &gauge.hits);
        }
        if let Some(answers) = &scene.answers {
            self.hear("answers", &answers.title);
            self.hear("answers", &answers.says);
            answers.rows.iter().for_each(|row| self.hear("answers", &row.says));
        }
        if let Some(writing) = &scene.writing {
            self.hear("writing", writing.action.as_str());
            self.hear("writing", writing.title.as_str());
            let words = writing.signs.iter().chain(writing.cards.iter().flatten());
            words.for_each(|word| self.hear("sign", &word.label));
        }
    }

    /// The texts of the table, the moves and the narration for one seat.
    fn seat(&mut self, game: &dyn AnyMatch, seat: Seat) {
        self.scene(&game.scene(Some(seat)));
        for handle in game.gestures(seat) {
            self.hear("label", &handle.label);
            self.hear("choice", &handle.gesture.choice);
        }
        for line in ["", "7*(", "1+1", "A/0", "JB:2+K"] {
            if let Err(why) = game.parse_input(seat, line).line {
                self.hear("line", &why);
            }
        }
        self.narrate(game, Some(seat));
    }

    fn narrate(&mut self, game: &dyn AnyMatch, you: Option<Seat>) {
        for line in narrate(game, you) {
            self.hear("sentence", &line);
        }
    }

    /// The texts that refuse moves which were legal earlier in the match.
    fn refusals(&mut self, game: &mut dyn AnyMatch, moves: &[String], rng: &mut Rng) {
        for _ in 0..4 {
            let Some(seat) = game.turn().seats().first() else { return };
            let mv: &String = rng.pick(moves);
            match game.play(seat, mv) {
                Ok(()) => drop(game.undo()),
                Err(IllegalStep::AgainstTheRules(why)) => self.hear("refusal", &why),
                Err(_) => {}
            }
        }
    }

    fn play(&mut self, game: &mut dyn AnyMatch, rng: &mut Rng) {
        let mut moves: Vec<String> = Vec::new();
        for _ in 0..STEPS {
            self.narrate(game, None);
            Seat::all(game.seats()).for_each(|seat| self.seat(game, seat));
            if let Some((seat, mv)) = any_move(game, rng) {
                moves.push(mv.clone());
                self.refusals(game, &moves, rng);
                game.play(seat, &mv).expect("a legal move");
            }
            if let Turn::Over(outcome) = game.turn() {
                self.hear("reason", outcome.reason.as_str());
            }
        }
    }

    fn description(&mut self, game: &dyn AnyGame) {
        let info = game.info();
        for text in [info.title, info.tagline, info.length, info.round, info.credit] {
            self.hear("description", text.as_str());
        }
        for choice in game.options_info() {
            self.hear("option", choice.title.as_str());
            self.hear("option", choice.explanation.as_str());
            choice.values.iter().for_each(|value| self.hear("value", value.title.as_str()));
        }
    }
}

/// The narration of the last step.
pub(crate) fn narrate(game: &dyn AnyMatch, you: Option<Seat>) -> Vec<String> {
    let names = ["Ада", "Отто", "Мина", "Лев", "Ким", "Юн"];
    let names = Names { names: names.map(String::from).to_vec(), you };
    let events = game.events(game.step_count());
    sentences(&events, &names, &game.speech())
}

/// A move to play. `None` if the match is over, or has continued by a deal or the clock.
pub(crate) fn any_move(game: &mut dyn AnyMatch, rng: &mut Rng) -> Option<(Seat, String)> {
    match game.turn() {
        Turn::ToMove(_) => {}
        Turn::RoundOver => {
            game.deal(None).expect("the round is over");
            return None;
        }
        Turn::Over(_) => return None,
    }
    let may = |seat: Seat| game.legal(seat).into_iter().map(move |mv| (seat, mv));
    let legal: Vec<(Seat, String)> = Seat::all(game.seats()).flat_map(may).collect();
    if game.clock().is_some() && (legal.is_empty() || rng.one_in(8)) {
        game.time_out().expect("the clock runs");
        return None;
    }
    Some(rng.pick(&legal).clone())
}

/// Sets of options: each single value, all options at their last value, and those sets without one option. Some of them
/// are refused, and then the reason is checked, too.
pub(crate) fn setups(game: &dyn AnyGame) -> Vec<Vec<(String, String)>> {
    let every = game.options_info().into_iter().flat_map(|choice| {
        choice.values.iter().map(move |value| (choice.id.to_owned(), value.id.to_owned()))
    });
    let every: Vec<(String, String)> = every.collect();
    let last = game.options_info().into_iter().map(|choice| {
        let value = choice.values.last().expect("an option has values");
        (choice.id.to_owned(), value.id.to_owned())
    });
    let last: Vec<(String, String)> = last.collect();
    let mut setups: Vec<Vec<(String, String)>> = every.into_iter().map(|one| vec![one]).collect();
    // Sets without one option, because some options need others and some exclude others.
    for left_out in 0..last.len() {
        let mut rest = last.clone();
        rest.remove(left_out);
        setups.push(rest);
    }
    setups.extend([Vec::new(), last]);
    setups
}

#[test]
fn every_game_speaks_every_language() {
    let mut faults = Vec::new();
    for language in languages() {
        let is_whole = speak(language);
        if !is_whole {
            println!("{} is not whole yet", language.tag);
            continue;
        }
        if is_heard(language) {
            let found = faults_in(language).into_iter();
            faults.extend(found.map(|fault| format!("{}: {fault}", language.tag)));
        }
    }
    assert!(faults.is_empty(), "{} texts are wrong:\n{}", faults.len(), faults.join("\n"));
}

/// The faults of all texts of the games in the current language.
fn faults_in(language: &'static Language) -> Vec<String> {
    let mut faults = Vec::new();
    for game in games::all() {
        let info = game.info();
        let mut ear = Ear { language, heard: 0, faults: Vec::new() };
        ear.description(&*game);
        let mut rng = Rng::new(Seed::from_number(7), 0);
        for (number, options) in setups(&*game).into_iter().enumerate() {
            let (least, most) = info.seats;
            let seats = least + number as u8 % (most - least + 1);
            for seats in [0, seats] {
                let seed = Seed::from_number(number as u64);
                let setup = ConfigText {
                    seats,
                    options: options.clone(),
                    dealer: Seat(0),
                    order: seed.into(),
                    deck: None,
                };
                match game.start(setup) {
                    Ok(mut game) => ear.play(&mut *game, &mut rng),
                    Err(SetupError::Seats(why)) => ear.hear("setup", &why),
                    Err(why) => ear.hear("setup", &why.to_string()),
                }
            }
        }
        println!("{}: {} texts heard", info.id, ear.heard);
        faults.extend(ear.faults.into_iter().map(|fault| format!("{}: {fault}", info.id)));
    }
    faults
}

#[test]
fn rules_have_the_same_structure_in_every_language() {
    let shape = |block: &Block| match block {
        Block::Paragraph(_) => "paragraph".to_owned(),
        Block::List(items) => format!("list of {}", items.len()),
        Block::Example(hands, caption) => format!("{hands:?}, caption: {}", !caption.is_empty()),
    };
    let shapes = |blocks: &[Block]| blocks.iter().map(shape).collect::<Vec<_>>();
    let built = |text: &str| -> Vec<String> {
        let of_section = |section: Section| {
            let of_option = |option: OptionRules| (option.id, shapes(&option.blocks));
            let options: Vec<_> = section.options.into_iter().map(of_option).collect();
            format!("{:?} {options:?}", shapes(&section.blocks))
        };
        rules_text::parse(text).into_iter().map(of_section).collect()
    };
    for game in games::all() {
        let id = game.info().id;
        let english = translated(&format!("{id}.help.md")).expect("rules for players");
        for language in languages() {
            let Some(text) = translated(&format!("{id}.help.{}.md", language.tag)) else {
                continue;
            };
            assert_eq!(built(&english), built(&text), "{id} in {}", language.tag);
            // Names of cards and of options are no words.
            let words = |line: &str| match line.split_once(']') {
                Some((_, caption)) => caption.trim().to_owned(),
                None => line.to_owned(),
            };
            let lines = text.lines().filter(|line| !line.starts_with("### ")).map(words);
            let faults: Vec<String> = lines.filter_map(|line| fault(&line, language)).collect();
            assert!(faults.is_empty(), "{id} in {}:\n{}", language.tag, faults.join("\n"));
        }
    }
}

#[test]
fn english_words_and_placeholders_are_found() {
    let russian = Language::find("ru").expect("a language");
    for wrong in ["Take a card", "Взять card", "{n} карт", "Козыри: spades"] {
        assert!(fault(wrong, russian).is_some(), "{wrong}");
    }
    for right in ["10♥ +10 → 95", "туз A♠ и JB", "ожидалось `score TS +10`"] {
        assert_eq!(fault(right, russian), None);
    }
}
