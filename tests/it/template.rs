//! The game that `make new-game` copies compiles, and keeps the laws.

#[expect(
    unused_imports,
    unreachable_pub,
    reason = "in the library the registry uses what a game exports"
)]
#[path = "../../templates/game/mod.rs"]
mod new_game;

use spot_on::bots::{Bot, Budget, Level};
use spot_on::cards::rng::{Rng, Seed};
use spot_on::engine::game::{Game, MatchConfig, Turn};
use spot_on::engine::options::Options;
use spot_on::engine::seat::Seat;
use spot_on::laws;

use new_game::{Goal, Template, TemplateOptions};

#[test]
fn the_template_keeps_the_laws() {
    let mut rng = Rng::new(Seed::from_number(1), 0);
    for number in 0..500 {
        for goal in [Goal::Hundred, Goal::HundredAndFifty] {
            let (seats, seed) = (2 + (number % 3) as u8, Seed::from_number(number));
            let dealer = Seat::first_dealer(seed, seats);
            let options = TemplateOptions { goal };
            laws::check::<Template>(
                &MatchConfig { options, seats, dealer, order: seed.into() },
                &mut rng,
            );
        }
    }
}

#[test]
fn every_level_of_the_template_plays_legal_moves_with_reasons() {
    let options = TemplateOptions::parse(&[("goal", "150")], 3).expect("an option");
    for level in Level::ALL {
        let (seed, mut rng) = (Seed::from_number(5), Rng::new(Seed::from_number(6), 0));
        let start = MatchConfig { options, seats: 3, dealer: Seat(0), order: seed.into() };
        let mut pack = Template::pack(&options, 3);
        rng.shuffle(&mut pack);
        let mut game = Template::deal(&start, &pack, &mut Vec::new());
        while let Turn::ToMove(seats) = game.turn() {
            let seat = seats.first().expect("somebody is to move");
            let view = game.view(Some(seat));
            let decision =
                Template::decide(&view, level, &mut Budget::new(&mut |_| false), &mut rng);
            let mv = decision.mv.expect("bots of this game never wait");
            assert!(
                Template::reason(&view, &mv).is_none_or(|why| !Template::explain(&why).is_empty())
            );
            game.play(seat, &mv).expect("a legal move");
        }
    }
}
