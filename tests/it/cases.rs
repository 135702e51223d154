//! Golden cases of every game: small scripts that state the moves and the expected results. There is one for each
//! sentence of the rules, written so that a player can check it.
//!
//! They are in the games' folders, below `cases/`. A case begins with `==` and its title:
//!
//! ```text
//! == The card just taken may be discarded.
//! seats 2                      before the first move: seats, dealer, options, and the first cards of the pack;
//! dealer 1                     the others follow in their usual order
//! options any_ranks=true
//! deck 5H 3H KD
//! 0: take stock                a move
//! 0! lay -- you have drawn     a move that is refused, with words of the reason
//! deal 5H 3H                   the next round, with the first cards of its pack; `time` is the clock
//! phase discard                the expected state: also `to move`, `scores`, `winners`, `round`, `dealt by`
//! hand 0: 5H 6S                a pile, by its name; also `stock starts: 5H`, `stock has 12 cards`
//! legal 0: discard 5H          all moves of a seat; also `legal 0 has:` and `legal 0 lacks:`
//! info head: "5S"              a fact, as JSON
//! as 1 sees hand 0: ? ?        a pile or a fact in the view of a seat
//! ```

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use spot_on::cards::rng::Seed;
use spot_on::cards::{Card, ParseCardError};
use spot_on::engine::game::{Snapshot, Turn};
use spot_on::engine::seat::Seat;
use spot_on::games::{self, AnyGame, AnyMatch, ConfigText};

#[test]
fn the_cases_of_the_rules_hold() {
    let mut failed = Vec::new();
    for game in games::all() {
        let folder = game.info().id.replace('-', "_");
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games").join(folder);
        let mut cases = 0;
        for file in scripts(&folder) {
            let text = fs::read_to_string(&file).expect("a script is text");
            let name = file.strip_prefix(env!("CARGO_MANIFEST_DIR")).expect("below the root");
            for case in split(&text) {
                cases += 1;
                if let Err((line, why)) = Case::play(&*game, &case) {
                    failed.push(format!("{}:{line}: {}\n  {why}", name.display(), case.title));
                }
            }
        }
        println!("{}: {cases} cases", game.info().id);
        if cases == 0 {
            failed.push(format!("{} has no cases", game.info().id));
        }
    }
    assert!(failed.is_empty(), "{} cases fail:\n{}", failed.len(), failed.join("\n"));
}

/// All files in `cases/`, in order.
fn scripts(folder: &Path) -> Vec<PathBuf> {
    let listed = fs::read_dir(folder.join("cases")).into_iter().flatten();
    let mut files: Vec<PathBuf> =
        listed.map(|entry| entry.expect("a folder can be read").path()).collect();
    files.sort();
    files
}

/// A title and numbered lines.
struct Script<'a> {
    title: &'a str,
    lines: Vec<(usize, &'a str)>,
}

fn split(text: &str) -> Vec<Script<'_>> {
    let mut scripts: Vec<Script> = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let line = line.trim();
        if let Some(title) = line.strip_prefix("==") {
            scripts.push(Script { title: title.trim(), lines: Vec::new() });
        } else if !line.is_empty() && !line.starts_with('#') {
            let script = scripts.last_mut().expect("a script begins with its title");
            script.lines.push((number + 1, line));
        }
    }
    scripts
}

/// The result of a line, or the reason for its failure.
type Verdict<T = ()> = Result<T, String>;

/// A case in progress.
struct Case<'a> {
    game: &'a dyn AnyGame,
    setup: ConfigText,
    /// `None` before the first line that is not of the head.
    played: Option<Box<dyn AnyMatch>>,
}

impl<'a> Case<'a> {
    fn play(game: &'a dyn AnyGame, script: &Script) -> Result<(), (usize, String)> {
        let setup = ConfigText {
            seats: game.info().default_seats,
            options: Vec::new(),
            dealer: Seat(0),
            order: Seed::from_number(0).into(),
            deck: None,
        };
        let mut case = Case { game, setup, played: None };
        for (number, line) in &script.lines {
            case.line(line).map_err(|why| (*number, format!("`{line}`: {why}")))?;
        }
        Ok(())
    }

