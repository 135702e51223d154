//! Requests so malformed that only one line of reply can be expected.

use std::io::{Read, Write};
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use spot_on::cards::rng::{Rng, Seed};

use super::program::{Referee, deck};

const CODES: [&str; 12] = [
    "bad_json",
    "bad_request",
    "unknown_game",
    "bad_seats",
    "bad_option",
    "bad_deck",
    "no_game",
    "bad_move",
    "illegal_move",
    "not_your_turn",
    "game_over",
    "bad_record",
];

/// Sends all lines at once, and returns one reply for each line.
fn answers(lines: &[Vec<u8>]) -> Vec<Value> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_referee"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the referee starts");
    let mut input = child.stdin.take().expect("its input is piped");
    let lines = lines.to_vec();
    let count = lines.len();
    let writer = std::thread::spawn(move || {
        for line in lines {
            assert!(!line.contains(&b'\n'), "one line each");
            input.write_all(&line).and_then(|()| input.write_all(b"\n")).expect("it listens");
        }
    });
    let mut output = String::new();
    child.stdout.take().expect("its output is piped").read_to_string(&mut output).expect("UTF-8");
    writer.join().expect("all lines were sent");
    assert!(child.wait().is_ok_and(|status| status.success()), "it ended well");
    assert!(!output.contains('\r'), "replies are plain lines");
    let replies: Vec<Value> =
        output.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(replies.len(), count, "every line has one line of reply");
    for reply in &replies {
        let code = &reply["error"]["code"];
        assert!(reply.is_object() && (code.is_null() || CODES.iter().any(|known| code == known)));
    }
    replies
}

#[test]
fn invalid_json_is_bad_json() {
    let deep = 200_000;
    let lines: Vec<Vec<u8>> = vec![
        b"".to_vec(),
        b" \t ".to_vec(),
        b"\r".to_vec(),
        b"\0".to_vec(),
        b"{\"cmd\":\"state\"\0}".to_vec(),
        b"{\"cmd\":\"sta\0te\"}".to_vec(),
        b"{\"cmd\":\"state\"}\0".to_vec(),
        b"\xff\xfe".to_vec(),
        b"{\"cmd\":\"\xc3\x28\"}".to_vec(),
        b"{\"cmd\":\"state\",\"id\":\"\xff\"}".to_vec(),
        b"{\"cmd\":\"state\",\"x\":\"\xed\xa0\x80\"}".to_vec(),
        "\u{feff}{\"cmd\":\"state\"}".as_bytes().to_vec(),
        b"state".to_vec(),
        b"{".to_vec(),
        b"}".to_vec(),
        b"{\"cmd\":\"state\"".to_vec(),
        b"{\"cmd\":\"state\"}}".to_vec(),
        b"{\"cmd\":\"state\"}{\"cmd\":\"state\"}".to_vec(),
        b"{'cmd':'state'}".to_vec(),
        b"{\"cmd\":\"state\",}".to_vec(),
        b"{cmd:\"state\"}".to_vec(),
        b"{\"cmd\":NaN}".to_vec(),
        b"{\"cmd\":01}".to_vec(),
        b"{\"cmd\":\"state\",\"id\":Infinity}".to_vec(),
        b"{\"cmd\":\"\\x\"}".to_vec(),
        b"nul".to_vec(),
        vec![b'['; deep],
        b"{\"a\":".repeat(deep),
    ];
    for (line, reply) in lines.iter().zip(answers(&lines)) {
        let line = String::from_utf8_lossy(&line[..line.len().min(40)]);
        assert_eq!(reply["error"]["code"], "bad_json", "{line}");
    }
}

