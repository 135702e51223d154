//! Views, determinization and table of Sealed Sums.

use serde::{Deserialize, Serialize};

use spot_on::cards::Card;
use spot_on::cards::rng::Rng;
use spot_on::engine::game::{OVER, ROUND_OVER, Snapshot};
use spot_on::engine::place::Place;
use spot_on::engine::seat::Seat;
use spot_on::engine::value::Value;
use spot_on::i18n::Text;
use spot_on::table::{Carried, Gesture, Scene, Table, Zone, ZoneLayout};

use super::sums::{Locked, Move, Sums, SumsOptions, sum};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "two options, a phase and a fault are no pattern"
)]
pub(crate) struct View {
    pub(crate) viewer: Option<Seat>,
    pub(crate) clock: bool,
    pub(crate) three_rounds: bool,
    pub(crate) round: u32,
    pub(crate) dealer: Seat,
    /// The next card first.
    pub(crate) stock: Vec<Option<Card>>,
    /// The top card last.
    pub(crate) discard: Vec<Card>,
    pub(crate) hands: Vec<Vec<Option<Card>>>,
    pub(crate) won: Vec<Vec<Card>>,
    pub(crate) points: Vec<i32>,
    /// The seats that have locked in, each with its move if the viewer knows it.
    pub(crate) locked: Vec<(Seat, Option<String>)>,
    pub(crate) known: Vec<Option<u32>>,
    pub(crate) is_round_over: bool,
    /// Always `None` here; broken variants put forbidden knowledge in it.
    pub(crate) leak: Option<u32>,
    /// Always false here; a broken variant sets it, and it is not serialized.
    #[serde(skip)]
    pub(crate) unwritten: bool,
}

pub(crate) fn seen_by(game: &Sums, viewer: Option<Seat>) -> View {
    let knows = |seat: Seat| viewer.is_none_or(|viewer| viewer == seat);
    let hand = |(seat, hand): (usize, &Vec<Card>)| {
        let is_open = knows(Seat(seat as u8)) || game.is_round_over;
        hand.iter().map(|card| is_open.then_some(*card)).collect()
    };
    let locked = |locked: &Locked| (locked.seat, knows(locked.seat).then(|| locked.mv.to_string()));
    View {
        viewer,
        clock: game.options.clock,
        three_rounds: game.options.three_rounds,
        round: game.round,
        dealer: game.dealer,
        stock: game.stock.iter().rev().map(|card| viewer.is_none().then_some(*card)).collect(),
        discard: game.discard.clone(),
        hands: game.hands.iter().enumerate().map(hand).collect(),
        won: game.won.clone(),
        points: game.points.clone(),
        locked: game.locked.iter().map(locked).collect(),
        known: game.known.clone(),
        is_round_over: game.is_round_over,
        leak: None,
        unwritten: false,
    }
}

/// Samples a deal of the unseen cards: shuffles until every hand has the sum that is publicly known of it.
pub(crate) fn imagine(view: &View, rng: &mut Rng) -> Sums {
    let unseen = unseen(view);
    let (stock, hands) = loop {
        let mut cards = unseen.clone();
        rng.shuffle(&mut cards);
        let mut hands: Vec<Vec<Card>> = Vec::new();
        for hand in &view.hands {
            let mut hand: Vec<Card> = hand
                .iter()
                .map(|card| card.unwrap_or_else(|| cards.pop().expect("as many")))
                .collect();
            hand.sort();
            hands.push(hand);
        }
        let fits = |(hand, known): (&Vec<Card>, &Option<u32>)| known.is_none_or(|k| k == sum(hand));
        if hands.iter().zip(&view.known).all(fits) {
            break (cards, hands);
        }
    };
    let known_stock: Option<Vec<Card>> = view.stock.iter().rev().copied().collect();
    let locked = view.locked.iter().map(|(seat, text)| {
        let mv = match text {
            Some(text) => text.parse().expect("views hold moves"),
            None => any_move(&hands[seat.0 as usize], rng),
        };
        Locked { seat: *seat, mv }
    });
    let locked = locked.collect();
    Sums {
        options: SumsOptions { clock: view.clock, three_rounds: view.three_rounds },
        round: view.round,
        dealer: view.dealer,
        stock: known_stock.unwrap_or(stock),
        discard: view.discard.clone(),
        hands,
        won: view.won.clone(),
        points: view.points.clone(),
        locked,
        known: view.known.clone(),
        is_round_over: view.is_round_over,
    }
}

fn any_move(hand: &[Card], rng: &mut Rng) -> Move {
    match rng.below(4) {
        0 => Move::Nothing,
        1 => Move::Call(rng.below(21) * 10),
        _ => Move::Lay(*rng.pick(hand)),
    }
}

fn unseen(view: &View) -> Vec<Card> {
    let mut unseen: Vec<Card> =
        (0..view.hands.len() * 2).flat_map(|_| Card::NUMBER_CARDS).collect();
    let known = view.hands.iter().flatten().chain(&view.stock).copied().flatten();
    for card in known.chain(view.discard.iter().copied()).chain(view.won.iter().flatten().copied())
    {
        unseen.swap_remove(unseen.iter().position(|c| *c == card).expect("it is of the pack"));
    }
    unseen
}

pub(crate) fn show(view: &View) -> Snapshot {
    let is_last = !view.three_rounds || view.round == 3;
    let mut piles = vec![
        (Place::STOCK, view.stock.clone()),
        (Place::DISCARD, view.discard.iter().rev().copied().map(Some).collect()),
    ];
    for seat in Seat::all(view.hands.len() as u8) {
        piles.push((Place::hand(seat), view.hands[seat.0 as usize].clone()));
        let won = view.won[seat.0 as usize].iter().copied().map(Some).collect();
        piles.push((Place::score(seat), won));
    }
    let total = |(points, won): (&i32, &Vec<Card>)| points + won.len() as i32;
    let locked: Vec<Seat> = view.locked.iter().map(|(seat, _)| *seat).collect();
    Snapshot {
        round: view.round,
        dealer: view.dealer,
        phase: match (view.is_round_over, is_last) {
            (false, _) => "window",
            (true, false) => ROUND_OVER,
            (true, true) => OVER,
        },
        scores: view.points.iter().zip(&view.won).map(total).collect(),
        piles,
        info: vec![("locked", Value::list(locked.iter().map(|seat| u32::from(seat.0))))],
    }
}

impl Table for Sums {
    fn scene(view: &View) -> Scene {
        let zone = |(place, cards): (Place, _)| {
            let spread = if place.is_hand() { ZoneLayout::Row } else { ZoneLayout::Stack };
            Zone::new(place, Text::plain(place.kind()), spread, cards)
        };
        let zones = show(view).piles.into_iter().map(zone).collect();
        Scene { prompt: "Lock in".into(), zones, ..Scene::default() }
    }

    fn gesture(view: &View, mv: &Move) -> Option<Gesture> {
        let hand = Place::hand(view.viewer.unwrap_or_default());
        let (carried, to) = match *mv {
            Move::Lay(card) => (Carried::Card(hand, card), Place::DISCARD),
            Move::Call(_) => (Carried::All(hand), Place::DISCARD),
            Move::Nothing => (Carried::Top(Place::DISCARD), Place::DISCARD),
        };
        Gesture::carry(carried, to)
    }

    fn label(_: &View, mv: &Move) -> String {
        mv.to_string()
    }
}
