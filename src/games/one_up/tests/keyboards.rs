//! Lines as other keyboards, input methods and pastes write them.

use arbtest::arbitrary::{Arbitrary, Result, Unstructured};
use arbtest::arbtest;

use crate::cards::Card;
use crate::cards::rng::{Rng, Seed};
use crate::engine::game::Game;
use crate::engine::seat::Seat;
use crate::games::one_up::shorthand::normalize::normalize;
use crate::games::one_up::shorthand::{self, BadShorthand, Line};
use crate::games::one_up::{
    CardKind, Expression, JokerReading, NoAnswer, OneUp, OneUpOptions, ParseExpressionError,
};
use crate::table::Table;

use super::game::{on_display, race};
use super::{READINGS, cards, random_display};

fn read(text: &str, display: &str) -> String {
    let read = shorthand::read(text, &cards(display), JokerReading::Strict);
    read.map_or_else(|wrong| wrong.to_string(), |expression| expression.to_string())
}

fn normalized(text: &str) -> String {
    normalize(&text.chars().collect::<Vec<_>>()).characters.into_iter().collect()
}

#[test]
fn characters_of_other_keyboards() {
    for (normal, others) in [
        ("7", "７𝟕𝟟𝟩𝟳𝟽₇⑦⑺⒎⓻❼➆➐🯷٧۷७৭๗"),
        ("10", "⑩⑽⒑⓾❿➉➓🔟"),
        ("K", "kKＫｋ𝐊𝐤𝑲𝓀𝕂𝙺Ⓚⓚ🄺🅚🅺Κκ\u{212a}"),
        ("К", "Кк"),
        ("A", "aАаΑαＡ𝐀Ⓐ🅰"),
        ("-", "−–—‐‑‒―⁃➖－﹣ー"),
        ("*", "xX×·⋅•∙∗＊✕✖х Хχ・"),
        ("/", "÷∕⁄／➗"),
        (":", "：∶"),
        ("+", "＋➕﹢"),
        ("(", "[{（［｛〔【⟨﹙⁽"),
        (")", "]}）］｝〕】⟩﹚⁾"),
        ("=", "＝﹦"),
        ("?", "？❓؟🃏"),
        ("~", "～〜∼"),
        ("♥", "♡❤"),
        (" ", "\t\u{a0}\u{2002}\u{2007}\u{2009}\u{202f}\u{205f}\u{3000}\n\r\u{2028}\u{85}"),
        (
            "",
            "\u{ad}\u{200b}\u{200c}\u{200d}\u{200e}\u{202a}\u{2060}\u{2066}\u{feff}\u{fe0f}\u{20e3}\u{e0100}\0\u{7f}",
        ),
    ] {
        for other in others.chars().filter(|other| normal == " " || *other != ' ') {
            assert_eq!(normalized(&other.to_string()), normal, "U+{:04X}", u32::from(other));
        }
    }
    for unread in "ZŻ²³¹⁰½.,;<>|«»\"'%&№€é七⑪Ⅶ0️😀"
        .chars()
        .filter(|c| !c.is_ascii_digit() && *c != '\u{fe0f}')
    {
        assert_eq!(normalized(&unread.to_string()), unread.to_string());
    }
}

