//! Tracks which card on the screen becomes which card of the next position.
//!
//! The page has one permanent piece for every card of the pack. Pieces follow the events of a step, as far as the
//! viewer saw them. Then the remaining differences from the new scene are removed. So undo, a new deal and a jump
//! to another position move the right pieces too, without any event.

use crate::cards::Card;
use crate::engine::event::Event;
use crate::engine::place::Place;
use crate::table::layout::ordered;
use crate::table::narration::AnyEvent;
use crate::table::{Scene, ZoneLayout};

/// Position of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PiecePosition {
    /// Place of the piece.
    pub place: Place,
    /// Its index there, counted from the top or from the left.
    pub index: usize,
    /// The card, if the piece is face up.
    pub card: Option<Card>,
    /// Number among the pieces that moved in the last step, from 1. 0 for a piece that did not move.
    pub moved: usize,
}

/// Pieces for a scene without a scene before it. All come from one place.
pub fn initial(scene: &Scene, place: Place) -> Vec<PiecePosition> {
    let pieces = scene.zones.iter().map(|zone| zone.cards.len()).sum();
    (0..pieces).map(|index| PiecePosition { place, index, card: None, moved: 0 }).collect()
}

/// Position of each piece in the next scene.
pub fn track_pieces(
    before: &[PiecePosition],
    events: &[AnyEvent],
    scene: &Scene,
) -> Vec<PiecePosition> {
    let mut pieces: Vec<Piece> = before.iter().map(Piece::new).collect();
    for (number, event) in events.iter().enumerate() {
        carry(&mut pieces, event, number as i32);
    }
    settle(&pieces, scene, before)
}

/// A moving piece.
#[derive(Clone, Copy)]
struct Piece {
    place: Place,
    /// Smaller is nearer to the top.
    order: i32,
    card: Option<Card>,
}

impl Piece {
    fn new(lie: &PiecePosition) -> Piece {
        Piece { place: lie.place, order: lie.index as i32, card: lie.card }
    }
}

fn carry(pieces: &mut [Piece], event: &AnyEvent, number: i32) {
    match *event {
        Event::Move { card, from, to, .. } => {
            let lying = |piece: &&mut Piece| piece.place == from;
            // The card itself if it is face up, else the topmost face-down piece.
            let fit = |piece: &Piece| match (piece.card, card) {
                (Some(shown), Some(card)) if shown == card => 0,
                (None, _) => 1,
                _ => 2,
            };
            let chosen =
                pieces.iter_mut().filter(lying).min_by_key(|piece| (fit(piece), piece.order));
            if let Some(piece) = chosen {
                *piece = Piece { place: to, order: -1 - number, card };
            }
        }
        Event::Rebuild { cards, from } => {
            // From the bottom: a game may leave the top card where it is.
            for index in lying_at(pieces, from).into_iter().rev().take(cards as usize) {
                pieces[index].place = Place::STOCK;
                pieces[index].card = None;
            }
        }
        _ => {}
    }
}

/// Assigns every piece to a card of the scene: first the pieces that are in the right place, then the rest.
fn settle(pieces: &[Piece], scene: &Scene, before: &[PiecePosition]) -> Vec<PiecePosition> {
    let mut lies: Vec<Option<PiecePosition>> = vec![None; pieces.len()];
    let mut open: Vec<PiecePosition> = Vec::new();
    for zone in &scene.zones {
        let mut here = lying_at(pieces, zone.place);
        for (index, &card) in zone.cards.iter().enumerate() {
            let lie = PiecePosition { place: zone.place, index, card, moved: 0 };
            let same = here.iter().position(|&i| pieces[i].card == card);
            let fit = match zone.spread {
                // In a stack only the order matters. Surplus or missing pieces are at the top.
                ZoneLayout::Stack => (!here.is_empty() && here.len() >= zone.cards.len() - index)
                    .then(|| here.len() - (zone.cards.len() - index)),
                ZoneLayout::Row | ZoneLayout::Column | ZoneLayout::Bundles(_) => same,
            };
            match fit {
                Some(at) => lies[here.remove(at)] = Some(lie),
                None => open.push(lie),
            }
        }
    }
    for lie in open {
        let free = |i: &usize| lies[*i].is_none();
        let fit = |i: &usize| match pieces[*i].place == lie.place {
            true => 0,
            false if pieces[*i].card == lie.card && lie.card.is_some() => 1,
            false => 2,
        };
        let chosen = (0..pieces.len()).filter(free).min_by_key(|i| (fit(i), pieces[*i].order));
        if let Some(chosen) = chosen {
            lies[chosen] = Some(lie);
        }
    }
    let mut lies: Vec<PiecePosition> =
        lies.into_iter().zip(before).map(|(lie, old)| lie.unwrap_or(*old)).collect();
    number_moved(&mut lies, before);
    lies
}

