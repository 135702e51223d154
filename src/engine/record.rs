//! Records of matches as text: game, options, seed and moves.
//!
//! A record is one line. Bars separate its fields, and a checksum ends it:
//!
//! ```text
//! spot-on-1|game=…|seats=2|dealer=0|options=length:game|seed=…|deck=|moves=0 take stock,deal|crc32=…
//! ```
//!
//! `deck` is empty unless somebody arranged the first pack. The seat precedes its move. `deal` starts the next
//! round, followed by its pack if that was arranged too. `time` is the end of the clock.
//!
//! A match between devices has several seeds ([`CardOrder::Seeds`]) and another first field. For each range of rounds it
//! names the last round and the seed of each device for it:
//!
//! ```text
//! spot-on-2|game=…|seats=3|dealer=0|options=…|seeds=4:….….…;7:….…|deck=|moves=…|crc32=…
//! ```

use std::fmt;
use std::str::FromStr;

use crc::{CRC_32_ISO_HDLC, Crc, NoTable};
use thiserror::Error;

use crate::cards::rng::ParseSeedError;
use crate::cards::small_sort::sort;
use crate::cards::{Card, ParseCardError};
use crate::engine::chance::{CardOrder, SeedRange};
use crate::engine::game::{Game, Info, MatchConfig, ParseMoveError};
use crate::engine::options::Options;
use crate::engine::seat::Seat;

/// First field of a record with one seed. Its number rises when the format changes.
const FORM: &str = "spot-on-1";
/// First field of a record with the seeds of several devices.
const FORM_OF_DEVICES: &str = "spot-on-2";

/// The CRC-32 of zip, gzip and PNG. The slow variant: the table of the fast one is not worth its bytes here.
const CHECKSUM: Crc<u32, NoTable> = Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC);

/// A match from its start. It replays to the same position for ever.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    /// Options, seats, dealer and seed or seeds.
    pub start: MatchConfig<G::Options>,
    /// Pack of the first round, if it is not the one that the seed gives.
    pub deck: Option<Vec<Card>>,
    /// All steps since the first deal.
    pub steps: Vec<Step<G::Move>>,
}

/// One step of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step<M> {
    /// A seat played a move.
    Play(Seat, M),
    /// The next round was dealt, from this pack or from the one that the seed gives.
    Deal(Option<Vec<Card>>),
    /// The clock ran out.
    Timeout,
}

/// The error for a string that is not a record of a match.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct ParseRecordError(pub String);

/// The error for a deck that is not the game's pack.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct DeckError(pub String);

/// The pack of a round: the given one, or the one that the seed gives.
///
/// # Errors
/// If the given deck is not exactly the game's pack.
pub fn pack_of<G: Game>(
    start: &MatchConfig<G::Options>,
    round: u32,
    deck: Option<&[Card]>,
) -> Result<Vec<Card>, DeckError> {
    let pack = G::pack(&start.options, start.seats);
    dealt(pack, (&start.order, round), deck)
}

/// The pack in the order of the deal. (Like other functions here, not generic over the game: the page would
/// contain the code once for each game.)
fn dealt(
    mut pack: Vec<Card>,
    (order, round): (&CardOrder, u32),
    deck: Option<&[Card]>,
) -> Result<Vec<Card>, DeckError> {
    let Some(deck) = deck else {
        order.shuffle_pack(round, &mut pack);
        return Ok(pack);
    };
    let (mut given, size) = (deck.to_vec(), pack.len());
    sort(&mut given);
    sort(&mut pack);
    if given == pack {
        return Ok(deck.to_vec());
    }
    let wrong = if given.len() == size {
        "the deck holds other cards".to_owned()
    } else {
        format!("the deck has {} cards", given.len())
    };
    Err(DeckError(format!("{wrong}: expected the {size} cards of this game's pack, each once")))
}

impl<G: Game> Record<G> {
    /// Parses the format that `Display` writes.
    ///
    /// # Errors
    /// [`ParseRecordError`] with the reason. Whether the moves are legal is checked by a replay.
    pub fn parse(text: &str) -> Result<Record<G>, ParseRecordError> {
        let Parts { seats, dealer, options, order, deck, steps } = Parts::read(text, &G::INFO)?;
        let options = G::Options::parse(&options, seats).map_err(|e| ParseRecordError(e.0))?;
        let steps = steps.into_iter().map(Step::read_move).collect::<Result<_, _>>()?;
        Ok(Record { start: MatchConfig { options, seats, dealer, order }, deck, steps })
    }
}

impl Step<&str> {
    /// The step with its move as a value.
    ///
    /// # Errors
    /// If the string is no move.
    pub fn read_move<M: FromStr<Err = ParseMoveError>>(self) -> Result<Step<M>, ParseRecordError> {
        Ok(match self {
            Step::Play(seat, mv) => Step::Play(seat, mv.parse().map_err(unreadable)?),
            Step::Deal(deck) => Step::Deal(deck),
            Step::Timeout => Step::Timeout,
        })
    }
}

