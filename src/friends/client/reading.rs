//! Reading the logs: the next entry of each device, as the protocol expects it.

use super::super::fault::Fault;
use super::super::message::Body;
use super::{Client, End, Stage, Step, Stop, Verdict, Wait};

impl Client {
    /// The next entry of a device that the protocol expects. Asides are passed over. `None` if it is missing.
    pub(super) fn next(&mut self, author: u8) -> Option<&Body> {
        let at = usize::from(author);
        while let Some(body) = self.logs.body(at, self.cursors[at])
            && body.is_aside()
        {
            // What follows a stop or a decision is read when this device has followed it.
            let is_stop = matches!((body, &self.stage), (Body::Stop(_), Stage::Round(_)));
            if is_stop || self.decision.is_none() && self.is_open_decision(author, body) {
                return None;
            }
            // A vote pauses the match until all agree, or somebody is back.
            if matches!(body, Body::Vote(vote) if vote.number == self.decisions) {
                return None;
            }
            self.cursors[at] += 1;
        }
        if self.limits[at].is_some_and(|limit| self.cursors[at] >= limit as usize) {
            return None;
        }
        let body = self.logs.body(at, self.cursors[at])?;
        // Commitments are for a round that is dealt anew, which this device does not know of yet.
        let is_early = matches!(body, Body::Commit(_)) && !matches!(self.stage, Stage::Commit);
        (!is_early).then_some(body)
    }

    /// Reads the next entry of each of these devices, as soon as all are there. `own` makes this device's entry.
    pub(super) fn take_all(
        &mut self,
        authors: &[u8],
        what: &'static str,
        own: impl FnOnce(&mut Client) -> Option<Body>,
    ) -> Step<Vec<Body>> {
        let me = self.me;
        let may_write = !self.is_stopped()
            && self.limits[usize::from(me)].is_none()
            && self.open_vote(me).is_none();
        if authors.contains(&me)
            && self.next(me).is_none()
            && may_write
            && let Some(body) = own(self)
        {
            let body = match &mut self.tamper {
                Some(tamper) => tamper(&*self.game, body),
                None => body,
            };
            self.logs.write(usize::from(me), &body, &self.secrets);
        }
        let missing: Vec<u8> =
            authors.iter().copied().filter(|&author| self.lacks(author)).collect();
        if !missing.is_empty() {
            return Err(Stop::Wait(Wait { devices: missing, what }));
        }
        let mut bodies = Vec::new();
        for &author in authors {
            bodies.extend(self.next(author).cloned());
            self.cursors[usize::from(author)] += 1;
        }
        Ok(bodies)
    }

    /// Whether the next entry of a device is missing, or comes after the round was stopped.
    fn lacks(&mut self, author: u8) -> bool {
        let is_stopped = self.is_stopped();
        match self.next(author) {
            None => true,
            Some(body) => is_stopped && matches!(body, Body::Audit(_)),
        }
    }

    pub(super) fn is_stopped(&self) -> bool {
        matches!(self.stage, Stage::Stopped(_))
    }

    pub(super) fn take(
        &mut self,
        author: u8,
        what: &'static str,
        own: impl FnOnce(&mut Client) -> Option<Body>,
    ) -> Step<Body> {
        self.take_all(&[author], what, own).map(|mut bodies| bodies.remove(0))
    }

    /// Ends the match, because a device cheats.
    pub(super) fn accuse<T>(&mut self, device: u8, what: Fault) -> Step<T> {
        let step = self.game.step_count();
        self.end_with(End::Cheated(Verdict { device, step, what }))
    }

    pub(super) fn end_with<T>(&mut self, end: End) -> Step<T> {
        self.stage = Stage::Over(end);
        Err(Stop::Over)
    }

    pub(super) fn unexpected<T>(&mut self, device: u8, body: &Body, expected: &str) -> Step<T> {
        let (sent, expected) = (body.kind().into(), expected.into());
        self.accuse(device, Fault::OutOfPlace { sent, expected })
    }
}
