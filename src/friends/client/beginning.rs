//! The beginning of a match, of a round, and of a match that goes on without somebody.

use crate::cards::rng::Seed;
use crate::engine::chance::{MOST_DEVICES, MOST_ROUNDS};
use crate::engine::seat::{MAX_SEATS, Seat, SeatSet};

use super::super::any_known_match::AnyKnownMatch;
use super::super::fault::Fault;
use super::super::keys::{DeviceSecrets, decompress, digest};
use super::super::known_match::known_match;
use super::super::message::{Body, Setup};
use super::super::rules_digest;
use super::{Client, Stage, Step, seats_of};

impl Client {
    pub(super) fn commit(&mut self) -> Step {
        let devices = self.devices.clone();
        if self.chain > 0 {
            self.skip_to_commitments(&devices);
        }
        let bodies = self.take_all(&devices, "commitment", |client| {
            let start = client.secrets.round_seed(&client.id, client.chain, 0);
            Some(Body::Commit(digest("Spot On commit 1", &[&start.0])))
        })?;
        let mut commitments = Vec::new();
        for (device, body) in devices.into_iter().zip(bodies) {
            match body {
                Body::Commit(hash) => commitments.push(hash),
                other => return self.unexpected(device, &other, "a commitment"),
            }
        }
        self.stage = Stage::Reveal(commitments);
        Ok(())
    }

    /// Passes over what devices had sent before they knew that the round is dealt anew.
    fn skip_to_commitments(&mut self, devices: &[u8]) {
        for &device in devices {
            let at = usize::from(device);
            while self.next(device).is_some_and(|body| !matches!(body, Body::Commit(_))) {
                self.cursors[at] += 1;
            }
        }
    }

    pub(super) fn reveal(&mut self) -> Step {
        let devices = self.devices.clone();
        let bodies = self.take_all(&devices, "start of the chain", |client| {
            Some(Body::Reveal(client.secrets.round_seed(&client.id, client.chain, 0)))
        })?;
        let Stage::Reveal(commitments) = &self.stage else { return Ok(()) };
        let commitments = commitments.clone();
        let mut starts = Vec::new();
        for ((device, body), commitment) in devices.into_iter().zip(bodies).zip(commitments) {
            match body {
                Body::Reveal(seed) if digest("Spot On commit 1", &[&seed.0]) == commitment => {
                    starts.push(seed);
                }
                Body::Reveal(_) => {
                    return self.accuse(device, Fault::OtherSecret);
                }
                other => return self.unexpected(device, &other, "the start of its chain"),
            }
        }
        if self.chain == 0 {
            let all: Vec<u8> = starts.iter().flat_map(|seed| seed.0).collect();
            let dealer = Seat::first_dealer(
                Seed(digest("Spot On dealer 1", &[&all])),
                self.holders.len() as u8,
            );
            self.sit_down(dealer);
        }
        (self.shown, self.dealt) = (starts, 0);
        self.begin_round();
        Ok(())
    }

    fn sit_down(&mut self, dealer: Seat) {
        let known = known(&self.setup, dealer, self.my_seats(), &self.secrets);
        self.game = known.expect("the setup was checked");
        if self.tamper.is_some() {
            self.game.trust_own_moves();
        }
    }

    pub(super) fn ready(&mut self) -> Step {
        let devices = self.devices.clone();
        let bodies = self.take_all(&devices, "ready for the next round", |client| {
            std::mem::take(&mut client.is_ready).then_some(Body::Ready)
        })?;
        for (device, body) in devices.into_iter().zip(bodies) {
            if body != Body::Ready {
                return self.unexpected(device, &body, "ready");
            }
        }
        if self.dealt < MOST_ROUNDS {
            self.begin_round();
        } else {
            // The chains have ended, and new ones begin.
            self.chain += 1;
            self.stage = Stage::Commit;
        }
        Ok(())
    }
}

/// A match before its first deal. What a device guesses about hidden cards follows from its master secret, so that a device
/// that starts again guesses the same.
pub(super) fn known(
    setup: &Setup,
    dealer: Seat,
    mine: SeatSet,
    secrets: &DeviceSecrets,
) -> Result<Box<dyn AnyKnownMatch>, String> {
    known_match(setup, dealer, mine, Seed(digest("Spot On guess 1", &[&secrets.master()])))
}

/// Checks what the devices agree on.
pub(super) fn check(setup: &Setup, me: u8, secrets: &DeviceSecrets) -> Result<(), String> {
    let devices = setup.devices.len();
    if !(2..=MOST_DEVICES).contains(&devices) {
        return Err(format!("a match has 2 to {MOST_DEVICES} devices, not {devices}"));
    }
    if setup.seats.len() > MAX_SEATS {
        return Err(format!("a table has at most {MAX_SEATS} seats, not {}", setup.seats.len()));
    }
    if setup.devices.get(usize::from(me)) != Some(&secrets.public()) {
        return Err("the keys of this device are not in the setup".into());
    }
    for (at, key) in setup.devices.iter().enumerate() {
        if setup.devices[..at].contains(key) || decompress(&key.receive).is_none() {
            return Err(format!("the keys of device {at} are not usable"));
        }
    }
    if let Some(device) =
        (0..devices as u8).find(|device| seats_of(&setup.seats, *device).is_empty())
    {
        return Err(format!("device {device} has no seat"));
    }
    if setup.seats.iter().any(|device| usize::from(*device) >= devices) {
        return Err("a seat is at no device".into());
    }
    if rules_digest(setup)? != setup.rules {
        return Err(
            "the devices have different versions of the rules: reload the page on all of them"
                .into(),
        );
    }
    Ok(())
}
