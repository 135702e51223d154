//! Prints the requests to the bots in the fixed deals of a game's signature, one a line. A line holds the number of the
//! step, the seat, the serialized request in hexadecimal digits, and the move. The move is missing if the bot waits.
//! The browser tests send the requests to the worker.
//!
//! ```text
//! cargo run --no-default-features --example questions -- shootout
//! ```

use std::io::{self, BufWriter, Write, stdout};

use spot_on::bots::protocol::{self, Question};
use spot_on::bots::signature::Chosen;

fn main() {
    let game = std::env::args().nth(1).unwrap_or_default();
    let mut out = BufWriter::new(stdout());
    let found = spot_on::games::signature(&game, &mut |chosen| {
        // The reader may have closed the pipe.
        let _ = line(&mut out, &chosen);
    });
    if found.is_none() {
        eprintln!("questions: name a game by its id");
        std::process::exit(2);
    }
}

fn line(out: &mut impl Write, chosen: &Chosen) -> io::Result<()> {
    let (number, seat) = chosen.step;
    write!(out, "{number} {seat} ")?;
    protocol::write(&Question::Bot(chosen.question.clone()))
        .iter()
        .try_for_each(|byte| write!(out, "{byte:02x}"))?;
    writeln!(out, " {}", chosen.mv.as_deref().unwrap_or_default())
}
