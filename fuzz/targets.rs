//! Fuzz targets: functions that accept any bytes and must return without a panic. `tests/it/fuzz.rs` runs them over the
//! corpus, so that fixed bugs stay fixed.

use spot_on::cards::Card;
use spot_on::cards::rng::{Rng, Seed};
use spot_on::engine::commit_reveal::SeedShares;
use spot_on::engine::game::Turn;
use spot_on::engine::options::Options;
use spot_on::engine::record::checksum;
use spot_on::engine::seat::Seat;
use spot_on::games::{self, AnyGame, AnyMatch, ConfigText, Playable, Visitor, one_up};
use spot_on::laws;
use spot_on::saves::history::{self, ImportError, ImportJob};
use spot_on::saves::save_log::{self, SaveLog, SaveLogError};
use spot_on::saves::saved_match::{Assists, Player, SavedMatch};
use spot_on::saves::{backup, link, statistics};
use spot_on::svg::qr;

#[path = "friends.rs"]
mod friends;
#[path = "../src/bin/referee"]
mod referee_program {
    mod error;
    pub(super) mod referee;
    mod render;
    mod request;
}

/// A function that accepts any bytes.
pub(super) type Target = fn(&[u8]);

/// All targets, named like their folders in the corpus.
pub(super) const ALL: &[(&str, Target)] = &[
    ("backup", backup_file),
    ("expression", expression),
    ("friends", friends::run),
    ("history", result_lines),
    ("laws", laws),
    ("line", line),
    ("link", link),
    ("moves", moves),
    ("options", options),
    ("qr", qr_code),
    ("record", record),
    ("records", records),
    ("referee", referee),
    ("save", save),
    ("save_log", save_log),
    ("typed", typed),
    ("walk", walk),
];

/// Fails unless every step of two matches had the same events.
fn assert_same_events(one: &dyn AnyMatch, other: &dyn AnyMatch) {
    assert_eq!(one.step_count(), other.step_count());
    for step in 0..=one.step_count() {
        assert_eq!(one.events(step), other.events(step));
    }
}

/// A order of choices, made from the input bytes; past their end it yields zeros.
struct Choices<'a>(&'a [u8]);

