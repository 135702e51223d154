//! The supported languages.

/// A language in which the page can be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Language {
    /// Language tag, as the web platform names it.
    pub tag: &'static str,
    /// Name of the language in the language itself.
    pub name: &'static str,
    /// Message in this language that its texts could not be loaded.
    pub missing: &'static str,
    /// Whether it is written from right to left.
    pub is_rtl: bool,
    /// Plural forms of integers, in the order in which texts list them.
    pub forms: &'static [&'static str],
    /// Whether it is a pseudo-language. It reveals texts that have no entry in the catalogue, or no room to grow.
    pub is_pseudo: bool,
}

/// All languages, English first.
pub const LANGUAGES: &[Language] = &[
    Language {
        tag: "en",
        name: "English",
        missing: "",
        is_rtl: false,
        forms: &["one", "other"],
        is_pseudo: false,
    },
    Language {
        tag: "ru",
        name: "Русский",
        missing: "Русские тексты не загрузились, поэтому страница на английском. Проверьте соединение.",
        is_rtl: false,
        forms: &["one", "few", "many"],
        is_pseudo: false,
    },
    Language {
        tag: "en-XA",
        name: "[Ŀöñğ Éñğļîšħ]",
        missing: "",
        is_rtl: false,
        forms: &["one", "other"],
        is_pseudo: true,
    },
    Language {
        tag: "ar-XB",
        name: "[hsilgnE]",
        missing: "",
        is_rtl: true,
        forms: &["one", "other"],
        is_pseudo: true,
    },
];

impl Language {
    /// The language with this tag, or else the one with its first subtag (`ru` for `ru-RU`).
    pub fn find(tag: &str) -> Option<&'static Language> {
        let whole = LANGUAGES.iter().find(|language| language.tag == tag);
        let root = tag.split('-').next().unwrap_or(tag);
        whole.or_else(|| LANGUAGES.iter().find(|language| language.tag == root))
    }

    /// Index of a plural form by the platform's name for it. The last form stands for names that integers do not
    /// use.
    pub fn form(&self, category: &str) -> usize {
        let last = self.forms.len() - 1;
        self.forms.iter().position(|form| *form == category).unwrap_or(last)
    }
}

/// Language functions of the platform.
#[derive(Clone, Copy)]
pub struct Platform {
    /// The index of a number's plural form.
    pub form: fn(&Language, i64) -> usize,
    /// Formats a number as the language writes it.
    pub number: fn(&Language, i64) -> String,
}

impl Platform {
    /// Functions without a platform: plain digits, and the CLDR plural rules of the supported languages.
    pub const PLAIN: Platform =
        Platform { form: plain_form, number: |_, number| number.to_string() };
}

/// Index of the plural form of an integer. Rules:
/// <https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html>.
fn plain_form(language: &Language, number: i64) -> usize {
    let number = number.unsigned_abs();
    let (ones, hundreds) = (number % 10, number % 100);
    let category = match (language.forms.len(), ones) {
        (3, 1) if hundreds != 11 => "one",
        (3, 2..=4) if !(12..=14).contains(&hundreds) => "few",
        (3, _) => "many",
        _ if number == 1 => "one",
        _ => "other",
    };
    language.form(category)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plural_forms_are_those_of_the_languages() {
        let form = |tag: &str, number| {
            let language = Language::find(tag).expect("a language");
            language.forms[plain_form(language, number)]
        };
        let russian =
            [0, 1, 2, 5, 11, 12, 21, 22, 25, 101, 111].map(|number| form("ru-RU", number));
        let expected =
            ["many", "one", "few", "many", "many", "many", "one", "few", "many", "one", "many"];
        assert_eq!(russian, expected);
        assert_eq!([0, 1, 2].map(|number| form("en-GB", number)), ["other", "one", "other"]);
    }
}
