//! The order of the cards in a hand, and which of them are new.

use crate::cards::{Card, Suit};
use crate::engine::event::Event;
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::table::layout::ordered;
use crate::table::narration::AnyEvent;
use crate::table::{Scene, Zone, ZoneLayout};

/// An order of cards in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Sort {
    /// By rank, the ace lowest.
    #[default]
    Rank,
    /// By suit, black and red in turn.
    Suit,
    /// By rank, the ace highest.
    Value,
    /// As dealt, or as the player has arranged them.
    Free,
}

impl Sort {
    /// The next order in the cycle.
    pub fn next(self) -> Sort {
        match self {
            Sort::Rank => Sort::Suit,
            Sort::Suit => Sort::Value,
            Sort::Value => Sort::Free,
            Sort::Free => Sort::Rank,
        }
    }

    fn key(self, card: Card) -> u8 {
        // Number cards by their tens, and the Jokers after all others.
        let rank = card.rank().or(card.tens()).unwrap_or(14 + card.index() % 2);
        let suit = match card.suit() {
            Some(Suit::Spades) => 0,
            Some(Suit::Hearts) => 1,
            Some(Suit::Clubs) => 2,
            Some(Suit::Diamonds) => 3,
            None => 4,
        };
        match self {
            Sort::Suit => suit * 32 + rank,
            Sort::Value if rank == 1 && suit < 4 => 14 * 8 + suit,
            _ => rank * 8 + suit,
        }
    }
}

/// Whether the player may arrange the cards of a hand. The notes beside cards would be wrong in another order.
pub fn is_players_affair(hand: &Zone) -> bool {
    hand.spread == ZoneLayout::Row && hand.notes.is_empty()
}

/// Sorts the hand of a seat. Cards with notes beside them stay in the game's order, as do unseen cards. `kept` is
/// the player's own order. New cards come last in it.
pub fn arrange(scene: &mut Scene, seat: Seat, sort: Sort, kept: &[Card]) {
    let hand = scene.zones.iter_mut().find(|zone| zone.place == Place::hand(seat));
    let Some(zone) = hand.filter(|zone| is_players_affair(zone)) else { return };
    let cards: Vec<Card> = zone.cards.iter().copied().flatten().collect();
    if cards.len() == zone.cards.len() {
        zone.cards = sorted(&cards, sort, kept).into_iter().map(Some).collect();
    }
}

/// The next order that would change the arrangement of a hand. `None` if no order would.
pub fn other_order(cards: &[Card], sort: Sort, kept: &[Card]) -> Option<Sort> {
    let orders = std::iter::successors(Some(sort.next()), |order| Some(order.next()));
    let mut others = orders.take_while(|order| *order != sort);
    others.find(|order| sorted(cards, *order, kept) != cards)
}

fn sorted(cards: &[Card], sort: Sort, kept: &[Card]) -> Vec<Card> {
    let mut kept: Vec<Option<Card>> = kept.iter().copied().map(Some).collect();
    let key = |(at, &card): (usize, &Card)| match sort {
        Sort::Free => {
            let found = kept.iter().position(|other| *other == Some(card));
            let place = found.inspect(|&found| kept[found] = None).unwrap_or(kept.len());
            (place as i64, at)
        }
        _ => (i64::from(sort.key(card)), at),
    };
    let keyed: Vec<(i64, usize)> = cards.iter().enumerate().map(key).collect();
    ordered(keyed.into_iter()).into_iter().map(|at| cards[at]).collect()
}

/// The cards that came into a seat's hand in or since its last move, other than by a deal. `steps` has the events
/// of each step, and who made it.
pub fn fresh(
    steps: impl DoubleEndedIterator<Item = (Vec<AnyEvent>, Option<Seat>)>,
    seat: Seat,
) -> Vec<Card> {
    let hand = Place::hand(seat);
    let mut cards = Vec::new();
    for (events, actor) in steps.rev() {
        if matches!(events.first(), Some(Event::Deal { .. })) {
            break;
        }
        let gained = events.iter().filter_map(|event| match event {
            Event::Move { card, to, from, .. } if *to == hand && *from != hand => *card,
            _ => None,
        });
        cards.extend(gained);
        if actor == Some(seat) {
            break;
        }
    }
    cards
}

/// Whether the card at this index is new. Of equal cards, the last ones are.
pub fn is_fresh(cards: &[Option<Card>], index: usize, fresh: &[Card]) -> bool {
    let Some(card) = cards.get(index).copied().flatten() else { return false };
    let behind = cards[index + 1..].iter().filter(|other| **other == Some(card)).count();
    behind < fresh.iter().filter(|other| **other == card).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::seat::SeatSet;

    fn cards(text: &str) -> Vec<Card> {
        text.split(' ').map(|card| card.parse().expect("a card")).collect()
    }

    #[test]
    fn hands_are_sorted_in_three_ways() {
        let hand = cards("KD JB TH AS 2C 2S");
        assert_eq!(sorted(&hand, Sort::Rank, &[]), cards("AS 2S 2C TH KD JB"));
        assert_eq!(sorted(&hand, Sort::Suit, &[]), cards("AS 2S TH 2C KD JB"));
        assert_eq!(sorted(&hand, Sort::Value, &[]), cards("2S 2C TH KD AS JB"));
    }

    #[test]
    fn orders_that_change_nothing_are_passed_over() {
        let next = |hand: &str, sort, kept: &str| other_order(&cards(hand), sort, &cards(kept));
        assert_eq!(next("AS 2C 2H", Sort::Rank, "2C"), Some(Sort::Suit));
        assert_eq!(next("AS 2H", Sort::Rank, "AS 2H"), Some(Sort::Value));
        // These have neither suits nor aces.
        assert_eq!(next("10 20 50", Sort::Rank, "10"), None);
        assert_eq!(next("10 20 50", Sort::Rank, "20 10 50"), Some(Sort::Free));
        assert_eq!(next("20 10 50", Sort::Free, "20 10 50"), Some(Sort::Rank));
    }

    #[test]
    fn what_a_player_has_put_stays_and_new_cards_come_last() {
        let hand = cards("10 20 20 50 30");
        assert_eq!(sorted(&hand, Sort::Free, &cards("20 40 50 10")), cards("20 50 10 20 30"));
    }

    #[test]
    fn cards_are_new_until_the_next_move() {
        let (me, card) = (Seat(0), Card::number(30));
        let draw = Event::Move {
            card: Some(card),
            from: Place::STOCK,
            to: Place::hand(me),
            seen: SeatSet::singleton(me),
        };
        let (drawn, thrown) =
            (vec![draw], vec![Event::open_move(card, Place::hand(me), Place::DISCARD)]);
        let after = |steps: &[(&Vec<AnyEvent>, Option<Seat>)]| {
            fresh(steps.iter().map(|(events, actor)| ((*events).clone(), *actor)), me)
        };
        assert_eq!(after(&[(&drawn, Some(me))]), [card]);
        assert_eq!(after(&[(&drawn, Some(me)), (&thrown, Some(me))]), []);
        let hand = [Some(card), Some(Card::number(40)), Some(card)];
        let new = [0, 1, 2].map(|index| is_fresh(&hand, index, &[card]));
        assert_eq!(new, [false, false, true]);
    }
}
