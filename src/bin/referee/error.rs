//! Error replies.

use serde_json::{Value, json};

use spot_on::engine::session::IllegalStep;
use spot_on::games::SetupError;

/// The codes of error replies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Code {
    BadJson,
    BadRequest,
    UnknownGame,
    BadSeats,
    BadOption,
    BadDeck,
    NoGame,
    BadMove,
    IllegalMove,
    NotYourTurn,
    GameOver,
    BadRecord,
}

impl Code {
    fn text(self) -> &'static str {
        match self {
            Code::BadJson => "bad_json",
            Code::BadRequest => "bad_request",
            Code::UnknownGame => "unknown_game",
            Code::BadSeats => "bad_seats",
            Code::BadOption => "bad_option",
            Code::BadDeck => "bad_deck",
            Code::NoGame => "no_game",
            Code::BadMove => "bad_move",
            Code::IllegalMove => "illegal_move",
            Code::NotYourTurn => "not_your_turn",
            Code::GameOver => "game_over",
            Code::BadRecord => "bad_record",
        }
    }
}

/// An error reply.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refusal {
    code: Code,
    message: String,
}

impl Refusal {
    pub(crate) fn new(code: Code, message: impl Into<String>) -> Refusal {
        Refusal { code, message: message.into() }
    }

    pub(crate) fn request(message: impl Into<String>) -> Refusal {
        Refusal::new(Code::BadRequest, message)
    }

    pub(crate) fn json(&self) -> Value {
        json!({ "code": self.code.text(), "message": self.message })
    }
}

impl From<SetupError> for Refusal {
    fn from(bad: SetupError) -> Refusal {
        let code = match bad {
            SetupError::Seats(_) => Code::BadSeats,
            SetupError::Option(_) => Code::BadOption,
            SetupError::Deck(_) => Code::BadDeck,
            // The referee is not split: its rules are always there.
            SetupError::NotFetched(_) => Code::BadRequest,
        };
        Refusal::new(code, bad.to_string())
    }
}

impl From<IllegalStep> for Refusal {
    fn from(illegal: IllegalStep) -> Refusal {
        let code = match illegal {
            IllegalStep::MatchOver => Code::GameOver,
            IllegalStep::NotYourTurn => Code::NotYourTurn,
            IllegalStep::AgainstTheRules(_) => Code::IllegalMove,
            IllegalStep::BadDeck(_) => Code::BadDeck,
        };
        Refusal::new(code, illegal.to_string())
    }
}
