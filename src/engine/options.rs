//! The options of a game, stated once.
//!
//! Dialogs, the referee, records and rules pages read one list for each game. An entry has an option's name, its
//! values and one line about its effect.

use thiserror::Error;

use crate::i18n::{Text, common};

/// The options of one game: plain fields, and the list that describes them.
pub trait Options: Clone + Default + Eq + std::fmt::Debug + Send + Sync + 'static {
    /// Every option, in the order in which dialogs show them.
    const SPECS: &'static [OptionSpec<Self>];

    /// Checks that the values are compatible with each other and with the number of seats.
    ///
    /// # Errors
    /// A sentence about what is not possible and why.
    fn check(&self, seats: u8) -> Result<(), String>;

    /// Sets options that were not chosen, if their default depends on chosen ones.
    fn fill_defaults(&mut self, _is_chosen: impl Fn(&str) -> bool) {}

    /// Whether the value of this option makes any difference beside the other options.
    fn has_effect(&self, _id: &str) -> bool {
        true
    }

    /// Parses the options. Options that are not named keep their defaults.
    ///
    /// # Errors
    /// If an option or value does not exist, or if values are not compatible.
    #[inline(never)] // Called in several places, and inlined in none of them.
    fn parse(chosen: &[(&str, &str)], seats: u8) -> Result<Self, OptionError> {
        let known: Vec<(&str, &[ValueInfo])> =
            Self::SPECS.iter().map(|choice| (choice.id, choice.values)).collect();
        let mut options = Self::default();
        for (choice, value) in find_all(&known, chosen)? {
            (Self::SPECS[choice].set)(&mut options, value);
        }
        options.fill_defaults(|id| chosen.iter().any(|(other, _)| *other == id));
        options.check(seats).map_err(OptionError)?;
        Ok(options)
    }

    /// Identifiers of every option and of its value in force.
    fn to_pairs(&self) -> Vec<(&'static str, &'static str)> {
        Self::SPECS.iter().map(|choice| (choice.id, choice.values[(choice.get)(self)].id)).collect()
    }
}

/// One option of a game.
pub struct OptionSpec<O> {
    /// Identifier in records and requests.
    pub id: &'static str,
    /// Name for people.
    pub title: Text,
    /// Effect of the option, in one line.
    pub explanation: Text,
    /// The possible values.
    pub values: &'static [ValueInfo],
    /// Index of the value in force.
    pub get: fn(&O) -> usize,
    /// Sets the value by its index.
    pub set: fn(&mut O, usize),
}

/// One value of an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ValueInfo {
    /// Identifier in records and requests.
    pub id: &'static str,
    /// Name for people.
    pub title: Text,
}

/// A type of option values.
pub trait OptionValue: Copy + PartialEq + 'static {
    /// Every value, the default first.
    const ALL: &'static [Self];
    /// Their identifiers and names, in the same order.
    const VALUES: &'static [ValueInfo];

    /// Index of this value.
    fn index(self) -> usize {
        Self::ALL.iter().position(|value| *value == self).unwrap_or_default()
    }
}

impl OptionValue for bool {
    const ALL: &'static [bool] = &[false, true];
    const VALUES: &'static [ValueInfo] = &[
        ValueInfo { id: "false", title: common::OFF },
        ValueInfo { id: "true", title: common::ON },
    ];
}

/// Implements [`OptionValue`] for an enum: `option_values!(Target { Short = "101", texts::SHORT; … })`.
#[macro_export]
macro_rules! option_values {
    ($type:ident { $($variant:ident = $id:literal, $title:expr;)+ }) => {
        impl $crate::engine::options::OptionValue for $type {
            const ALL: &'static [Self] = &[$($type::$variant),+];
            const VALUES: &'static [$crate::engine::options::ValueInfo] =
                &[$($crate::engine::options::ValueInfo { id: $id, title: $title }),+];
        }
    };
}

/// The [`OptionSpec`] of a field, whose name is the identifier: `option!(target: Target, title, explanation)`.
#[macro_export]
macro_rules! option {
    ($field:ident: $type:ty, $title:expr, $explanation:expr) => {
        $crate::engine::options::OptionSpec {
            id: stringify!($field),
            title: $title,
            explanation: $explanation,
            values: <$type as $crate::engine::options::OptionValue>::VALUES,
            get: |options| $crate::engine::options::OptionValue::index(options.$field),
            set: |options, index| {
                options.$field = <$type as $crate::engine::options::OptionValue>::ALL[index];
            },
        }
    };
}

/// The error for an option that does not exist, or a value that it cannot have.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct OptionError(pub String);

/// Indices of options and of their values. (Not generic over the options: the page would contain the code once for
/// each game.)
fn find_all(
    known: &[(&str, &[ValueInfo])],
    chosen: &[(&str, &str)],
) -> Result<Vec<(usize, usize)>, OptionError> {
    let mut found = Vec::new();
    for &(id, text) in chosen {
        let Some(choice) = known.iter().position(|(other, _)| *other == id) else {
            return Err(OptionError(unknown(id, known.iter().map(|(id, _)| *id))));
        };
        let values = known[choice].1;
        let Some(value) = values.iter().position(|value| value.id == text) else {
            let ids = values.iter().map(|value| value.id);
            return Err(OptionError(format!("{id}: {}", unknown(text, ids))));
        };
        found.push((choice, value));
    }
    Ok(found)
}

/// A sentence about a word that is not in a list.
fn unknown<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> String {
    let word: String = word.chars().take(30).collect();
    let known: Vec<String> = known.map(|id| format!("`{id}`")).collect();
    format!("`{word}` is unknown: expected one of {}", known.join(", "))
}
