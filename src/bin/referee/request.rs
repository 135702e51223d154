//! The fields of a request, read with their types.

use serde_json::{Map, Value};
use spot_on::cards::Card;
use spot_on::rng::Seed;

use super::error::{Code, Refusal};

/// A request: a JSON object.
pub(crate) struct Request(Map<String, Value>);

impl Request {
    /// Reads a line.
    pub(crate) fn read(line: &[u8]) -> Result<Request, Refusal> {
        let value = serde_json::from_slice(line)
            .map_err(|why| Refusal::new(Code::BadJson, format!("this line is not JSON: {why}")))?;
        match value {
            Value::Object(fields) => Ok(Request(fields)),
            _ => Err(Refusal::request("a request is a JSON object")),
        }
    }

    /// What the reply repeats.
    pub(crate) fn id(&self) -> Option<&Value> {
        self.0.get("id")
    }

    /// A text that must be there.
    pub(crate) fn text(&self, name: &str) -> Result<&str, Refusal> {
        self.optional_text(name)?
            .ok_or_else(|| Refusal::request(format!("the field `{name}` is missing")))
    }

    /// A text that may be missing.
    pub(crate) fn optional_text(&self, name: &str) -> Result<Option<&str>, Refusal> {
        self.given(name, "a text", Value::as_str)
    }

    /// A whole number that may be missing.
    pub(crate) fn number(&self, name: &str) -> Result<Option<i64>, Refusal> {
        self.given(name, "a whole number", Value::as_i64)
    }

    /// The number of seats, which may be missing; a number that no table can have is out of range, not of a
    /// wrong type.
    pub(crate) fn seats(&self) -> Result<Option<u8>, Refusal> {
        let number = self.given("seats", "a number", Value::as_f64)?;
        let whole = |n: f64| n.fract() == 0.0 && (0.0..256.0).contains(&n);
        Ok(number.map(|n| if whole(n) { n as u8 } else { u8::MAX }))
    }

    /// A seed that may be missing.
    pub(crate) fn seed(&self) -> Result<Option<Seed>, Refusal> {
        let text = self.optional_text("seed")?;
        text.map(|text| text.parse().map_err(|why| Refusal::request(format!("{why}")))).transpose()
    }

    /// Options that may be missing, as texts; values that are neither texts nor on or off become a text
    /// that no option has.
    pub(crate) fn options(&self) -> Result<Vec<(String, String)>, Refusal> {
        let Some(options) = self.given("options", "an object", Value::as_object)? else {
            return Ok(Vec::new());
        };
        let value = |value: &Value| match value {
            // A text must not pass for a switch, nor the other way round.
            Value::String(text) if text == "true" || text == "false" => format!("\"{text}\""),
            Value::String(text) => text.clone(),
            Value::Bool(on) => on.to_string(),
            other => format!("{other} (not a text)"),
        };
        Ok(options.iter().map(|(id, text)| (id.clone(), value(text))).collect())
    }

    /// A deck that may be missing. What it holds is the game's business, but it must be a list of texts.
    pub(crate) fn deck(&self) -> Result<Option<Deck>, Refusal> {
        let Some(list) = self.given("deck", "a list of cards", Value::as_array)? else {
            return Ok(None);
        };
        let name = |card: &Value| card.as_str().map(str::to_owned);
        let names: Option<Vec<String>> = list.iter().map(name).collect();
        names.map(|names| Some(Deck(names))).ok_or_else(|| wrong_type("deck", "a list of cards"))
    }

    fn given<'a, T>(
        &'a self,
        name: &str,
        kind: &str,
        read: impl Fn(&'a Value) -> Option<T>,
    ) -> Result<Option<T>, Refusal> {
        match self.0.get(name) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => read(value).map(Some).ok_or_else(|| wrong_type(name, kind)),
        }
    }
}

fn wrong_type(name: &str, kind: &str) -> Refusal {
    Refusal::request(format!("the field `{name}` must be {kind}"))
}

/// The names in a deck list.
pub(crate) struct Deck(Vec<String>);

impl Deck {
    /// The cards of these names.
    pub(crate) fn cards(&self) -> Result<Vec<Card>, Refusal> {
        let cards: Result<Vec<Card>, _> = self.0.iter().map(|name| name.parse()).collect();
        cards.map_err(|why| Refusal::new(Code::BadDeck, why.to_string()))
    }
}
