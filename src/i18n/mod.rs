//! Everything that is said to people, in every language.
//!
//! English stands in the sources, one block of texts beside the code that says them ([`texts!`](crate::i18n!)). The other
//! languages lie beside it, one file each (`texts.ru.txt`). The compiler checks that each of them has every
//! text, in the same order and with the same blanks; the page fetches one only when it is wanted.
//!
//! A text may have blanks: `{left}` is filled in, `{left:card|cards}` chooses a form by a number, in the order
//! of the language's plural forms ([`Language::forms`]), `{who:draw|draws}` by whether `who` is spoken to.
//! Forms may contain blanks.

mod arg;
mod catalog;
pub mod check;
pub mod common;
mod current;
mod format;
mod language;
mod number;
mod pseudo;

pub use arg::{Arg, Person};
pub use catalog::{Catalog, Text};
#[cfg(test)]
pub(crate) use current::speak_translation;
pub use current::{CatalogError, language, speak, speak_english};
pub use language::{LANGUAGES, Language, Platform};
pub use number::{printed, signed};

/// A block of texts, each of them a constant [`Text`](crate::i18n::Text), or with blanks a function that fills
/// them in.
///
/// The first line is the stem of the translations' files, which lie beside the source. A text with blanks can
/// also be named without filling them in, in `blank`.
///
/// ```text
/// texts! {
///     "texts";
///     DRAW = "Draw a card";
///     to_go(left) = "{left} {left:point|points} to go";
/// }
/// ```
#[macro_export]
macro_rules! texts {
    ($stem:literal; $($(#[$doc:meta])* $name:ident $(($($arg:ident),+))? = $text:literal;)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "named as the texts are")]
        enum Key { $($name),* }

        const ENGLISH: &[&str] = &[$($text),*];

        /// The texts of this place.
        pub static CATALOG: $crate::i18n::Catalog = $crate::i18n::Catalog {
            name: module_path!(),
            english: ENGLISH,
            #[cfg(not(target_arch = "wasm32"))]
            translations: &[("ru", include_str!(concat!($stem, ".ru.txt")))],
        };

        const _: () = {
            use $crate::i18n::check::{english, translation};
            let names = &[$(stringify!($name)),*];
            let blanks: &[&[&str]] = &[$(&[$($(stringify!($arg)),+)?]),*];
            english(names, blanks, ENGLISH);
            translation("ru", names, blanks, include_str!(concat!($stem, ".ru.txt")));
        };

        $($crate::texts!(@one $(#[$doc])* $name [$($($arg),+)?] $text);)*

        /// Texts whose blanks somebody else fills in.
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
