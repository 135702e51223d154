//! Names of players, as they are shown: without anything invisible, not too long, and no two alike.
//!
//! Names come from people, and from records, links and backups of other people.

/// Most characters of a name, with a number behind it. Fields take twenty.
const MOST: usize = 24;

/// Names that can be told apart, one for each of `names`. A name without any visible character is replaced by
/// `nameless`, with its index. Of names that look alike the first stays, and the others get numbers. Names that were
/// different stay as they are.
///
/// Names look alike if they differ only in case, blanks, invisible characters, or Cyrillic and Greek letters that look
/// like Latin ones. Compatibility forms are up to the caller: the browser has tables for them.
pub fn told_apart(names: &[String], nameless: impl Fn(usize) -> String) -> Vec<String> {
    let clean = names.iter().enumerate().map(|(at, name)| match clean(name) {
        name if key(&name).is_empty() => nameless(at),
        name => name,
    });
    let names: Vec<String> = clean.collect();
    let mut taken: Vec<String> = names.iter().map(|name| key(name)).collect();
    let mut apart: Vec<String> = Vec::with_capacity(names.len());
    for (at, name) in names.into_iter().enumerate() {
        let is_first = !taken[..at].contains(&taken[at]);
        if is_first {
            apart.push(name);
            continue;
        }
        let mut numbered = (2..).map(|number| numbered(&name, number));
        let name = numbered.find(|name| !taken.contains(&key(name))).unwrap_or_default();
        taken.push(key(&name));
        apart.push(name);
    }
    apart
}

/// A name with a number behind it.
fn numbered(name: &str, number: usize) -> String {
    let number = format!(" {number}");
    let short: String = name.chars().take(MOST - number.len()).collect();
    short.trim_end().to_owned() + &number
}

/// Whether two names look alike.
pub fn are_alike(one: &str, other: &str) -> bool {
    key(one) == key(other)
}

/// A name without control characters, marks of direction and double blanks. A name that is too long is cut.
pub fn clean(name: &str) -> String {
    let visible = name.chars().map(|sign| if is_blank(sign) { ' ' } else { sign });
    let visible: String = visible.filter(|sign| !is_control(*sign)).collect();
    let words: Vec<&str> = visible.split(' ').filter(|word| !word.is_empty()).collect();
    let name = words.join(" ");
    if name.chars().count() <= MOST {
        return name;
    }
    let short: String = name.chars().take(MOST - 1).collect();
    format!("{}…", short.trim_end())
}

/// A name that does not change the direction of the sentence around it.
pub fn isolated(name: String) -> String {
    match name.chars().any(is_right_to_left) {
        true => format!("\u{2068}{name}\u{2069}"),
        false => name,
    }
}

/// What two names that look alike have in common.
fn key(name: &str) -> String {
    let is_seen = |sign: &char| !is_blank(*sign) && !is_control(*sign) && !is_joiner(*sign);
    name.chars().map(lower).filter(is_seen).map(latin).collect()
}

/// The small form of a Latin, Greek or Cyrillic letter. (The tables of all scripts would be as large as a game.)
fn lower(letter: char) -> char {
    let distance = match letter {
        'A'..='Z' | 'À'..='Ö' | 'Ø'..='Þ' | 'Α'..='Ρ' | 'Σ'..='Ϋ' | 'А'..='Я' => 32,
        'Ѐ'..='Џ' => 80,
        'Ā'..='ķ' | 'Ѡ'..='ҁ' | 'Ҋ'..='ҿ' => u32::from(letter) & 1 ^ 1,
        _ => 0,
    };
    char::from_u32(u32::from(letter) + distance).unwrap_or(letter)
}

/// The Latin letter that a letter looks like in upper or lower case, or else the letter itself.
fn latin(letter: char) -> char {
    const ALIKE: [(&str, &str); 2] = [
        // Cyrillic.
        ("авекмнорстухіјѕԁһӏ", "abekmhopctyxijsdhl"),
        // Greek.
        ("αβεζηικμνορτυχ", "abezhikmnoptyx"),
    ];
    let found = ALIKE.iter().find_map(|(others, latin)| {
        others.chars().zip(latin.chars()).find(|(other, _)| *other == letter)
    });
    found.map_or(letter, |(_, latin)| latin)
}

/// Whether a character is a blank: also fillers, which have a width and no shape.
fn is_blank(sign: char) -> bool {
    sign.is_whitespace()
        || matches!(sign, '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}')
}

