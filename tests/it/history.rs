//! The history: a finished match reads back from its line and from a file, and invalid text yields an error message.

use std::fs;
use std::path::Path;

use crate::{NOT_RELEASED, random_play};
use spot_on::cards::rng::{Rng, Seed};
use spot_on::engine::commit_reveal::{self, SeedShares};
use spot_on::engine::record::{checksum, with_steps, without_steps};
use spot_on::engine::seat::Seat;
use spot_on::engine::seat::SeatSet;
use spot_on::games::{self, AnyMatch, ConfigText};
use spot_on::saves::history::{
    HistoryEntry, ImportError, ImportJob, MOST, MOST_STEPS, file, read_file,
};
use spot_on::saves::saved_match::{Assists, Player};
use spot_on::saves::standing::Practice;

/// A random match of each game, played to its end.
fn finished() -> Vec<HistoryEntry> {
    let mut rng = Rng::new(Seed::from_number(14), 0);
    let over = |game: Box<dyn games::AnyGame>| {
        let mut one = random_play::any_match(&*game, &mut rng);
        random_play::some_steps(&mut *one, u32::MAX, &mut rng);
        ended(&*one)
    };
    games::all().into_iter().map(over).collect()
}

/// A random match with a committed deal, played to its end.
fn committed() -> HistoryEntry {
    let mut rng = Rng::new(Seed::from_number(15), 0);
    let parts = SeedShares { bots: rng.seed(), player: "mine|,:%~".into() };
    let seed = commit_reveal::seed(parts.bots, &parts.player).expect("a part of a player");
    let kind = games::all().into_iter().rfind(|game| game.info().allows(2));
    let kind = kind.expect("a game for two");
    let setup = ConfigText {
        seats: 2,
        options: Vec::new(),
        dealer: Seat::first_dealer(seed, 2),
        order: seed.into(),
        deck: None,
    };
    let mut game = kind.start(setup).expect("the usual options");
    random_play::some_steps(&mut *game, u32::MAX, &mut rng);
    let HistoryEntry { when, kept, .. } = ended(&*game);
    HistoryEntry::of(&*game, &kept.players, kept.assists, Some(&parts), when).expect("it is over")
}

/// Imports the records of a file in slices of this number of steps.
fn read_slowly(text: &str, steps: usize) -> Result<Vec<(String, String)>, ImportError> {
    let mut reading = ImportJob::new(text)?;
    while !reading.advance(steps)? {}
    Ok(reading.known())
}

fn ended(game: &dyn AnyMatch) -> HistoryEntry {
    let person = Player { name: "A|b, c: d".into(), bot: None };
    let bot = Player { name: "Mina".into(), bot: Some("casual".into()) };
    let mut players = vec![bot; usize::from(game.seats())];
    players[0] = person;
    let tally = Assists { undos: 2, hints: 1, practice: Some(Practice::TakenBack), noted: false };
    HistoryEntry::of(game, &players, tally, None, 1_763_776_000_000).expect("it is over")
}

/// A line with this content and a valid checksum.
fn signed(body: &str) -> String {
    format!("{:08x} {body}", checksum(body.as_bytes()))
}

/// Records of earlier versions. `UPDATE=1` adds one for a game that has none, and replaces those of a game whose bots are
/// not measured: it is not released yet. Browser tests need some, too.
#[test]
fn old_records_can_be_read() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/history.txt");
    let mut text = fs::read_to_string(&path).unwrap_or_else(|_| file(std::iter::empty()));
    if std::env::var_os("UPDATE").is_some() {
        let is_released = |one: &HistoryEntry| {
            games::find_game(one.game()).is_none_or(|game| game.strength().is_some())
        };
        let mut known = read_file(&text).unwrap_or_default();
        known.retain(is_released);
        let new =
            finished().into_iter().filter(|new| known.iter().all(|old| old.game() != new.game()));
        let lines: Vec<String> = known.iter().cloned().chain(new).map(|one| one.line()).collect();
        text = file(lines.iter().map(String::as_str));
        fs::write(&path, &text).expect("the file can be written");
    }
    let all = read_file(&text).expect("a file of records");
    for game in games::all() {
        let id = game.info().id;
        assert!(all.iter().any(|one| one.game() == id), "no record of {id}: UPDATE=1 adds one");
    }
    for one in all {
        assert!(
            one.replay().is_some(),
            "an old record cannot be replayed: {}\n{NOT_RELEASED}",
            one.line()
        );
    }
}

