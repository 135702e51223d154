//! Matches between devices, simulated in one process. `MATCHES=1000` plays more of them, `GAME=…` only one game.

use std::collections::BTreeMap;
use std::sync::atomic::Ordering;

use spot_on::cards::rng::{Rng, Seed};
use spot_on::friends::client::{Client, End, Wait};
use spot_on::friends::keys::DeviceSecrets;
use spot_on::friends::logs::Logs;
use spot_on::friends::message::{Body, Choice, Frame, Setup, encode_frame};
use spot_on::friends::simulation::cheats::Cheat;
use spot_on::friends::simulation::{Plan, Simulation, Weather, any_plan, setup_of};
use spot_on::games::{self, AnyMatch};

fn matches(usual: u64) -> u64 {
    std::env::var("MATCHES").map_or(if crate::thorough() { 20 * usual } else { usual }, |text| {
        text.parse().expect("MATCHES is a number")
    })
}

fn ids() -> Vec<&'static str> {
    let only = std::env::var("GAME").ok();
    let ids = games::all().into_iter().map(|game| game.info().id);
    ids.filter(|id| only.as_ref().is_none_or(|only| only == id)).collect()
}

fn plan(game: &str, number: u64, weather: Weather) -> (Plan, Rng) {
    let mut rng = Rng::new(Seed::from_number(60), number);
    (any_plan(game, None, weather, &mut rng), rng)
}

/// Whether every device that is there has come to the end of the plan or of the match, and nobody was accused.
fn went_well(ends: &[Option<End>]) -> bool {
    ends.iter().flatten().all(|end| *end == End::Finished)
}

#[test]
fn every_device_sees_the_true_match_and_no_card_more() {
    for game in ids() {
        for number in 0..matches(1) {
            let (plan, _) = plan(game, number, Weather::default());
            let mut simulation = Simulation::new(plan).expect("a plan");
            let report = simulation.run(&mut |_| {});
            println!("{game}: {report:?}");
            assert!(went_well(&report.ends), "{report:?}");
            let records = simulation.records();
            assert!(!records.is_empty() && records.windows(2).all(|pair| pair[0] == pair[1]));
        }
    }
}

#[test]
fn the_page_sees_what_its_device_knows() {
    for game in ids() {
        let (plan, _) = plan(game, 6_000, Weather::default());
        let mut simulation = Simulation::new(plan).expect("a plan");
        let mut shown: Option<Box<dyn AnyMatch>> = None;
        let report = simulation.run(&mut |simulation| {
            let client = simulation.client(0).expect("it is there");
            if client.game().turn().is_none() {
                return;
            }
            let news = |from: usize| client.game().news(from);
            // The last step is told again: its points were guesses until the round was checked.
            let from = shown.as_ref().map_or(0, |shown| shown.step_count());
            shown = Some(games::observed(shown.take(), &news(from)).expect("news"));
            let shown = shown.as_deref().expect("a match");
            assert_eq!(shown.step_count(), client.game().step_count());
            assert_eq!(Some(shown.turn()), client.game().turn());
            for seat in client.my_seats().iter() {
                assert_eq!(shown.view(seat), client.game().view(seat), "{game}");
                assert_eq!(shown.legal(seat), client.game().legal(seat), "{game}");
                let events = shown.events(shown.step_count()).len();
                assert_eq!(events, client.game().events(seat, shown.step_count()).len());
            }
        });
        assert!(went_well(&report.ends), "{report:?}");
    }
}

#[test]
fn nothing_is_lost_in_a_storm_while_devices_go_and_come_back() {
    for game in ids() {
        for number in 0..matches(1) {
            let (plan, mut rng) = plan(game, 1_000 + number, Weather::STORM);
            let devices = plan.devices();
            let mut simulation = Simulation::new(plan).expect("a plan");
            let report = simulation.run(&mut |simulation| {
                let device = rng.below(devices.into()) as u8;
                if rng.one_in(10) && simulation.is_there(device) {
                    simulation.leave(device);
                } else if rng.one_in(3) && !simulation.is_there(device) {
                    simulation.come_back(device);
                }
            });
            println!("{game}: {report:?}");
            assert!(went_well(&report.ends), "{report:?}");
        }
    }
}

