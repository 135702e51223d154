//! One device of a match between devices, as a command-line program that speaks JSON, one object a line. The protocol
//! between devices is in `docs/friends-protocol.md`; frames are written in hexadecimal digits.
//!
//! ```text
//! > {"cmd":"keys"}
//! < {"master":"…","keys":{"sign":"…","receive":"…"}}
//! > {"cmd":"rules","game":"shootout","options":{},"seats":2}
//! < {"rules":"…"}
//! > {"cmd":"start","master":"…","me":0,"setup":{"room":"…","game":"shootout","options":{},"seats":[0,1],
//!    "devices":[{"sign":"…","receive":"…"},…],"rules":"…"}}
//! < {"state":{…}}
//! > {"cmd":"news","their":[0,0]}            entries that a device with these numbers of entries lacks
//! < {"frame":"…","their":[3,2]}
//! > {"cmd":"receive","frame":"…"}           a frame from another device
//! < {"answer":null,"state":{…}}
//! > {"cmd":"play","seat":0,"move":"take stock","after":1500}
//! > {"cmd":"ready"}                          for the next round
//! > {"cmd":"timeout"}                        the clock has run out here
//! > {"cmd":"vote","gone":[1],"choice":"end"} or "redeal"
//! > {"cmd":"save"}                           < {"saved":"…"}
//! > {"cmd":"restore","saved":"…"}
//! ```
//!
//! `state` says what the device waits for, which of its seats can move and how, what happened since the last reply, and how
//! the match ended. Every request gets exactly one line of reply. An invalid request gets `{"error":"…"}` and changes nothing.

use std::fmt::Write as _;
use std::io::{BufRead, Write};

use serde::Deserialize;
use serde_json::{Value, json};

use spot_on::cards::rng::Seed;
use spot_on::engine::seat::Seat;
use spot_on::friends::client::{Client, End};
use spot_on::friends::keys::{DeviceKey, DeviceSecrets};
use spot_on::friends::message::{Choice, Setup};
use spot_on::friends::rules_digest;

/// The largest number of characters of a request.
const MOST_CHARACTERS: u64 = 1 << 22;

#[derive(Deserialize)]
#[serde(tag = "cmd", rename_all = "lowercase", deny_unknown_fields)]
enum Request {
    Keys {
        master: Option<String>,
    },
    Rules {
        game: String,
        options: Options,
        seats: usize,
    },
    Start {
        master: String,
        me: u8,
        setup: SetupText,
    },
    News {
        their: Vec<u32>,
    },
    Have,
    Receive {
        frame: String,
    },
    Play {
        seat: u8,
        r#move: String,
        #[serde(default)]
        after: u32,
    },
    Ready,
    Timeout,
    Vote {
        gone: Vec<u8>,
        choice: ChoiceText,
    },
    State,
    Save,
    Restore {
        saved: String,
    },
}