#[test]
fn written_records_read_back() {
    let all = finished();
    for one in &all {
        assert_eq!(HistoryEntry::parse(&one.line()).as_ref(), Ok(one));
        let game = one.replay().expect("it was played");
        assert_eq!((game.record(), game.info().id), (one.kept.record.clone(), one.game()));
    }
    let lines: Vec<String> = all.iter().map(HistoryEntry::line).collect();
    let text = file(lines.iter().map(String::as_str));
    assert_eq!(read_file(&text), Ok(all.clone()));
    assert_eq!(read_file(&text.replace('\n', "\r\n")), Ok(all.clone()));
    let known: Vec<_> = all.iter().map(|one| (one.key(), one.line())).collect();
    for steps in [1, 16, usize::MAX / 2] {
        assert_eq!(read_slowly(&text, steps), Ok(known.clone()));
    }
    assert_eq!(read_slowly(&file(std::iter::empty()), 1), Ok(Vec::new()));
}

/// A record of an earlier version with a committed deal. `UPDATE=1` creates a new one if the file is lost.
#[test]
fn an_old_committed_record_can_be_read() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/committed.txt");
    if std::env::var_os("UPDATE").is_some() && !path.exists() {
        let line = committed().line();
        fs::write(&path, file([line.as_str()].into_iter())).expect("the file can be written");
    }
    let text = fs::read_to_string(&path).expect("a file that can be read");
    let all = read_file(&text).expect("a file of records");
    let [one] = all.as_slice() else { panic!("one record") };
    assert!(one.kept.parts.is_some() && one.replay().is_some());
}

#[test]
fn the_seed_shares_of_a_committed_deal_read_back() {
    let one = committed();
    assert!(one.kept.parts.is_some());
    let line = one.line();
    assert!(line[9..].starts_with("spot-on-ended-2|"), "{line}");
    assert_eq!(HistoryEntry::parse(&line).as_ref(), Ok(&one));
    assert!(one.replay().is_some());
    let text = file([line.as_str()].into_iter());
    assert_eq!(read_slowly(&text, 16), Ok(vec![(one.key(), line)]));

    // The record of a match without seed shares has the old format and the same key.
    let mut usual = one.clone();
    usual.kept.parts = None;
    assert!(usual.line()[9..].starts_with("spot-on-ended-1|"));
    assert_eq!(usual.key(), one.key());
    assert!(usual.replay().is_some());
}

#[test]
fn seed_shares_of_other_cards_are_rejected() {
    let one = committed();
    let game = one.replay().expect("it was played");
    let other = SeedShares { bots: Seed::from_number(7), player: "mine".into() };
    let HistoryEntry { when, kept, .. } = &one;
    let made = HistoryEntry::of(&*game, &kept.players, kept.assists, Some(&other), *when);
    assert_eq!(made.expect("it is over").kept.parts, None);

    let mut wrong = one.clone();
    wrong.kept.parts = Some(Box::new(other));
    assert_eq!(HistoryEntry::parse(&wrong.line()).as_ref(), Ok(&wrong));
    assert!(wrong.replay().is_none());
    let text = file([wrong.line().as_str()].into_iter());
    assert_eq!(read_slowly(&text, 16), Err(ImportError::Unplayable(1)));
}

#[test]
fn malformed_seed_shares_are_damage() {
    let line = committed().line();
    let (_, rest) = line[9..].split_once('|').expect("a number");
    let (parts, rest) = rest.split_once('|').expect("parts");
    let read =
        |parts: &str| HistoryEntry::parse(&signed(&format!("spot-on-ended-2|{parts}|{rest}")));
    assert!(read(parts).is_ok());
    let (bots, mine) = parts.split_once(':').expect("two of them");
    for parts in ["", bots, mine, &format!("{bots}:"), &format!("{bots}:a%20b"), "1:mine", ":"] {
        assert_eq!(read(parts), Err(ImportError::Damaged(1)), "{parts}");
    }
    assert_eq!(
        HistoryEntry::parse(&signed(&format!("spot-on-ended-2|{rest}"))),
        Err(ImportError::Damaged(1))
    );
    assert_eq!(
        HistoryEntry::parse(&signed(&format!("spot-on-ended-1|{parts}|{rest}"))),
        Err(ImportError::Damaged(1))
    );
}

#[test]
fn later_matches_have_later_keys() {
    let mut one = finished().remove(0);
    let early = one.key();
    assert_eq!(one.key(), early);
    one.when += 1;
    assert!(one.key() > early);
    assert!(early.bytes().all(|letter| letter.is_ascii_hexdigit() || letter == b'-'), "{early}");
}

