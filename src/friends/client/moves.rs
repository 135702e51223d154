//! Moves: by one device, sealed until all have moved, or in a race.

use crate::cards::Card;
use crate::engine::game::Turn;
use crate::engine::seat::{Seat, SeatSet};

use super::super::fault::Fault;
use super::super::keys::digest;
use super::super::locked_pack::Bytes;
use super::super::message::{Body, MOST_CHARACTERS, Play, TimedMove};
use super::super::seat_match::Act;
use super::{Client, End, Stage, Step, Task, seats_of};

impl Client {
    /// Makes a move of a seat at this device. `after` is the number of milliseconds since the seat could move.
    ///
    /// # Errors
    /// The reason why the move is not possible now.
    pub fn play(&mut self, seat: Seat, text: &str, after: u32) -> Result<(), String> {
        if !self.my_seats().contains(seat) {
            return Err("the seat is not at this device".into());
        }
        if !matches!(self.stage, Stage::Round(Task::Choose)) || !self.can_move(seat) {
            return Err("it is not this seat's turn".into());
        }
        self.game.check(seat, text)?;
        self.wishes.push(TimedMove { after, seat: seat.0, text: text.to_owned() });
        self.advance();
        Ok(())
    }

    /// Whether a seat can make a move now: it is to move, and has made none yet.
    pub(super) fn can_move(&mut self, seat: Seat) -> bool {
        let me = self.me;
        self.game.turn().is_some_and(|turn| turn.is_of(seat))
            && self.wishes.iter().all(|wish| wish.seat != seat.0)
            && self.next(me).is_none()
    }

    /// Says that the clock has run out on this device.
    pub fn time_out(&mut self) {
        self.has_timed_out = true;
        self.advance();
    }

    /// Says that this device is ready for the next round.
    pub fn be_ready(&mut self) {
        self.is_ready = matches!(self.stage, Stage::Ready);
        self.advance();
    }

    pub(super) fn choose(&mut self) -> Step {
        let seats = match self.game.turn() {
            Some(Turn::ToMove(seats)) => seats,
            Some(Turn::RoundOver) => {
                self.stage = Stage::Ready;
                return Ok(());
            }
            Some(Turn::Over(_)) | None => {
                self.stage = Stage::Over(End::Finished);
                return Ok(());
            }
        };
        let devices = self.devices_to_move(seats);
        match devices[..] {
            [device] => self.plain_move(device, seats),
            _ if self.game.is_sealed() => self.sealed_moves(&devices, seats),
            _ => self.race(&devices, seats),
        }
    }

    /// The devices with at least one of the seats to move.
    fn devices_to_move(&self, seats: SeatSet) -> Vec<u8> {
        let moves = |device: &u8| !self.seats_to_move(*device, seats).is_empty();
        self.devices.iter().copied().filter(moves).collect()
    }

    /// The seats to move of a device.
    fn seats_to_move(&self, device: u8, seats: SeatSet) -> Vec<Seat> {
        seats_of(&self.holders, device).iter().filter(|seat| seats.contains(*seat)).collect()
    }

    /// One device is to move.
    fn plain_move(&mut self, device: u8, seats: SeatSet) -> Step {
        let body = self.take(device, "move", |client| {
            if client.wishes.is_empty() {
                return std::mem::take(&mut client.has_timed_out).then_some(Body::Timeout);
            }
            let TimedMove { seat, text, .. } = client.wishes.remove(0);
            let hand = client.game.shown_hand(Seat(seat), &text);
            let hand = hand.iter().map(|card| card.index()).collect();
            Some(Body::Play(Play { seat, text, hand }))
        })?;
        let act = match body {
            Body::Play(play) => self.read_play(device, seats, play)?,
            Body::Timeout if self.game.clock().is_some() => Act::Timeout,
            other => return self.unexpected(device, &other, "a move"),
        };
        self.begin(vec![act]);
        Ok(())
    }

    fn read_play(&mut self, device: u8, seats: SeatSet, play: Play) -> Step<Act<String>> {
        let Play { seat, text, hand } = play;
        let is_of =
            self.holders.get(usize::from(seat)) == Some(&device) && seats.contains(Seat(seat));
        if !is_of {
            return self.accuse(device, Fault::NotItsMove);
        }
        let cards = hand.iter().map(|&index| (index < Card::KINDS).then(|| Card::of_index(index)));
        let hand: Option<Vec<Card>> = cards.collect();
        match hand.filter(|hand| hand.len() <= MOST_CHARACTERS) {
            Some(hand) if text.len() <= MOST_CHARACTERS => {
                Ok(Act::Play { seat: Seat(seat), mv: text, hand })
            }
            _ => {
                let (sent, expected) = ("too many characters".into(), "a move".into());
                self.accuse(device, Fault::OutOfPlace { sent, expected })
            }
        }
    }