    fn line(&mut self, line: &str) -> Verdict {
        if self.played.is_none() && self.head(line)? {
            return Ok(());
        }
        self.begin()?;
        if let Some((seat, mv)) = move_of(line, ':') {
            return self.now().play(seat, mv).map_err(|why| why.to_string());
        }
        if let Some((seat, mv)) = move_of(line, '!') {
            return self.refused(seat, mv);
        }
        if let Some(deck) = word(line, "deal") {
            let deck = (!deck.is_empty()).then(|| self.deck(deck)).transpose()?;
            return self.now().deal(deck).map_err(|why| why.to_string());
        }
        if line == "time" {
            return self.now().time_out().map_err(|why| why.to_string());
        }
        self.check(line)
    }

    /// Reads a line of the head. Returns false if the line is not of the head.
    fn head(&mut self, line: &str) -> Verdict<bool> {
        if let Some(seats) = word(line, "seats") {
            self.setup.seats = number(seats)?;
        } else if let Some(dealer) = word(line, "dealer") {
            self.setup.dealer = Seat(number(dealer)?);
        } else if let Some(options) = word(line, "options") {
            for option in options.split(',') {
                let (id, value) = option.trim().split_once('=').ok_or("an option has no value")?;
                self.setup.options.push((id.to_owned(), value.to_owned()));
            }
        } else if let Some(deck) = word(line, "deck") {
            self.setup.deck = Some(self.deck(deck)?);
        } else {
            return Ok(false);
        }
        Ok(true)
    }

    fn begin(&mut self) -> Verdict {
        if self.played.is_none() {
            let begun = self.game.start(self.setup.clone()).map_err(|why| why.to_string())?;
            self.played = Some(begun);
        }
        Ok(())
    }

    fn now(&mut self) -> &mut dyn AnyMatch {
        self.played.as_deref_mut().expect("it has begun")
    }

    /// A whole pack that starts with these cards.
    fn deck(&self, first: &str) -> Verdict<Vec<Card>> {
        let first: Vec<Card> = cards(first)?;
        let mut rest =
            self.game.pack(self.setup.seats, &self.setup.options).map_err(|why| why.to_string())?;
        rest.sort_unstable();
        for card in &first {
            let at = rest.iter().position(|other| other == card);
            rest.remove(at.ok_or(format!("the pack has no {card} left"))?);
        }
        Ok(first.into_iter().chain(rest).collect())
    }

    fn refused(&mut self, seat: Seat, mv: &str) -> Verdict {
        let (mv, reason) = mv.split_once(" -- ").unwrap_or((mv, ""));
        let game = self.now();
        let before = game.record();
        game.read_move(mv.trim()).map_err(|why| format!("it cannot even be read: {why}"))?;
        let Err(why) = game.play(seat, mv.trim()) else { return Err("it is played".into()) };
        let why = why.to_string();
        expect(why.contains(reason.trim()), || format!("it is refused because {why}"))?;
        expect(game.record() == before, || "it changed something".into())
    }

    fn check(&mut self, line: &str) -> Verdict {
        let game = self.now();
        if let Some(rest) = word(line, "as") {
            let (seat, what) = rest.split_once(" sees ").ok_or("expected `as 1 sees …`")?;
            return shows(&game.snapshot(Some(Seat(number(seat)?))), what);
        }
        if let Some(seats) = word(line, "to move") {
            let to_move: Vec<Seat> = match game.turn() {
                Turn::RoundOver => Seat::all(game.seats()).collect(),
                turn => turn.seats().iter().collect(),
            };
            return equal(seats, &named(&to_move));
        }
        if let Some(winners) = word(line, "winners") {
            let Turn::Over(outcome) = game.turn() else { return Err("it goes on".into()) };
            return equal(winners, &named(&outcome.winners.iter().collect::<Vec<_>>()));
        }
        if let Some(rest) = word(line, "legal") {
            return legal(game, rest);
        }
        shows(&game.snapshot(None), line)
    }
}

