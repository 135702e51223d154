//! Runs the referee program, with helpers to send requests.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

/// A running referee.
pub(crate) struct Referee {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Referee {
    pub(crate) fn start() -> Referee {
        let mut child = Command::new(env!("CARGO_BIN_EXE_referee"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the referee starts");
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().expect("its output is piped"));
        Referee { child, input, output }
    }

    /// A referee with a match in progress.
    pub(crate) fn with(new: &Value) -> Referee {
        let mut referee = Referee::start();
        referee.state(new);
        referee
    }

    /// Sends a line and returns the line of reply.
    pub(crate) fn line(&mut self, line: &[u8]) -> String {
        let input = self.input.as_mut().expect("the input is open");
        input.write_all(line).and_then(|()| input.write_all(b"\n")).expect("it listens");
        let mut reply = String::new();
        self.output.read_line(&mut reply).expect("it answers in UTF-8");
        assert!(reply.ends_with('\n'), "no reply to {}", String::from_utf8_lossy(line));
        reply
    }

    /// Sends a request and returns the reply.
    pub(crate) fn ask(&mut self, request: &Value) -> Value {
        let reply = self.line(request.to_string().as_bytes());
        serde_json::from_str(&reply).expect("a reply is JSON")
    }

    /// Sends a request and returns the resulting state.
    pub(crate) fn state(&mut self, request: &Value) -> Value {
        let mut reply = self.ask(request);
        assert!(reply["state"].is_object(), "{request}: {reply}");
        reply["state"].take()
    }

    /// The present state, or null if there is no match.
    pub(crate) fn now(&mut self) -> Value {
        self.ask(&json!({"cmd": "state"}))["state"].take()
    }

    /// Plays a move for the seat that may move, and returns the state.
    pub(crate) fn play(&mut self, text: &str) -> Value {
        self.state(&json!({"cmd": "play", "move": text}))
    }

    /// Plays moves, separated by commas.
    pub(crate) fn play_all(&mut self, moves: &str) {
        for text in moves.split(", ") {
            self.play(text);
        }
    }

    /// Sends a request that must be refused without a change, and returns the error code.
    pub(crate) fn code(&mut self, request: &Value) -> String {
        self.code_of_line(request.to_string().as_bytes())
    }

    /// The same for any line.
    pub(crate) fn code_of_line(&mut self, line: &[u8]) -> String {
        let before = self.now();
        let reply: Value = serde_json::from_str(&self.line(line)).expect("a reply is JSON");
        assert_eq!(self.now(), before, "a refused request changes nothing");
        let error = &reply["error"];
        assert!(error["message"].as_str().is_some_and(|text| !text.is_empty()), "{reply}");
        error["code"].as_str().expect("a code").to_owned()
    }

    /// Ends the input, and returns whether the program ended well and silently.
    pub(crate) fn end(mut self) -> bool {
        drop(self.input.take());
        let mut rest = String::new();
        let silent = matches!(self.output.read_line(&mut rest), Ok(0));
        silent && self.child.wait().is_ok_and(|status| status.success())
    }
}

impl Drop for Referee {
    fn drop(&mut self) {
        drop(self.input.take());
        let _ = self.child.wait();
    }
}

/// A deck of one set of cards for each seat, with these cards first.
pub(crate) fn deck(seats: usize, first: &str) -> Vec<String> {
    let first: Vec<String> = first.split_whitespace().map(str::to_owned).collect();
    let set = [("10", 7), ("20", 4), ("30", 7), ("40", 4), ("50", 2)];
    let mut rest: Vec<String> = set
        .iter()
        .flat_map(|(card, times)| std::iter::repeat_n((*card).to_owned(), times * seats))
        .collect();
    for card in &first {
        rest.remove(rest.iter().position(|c| c == card).expect("a card of the pack"));
    }
    first.into_iter().chain(rest).collect()
}

/// A request for a match with this number of seats and this deck; seat 0 deals.
pub(crate) fn new(seats: usize, first: &str) -> Value {
    json!({"cmd": "new", "game": "hundred-rummy", "seats": seats, "deck": deck(seats, first)})
}

/// A deck for two seats: seat 1 scores four times, while seat 0 discards each 30 that it draws.
pub(crate) const QUICK: &str =
    "10 10 10 10 40 10 40 10  10 10 30 50 30 10 20 20 50 30 10 20 30 40 30";
/// The moves of that match.
pub(crate) const QUICK_MOVES: &str = "score, take stock, discard 30, score, take stock, discard 30, \
                                      score, take stock, discard 30, score";

/// A tournament for two seats after its first round.
pub(crate) fn round_over() -> Referee {
    let mut request = new(2, QUICK);
    request["options"] = json!({"length": "tournament"});
    let mut referee = Referee::with(&request);
    referee.play_all(QUICK_MOVES);
    assert_eq!(referee.now()["phase"], "round over");
    referee
}

/// A finished match for two seats.
pub(crate) fn over() -> Referee {
    let mut referee = Referee::with(&new(2, QUICK));
    referee.play_all(QUICK_MOVES);
    assert_eq!(referee.now()["phase"], "over");
    referee
}
