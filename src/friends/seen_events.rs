//! Events as several seats saw them.

use crate::engine::event::Event;
use crate::engine::seat::Seat;

/// The events with all cards that some seat saw.
pub(super) fn seen_by_any<N: Clone>(all: &[Vec<Event<N>>]) -> Vec<Event<N>> {
    let merge = |one: Vec<Event<N>>, other: &Vec<Event<N>>| {
        one.into_iter().zip(other).map(|(one, other)| one.or_seen(other)).collect()
    };
    let mut all = all.iter();
    let first = all.next().cloned().unwrap_or_default();
    all.fold(first, merge)
}

/// Whether a seat saw these events. In the last step of a round, points and what follows from them are known only when
/// all hands are.
pub(super) fn is_same<N: Clone + PartialEq>(
    seen: &[Event<N>],
    truth: &[Event<N>],
    viewer: Seat,
) -> bool {
    let is_last = truth.iter().any(|event| matches!(event, Event::RoundOver | Event::Over));
    let is_open = |event: &&Event<N>| match event {
        Event::Score { .. } | Event::Note(_) | Event::RoundOver | Event::Over => !is_last,
        Event::Deal { .. } | Event::Move { .. } | Event::Look { .. } | Event::Rebuild { .. } => {
            true
        }
    };
    let open = |events: &[Event<N>]| -> Vec<Event<N>> {
        events.iter().filter(is_open).map(|event| event.clone().seen_by(viewer)).collect()
    };
    open(seen) == open(truth)
}
