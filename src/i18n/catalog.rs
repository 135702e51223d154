//! Blocks of texts in the sources, and single texts in them.

use std::fmt;

use super::Arg;
use super::current;
use super::format::fill;

/// A block of texts: those of one module of the sources.
#[derive(Debug)]
pub struct Catalog {
    /// Path of the module. Catalogue files name the block by it.
    pub name: &'static str,
    /// The texts in English.
    pub english: &'static [&'static str],
}

impl Catalog {
    /// A text of this block with its placeholders filled in.
    pub fn fill(&'static self, index: u16, args: &[(&str, Arg<'_>)]) -> String {
        fill(current::line(self, index), args)
    }
}

/// A text of a block, shown in the current language.
#[derive(Clone, Copy)]
pub struct Text(Words);

#[derive(Clone, Copy)]
enum Words {
    Of(&'static Catalog, u16),
    Plain(&'static str),
}

impl Text {
    /// The empty text.
    pub const NONE: Text = Text::plain("");

    /// The text at `index` of a block. The macro [`texts!`](crate::texts!) generates these.
    pub const fn of(block: &'static Catalog, index: u16) -> Text {
        Text(Words::Of(block, index))
    }

    /// A text that is the same in every language: a number, a symbol, a name.
    pub const fn plain(words: &'static str) -> Text {
        Text(Words::Plain(words))
    }

    /// The text in the current language. Its placeholders are not filled in.
    pub fn as_str(self) -> &'static str {
        match self.0 {
            Words::Of(block, index) => current::line(block, index),
            Words::Plain(words) => words,
        }
    }

    /// The English text, whatever the current language is.
    pub const fn english(self) -> &'static str {
        match self.0 {
            Words::Of(block, index) => block.english[index as usize],
            Words::Plain(words) => words,
        }
    }

    /// The text with its placeholders filled in.
    pub fn with(self, args: &[(&str, Arg<'_>)]) -> String {
        fill(self.as_str(), args)
    }
}

/// Texts are equal if their English strings are equal.
impl PartialEq for Text {
    fn eq(&self, other: &Text) -> bool {
        self.english() == other.english()
    }
}

impl Eq for Text {}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.english(), f)
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl From<Text> for String {
    fn from(text: Text) -> String {
        text.as_str().into()
    }
}
