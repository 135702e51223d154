//! The account of a match: the start, the luck and the skill that make its result.
//!
//! ```text
//! start + luck + skill = result
//! ```
//!
//! The start is a player's fair share before the cards are dealt. Luck is what cards and other players changed between
//! two decisions: the chance to win before a decision, less the chance after the one before. Skill is what the decisions
//! lost: the chance after the played move, less the chance after the best one. It is never above 0. Backgammon programs
//! keep the same account.

use serde::{Deserialize, Serialize};

use super::DecisionReview;

/// Chances to win around a decision.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Chances {
    /// Before it: the chance after the best move.
    pub before: f64,
    /// After it: the chance after the played move.
    pub after: f64,
}

impl<M> From<&DecisionReview<M>> for Chances {
    fn from(review: &DecisionReview<M>) -> Chances {
        Chances { before: review.best().chance, after: review.played().chance }
    }
}

/// The account of one player.
#[derive(Clone, PartialEq, Debug)]
pub struct Account {
    /// The fair share before the deal.
    pub start: f64,
    /// The luck before each decision, and at last the luck before the end.
    pub luck: Vec<f64>,
    /// What each decision lost, at most 0.
    pub skill: Vec<f64>,
    /// The share in the win.
    pub result: f64,
}

impl Account {
    /// The account of these decisions, in order.
    pub fn of(start: f64, decisions: &[Chances], result: f64) -> Account {
        let mut last = start;
        let mut luck: Vec<f64> = decisions
            .iter()
            .map(|chances| {
                let luck = chances.before - last;
                last = chances.after;
                luck
            })
            .collect();
        luck.push(result - last);
        let skill = decisions.iter().map(|chances| chances.after - chances.before).collect();
        Account { start, luck, skill, result }
    }

    /// The sum of all luck.
    pub fn total_luck(&self) -> f64 {
        self.luck.iter().sum()
    }

    /// The sum of all losses, at most 0.
    pub fn total_skill(&self) -> f64 {
        self.skill.iter().sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn start_luck_and_skill_make_the_result() {
        arbtest::arbtest(|u| {
            let mut chance =
                || u.int_in_range(0..=1000).map(|thousandths: u32| f64::from(thousandths) / 1000.0);
            let (start, result) = (chance()?, chance()?);
            let decision = |_| Ok(Chances { before: chance()?, after: chance()? });
            let mut decisions = (0..60).map(decision).collect::<Result<Vec<_>, _>>()?;
            for it in &mut decisions {
                it.after *= it.before;
            }
            let account = Account::of(start, &decisions, result);
            let sum = account.start + account.total_luck() + account.total_skill();
            assert!((sum - result).abs() < 1e-9);
            assert!(account.skill.iter().all(|lost| *lost <= 0.0));
            Ok(())
        });
    }
}