#[test]
fn lines_of_other_keyboards() {
    let display = "KH QD 7S 4C JD";
    for text in [
        "７＊（Ｋ＋１）+Q",
        "7×(K+1)+Q",
        "7х(К+1)+Д",
        "7Х[к+В]+д",
        "7\u{a0}•\u{202f}{K\u{2009}+\u{200b}J}\u{ad} ＋ Q",
        "\u{feff}7♠︎∗(K♥️+J♦︎)+Q♦️\u{200e}",
        "7♤·(K♡+J♢)+Q♢",
        "⑦✖️(Ⓚ➕①)➕Ⓠ",
        "7️⃣*️⃣(𝐊𝟏𝟎+𝐉𝟏)+𝐐𝟏",
        "٧×(K+١)+Q",
        "७*(K+१)+Q",
        "7П х (КЧ10 + ВБ1) + ДБ",
        "7 ⋅ (Κ + Ј) + Ԛ",
        "7*(K₁₀+J₁)+Q₁",
    ] {
        let text = &format!("{text}*4");
        assert_eq!(read(text, display), "7S * (KH:10 + JD:1) + QD:1 * 4C", "{text}");
    }
    for (text, display, expected) in [
        ("10 — 9", "TC 9S", "TC - 9S"),
        ("🔟 ➖ ⑨", "TC 9S", "TC - 9S"),
        ("ТС−9", "TC 9S", "TC - 9S"),
        ("Т÷1", "AS AH", "AS / AH"),
        ("Т♠ ∶ тч", "AS AH TS TH", "AS / AH"),
        ("10т+А", "TC AS", "TC + AS"),
        ("К＋Т", "KH AS", "KH:10 + AS"),
        ("7+Дж~7×2", "7S 2S JB JL", "7S + JB~7S * 2S"),
        ("ЈВ～7＋JL~7+7", "7S JB JL", "JB~7S + JL~7S + 7S"),
        ("10＊？－9", "TH 9S JB", "TH * JB~TH - 9S"),
        ("10*🃏⁃9", "TH 9S JB", "TH * JB~TH - 9S"),
    ] {
        assert_eq!(read(text, display), expected, "{text}");
    }
}

#[test]
fn positions_are_those_of_what_was_typed() {
    let sign = "expected `+`, `-`, `*`, `/` or the end at character";
    for (text, expected) in [
        ("\u{feff}\u{200b}7 7", format!("{sign} 5, not `7`")),
        ("７\u{3000}＋\u{3000}７", "no card is left for `７` at character 5".into()),
        ("7\u{fe0f}\u{20e3}🔟", "expected a card such as `7`, `K` or `?`, a sign or a bracket at character 1, not `7🔟`".into()),
        ("7\u{200b}\u{200b}", "7 does not end in 1".into()),
        (
            "7\u{200b}\u{200b}8",
            "expected a card such as `7`, `K` or `?`, a sign or a bracket at character 1, not `78`"
                .into(),
        ),
        (
            "7 \u{200b}＋ ",
            "expected a card such as `7S`, `KH:10` or `JB~7S`, or `(` at character 5, not the end"
                .into(),
        ),
    ] {
        assert_eq!(read(text, "7S 3S"), expected, "{text:?}");
    }
}

/// A random string: characters of the notation, of the tables, and any others.
fn any_text(u: &mut Unstructured) -> Result<String> {
    const PARTS: &str = "7 k10 KH: QD JB~7S ? ( ) + - * / = 21 ７ К т Д Ж В х ÷ • — ⑩ ⑦ ♥\u{fe0f} ♠ ² \u{a0} \u{200b} ［ ｝ 0 11 Z 😀 . ٧ 𝟕 🔟";
    let parts: Vec<&str> = PARTS.split(' ').collect();
    let mut text = String::new();
    for _ in 0..u.int_in_range(0..=14)? {
        match u.int_in_range(0..=9)? {
            0 => text.push(char::arbitrary(u)?),
            1 => text.push(' '),
            2 => text.push(char::from_u32(u.int_in_range(0x2000..=0x2bff)?).unwrap_or(' ')),
            _ => text.push_str(u.choose(&parts)?),
        }
    }
    Ok(text)
}

#[test]
fn the_normal_form_is_its_own() {
    arbtest(|u| {
        let text = any_text(u)?;
        let typed: Vec<char> = text.chars().collect();
        let first = normalize(&typed);
        let again = normalize(&first.characters);
        assert_eq!(again.characters, first.characters, "{text:?}");
        assert_eq!(again.places, (0..first.characters.len()).collect::<Vec<_>>());
        // Each character comes from the typed one at its place, in order.
        assert_eq!(first.places.len(), first.characters.len());
        for (place, &character) in typed.iter().enumerate() {
            let from = first.places.iter().zip(&first.characters).filter(|(at, _)| **at == place);
            let alone = normalize(&[character]).characters;
            assert_eq!(from.map(|(_, c)| *c).collect::<Vec<_>>(), alone, "{text:?} at {place}");
        }
        assert!(first.places.is_sorted());
        Ok(())
    });
}

