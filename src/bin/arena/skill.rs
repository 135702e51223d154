//! `arena review --levels`: how much each level loses with its decisions, in matches against itself. A good review says
//! that stronger levels lose less, and that neither of two equal players loses more.

use spot_on::bots::Level;
use spot_on::cards::rng::{Rng, Seed};
use spot_on::engine::game::MatchConfig;
use spot_on::engine::seat::Seat;
use spot_on::engine::session::Session;
use spot_on::games::{Playable, Visitor, visit_all};
use spot_on::saves::review::{MatchReview, review_match};

use crate::parallel::in_parallel;
use crate::sample::Sample;
use crate::search_limit::SearchLimit;
use crate::self_play::play_match;

/// What to measure.
#[derive(Debug)]
pub(crate) struct SkillRequest {
    /// The game; all games without one.
    pub(crate) game: Option<String>,
    /// The level; all levels without one.
    pub(crate) level: Option<Level>,
    /// Matches of each level.
    pub(crate) games: u32,
    /// Playouts of each decision.
    pub(crate) playouts: Option<u32>,
    pub(crate) threads: usize,
}

/// Prints a line for each game and level: decisions, the loss of a decision, and the difference between the losses of
/// the first and the second seat in a match, both in percent of a win with twice the standard error.
pub(crate) fn print(request: &SkillRequest) {
    struct Lines<'a>(&'a SkillRequest);
    impl Visitor for Lines<'_> {
        fn visit<G: Playable>(&mut self) {
            if self.0.game.as_ref().is_none_or(|id| id == G::INFO.id) {
                let is_asked = |level: &Level| self.0.level.is_none_or(|only| only == *level);
                for level in Level::ALL.into_iter().filter(is_asked) {
                    line::<G>(self.0, level);
                }
            }
        }
    }
    println!(
        "game                level    decisions  loss of a decision  difference of seats in a match"
    );
    visit_all(&mut Lines(request));
}

fn line<G: Playable>(request: &SkillRequest, level: Level) {
    let reviews = reviews::<G>(request, level);
    let losses: Vec<f64> =
        reviews.iter().flat_map(|it| &it.steps).map(|it| 100.0 * it.decision.loss()).collect();
    let skill = |review: &MatchReview, seat| review.account(Seat(seat)).total_skill();
    let differences: Vec<f64> =
        reviews.iter().map(|it| 100.0 * (skill(it, 0) - skill(it, 1))).collect();
    let (loss, difference) = (Sample::of(&losses), Sample::of(&differences));
    println!(
        "{:20}{:9}{:9}{:12.3} ±{:.3}{:18.2} ±{:.2}",
        G::INFO.id,
        level.to_string(),
        losses.len(),
        loss.mean,
        2.0 * loss.error(),
        difference.mean,
        2.0 * difference.error(),
    );
}

fn reviews<G: Playable>(request: &SkillRequest, level: Level) -> Vec<MatchReview> {
    let review = |number| {
        let record = played::<G>(level, number).record().to_string();
        review_match(&record, |_| true, request.playouts).expect("a finished match")
    };
    in_parallel(request.threads, request.games, review)
}

/// A match for two between bots of one level.
fn played<G: Playable>(level: Level, number: u32) -> Session<G> {
    let seed = Seed::from_number(u64::from(number));
    let (options, dealer) = (G::Options::default(), Seat((number % 2) as u8));
    let start = MatchConfig { options, seats: 2, dealer, order: seed.into() };
    play_match(start, &[level; 2], SearchLimit::Usual, Rng::new(seed, 7).seed(), |_| {})
}
