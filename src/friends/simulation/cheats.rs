//! What a changed client can do to cheat.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use curve25519_dalek::Scalar;

use crate::cards::Card;
use crate::cards::rng::{Rng, Seed};
use crate::engine::seat::Seat;
use crate::friends::any_known_match::AnyKnownMatch;
use crate::friends::client::Tamper;
use crate::friends::keys::{decompress, scalar};
use crate::friends::locked_pack::Bytes;
use crate::friends::message::{Body, Play};

/// A way to cheat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cheat {
    /// Plays a card that is not in the hand.
    PlaysOtherCard,
    /// Plays a card of the hand against the rules, such as not following suit.
    BreaksRule,
    /// Shows other cards as the whole hand: a ladder or a hundred that it does not have.
    ShowsOtherHand,
    /// Moves for another seat.
    MovesForOther,
    /// Denies that it could play, or claims it.
    AnswersFalsely,
    /// Opens another move than it had sealed.
    OpensOtherMove,
    /// Sends a wrong lock.
    SendsWrongLock,
    /// Shows another start of its chain than it had committed to.
    RevealsOtherStart,
    /// Shows another seed at the end of the round.
    ShowsOtherSeed,
    /// Shuffles otherwise than its seed says.
    ShufflesAgain,
    /// Puts a card of the pack into two places.
    DoublesCard,
    /// Brings other cards into the pack.
    BringsOtherPack,
    /// Locks a place otherwise than its seed says.
    LocksOtherwise,
    /// Adds a card to a pack.
    AddsCard,
    /// Stops a round that it would lose.
    StopsWithoutReason,
    /// Sends something that the protocol does not expect now.
    SpeaksOutOfTurn,
}

impl Cheat {
    /// All of them.
    pub const ALL: [Cheat; 16] = [
        Cheat::PlaysOtherCard,
        Cheat::BreaksRule,
        Cheat::ShowsOtherHand,
        Cheat::MovesForOther,
        Cheat::AnswersFalsely,
        Cheat::OpensOtherMove,
        Cheat::SendsWrongLock,
        Cheat::RevealsOtherStart,
        Cheat::ShowsOtherSeed,
        Cheat::ShufflesAgain,
        Cheat::DoublesCard,
        Cheat::BringsOtherPack,
        Cheat::LocksOtherwise,
        Cheat::AddsCard,
        Cheat::StopsWithoutReason,
        Cheat::SpeaksOutOfTurn,
    ];

    /// A changed client that cheats once, at a random opportunity, and whether it has done so. A card is put into two
    /// places only by the last device that shuffles.
    pub fn tamper(self, seats: u8, seed: Seed) -> (Tamper, Arc<AtomicBool>) {
        let done = Arc::new(AtomicBool::new(false));
        let said = Arc::clone(&done);
        let mut rng = Rng::new(seed, 0);
        let mut doubled = None;
        let patience = rng.below(6);
        let mut chances = 0;
        let tamper = move |game: &dyn AnyKnownMatch, body: Body| {
            if self == Cheat::DoublesCard {
                let other = double(&mut doubled, &mut rng, body.clone());
                said.fetch_or(other != body, Ordering::Relaxed);
                return other;
            }
            if said.load(Ordering::Relaxed) {
                return body;
            }
            let Some(other) = self.changed(game, &body, seats, &mut rng) else { return body };
            chances += 1;
            if other == body || chances <= patience && self.comes_often() {
                return body;
            }
            said.store(true, Ordering::Relaxed);
            other
        };
        (Box::new(tamper), done)
    }

    /// Whether a match has many opportunities.
    fn comes_often(self) -> bool {
        use Cheat::{
            MovesForOther, PlaysOtherCard, SendsWrongLock, SpeaksOutOfTurn, StopsWithoutReason,
        };
        matches!(
            self,
            PlaysOtherCard | MovesForOther | SendsWrongLock | StopsWithoutReason | SpeaksOutOfTurn
        )
    }