/// The error's position is inside the line or behind it, and what it names stands there.
fn names_its_place(text: &str, at: usize, found: &str) {
    let typed: Vec<char> = text.chars().collect();
    assert!((1..=typed.len() + 1).contains(&at), "{text:?}: {at}");
    let named: String = found.trim_matches('`').chars().take(1).collect();
    assert!(found == "the end" || typed[at - 1].to_string() == named, "{text:?}: {found} at {at}");
}

#[test]
fn any_text_is_an_answer_or_a_sentence_with_a_place() {
    arbtest(|u| {
        let (text, size) = (any_text(u)?, u.int_in_range(1..=5)?);
        let display = random_display(size, &mut Rng::new(Seed::from_number(u64::arbitrary(u)?), 0));
        let reading = *u.choose(&READINGS)?;
        match shorthand::read(&text, &display, reading) {
            Ok(meant) => {
                assert!(meant.check(&display, reading).is_ok(), "{text:?}");
                let printed = meant.to_string();
                assert_eq!(printed.parse(), Ok(meant.clone()), "{text:?}");
                assert_eq!(shorthand::read(&printed, &display, reading), Ok(meant), "{text:?}");
            }
            Err(BadShorthand::Unreadable(ParseExpressionError::Expected { at, found, .. })) => {
                names_its_place(&text, at, &found);
            }
            Err(BadShorthand::NoCard { text: found, at }) => names_its_place(&text, at, &found),
            Err(BadShorthand::OtherTotal { at, .. }) => assert!(at > 1, "{text:?}"),
            Err(BadShorthand::NoAnswer(_)) => {}
            Err(BadShorthand::Unreadable(other)) => panic!("{text:?}: {other}"),
        }
        Ok(())
    });
}

#[test]
fn no_line_is_met_with_silence() {
    let games = [OneUpOptions::default(), race()].map(|options| on_display(3, options, "KH JB 7S"));
    arbtest(|u| {
        let text = any_text(u)?;
        for game in &games {
            let said = OneUp::parse_input(&game.view(Some(Seat(0))), &text).line;
            let said = said.map_or_else(|why| why, |line| line.says);
            assert!(!said.is_empty(), "{text:?}");
        }
        Ok(())
    });
}

/// A card with a random value, or a Joker with a random card to copy.
fn any_term(u: &mut Unstructured, card: Card, display: &[Card]) -> Result<String> {
    let value = *u.choose(&[":1", ":10"])?;
    Ok(match CardKind::of(card) {
        Some(CardKind::Face) => format!("{card}{value}"),
        Some(CardKind::Joker) => {
            let copied = *u.choose(display)?;
            let is_face = CardKind::of(copied) == Some(CardKind::Face) && bool::arbitrary(u)?;
            format!("{card}~{copied}{}", if is_face { value } else { "" })
        }
        _ => card.to_string(),
    })
}

/// A random expression of these cards, as the reader prints expressions.
fn any_expression(u: &mut Unstructured, used: &[Card], display: &[Card]) -> Result<String> {
    let [one] = used else {
        let (left, right) = used.split_at(u.int_in_range(1..=used.len() - 1)?);
        let mut sides = Vec::new();
        for side in [left, right] {
            let text = any_expression(u, side, display)?;
            sides.push(if side.len() > 1 || u.ratio(1, 8)? { format!("({text})") } else { text });
        }
        return Ok(sides.join(*u.choose(&[" + ", " - ", " * ", " / "])?));
    };
    any_term(u, *one, display)
}

