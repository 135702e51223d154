//! What the others may hold.
//!
//! Of the seventy hands of four, each is as likely as it is to be dealt from the unseen cards; and whoever has laid
//! down a card will hardly have kept a hand that is much worse than another of the same five cards (Bayes' rule,
//! with a guess at how people choose).

use crate::engine::seat::Seat;

use super::counts::Counts;
use super::hands::{hands, ways_to_deal};
use super::view::View;
use super::waiting_time::WaitingTime;

/// Turns by which a hand may be worse than the best that could be kept: nobody minds so much,
const EQUAL: f64 = 0.1;
/// and few overlook so much.
const WORSE: f64 = 0.6;

/// The hands that a seat may hold, by their numbers, each with its chance.
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
        if let Some(card) = view.parted[seat.0 as usize] {
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

    /// The chance that seat 1 holds a hundred, as seat 0 sees it, if it has laid down this card.
    fn chance_of_a_hundred(parted: Option<Card>) -> f64 {
        let (options, seed) = (RummyOptions::default(), Seed::from_number(4));
        let start = MatchConfig { options, seats: 2, dealer: Seat(1), seed };
        let pack = pack_of::<HundredRummy>(&start, 1, None).expect("the seed's own pack");
        let mut view = HundredRummy::deal(&start, &pack, &mut NoEvents).view(Some(Seat(0)));
        view.parted[1] = parted;
        let unseen = super::super::bot::unseen(&view);
        let waiting = WaitingTime::drawing_from(unseen, true);
        let believed = belief(&view, Seat(1), unseen, &waiting);
        let all: f64 = believed.iter().map(|(_, chance)| chance).sum();
        assert!((all - 1.0).abs() < 1e-9);
        let hundreds = believed.iter().filter(|(number, _)| hands().all()[*number].is_hundred());
        hundreds.map(|(_, chance)| chance).sum()
    }

    #[test]
    fn who_has_laid_down_a_card_keeps_better_hands_than_are_dealt() {
        let dealt = chance_of_a_hundred(None);
        assert!(dealt > 0.1 && chance_of_a_hundred(Some(Card::hundred(1))) > 1.3 * dealt);
    }
}
