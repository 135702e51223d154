//! An example game tests abilities of the engine beyond those of the present games: several seats that move at once,
//! sealed moves, mistakes that are moves, a clock, several rounds. Broken variants of it test the laws: whichever law a
//! game breaks, the suite must report it.

mod broken;
mod sums;
mod view;

use spot_on::bots::Budget;
use spot_on::bots::rollout::Rollouts;
use spot_on::cards::rng::{Rng, Seed};
use spot_on::engine::event::NoEvents;
use spot_on::engine::game::{Game, IllegalMove, MatchConfig, Turn};
use spot_on::engine::options::Options;
use spot_on::engine::record::{Record, Step};
use spot_on::engine::seat::{Seat, SeatSet};
use spot_on::engine::session::{IllegalStep, Session};
use spot_on::laws;

use sums::{Move, Sums, SumsOptions};

fn start(seats: u8, options: SumsOptions, number: u64) -> MatchConfig<SumsOptions> {
    MatchConfig { options, seats, dealer: Seat(0), order: Seed::from_number(number).into() }
}

#[test]
fn the_example_keeps_the_laws() {
    let mut rng = Rng::new(Seed::from_number(1), 0);
    let mut steps = 0;
    for number in 0..1500 {
        for clock in [false, true] {
            for three_rounds in [false, true] {
                let seats = 2 + (number % 3) as u8;
                let mut start = start(seats, SumsOptions { clock, three_rounds }, number);
                start.dealer = Seat(rng.below(u32::from(seats)) as u8);
                steps += laws::check::<Sums>(&start, &mut rng);
            }
        }
    }
    println!("{steps} steps");
}

fn three() -> Session<Sums> {
    let options = SumsOptions { clock: true, three_rounds: true };
    Session::new(start(3, options, 1), None).expect("the seed's own pack")
}

fn play(session: &mut Session<Sums>, seat: u8, text: &str) -> Result<(), IllegalStep> {
    let mv = text.parse().expect("a move");
    session.play(Step::Play(Seat(seat), mv)).map(|_| ())
}

#[test]
fn several_seats_move_in_any_order_and_each_once() {
    let mut session = three();
    assert_eq!(session.game().turn(), Turn::ToMove(SeatSet::all(3)));
    play(&mut session, 2, "nothing").expect("any seat may begin");
    assert_eq!(play(&mut session, 2, "nothing"), Err(IllegalStep::NotYourTurn));
    play(&mut session, 0, "nothing").expect("seat 0 has not moved");
    assert_eq!(session.game().turn(), Turn::ToMove(SeatSet::singleton(Seat(1))));
    play(&mut session, 1, "nothing").expect("seat 1 is the last");
    assert_eq!(session.game().turn(), Turn::ToMove(SeatSet::all(3)));
}

#[test]
fn a_sealed_move_is_visible_only_to_its_seat() {
    let mut session = three();
    play(&mut session, 2, "call 0").expect("a mistake is a move");
    let seen = |viewer| session.game().view(viewer).locked[0].1.clone();
    assert_eq!(seen(Some(Seat(2))).as_deref(), Some("call 0"));
    assert_eq!((seen(Some(Seat(0))), seen(Some(Seat(1)))), (None, None));
    assert_eq!(seen(None).as_deref(), Some("call 0"));
}

#[test]
fn a_mistake_is_unlisted_but_legal_and_costs_points() {
    let mut session = three();
    let mistake = Move::Call(0);
    let mut listed = Vec::new();
    session.game().legal_moves(Seat(0), &mut listed);
    assert!(!listed.contains(&mistake));
    assert_eq!(session.game().check(Seat(0), &mistake), Ok(()));
    let absurd = session.game().check(Seat(0), &Move::Call(999));
    assert!(matches!(absurd, Err(IllegalMove::AgainstTheRules(_))));
    play(&mut session, 0, "call 0").expect("accepted");
    play(&mut session, 1, "nothing").expect("accepted");
    play(&mut session, 2, "nothing").expect("accepted");
    assert_eq!(Sums::snapshot(&session.game().view(None)).scores, [-1, 0, 0]);
}