#[test]
fn deep_nesting_and_long_texts_do_no_harm() {
    let deep = 100_000;
    let nest = [vec![b'['; deep], vec![b']'; deep]].concat();
    let digits = b"9".repeat(deep);
    let field = |name: &str, value: &[u8]| [b",\"", name.as_bytes(), b"\":", value].concat();
    let line =
        |rest: Vec<u8>| [b"{\"cmd\":\"new\",\"game\":\"hundred-rummy\"", &rest[..], b"}"].concat();
    let wrong = [
        ("seats", "bad_request", "bad_seats"),
        ("dealer", "bad_request", "bad_request"),
        ("options", "bad_request", "bad_request"),
        ("seed", "bad_request", "bad_request"),
        ("deck", "bad_request", "bad_request"),
    ];
    let mut lines = Vec::new();
    let mut codes = Vec::new();
    for (name, nested, number) in wrong {
        lines.push(line(field(name, &nest)));
        codes.push(json!(nested));
        lines.push(line(field(name, &digits)));
        codes.push(json!(number));
    }
    let in_options = [b"{\"length\":", &nest[..], b"}"].concat();
    lines.push(line(field("options", &in_options)));
    codes.push(json!("bad_option"));
    // Unread fields do not matter.
    lines.push(line(field("what", &nest)));
    codes.push(Value::Null);
    for (reply, code) in answers(&lines).iter().zip(codes) {
        assert_eq!(reply["error"]["code"], code);
    }
    for id in [nest, digits] {
        let line = [b"{\"cmd\":\"undo\",\"id\":", &id[..], b"}"].concat();
        let start = [b"{\"id\":", &id[..], b",\"error\""].concat();
        assert!(Referee::start().line(&line).as_bytes().starts_with(&start));
    }
}

#[test]
fn the_last_line_may_lack_its_end() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_referee"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the referee starts");
    child.stdin.take().expect("piped").write_all(b"{\"cmd\":\"games\"}").expect("it listens");
    let mut output = String::new();
    child.stdout.take().expect("piped").read_to_string(&mut output).expect("UTF-8");
    assert!(output.starts_with("{\"games\":") && output.ends_with('\n'));
    assert!(child.wait().is_ok_and(|status| status.success()));
}

/// The line with a typical mistake of people and programs.
fn damaged(line: &[u8], rng: &mut Rng) -> Vec<u8> {
    const BYTES: &[u8] = b"\"\\{}[],:0123456789-+.eE tfn\0\xff\xc3\xa9ABCxyz|=\r\t";
    let mut line = line.to_vec();
    for _ in 0..=rng.below(3) {
        let at = rng.below(line.len() as u32 + 1) as usize;
        match rng.below(5) {
            0 => line.truncate(at),
            1 => line.insert(at, *rng.pick(BYTES)),
            2 if at < line.len() => line[at] = *rng.pick(BYTES),
            3 if at < line.len() => drop(line.remove(at)),
            _ => {
                let to = at + rng.below((line.len() - at) as u32 + 1) as usize;
                line.extend_from_within(at..to);
            }
        }
    }
    line
}

#[test]
fn ten_thousand_broken_requests_are_answered() {
    let record = Referee::with(&json!({"cmd": "new", "game": "hundred-rummy"}))
        .ask(&json!({"cmd": "record"}))["record"]
        .take();
    let good = [
        json!({"cmd": "games", "id": [1, "a"]}),
        json!({"cmd": "new", "game": "hundred-rummy", "seats": 1, "dealer": 0}),
        json!({"cmd": "new", "game": "hundred-rummy", "seats": 3, "options": {"length": "tournament"}}),
        json!({"cmd": "new", "game": "hundred-rummy", "seats": 1, "deck": deck(1, "50 40 30 20 10")}),
        json!({"cmd": "new", "game": "hundred-rummy", "options": {"solitaire_end": "strict"}}),
        json!({"cmd": "state"}),
        json!({"cmd": "view", "seat": 0}),
        json!({"cmd": "legal"}),
        json!({"cmd": "play", "seat": 0, "move": "take stock"}),
        json!({"cmd": "play", "move": "take stock"}),
        json!({"cmd": "play", "move": "discard 30"}),
        json!({"cmd": "play", "move": "deal", "deck": deck(1, "10 20")}),
        json!({"cmd": "undo"}),
        json!({"cmd": "record"}),
        json!({"cmd": "load", "record": record}),
    ];
    let mut rng = Rng::new(Seed::from_number(1), 0);
    let mut lines = Vec::new();
    for _ in 0..10_000 {
        let line = rng.pick(&good).to_string().into_bytes();
        let line = if rng.one_in(4) { line } else { damaged(&line, &mut rng) };
        lines.push(line.into_iter().filter(|&byte| byte != b'\n').collect());
    }
    let replies = answers(&lines);
    for code in CODES.iter().filter(|&&code| code != "game_over") {
        let found = replies.iter().filter(|reply| reply["error"]["code"] == *code).count();
        println!("{found:6} {code}");
    }
}
