//! Laws about rounds and about the end.

use crate::engine::event::Event;
use crate::engine::game::{Game, OVER, ROUND_OVER, Snapshot, Turn};
use crate::engine::record::Step;
use crate::engine::session::{IllegalStep, Session};

use super::{broken, seats};

fn shown<G: Game>(game: &G) -> Snapshot {
    G::snapshot(&game.view(None))
}

/// A match begins with round 1, dealt by the first dealer.
pub(super) fn first_round_is_the_first<G: Game>(session: &Session<G>) {
    let Snapshot { round, dealer, .. } = shown(session.game());
    let events = session.events()[0].first().cloned();
    if (round, dealer) != (1, session.record().start.dealer)
        || events != Some(Event::Deal { round, dealer })
    {
        broken(session, "the match does not begin with its first round");
    }
}

/// A deal raises the number of the round and may change the dealer. Nothing else does. The shared phases are
/// right, and an end is reported by an event when it happens.
pub(super) fn rounds_are_counted<G: Game>(before: &G, after: &Session<G>) {
    let (old, new) = (shown(before), shown(after.game()));
    let is_deal = matches!(after.record().steps.last(), Some(Step::Deal(_)));
    let seats = after.record().start.seats;
    let expected = old.round + u32::from(is_deal);
    let is_dealer = if is_deal { new.dealer.0 < seats } else { new.dealer == old.dealer };
    if new.round != expected || !is_dealer {
        broken(after, "the round or its dealer is wrong");
    }
    let events = after.events().last().map(Vec::as_slice).unwrap_or_default();
    let deal = Event::Deal { round: new.round, dealer: new.dealer };
    if events.contains(&deal) != is_deal {
        broken(after, "a deal is not told");
    }
    let turn = after.game().turn();
    let (is_round_over, is_over) = (turn == Turn::RoundOver, matches!(turn, Turn::Over(_)));
    if (new.phase == ROUND_OVER, new.phase == OVER) != (is_round_over, is_over) {
        broken(after, "the phase does not say whether it is over");
    }
    let ends = (events.contains(&Event::RoundOver), events.contains(&Event::Over));
    if ends != (is_round_over, is_over) {
        broken(after, "the end is not told");
    }
    if new.scores.len() != seats as usize {
        broken(after, "not every seat has a score");
    }
}

/// After its end a match does not go on, and every winner has a seat in it.
pub(super) fn it_is_over<G: Game>(session: &Session<G>) {
    let mut after = session.clone();
    if after.play(Step::Deal(None)) != Err(IllegalStep::MatchOver) {
        broken(session, "the match goes on after its end");
    }
    let Turn::Over(outcome) = session.game().turn() else {
        broken(session, "the match ended without an outcome")
    };
    if !outcome.winners.iter().all(|winner| seats(session).any(|seat| seat == winner)) {
        broken(session, "somebody has won who does not play");
    }
}
