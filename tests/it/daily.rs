//! Daily deals, stored in `tests/it/daily.txt`: date, record and first cards. `tests/browser/deals/daily-deals.test.mjs` checks that
//! browsers deal the same.
//!
//! `UPDATE=1 cargo test --no-default-features --test it daily` rewrites the file; deals already in it must not change.

use std::fs;
use std::path::Path;

use spot_on::games::{self, AnyGame};
use spot_on::saves::daily::date::Date;
use spot_on::saves::daily::deal::deal;

/// Some days of different years, and a week in a row.
const DATES: [&str; 11] = [
    "2026-12-01",
    "2026-12-02",
    "2026-12-03",
    "2026-12-04",
    "2026-12-05",
    "2026-12-06",
    "2026-12-07",
    "2027-01-01",
    "2028-02-29",
    "2034-07-16",
    "2099-12-31",
];

#[test]
fn the_daily_deals_are_unchanged() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/daily.txt");
    let dates = DATES.map(|date| date.parse::<Date>().expect("a date"));
    let line = |date: Date, game: &dyn AnyGame| {
        let deal = deal(&game.info(), date).expect("the game has daily deals");
        let started = game.start(deal).expect("the deal can be played");
        let cards: Vec<String> = started.deck().iter().take(12).map(ToString::to_string).collect();
        format!("{date}|{}|{}\n", cards.join(" "), started.record())
    };
    let all = games::with_daily_deals();
    let text: String =
        dates.iter().flat_map(|date| all.iter().map(move |game| line(*date, &**game))).collect();
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &text).expect("the file can be written");
    }
    assert_eq!(fs::read_to_string(&path).unwrap_or_default(), text, "UPDATE=1 writes it anew");
}