fn unreadable(why: ParseMoveError) -> ParseRecordError {
    ParseRecordError(why.0)
}

/// A record whose moves are still strings. It is not generic over the game: the page would contain the parser once
/// for each game.
struct Parts<'a> {
    seats: u8,
    dealer: Seat,
    options: Vec<(&'a str, &'a str)>,
    order: CardOrder,
    deck: Option<Vec<Card>>,
    steps: Vec<Step<&'a str>>,
}

impl<'a> Parts<'a> {
    fn read(text: &'a str, info: &Info) -> Result<Parts<'a>, ParseRecordError> {
        let mut fields = Fields::open(text)?;
        let game = fields.take("game")?;
        if game != info.id {
            return Err(ParseRecordError(format!(
                "this is a record of `{game}`, not of `{}`",
                info.id
            )));
        }
        let seats = number(fields.take("seats")?)?;
        if !info.allows(seats) {
            return Err(ParseRecordError(format!("{} cannot be played by {seats}", info.title)));
        }
        let dealer = number(fields.take("dealer")?)?;
        if dealer >= seats {
            return Err(ParseRecordError(format!("the dealer cannot be seat {dealer}")));
        }
        let options = list(fields.take("options")?, ',')
            .map(|pair| pair.split_once(':').ok_or_else(|| bad("an option has no value")))
            .collect::<Result<Vec<_>, _>>()?;
        let named = |id| options.iter().filter(|(other, _)| *other == id).count();
        if options.iter().any(|(id, _)| named(*id) > 1) {
            return Err(bad("an option is named twice"));
        }
        let order = fields.take_order()?;
        let deck = deck(fields.take("deck")?)?;
        let steps = list(fields.take("moves")?, ',').map(step_of).collect::<Result<_, _>>()?;
        fields.close()?;
        Ok(Parts { seats, dealer: Seat(dealer), options, order, deck, steps })
    }
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let MatchConfig { options, seats, dealer, order } = &self.start;
        let start = (G::INFO.id, *seats, *dealer, order);
        let steps: Vec<String> = self.steps.iter().map(ToString::to_string).collect();
        f.write_str(&line(start, &options.to_pairs(), self.deck.as_deref(), &steps))
    }
}

/// Formats the line of a record.
fn line(
    (game, seats, dealer, order): (&str, u8, Seat, &CardOrder),
    options: &[(&str, &str)],
    deck: Option<&[Card]>,
    steps: &[String],
) -> String {
    let options: Vec<_> = options.iter().map(|(id, value)| format!("{id}:{value}")).collect();
    let (form, seeds) = match order {
        CardOrder::Seeds(ranges) => (FORM_OF_DEVICES, format!("seeds={}", seeds_of(ranges))),
        CardOrder::Seed(_) | CardOrder::Script(_) => (FORM, format!("seed={}", order.seed())),
    };
    let text = format!(
        "{form}|game={game}|seats={seats}|dealer={dealer}|options={}|{seeds}|deck={}|moves={}",
        options.join(","),
        names(deck.unwrap_or_default()),
        steps.join(","),
    );
    closed(&text)
}

fn seeds_of(ranges: &[SeedRange]) -> String {
    let texts = |range: &SeedRange| range.seeds.iter().map(ToString::to_string).collect::<Vec<_>>();
    let range = |range: &SeedRange| format!("{}:{}", range.last, texts(range).join("."));
    ranges.iter().map(range).collect::<Vec<_>>().join(";")
}

/// Checksum of records and of the data saved with them.
pub fn checksum(bytes: &[u8]) -> u32 {
    CHECKSUM.checksum(bytes)
}

/// The checksums of all beginnings of the bytes, that of no bytes first.
pub fn running_checksums(bytes: &[u8]) -> impl Iterator<Item = u32> {
    let mut digest = CHECKSUM.digest();
    let end = bytes.iter().map(move |&byte| {
        digest.update(&[byte]);
        digest.clone().finalize()
    });
    std::iter::once(checksum(&[])).chain(end)
}

fn closed(text: &str) -> String {
    format!("{text}|crc32={:08x}", checksum(text.as_bytes()))
}

/// Splits a record into the part before its steps, and the steps as strings.
///
/// # Errors
/// If the string is not a record, or is damaged.
pub fn without_steps(record: &str) -> Result<(&str, Vec<&str>), ParseRecordError> {
    const FIELD: &str = "|moves=";
    Fields::open(record)?;
    let body = record.trim().rsplit_once("|crc32=").map_or("", |(body, _)| body);
    let at = body.find(FIELD).ok_or_else(|| bad("the field `moves` is missing"))? + FIELD.len();
    Ok((&body[..at], list(&body[at..], ',').collect()))
}

/// The record with this part before its steps, and with these steps.
pub fn with_steps(start: &str, steps: &[&str]) -> String {
    closed(&format!("{start}{}", steps.join(",")))
}

