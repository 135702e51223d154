//! Reports of matchups: means and their confidence intervals.

use std::fmt;

use serde_json::{Value, json};

use crate::args::Request;
use crate::matchup::{MatchResult, Matchup};
use crate::player::Player;
use crate::sample::Sample;
use crate::search_limit::SearchLimit;
use spot_on::bots::Bot;
use spot_on::engine::options::Options;

/// Half-width of a 99 % confidence interval in standard errors (normal distribution).
const SURE: f64 = 2.576;

/// A mean, and the half-width of its 99 % confidence interval.
#[derive(Clone, Copy, Debug)]
struct Figure {
    mean: f64,
    error: f64,
}

impl Figure {
    /// Each deal is one sample, the mean of its matches. Luck with the cards affects all matches of a deal, so they are
    /// not independent samples.
    fn of(deals: &[Vec<MatchResult>], value: impl Fn(&MatchResult) -> f64) -> Figure {
        let average =
            |deal: &Vec<MatchResult>| deal.iter().map(&value).sum::<f64>() / deal.len() as f64;
        let sample = Sample::of(&deals.iter().map(average).collect::<Vec<_>>());
        Figure { mean: sample.mean, error: SURE * sample.error() }
    }

    fn json(self) -> Value {
        json!({ "mean": self.mean, "low": self.mean - self.error, "high": self.mean + self.error })
    }
}

/// The results of a matchup.
pub(crate) struct Report {
    game: &'static str,
    options: Vec<(&'static str, &'static str)>,
    /// The default options.
    defaults: Vec<(&'static str, &'static str)>,
    seats: u8,
    players: (Player, Player),
    seed: u64,
    budget: SearchLimit,
    /// The game's usual number of iterations.
    usual: u32,
    matches: usize,
    /// Number of matches that the first player won alone, shared, and did not win.
    counts: [usize; 3],
    won: Figure,
    points: Figure,
    points_of_others: Figure,
    lead: Figure,
    moves: Figure,
}

impl Report {
    pub(crate) const HEAD: &str = "\
game            seats  first        others       matches    won %  (99 %)     points  others   lead  (99 %)    moves";

    pub(crate) fn of<G: Bot>(
        contest: &Matchup<G::Options>,
        request: &Request,
        deals: &[Vec<MatchResult>],
    ) -> Report {
        let all = || deals.iter().flatten();
        let alone = all().filter(|result| result.won > 0.99).count();
        let lost = all().filter(|result| result.won < 0.01).count();
        let matches = all().count();
        Report {
            game: G::INFO.id,
            options: contest.options.to_pairs(),
            defaults: G::Options::default().to_pairs(),
            seats: contest.seats,
            players: (contest.first, contest.others),
            seed: request.seed,
            budget: request.budget,
            usual: G::USUAL_ITERATIONS,
            matches,
            counts: [alone, matches - alone - lost, lost],
            won: Figure::of(deals, |result| result.won),
            points: Figure::of(deals, |result| result.points),
            points_of_others: Figure::of(deals, |result| result.points_of_others),
            lead: Figure::of(deals, |result| result.points - result.points_of_others),
            moves: Figure::of(deals, |result| f64::from(result.moves)),
        }
    }

    pub(crate) fn json(&self) -> Value {
        let options: serde_json::Map<_, _> =
            self.options.iter().map(|(id, value)| ((*id).to_owned(), json!(value))).collect();
        let (first, others) = (self.players.0.to_string(), self.players.1.to_string());
        let [alone, shared, lost] = self.counts;
        json!({
            "game": self.game,
            "options": options,
            "seats": self.seats,
            "first": first,
            "others": if self.seats > 1 { Some(others) } else { None },
            "seed": self.seed,
            "thinking": match self.budget {
                SearchLimit::Usual => json!({ "iterations": self.usual }),
                SearchLimit::Iterations(most) => json!({ "iterations": most }),
                SearchLimit::Time(most) => json!({ "milliseconds": most.as_millis() as u64 }),
            },
            "matches": self.matches,
            "won_alone": alone,
            "shared": shared,
            "not_won": lost,
            "fair_share": 1.0 / f64::from(self.seats),
            "win_rate": self.won.json(),
            "points": self.points.json(),
            "points_of_others": self.points_of_others.json(),
            "lead": self.lead.json(),
            "moves": self.moves.json(),
        })
    }
}

/// The share of the distance from greedy to clairvoyant that Master closes, in matches against greedy. Needs reports of
/// both with the options and seats of the first report. (Greedy against itself wins its fair share.)
pub(crate) fn share_closed(reports: &[Value]) -> Option<f64> {
    let usual = reports.first()?;
    let above = |player: &str| {
        let is_it = |report: &&Value| {
            report["first"] == player
                && report["others"] == "greedy"
                && report["options"] == usual["options"]
                && report["seats"] == usual["seats"]
        };
        let report = reports.iter().find(is_it)?;
        Some(report["win_rate"]["mean"].as_f64()? - report["fair_share"].as_f64()?)
    };
    let (master, clairvoyant) = (above("master")?, above("clairvoyant")?);
    (clairvoyant > 0.0).then(|| master / clairvoyant)
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let others = if self.seats > 1 { self.players.1.to_string() } else { "-".to_owned() };
        write!(
            f,
            "{:<16}{:>5}  {:<13}{:<13}{:>7}  {:>7.2} ±{:<5.2} {:>9.1} {:>7.1} {:>6.1} ±{:<5.1} {:>8.1}",
            self.game,
            self.seats,
            self.players.0.to_string(),
            others,
            self.matches,
            100.0 * self.won.mean,
            100.0 * self.won.error,
            self.points.mean,
            self.points_of_others.mean,
            self.lead.mean,
            self.lead.error,
            self.moves.mean,
        )?;
        let other = self.options.iter().filter(|option| !self.defaults.contains(option));
        other.into_iter().try_for_each(|(id, value)| write!(f, "  {id}={value}"))
    }
}