#[test]
fn whoever_cheats_is_named_and_nobody_else() {
    let mut counts: BTreeMap<String, (u32, u32)> = BTreeMap::new();
    for game in ids() {
        for cheat in Cheat::ALL {
            for number in 0..matches(1) {
                let (plan, mut rng) = plan(game, 2_000 + number, Weather::default());
                let devices = plan.devices();
                let cheater = match cheat {
                    Cheat::DoublesCard => devices - 1,
                    _ => rng.below(devices.into()) as u8,
                };
                let (tamper, done) = cheat.tamper(plan.holders.len() as u8, rng.seed());
                let mut simulation = Simulation::new(plan).expect("a plan");
                simulation.client(cheater).expect("it is there").cheat(tamper);
                let report = simulation.run(&mut |_| {});
                println!("{game} {cheat:?} by {cheater}: {report:?}");
                let count = counts.entry(format!("{game} {cheat:?}")).or_default();
                if !done.load(Ordering::Relaxed) {
                    assert!(went_well(&report.ends), "{game} {cheat:?} was not tried: {report:?}");
                    continue;
                }
                count.0 += 1;
                for (device, end) in
                    (0..).zip(&report.ends).filter(|(device, _)| *device != cheater)
                {
                    match end {
                        Some(End::Cheated(verdict)) if verdict.device == cheater => {}
                        end => {
                            panic!("{game} {cheat:?} by {cheater}: device {device} says {end:?}")
                        }
                    }
                }
                count.1 += 1;
            }
        }
    }
    for (name, (made, found)) in counts {
        println!("{name}: {made} made, {found} found");
    }
}

#[test]
fn every_step_can_be_interrupted() {
    for game in ids() {
        for number in 0..matches(1) {
            let (mut plan, _) = plan(game, 4_000 + number, Weather::default());
            plan.rounds = 1;
            let devices = plan.devices();
            let mut simulation = Simulation::new(plan).expect("a plan");
            let (mut ticks, mut gone) = (0, None);
            let report = simulation.run(&mut |simulation| {
                if let Some(device) = gone.take() {
                    simulation.come_back(device);
                }
                ticks += 1;
                let device = (ticks % u32::from(devices)) as u8;
                simulation.leave(device);
                gone = Some(device);
            });
            println!("{game}: {report:?}");
            assert!(went_well(&report.ends), "{report:?}");
        }
    }
}

/// Devices that leave for good: one or two, every other time with the first device, which may have invited the others.
fn leavers(number: u64, devices: u8, rng: &mut Rng) -> Vec<u8> {
    let mut all: Vec<u8> = (0..devices).collect();
    rng.shuffle(&mut all);
    if number.is_multiple_of(2) {
        all.retain(|device| *device != 0);
        all.insert(0, 0);
    }
    all.truncate(1 + rng.below(2.min(u32::from(devices) - 1)) as usize);
    all
}

#[test]
fn those_who_stay_go_on_or_end_when_others_are_gone_for_good() {
    for game in ids() {
        for number in 0..matches(4) {
            let (plan, mut rng) = plan(game, 3_000 + number, Weather::default());
            let devices = plan.devices();
            let gone = leavers(number, devices, &mut rng);
            let can_redeal = usize::from(devices) - gone.len() >= 2;
            let choice = if can_redeal && rng.one_in(2) { Choice::Redeal } else { Choice::End };
            let (mut ticks, leaves_at) = (0, 1 + rng.below(60));
            let mut simulation = Simulation::new(plan).expect("a plan");
            let report = simulation.run(&mut |simulation| {
                ticks += 1;
                if ticks == leaves_at {
                    for device in &gone {
                        simulation.leave(*device);
                    }
                }
                if ticks == leaves_at + 20 && gone.iter().all(|gone| !simulation.is_there(*gone)) {
                    let waits = simulation.waits();
                    let names = |wait: &Wait| !wait.devices.is_empty();
                    assert!(waits.iter().flatten().all(names), "it says on whom it waits");
                    simulation.vote(choice);
                }
            });
            println!("{game}: {choice:?} {report:?}");
            for end in report.ends.iter().flatten() {
                assert!(matches!(end, End::Finished | End::Ended), "{game} {report:?}");
            }
            if report.ends.iter().flatten().all(|end| *end != End::Finished) {
                for &device in &gone {
                    if !simulation.is_there(device) {
                        comes_back_too_late(&mut simulation, device);
                    }
                }
            }
        }
    }
}

/// A device that comes back too late learns that the match has ended or gone on without it.
fn comes_back_too_late(simulation: &mut Simulation, device: u8) {
    simulation.come_back(device);
    for _ in 0..200 {
        simulation.tick();
    }
    let end = simulation.client(device).and_then(|client| client.end().cloned());
    assert!(matches!(end, Some(End::LeftOut | End::Ended)), "{end:?}");
}

#[test]
fn whoever_leaves_instead_of_showing_the_seed_spoils_only_this_round() {
    for game in ids() {
        for number in 0..matches(1) {
            let (plan, mut rng) = plan(game, 5_000 + number, Weather::default());
            let devices = plan.devices();
            let gone = rng.below(devices.into()) as u8;
            let mut simulation = Simulation::new(plan).expect("a plan");
            let report = simulation.run(&mut |simulation| {
                let withholds =
                    |wait: Wait| wait.what == "seed of the round" && wait.devices == [gone];
                let mut waiting = 0;
                for device in (0..devices).filter(|device| *device != gone) {
                    let client = simulation.client(device).expect("it is there");
                    let waits =
                        client.rounds_checked() == 1 && client.waiting().is_some_and(withholds);
                    waiting += u8::from(waits);
                }
                if waiting == devices - 1 && simulation.is_there(gone) {
                    simulation.leave(gone);
                    simulation.vote(Choice::End);
                }
            });
            println!("{game}: {report:?}");
            if simulation.is_there(gone) {
                assert!(went_well(&report.ends), "{report:?}");
                continue;
            }
            assert!(report.ends.iter().flatten().all(|end| *end == End::Ended), "{report:?}");
            assert_eq!(report.rounds, 1);
            let records = simulation.records();
            assert!(!records.is_empty() && records.windows(2).all(|pair| pair[0] == pair[1]));
        }
    }
}

