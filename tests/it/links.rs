//! Links: every match reads back from its link, old links still open, and invalid text yields an error message.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as LETTERS;

use crate::{NOT_RELEASED, random_play};
use spot_on::cards::rng::{Rng, Seed};
use spot_on::engine::record::checksum;
use spot_on::games::{self, AnyMatch};
use spot_on::saves::link::{self, LinkError, MOST_CHARACTERS, MOST_STEPS};

/// Number of hostile links.
const HOSTILE: u32 = 10_000;

/// Random matches of every game, this number of each, after random numbers of steps.
fn matches(rounds: u32, rng: &mut Rng) -> Vec<Box<dyn AnyMatch>> {
    let mut matches = Vec::new();
    for game in games::all() {
        for _ in 0..rounds {
            let mut one = random_play::any_match(&*game, rng);
            let steps = [0, rng.below(40), rng.below(400)][rng.below(3) as usize];
            random_play::some_steps(&mut *one, steps, rng);
            matches.push(one);
        }
    }
    matches
}

#[test]
fn every_match_reads_back_from_its_link() {
    let mut rng = Rng::new(Seed::from_number(6), 0);
    for game in matches(12, &mut rng) {
        let link = link::whole(&*game).expect("a match that is not too long");
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_".contains(c);
        assert!(link.chars().all(is_plain), "{link}");
        let opened = link::open(&link).unwrap_or_else(|why| panic!("{why}\n{}", game.record()));
        assert_eq!(opened.record(), game.record());

        let deal = link::deal(&*game).expect("a deal has room");
        let opened = link::open(&deal).expect("a link that was made");
        assert_eq!(opened.events(0), game.events(0), "the same deal");
        assert!(opened.actors().is_empty());
    }
}

#[test]
fn unlisted_moves_are_spelled_out() {
    let mut rng = Rng::new(Seed::from_number(7), 0);
    let mut spelled = 0;
    for mut game in matches(3, &mut rng) {
        for _ in 0..30 {
            let writes = |seat| Some((seat, spoken(&*game, seat)?));
            if let Some((seat, text)) = game.turn().seats().iter().find_map(writes) {
                spelled += usize::from(game.play(seat, &text).is_ok());
            }
            random_play::any_step(&mut *game, &mut rng);
        }
        let link = link::whole(&*game).expect("a match that is not too long");
        assert_eq!(link::open(&link).expect("a link that was made").record(), game.record());
    }
    assert!(spelled > 20, "{spelled}");
}

/// A spelling of a legal move that differs from the listed one: with spaces in it.
fn spoken(game: &dyn AnyMatch, seat: spot_on::engine::seat::Seat) -> Option<String> {
    let moves = game.legal(seat);
    let text = moves.iter().map(|text| text.replace('+', " + ").replace('*', "  *  "));
    text.into_iter().find(|text| !moves.contains(text))
}

/// Links of earlier versions. `UPDATE=1` adds some for a game that has none, and replaces those of a game whose bots are not
/// measured: it is not released yet, so nobody has its links.
#[test]
fn old_links_can_be_opened() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/links.txt");
    let mut text = fs::read_to_string(&path).unwrap_or_default();
    let mut rng = Rng::new(Seed::from_number(8), 0);
    for game in games::all() {
        let id = game.info().id;
        let is_kept = |line: &&str| line.starts_with(&format!("{id} "));
        let updates = std::env::var_os("UPDATE").is_some();
        if updates && game.strength().is_none() {
            let others = text.lines().filter(|line| !is_kept(line));
            text = others.flat_map(|line| [line, "\n"]).collect();
        }
        if updates && !text.lines().any(|line| is_kept(&line)) {
            for _ in 0..4 {
                let mut one = random_play::any_match(&*game, &mut rng);
                random_play::some_steps(&mut *one, 100, &mut rng);
                let (sum, link) = (checksum(one.record().as_bytes()), link::whole(&*one));
                let link = link.expect("a short match");
                writeln!(text, "{id} {sum:08x} {link}").expect("a text takes everything");
            }
            fs::write(&path, &text).expect("the file can be written");
        }
        let mut found = 0;
        for line in text.lines().filter(is_kept) {
            let parts: Vec<&str> = line.split(' ').collect();
            let opened = link::open(parts[2]).unwrap_or_else(|why| {
                panic!("an old link of {id} cannot be opened: {why} {line}\n{NOT_RELEASED}")
            });
            assert_eq!(format!("{:08x}", checksum(opened.record().as_bytes())), parts[1], "{line}");
            found += 1;
        }
        assert!(found > 0, "no link of {id} was kept: UPDATE=1 adds some");
    }
}

