//! Estimates the hands of other seats.
//!
//! The prior chance of each of the seventy hands of four is its chance to be dealt from the unseen cards. A player who
//! has discarded a card has hardly kept a hand that is much worse than another one of the same five cards. Bayes' rule
//! combines both, with a guess at people's choices.

use crate::engine::seat::Seat;

use super::counts::Counts;
use super::hands::{hands, ways_to_deal};
use super::view::View;
use super::waiting_time::WaitingTime;

/// Loss in turns against the best hand that could be kept. A smaller loss does not matter to anybody.
const EQUAL: f64 = 0.1;
/// Few players overlook a loss of this number of turns.
const WORSE: f64 = 0.6;

/// The numbers of the hands that a seat may hold, each with its chance.
pub(super) fn belief(
    view: &View,
    seat: Seat,
    unseen: Counts,
    waiting: &WaitingTime,
) -> Vec<(usize, f64)> {
    let known = view.hand(seat);
    let mut likely = Vec::new();
    for (number, &hand) in hands().all().iter().enumerate() {
        if !known.saturating_sub(hand).is_empty() {
            continue;
        }
        let mut hidden = hand;
        hidden -= known;
        let mut chance = ways_to_deal(hidden, unseen);
        if let Some(card) = view.public.parted[seat] {
            let mut five = hand;
            five[card] += 1;
            chance *= how_likely_kept(waiting.turns_lost(five, hand));
        }
        if chance > 0.0 {
            likely.push((number, chance));
        }
    }
    let all: f64 = likely.iter().map(|(_, chance)| chance).sum();
    for (_, chance) in &mut likely {
        *chance /= all;
    }
    likely
}

fn how_likely_kept(turns_lost: f64) -> f64 {
    if turns_lost < EQUAL {
        1.0
    } else if turns_lost < WORSE {
        0.35
    } else {
        0.08
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Card;
    use crate::cards::rng::Seed;
    use crate::engine::event::NoEvents;
    use crate::engine::game::{Game, MatchConfig};
    use crate::engine::record::pack_of;
    use crate::games::hundred_rummy::{HundredRummy, RummyOptions};

    /// The chance that seat 1 holds a hundred, as seat 0 sees it, if seat 1 has discarded this card.
    fn chance_of_a_hundred(parted: Option<Card>) -> f64 {
        let (options, seed) = (RummyOptions::default(), Seed::from_number(4));
        let start = MatchConfig { options, seats: 2, dealer: Seat(1), order: seed.into() };
        let pack = pack_of::<HundredRummy>(&start, 1, None).expect("the seed's own pack");
        let mut view = HundredRummy::deal(&start, &pack, &mut NoEvents).view(Some(Seat(0)));
        view.public.parted[Seat(1)] = parted;
        let unseen = view.unseen();
        let waiting = WaitingTime::drawing_from(unseen, true);
        let believed = belief(&view, Seat(1), unseen, &waiting);
        let all: f64 = believed.iter().map(|(_, chance)| chance).sum();
        assert!((all - 1.0).abs() < 1e-9);
        let hundreds = believed.iter().filter(|(number, _)| hands().all()[*number].is_hundred());
        hundreds.map(|(_, chance)| chance).sum()
    }

    #[test]
    fn a_seat_that_has_discarded_holds_better_hands_than_dealt_ones() {
        let dealt = chance_of_a_hundred(None);
        assert!(dealt > 0.1 && chance_of_a_hundred(Some(Card::number(10))) > 1.3 * dealt);
    }
}
