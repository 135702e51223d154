//! Tutorials: a first round with a fixed deal, scripted moves and explanations.
//!
//! A tutorial is written as text. It begins with lines that describe the deal:
//!
//! ```text
//! seats 2
//! dealer 1
//! options referee=strict
//! deck 9H 5D 8C …
//! ```
//!
//! Then come paragraphs, moves of the learner (`> take stock`), moves of other seats (`1> discard QS`) and `deal`.
//! A paragraph directly before a move of the learner is shown until that move. Any other paragraph waits to be
//! read.

use thiserror::Error;

use crate::cards::Card;
use crate::engine::record::checksum;
use crate::engine::seat::Seat;

/// Seat of the learner.
pub const LEARNER: Seat = Seat(0);

/// a tutorial.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tutorial {
    /// Number of seats.
    pub seats: u8,
    /// Seat of the dealer.
    pub dealer: Seat,
    /// Options that are not at their default, each with its value.
    pub options: Vec<(String, String)>,
    /// The pack in the order of the deal.
    pub deck: Vec<Card>,
    /// The steps, in order.
    pub steps: Vec<TutorialStep>,
}

/// One step of a tutorial.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TutorialStep {
    /// A paragraph to read.
    Say(String),
    /// A paragraph, and the move that the learner makes then.
    Ask(String, String),
    /// Another seat makes this move.
    Play(Seat, String),
    /// The next round is dealt.
    Deal,
}

/// The error for a text that is not a tutorial.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {what}")]
pub struct ParseTutorialError {
    /// Line number, from 1.
    pub line: usize,
    /// What is wrong with the line.
    pub what: String,
}

impl Tutorial {
    /// Parses a tutorial.
    ///
    /// # Errors
    /// For the first line that is wrong.
    pub fn parse(text: &str) -> Result<Tutorial, ParseTutorialError> {
        let mut tutorial = Tutorial {
            seats: 2,
            dealer: Seat(0),
            options: Vec::new(),
            deck: Vec::new(),
            steps: Vec::new(),
        };
        let mut lines = text.lines().enumerate().map(|(at, line)| (at + 1, line.trim()));
        for (at, line) in lines.by_ref().take_while(|(_, line)| !line.is_empty()) {
            tutorial.set_up(line).map_err(|what| ParseTutorialError { line: at, what })?;
        }
        for (at, line) in lines.filter(|(_, line)| !line.is_empty()) {
            tutorial.add(line).map_err(|what| ParseTutorialError { line: at, what })?;
        }
        Ok(tutorial)
    }

    /// Checksum of deal and moves. It is the same in every language, and differs after a change of the tutorial.
    pub fn fingerprint(&self) -> u32 {
        let Tutorial { seats, dealer, options, deck, steps } = self;
        let mut text = format!("{seats} {dealer}");
        let mut add = |word: &str| {
            text.push('\n');
            text.push_str(word);
        };
        for (id, value) in options {
            add(&format!("{id}={value}"));
        }
        for card in deck {
            add(&card.to_string());
        }
        for step in steps {
            match step {
                TutorialStep::Say(_) => add("say"),
                TutorialStep::Ask(_, mv) => add(&format!("> {mv}")),
                TutorialStep::Play(seat, mv) => add(&format!("{seat}> {mv}")),
                TutorialStep::Deal => add("deal"),
            }
        }
        checksum(text.as_bytes())
    }

    /// Number of moves and deals among the first `at` steps.
    pub fn moves_before(&self, at: usize) -> usize {
        self.steps.iter().take(at).filter(|step| !matches!(step, TutorialStep::Say(_))).count()
    }

    fn set_up(&mut self, line: &str) -> Result<(), String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let number = || rest.parse().map_err(|_| format!("`{rest}` is not a number"));
        match word {
            "seats" => self.seats = number()?,
            "dealer" => self.dealer = Seat(number()?),
            "options" => {
                let pairs = rest.split(' ').map(|pair| pair.split_once('='));
                let pairs = pairs.map(|pair| pair.map(|(id, value)| (id.into(), value.into())));
                self.options = pairs.collect::<Option<_>>().ok_or("expected `option=value`")?;
            }
            "deck" => {
                let cards = rest.split(' ').map(str::parse);
                self.deck = cards.collect::<Result<_, _>>().map_err(|why| format!("{why}"))?;
            }
            _ => {
                return Err(format!(
                    "`{word}` is unknown: expected seats, dealer, options or deck"
                ));
            }
        }
        Ok(())
    }

    fn add(&mut self, line: &str) -> Result<(), String> {
        let step = match line.split_once("> ") {
            _ if line == "deal" => TutorialStep::Deal,
            Some(("", mv)) => match self.steps.pop() {
                Some(TutorialStep::Say(says)) => TutorialStep::Ask(says, mv.into()),
                _ => return Err("nothing is said before this move".into()),
            },
            Some((seat, mv)) if seat.parse::<u8>().is_ok() => {
                TutorialStep::Play(Seat(seat.parse().unwrap_or_default()), mv.into())
            }
            _ => TutorialStep::Say(line.into()),
        };
        self.steps.push(step);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tutorial_is_read() {
        let text = "seats 3\ndealer 2\noptions a=b c=d\ndeck 9H JB\n\nHello.\n\nDraw.\n> take stock\n1> pass\ndeal\n";
        let tutorial = Tutorial::parse(text).expect("a tutorial");
        assert_eq!((tutorial.seats, tutorial.dealer, tutorial.deck.len()), (3, Seat(2), 2));
        assert_eq!(tutorial.options, [("a".into(), "b".into()), ("c".into(), "d".into())]);
        let expected = [
            TutorialStep::Say("Hello.".into()),
            TutorialStep::Ask("Draw.".into(), "take stock".into()),
            TutorialStep::Play(Seat(1), "pass".into()),
            TutorialStep::Deal,
        ];
        assert_eq!(tutorial.steps, expected);
    }

    #[test]
    fn a_fingerprint_tells_tutorials_apart_but_not_their_words() {
        let text = "seats 3\ndealer 2\noptions a=b\ndeck 9H JB\n\nHello.\n\nDraw.\n> take stock\n1> pass\ndeal\n";
        let of = |text: &str| Tutorial::parse(text).expect("a tutorial").fingerprint();
        assert_eq!(of(text), of(&text.replace("Hello", "Привет").replace("Draw", "Берите")));
        for (old, new) in [
            ("seats 3", "seats 4"),
            ("dealer 2", "dealer 1"),
            ("a=b", "a=c"),
            ("9H", "8H"),
            ("take stock", "take pile"),
            ("1> pass", "2> pass"),
            ("Hello.\n\n", ""),
            ("deal\n", "\nThe end.\n"),
        ] {
            assert_ne!(of(text), of(&text.replacen(old, new, 1)), "{old}");
        }
    }

    #[test]
    fn what_is_wrong_is_named_with_its_line() {
        for (text, line) in [("seats x", 1), ("\n> pass", 2), ("deck 9H 9", 1), ("colour red", 1)] {
            assert_eq!(Tutorial::parse(text).expect_err("it is wrong").line, line, "{text}");
        }
    }
}
