//! Tests of every bot at every level: it plays by the rules, it plays the same with the same knowledge, and it has only
//! the knowledge of its seat.

use std::path::Path;

use spot_on::bots::signature::Chosen;
use spot_on::bots::{Budget, Level};
use spot_on::cards::rng::{Rng, Seed};
use spot_on::engine::event::NoEvents;
use spot_on::engine::game::{Game, MatchConfig, Turn};
use spot_on::engine::record::pack_of;
use spot_on::engine::seat::Seat;
use spot_on::engine::variants::tables;
use spot_on::games::{self, ConfigText, Playable, Visitor, visit_all};

/// Number of positions for each game in every test run.
const SOME: usize = 1200;
/// Number of positions for each game in `make honest`.
const MANY: usize = 10_000;
/// Number of samples of the hidden cards for each position.
const DEALS: usize = 8;
/// Iterations of a search. Few are enough: forbidden knowledge would show in the first.
const ITERATIONS: u32 = 8;

struct Bots(usize);

impl Visitor for Bots {
    fn visit<G: Playable>(&mut self) {
        let mut rng = Rng::new(Seed::from_number(8), 0);
        let tables = tables::<G>();
        let mut looked_at = 0;
        for start in tables.iter().cycle() {
            let left = self.0 - looked_at;
            if left == 0 {
                return;
            }
            let most = left.min(self.0 / tables.len() / 4 + 1);
            looked_at += play::<G>(start, most, &mut rng);
        }
    }
}

#[test]
fn bots_play_by_the_rules_and_know_only_what_their_seat_may_know() {
    visit_all(&mut Bots(SOME));
}

#[test]
#[ignore = "long: make test-all and make honest run it"]
fn bots_know_only_what_their_seat_may_know_in_ten_thousand_positions_of_each_game() {
    visit_all(&mut Bots(MANY));
}

/// Tests the fairness check behind the page's button.
#[test]
fn bots_that_are_asked_again_with_other_hidden_cards_answer_the_same() {
    for game in spot_on::games::all() {
        let (id, seats) = (game.info().id, game.info().seats.1);
        let bot = games::find_bot(id).expect("it is of the registry");
        let seed = Seed::from_number(12);
        let setup = ConfigText {
            seats,
            options: Vec::new(),
            dealer: Seat(0),
            order: seed.into(),
            deck: None,
        };
        let game_now = game.start(setup).expect("usual options are allowed");
        let Turn::ToMove(movers) = game_now.turn() else { panic!("{id}: nobody is to move") };
        let seat = movers.first().expect("somebody is to move");
        for level in Level::ALL {
            let again = bot.recheck(&game_now.view(seat), (seat, level), 20, seed);
            let again = again.expect("a view can be read");
            assert_eq!((again.same, again.deals), (20, 20), "{id}: {level}");
            assert!(again.different > 15, "{id}: only {} other deals", again.different);
        }
    }
}

/// Compares the signature of the bots with the accepted one (`UPDATE=1` accepts a new one); it is the same on every
/// machine. A request holds everything on which the answer depends. The worker gets the same requests
/// (`tests/node/worker.test.mjs`).
#[test]
fn the_signatures_of_the_bots_are_unchanged() {
    for game in spot_on::games::all() {
        let id = game.info().id;
        let bot = games::find_bot(id).expect("it is of the registry");
        let signature = games::signature(id, &mut |Chosen { question, mv, .. }| {
            let mut go_on = |iterations| iterations < question.iterations;
            let mut rng = Rng::after(Seed(question.seed), question.stream, question.drawn);
            let level = question.level.parse().expect("it names a level");
            let budget = &mut Budget::new(&mut go_on);
            let answer = bot.think(&question.view, level, budget, &mut rng, false);
            assert_eq!(answer.expect("a view can be read").0.mv, mv, "{id}");
        });
        let signature = format!("{:016x}\n", signature.expect("it is of the registry"));
        let file = format!("src/games/{}/golden/signature.txt", id.replace('-', "_"));
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
        if std::env::var_os("UPDATE").is_some() {
            std::fs::write(&file, &signature).expect("it can be written");
        }
        let accepted = std::fs::read_to_string(&file).unwrap_or_default();
        assert_eq!(
            signature, accepted,
            "the bots of {id} play differently; if this is meant, `make golden` writes their signature anew"
        );
    }
}

/// Plays one match, half of its moves at random, and tests some positions. Returns the number of positions tested.
fn play<G: Playable>((options, seats): &(G::Options, u8), most: usize, rng: &mut Rng) -> usize {
    let (seats, seed) = (*seats, rng.seed());
    let dealer = Seat::first_dealer(seed, seats);
    let start = MatchConfig { options: options.clone(), seats, dealer, order: seed.into() };
    let pack = |round| pack_of::<G>(&start, round, None).expect("the seed's own pack is right");
    let mut game = G::deal(&start, &pack(1), &mut NoEvents);
    let (mut round, mut looked_at) = (1, 0);
    while looked_at < most {
        let movers = match game.turn() {
            Turn::Over(_) => break,
            Turn::RoundOver => {
                round += 1;
                game.deal_next(&pack(round), &mut NoEvents);
                continue;
            }
            Turn::ToMove(movers) => movers,
        };
        let seat = *rng.pick(&movers.iter().collect::<Vec<Seat>>());
        let level = *rng.pick(&Level::ALL);
        let mv = look_at(&game, seat, level, rng);
        looked_at += 1;
        let any = legal(&game, seat);
        let mv = if rng.one_in(2) || any.is_empty() { mv } else { Some(rng.pick(&any).clone()) };
        match mv {
            Some(mv) => game.apply(seat, &mv, &mut NoEvents),
            None if game.clock().is_some() => game.clock_expired(&mut NoEvents),
            None => assert!(movers.len() > 1, "{level} waits for nothing"),
        }
    }
    looked_at
}

fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    moves
}

/// Returns the bot's move. It must be the same for every sample of the hidden cards.
fn look_at<G: Playable>(game: &G, seat: Seat, level: Level, rng: &mut Rng) -> Option<G::Move> {
    let view = game.view(Some(seat));
    let thoughts = rng.seed();
    let mv = choice::<G>(&view, level, thoughts);
    if let Some(Err(why)) = mv.as_ref().map(|mv| game.check(seat, mv)) {
        panic!("{level} plays {mv:?}: {why}\n{view:?}");
    }
    for _ in 0..DEALS {
        let other = G::determinize(&view, rng).view(Some(seat));
        assert_eq!(view, other, "another position was imagined");
        let other = choice::<G>(&other, level, thoughts);
        assert_eq!(mv, other, "{level} knows more than its seat may know\n{view:?}");
    }
    mv
}

fn choice<G: Playable>(view: &G::View, level: Level, thoughts: Seed) -> Option<G::Move> {
    let mut go_on = |iterations| iterations < ITERATIONS;
    G::decide(view, level, &mut Budget::new(&mut go_on), &mut Rng::new(thoughts, 0)).mv
}