    /// All devices lock in the moves of their seats.
    fn sealed_moves(&mut self, devices: &[u8], seats: SeatSet) -> Step {
        let bodies = self.take_all(devices, "move", |client| {
            let all = client.seats_to_move(client.me, seats).len();
            if !std::mem::take(&mut client.has_timed_out) && client.wishes.len() < all {
                return None;
            }
            let moves = std::mem::take(&mut client.wishes);
            let number = client.cursors[usize::from(client.me)] as u32;
            let nonce = digest(
                "Spot On nonce 1",
                &[&client.secrets.master(), &client.id, &number.to_le_bytes()],
            );
            let hash = seal(&nonce, &moves);
            client.unseal = Some((nonce, moves));
            Some(Body::Seal(hash))
        })?;
        let mut hashes = Vec::new();
        for (&device, body) in devices.iter().zip(bodies) {
            match body {
                Body::Seal(hash) => hashes.push(hash),
                other => return self.unexpected(device, &other, "a sealed move"),
            }
        }
        self.set(Task::Unseal(hashes));
        Ok(())
    }

    pub(super) fn open_sealed_moves(&mut self, hashes: &[Bytes]) -> Step {
        let Some(Turn::ToMove(seats)) = self.game.turn() else { return Ok(()) };
        let devices = self.devices_to_move(seats);
        let bodies = self.take_all(&devices, "opened move", |client| {
            client.unseal.clone().map(|(nonce, moves)| Body::Unseal(nonce, moves))
        })?;
        let mut all = Vec::new();
        for ((&device, body), hash) in devices.iter().zip(bodies).zip(hashes) {
            let Body::Unseal(nonce, moves) = body else {
                return self.unexpected(device, &body, "its sealed move");
            };
            if seal(&nonce, &moves) != *hash {
                return self.accuse(device, Fault::OtherSealedMove);
            }
            let mut named: Vec<Seat> = moves.iter().map(|mv| Seat(mv.seat)).collect();
            named.sort_unstable();
            // The clock may have run out before all had answered.
            let may_lack = self.game.clock().is_some();
            let mut due = self.seats_to_move(device, seats);
            due.retain(|seat| !may_lack || named.contains(seat));
            if named != due {
                return self.accuse(device, Fault::OtherSealedMove);
            }
            all.extend(moves);
        }
        let is_late = all.len() < seats.len();
        all.sort_by_key(|mv| (mv.after, mv.seat));
        let mut acts = Vec::new();
        for TimedMove { seat, text, .. } in all {
            let play = Play { seat, text, hand: Vec::new() };
            acts.push(self.read_play(self.holders[usize::from(seat)], seats, play)?);
        }
        acts.extend(is_late.then_some(Act::Timeout));
        self.begin(acts);
        Ok(())
    }

    /// Several devices may move, and the first move counts.
    fn race(&mut self, devices: &[u8], seats: SeatSet) -> Step {
        let others: Vec<u8> = devices.iter().copied().filter(|device| *device != self.me).collect();
        let bodies = self.take_all(devices, "move", |client| {
            if !client.wishes.is_empty() {
                return Some(Body::Claim(client.wishes.remove(0)));
            }
            let somebody = |device: &u8| matches!(client.next(*device), Some(Body::Claim(_)));
            if others.iter().any(somebody) {
                return Some(Body::Yield);
            }
            std::mem::take(&mut client.has_timed_out).then_some(Body::Timeout)
        })?;
        (self.wishes, self.has_timed_out) = (Vec::new(), false);
        let mut claims = Vec::new();
        for (&device, body) in devices.iter().zip(bodies) {
            match body {
                Body::Claim(claim) => claims.push((claim.after, device, claim)),
                Body::Timeout if self.game.clock().is_some() => {}
                Body::Yield => {}
                other => return self.unexpected(device, &other, "a move in the race"),
            }
        }
        claims.sort_by_key(|(after, device, _)| (*after, *device));
        let act = match claims.into_iter().next() {
            Some((_, device, TimedMove { seat, text, .. })) => {
                self.read_play(device, seats, Play { seat, text, hand: Vec::new() })?
            }
            None if self.game.clock().is_some() => Act::Timeout,
            None => return Ok(()),
        };
        self.begin(vec![act]);
        Ok(())
    }

    fn begin(&mut self, acts: Vec<Act<String>>) {
        self.queue = acts.into();
        self.set(Task::Take);
    }
}

/// The hash of sealed moves.
fn seal(nonce: &Bytes, moves: &[TimedMove]) -> Bytes {
    let moves = postcard::to_allocvec(moves).expect("moves can be written");
    digest("Spot On seal of moves 1", &[nonce, &moves])
}