    /// What the device says instead, if this is an opportunity.
    fn changed(
        self,
        game: &dyn AnyKnownMatch,
        body: &Body,
        seats: u8,
        rng: &mut Rng,
    ) -> Option<Body> {
        Some(match (self, body.clone()) {
            (Cheat::PlaysOtherCard, Body::Play(play)) => Body::Play(other_card(game, play, rng)?),
            (Cheat::BreaksRule, Body::Play(play)) => Body::Play(illegal(game, play, rng)?),
            (Cheat::ShowsOtherHand, Body::Play(Play { seat, text, hand })) if !hand.is_empty() => {
                let hand = hand.iter().map(|card| (card + 1) % 52).collect();
                Body::Play(Play { seat, text, hand })
            }
            (Cheat::MovesForOther, Body::Play(play)) => {
                Body::Play(Play { seat: (play.seat + 1) % seats, ..play })
            }
            (Cheat::AnswersFalsely, Body::Answer(answer)) => Body::Answer(!answer),
            (Cheat::OpensOtherMove, Body::Unseal(nonce, mut moves)) => {
                let text = if moves[0].text == "nothing" { "one off" } else { "nothing" };
                moves[0].text = text.into();
                Body::Unseal(nonce, moves)
            }
            (Cheat::SendsWrongLock, Body::Locks(mut open, mut sealed)) => {
                let lock =
                    sealed.first_mut().map(|sealed| &mut sealed.locks[0]).or(open.first_mut())?;
                *lock = scalar("wrong", &[&rng.seed().0]).to_bytes();
                Body::Locks(open, sealed)
            }
            (Cheat::RevealsOtherStart, Body::Reveal(_)) => Body::Reveal(rng.seed()),
            (Cheat::ShowsOtherSeed, Body::Audit(_)) => Body::Audit(rng.seed()),
            (Cheat::ShufflesAgain, Body::Mask(mut points)) => {
                let last = points.len() - 1;
                points.swap(rng.below(last as u32) as usize, last);
                Body::Mask(points)
            }
            (Cheat::BringsOtherPack, Body::Mask(mut points)) => {
                let at = rng.below(points.len() as u32) as usize;
                points[at] = multiplied(&points[at], &scalar("other", &[&rng.seed().0]));
                Body::Mask(points)
            }
            (Cheat::LocksOtherwise, Body::Lock(mut points)) => {
                let at = rng.below(points.len() as u32) as usize;
                points[at] = multiplied(&points[at], &scalar("other", &[&rng.seed().0]));
                Body::Lock(points)
            }
            (Cheat::AddsCard, Body::Mask(mut points)) => {
                points.push(multiplied(&points[0], &scalar("other", &[&rng.seed().0])));
                Body::Mask(points)
            }
            (Cheat::StopsWithoutReason, Body::Play(_)) => Body::Stop("I would lose".into()),
            (Cheat::SpeaksOutOfTurn, Body::Play(_) | Body::Seal(_) | Body::Claim(_)) => {
                Body::Answer(true)
            }
            _ => return None,
        })
    }
}

/// Copies one card over another while the device masks the pack, and hides that while it locks it.
fn double(doubled: &mut Option<(usize, Scalar)>, rng: &mut Rng, body: Body) -> Body {
    match (body, &*doubled) {
        (Body::Mask(mut points), None) => {
            let factor = scalar("double", &[&rng.seed().0]);
            let at = 1 + rng.below(points.len() as u32 - 1) as usize;
            points[at] = multiplied(&points[0], &factor);
            *doubled = Some((at, factor));
            Body::Mask(points)
        }
        (Body::Lock(mut points), Some((at, factor))) if *factor != Scalar::ONE => {
            points[*at] = multiplied(&points[*at], &factor.invert());
            *doubled = Some((*at, Scalar::ONE));
            Body::Lock(points)
        }
        (body, _) => body,
    }
}

fn multiplied(point: &Bytes, factor: &Scalar) -> Bytes {
    let point = decompress(point).expect("a point of this device");
    (point * factor).compress().to_bytes()
}

/// The move with another card in place of the first one that it names, which the hand does not hold.
fn other_card(game: &dyn AnyKnownMatch, play: Play, rng: &mut Rng) -> Option<Play> {
    let hand = game.hand(Seat(play.seat));
    let others: Vec<Card> = game.pack().into_iter().filter(|card| !hand.contains(card)).collect();
    let named = play.text.split(' ').find(|word| word.parse::<Card>().is_ok())?;
    if hand.is_empty() || others.is_empty() {
        return None;
    }
    let text = play.text.replacen(named, &rng.pick(&others).to_string(), 1);
    Some(Play { text, ..play })
}

/// The move with another card of the hand, if the rules forbid that.
fn illegal(game: &dyn AnyKnownMatch, play: Play, rng: &mut Rng) -> Option<Play> {
    let seat = Seat(play.seat);
    let named = play.text.split(' ').find(|word| word.parse::<Card>().is_ok())?;
    let texts =
        game.hand(seat).into_iter().map(|card| play.text.replacen(named, &card.to_string(), 1));
    let forbidden: Vec<String> = texts.filter(|text| game.check(seat, text).is_err()).collect();
    if forbidden.is_empty() {
        return None;
    }
    Some(Play { text: rng.pick(&forbidden).clone(), ..play })
}