type Options = std::collections::BTreeMap<String, String>;

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum ChoiceText {
    End,
    Redeal,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupText {
    room: String,
    game: String,
    options: Options,
    seats: Vec<u8>,
    devices: Vec<KeyText>,
    rules: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct KeyText {
    sign: String,
    receive: String,
}

fn main() {
    let mut device = Device::default();
    let (mut input, mut output) = (std::io::stdin().lock(), std::io::stdout().lock());
    loop {
        let mut line = String::new();
        match std::io::Read::take(&mut input, MOST_CHARACTERS).read_line(&mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let reply = device.answer(&line).unwrap_or_else(|why| json!({ "error": why }));
        // The reader of the output is gone, so there is nothing left to do.
        if writeln!(output, "{reply}").and_then(|()| output.flush()).is_err() {
            return;
        }
    }
}

#[derive(Default)]
struct Device {
    client: Option<Client>,
    /// Number of steps that were reported.
    reported: usize,
}

impl Device {
    fn answer(&mut self, line: &str) -> Result<Value, String> {
        let request: Request =
            serde_json::from_str(line).map_err(|why| format!("not a request: {why}"))?;
        match request {
            Request::Keys { master } => return keys(master),
            Request::Rules { game, options, seats } => return rules(game, options, seats),
            Request::Start { master, me, setup } => {
                let mut client = Client::new(setup_of(setup)?, me, bytes(&master)?)?;
                client.advance();
                (self.client, self.reported) = (Some(client), 0);
            }
            Request::Restore { saved } => {
                let saved = unhex(&saved).ok_or("`saved` is not hexadecimal")?;
                let mut client = Client::restore(&saved)?;
                client.advance();
                (self.client, self.reported) = (Some(client), 0);
            }
            request => return self.answer_in_match(request),
        }
        Ok(json!({ "state": self.state() }))
    }

    fn answer_in_match(&mut self, request: Request) -> Result<Value, String> {
        let client = self.client.as_mut().ok_or("no match is going on: start or restore one")?;
        match request {
            Request::News { mut their } => {
                let frame = client.news(&mut their).map(|frame| hex(&frame));
                return Ok(json!({ "frame": frame, "their": their }));
            }
            Request::Have => return Ok(json!({ "frame": hex(&client.have()) })),
            Request::Save => return Ok(json!({ "saved": hex(&client.save()) })),
            Request::Receive { frame } => {
                let frame = unhex(&frame).ok_or("`frame` is not hexadecimal")?;
                let answer = client.receive(&frame).map_err(|why| why.to_string())?;
                let answer = answer.map(|frame| hex(&frame));
                return Ok(json!({ "answer": answer, "state": self.state() }));
            }
            Request::Play { seat, r#move, after } => client.play(Seat(seat), &r#move, after)?,
            Request::Ready => client.be_ready(),
            Request::Timeout => client.time_out(),
            Request::Vote { gone, choice } => client.vote(
                &gone,
                match choice {
                    ChoiceText::End => Choice::End,
                    ChoiceText::Redeal => Choice::Redeal,
                },
            )?,
            _ => {}
        }
        Ok(json!({ "state": self.state() }))
    }

    /// What a program at the device needs to know.
    fn state(&mut self) -> Value {
        let Some(client) = &mut self.client else { return Value::Null };
        let seats: Vec<Seat> = client.to_move().iter().collect();
        let moves: Vec<Value> = seats
            .iter()
            .map(|seat| json!({ "seat": seat, "moves": client.game().legal(*seat) }))
            .collect();
        let steps = if client.game().turn().is_some() { client.game().step_count() + 1 } else { 0 };
        let mine: Vec<Seat> = client.my_seats().iter().collect();
        let seen = |seat: &Seat, step: usize| json!({ "seat": seat, "events": client.game().events(*seat, step) });
        let news: Vec<Value> = (self.reported..steps)
            .map(|step| {
                json!({
                    "step": client.game().step(step),
                    "seen": mine.iter().map(|seat| seen(seat, step)).collect::<Vec<_>>(),
                })
            })
            .collect();
        self.reported = self.reported.max(steps);
        let waits =
            client.waiting().map(|wait| json!({ "devices": wait.devices, "what": wait.what }));
        json!({
            "waits": waits,
            "to_move": moves,
            "ready": client.is_between_rounds(),
            "rounds": client.rounds_checked(),
            "news": news,
            "record": client.game().record(),
            "end": client.end().map(end),
        })
    }
}

fn end(end: &End) -> Value {
    match end {
        End::Finished => json!("finished"),
        End::Ended => json!("ended"),
        End::LeftOut => json!("left out"),
        End::Cheated(verdict) => {
            json!({ "cheated": verdict.device, "step": verdict.step, "what": verdict.what })
        }
        End::Unexplained(fault) => {
            json!({ "unexplained": fault.what, "step": fault.step })
        }
    }
}

fn keys(master: Option<String>) -> Result<Value, String> {
    let master = match master {
        Some(master) => bytes(&master)?,
        None => Seed::random().map_err(|why| why.to_string())?.0,
    };
    let DeviceKey { sign, receive } = DeviceSecrets::of(master).public();
    let [sign, receive, master] = [sign, receive, master].map(|bytes| hex(&bytes));
    Ok(json!({ "master": master, "keys": { "sign": sign, "receive": receive } }))
}

fn rules(game: String, options: Options, seats: usize) -> Result<Value, String> {
    let setup = Setup {
        room: [0; 16],
        game,
        options: options.into_iter().collect(),
        devices: Vec::new(),
        seats: vec![0; seats.min(100)],
        rules: [0; 32],
    };
    Ok(json!({ "rules": hex(&rules_digest(&setup)?) }))
}

fn setup_of(text: SetupText) -> Result<Setup, String> {
    let key =
        |key: &KeyText| Ok(DeviceKey { sign: bytes(&key.sign)?, receive: bytes(&key.receive)? });
    Ok(Setup {
        room: bytes(&text.room)?,
        game: text.game,
        options: text.options.into_iter().collect(),
        devices: text.devices.iter().map(key).collect::<Result<_, String>>()?,
        seats: text.seats,
        rules: bytes(&text.rules)?,
    })
}

/// Bytes in hexadecimal digits.
fn bytes<const N: usize>(text: &str) -> Result<[u8; N], String> {
    let bytes = unhex(text).and_then(|bytes| bytes.try_into().ok());
    bytes.ok_or_else(|| format!("expected {} hexadecimal digits", 2 * N))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The bytes of hexadecimal digits. `None` for other text.
fn unhex(text: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u8>> =
        text.chars().map(|digit| digit.to_digit(16).map(|digit| digit as u8)).collect();
    let digits = digits.filter(|digits| digits.len() % 2 == 0)?;
    Some(digits.chunks(2).map(|pair| pair[0] * 16 + pair[1]).collect())
}
