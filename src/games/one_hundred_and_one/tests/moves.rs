//! The notation of moves.

use arbtest::arbtest;

use crate::games::one_hundred_and_one::Move;

fn read(text: &str) -> Option<Move> {
    text.parse().ok()
}

#[test]
fn parsed_moves_print_and_parse_again() {
    let parts =
        ["play", "order", "draw", "pass", " ", "  ", "7H", "QS", "6C", "5H", "JB", "D", "H", "x"];
    assert!(read("play 7H").is_some(), "some of them are moves");
    arbtest(|u| {
        let mut text = String::new();
        for _ in 0..u.int_in_range(0..=9)? {
            text.push_str(u.choose(&parts)?);
            if u.ratio(2, 3)? {
                text.push(' ');
            }
        }
        if u.ratio(1, 2)? {
            text = format!("play {}", text.trim());
        }
        if let Some(mv) = read(&text) {
            assert_eq!(read(&mv.to_string()), Some(mv), "{text}");
        }
        Ok(())
    });
}

#[test]
fn moves_of_any_cards_of_the_pack_parse() {
    for text in [
        "draw",
        "pass",
        "order S",
        "play 6H",
        "play QS order D",
        "play 7H QS 6D order C",
        "play 7H 7H",
        "play 6S 6H 6D 6C 7S",
    ] {
        assert_eq!(read(text).map(|mv| mv.to_string()).as_deref(), Some(text));
    }
}

#[test]
fn only_the_first_five_cards_are_kept() {
    let five = read("play 6S 6H 6D 6C 7S order H");
    assert_eq!(five, read("play 6S 6H 6D 6C 7S 7H 7D order H"));
    assert!(five.is_some());
}

#[test]
fn other_strings_do_not_parse() {
    for text in [
        "",
        "play",
        "play ",
        "play 5H",
        "play JB",
        "play 10",
        "play 7h",
        "Play 7H",
        "play  7H",
        "play 7H ",
        " play 7H",
        "play 7H 7C order",
        "play order D",
        "play 7H order DD",
        "play 7H order d",
        "play 7H order D 7C",
        "play 7H order D order D",
        "order",
        "order X",
        "order S S",
        "draw 2",
        "draw ",
        "pass 1",
        "deal",
        "play 7H,7C",
        "play 7H  order D",
    ] {
        assert_eq!(read(text), None, "`{text}`");
    }
}