#[test]
fn invalid_texts_yield_errors() {
    let error = |text: &str| link::open(text).err();
    for text in ["", "A", "AAAA", "AAAAAAAA", "é", "<script>", "%41", "AR vo", "====", "\u{0}"] {
        assert_eq!(error(text), Some(LinkError::Damaged), "{text}");
    }
    assert_eq!(error(&"A".repeat(MOST_CHARACTERS + 1)), Some(LinkError::TooLong));
    assert_eq!(error(&signed(&[3, 0, 0])), Some(LinkError::Newer));
    assert_eq!(error(&signed(&[1; 60])), Some(LinkError::NoGame));
    let mut rng = Rng::new(Seed::from_number(9), 0);
    for game in matches(2, &mut rng) {
        let link = link::whole(&*game).expect("a match that is not too long");
        for cut in 0..link.len() {
            assert_eq!(error(&link[..cut]), Some(LinkError::Damaged));
        }
        assert_eq!(error(&format!("A{link}")), Some(LinkError::Damaged));
    }
}

/// What people, mail and chat programs put around the link of a match, which is `~` here.
const SURROUNDINGS: &[&str] = &[
    "#/match/~",
    "#/match/~.",
    "#/match/~,",
    "#/match/~;",
    "#/match/~:",
    "#/match/~!",
    "#/match/~…",
    "#/match/~)",
    "#/match/~]",
    "#/match/~>",
    "#/match/~\"",
    "#/match/~'",
    "#/match/~”",
    "#/match/~»",
    "#/match/~*",
    "#/match/~_",
    "#/match/~__**",
    "#/match/~/",
    "#/match/~//",
    "#/match/~#",
    "#/match/~ ",
    "#/match/~\u{200b}",
    "#/match/~\u{feff}",
    "#/match/\u{200d}~",
    "#/match/~\u{a0}",
    "#/match/~\n",
    "#/match/~&utm_source=chat&utm_medium=x",
    "#/match/~?fbclid=IwAR0abc_-9",
    "#/match/~#top",
    "#/match/~. Watch how I lost, or play it yourself",
    "#/match/~%20and",
    "#/match/~and",
    "#/match/~. https://host/spot-on/#/match/~",
    "#/match/https://host/spot-on/#/match/~",
    "#/match/<~>",
    "#/match/«~»",
    "#/match/ ~",
    "#/match/(~)",
    "#match/~",
    "#//match//~",
    "##/match/~",
    "#!/match/~",
    "#!match/~",
    "#/Match/~",
    "#/MATCH/~",
    "#%2Fmatch%2F~",
    "%23/match/~",
    "%23%2Fmatch%2F~",
    "%2523%252Fmatch%252F~",
    "#／match／~",
    "＃/match/~",
    "#\u{200b}/match/~",
    "#/\u{2060}match/~",
    "index.html#/match/~",
    "match/~",
    "en/match/~/",
    "utm_source=chat#/match/~",
    "#/?fbclid=1#/match/~",
];

/// Ways in which a link itself is rewritten, given a place in it.
fn rewritten(link: &str, at: usize, rng: &mut Rng) -> String {
    let (start, end) = link.split_at(at);
    let gaps = [
        "",
        " ",
        "\n",
        "\r\n",
        "=\r\n",
        "\n> ",
        "\u{200b}",
        "\u{ad}",
        "%20",
        "%0A",
        "%E2%80%8B",
        "%2520",
    ];
    let broken = format!("{start}{}{end}", gaps[rng.below(gaps.len() as u32) as usize]);
    match rng.below(5) {
        0 => broken.replace('-', "\u{2011}"),
        1 => broken.replace("--", "—"),
        2 => broken.replace('_', "%5F").replace('-', "%2d"),
        3 => broken.chars().map(|c| if c == '_' { '＿' } else { c }).collect(),
        _ => broken,
    }
}

