//! The audit at the end of a round, and when somebody stops it.

use crate::cards::rng::Seed;
use crate::engine::chance::{SeedRange, earlier};

use super::super::any_known_match::RulesFault;
use super::super::fault::Fault;
use super::super::known_match::order_of;
use super::super::message::Body;
use super::{Client, End, Stage, Step, Stop, Task, Verdict};

impl Client {
    /// All devices show their seeds, and everything is checked.
    pub(super) fn audit(&mut self) -> Step {
        let seeds = self.take_seeds()?;
        if let Some((device, what)) = self.deal().find_fault(&seeds) {
            return self.accuse(device, what);
        }
        let ranges = self.ranges_with(&seeds);
        let asked = std::mem::take(&mut self.asked);
        let checked = order_of(&ranges).and_then(|order| self.game.audit(order, &asked));
        if let Err(fault) = checked {
            return self.blame(fault);
        }
        (self.shown, self.ranges) = (seeds, ranges);
        self.round += 1;
        self.deal().answers.clear();
        self.queue.clear();
        self.deal = None;
        self.set(Task::Choose);
        Ok(())
    }

    /// The seed of each device for the round.
    fn take_seeds(&mut self) -> Step<Vec<Seed>> {
        let devices = self.devices.clone();
        let bodies = self.take_all(&devices, "seed of the round", |client| {
            Some(Body::Audit(client.deal().secrets.seed()))
        })?;
        let mut seeds = Vec::new();
        for ((device, body), shown) in devices.into_iter().zip(bodies).zip(self.shown.clone()) {
            match body {
                Body::Audit(seed) if earlier(seed, 1) == shown => seeds.push(seed),
                Body::Audit(_) => return self.accuse(device, Fault::OtherSecret),
                other => return self.unexpected(device, &other, "the seed of the round"),
            }
        }
        Ok(seeds)
    }

    /// The seeds of all rounds that were checked, and of the one that is going on.
    fn ranges_with(&self, seeds: &[Seed]) -> Vec<SeedRange> {
        let mut ranges = self.ranges.clone();
        if self.dealt > 1 {
            ranges.pop();
        }
        ranges.push(SeedRange { last: self.round + 1, seeds: seeds.to_vec() });
        ranges
    }

    /// Ends the match with the device at fault, if a seat is.
    pub(super) fn blame<T>(&mut self, fault: RulesFault) -> Step<T> {
        let Some(seat) = fault.seat else { return self.end_with(End::Unexplained(fault)) };
        let RulesFault { step, what, .. } = fault;
        let device = self.holders[usize::from(seat.0)];
        self.end_with(End::Cheated(Verdict { device, step, what }))
    }

    /// Stops the round, because something in it cannot be true.
    pub(super) fn stop(&mut self, why: String) -> Step {
        if self.is_stopped() {
            return Err(Stop::Over);
        }
        let me = usize::from(self.me);
        self.logs.write(me, &Body::Stop(why), &self.secrets);
        self.show_seed();
        Ok(())
    }

    /// Shows the seed after somebody has stopped the round.
    pub(super) fn show_seed(&mut self) {
        let task = match &self.stage {
            Stage::Round(task) => Some(task.clone()),
            // Whoever has found the cheat already helps the others to find him.
            Stage::Over(End::Cheated(_) | End::Unexplained(_)) => None,
            _ => return,
        };
        let me = self.me;
        if let Some(deal) = &self.deal
            && self.seed_ahead(me).is_none()
        {
            let seed = deal.secrets.seed();
            self.logs.write(usize::from(me), &Body::Audit(seed), &self.secrets);
        }
        if let Some(task) = task {
            self.stage = Stage::Stopped(Box::new(task));
        }
    }

    /// After a stop: reads everything that was sent before, then all seeds, and finds the fault.
    pub(super) fn show_all(&mut self) -> Step {
        match self.play_on() {
            Ok(()) => return Ok(()),
            Err(Stop::Over) if matches!(self.stage, Stage::Over(_)) => return Err(Stop::Over),
            Err(_) => {}
        }
        let seeds = self.seeds_after_the_stop()?;
        if let Some((device, what)) = self.deal().find_fault(&seeds) {
            return self.accuse(device, what);
        }
        let checked = order_of(&self.ranges_with(&seeds))
            .and_then(|order| self.game.find_fault(order, self.queue.front()));
        if let Err(fault) = checked {
            return self.blame(fault);
        }
        let who = self.who_stopped();
        self.accuse(who, Fault::NoReason)
    }

    /// The seeds that devices showed after the stop.
    fn seeds_after_the_stop(&mut self) -> Step<Vec<Seed>> {
        let mut seeds = Vec::new();
        let mut missing = Vec::new();
        for (device, shown) in self.devices.clone().into_iter().zip(self.shown.clone()) {
            match self.seed_ahead(device) {
                Some(seed) if earlier(seed, 1) == shown => seeds.push(seed),
                Some(_) => return self.accuse(device, Fault::OtherSecret),
                None => missing.push(device),
            }
        }
        if missing.is_empty() {
            Ok(seeds)
        } else {
            Err(Stop::Wait(super::Wait { devices: missing, what: "seed of the round" }))
        }
    }

    /// The first seed that a device has shown after what was read.
    fn seed_ahead(&self, device: u8) -> Option<Seed> {
        let at = usize::from(device);
        (self.cursors[at]..).map_while(|number| self.logs.body(at, number)).find_map(|body| {
            match body {
                Body::Audit(seed) => Some(*seed),
                _ => None,
            }
        })
    }
}