#[test]
fn the_clock_ends_a_window_for_all_seats() {
    let mut session = three();
    play(&mut session, 1, "nothing").expect("accepted");
    let stock = session.game().stock.len();
    session.play(Step::Timeout).expect("the clock runs");
    assert_eq!(session.game().stock.len(), stock - 1);
    assert_eq!(session.game().turn(), Turn::ToMove(SeatSet::all(3)));
    let without = SumsOptions::default();
    let mut session =
        Session::<Sums>::new(start(3, without, 1), None).expect("the seed's own pack");
    let refused = session.play(Step::Timeout).map(|_| ());
    assert_eq!(refused, Err(IllegalStep::AgainstTheRules("no clock is running".into())));
}

#[test]
fn a_record_holds_all_rounds() {
    let mut session = three();
    let mut rng = Rng::new(Seed::from_number(5), 0);
    let mut deck = Sums::pack(&SumsOptions::default(), 3);
    deck.reverse();
    while let Turn::ToMove(_) | Turn::RoundOver = session.game().turn() {
        let step = match session.game().turn() {
            Turn::RoundOver if session.game().round == 1 => Step::Deal(Some(deck.clone())),
            Turn::RoundOver => Step::Deal(None),
            _ if rng.one_in(5) => Step::Timeout,
            turn => {
                let seats: Vec<Seat> = turn.seats().iter().collect();
                let seat = *rng.pick(&seats);
                let mut moves = vec![Move::Call(10)];
                session.game().legal_moves(seat, &mut moves);
                Step::Play(seat, *rng.pick(&moves))
            }
        };
        session.play(step).expect("a possible step");
    }
    assert_eq!(session.game().round, 3);
    let text = session.record().to_string();
    for part in [",time,", " call 10,", ",deal 50 40 30", ",deal,", "options=clock:true,rounds:3"] {
        assert!(text.contains(part), "{part} in {text}");
    }
    let record = Record::<Sums>::parse(&text).expect("what was printed");
    assert_eq!(Session::replay(record).as_ref(), Ok(&session));
    let mut undone = session.clone();
    while undone.undo() {}
    assert_eq!(undone, three());
}

#[test]
fn a_deck_of_another_pack_is_refused_in_any_round() {
    let mut session = three();
    while session.game().turn() != Turn::RoundOver {
        session.play(Step::Timeout).expect("the clock runs");
    }
    let before = session.clone();
    let wrong = vec![Sums::pack(&SumsOptions::default(), 3)[0]; 30];
    let refused = session.play(Step::Deal(Some(wrong))).map(|_| ());
    assert!(matches!(refused, Err(IllegalStep::BadDeck(_))), "{refused:?}");
    assert_eq!(session, before);
}

#[test]
fn rollouts_value_the_moves_of_the_deciding_seat() {
    let session = three();
    for seat in Seat::all(3) {
        let mut listed = Vec::new();
        session.game().legal_moves(seat, &mut listed);
        let mut go_on = |iterations| iterations < 300;
        let (budget, view) = (&mut Budget::new(&mut go_on), session.game().view(Some(seat)));
        let seed = Seed::from_number(4);
        let rollouts = Rollouts { view: &view, seat, imagine: Sums::determinize, seed };
        let at = usize::from(seat.0);
        let points = |mut game: Sums, _: &mut Rng| {
            for other in game.turn().seats().iter() {
                game.apply(other, &Move::Nothing, &mut NoEvents);
            }
            f64::from(game.points[at] + game.won[at].len() as i32 + 10) / 100.0
        };
        let choice = rollouts.best(listed.clone(), points, budget);
        assert_eq!(choice.votes.len(), listed.len(), "every move is tried");
        // A seat that calls the sum of its own cards wins points; no other seat can know the sum.
        assert!(matches!(choice.mv, Some(Move::Call(_))), "seat {seat}: {choice:?}");
    }
}

#[test]
fn options_are_read_by_their_texts() {
    let options = SumsOptions::parse(&[("clock", "true"), ("rounds", "3")], 2);
    assert_eq!(options, Ok(SumsOptions { clock: true, three_rounds: true }));
}
