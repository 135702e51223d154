//! What the page has no code for and asks the bots' worker for, when somebody wants it: links, QR codes and hashes.
//!
//! A worker that thinks answers late, so the page starts another for an errand, and ends it when it has answered.

use serde::{Deserialize, Serialize};

#[cfg(any(feature = "worker", not(feature = "ui")))]
use crate::link::BadLink;

/// What is asked; the answer is a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Errand {
    /// The link of the match of this record, with all its moves.
    Match(String),
    /// The link of its deal, without them.
    Deal(String),
    /// The record of the match of this link.
    Open(String),
    /// The QR code of this text: the number of modules on a side, a blank, and the path of the dark ones.
    Code(String),
    /// The hash of this text (`crate::commit` says of which).
    Hash(String),
}

/// Runs an errand.
///
/// # Errors
/// What is wrong with a link, or that there is no room for one.
#[cfg(any(feature = "worker", not(feature = "ui")))]
pub fn run(errand: &Errand) -> Result<String, BadLink> {
    use crate::{code, commit, games, link};
    let load = |record: &str| games::load(record).map_err(|_| BadLink::BadStart);
    match errand {
        Errand::Match(record) => link::whole(&*load(record)?),
        Errand::Deal(record) => link::deal(&*load(record)?),
        Errand::Open(link) => Ok(link::open(link)?.record()),
        Errand::Code(text) => {
            let (side, path) = code::path(text).ok_or(BadLink::NoRoom)?;
            Ok(format!("{side} {path}"))
        }
        Errand::Hash(text) => Ok(commit::hash(text)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{self, Setup};
    use crate::rng::Seed;
    use crate::seat::Seat;

    #[test]
    fn errands_are_run() {
        for game in games::all() {
            let (seats, seed) = (game.info().default_seats, Seed::from_number(3));
            let setup = Setup { seats, options: Vec::new(), dealer: Seat(0), seed, deck: None };
            let record = game.start(setup).expect("a plain setup").record();
            for errand in [Errand::Match(record.clone()), Errand::Deal(record.clone())] {
                let link = run(&errand).expect("a new match has room");
                assert_eq!(run(&Errand::Open(link)), Ok(record.clone()));
            }
        }
        assert_eq!(run(&Errand::Open("?".into())), Err(BadLink::Damaged));
        assert!(run(&Errand::Code("x".into())).is_ok_and(|code| code.starts_with("21 M")));
        assert_eq!(run(&Errand::Code("x".repeat(3000))), Err(BadLink::NoRoom));
        assert!(run(&Errand::Hash("abc".into())).is_ok_and(|hash| hash.starts_with("ba7816bf")));
    }
}
