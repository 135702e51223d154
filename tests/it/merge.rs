//! Merging: several searches of one view result in one move, in whichever order they end.

use spot_on::bots::merge::merge;
use spot_on::bots::{Budget, Decision, Level};
use spot_on::cards::rng::{Rng, Seed};
use spot_on::engine::seat::Seat;
use spot_on::games::{AnyGame, ConfigText, find_bot};

/// Iterations of each search.
const ITERATIONS: u32 = 200;
/// Number of parallel searches.
const PARTS: u64 = 4;

/// The view of the first seat to move in this deal.
fn view(game: &dyn AnyGame, deal: u64) -> Vec<u8> {
    let (seats, seed) = (game.info().seats.1, Seed::from_number(deal));
    let setup =
        ConfigText { seats, options: Vec::new(), dealer: Seat(0), order: seed.into(), deck: None };
    let game = game.start(setup).expect("usual options are allowed");
    game.view(game.turn().seats().first().expect("somebody is to move"))
}

fn choice(game: &dyn AnyGame, view: &[u8], level: Level, part: u64) -> Decision<String> {
    let mut go_on = |iterations| iterations < ITERATIONS;
    let mut rng = Rng::new(Seed::from_number(7), part);
    let budget = &mut Budget::new(&mut go_on);
    let bot = find_bot(game.info().id).expect("it is of the registry");
    bot.think(view, level, budget, &mut rng, false).expect("a view can be read").0
}

#[test]
fn only_declared_levels_search() {
    for game in spot_on::games::all() {
        for level in Level::ALL {
            let choices = (0..10).map(|deal| choice(&*game, &view(&*game, deal), level, 0));
            let has_searched = |choice: Decision<String>| {
                assert_eq!(choice.iterations == 0, choice.votes.is_empty());
                choice.iterations > 0
            };
            let searched = choices.map(has_searched).fold(false, |any, searched| any | searched);
            assert_eq!(searched, game.searches(level), "{}: {level}", game.info().id);
        }
    }
}

#[test]
fn parallel_searches_merge_in_any_order() {
    for game in spot_on::games::all().iter().filter(|game| game.searches(Level::Master)) {
        let id = game.info().id;
        let mut searched = 0;
        for deal in 0..20 {
            let view = view(&**game, deal);
            let part = |part| choice(&**game, &view, Level::Master, part);
            let mut parts: Vec<Decision<String>> = (0..PARTS).map(part).collect();
            // With a single move there is nothing to search.
            if parts[0].votes.is_empty() {
                continue;
            }
            searched += 1;
            assert!(parts[0].votes != parts[1].votes, "{id}: two parts search alike");
            let all = merge(parts.clone());
            assert_eq!(all.iterations, parts.iter().map(|part| part.iterations).sum::<u32>());
            let visits = |part: &Decision<String>, mv: &String| {
                part.votes.iter().filter(|vote| vote.mv == *mv).map(|vote| vote.visits).sum::<u32>()
            };
            for vote in &all.votes {
                let sum: u32 = parts.iter().map(|part| visits(part, &vote.mv)).sum();
                assert_eq!(vote.visits, sum, "{id}: {}", vote.mv);
            }
            let most = all.votes.iter().map(|vote| vote.visits).max();
            assert_eq!(all.mv.as_ref().map(|mv| visits(&all, mv)), most, "{id}");
            for _ in 0..PARTS {
                parts.rotate_left(1);
                assert_eq!(merge(parts.clone()).mv, all.mv, "{id}");
                parts.swap(0, 1);
                assert_eq!(merge(parts.clone()).mv, all.mv, "{id}");
            }
        }
        assert!(searched >= 10, "{id}: {searched} positions were searched");
    }
}

#[test]
fn merging_equal_searches_keeps_their_move() {
    for game in spot_on::games::all().iter().filter(|game| game.searches(Level::Master)) {
        let view = view(&**game, 3);
        let alone = choice(&**game, &view, Level::Master, 0);
        let again = choice(&**game, &view, Level::Master, 0);
        assert_eq!(alone, again);
        let both = merge(vec![alone.clone(), again]);
        assert_eq!((both.mv, both.iterations), (alone.mv, 2 * alone.iterations));
    }
}
