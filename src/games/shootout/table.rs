//! The game on the table.

use crate::cards::Card;
use crate::cards::small_sort::sort;
use crate::engine::event::Event;
use crate::engine::game::Game;
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::i18n::{Text, common};
use crate::table::narration::{Names, usual_carrying};
use crate::table::{Badge, Carried, Gesture, Look, Scene, Site, Table, Zone, ZoneLayout};

use super::meld::Meld;
use super::moves::Move;
use super::narration;
use super::note::Note;
use super::position::Shootout;
use super::progress::gauge;
use super::public::{Phase, Public};
use super::texts;
use super::trick::trick_of;
use super::view::View;

impl Table for Shootout {
    fn exact_hit(events: &[Event<Note>]) -> Option<(Seat, i32)> {
        events.iter().find_map(|event| match event {
            Event::Note(Note::Target(seat, hit, _)) => Some((*seat, *hit)),
            Event::Note(Note::Win(winner)) => events.iter().rev().find_map(|event| match event {
                Event::Score { seat, total, .. } if seat == winner => Some((*seat, *total)),
                _ => None,
            }),
            _ => None,
        })
    }

    fn scene(view: &View) -> Scene {
        let public = &view.public;
        let zones = Shootout::snapshot(view).piles.into_iter().map(|(place, mut cards)| {
            let is_trick = place.owner().is_some_and(|seat| place == trick_of(seat));
            let (title, spread) = match place {
                Place::STOCK => (common::STOCK, ZoneLayout::Stack),
                Place::DISCARD => (common::DISCARD_PILE, ZoneLayout::Stack),
                hand if hand.is_hand() => (common::HAND, ZoneLayout::Row),
                _ => (texts::PLAYED, ZoneLayout::Row),
            };
            if place == Place::STOCK && !shows_top(view) {
                cards.fill(None);
            }
            let zone = Zone::new(place, title, spread, cards);
            Zone {
                site: if is_trick { Site::Trick } else { zone.site },
                is_top_aside: place == Place::STOCK && public.phase == Phase::Take,
                raises: place == Place::hand(public.actor) && public.phase == Phase::Follow,
                ..zone
            }
        });
        let numbers = public.options.target.numbers();
        Scene {
            prompt: narration::prompt(view),
            zones: zones.collect(),
            goal: numbers.first().copied().filter(|_| numbers.len() == 1),
            badges: badges(public),
            progress: Seat::all(public.seats).map(|seat| gauge(public, seat)).collect(),
            ..Scene::default()
        }
    }

    fn gesture(view: &View, mv: &Move) -> Option<Gesture> {
        let seat = view.public.actor;
        let hand = Place::hand(seat);
        match mv {
            Move::TakeStock => Gesture::carry(Carried::Top(Place::STOCK), hand),
            Move::TakeDiscard => Gesture::carry(Carried::Top(Place::DISCARD), hand),
            Move::Discard(cards) => Gesture::carry(Carried::Card(hand, cards[0]), Place::DISCARD),
            Move::Shoot(cards) => {
                let is_choice = cards.len() > 1 && !view.public.trumps.contain(cards[0]);
                let choice = match is_choice {
                    true => texts::on_top(&cards[0].corner()),
                    false => String::new(),
                };
                let carried = carried(hand, cards);
                Gesture::carry_and_choose(carried, trick_of(seat), choice, texts::WHICH_SUIT)
            }
            Move::Follow(cards) => Gesture::carry(carried(hand, cards), trick_of(seat)),
            Move::Pass | Move::Score(..) | Move::Miss | Move::ScoreSum(_) => Gesture::press(),
        }
    }

    fn label(view: &View, mv: &Move) -> String {
        narration::label(view, mv)
    }

    fn carrying(from: Place, to: Place) -> Option<Text> {
        let is_played = from.is_hand() && to.owner().is_some_and(|seat| to == trick_of(seat));
        if is_played { Some(common::blank::plays) } else { usual_carrying(from, to) }
    }

    fn sentence(note: &Note, names: &Names) -> String {
        narration::sentence(note, names)
    }
}

/// Cards of a hand to carry, in the order of their suits, whichever card is on top.
fn carried(hand: Place, cards: &Meld) -> Carried {
    if let [card] = cards[..] {
        return Carried::Card(hand, card);
    }
    let mut cards: Vec<Card> = cards.to_vec();
    sort(&mut cards);
    Carried::Cards(hand, cards)
}

/// Whether the stock's top card is face up: only for the seat that looks at it before it takes a card.
fn shows_top(view: &View) -> bool {
    view.viewer.is_none_or(|viewer| view.public.phase == Phase::Take && view.public.turn == viewer)
}

/// Facts that neither cards nor gauges show.
fn badges(public: &Public) -> Vec<Badge> {
    let trumps = public.trumps.0;
    let text = texts::trumps(trumps.name());
    let mut badges = vec![Badge { seat: None, text, look: Look::Suit(trumps) }];
    for seat in Seat::all(public.seats) {
        let mut badge = |look, text| badges.push(Badge { seat: Some(seat), text, look });
        if public.shooter() == Some(seat) {
            badge(Look::Plain, texts::SHOOTER.into());
        }
        if public.phase == Phase::Score && public.actor == seat {
            match public.is_missed(seat) {
                true => badge(Look::Alert, texts::MISSES.into()),
                false => badge(Look::Stamp, texts::TAKES_THE_TRICK.into()),
            }
        }
        if public.sums[seat] > 0 {
            badge(Look::Plain, texts::in_this_turn(public.sums[seat]));
        }
        if public.options.best_of.games() > 1 {
            badge(Look::Plain, texts::games_won(public.games_won[seat]));
        }
    }
    badges
}
