//! The supported languages.

/// A language in which the page can be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Language {
    /// Language tag, as the web platform names it.
    pub tag: &'static str,
    /// Name of the language in the language itself.
    pub name: &'static str,
    /// Whether it is written from right to left.
    pub is_rtl: bool,
    /// Plural forms of integers, in the order in which texts list them.
    pub forms: &'static [&'static str],
    /// Whether it is a pseudo-language. It reveals texts that have no entry in the catalogue, or no room to grow.
    pub is_pseudo: bool,
}

/// Plural forms of most languages.
const TWO: &[&str] = &["one", "other"];
/// Plural forms of whole numbers in Slavic languages.
const SLAVIC: &[&str] = &["one", "few", "many"];

/// All languages, English first.
pub const LANGUAGES: &[Language] = &[
    Language::new("en", "English", TWO),
    Language::new("ru", "Русский", SLAVIC),
    Language::new("uk", "Українська", SLAVIC),
    Language::new("pl", "Polski", SLAVIC),
    Language::new("de", "Deutsch", TWO),
    Language::new("fr", "Français", TWO),
    Language::new("es", "Español", TWO),
    Language::new("it", "Italiano", TWO),
    Language::new("pt-BR", "Português (Brasil)", TWO),
    Language::new("tr", "Türkçe", TWO),
    Language::new("zh", "简体中文", &["other"]),
    Language { is_rtl: true, ..Language::new("he", "עברית", &["one", "two", "other"]) },
    Language { is_pseudo: true, ..Language::new("en-XA", "[Ŀöñğ Éñğļîšħ]", TWO) },
    Language { is_rtl: true, is_pseudo: true, ..Language::new("ar-XB", "[hsilgnE]", TWO) },
];

impl Language {
    /// A language that is written from left to right.
    const fn new(
        tag: &'static str,
        name: &'static str,
        forms: &'static [&'static str],
    ) -> Language {
        Language { tag, name, is_rtl: false, forms, is_pseudo: false }
    }

    /// The language with this tag, or else the first one with the same first subtag (`ru` for `ru-RU`, `pt-BR` for `pt`).
    pub fn find(tag: &str) -> Option<&'static Language> {
        let whole = LANGUAGES.iter().find(|language| language.tag == tag);
        let same =
            |language: &&Language| !language.is_pseudo && Language::is_same(language.tag, tag);
        whole.or_else(|| LANGUAGES.iter().find(same))
    }

    /// Whether two tags have the same first subtag: `pt` and `pt-BR`.
    pub fn is_same(one: &str, other: &str) -> bool {
        fn root(tag: &str) -> &str {
            match tag.split('-').next() {
                // Older browsers call Hebrew so.
                Some("iw") => "he",
                first => first.unwrap_or_default(),
            }
        }
        root(one) == root(other)
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
    let is_few = (2..=4).contains(&ones) && !(12..=14).contains(&hundreds);
    let category = match language.tag {
        "zh" => "other",
        "ru" | "uk" if ones == 1 && hundreds != 11 => "one",
        "pl" if number == 1 => "one",
        "ru" | "uk" | "pl" if is_few => "few",
        "ru" | "uk" | "pl" => "many",
        "fr" | "pt-BR" if number == 0 => "one",
        "he" if number == 2 => "two",
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
        let forms = |tag: &str, numbers: &[i64]| -> String {
            let first = |number: &i64| form(tag, *number).chars().next();
            numbers.iter().filter_map(first).collect()
        };
        let slavic = [0, 1, 2, 5, 11, 12, 21, 22, 25, 101, 111];
        assert_eq!(forms("ru-RU", &slavic), "mofmmmofmom");
        assert_eq!(forms("uk", &slavic), forms("ru", &slavic));
        assert_eq!(forms("pl", &slavic), "mofmmmmfmmm");
        assert_eq!([0, 1, 2].map(|number| form("fr", number)), ["one", "one", "other"]);
        assert_eq!([0, 1, 2].map(|number| form("pt", number)), ["one", "one", "other"]);
        assert_eq!([1, 2, 3].map(|number| form("iw", number)), ["one", "two", "other"]);
        assert_eq!(form("zh-CN", 1), "other");
        assert_eq!([0, 1, 2].map(|number| form("en-GB", number)), ["other", "one", "other"]);
    }
}