/// The pieces of a place, the topmost first.
fn lying_at(pieces: &[Piece], place: Place) -> Vec<usize> {
    let here = (0..pieces.len()).filter(|&i| pieces[i].place == place);
    ordered(here.map(|i| (i64::from(pieces[i].order), i)))
}

fn number_moved(lies: &mut [PiecePosition], before: &[PiecePosition]) {
    // Once round the table for each card, as cards are dealt.
    let moved = (0..lies.len()).filter(|&i| lies[i].place != before[i].place);
    let moved = ordered(moved.map(|i| (lies[i].index as i64, i)));
    for (number, &i) in moved.iter().enumerate() {
        lies[i].moved = number + 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::seat::{Seat, SeatSet};
    use crate::i18n::Text;
    use crate::table::Zone;

    const HAND: Place = Place::hand(Seat(0));

    fn scene(stock: usize, discard: &[u8], hand: &[Option<u8>]) -> Scene {
        let zone = |place, spread, cards| Zone::new(place, Text::NONE, spread, cards);
        let open = discard.iter().map(|&tens| Some(Card::number(10 * tens))).collect();
        let hand = hand.iter().map(|tens| tens.map(|tens| Card::number(10 * tens))).collect();
        Scene {
            zones: vec![
                zone(Place::STOCK, ZoneLayout::Stack, vec![None; stock]),
                zone(Place::DISCARD, ZoneLayout::Stack, open),
                zone(HAND, ZoneLayout::Row, hand),
            ],
            ..Scene::default()
        }
    }

    fn whole(lies: &[PiecePosition], scene: &Scene) {
        for zone in &scene.zones {
            for (index, card) in zone.cards.iter().enumerate() {
                let here = |lie: &&PiecePosition| lie.place == zone.place && lie.index == index;
                let found: Vec<_> = lies.iter().filter(here).collect();
                assert_eq!(found.len(), 1, "{:?} {index}", zone.place);
                assert_eq!(found[0].card, *card);
            }
        }
    }

    fn draw(tens: Option<u8>) -> AnyEvent {
        let card = tens.map(|tens| Card::number(10 * tens));
        Event::Move { card, from: Place::STOCK, to: HAND, seen: SeatSet::NONE }
    }

    #[test]
    fn a_drawn_card_is_the_top_of_the_stock() {
        let (one, two) = (scene(3, &[], &[Some(1)]), scene(2, &[], &[Some(1), Some(2)]));
        let before = track_pieces(&initial(&one, Place::STOCK), &[], &one);
        let top = before.iter().position(|lie| lie.place == Place::STOCK && lie.index == 0);
        let after = track_pieces(&before, &[draw(Some(2))], &two);
        whole(&after, &two);
        assert_eq!(after[top.expect("the stock has a top")].place, HAND);
        assert_eq!(after.iter().filter(|lie| lie.moved > 0).count(), 1);
    }

    #[test]
    fn an_undo_moves_the_same_piece_back() {
        let (one, two) = (scene(3, &[], &[Some(1)]), scene(2, &[], &[Some(1), Some(2)]));
        let before = track_pieces(&initial(&one, Place::STOCK), &[], &one);
        let after = track_pieces(&track_pieces(&before, &[draw(Some(2))], &two), &[], &one);
        whole(&after, &one);
        assert!(before.iter().zip(&after).all(|(a, b)| a.place == b.place && a.card == b.card));
    }

    #[test]
    fn a_hidden_hand_is_laid_open_by_its_own_pieces() {
        let mut one = scene(8, &[], &[None; 4]);
        let score = Place::score(Seat(0));
        one.zones.push(Zone::new(score, Text::NONE, ZoneLayout::Bundles(4), vec![]));
        let mut two = scene(4, &[], &[None; 4]);
        let hundred = [10, 20, 30, 40].map(Card::number);
        let cards = hundred.map(Some).to_vec();
        two.zones.push(Zone::new(score, Text::NONE, ZoneLayout::Bundles(4), cards));
        let before = track_pieces(&initial(&one, Place::STOCK), &[], &one);
        let lay =
            |card| Event::Move { card: Some(card), from: HAND, to: score, seen: SeatSet::NONE };
        let events: Vec<AnyEvent> =
            hundred.map(lay).into_iter().chain(vec![draw(None); 4]).collect();
        let after = track_pieces(&before, &events, &two);
        whole(&after, &two);
        for (old, new) in before.iter().zip(&after).filter(|(_, new)| new.place == score) {
            assert_eq!((old.place, new.place), (HAND, score));
        }
    }

    #[test]
    fn a_rebuild_turns_the_discard_pile_over() {
        let (one, two) = (scene(0, &[3, 2, 1], &[Some(5)]), scene(2, &[], &[Some(5), Some(1)]));
        let before = track_pieces(&initial(&one, Place::STOCK), &[], &one);
        let after = track_pieces(
            &before,
            &[Event::Rebuild { cards: 3, from: Place::DISCARD }, draw(Some(1))],
            &two,
        );
        whole(&after, &two);
    }
}
