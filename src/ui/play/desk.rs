//! The match on the table, and what a person does with it.

use leptos::prelude::*;

use crate::arrange::Room;
use crate::event::Event;
use crate::follow::{Lie, follow, gathered};
use crate::game::Turn;
use crate::games::Handle;
use crate::place::Place;
use crate::seat::Seat;
use crate::table::{Carried, Scene};
use crate::ui::launch::Sitting;
use crate::words::{Names, sentences};

/// The seat of the person at this device.
pub(super) const ME: Seat = Seat(0);

/// Everything that the parts of the table share.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    pub(super) sitting: RwSignal<Sitting>,
    pub(super) scene: Memo<Scene>,
    /// The moves that are possible now, each with its gesture.
    pub(super) handles: Memo<Vec<Handle>>,
    pub(super) pieces: Memo<Pieces>,
    /// Where the places are on the screen.
    pub(super) rooms: RwSignal<Rooms>,
    /// False until the cards have been drawn in the stock, from where they are dealt.
    pub(super) dealt: RwSignal<bool>,
    /// A card that was tapped and waits for its target.
    pub(super) picked: RwSignal<Option<(Place, usize)>>,
    /// What is being dragged.
    pub(super) carried: RwSignal<Option<Carry>>,
    pub(super) hint: RwSignal<Option<Handle>>,
    /// What was said last, for screen readers.
    pub(super) said: RwSignal<String>,
    /// Whether the browser refused to keep the match.
    pub(super) unkept: RwSignal<bool>,
    /// Whether no bot can be made to answer.
    pub(super) bots_failed: RwSignal<bool>,
}

/// All cards on the screen.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Pieces {
    steps: usize,
    pub(super) lies: Vec<Lie>,
}

/// The places on the screen, with the size of a card in each.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Rooms {
    pub(super) places: Vec<(Place, Room, (f64, f64))>,
    /// The size in which cards are drawn before they are scaled.
    pub(super) card: (f64, f64),
}

impl Rooms {
    pub(super) fn of(&self, place: Place) -> Option<(Room, (f64, f64))> {
        let found = self.places.iter().find(|(other, _, _)| *other == place);
        found.map(|(_, room, card)| (*room, *card))
    }
}

/// A card, or a whole place, under a finger.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Carry {
    pub(super) place: Place,
    pub(super) index: usize,
    /// Whether everything that lies there is carried.
    pub(super) whole: bool,
    /// How far the finger has moved.
    pub(super) by: (f64, f64),
    /// Where it is.
    pub(super) at: (f64, f64),
}

impl Desk {
    pub(super) fn new(sitting: Sitting) -> Desk {
        let sitting = RwSignal::new(sitting);
        let scene = Memo::new(move |_| sitting.with(|sitting| sitting.game.scene(Some(ME))));
        let handles = Memo::new(move |_| sitting.with(|sitting| sitting.game.gestures(ME)));
        let dealt = RwSignal::new(false);
        let pieces = Memo::new(move |before: Option<&Pieces>| {
            let (dealt, scene) = (dealt.get(), scene.get());
            let (steps, events) = sitting.with(last_step);
            let lies = match before {
                Some(before) if dealt => {
                    let one_step = steps == before.steps + 1;
                    follow(&before.lies, if one_step { &events } else { &[] }, &scene)
                }
                _ => gathered(&scene, Place::STOCK),
            };
            Pieces { steps, lies }
        });
        Desk {
            sitting,
            scene,
            handles,
            pieces,
            rooms: RwSignal::default(),
            dealt,
            picked: RwSignal::new(None),
            carried: RwSignal::new(None),
            hint: RwSignal::new(None),
            said: RwSignal::default(),
            unkept: RwSignal::new(false),
            bots_failed: RwSignal::new(false),
        }
    }

    /// The names at the table, as the log uses them.
    pub(super) fn names(self) -> Names {
        // They do not change during a match.
        self.sitting.with_untracked(|sitting| Names {
            names: sitting.players.iter().map(|player| player.name.clone()).collect(),
            you: Some(ME),
        })
    }

    pub(super) fn turn(self) -> Turn {
        self.sitting.with(|sitting| sitting.game.turn())
    }

    /// Every step in sentences.
    pub(super) fn log(self) -> Vec<Vec<String>> {
        let names = self.names();
        self.sitting.with(|sitting| {
            sitting.game.told().iter().map(|events| sentences(events, &names)).collect()
        })
    }

