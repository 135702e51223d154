//! All texts for people, in every language.
//!
//! The English texts are in the sources: one block beside the code that uses it ([`texts!`](crate::texts!)). Each
//! other language has a folder in `locales/`. The build translates it into one file with the blocks in brackets, and the
//! page fetches the file when the language is wanted. A text that is missing there is displayed in English.
//!
//! A text may have placeholders. `{left}` is replaced by an argument. `{left:card|cards}` selects a form by a
//! number, in the order of the language's plural forms ([`Language::forms`]). `{who:draw|draws}` selects a form by
//! whether the text addresses `who`. Forms may contain placeholders.

mod arg;
mod catalog;
pub mod check;
pub mod common;
mod current;
pub mod direction;
mod format;
pub mod joined;
mod language;
mod number;
mod pseudo;

pub use arg::{Arg, Person};
pub use catalog::{Catalog, Text};
#[cfg(test)]
pub(crate) use current::set_translation;
pub use current::{CatalogError, language, set_english, set_language};
pub use language::{LANGUAGES, Language, Platform};
pub use number::{printed, signed};

/// Declares a block of texts. Each text becomes a constant [`Text`](crate::i18n::Text), or a function that fills
/// in its placeholders.
///
/// The module `blank` has the texts with placeholders as constants that are not filled in. The scripts that read the
/// blocks expect each text on one line.
///
/// ```text
/// texts! {
///     DRAW = "Draw a card";
///     to_go(left) = "{left} {left:point|points} to go";
/// }
/// ```
#[macro_export]
macro_rules! texts {
    ($($(#[$doc:meta])* $name:ident $(($($arg:ident),+))? = $text:literal;)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "named as the texts are")]
        enum Key { $($name),* }

        const ENGLISH: &[&str] = &[$($text),*];

        /// The texts of this module.
        pub static CATALOG: $crate::i18n::Catalog = $crate::i18n::Catalog {
            name: module_path!(),
            english: ENGLISH,
        };

        const _: () = {
            let blanks: &[&[&str]] = &[$(&[$($(stringify!($arg)),+)?]),*];
            $crate::i18n::check::english(blanks, ENGLISH, &[$(concat!(
                "the text `", stringify!($name), "` has unbalanced braces, a placeholder that it does not declare, or a ",
                "placeholder with other than two forms"
            )),*]);
        };

        $($crate::texts!(@one $(#[$doc])* $name [$($($arg),+)?] $text);)*

        /// Texts whose placeholders the caller fills in.
        #[allow(
            unused_imports,
            non_upper_case_globals,
            dead_code,
            reason = "named as the texts are; most blocks have no text that somebody else fills in"
        )]
        pub mod blank {
            $($crate::texts!(@blank $name [$($($arg),+)?] $text);)*
        }
    };
    (@one $(#[$doc:meta])* $name:ident [] $text:literal) => {
        #[doc = concat!("“", $text, "”")]
        $(#[$doc])*
        pub const $name: $crate::i18n::Text = $crate::i18n::Text::of(&CATALOG, Key::$name as u16);
    };
    (@one $(#[$doc:meta])* $name:ident [$($arg:ident),+] $text:literal) => {
        #[doc = concat!("“", $text, "”")]
        $(#[$doc])*
        pub fn $name<'a>($($arg: impl Into<$crate::i18n::Arg<'a>>),+) -> String {
            CATALOG.fill(Key::$name as u16, &[$((stringify!($arg), $arg.into())),+])
        }
    };
    (@blank $name:ident [] $text:literal) => {};
    (@blank $name:ident [$($arg:ident),+] $text:literal) => {
        #[doc = concat!("“", $text, "”")]
        pub const $name: $crate::i18n::Text =
            $crate::i18n::Text::of(&super::CATALOG, super::Key::$name as u16);
    };
}