/// The link that a route reads from an address.
fn routed(address: &str) -> Option<String> {
    let words = link::words(address);
    let (_, rest) = words.into_iter().find(|(word, _)| word == "match")?;
    Some(rest)
}

#[test]
fn whatever_surrounds_a_link_is_ignored() {
    let mut rng = Rng::new(Seed::from_number(11), 0);
    for game in matches(6, &mut rng) {
        let link = link::whole(&*game).expect("a match that is not too long");
        for around in SURROUNDINGS {
            let at = rng.below(link.len() as u32) as usize;
            for link_text in [link.clone(), rewritten(&link, at, &mut rng)] {
                let address = around.replace('~', &link_text);
                let found = routed(&address).unwrap_or_else(|| panic!("no route in {address:?}"));
                assert_eq!(link::find(&found).as_ref(), Some(&link), "{address:?}");
                let opened = link::open(&found).unwrap_or_else(|why| panic!("{why}: {address:?}"));
                assert_eq!(opened.record(), game.record(), "{address:?}");
            }
        }
    }
}

#[test]
fn words_of_a_path_are_found_in_any_form() {
    let words = |text: &str| -> Vec<String> {
        link::words(text).into_iter().map(|(word, _)| word).collect()
    };
    for text in [
        "#/rules/one-up",
        "#/Rules/One-Up",
        "#!/rules/one-up",
        "#%2Frules%2Fone-up",
        "%23/rules/one-up.",
        "#/rules/one-up/",
        "#/rules/one-up?fbclid=1",
        "#/rules/one-up&utm=settings",
        "##/rules//one-up)",
        "#/rules/\u{200b}one-up",
        "“#/rules/one-up”",
        "#／rules／one-up",
        "#/rules/one‑up",
    ] {
        assert_eq!(words(text), ["rules", "one-up"], "{text:?}");
    }
    for text in ["", "#", "#/", "##//", "#!", "#/?fbclid=abc", "#/&utm_source=x", "#/ ", "%23%2F"] {
        assert_eq!(words(text), Vec::<String>::new(), "{text:?}");
    }
}

/// The bytes as a link with a valid checksum.
fn signed(bytes: &[u8]) -> String {
    LETTERS.encode([bytes, &checksum(bytes).to_be_bytes()].concat())
}

/// Damaged links with a valid checksum: each yields a match or an error message, and no more work than the longest
/// match.
#[test]
fn hostile_links_yield_a_match_or_an_error_message() {
    let mut rng = Rng::new(Seed::from_number(10), 0);
    let links: Vec<Vec<u8>> = matches(6, &mut rng)
        .iter()
        .map(|game| link::whole(&**game).expect("a match that is not too long"))
        .map(|link| LETTERS.decode(link).expect("letters"))
        .map(|bytes| bytes[..bytes.len() - 4].to_vec())
        .collect();
    let mut deep = 0;
    for _ in 0..HOSTILE {
        let mut bytes = rng.pick(&links).clone();
        damage(&mut bytes, &mut rng);
        match link::open(&signed(&bytes)) {
            Ok(game) => assert!(game.actors().len() <= MOST_STEPS as usize),
            Err(why) => {
                assert!(why.to_string().ends_with('.'), "{why}");
                deep += u32::from(matches!(why, LinkError::BadStep(number) if number > 10));
            }
        }
    }
    assert!(deep > HOSTILE / 20, "only {deep} links were played for some steps");
}

fn damage(bytes: &mut Vec<u8>, rng: &mut Rng) {
    for _ in 0..=rng.below(3) {
        let at = rng.below(bytes.len() as u32) as usize;
        match rng.below(6) {
            0 => bytes[at] = rng.below(256) as u8,
            1 => bytes[at] ^= 1 << rng.below(8),
            2 => bytes.truncate(at.max(1)),
            3 => bytes.insert(at, 0),
            4 => bytes.extend((0..rng.below(300)).map(|_| rng.below(256) as u8)),
            _ => bytes.extend([[0, 255][rng.below(2) as usize]; 200]),
        }
    }
}