/// Both devices of one match, with all that the first one has written.
fn two_devices() -> (Setup, [DeviceSecrets; 2], Client, Client) {
    let masters = [[1; 32], [2; 32]];
    let setup = setup_of(ids()[0], &[], &[0, 1], ([1; 16], &masters)).expect("a game");
    let client = |me: u8| {
        let client = Client::new(setup.clone(), me, masters[usize::from(me)]);
        let mut client = client.expect("a setup");
        client.advance();
        client
    };
    let (one, other) = (client(0), client(1));
    (setup, masters.map(DeviceSecrets::of), one, other)
}

#[test]
fn whoever_says_different_things_to_different_devices_is_named() {
    let (setup, secrets, mut one, mut other) = two_devices();
    let mut said = Logs::new(setup.clone());
    said.write(1, &Body::Commit([5; 32]), &secrets[1]);
    let frame = said.missing(&[0, 0]).expect("an entry");
    one.receive(&encode_frame(&setup.match_id(), &frame)).expect("a frame");
    assert_eq!(one.end(), None);
    let frame = other.news(&mut vec![0, 0]).expect("its commitment");
    one.receive(&frame).expect("a frame");
    let end = one.end().cloned();
    assert!(matches!(end, Some(End::Cheated(verdict)) if verdict.device == 1));
    // The proof convinces others, too.
    let proof = one.news(&mut vec![0, 0]).expect("a proof");
    other.receive(&proof).expect("a frame");
    assert!(matches!(other.end(), Some(End::Cheated(verdict)) if verdict.device == 1));
}

#[test]
fn old_and_foreign_entries_change_nothing() {
    let (setup, secrets, mut one, other) = two_devices();
    let id = setup.match_id();
    let entries = |logs: &Logs| logs.entries().cloned().collect::<Vec<_>>();
    let mut again = entries(other.logs()).remove(0);
    one.receive(&encode_frame(&id, &Frame::Entries(vec![again.clone()]))).expect("a frame");
    let before = one.logs().lengths();
    // The same entry, with another number, of another author, and signed by another device.
    let same = again.clone();
    again.number = 1;
    let mut foreign = again.clone();
    foreign.author = 0;
    let mut forged = Logs::new(setup);
    forged.write(1, &Body::Ready, &secrets[0]);
    for entry in [vec![same], vec![again], vec![foreign], entries(&forged)] {
        one.receive(&encode_frame(&id, &Frame::Entries(entry))).expect("a frame");
        assert_eq!(one.logs().lengths(), before);
        assert_eq!(one.end(), None);
    }
    for bytes in [&b""[..], b"\x01", b"\x02aaaaaaaa", b"\x01aaaaaaaa\x00"] {
        assert!(one.receive(bytes).is_err_and(|why| !why.to_string().is_empty()));
    }
}

#[test]
fn whoever_asks_twice_gets_what_everybody_got() {
    let (_, _, one, mut other) = two_devices();
    let asked: Vec<_> = (0..3).map(|_| one.news(&mut vec![0, 0])).collect();
    assert!(asked.windows(2).all(|pair| pair[0] == pair[1]));
    let answer = other.receive(&one.have()).expect("a frame");
    assert_eq!(answer, other.receive(&one.have()).expect("a frame"));
}

/// A change of a setup, and words of the reason why it is refused.
type Case<'a> = (&'a dyn Fn(&mut Setup), &'a str);

#[test]
fn setups_that_cannot_be_played_are_refused_in_words() {
    let (setup, ..) = two_devices();
    let refused = |change: &dyn Fn(&mut Setup)| {
        let mut setup = setup.clone();
        change(&mut setup);
        Client::new(setup, 0, [1; 32]).err()
    };
    assert_eq!(refused(&|_| {}), None);
    let cases: [Case; 7] = [
        (&|setup| setup.rules[0] ^= 1, "different versions"),
        (&|setup| setup.game = "whist".into(), "no game"),
        (&|setup| setup.seats = vec![0, 0], "has no seat"),
        (&|setup| setup.seats = vec![0, 1, 2], "no device"),
        (&|setup| setup.seats = vec![0; 40], "at most 6 seats"),
        (&|setup| setup.devices.truncate(1), "2 to 6 devices"),
        (&|setup| setup.devices.reverse(), "keys of this device"),
    ];
    for (change, words) in cases {
        let why = refused(change).expect("it is refused");
        assert!(why.contains(words), "{why}");
    }
    assert!(Client::restore(b"nothing").is_err());
}
