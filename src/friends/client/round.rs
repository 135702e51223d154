//! A round: the pack is locked, cards are opened, and steps are taken.

use super::super::any_known_match::RulesFault;
use super::super::deal::{Deal, Openings};
use super::super::fault::Fault;
use super::super::locked_pack::RoundSecrets;
use super::super::message::Body;
use super::super::seat_match::{Act, Attempt};
use super::{Client, Stage, Step, Task};
use crate::engine::seat::Seat;

impl Client {
    /// Begins to deal a round.
    pub(super) fn begin_round(&mut self) {
        self.dealt += 1;
        self.deals += 1;
        let seed = self.secrets.round_seed(&self.id, self.chain, self.dealt);
        let secrets = RoundSecrets::new(seed, self.round + 1);
        let table = (&self.devices[..], &self.holders[..], self.me);
        let mut deal = Deal::new(&self.id, self.deals, table, &self.setup.devices, secrets);
        deal.begin(self.game.pack());
        self.deal = Some(deal);
        self.queue = [Act::Deal].into();
        self.asked.clear();
        self.stage = Stage::Round(Task::Mask(0));
    }

    pub(super) fn deal(&mut self) -> &mut Deal {
        self.deal.as_mut().expect("a round is going on")
    }

    pub(super) fn set(&mut self, task: Task) {
        match &mut self.stage {
            Stage::Stopped(old) => **old = task,
            stage => *stage = Stage::Round(task),
        }
    }

    pub(super) fn play_on(&mut self) -> Step {
        let task = match &self.stage {
            Stage::Round(task) => task.clone(),
            Stage::Stopped(task) => (**task).clone(),
            _ => return Ok(()),
        };
        match task {
            Task::Choose => self.choose(),
            Task::Unseal(hashes) => self.open_sealed_moves(&hashes),
            Task::Take => self.take_step(),
            Task::Mask(at) => self.pass(at, true),
            Task::Lock(at) => self.pass(at, false),
            Task::Open(openings) => self.open(&openings),
            Task::Ask(seat, answer) => self.ask(seat, answer),
            Task::Audit => self.audit(),
        }
    }

    /// One device's pass over the pack.
    fn pass(&mut self, at: usize, is_mask: bool) -> Step {
        let Some(&device) = self.devices.get(at) else {
            self.set(if is_mask { Task::Lock(0) } else { Task::Take });
            return Ok(());
        };
        let what = if is_mask { "shuffle" } else { "locks of the pack" };
        let body = self.take(device, what, |client| {
            let deal = client.deal();
            Some(if is_mask { deal.masked() } else { deal.locked() })
        })?;
        let points = match body {
            Body::Mask(points) if is_mask => points,
            Body::Lock(points) if !is_mask => points,
            other => return self.unexpected(device, &other, what),
        };
        if !self.deal().pass(device, is_mask, points) {
            return self.accuse(device, Fault::WrongShuffle);
        }
        self.set(if is_mask { Task::Mask(at + 1) } else { Task::Lock(at + 1) });
        Ok(())
    }

    /// Opens cards.
    fn open(&mut self, openings: &Openings) -> Step {
        let senders = self.deal().senders(openings);
        let bodies =
            self.take_all(&senders, "locks of cards", |client| client.deal().my_locks(openings))?;
        let mut sent = Vec::new();
        for (device, body) in senders.into_iter().zip(bodies) {
            match body {
                Body::Locks(open, sealed) => {
                    if !self.deal().are_for(device, openings, (&open, &sealed)) {
                        return self.accuse(device, Fault::WrongLock);
                    }
                    sent.push((device, open, sealed));
                }
                other => return self.unexpected(device, &other, "locks of cards"),
            }
        }
        let Client { deal, secrets, .. } = self;
        let opened = deal.as_mut().expect("a round is going on").open(openings, sent, secrets);
        self.set(Task::Take);
        match opened {
            Ok(()) => Ok(()),
            Err(why) => self.stop(why),
        }
    }

    fn ask(&mut self, seat: Seat, answer: bool) -> Step {
        let device = self.holders[usize::from(seat.0)];
        match self.take(device, "answer", |_| Some(Body::Answer(answer)))? {
            Body::Answer(answer) => {
                self.deal().answers.push(answer);
                self.asked.push(seat);
                self.set(Task::Take);
                Ok(())
            }
            other => self.unexpected(device, &other, "an answer"),
        }
    }

    /// Takes the step at the head of the queue, or finds out what must happen before.
    fn take_step(&mut self) -> Step {
        let Some(act) = self.queue.front().cloned() else {
            self.set(Task::Choose);
            return Ok(());
        };
        let Client { game, deal, .. } = self;
        let deal = deal.as_mut().expect("a round is going on");
        match game.attempt(&act, &deal.slots, deal) {
            Attempt::Open(openings) => {
                let hidden = deal.hidden(&openings);
                self.set(Task::Open(hidden));
            }
            Attempt::Shuffle(cards) => {
                deal.begin(cards);
                self.set(Task::Mask(0));
            }
            Attempt::Ask(seat, answer) => self.set(Task::Ask(seat, answer)),
            Attempt::Done(slots) => {
                deal.slots = slots;
                self.step_done();
            }
            Attempt::Illegal(why) => {
                let what = Fault::Rules(why);
                let step = self.game.step_count();
                return self.blame(RulesFault { seat: act.seat(), step, what });
            }
            Attempt::Contradiction(why) => return self.stop(why),
        }
        Ok(())
    }

    fn step_done(&mut self) {
        let ends_round = self.game.ends_round();
        if ends_round {
            return self.set(Task::Audit);
        }
        let asked = std::mem::take(&mut self.asked);
        self.deal().answers.clear();
        self.game.commit(&asked);
        self.queue.pop_front();
        self.set(Task::Take);
    }
}