/// Whether a character has no width and no meaning in a name: control characters, marks of direction, hidden hyphens.
fn is_control(sign: char) -> bool {
    sign.is_control()
        || matches!(sign,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{feff}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e001f}')
}

/// Whether an invisible character belongs to others: it joins emoji or letters, or selects their form.
fn is_joiner(sign: char) -> bool {
    matches!(sign, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0020}'..='\u{e01ef}')
}

/// Whether a letter is written from right to left.
fn is_right_to_left(letter: char) -> bool {
    matches!(letter,
        '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn apart(names: &[&str]) -> Vec<String> {
        let names: Vec<String> = names.iter().map(ToString::to_string).collect();
        told_apart(&names, |at| format!("Player {}", at + 1))
    }

    #[test]
    fn names_that_look_alike_get_numbers() {
        assert_eq!(apart(&["Анна", "Анна"]), ["Анна", "Анна 2"]);
        assert_eq!(apart(&["Anna", "Anna", "Anna"]), ["Anna", "Anna 2", "Anna 3"]);
        for other in [
            "ANNA",
            "an na",
            "A\u{200b}nna",
            "Ann\u{ad}a",
            "\u{202e}Anna",
            "Аnnа",
            "Αnna",
            " Anna ",
        ] {
            let found = apart(&["Anna", other]);
            assert_eq!(found[0], "Anna");
            assert_eq!(found[1], format!("{} 2", clean(other)), "{other:?}");
        }
    }

    #[test]
    fn names_that_were_different_stay_as_they_are() {
        let names = ["Anna", "Ann", "Аня", "👩‍👩‍👧", "👩", "אבי", "Zoë", "Zoe", "3", "Mina"];
        assert_eq!(apart(&names), names);
        // A number never takes the name of somebody else.
        assert_eq!(apart(&["Anna", "Anna", "Anna 2"]), ["Anna", "Anna 3", "Anna 2"]);
        assert_eq!(apart(&["Anna 2", "Anna", "Anna"]), ["Anna 2", "Anna", "Anna 3"]);
    }

    #[test]
    fn names_without_a_visible_character_are_replaced() {
        for nothing in
            ["", " ", "\u{a0}\u{3000}", "\u{200b}\u{200d}", "\u{2800}", "\u{3164}", "\u{202e}\n\t"]
        {
            assert_eq!(apart(&["Player 2", nothing]), ["Player 2", "Player 2 2"], "{nothing:?}");
            assert_eq!(apart(&[nothing, "x"]), ["Player 1", "x"], "{nothing:?}");
        }
    }

    #[test]
    fn long_names_are_cut_and_still_told_apart() {
        let long = "Wolfeschlegelsteinhausenbergerdorff".repeat(100);
        let [one, other] = &apart(&[&format!("{long}1"), &format!("{long}2")])[..] else {
            panic!("two names");
        };
        assert!(one.chars().count() <= MOST && one.ends_with('…') && one != other);
        let emoji = "👩‍👩‍👧".repeat(40);
        assert!(clean(&emoji).chars().count() <= MOST);
    }

    #[test]
    fn right_to_left_names_are_isolated_and_cannot_turn_a_sentence() {
        assert_eq!(isolated("אבי".into()), "\u{2068}אבי\u{2069}");
        assert_eq!(isolated("Anna".into()), "Anna");
        assert_eq!(clean("\u{202e}Anna\u{2069}\u{200f}"), "Anna");
        assert_eq!(clean("Anna\n\r\u{0}  Maria"), "Anna Maria");
    }

    #[test]
    fn any_names_become_different_ones_that_stay() {
        const SIGNS: [char; 16] = [
            'A', 'a', 'А', 'α', 'n', ' ', '2', '3', '\u{200b}', '\u{200d}', '\u{202e}', '\u{a0}',
            'é', '👩', 'א', '\n',
        ];
        arbtest::arbtest(|u| {
            let mut names = Vec::new();
            for _ in 0..u.int_in_range(0..=6)? {
                let mut name = String::new();
                for _ in 0..u.int_in_range(0..=30)? {
                    name.push(*u.choose(&SIGNS)?);
                }
                names.push(name);
            }
            let nameless = |at: usize| format!("Player {}", at + 1);
            let apart = told_apart(&names, nameless);
            assert_eq!(apart.len(), names.len());
            for (at, name) in apart.iter().enumerate() {
                assert!(!key(name).is_empty());
                assert!(apart[..at].iter().all(|other| !are_alike(name, other)), "{apart:?}");
            }
            assert_eq!(told_apart(&apart, nameless), apart, "what is different stays");
            Ok(())
        });
    }
}
