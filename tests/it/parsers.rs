//! Parsers: any string yields a value or an error, never a panic, and a printed value parses as the same value.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use arbtest::arbitrary::{Arbitrary, Result, Unstructured};
use arbtest::arbtest;

use spot_on::bots::Level;
use spot_on::cards::Card;
use spot_on::cards::rng::{Rng, Seed};
use spot_on::engine::game::{Game, MatchConfig, Turn};
use spot_on::engine::options::Options;
use spot_on::engine::record::{Record, Step, game_of};
use spot_on::engine::seat::Seat;
use spot_on::engine::session::Session;
use spot_on::games::{self, Playable, Visitor, visit_all};

/// An arbitrary string, mostly made of meaningful parts.
fn any_text(u: &mut Unstructured, parts: &[&str]) -> Result<String> {
    if u.ratio(1, 4)? {
        return String::arbitrary(u);
    }
    let mut text = String::new();
    for _ in 0..u.int_in_range(0..=8)? {
        match u.int_in_range(0..=9)? {
            0 => text.push(char::arbitrary(u)?),
            1..=3 => text.push(' '),
            _ => text.push_str(u.choose(parts)?),
        }
    }
    Ok(text)
}

/// Whether the string parses. A parsed value must print as a string that parses as the same value.
fn reads_back<T: FromStr + Display + PartialEq + Debug>(text: &str) -> bool {
    let Ok(value) = text.parse::<T>() else { return false };
    let printed = value.to_string();
    assert_eq!(printed.parse::<T>().ok().as_ref(), Some(&value), "`{text}` `{printed}`");
    true
}

#[test]
fn cards() {
    let parts =
        ["1", "0", "2", "5", "T", "J", "Q", "K", "A", "S", "H", "D", "C", "B", "L", "s", "é"];
    let is_card = |text: &str| {
        let read = reads_back::<Card>(text);
        assert!(!read || text.parse::<Card>().is_ok_and(|card| card.to_string() == text));
        read
    };
    arbtest(|u| {
        is_card(&any_text(u, &parts)?);
        Ok(())
    });
    // Seven ranks in four suits, two Jokers, and three of the number cards.
    let pairs = parts.iter().flat_map(|one| parts.iter().map(move |other| format!("{one}{other}")));
    assert_eq!(pairs.filter(|text| is_card(text)).count(), 7 * 4 + 2 + 3);
}

#[test]
fn seeds() {
    arbtest(|u| {
        let mut text = any_text(u, &["0", "f", "F", "+", "-", "é"])?;
        reads_back::<Seed>(&text);
        text = text.repeat(64 / text.len().max(1));
        reads_back::<Seed>(&text);
        assert!(reads_back::<Seed>(&Seed(<[u8; 32]>::arbitrary(u)?).to_string()));
        Ok(())
    });
}

#[test]
fn levels() {
    arbtest(|u| {
        reads_back::<Level>(&any_text(u, &["novice", "casual", "skilled", "master", "Master"])?);
        Ok(())
    });
    assert!(Level::ALL.iter().all(|level| reads_back::<Level>(&level.to_string())));
}

/// Runs a check for every game.
macro_rules! for_every_game {
    ($check:ident) => {{
        struct All;
        impl Visitor for All {
            fn visit<G: Playable>(&mut self) {
                $check::<G>();
            }
        }
        visit_all(&mut All);
    }};
}

#[test]
fn moves() {
    for_every_game!(check_moves);
}

fn check_moves<G: Game>() {
    let parts = [
        "take", "stock", "discard", "score", "deal", "time", "10", "50", "60", "TH", "JB", "call",
        "lay", "play", "shoot", "+", "-", "*", "/", "(", ")", "~", ":", ",", "|",
    ];
    arbtest(|u| {
        reads_back::<G::Move>(&any_text(u, &parts)?);
        Ok(())
    });
    // The moves of a match, as printed and damaged.
    arbtest(|u| {
        let session = any_match::<G>(u)?;
        for step in &session.record().steps {
            let Step::Play(_, mv) = step else { continue };
            assert!(reads_back::<G::Move>(&mv.to_string()));
            reads_back::<G::Move>(&damaged(u, &mv.to_string())?);
        }
        Ok(())
    });
}

#[test]
fn options() {
    for_every_game!(check_options);
}