impl<M: fmt::Display> fmt::Display for Step<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Play(seat, mv) => write!(f, "{seat} {mv}"),
            Step::Deal(None) => f.write_str("deal"),
            Step::Deal(Some(deck)) => write!(f, "deal {}", names(deck)),
            Step::Timeout => f.write_str("time"),
        }
    }
}

/// Identifier of the game of a record. It selects the parser.
///
/// # Errors
/// If the string is not a record at all, or is damaged.
pub fn game_of(text: &str) -> Result<&str, ParseRecordError> {
    Fields::open(text)?.take("game")
}

/// The fields of a record with a valid checksum.
struct Fields<'a> {
    rest: std::str::Split<'a, char>,
    /// Whether it is a record of a match between devices.
    is_of_devices: bool,
}

impl<'a> Fields<'a> {
    fn open(text: &'a str) -> Result<Fields<'a>, ParseRecordError> {
        let text = text.trim();
        let form = text.split('|').next().unwrap_or_default();
        if form != FORM && form != FORM_OF_DEVICES {
            let newer = form.strip_prefix("spot-on-").is_some_and(|n| n.parse::<u32>().is_ok());
            return Err(bad(if newer {
                "this record was made by a newer version of Spot On"
            } else {
                "this is not a match record: expected a line that begins with `spot-on-1|`"
            }));
        }
        let (body, sum) =
            text.rsplit_once("|crc32=").ok_or_else(|| bad("the record is cut off"))?;
        if sum != format!("{:08x}", checksum(body.as_bytes())) {
            return Err(bad("the record is damaged: its checksum does not fit"));
        }
        let mut fields = body.split('|');
        fields.next();
        Ok(Fields { rest: fields, is_of_devices: form == FORM_OF_DEVICES })
    }

    /// The field `seed`, or `seeds` in a record of a match between devices.
    fn take_order(&mut self) -> Result<CardOrder, ParseRecordError> {
        if self.is_of_devices {
            let ranges =
                list(self.take("seeds")?, ';').map(seed_range).collect::<Result<_, _>>()?;
            return CardOrder::of_devices(ranges).map_err(|why| ParseRecordError(why.to_string()));
        }
        let seed = self.take("seed")?.parse();
        seed.map(CardOrder::Seed).map_err(|why: ParseSeedError| ParseRecordError(why.to_string()))
    }

    fn take(&mut self, name: &str) -> Result<&'a str, ParseRecordError> {
        self.rest
            .next()
            .and_then(|field| field.strip_prefix(name)?.strip_prefix('='))
            .ok_or_else(|| ParseRecordError(format!("the field `{name}` is missing")))
    }

    fn close(mut self) -> Result<(), ParseRecordError> {
        self.rest.next().map_or(Ok(()), |_| Err(bad("the record has too many fields")))
    }
}

fn bad(sentence: &str) -> ParseRecordError {
    ParseRecordError(sentence.to_owned())
}

fn names(cards: &[Card]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The items of a list. An empty string has none.
fn list(text: &str, separator: char) -> impl Iterator<Item = &str> {
    text.split(separator).filter(move |_| !text.is_empty())
}

fn seed_range(text: &str) -> Result<SeedRange, ParseRecordError> {
    let (last, seeds) =
        text.split_once(':').ok_or_else(|| bad("seeds without their last round"))?;
    let last = last.parse().ok().filter(|number: &u32| number.to_string() == last);
    let seeds = list(seeds, '.').map(str::parse).collect::<Result<_, _>>();
    Ok(SeedRange {
        last: last.ok_or_else(|| bad("seeds whose last round is not a number"))?,
        seeds: seeds.map_err(|why: ParseSeedError| ParseRecordError(why.to_string()))?,
    })
}

fn number(text: &str) -> Result<u8, ParseRecordError> {
    // Only the printed form: no sign, no leading zero.
    let number = text.parse().ok().filter(|number: &u8| number.to_string() == text);
    number.ok_or_else(|| ParseRecordError(format!("`{text}` is not a seat number")))
}

fn deck(text: &str) -> Result<Option<Vec<Card>>, ParseRecordError> {
    if text.is_empty() {
        return Ok(None);
    }
    let cards: Result<Vec<Card>, ParseCardError> = text.split(' ').map(str::parse).collect();
    cards.map(Some).map_err(|unknown| ParseRecordError(format!("the deck: {unknown}")))
}

/// Parses a step. Its move is still a string.
///
/// # Errors
/// If it has no seat, or a pack that cannot be parsed.
pub fn step_of(text: &str) -> Result<Step<&str>, ParseRecordError> {
    match text {
        "time" => return Ok(Step::Timeout),
        "deal" => return Ok(Step::Deal(None)),
        _ => {}
    }
    let (first, rest) = text.split_once(' ').ok_or_else(|| bad("a move has no seat"))?;
    if first == "deal" {
        return deck(rest).map(Step::Deal);
    }
    Ok(Step::Play(Seat(number(first)?), rest))
}
