//! What may come at any time: proofs that a device said different things, stops, and votes about devices that are gone.

use crate::engine::chance::MOST_DEVICES;

use super::super::fault::Fault;
use super::super::message::{Body, Choice, Vote};
use super::{Client, End, Stage, Step, Stop, seats_of};

impl Client {
    /// Ends the match if somebody said different things to different devices.
    pub(super) fn judge_fork(&mut self) {
        let author = self.fork.as_ref().map(|(one, _)| one.author);
        if let Some(author) = author
            && !matches!(self.stage, Stage::Over(_))
        {
            let _: Step = self.accuse(author, Fault::TwoVersions);
        }
    }

    /// The asides of a device in its whole log.
    fn asides(&self, device: u8) -> impl Iterator<Item = &Body> {
        self.logs.asides(usize::from(device), 0)
    }

    /// The asides after what was read.
    fn asides_ahead(&self, device: u8) -> impl Iterator<Item = &Body> {
        let at = usize::from(device);
        self.logs.asides(at, self.cursors[at])
    }

    /// The device with the lowest index that has stopped the round.
    pub(super) fn who_stopped(&self) -> u8 {
        let stops = |device: &u8| self.asides(*device).any(|body| matches!(body, Body::Stop(_)));
        self.devices.iter().copied().find(stops).unwrap_or(self.me)
    }

    /// Proposes to go on without devices that are gone, or agrees to the same proposal of another device.
    ///
    /// # Errors
    /// Why that is not possible.
    pub fn vote(&mut self, gone: &[u8], choice: Choice) -> Result<(), String> {
        let mut gone: Vec<u8> =
            gone.iter().copied().filter(|device| self.devices.contains(device)).collect();
        gone.sort_unstable();
        gone.dedup();
        if gone.is_empty() || gone.contains(&self.me) {
            return Err("a vote is about other devices that take part".into());
        }
        if choice == Choice::Redeal && self.devices.len() - gone.len() < 2 {
            return Err("a match between devices needs two of them".into());
        }
        if matches!(self.stage, Stage::Over(End::Finished | End::Ended | End::LeftOut)) {
            return Err("the match is over".into());
        }
        if self.open_vote(self.me).is_some() {
            return Err("this device has voted".into());
        }
        let lengths = self.logs.lengths();
        let seen: Vec<u32> = gone.iter().map(|device| lengths[usize::from(*device)]).collect();
        for (device, seen) in gone.iter().zip(&seen) {
            self.limits[usize::from(*device)] = Some(*seen);
        }
        let vote = Vote { number: self.decisions, gone, choice, seen };
        let me = usize::from(self.me);
        self.logs.write(me, &Body::Vote(vote), &self.secrets);
        self.advance();
        Ok(())
    }

    /// The vote of a device that is open.
    pub(super) fn open_vote(&self, device: u8) -> Option<Vote> {
        let votes = self.asides(device).filter_map(|body| match body {
            Body::Vote(vote) if vote.number == self.decisions => Some(vote.clone()),
            _ => None,
        });
        votes.last()
    }

    /// An open vote, with the device that was the first to vote.
    pub fn proposal(&self) -> Option<(u8, Vote)> {
        self.devices.iter().find_map(|&device| Some((device, self.open_vote(device)?)))
    }

    /// The device that counts the votes: the one with the lowest index that is not gone.
    fn counts(&self, gone: &[u8]) -> Option<u8> {
        self.devices.iter().copied().find(|device| !gone.contains(device))
    }

    /// Follows stops and votes as far as they have got.
    pub(super) fn settle_votes(&mut self) {
        let stopped = |client: &Client| {
            let stops = |device: &u8| {
                client.asides_ahead(*device).any(|body| matches!(body, Body::Stop(_)))
            };
            client.devices.iter().any(stops)
        };
        if stopped(self) {
            self.show_seed();
        }
        self.hold_back();
        self.contradict();
        self.count_votes();
        self.read_decision();
        self.apply_decision();
    }

    /// Reads no entries of devices that are gone beyond those that this device had when it voted.
    fn hold_back(&mut self) {
        let Some(vote) = self.open_vote(self.me).filter(|_| self.decision.is_none()) else {
            return;
        };
        for (device, seen) in vote.gone.iter().zip(&vote.seen) {
            if let Some(limit) = self.limits.get_mut(usize::from(*device)) {
                *limit = Some(*seen);
            }
        }
    }

    /// Says that this device is there, if somebody proposes to go on without it.
    fn contradict(&mut self) {
        let names_me = |device: u8| self.open_vote(device).filter(|it| it.gone.contains(&self.me));
        let Some(vote) = self.devices.iter().find_map(|device| names_me(*device)) else { return };
        let number = vote.number;
        let has_said = |body: &Body| matches!(body, Body::Cancel(vote) if vote.number == number);
        if self.decision.is_none() && !self.asides(self.me).any(has_said) {
            self.logs.write(usize::from(self.me), &Body::Cancel(vote), &self.secrets);
        }
    }

