//! Packs of committed deals, stored in `tests/it/packs.txt`. `tests/node/verify-page.test.mjs` checks the page that verifies
//! deals against the same file; that page shares no code with this project's Rust code.
//!
//! `UPDATE=1 cargo test --no-default-features --test it packs` rewrites the file; packs already in it must not change.

use std::fs;
use std::path::Path;

use spot_on::cards::Card;
use spot_on::cards::rng::{Rng, Seed};
use spot_on::engine::commit_reveal;
use spot_on::engine::event::Event;
use spot_on::engine::game::{Game, MatchConfig};
use spot_on::engine::options::Options;
use spot_on::engine::place::Place;
use spot_on::engine::record::pack_of;
use spot_on::engine::seat::Seat;
use spot_on::games::{Playable, Visitor, visit_all};

#[test]
fn the_packs_are_unchanged() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/packs.txt");
    let mut packs = Packs { lines: Vec::new(), rng: Rng::new(Seed::from_number(11), 0) };
    visit_all(&mut packs);
    let text = packs.lines.join("\n") + "\n";
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &text).expect("the file can be written");
    }
    assert_eq!(fs::read_to_string(&path).unwrap_or_default(), text, "UPDATE=1 writes it anew");
}

struct Packs {
    lines: Vec<String>,
    rng: Rng,
}

impl Visitor for Packs {
    fn visit<G: Playable>(&mut self) {
        for seats in G::INFO.seats.0..=G::INFO.seats.1 {
            let mut seen = Vec::new();
            for options in every_option::<G>(seats) {
                // One match for every distinct pack.
                let pack = G::pack(&options, seats);
                if !seen.contains(&pack) {
                    seen.push(pack);
                    let line = self.line::<G>(seats, options);
                    self.lines.push(line);
                }
            }
        }
    }
}

impl Packs {
    fn line<G: Game>(&mut self, seats: u8, options: G::Options) -> String {
        let (bots, round) = (self.rng.seed(), 1 + self.rng.below(3));
        let player = self.rng.seed().to_string()[..32].to_owned();
        let seed = commit_reveal::seed(bots, &player).expect("a plain part");
        let dealer = Seat::first_dealer(seed, seats);
        let start = MatchConfig { options, seats, dealer, order: seed.into() };
        let pack = |round| pack_of::<G>(&start, round, None).expect("the seed's own pack");
        dealt_in_order::<G>(&start, &pack(1));
        let options: Vec<String> =
            start.options.to_pairs().iter().map(|(id, value)| format!("{id}:{value}")).collect();
        let cards: Vec<String> = pack(round).iter().map(ToString::to_string).collect();
        format!(
            "{}|{seats}|{}|{round}|{bots}|{player}|{}|{seed}|{dealer}|{}",
            G::INFO.id,
            options.join(","),
            commit_reveal::commitment(bots),
            cards.join(" ")
        )
    }
}

/// The default options, and each set with one other value.
fn every_option<G: Game>(seats: u8) -> Vec<G::Options> {
    let mut all = vec![G::Options::default()];
    for choice in G::Options::SPECS {
        for index in 0..choice.values.len() {
            let mut options = G::Options::default();
            (choice.set)(&mut options, index);
            if options.check(seats).is_ok() {
                all.push(options);
            }
        }
    }
    all
}

/// Checks that the cards are dealt in pack order, from the first card on.
fn dealt_in_order<G: Game>(start: &MatchConfig<G::Options>, pack: &[Card]) {
    let mut events: Vec<Event<G::Note>> = Vec::new();
    G::deal(start, pack, &mut events);
    let dealt = events.iter().filter_map(|event| match event {
        Event::Move { card, from, .. } if *from == Place::STOCK => *card,
        _ => None,
    });
    let dealt: Vec<Card> = dealt.collect();
    assert!(dealt.len() >= 4 && pack.starts_with(&dealt), "{dealt:?} of {pack:?}");
}
