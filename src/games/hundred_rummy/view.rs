//! The view: everything that one seat may know.

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::engine::game::{OVER, ROUND_OVER, Snapshot, Turn};
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::engine::value::Value;

use super::counts::{Counts, Recall};
use super::position::HundredRummy;
use super::public::{Phase, Public};

/// Size of the stock below which the cards of the next stock count as cards to come, too.
const LOW_STOCK: usize = 8;

/// Everything that one seat may know of a position, including its memory.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The seat whose view it is; `None` for the whole position.
    pub viewer: Option<Seat>,
    /// What everybody knows.
    pub public: Public,
    /// The stock, the next card first.
    pub stock: Vec<Option<Card>>,
    /// Every hand: the known cards in order, then the unknown ones.
    pub hands: Vec<Vec<Option<Card>>>,
    /// The seat's memory of cards that it no longer sees.
    pub memory: Recall,
}

impl View {
    /// Whether a card was taken and one must be discarded.
    pub fn must_discard(&self) -> bool {
        self.public.phase == Phase::Discard
    }

    /// Number of seats.
    pub fn seats(&self) -> u8 {
        self.hands.len() as u8
    }

    /// The known cards of a hand.
    pub fn hand(&self, seat: Seat) -> Counts {
        Counts::of(self.hands[seat.0 as usize].iter().copied().flatten())
    }

    /// The cards that the viewer does not see: those of the stock and the unknown ones in hands.
    pub(super) fn unseen(&self) -> Counts {
        let mut unseen = Counts::sets(self.seats());
        unseen -= Counts::of(self.public.discard.iter().copied());
        unseen -= Counts::of(self.stock.iter().copied().flatten());
        for seat in Seat::all(self.seats()) {
            unseen -= self.hand(seat);
            unseen -= self.public.scored[seat].cards();
        }
        unseen
    }

    /// The cards that may be drawn: the unseen ones, and when the stock runs low also the discard pile, which will be
    /// shuffled.
    pub(super) fn to_come(&self) -> Counts {
        let mut cards = self.unseen();
        if self.seats() > 1 && self.stock.len() < LOW_STOCK {
            cards += Counts::of(self.public.discard.iter().copied());
        }
        cards
    }
}

impl HundredRummy {
    pub(super) fn seen_by(&self, viewer: Option<Seat>) -> View {
        let seats = || Seat::all(self.public.seats);
        let hidden = |card| viewer.is_none().then_some(card);
        View {
            viewer,
            public: self.public,
            stock: self.stock.from_top().map(hidden).collect(),
            hands: seats().map(|seat| self.hand_seen_by(seat, viewer)).collect(),
            memory: self.memory.recalled_by(viewer),
        }
    }

    fn hand_seen_by(&self, seat: Seat, viewer: Option<Seat>) -> Vec<Option<Card>> {
        let (hand, known) = (self.hands[seat], self.memory.known(seat));
        let open = viewer.is_none_or(|viewer| viewer == seat)
            || matches!(self.public.phase, Phase::Over(_));
        if open {
            return hand.cards().map(Some).collect();
        }
        let hidden = hand.len() - known.len();
        known.cards().map(Some).chain(std::iter::repeat_n(None, hidden)).collect()
    }
}

/// The view in the format that all games share.
pub(super) fn snapshot(view: &View) -> Snapshot {
    let seats = || Seat::all(view.seats());
    let games = view.public.round - u32::from(view.public.end().is_none());
    let points = Value::list(seats().map(|seat| view.public.points(seat)));

    let mut piles = vec![
        (Place::STOCK, view.stock.clone()),
        (Place::DISCARD, view.public.discard.from_top().map(Some).collect()),
    ];
    for seat in seats() {
        piles.push((Place::hand(seat), view.hands[seat.0 as usize].clone()));
        let hundreds = view.public.scored[seat].iter();
        let scored = hundreds.flat_map(Counts::cards).map(Some).collect();
        piles.push((Place::score(seat), scored));
    }
    Snapshot {
        round: view.public.round,
        dealer: view.public.dealer,
        phase: phase(view),
        scores: seats().map(|seat| view.public.total(seat) as i32).collect(),
        piles,
        info: vec![("games", games.into()), ("points", points)],
    }
}

fn phase(view: &View) -> &'static str {
    match (view.public.phase, view.public.turn()) {
        (Phase::Take, _) => "take",
        (Phase::Discard, _) => "discard",
        (Phase::Over(_), Turn::Over(_)) => OVER,
        (Phase::Over(_), _) => ROUND_OVER,
    }
}