    /// If this device counts the votes: decides when all agree, and cancels the vote if somebody has come back.
    fn count_votes(&mut self) {
        let devices = self.devices.clone();
        let votes: Vec<(u8, Vote)> =
            devices.iter().filter_map(|&device| Some((device, self.open_vote(device)?))).collect();
        for (_, vote) in &votes {
            if self.counts(&vote.gone) != Some(self.me) || self.has_ruled() {
                continue;
            }
            let present = devices.iter().filter(|device| !vote.gone.contains(device));
            let agrees = |other: &Vote| {
                other.gone == vote.gone
                    && other.choice == vote.choice
                    && other.seen.len() == vote.gone.len()
            };
            let of =
                |device: &u8| votes.iter().find(|(voter, other)| voter == device && agrees(other));
            let all: Option<Vec<&Vote>> =
                present.map(|device| of(device).map(|(_, vote)| vote)).collect();
            let lengths = self.logs.lengths();
            let is_back = |vote: &Vote| {
                let known = vote
                    .gone
                    .iter()
                    .map(|device| lengths.get(usize::from(*device)).copied().unwrap_or(0));
                known.zip(&vote.seen).any(|(now, seen)| now > *seen)
            };
            let ruling = match all {
                Some(all) => {
                    let most = |at: usize| all.iter().map(|vote| vote.seen[at]).max().unwrap_or(0);
                    Body::Decide(vote.clone(), (0..vote.gone.len()).map(most).collect())
                }
                None if is_back(vote) => Body::Cancel(vote.clone()),
                None => continue,
            };
            self.logs.write(usize::from(self.me), &ruling, &self.secrets);
        }
    }

    /// Whether this device has decided or cancelled the open vote.
    fn has_ruled(&self) -> bool {
        self.rulings(self.me).next().is_some()
    }

    /// The decisions and cancellations of a device about the open vote.
    fn rulings(&self, device: u8) -> impl Iterator<Item = &Body> {
        let number = self.decisions;
        self.asides(device).filter(move |body| match body {
            Body::Decide(vote, _) | Body::Cancel(vote) => {
                vote.number == number && self.counts(&vote.gone) == Some(device)
            }
            _ => false,
        })
    }

    /// Whether an aside of a device decides the open vote.
    pub(super) fn is_open_decision(&self, device: u8, body: &Body) -> bool {
        match body {
            Body::Decide(vote, _) => {
                vote.number == self.decisions && self.counts(&vote.gone) == Some(device)
            }
            _ => false,
        }
    }

    fn read_decision(&mut self) {
        if self.decision.is_some() {
            return;
        }
        let ruling = self.devices.iter().rev().find_map(|device| self.rulings(*device).next());
        match ruling.cloned() {
            Some(Body::Cancel(vote)) => {
                self.decisions += 1;
                for device in vote.gone {
                    if let Some(limit) = self.limits.get_mut(usize::from(device)) {
                        *limit = None;
                    }
                }
            }
            Some(Body::Decide(vote, cuts)) => {
                for (device, cut) in vote.gone.iter().zip(cuts) {
                    if let Some(limit) = self.limits.get_mut(usize::from(*device)) {
                        *limit = Some(cut);
                    }
                }
                self.decision = Some(vote);
            }
            _ => {}
        }
    }

    /// Goes on without the devices that are gone, after everything that was sent before the votes.
    fn apply_decision(&mut self) {
        while self.step().is_ok() {}
        let Some(vote) = self.decision.clone() else { return };
        // This device may have gone on alone from where the others ceased to hear of it.
        if vote.gone.contains(&self.me) {
            self.decisions += 1;
            self.stage = Stage::Over(End::LeftOut);
            self.decision = None;
            return;
        }
        let is_paused = match self.step() {
            Err(Stop::Wait(_)) => true,
            Err(Stop::Over) => {
                matches!(&self.stage, Stage::Over(End::Cheated(verdict)) if vote.gone.contains(&verdict.device))
            }
            Ok(()) => false,
        };
        let cut = |device: &u8| self.limits[usize::from(*device)].unwrap_or(0);
        let lengths = self.logs.lengths();
        let has_all = self.devices.iter().all(|device| match vote.gone.contains(device) {
            true => lengths[usize::from(*device)] >= cut(device),
            false => self.open_vote(*device).is_some(),
        });
        if !is_paused || !has_all || vote.gone.len() >= MOST_DEVICES {
            return;
        }
        (self.decision, self.fork) = (None, None);
        self.decisions += 1;
        if vote.choice == Choice::End {
            self.stage = Stage::Over(End::Ended);
        } else {
            self.deal_anew(&vote.gone);
        }
    }

    fn deal_anew(&mut self, gone: &[u8]) {
        let Some(heir) = self.counts(gone) else { return };
        self.devices.retain(|device| !gone.contains(device));
        for holder in &mut self.holders {
            if gone.contains(holder) {
                *holder = heir;
            }
        }
        self.chain += 1;
        self.deal = None;
        self.queue.clear();
        self.asked.clear();
        self.wishes.clear();
        self.game.restart(seats_of(&self.holders, self.me));
        self.stage = Stage::Commit;
    }
}