impl Choices<'_> {
    fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }

    fn below(&mut self, bound: usize) -> usize {
        let number =
            usize::from(self.byte()) << 8 | usize::from(if bound > 256 { self.byte() } else { 0 });
        if bound > 256 { number % bound } else { (number >> 8) % bound }
    }

    fn game(&mut self) -> Box<dyn AnyGame> {
        let mut all = games::all();
        let at = self.below(all.len());
        all.swap_remove(at)
    }

    /// A valid setup of a match.
    fn setup(&mut self, game: &dyn AnyGame) -> ConfigText {
        let (least, most) = game.info().seats;
        let seats = least + self.below(usize::from(most - least) + 1) as u8;
        let mut options = Vec::new();
        for choice in game.options_info() {
            let value = choice.values[self.below(choice.values.len())];
            options.push((choice.id.to_owned(), value.id.to_owned()));
            if game.check(seats, &options).is_err() {
                options.pop();
            }
        }
        let dealer = Seat(self.below(seats.into()) as u8);
        ConfigText {
            seats,
            options,
            dealer,
            order: Seed::from_number(self.byte().into()).into(),
            deck: None,
        }
    }

    fn begun(&mut self) -> Box<dyn AnyMatch> {
        let game = self.game();
        let setup = self.setup(&*game);
        game.start(setup).expect("a setup that was checked")
    }

    /// A match after this number of steps, or fewer if it ends earlier.
    fn played(&mut self, steps: usize) -> Box<dyn AnyMatch> {
        let mut game = self.begun();
        for _ in 0..steps {
            match game.turn() {
                Turn::Over(_) => break,
                Turn::RoundOver => game.deal(None).expect("the next round can be dealt"),
                Turn::ToMove(_) if game.clock().is_some() && self.below(8) == 1 => {
                    game.time_out().expect("a clock that is running");
                }
                Turn::ToMove(_) => {
                    let step =
                        game.steps().at_place(&mut |moves| (moves > 0).then(|| self.below(moves)));
                    match step {
                        Some((seat, mv)) => game.play(seat, &mv).expect("a move that is listed"),
                        None => game.time_out().expect("somebody can move, or a clock is running"),
                    }
                }
            }
        }
        game
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Moves as strings: each is played, or refused without a change. What cannot be parsed is not played.
fn moves(data: &[u8]) {
    let mut choices = Choices(data);
    let mut game = choices.begun();
    for line in text(choices.0).lines() {
        for seat in Seat::all(game.seats()) {
            let is_read = game.read_move(line).is_ok();
            let record = game.record();
            let is_played = game.play(seat, line).is_ok();
            assert!(is_read || !is_played, "{line} was played and cannot be read");
            assert!(
                is_played || record == game.record(),
                "{line} was refused and has changed something"
            );
        }
    }
}

/// A display of up to eight cards.
fn display(choices: &mut Choices) -> Vec<Card> {
    let cards = choices.below(9);
    let pack = games::find_game("one-up").expect("a game").pack(2, &[]).expect("its pack");
    (0..cards).map(|_| pack[choices.below(pack.len())]).collect()
}

/// Expressions: a parsed one prints as the same string, and can be checked as an answer.
fn expression(data: &[u8]) {
    use one_up::{Expression, JokerReading};
    let mut choices = Choices(data);
    let display = display(&mut choices);
    let text = text(choices.0);
    let Ok(expression) = text.parse::<Expression>() else { return };
    assert_eq!(expression.to_string(), text);
    let _ = expression.check(&display, JokerReading::Strict);
    let _ = expression.check(&display, JokerReading::Free);
}

/// Typed lines: each means an answer that reads back, or the position of what is wrong is in the line.
fn typed(data: &[u8]) {
    use one_up::shorthand::{self, BadShorthand};
    use one_up::{JokerReading, ParseExpressionError};
    let mut choices = Choices(data);
    let display = display(&mut choices);
    let text = text(choices.0);
    let is_place = |at: usize| (1..=text.chars().count() + 1).contains(&at);
    for reading in [JokerReading::Strict, JokerReading::Free] {
        match shorthand::read(&text, &display, reading) {
            Ok(meant) => {
                assert!(meant.check(&display, reading).is_ok());
                assert_eq!(shorthand::read(meant.text(), &display, reading), Ok(meant));
            }
            Err(
                BadShorthand::Unreadable(ParseExpressionError::Expected { at, .. })
                | BadShorthand::NoCard { at, .. }
                | BadShorthand::OtherTotal { at, .. },
            ) => assert!(is_place(at), "{at}"),
            Err(BadShorthand::Unreadable(_) | BadShorthand::NoAnswer(_)) => {}
        }
    }
}

/// Lines that a person types at the table.
fn line(data: &[u8]) {
    let mut choices = Choices(data);
    let game = choices.begun();
    for line in text(choices.0).lines() {
        for seat in game.turn().seats().iter() {
            let written = game.parse_input(seat, line);
            match written.line {
                Ok(line) => assert_eq!(game.read_move(&line.mv), Ok(())),
                Err(why) => assert!(!why.is_empty(), "nothing is said about {line}"),
            }
        }
    }
}

/// Match records with a valid checksum.
fn record(data: &[u8]) {
    let text = text(data);
    let _ = games::load(&text);
    let line = format!("{text}|crc32={:08x}", checksum(text.as_bytes()));
    if let Ok(game) = games::load(&line) {
        assert_same_events(&*games::load(&game.record()).expect("a record"), &*game);
    }
}

/// Files of finished matches, raw and with valid checksums. Import in slices must accept the same files as reading and
/// replaying the whole file.
fn records(data: &[u8]) {
    let text = text(data);
    let _ = records_of(&text);
    let lines: Vec<String> = text.lines().map(signed).collect();
    let file = history::file(lines.iter().map(String::as_str));
    let read = history::read_file(&file);
    let Ok(known) = records_of(&file) else {
        let is_played = read.is_ok_and(|all| all.iter().all(|one| one.replay().is_some()));
        assert!(!is_played, "only in bits it is refused");
        return;
    };
    let read = read.expect("what was played was read");
    assert_eq!(read.len(), known.len());
    for (one, (key, line)) in read.iter().zip(&known) {
        assert!(one.replay().is_some(), "only as a whole it is refused");
        assert_eq!((one.key(), one.line()), (key.clone(), line.clone()));
        assert_eq!(history::HistoryEntry::parse(line).as_ref(), Ok(one));
    }
}

fn records_of(file: &str) -> Result<Vec<(String, String)>, ImportError> {
    let mut reading = ImportJob::new(file)?;
    while !reading.advance(7)? {}
    Ok(reading.known())
}

/// A line of a finished match, with valid checksums of the line and of the record in it.
fn signed(line: &str) -> String {
    let line = format!(
        "{line}|crc32={:08x}",
        match line.find("spot-on-1|") {
            Some(at) => checksum(&line.as_bytes()[at..]),
            None => 0,
        }
    );
    format!("{:08x} {line}", checksum(line.as_bytes()))
}

/// A match record with some characters changed.
fn save(data: &[u8]) {
    let mut choices = Choices(data);
    let steps = choices.below(60);
    let record = choices.played(steps).record();
    let (body, _) = record.rsplit_once('|').expect("a checksum");
    let mut bytes = body.as_bytes().to_vec();
    for _ in 0..=choices.below(4) {
        // Nothing is left to change.
        if bytes.is_empty() {
            break;
        }
        let at = choices.below(bytes.len());
        match choices.below(4) {
            0 => bytes[at] = choices.byte(),
            1 => bytes.insert(at, choices.byte()),
            2 => drop(bytes.remove(at)),
            _ => bytes.truncate(at.max(1)),
        }
    }
    self::record(&bytes);
}

/// The save log of a match: it reads back as the same match. After damage, the readable part is a beginning of the
/// match.
fn save_log(data: &[u8]) {
    let _ = save_log::read(&text(data));
    let mut choices = Choices(data);
    let steps = choices.below(40);
    let game = choices.played(steps);
    let (damaged, place) =
        (choices.byte(), usize::from(choices.byte()) << 8 | usize::from(choices.byte()));
    let begun =
        games::find_game(game.info().id).and_then(|kind| kind.start(game.steps().setup()).ok());
    let record = begun.expect("a match that was begun").record();
    let player = Player { name: text(choices.0), bot: None };
    let players = vec![player; game.seats().into()];
    let mine = || SeedShares { bots: Seed::from_number(damaged.into()), player: "m|n%".into() };
    let parts = (damaged % 2 == 1).then(|| Box::new(mine()));
    let (mut log, mut lines) =
        SaveLog::start(&SavedMatch { record, players, assists: Assists::default(), parts }, 0);
    let assists = Assists { undos: u32::from(damaged), ..Assists::default() };
    lines += &log.append_new(game.actors().len(), |step| game.step(step), assists);
    let kept = save_log::read(&lines).expect("lines that were written");
    assert_eq!((kept.record, kept.assists), (game.record(), assists));
    let mut bytes = lines.into_bytes();
    let place = place % bytes.len();
    if std::mem::replace(&mut bytes[place], damaged) != damaged {
        match save_log::read(&text(&bytes)) {
            Ok(kept) => {
                assert_eq!(kept.record, game.record(), "only blanks or ends of lines may differ");
            }
            Err(SaveLogError::Damaged(_, kept)) => {
                let before =
                    kept.map(|kept| games::load(&kept.record).expect("what could be read"));
                assert!(before.is_none_or(|before| before.actors().len() <= game.actors().len()));
            }
            Err(SaveLogError::Newer) => panic!("a damaged line says what version it is of"),
        }
    }
}

/// Backup files, raw and with a valid checksum.
fn backup_file(data: &[u8]) {
    let file = text(data);
    let _ = backup::read(&file);
    let body = format!("spot-on-chest-1\n{}\n", file.trim());
    if let Ok(things) = backup::read(&format!("{body}crc32={:08x}", checksum(body.as_bytes()))) {
        assert_eq!(backup::read(&backup::write(&things)).expect("a file").len(), things.len());
        assert!(backup::diff(&things, things.clone()).len() < things.len().max(1));
    }
}

/// Lines of the statistics: they print as the same text, and can be summed up.
fn result_lines(data: &[u8]) {
    let text = text(data);
    let lines: Vec<_> = text.lines().filter_map(statistics::ResultLine::parse).collect();
    assert!(lines.iter().all(|line| text.contains(&line.to_string())));
    for group in statistics::groups(lines.iter(), |game| game.len() > 4) {
        let _ = (group.figures.average(), group.figures.percent());
        let course = statistics::ScoreChart::of(&group.points);
        assert_eq!(course.is_some(), group.points.len() > 1);
    }
}

/// Links, raw and with a valid checksum.
fn link(data: &[u8]) {
    let _ = link::open(&text(data));
    let signed = [data, &checksum(data).to_be_bytes()].concat();
    if let Ok(game) = link::open(&letters(&signed)) {
        let again = link::whole(&*game).expect("a match that came from a link has one");
        assert_eq!(link::open(&again).expect("a link").record(), game.record());
    }
}

fn letters(bytes: &[u8]) -> String {
    use base64::Engine;
    base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(bytes)
}

/// The QR code of a text.
fn qr_code(data: &[u8]) {
    if let Some((side, path)) = qr::path(&text(data)) {
        assert!(side >= 21 && path.starts_with('M'));
    }
}

/// Options as pairs of strings.
fn options(data: &[u8]) {
    let mut choices = Choices(data);
    let game = choices.game();
    let seats = choices.byte();
    let mut pairs = Vec::new();
    for line in text(choices.0).lines() {
        let (id, value) = line.split_once(':').unwrap_or((line, ""));
        pairs.push((id.to_owned(), value.to_owned()));
    }
    let is_right = game.check(seats, &pairs).is_ok();
    assert_eq!(game.pack(seats, &pairs).is_ok(), is_right);
    let setup = ConfigText {
        seats,
        options: pairs,
        dealer: Seat(0),
        order: Seed::from_number(1).into(),
        deck: None,
    };
    match game.start(setup) {
        Ok(game) => {
            assert_eq!(games::load(&game.record()).expect("a record").record(), game.record());
        }
        Err(why) => assert!(!is_right || why.to_string().is_empty(), "{why}"),
    }
}

/// Requests to the referee, one a line.
fn referee(data: &[u8]) {
    let mut referee = referee_program::referee::Referee::default();
    // Requests to bots are left out, because they may ask for a long search.
    let thinks = |line: &&[u8]| line.windows(3).any(|part| part == b"bot");
    for line in data.split(|byte| *byte == b'\n').filter(|line| !thinks(line)).take(40) {
        let answer = referee.answer(line);
        assert!(answer.starts_with('{') && !answer.contains('\n'), "{answer}");
    }
}

/// Matches whose moves are chosen by the bytes: their records and links replay to the same match.
fn walk(data: &[u8]) {
    let mut choices = Choices(data);
    let steps = 4 * data.len().min(100);
    let game = choices.played(steps);
    let again = games::load(&game.record()).expect("a match that was played");
    assert_eq!(again.record(), game.record());
    assert_same_events(&*again, &*game);
    let link = link::whole(&*game).expect("a match that is not too long");
    assert_eq!(link::open(&link).expect("a link").record(), game.record());
    for seat in Seat::all(game.seats()) {
        let _ = (game.scene(Some(seat)), game.gestures(seat), game.snapshot(Some(seat)));
    }
}

/// The law checks on a match whose seats, options and seed are chosen by the bytes.
fn laws(data: &[u8]) {
    struct Lawful<'a>(Choices<'a>, usize);
    impl Visitor for Lawful<'_> {
        fn visit<G: Playable>(&mut self) {
            if self.1 == 0 {
                let (least, most) = G::INFO.seats;
                let seats = least + self.0.below(usize::from(most - least) + 1) as u8;
                let mut options = G::Options::default();
                for choice in G::Options::SPECS {
                    let before = options.clone();
                    (choice.set)(&mut options, self.0.below(choice.values.len()));
                    if options.check(seats).is_err() {
                        options = before;
                    }
                }
                let number = (0..8).fold(0, |number, _| number << 8 | u64::from(self.0.byte()));
                let dealer = Seat(self.0.below(seats.into()) as u8);
                let start = spot_on::engine::game::MatchConfig {
                    options,
                    seats,
                    dealer,
                    order: Seed::from_number(number).into(),
                };
                laws::check::<G>(&start, &mut Rng::new(start.order.seed(), 1));
            }
            self.1 = self.1.wrapping_sub(1);
        }
    }
    let mut choices = Choices(data);
    let game = choices.below(games::all().len());
    games::visit_all(&mut Lawful(choices, game));
}