/// Checks a line against a snapshot, of the whole position or of a view.
fn shows(shown: &Snapshot, line: &str) -> Verdict {
    if let Some(phase) = word(line, "phase") {
        return equal(phase, shown.phase);
    }
    if let Some(scores) = word(line, "scores") {
        let now: Vec<String> = shown.scores.iter().map(ToString::to_string).collect();
        return equal(scores, &now.join(" "));
    }
    if let Some(round) = word(line, "round") {
        return equal(round, &shown.round.to_string());
    }
    if let Some(dealer) = word(line, "dealt by") {
        return equal(dealer, &shown.dealer.to_string());
    }
    if let Some(rest) = word(line, "info") {
        let (name, expected) = rest.split_once(':').ok_or("expected `info name: value`")?;
        let expected: Value = serde_json::from_str(expected).map_err(|why| why.to_string())?;
        let fact = shown.info.iter().find(|(other, _)| *other == name.trim());
        let (_, fact) = fact.ok_or("there is no such fact")?;
        let fact = serde_json::to_value(fact).map_err(|why| why.to_string())?;
        return equal(&expected.to_string(), &fact.to_string());
    }
    pile(shown, line)
}

fn pile(shown: &Snapshot, line: &str) -> Verdict {
    let of = |place: &str| {
        let found = shown.piles.iter().find(|(other, _)| other.to_string() == place);
        let (place, cards) = found.ok_or(format!("there is no pile `{place}`"))?;
        let mut names: Vec<String> =
            cards.iter().map(|card| card.map_or("?".into(), |card| card.to_string())).collect();
        if place.is_sorted() {
            names.sort_by_key(|name| (name == "?", name.clone()));
        }
        Ok::<_, String>(names)
    };
    if let Some(line) = line.strip_suffix(" cards") {
        let (place, count) = line.split_once(" has ").ok_or("expected `stock has 12 cards`")?;
        return equal(count, &of(place)?.len().to_string());
    }
    let (place, cards) = line.split_once(':').ok_or("this line says nothing that is known")?;
    let expected: Vec<&str> = cards.split_whitespace().collect();
    let mut now = of(place.strip_suffix(" starts").unwrap_or(place))?;
    if place.ends_with(" starts") {
        now.truncate(expected.len());
    }
    equal(&expected.join(" "), &now.join(" "))
}

fn legal(game: &dyn AnyMatch, rest: &str) -> Verdict {
    let (whose, moves) = rest.split_once(':').ok_or("expected `legal 0: …`")?;
    let (seat, how) = whose.split_once(' ').unwrap_or((whose, ""));
    let mut expected: Vec<&str> =
        moves.split(',').map(str::trim).filter(|mv| !mv.is_empty()).collect();
    expected.sort_unstable();
    let now = match game.turn() {
        Turn::RoundOver => vec!["deal".to_owned()],
        _ => game.legal(Seat(number(seat)?)),
    };
    let is_there = |mv: &&str| now.iter().any(|other| other == mv);
    match how {
        "" => equal(&expected.join(", "), &now.join(", ")),
        "has" => expect(expected.iter().all(is_there), || now.join(", ")),
        "lacks" => expect(!expected.iter().any(is_there), || now.join(", ")),
        _ => Err("expected `has` or `lacks`".into()),
    }
}

/// Parses a seat's number, a separator and a move.
fn move_of(line: &str, sign: char) -> Option<(Seat, &str)> {
    let (seat, mv) = line.split_once(sign)?;
    Some((Seat(seat.parse().ok()?), mv.trim()))
}

/// The rest of the line behind these words, if it begins with them.
fn word<'a>(line: &'a str, words: &str) -> Option<&'a str> {
    let rest = line.strip_prefix(words)?;
    (rest.is_empty() || rest.starts_with(' ')).then(|| rest.trim())
}

fn cards(names: &str) -> Verdict<Vec<Card>> {
    names
        .split_whitespace()
        .map(|name| name.parse().map_err(|why: ParseCardError| why.to_string()))
        .collect()
}

fn number(digits: &str) -> Verdict<u8> {
    digits.trim().parse().map_err(|_| format!("`{digits}` is no number"))
}

fn named(seats: &[Seat]) -> String {
    let numbers: Vec<String> = seats.iter().map(ToString::to_string).collect();
    if numbers.is_empty() { "nobody".into() } else { numbers.join(" ") }
}

fn equal(expected: &str, now: &str) -> Verdict {
    expect(expected == now, || format!("it is {now}"))
}

fn expect(is_so: bool, why: impl Fn() -> String) -> Verdict {
    if is_so { Ok(()) } else { Err(why()) }
}
