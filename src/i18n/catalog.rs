//! Blocks of texts, and single texts of them.

use std::fmt;

use super::Arg;
use super::current;
use super::format::fill;

/// The texts of one place in the sources.
#[derive(Debug)]
pub struct Catalog {
    /// The path of the module, by which catalogues name the block.
    pub name: &'static str,
    /// The texts in English.
    pub english: &'static [&'static str],
    /// Language tags and the files of the translations. The page fetches these instead.
    #[cfg(not(target_arch = "wasm32"))]
    pub translations: &'static [(&'static str, &'static str)],
}

impl Catalog {
    /// A text of this block with its blanks filled in.
    pub fn fill(&'static self, index: u16, args: &[(&str, Arg<'_>)]) -> String {
        fill(current::line(self, index), args)
    }
}

/// A text of a catalogue, spoken in whichever language is set.
#[derive(Clone, Copy)]
pub struct Text(Words);

#[derive(Clone, Copy)]
enum Words {
    Of(&'static Catalog, u16),
    Plain(&'static str),
}

impl Text {
    /// No words at all.
    pub const NONE: Text = Text::plain("");

    /// A text of a block. The macro [`texts!`](crate::i18n!) writes these.
    pub const fn of(block: &'static Catalog, index: u16) -> Text {
        Text(Words::Of(block, index))
    }

    /// What is the same in every language: a number, a sign, a name.
    pub const fn plain(words: &'static str) -> Text {
        Text(Words::Plain(words))
    }

    /// The text as it stands in the language that is spoken now, blanks and all.
    pub fn as_str(self) -> &'static str {
        match self.0 {
            Words::Of(block, index) => current::line(block, index),
            Words::Plain(words) => words,
        }
    }

    /// The text in English, whatever is spoken.
    pub const fn english(self) -> &'static str {
        match self.0 {
            Words::Of(block, index) => block.english[index as usize],
            Words::Plain(words) => words,
        }
    }

    /// The text with its blanks filled in.
    pub fn with(self, args: &[(&str, Arg<'_>)]) -> String {
        fill(self.as_str(), args)
    }
}

/// Texts are alike if they are in English.
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