fn check_options<G: Game>() {
    let list = G::Options::SPECS;
    let ids: Vec<&str> = list.iter().map(|choice| choice.id).collect();
    let values: Vec<&str> =
        list.iter().flat_map(|choice| choice.values.iter().map(|value| value.id)).collect();
    arbtest(|u| {
        let mut texts = Vec::new();
        for _ in 0..u.int_in_range(0..=3)? {
            let id = if u.ratio(7, 8)? { (*u.choose(&ids)?).into() } else { any_text(u, &ids)? };
            let value =
                if u.ratio(7, 8)? { (*u.choose(&values)?).into() } else { any_text(u, &values)? };
            texts.push((id, value));
        }
        let seats = u8::arbitrary(u)?;
        let pairs: Vec<_> = texts.iter().map(|(id, value)| (id.as_str(), value.as_str())).collect();
        if let Ok(options) = G::Options::parse(&pairs, seats) {
            assert_eq!(G::Options::parse(&options.to_pairs(), seats), Ok(options));
        }
        Ok(())
    });
}

/// A random match, after some random steps.
fn any_match<G: Game>(u: &mut Unstructured) -> Result<Session<G>> {
    let (least, most) = G::INFO.seats;
    let seats = u.int_in_range(least..=most)?;
    let mut rng = Rng::new(Seed::from_number(u64::arbitrary(u)?), 0);
    let dealer = Seat(rng.below(u32::from(seats)) as u8);
    let start =
        MatchConfig { options: G::Options::default(), seats, dealer, order: rng.seed().into() };
    let mut deck = G::pack(&start.options, seats);
    rng.shuffle(&mut deck);
    let deck = u.ratio(1, 2)?.then_some(deck);
    let mut session = Session::<G>::new(start, deck).expect("the game's own pack");
    for _ in 0..u.int_in_range(0..=40)? {
        let step = match session.game().turn() {
            Turn::ToMove(seats) => {
                let mut moves = Vec::new();
                let seats: Vec<Seat> = seats.iter().collect();
                let seat = *rng.pick(&seats);
                session.game().legal_moves(seat, &mut moves);
                if moves.is_empty() {
                    continue;
                }
                Step::Play(seat, rng.pick(&moves).clone())
            }
            Turn::RoundOver => Step::Deal(None),
            Turn::Over(_) => break,
        };
        session.play(step).expect("a legal step");
    }
    Ok(session)
}

/// The string with characters replaced, cut, inserted or repeated.
fn damaged(u: &mut Unstructured, text: &str) -> Result<String> {
    let mut text: Vec<char> = text.chars().collect();
    for _ in 0..u.int_in_range(1..=2)? {
        let at = u.int_in_range(0..=text.len())?;
        let to = u.int_in_range(at..=text.len())?;
        match u.int_in_range(0..=5)? {
            0 => text.insert(at, char::arbitrary(u)?),
            1 => text.insert(at, *u.choose(&['0', '1', ' ', ',', '|', '=', ':', '+', '\n', 'é'])?),
            2 => drop(text.drain(at..to)),
            3 => text.truncate(at),
            4 => text.extend_from_within(at..to),
            _ if at < text.len() => text[at] = char::from(u.int_in_range(32..=126)?),
            _ => {}
        }
    }
    Ok(text.into_iter().collect())
}

fn sealed(text: &str) -> String {
    let body = text.rsplit_once("|crc32=").map_or(text, |(body, _)| body);
    let sum = crc::Crc::<u32>::new(&crc::CRC_32_ISO_HDLC).checksum(body.as_bytes());
    format!("{body}|crc32={sum:08x}")
}

#[test]
fn records() {
    for_every_game!(check_records);
}

fn check_records<G: Playable>() {
    arbtest(|u| {
        let session = any_match::<G>(u)?;
        let text = session.record().to_string();
        assert_eq!(Record::<G>::parse(&text).as_ref(), Ok(session.record()));
        // Damage is detected, unless it makes no difference.
        let wrong = damaged(u, &text)?;
        if let Ok(record) = Record::<G>::parse(&wrong) {
            assert_eq!(record.to_string(), text, "{wrong}");
        }
        assert!(game_of(&wrong).is_err() || wrong.trim() == text);
        // With a valid checksum it is read as its content says, or refused.
        let wrong = sealed(&wrong);
        if let Ok(record) = Record::<G>::parse(&wrong) {
            assert_eq!(Record::parse(&record.to_string()), Ok(record), "{wrong}");
        }
        if let Ok(other) = games::load(&wrong) {
            let again = games::load(&other.record()).expect("a match that was loaded");
            assert_eq!(again.record(), other.record());
        }
        Ok(())
    })
    .budget_ms(1000);
}

#[test]
fn texts_that_are_no_records() {
    let parts = [
        "spot-on-1",
        "|",
        "game=",
        "hundred-rummy",
        "seats=",
        "2",
        "dealer=",
        "0",
        "options=",
        "length:game",
        "seed=",
        "deck=",
        "moves=",
        "0 take stock",
        ",",
        "deal",
        "time",
        "crc32=",
    ];
    arbtest(|u| {
        let text = any_text(u, &parts)?;
        assert!(games::load(&text).is_err());
        assert!(games::load(&sealed(&text)).is_err());
        Ok(())
    });
}
