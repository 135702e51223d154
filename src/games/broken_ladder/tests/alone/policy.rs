//! A way to play one's own hand, and what it is worth.

use super::{Alone, Five, GOES_ON, Six, TURNS};

/// What is done with each hand.
pub(super) struct Policy<'a> {
    alone: &'a Alone,
    /// What the hand brings that is laid down.
    lays: Vec<Option<f64>>,
    /// The five that are kept of each six.
    keeps: Vec<Five>,
    /// The open card is taken if the six that it makes
    takes: Vec<f64>,
    /// are worth at least as much as drawing seems to be.
    draws: Vec<f64>,
}

impl<'a> Policy<'a> {
    /// Keeps the five that seem to be worth the most.
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

    /// Looks a turn ahead with these values: what is laid down, kept, taken and drawn for follows from them.
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

    /// What a dealt hand is worth.
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

    /// How often each hand is held at the beginning of a turn after the first.
    pub(super) fn visits(&self) -> Vec<f64> {
        let mut hands = self.alone.deal();
        let mut visits = vec![0.0; hands.len()];
        for _ in 0..TURNS {
            let mut next = vec![0.0; hands.len()];
            for (five, &held) in hands.iter().enumerate() {
                if held > 0.0 && self.lays[five].is_none() {
                    self.spread(five, GOES_ON * held, &mut next);
                }
            }
            hands = next;
            visits.iter_mut().zip(&hands).for_each(|(sum, held)| *sum += held);
        }
        visits
    }

    /// What becomes of a hand in a turn.
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