/// An expression in the exact notation, as other keyboards write it.
const KEYBOARDS: [fn(&str) -> String; 7] = [
    str::to_owned,
    str::to_lowercase,
    |exact| {
        let wide = |c: char| if c == ' ' { '\u{3000}' } else { wide(c, 0xff01, '!') };
        exact.chars().map(wide).collect()
    },
    |exact| {
        let text = exact
            .replace('*', "×")
            .replace(" - ", " — ")
            .replace('/', "÷")
            .replace(' ', "\u{202f}");
        let text = suits(&text, ["♠\u{fe0f}", "♥\u{fe0f}", "♦\u{fe0e}", "♣"]);
        text.replace('(', "[").replace(')', "]") + "\u{200b}"
    },
    |exact| {
        let text = suits(&exact.replace('*', "х"), ["П", "ч", "Б", "т"]);
        let text = text.replace('T', "10").replace('A', "Т").replace('K', "к").replace('Q', "Д");
        // A Joker keeps its letters.
        text.replace("JB", "Ј\0")
            .replace("JL", "Ј\u{1}")
            .replace(['J', '\0'], "В")
            .replace('\u{1}', "L")
    },
    // Cyrillic and Greek letters that only look like those of the notation.
    |exact| {
        let alike = [
            ('A', 'А'),
            ('T', 'Т'),
            ('K', 'Κ'),
            ('J', 'Ј'),
            ('H', 'Н'),
            ('C', 'С'),
            ('S', 'Ѕ'),
            ('*', 'Χ'),
        ];
        let alike = |c| alike.iter().find(|(latin, _)| *latin == c).map_or(c, |(_, other)| *other);
        exact.chars().map(alike).collect()
    },
    |exact| {
        let bold = |c: char| match c {
            '0'..='9' => wide(c, 0x1d7ce, '0'),
            'A'..='Z' => wide(c, 0x1d400, 'A'),
            _ => c,
        };
        exact.chars().map(bold).collect()
    },
];

fn wide(character: char, first: u32, from: char) -> char {
    let at = u32::from(character) - u32::from(from);
    char::from_u32(first + at).expect("a character")
}

/// The text with other names of the suits, which are the last characters of cards.
fn suits(text: &str, names: [&str; 4]) -> String {
    let mut written = String::new();
    for (before, character) in std::iter::once(' ').chain(text.chars()).zip(text.chars()) {
        let suit = "SHDC".find(character).filter(|_| "A23456789TJQK".contains(before));
        match suit {
            Some(at) => written += names[at],
            None => written.push(character),
        }
    }
    written
}

#[test]
fn an_expression_means_the_same_on_every_keyboard() {
    let mut right = 0;
    arbtest(|u| {
        let mut rng = Rng::new(Seed::from_number(u64::arbitrary(u)?), 0);
        let display = random_display(u.int_in_range(1..=5)?, &mut rng);
        let reading = *u.choose(&READINGS)?;
        let used = &display[..u.int_in_range(1..=display.len())?];
        let exact = any_expression(u, used, &display)?;
        let expression: Expression = exact.parse().expect("an expression");
        let answer = expression.check(&display, reading);
        // A Joker that copies a face card without a value means the better one.
        if matches!(answer, Err(NoAnswer::CopiesEither { .. })) {
            return Ok(());
        }
        right += usize::from(answer.is_ok());
        for keyboard in KEYBOARDS {
            let typed = keyboard(&exact);
            let read = shorthand::read(&typed, &display, reading);
            let expected = answer.clone().map(|_| expression.clone()).map_err(BadShorthand::from);
            assert_eq!(read, expected, "{typed} for {exact} from {display:?}");
            let line = Line::read(&typed);
            let texts: Vec<&str> = line.tokens().iter().map(|token| &*token.text).collect();
            let again = Line::read(&texts.join(" "));
            let again: Vec<&str> = again.tokens().iter().map(|token| &*token.text).collect();
            assert_eq!(again, texts, "{typed}");
        }
        Ok(())
    });
    assert!(right > 0, "no expression was right");
}
