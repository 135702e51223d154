//! Format of a link: base64url text, version, checksum, and the setup of the match.

use base64::Engine;

use crate::cards::rng::Seed;
use crate::engine::chance::{CardOrder, SeedRange};
use crate::engine::record::checksum;
use crate::engine::seat::Seat;
use crate::games::{self, AnyGame, AnyMatch, ConfigText};

use super::deck;
use super::pasted::{LETTERS, link_in};
use super::range_coder::{Decoder, Encoder};
use super::steps::{self, Steps};
use super::{LinkError, MOST_CHARACTERS, MOST_STEPS};

/// First byte of a link with one seed. It rises when the format changes.
const VERSION: u8 = 1;
/// First byte of a link with the seeds of several devices.
const VERSION_OF_DEVICES: u8 = 2;

/// Upper bounds (exclusive) of the encoded numbers. A game that exceeds one of them needs a new version.
const GAMES: u32 = 1 << 16;
const SEATS: u32 = 16;
const OPTIONS: u32 = 32;
const VALUES: u32 = 16;
const BYTES: u32 = 256;
const RANGES: u32 = 64;
const ROUNDS: u32 = 1 << 16;
const DEVICES: u32 = 8;

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
    let version = version_of(&setup.order);
    let mut again = start(&mut out, game, setup)?;
    steps::write(&mut out, &mut *again, &played)?;
    close(version, out)
}

/// Encodes the setup of a match without its steps: game, options, seats, dealer, seed and deck.
///
/// # Errors
/// If the pack of the first round is too large for a link.
pub fn deal(game: &dyn AnyMatch) -> Result<String, LinkError> {
    let mut out = Encoder::new();
    let setup = game.steps().setup();
    let version = version_of(&setup.order);
    let mut fresh = start(&mut out, game, setup)?;
    steps::write(&mut out, &mut *fresh, &[])?;
    close(version, out)
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
        let (version, mut read) = letters(link)?;
        let (game, setup) = read_start(version, &mut read)?;
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
fn letters(link: &str) -> Result<(u8, Decoder), LinkError> {
    let link = link_in(link)?;
    let (&version, bytes) = link.bytes.split_first().ok_or(LinkError::Damaged)?;
    if ![VERSION, VERSION_OF_DEVICES].contains(&version) {
        return Err(LinkError::Newer);
    }
    Ok((version, Decoder::new(bytes)))
}

fn version_of(order: &CardOrder) -> u8 {
    match order {
        CardOrder::Seeds(_) => VERSION_OF_DEVICES,
        CardOrder::Seed(_) | CardOrder::Script(_) => VERSION,
    }
}

fn close(version: u8, out: Encoder) -> Result<String, LinkError> {
    let mut bytes = vec![version];
    bytes.extend(out.finish());
    bytes.extend(checksum(&bytes).to_be_bytes());
    let link = LETTERS.encode(bytes);
    if link.len() > MOST_CHARACTERS { Err(LinkError::NoRoom) } else { Ok(link) }
}

/// The id of the game of a link. `None` if the text is no link, or of no known game.
pub fn game_of(link: &str) -> Option<&'static str> {
    let named = letters(link).ok()?.1.number(GAMES);
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
    write_order(out, &setup.order);
    let pack = kind.pack(setup.seats, &setup.options).map_err(|_| LinkError::BadStart)?;
    out.number(u32::from(setup.deck.is_some()), 2);
    if let Some(deck) = &setup.deck {
        deck::write(out, pack, deck)?;
    }
    kind.start(setup).map_err(|_| LinkError::BadStart)
}

fn write_order(out: &mut Encoder, order: &CardOrder) {
    let CardOrder::Seeds(ranges) = order else { return write_seed(out, order.seed()) };
    out.number(ranges.len() as u32, RANGES);
    for SeedRange { last, seeds } in ranges.iter() {
        out.number(*last, ROUNDS);
        out.number(seeds.len() as u32, DEVICES);
        for seed in seeds {
            write_seed(out, *seed);
        }
    }
}

fn write_seed(out: &mut Encoder, seed: Seed) {
    for byte in seed.0 {
        out.number(u32::from(byte), BYTES);
    }
}

fn read_order(version: u8, read: &mut Decoder) -> Result<CardOrder, LinkError> {
    if version == VERSION {
        return Ok(CardOrder::Seed(read_seed(read)));
    }
    let mut ranges = Vec::new();
    for _ in 0..read.number(RANGES) {
        let (last, devices) = (read.number(ROUNDS), read.number(DEVICES));
        ranges.push(SeedRange { last, seeds: (0..devices).map(|_| read_seed(read)).collect() });
    }
    CardOrder::of_devices(ranges).map_err(|_| LinkError::BadStart)
}

fn read_seed(read: &mut Decoder) -> Seed {
    let mut seed = [0; 32];
    for byte in &mut seed {
        *byte = read.number(BYTES) as u8;
    }
    Seed(seed)
}

fn read_start(
    version: u8,
    read: &mut Decoder,
) -> Result<(Box<dyn AnyGame>, ConfigText), LinkError> {
    let kind = find(read.number(GAMES)).ok_or(LinkError::NoGame)?;
    let (seats, dealer) = (read.number(SEATS) as u8, read.number(SEATS) as u8);
    let choices = kind.options_info();
    let known = read.number(OPTIONS) as usize;
    let mut options = Vec::new();
    for choice in choices.get(..known).ok_or(LinkError::BadStart)? {
        let value = choice.values.get(read.number(VALUES) as usize).ok_or(LinkError::BadStart)?;
        options.push((choice.id.to_owned(), value.id.to_owned()));
    }
    let order = read_order(version, read)?;
    let pack = kind.pack(seats, &options).map_err(|_| LinkError::BadStart)?;
    if dealer >= seats {
        return Err(LinkError::BadStart);
    }
    let deck = (read.number(2) == 1).then(|| deck::read(read, pack));
    let setup = ConfigText { seats, options, dealer: Seat(dealer), order, deck };
    Ok((kind, setup))
}