    /// Plays a move of some seat.
    pub(super) fn play(self, seat: Seat, text: &str) {
        // Only legal moves can be made at the table; anything else changes nothing.
        self.step(|sitting| sitting.game.play(seat, text).is_ok());
    }

    /// Deals the next round.
    pub(super) fn deal(self) {
        self.step(|sitting| sitting.game.deal(None).is_ok());
    }

    fn step(self, change: impl FnOnce(&mut Sitting) -> bool) {
        self.hint.set(None);
        self.picked.set(None);
        let mut kept = true;
        let changed = self.sitting.try_update(|sitting| {
            let changed = change(sitting);
            kept = !changed || sitting.save();
            changed
        });
        self.unkept.set(!kept);
        if changed == Some(true) {
            let names = self.names();
            let said =
                self.sitting.with_untracked(|sitting| sentences(&last_step(sitting).1, &names));
            self.said.set(said.join(" "));
        }
    }

    /// Goes back to the last decision of the person at this device.
    pub(super) fn undo(self) {
        if !untrack(|| self.can_undo()) {
            return;
        }
        self.hint.set(None);
        self.picked.set(None);
        self.sitting.update(|sitting| {
            let mut actors = sitting.game.actors();
            while let Some(actor) = actors.pop() {
                let news = sitting.game.told().last().is_some_and(|events| shows_news(events));
                sitting.tally.practice |= news;
                sitting.game.undo();
                if actor == Some(ME) {
                    break;
                }
            }
            sitting.tally.undos += 1;
            sitting.save();
        });
        self.said.set("Taken back.".into());
    }

    pub(super) fn can_undo(self) -> bool {
        self.sitting.with(|sitting| sitting.game.actors().contains(&Some(ME)))
    }

    /// The possible moves that pick up this card by itself.
    pub(super) fn moves_of(self, place: Place, index: usize) -> Vec<Handle> {
        let card = self.scene.with(|scene| scene.cards(place).get(index).copied().flatten());
        let takes = |handle: &Handle| {
            let carried = handle.gesture.carried;
            !matches!(carried, Carried::All(_)) && carried.takes(place, index, card)
        };
        self.handles.with(|handles| handles.iter().filter(|h| takes(h)).cloned().collect())
    }

    /// The possible move that picks up everything that lies here.
    pub(super) fn move_of_all(self, place: Place) -> Option<Handle> {
        self.handles.with(|handles| {
            let all = |handle: &&Handle| handle.gesture.carried == Carried::All(place);
            handles.iter().find(all).cloned()
        })
    }

    /// The moves that what is dragged, or else what was tapped, can make.
    pub(super) fn waiting_moves(self) -> Vec<Handle> {
        match (self.carried.get(), self.picked.get()) {
            (Some(carry), _) if carry.whole => self.move_of_all(carry.place).into_iter().collect(),
            (Some(carry), _) => self.moves_of(carry.place, carry.index),
            (None, Some((place, index))) => self.moves_of(place, index),
            (None, None) => Vec::new(),
        }
    }

    /// A card was tapped, or chosen with a key.
    pub(super) fn tap(self, place: Place, index: usize) {
        let waiting = self.waiting_moves();
        if let Some(handle) = waiting.iter().find(|handle| handle.gesture.to == place) {
            return self.play(ME, &handle.text);
        }
        let moves = self.moves_of(place, index);
        match moves.as_slice() {
            [] => self.picked.set(None),
            [only] => self.play(ME, &only.text),
            _ => self.picked.set(Some((place, index))),
        }
    }
}

/// Number of steps, and what the person at this device was told in the last one.
fn last_step(sitting: &Sitting) -> (usize, Vec<Event>) {
    let told = sitting.game.told();
    let events = told.last().map(Vec::as_slice).unwrap_or_default();
    (told.len(), events.iter().map(|event| event.seen_by(ME)).collect())
}

/// Whether the person at this device saw a card that they had not seen before.
fn shows_news(events: &[Event]) -> bool {
    events.iter().any(|event| match event.seen_by(ME) {
        Event::Move { card: Some(_), from, .. } => {
            !matches!(from, Place::DISCARD) && from != Place::hand(ME)
        }
        _ => false,
    })
}
