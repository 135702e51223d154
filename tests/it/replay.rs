//! Replays: the match at a step is the same whichever way the replay gets there.

use crate::random_play;
use spot_on::cards::rng::{Rng, Seed};
use spot_on::games;
use spot_on::saves::replay::Replay;
use spot_on::saves::score_course::ScoreCourse;

#[test]
fn every_step_can_be_restored() {
    let mut rng = Rng::new(Seed::from_number(15), 0);
    for kind in games::all() {
        for _ in 0..4 {
            let mut game = random_play::any_match(&*kind, &mut rng);
            random_play::some_steps(&mut *game, 150, &mut rng);
            let (replay, whole) = (Replay::of(&game.record()).expect("a record"), game.record());
            assert_eq!(replay.until(replay.steps()), whole);
            for _ in 0..20 {
                let step = rng.below(replay.steps() as u32 + 1) as usize;
                replay.put(&mut game, step);
                assert_eq!(game.record(), replay.until(step));
                assert_eq!(game.step_count(), step);
            }
            replay.put(&mut game, replay.steps() + 5);
            assert_eq!(game.record(), whole);
        }
    }
}

#[test]
fn the_course_of_a_match_follows_its_points() {
    let mut rng = Rng::new(Seed::from_number(16), 0);
    for kind in games::all() {
        let mut game = random_play::any_match(&*kind, &mut rng);
        random_play::some_steps(&mut *game, 300, &mut rng);
        let course = ScoreCourse::of(&*game);
        assert!(course.stops.iter().all(|totals| totals.len() == usize::from(game.seats())));
        if let Some(best) = course.best_moment(kind.info().lower_is_better) {
            let [before, after] =
                [best.stop - 1, best.stop].map(|stop| course.stops[stop][best.seat]);
            assert_eq!(after - before, best.points);
        }
    }
}
