//! Typed access to the fields of a request.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::value::RawValue;

use spot_on::cards::Card;
use spot_on::cards::rng::Seed;

use super::error::{Code, Refusal};

/// A request: a JSON object. Its values stay raw text until they are read. So a huge number or deep nesting in an
/// unread field does no harm, and `id` is repeated exactly.
pub(crate) struct Request(BTreeMap<String, Box<RawValue>>);

impl Request {
    /// Reads a line.
    pub(crate) fn read(line: &[u8]) -> Result<Request, Refusal> {
        let bad = |why: &dyn std::fmt::Display| {
            Refusal::new(Code::BadJson, format!("this line is not JSON: {why}"))
        };
        let text = std::str::from_utf8(line).map_err(|why| bad(&why))?;
        let json: &RawValue = serde_json::from_str(text).map_err(|why| bad(&why))?;
        if !json.get().starts_with('{') {
            return Err(Refusal::request("a request is a JSON object"));
        }
        serde_json::from_str(json.get()).map(Request).map_err(|why| bad(&why))
    }

    /// The `id` that the reply repeats, on one line.
    pub(crate) fn id(&self) -> Option<String> {
        self.0.get("id").map(|id| id.get().replace('\r', " "))
    }

    /// A required string.
    pub(crate) fn text(&self, name: &str) -> Result<String, Refusal> {
        self.optional_text(name)?
            .ok_or_else(|| Refusal::request(format!("the field `{name}` is missing")))
    }

    /// An optional string.
    pub(crate) fn optional_text(&self, name: &str) -> Result<Option<String>, Refusal> {
        self.given(name, "a text", read)
    }

    /// An optional integer. One beyond the range of `i64` is clamped, because it has the right type.
    pub(crate) fn number(&self, name: &str) -> Result<Option<i64>, Refusal> {
        self.given(name, "a whole number", whole_number)
    }

    /// The optional number of seats. A number that no table can have is an error of range, not of type.
    pub(crate) fn seats(&self) -> Result<Option<u8>, Refusal> {
        let seats = |json: &RawValue| {
            let whole = whole_number(json).or_else(|| fraction(json));
            whole.map(|seats| u8::try_from(seats).unwrap_or(u8::MAX))
        };
        self.given("seats", "a number", seats)
    }

    /// An optional seed.
    pub(crate) fn seed(&self) -> Result<Option<Seed>, Refusal> {
        let text = self.optional_text("seed")?;
        text.map(|text| text.parse().map_err(|why| Refusal::request(format!("{why}")))).transpose()
    }

    /// Optional options, as strings. A value that is neither a string nor a boolean becomes a string that no option
    /// has.
    pub(crate) fn options(&self) -> Result<Vec<(String, String)>, Refusal> {
        let object = read::<BTreeMap<String, &RawValue>>;
        let options = self.given("options", "an object", object)?.unwrap_or_default();
        let value = |json: &RawValue| match read::<String>(json) {
            // A string must not pass for a boolean, nor the other way round.
            Some(text) if text == "true" || text == "false" => json.get().to_owned(),
            Some(text) => text,
            None if read::<bool>(json).is_some() => json.get().to_owned(),
            None => format!("{json} (not a text)"),
        };
        Ok(options.into_iter().map(|(id, json)| (id, value(json))).collect())
    }

    /// An optional deck: a list of strings. Whether they are the game's cards is checked later.
    pub(crate) fn deck(&self) -> Result<Option<Deck>, Refusal> {
        let texts = |json| read::<Vec<&RawValue>>(json)?.into_iter().map(read).collect();
        Ok(self.given("deck", "a list of cards", texts)?.map(Deck))
    }

    fn given<'a, T>(
        &'a self,
        name: &str,
        kind: &str,
        read: impl Fn(&'a RawValue) -> Option<T>,
    ) -> Result<Option<T>, Refusal> {
        match self.0.get(name) {
            Some(json) if json.get() != "null" => {
                read(json).map(Some).ok_or_else(|| wrong_type(name, kind))
            }
            _ => Ok(None),
        }
    }
}

fn read<'a, T: Deserialize<'a>>(json: &'a RawValue) -> Option<T> {
    serde_json::from_str(json.get()).ok()
}

fn is_number(json: &RawValue) -> bool {
    json.get().starts_with(|first: char| first == '-' || first.is_ascii_digit())
}

/// A number without fraction or exponent, clamped to the range of the type.
fn whole_number(json: &RawValue) -> Option<i64> {
    if !is_number(json) || json.get().contains(['.', 'e', 'E']) {
        return None;
    }
    let (limit, digits) = match json.get().strip_prefix('-') {
        Some(digits) => (i64::MIN, digits),
        None => (i64::MAX, json.get()),
    };
    digits.parse::<i64>().map_or(Some(limit), |number| Some(number * limit.signum()))
}

/// A number written with a fraction or an exponent, if it is whole. Otherwise a number that no table has.
fn fraction(json: &RawValue) -> Option<i64> {
    let number: f64 = is_number(json).then(|| json.get().parse().unwrap_or(f64::NAN))?;
    let is_whole = number.fract() == 0.0 && (0.0..256.0).contains(&number);
    Some(if is_whole { number as i64 } else { i64::MAX })
}

fn wrong_type(name: &str, kind: &str) -> Refusal {
    Refusal::request(format!("the field `{name}` must be {kind}"))
}

/// The card names of a deck.
pub(crate) struct Deck(Vec<String>);

impl Deck {
    /// Parses the names as cards.
    pub(crate) fn cards(&self) -> Result<Vec<Card>, Refusal> {
        let cards: Result<Vec<Card>, _> = self.0.iter().map(|name| name.parse()).collect();
        cards.map_err(|why| Refusal::new(Code::BadDeck, why.to_string()))
    }
}