#[test]
fn corruption_and_truncation_are_detected() {
    let all = finished().into_iter().map(|one| one.line());
    let line = all.min_by_key(String::len).expect("there are games");
    for at in 0..line.len() {
        let mut bytes = line.clone().into_bytes();
        bytes[at] = if bytes[at] == b'!' { b'?' } else { b'!' };
        let changed = String::from_utf8(bytes).expect("plain letters");
        assert_eq!(HistoryEntry::parse(&changed), Err(ImportError::Damaged(1)), "{at}");
        assert_eq!(HistoryEntry::parse(&line[..at]), Err(ImportError::Damaged(1)), "{at}");
    }
}

#[test]
fn a_changed_result_is_rejected() {
    let one = finished().remove(0);
    let others: [fn(&mut HistoryEntry); 4] = [
        |one| one.points[0] += 1,
        |one| one.winners = if one.winners.is_empty() { SeatSet::all(2) } else { SeatSet::NONE },
        |one| drop(one.kept.players.pop()),
        |one| {
            let (start, mut steps) = without_steps(&one.kept.record).expect("a record");
            steps.pop();
            one.kept.record = with_steps(start, &steps);
        },
    ];
    for change in others {
        let mut other = one.clone();
        change(&mut other);
        assert_eq!(HistoryEntry::parse(&other.line()).as_ref(), Ok(&other));
        assert!(other.replay().is_none(), "{}", other.line());
    }
}

#[test]
fn the_number_of_steps_is_limited() {
    let mut one = finished().remove(0);
    let (start, _) = without_steps(&one.kept.record).expect("a record");
    one.kept.record = with_steps(start, &vec!["time"; MOST_STEPS]);
    assert!(HistoryEntry::parse(&one.line()).is_ok());
    let (start, _) = without_steps(&one.kept.record).expect("a record");
    one.kept.record = with_steps(start, &vec!["time"; MOST_STEPS + 1]);
    assert_eq!(HistoryEntry::parse(&one.line()), Err(ImportError::Damaged(1)));
}

/// Steps are removed, duplicated and changed, all with valid checksums: the rules decide.
#[test]
fn hostile_records_are_a_legal_match_or_rejected() {
    let mut rng = Rng::new(Seed::from_number(16), 0);
    let mut refused = 0;
    for one in finished() {
        let (start, steps) = without_steps(&one.kept.record).expect("a record");
        for _ in 0..40 {
            let mut steps: Vec<String> = steps.iter().map(ToString::to_string).collect();
            let at = rng.below(steps.len() as u32) as usize;
            match rng.below(4) {
                0 => drop(steps.remove(at)),
                1 => steps.insert(at, rng.pick::<String>(&steps).clone()),
                2 => steps[at] = ["deal", "time", "7 x", "0 ", ""][rng.below(5) as usize].into(),
                _ => steps.truncate(at),
            }
            let mut other = one.clone();
            let steps: Vec<&str> = steps.iter().map(String::as_str).collect();
            other.kept.record = with_steps(start, &steps);
            let read = HistoryEntry::parse(&other.line()).expect("the checksums fit");
            let is_refused = read.replay().is_none();
            let text = file([other.line().as_str()].into_iter());
            assert_eq!(read_slowly(&text, 16).is_err(), is_refused, "{text}");
            refused += u32::from(is_refused);
        }
    }
    assert!(refused > 150, "{refused}");
}

#[test]
fn invalid_files_yield_error_messages() {
    let line = finished().remove(0).line();
    let lines = |count: usize| file(vec![line.as_str(); count].into_iter());
    let wrong = |text: &str| read_file(text).expect_err("it is no file of records");
    for text in ["", "\n", "spot-on-records-", "spot-on-records-1", "spot-on-records-1|x", "{}"] {
        assert_eq!(wrong(text), ImportError::NoRecords, "{text}");
    }
    assert_eq!(wrong("spot-on-records-2|what comes"), ImportError::Newer);
    let newer = signed("spot-on-ended-3|what comes");
    assert_eq!(wrong(&file([newer.as_str()].into_iter())), ImportError::Newer);
    assert_eq!(wrong(&lines(MOST + 1)), ImportError::TooMany);
    let two = lines(2);
    assert_eq!(wrong(two[..two.len() / 2].trim_end()), ImportError::CutOff);
    assert_eq!(wrong(&two[..two.len() - 3]), ImportError::Damaged(2));
    assert_eq!(wrong(&format!("{two}x")), ImportError::CutOff);
    for why in [ImportError::NoRecords, ImportError::Damaged(3), ImportError::TooMany] {
        assert!(why.to_string().ends_with('.'), "{why}");
    }
    for body in
        ["", "spot-on-ended-1|", "spot-on-ended-1|1||||", "spot-on-ended-1|x|1|0|0,0,0,0|You:|"]
    {
        assert_eq!(HistoryEntry::parse(&signed(body)), Err(ImportError::Damaged(1)), "{body}");
    }
}
