//! `record` and `load`.

use serde_json::{Value, json};

use super::program::{Referee, deck, new, over, round_over};

fn record(referee: &mut Referee) -> String {
    let reply = referee.ask(&json!({"cmd": "record"}));
    let text = reply["record"].as_str().expect("a text").to_owned();
    assert!(!text.contains('\n'), "one line");
    text
}

fn load(text: &str) -> Value {
    json!({"cmd": "load", "record": text})
}

/// The text with a valid checksum, so that only its content can be wrong.
fn sealed(text: &str) -> String {
    let body = text.rsplit_once("|crc32=").map_or(text, |(body, _)| body);
    format!(
        "{body}|crc32={:08x}",
        crc::Crc::<u32>::new(&crc::CRC_32_ISO_HDLC).checksum(body.as_bytes())
    )
}

#[test]
fn a_record_leads_to_the_same_state_elsewhere() {
    let mut dealt = round_over();
    dealt.state(&json!({"cmd": "play", "move": "deal", "deck": deck(2, "50 50")}));
    let mut by_seed = Referee::start();
    by_seed.state(&json!({"cmd": "new", "game": "hundred-rummy", "seats": 5, "dealer": 3}));
    by_seed.play("take stock");
    for mut referee in [dealt, by_seed, round_over(), over(), Referee::with(&new(1, ""))] {
        let text = record(&mut referee);
        let mut elsewhere = Referee::start();
        assert_eq!(elsewhere.state(&load(&text)), referee.now());
        assert_eq!(record(&mut elsewhere), text);
        if elsewhere.state(&json!({"cmd": "state"}))["phase"] != "over" {
            let played = |referee: &mut Referee| referee.ask(&json!({"cmd": "bot", "seat": 0}));
            assert_eq!(played(&mut elsewhere), played(&mut referee));
        }
    }
}

#[test]
fn undo_works_after_load() {
    let mut referee = over();
    let text = record(&mut referee);
    let before_last = referee.state(&json!({"cmd": "undo"}));
    let mut elsewhere = Referee::with(&load(&text));
    assert_eq!(elsewhere.state(&json!({"cmd": "undo"})), before_last);
}

#[test]
fn a_damaged_record_is_refused_and_the_match_in_progress_stays() {
    let text = record(&mut over());
    let mut referee = Referee::with(&new(3, ""));
    for at in 0..text.len() {
        let mut damaged = text.clone().into_bytes();
        damaged[at] = if damaged[at] == b'0' { b'1' } else { b'0' };
        let damaged = String::from_utf8(damaged).expect("records are plain");
        assert_eq!(referee.code(&load(&damaged)), "bad_record", "{damaged}");
        assert_eq!(referee.code(&load(&text[..at])), "bad_record");
    }
}

#[test]
fn other_texts_are_no_records() {
    let texts = ["", " ", "hello", "spot-on-1", "spot-on-1|", "|crc32=00000000", "\u{0}", "🂡"];
    for text in texts {
        assert_eq!(Referee::start().code(&load(text)), "bad_record", "{text}");
        assert_eq!(Referee::start().code(&load(&sealed(text))), "bad_record", "{text}");
    }
}

#[test]
fn a_record_of_another_version_is_refused_with_a_message() {
    let text = sealed(&record(&mut over()).replace("spot-on-1|", "spot-on-3|"));
    let reply = Referee::start().ask(&load(&text));
    assert_eq!(reply["error"]["code"], "bad_record");
    assert!(reply["error"]["message"].as_str().is_some_and(|why| why.contains("newer version")));
}

#[test]
fn a_record_with_a_valid_checksum_must_still_be_legal() {
    let text = record(&mut round_over());
    let changes = [
        ("game=hundred-rummy", "game=whist"),
        ("seats=2", "seats=9"),
        ("seats=2", "seats=3"),
        ("seats=2", "seats=+2"),
        ("seats=2", "seats="),
        ("dealer=0", "dealer=2"),
        ("dealer=0", "dealer=-1"),
        ("dealer=0", "dealer=256"),
        ("length:tournament", "length:long"),
        ("length:tournament", "length"),
        ("length:tournament", "solitaire_end:strict"),
        ("|seed=", "|seed=0"),
        ("|seed=", "|deck=|seed="),
        ("|deck=10", "|deck=60"),
        ("|deck=10", "|deck=50"),
        ("|deck=10", "|deck=10 10"),
        ("|moves=1 score", "|moves=0 score"),
        ("|moves=1 score", "|moves=7 score"),
        ("|moves=1 score", "|moves=1 take discard"),
        ("|moves=1 score", "|moves=1 discard 60"),
        ("|moves=1 score", "|moves=score"),
        ("|moves=1 score", "|moves=1  score"),
        ("|moves=1 score", "|moves=01 score"),
        ("|moves=1 score", "|moves=+1 score"),
        ("|moves=1 score", "|moves=deal,1 score"),
        ("|moves=1 score", "|moves=time,1 score"),
        ("|moves=1 score", "|moves=,1 score"),
        ("|moves=1 score", "|moves=1 score,1 score"),
        ("|crc32=", ",deal 10 10|crc32="),
        ("|crc32=", ",1 take stock|crc32="),
        ("|crc32=", "|more=|crc32="),
    ];
    let mut elsewhere = Referee::with(&new(3, ""));
    for (from, to) in changes {
        let wrong = text.replacen(from, to, 1);
        assert_ne!(wrong, text, "{from} is in {text}");
        assert_eq!(elsewhere.code(&load(&sealed(&wrong))), "bad_record", "{to}");
    }
    let dealt = sealed(&text.replacen("|crc32=", ",deal|crc32=", 1));
    assert_eq!(elsewhere.state(&load(&dealt))["round"], 2);
}

#[test]
fn a_record_says_which_move_is_wrong() {
    let text = record(&mut over()).replacen("1 score,", "1 score,0 take discard,", 1);
    let reply = Referee::start().ask(&load(&sealed(&text)));
    let message = reply["error"]["message"].as_str().expect("a text");
    assert!(message.contains("move 2") && message.contains("0 take discard"), "{message}");
}
