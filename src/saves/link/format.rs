//! Format of a link: base64url text, version, checksum, and the setup of the match.

use base64::Engine;

use crate::cards::rng::Seed;
use crate::engine::record::checksum;
use crate::engine::seat::Seat;
use crate::games::{self, AnyGame, AnyMatch, ConfigText};

use super::deck;
use super::pasted::{LETTERS, link_in};
use super::range_coder::{Decoder, Encoder};
use super::steps::{self, Steps};
use super::{LinkError, MOST_CHARACTERS, MOST_STEPS};

/// First byte of a link. It rises when the format changes.
const VERSION: u8 = 1;

/// Upper bounds (exclusive) of the encoded numbers. A game that exceeds one of them needs a new version.
const GAMES: u32 = 1 << 16;
const SEATS: u32 = 16;
const OPTIONS: u32 = 32;
const VALUES: u32 = 16;
const BYTES: u32 = 256;

/// Encodes a match with all its steps.
///
/// # Errors
/// If the match is too long.
pub fn whole(game: &dyn AnyMatch) -> Result<String, LinkError> {
    let played = game.steps().steps();
    if played.len() > MOST_STEPS as usize {
        return Err(LinkError::NoRoom);
    }
    let (setup, mut out) = (game.steps().setup(), Encoder::new());
    let mut again = start(&mut out, game, setup)?;
    steps::write(&mut out, &mut *again, &played)?;
    close(out)
}

/// Encodes the setup of a match without its steps: game, options, seats, dealer, seed and deck.
///
/// # Errors
/// If the pack of the first round is too large for a link.
pub fn deal(game: &dyn AnyMatch) -> Result<String, LinkError> {
    let mut out = Encoder::new();
    let mut fresh = start(&mut out, game, game.steps().setup())?;
    steps::write(&mut out, &mut *fresh, &[])?;
    close(out)
}

/// Decodes a link into its match.
///
/// # Errors
/// [`LinkError`] if the text is no valid link.
pub fn open(link: &str) -> Result<Box<dyn AnyMatch>, LinkError> {
    let mut opening = LinkReader::new(link)?;
    while !opening.advance(MOST_STEPS)? {}
    Ok(opening.game)
}

/// Decodes a link incrementally, so that the caller can do other work between two slices of steps.
pub struct LinkReader {
    read: Decoder,
    game: Box<dyn AnyMatch>,
    steps: Steps,
}

impl LinkReader {
    /// Reads the setup of the match.
    ///
    /// # Errors
    /// [`LinkError`] if the text or the setup is invalid.
    pub fn new(link: &str) -> Result<LinkReader, LinkError> {
        let mut read = letters(link)?;
        let (game, setup) = read_start(&mut read)?;
        let game = game.start(setup).map_err(|_| LinkError::BadStart)?;
        let steps = Steps::new(&mut read)?;
        Ok(LinkReader { read, game, steps })
    }

    /// Plays up to `steps` more steps. Returns true once all steps are played and the link is valid to its end.
    ///
    /// # Errors
    /// [`LinkError`] if the link is damaged, or the rules do not allow a step.
    pub fn advance(&mut self, steps: u32) -> Result<bool, LinkError> {
        if !self.steps.advance(&mut self.read, &mut *self.game, steps)? {
            return Ok(false);
        }
        if self.read.is_at_end() { Ok(true) } else { Err(LinkError::Damaged) }
    }

    /// The match as far as it has been played.
    pub fn game(self) -> Box<dyn AnyMatch> {
        self.game
    }
}

/// Finds the link in a text, checks the version, and returns a reader of the encoded numbers.
fn letters(link: &str) -> Result<Decoder, LinkError> {
    let link = link_in(link)?;
    let (&version, bytes) = link.bytes.split_first().ok_or(LinkError::Damaged)?;
    if version != VERSION {
        return Err(LinkError::Newer);
    }
    Ok(Decoder::new(bytes))
}

fn close(out: Encoder) -> Result<String, LinkError> {
    let mut bytes = vec![VERSION];
    bytes.extend(out.finish());
    bytes.extend(checksum(&bytes).to_be_bytes());
    let link = LETTERS.encode(bytes);
    if link.len() > MOST_CHARACTERS { Err(LinkError::NoRoom) } else { Ok(link) }
}

/// The id of the game of a link. `None` if the text is no link, or of no known game.
pub fn game_of(link: &str) -> Option<&'static str> {
    let named = letters(link).ok()?.number(GAMES);
    find(named).map(|game| game.info().id)
}

fn find(named: u32) -> Option<Box<dyn AnyGame>> {
    games::all().into_iter().find(|game| game_hash(&**game) == named)
}

/// Encodes a game as a part of its id's checksum, so the value does not depend on the number of games.
fn game_hash(game: &dyn AnyGame) -> u32 {
    checksum(game.info().id.as_bytes()) % GAMES
}

/// Writes the setup of a match, and starts a new match from it.
fn start(
    out: &mut Encoder,
    game: &dyn AnyMatch,
    setup: ConfigText,
) -> Result<Box<dyn AnyMatch>, LinkError> {
    let kind = games::find_game(game.info().id).ok_or(LinkError::NoGame)?;
    out.number(game_hash(&*kind), GAMES);
    out.number(setup.seats.into(), SEATS);
    out.number(setup.dealer.0.into(), SEATS);
    let choices = kind.options_info();
    out.number(choices.len() as u32, OPTIONS);
    for (choice, (_, chosen)) in choices.iter().zip(&setup.options) {
        let value = choice.values.iter().position(|value| value.id == chosen);
        out.number(value.ok_or(LinkError::BadStart)? as u32, VALUES);
    }
    for byte in setup.seed.0 {
        out.number(u32::from(byte), BYTES);
    }
    let pack = kind.pack(setup.seats, &setup.options).map_err(|_| LinkError::BadStart)?;
    out.number(u32::from(setup.deck.is_some()), 2);
    if let Some(deck) = &setup.deck {
        deck::write(out, pack, deck)?;
    }
    kind.start(setup).map_err(|_| LinkError::BadStart)
}

fn read_start(read: &mut Decoder) -> Result<(Box<dyn AnyGame>, ConfigText), LinkError> {
    let kind = find(read.number(GAMES)).ok_or(LinkError::NoGame)?;
    let (seats, dealer) = (read.number(SEATS) as u8, read.number(SEATS) as u8);
    let choices = kind.options_info();
    let known = read.number(OPTIONS) as usize;
    let mut options = Vec::new();
    for choice in choices.get(..known).ok_or(LinkError::BadStart)? {
        let value = choice.values.get(read.number(VALUES) as usize).ok_or(LinkError::BadStart)?;
        options.push((choice.id.to_owned(), value.id.to_owned()));
    }
    let mut seed = [0; 32];
    for byte in &mut seed {
        *byte = read.number(BYTES) as u8;
    }
    let pack = kind.pack(seats, &options).map_err(|_| LinkError::BadStart)?;
    if dealer >= seats {
        return Err(LinkError::BadStart);
    }
    let deck = (read.number(2) == 1).then(|| deck::read(read, pack));
    let setup = ConfigText { seats, options, dealer: Seat(dealer), seed: Seed(seed), deck };
    Ok((kind, setup))
}
