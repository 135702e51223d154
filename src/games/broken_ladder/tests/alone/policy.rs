//! A policy for a single hand, and its value.

use super::{Alone, Five, Six, TURNS};

/// The decision for each hand.
pub(super) struct Policy<'a> {
    alone: &'a Alone,
    /// The value of the hand if it is laid down.
    lays: Vec<Option<f64>>,
    /// The five cards kept of each six.
    keeps: Vec<Five>,
    /// The value of each hand of six. The open card is taken if this is at least the value of drawing.
    takes: Vec<f64>,
    /// The value of drawing to each hand of five, as the policy estimates it.
    draws: Vec<f64>,
}

impl<'a> Policy<'a> {
    /// The policy that keeps the five cards with the highest worth.
    pub(super) fn keeping(
        alone: &'a Alone,
        lays: Vec<Option<f64>>,
        worth: &[f64],
        takes: Vec<f64>,
        draws: Vec<f64>,
    ) -> Policy<'a> {
        let best = |fives: &[Five]| {
            let best =
                fives.iter().copied().max_by(|&one, &other| worth[one].total_cmp(&worth[other]));
            best.expect("six cards leave five")
        };
        let keeps = alone.leaves.iter().map(|fives| best(fives)).collect();
        Policy { alone, lays, keeps, takes, draws }
    }

    /// The policy that looks a turn ahead with these values of hands.
    pub(super) fn by_values(alone: &'a Alone, laying: &[Option<f64>], worth: &[f64]) -> Policy<'a> {
        let takes = alone.by_taking(worth);
        let draws = alone.by_drawing(&takes);
        let lays: Vec<Option<f64>> = laying
            .iter()
            .zip(&draws)
            .map(|(laying, draw)| laying.filter(|laying| laying >= draw))
            .collect();
        let ahead: Vec<f64> = laying
            .iter()
            .zip(&draws)
            .zip(0..)
            .map(|((laying, draw), five)| alone.kept(five, laying.unwrap_or_default().max(*draw)))
            .collect();
        Policy::keeping(alone, lays, &ahead, takes, draws)
    }

    /// The average value of a dealt hand.
    pub(super) fn worth(&self) -> f64 {
        let mut worth = vec![0.0; self.alone.fives.len()];
        for _ in 0..TURNS {
            let fives = self.alone.all_kept(&worth);
            let kept: Vec<f64> = self.keeps.iter().map(|&five| fives[five]).collect();
            let play = |five: Five| {
                let drawing = self.alone.average(five, |six| kept[six]);
                let playing = |six| if self.is_taken(five, six) { kept[six] } else { drawing };
                self.lays[five].unwrap_or_else(|| self.alone.average(five, playing))
            };
            worth = (0..worth.len()).map(play).collect();
        }
        self.alone.deal().iter().zip(&worth).map(|(chance, worth)| chance * worth).sum()
    }

    /// Expected number of turns after the first that begin with each hand.
    pub(super) fn visits(&self) -> Vec<f64> {
        let mut hands = self.alone.deal();
        let mut visits = vec![0.0; hands.len()];
        for _ in 0..TURNS {
            let mut next = vec![0.0; hands.len()];
            for (five, &held) in hands.iter().enumerate() {
                if held > 0.0 && self.lays[five].is_none() {
                    self.spread(five, self.alone.plane.goes_on * held, &mut next);
                }
            }
            hands = next;
            visits.iter_mut().zip(&hands).for_each(|(sum, held)| *sum += held);
        }
        visits
    }

    /// Distributes a hand's weight `held` over the hands after a turn.
    fn spread(&self, five: Five, held: f64, next: &mut [f64]) {
        let ways = &self.alone.makes[five];
        let taken = |six| self.is_taken(five, six);
        let draws: f64 =
            ways.iter().filter(|&&(six, _)| !taken(six)).map(|&(_, chance)| chance).sum();
        for &(six, chance) in ways {
            next[self.keeps[six]] += held * chance * (draws + f64::from(u8::from(taken(six))));
        }
    }

    fn is_taken(&self, five: Five, six: Six) -> bool {
        self.takes[six] >= self.draws[five]
    }
}
