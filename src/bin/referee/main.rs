//! Referee: the rules as a command-line program. It holds one match and speaks JSON, one object a line.
//!
//! ```text
//! > {"cmd":"new","game":"hundred-rummy","seats":2}
//! < {"state":{…}}
//! > {"cmd":"play","move":"take stock"}
//! < {"events":[…],"state":{…}}
//! ```
//!
//! A finished match can be reviewed, by all seats or one, with a number of playouts of each decision:
//!
//! ```text
//! > {"cmd":"review","seat":0,"playouts":1000}
//! < {"review":[{"seat":0,"start":0.5,"luck":0.3,"skill":-0.3,"result":0.5,"decisions":[{"step":4,"played":"…",
//!   "best":"…","loss":0.1,"error":0.02,"moves":[{"move":"…","chance":0.6,"error":0.0,"playouts":1000,"why":"…"}]}]}]}
//! ```
//!
//! Every request gets exactly one line of reply. An invalid request gets `{"error":{"code":"…","message":"…"}}` and
//! changes nothing. End of input ends the program.

mod error;
mod referee;
mod render;
mod request;

use std::io::{BufRead, Write};

use referee::Referee;

fn main() {
    let mut referee = Referee::default();
    let mut input = std::io::stdin().lock();
    let mut output = std::io::stdout().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        match input.read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let reply = referee.answer(&line);
        // The reader of the output is gone, so there is nothing left to do.
        if writeln!(output, "{reply}").and_then(|()| output.flush()).is_err() {
            return;
        }
    }
}
