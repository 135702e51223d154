//! The match on the table, and what happens to it.

use std::ops::Deref;

use leptos::prelude::*;

use super::hot_seat::people_at;
use super::picked::Picked;
use super::selection::Landed;
use super::tutorial::Guide;
use crate::cards::Card;
use crate::engine::event::Event;
use crate::engine::game::Turn;
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::games::Handle;
use crate::table::hand_order::{self, Sort};
use crate::table::layout::Room;
use crate::table::transition::{Lie, follow, gathered};
use crate::table::{Scene, Spread, Word, Writing, Written, Zone};
use crate::ui::active_match::Sitting;
use crate::ui::prefs::Prefs;

/// Everything that the parts of the table share. Closures that hold it are small: it is left in memory, a few hundred
/// bytes for each time that a table is set.
#[derive(Clone, Copy)]
pub(super) struct Desk(&'static Parts);

/// The parts of a desk.
pub(super) struct Parts {
    pub(super) prefs: RwSignal<Prefs>,
    pub(super) sitting: RwSignal<Sitting>,
    /// Who says what to play, in a guided round.
    pub(super) guide: Option<Guide>,
    /// Where a match is only watched: whether all cards are open.
    pub(super) open: Option<RwSignal<bool>>,
    /// The seat of the person at this device.
    pub(super) eye: RwSignal<Seat>,
    /// Whether that person looks at the table. (A single person always does.)
    pub(super) lifted: RwSignal<bool>,
    pub(super) scene: Memo<Scene>,
    /// Parts of the scene by themselves. Most steps change little, and what shows the rest is left alone.
    zones: Vec<(Place, Memo<Option<Zone>>)>,
    pub(super) writing: Memo<Option<Writing>>,
    /// On what that is written, whatever the cards. It keeps its room while others are to move, so that the table stands still.
    pub(super) sheet: Memo<Option<Writing>>,
    /// The points of all seats.
    pub(super) scores: Memo<Vec<i32>>,
    /// The moves that are possible now, each with its gesture.
    pub(super) handles: Memo<Vec<Handle>>,
    pub(super) pieces: Memo<Pieces>,
    /// How the hand is sorted, and how the person has put it.
    pub(super) sort: RwSignal<Sort>,
    pub(super) kept: RwSignal<Vec<Card>>,
    /// Cards of the hand that are new.
    pub(super) fresh: Memo<Vec<Card>>,
    /// Where the places are on the screen.
    pub(super) rooms: RwSignal<Rooms>,
    /// False until the cards have been drawn in the stock, from where they are dealt.
    pub(super) dealt: RwSignal<bool>,
    /// Cards that were tapped and wait for their target.
    pub(super) picked: RwSignal<Option<Picked>>,
    /// What is left to be chosen.
    pub(super) choice: RwSignal<Option<Choice>>,
    /// Where the cards lie of which something is left to be chosen.
    pub(super) landed: RwSignal<Option<Landed>>,
    /// What is being written.
    pub(super) line: RwSignal<String>,
    /// What that comes to.
    pub(super) draft: Memo<Written>,
    /// The part of the line before which the next one goes, if not at the end.
    pub(super) caret: RwSignal<Option<usize>>,
    /// What is being dragged, and how far the finger has moved it.
    pub(super) carried: RwSignal<Option<Carry>>,
    pub(super) by: RwSignal<(f64, f64)>,
    pub(super) hint: RwSignal<Option<Handle>>,
    /// Whether a hint was asked for and has not come yet.
    pub(super) seeks_hint: RwSignal<bool>,
    /// Why that is good.
    pub(super) because: RwSignal<String>,
    /// What was said last, for screen readers, each with its number.
    pub(super) said: RwSignal<Vec<(usize, String)>>,
    /// What is wrong with keeping the match, in words.
    pub(super) trouble: RwSignal<String>,
    /// Whether there was no room for the record of the match.
    pub(super) unrecorded: RwSignal<bool>,
    /// Whether another page has the match.
    pub(super) elsewhere: RwSignal<bool>,
    /// Whether no bot can be made to answer.
    pub(super) bots_failed: RwSignal<bool>,
    /// The end of the round or the match, once it is shown.
    pub(super) ended: RwSignal<Option<Turn>>,
}

/// Several things of which one is to be chosen.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Choice {
    /// Moves that are made by the same movement.
    Moves(Vec<Handle>),
    /// What may be written for a card, and instead of which part of the line.
    Words(Vec<Word>, Option<usize>),
}

/// All cards on the screen.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Pieces {
    steps: usize,
    /// Whether cards that lay open leave by somebody else's move, and first stay a moment to be read.
    pub(super) waits: bool,
    pub(super) lies: Vec<Lie>,
}

/// The places on the screen, with the size of a card in each.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Rooms {
    pub(super) places: Vec<(Place, Room, (f64, f64))>,
    /// The whole board.
    pub(super) board: Room,
    /// The size in which cards are drawn before they are scaled.
    pub(super) card: (f64, f64),
}

impl Rooms {
    pub(super) fn of(&self, place: Place) -> Option<(Room, (f64, f64))> {
        let found = self.places.iter().find(|(other, _, _)| *other == place);
        found.map(|(_, room, card)| (*room, *card))
    }
}

/// Cards, or a whole place, under a finger.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Carry {
    pub(super) place: Place,
    /// The cards that are carried, unless everything is that lies there.
    pub(super) indices: Vec<usize>,
    /// Whether everything that lies there is carried.
    pub(super) whole: bool,
    /// Where the finger came down on the board.
    pub(super) from: (f64, f64),
}

impl Deref for Desk {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        self.0
    }
}

impl Desk {
    pub(super) fn new(
        sitting: Sitting,
        prefs: RwSignal<Prefs>,
        guide: Option<Guide>,
        elsewhere: RwSignal<bool>,
    ) -> Desk {
        Desk::set(sitting, prefs, guide, elsewhere, None)
    }

    /// A table at which nobody plays: a match is watched.
    pub(super) fn to_watch(sitting: Sitting, prefs: RwSignal<Prefs>) -> Desk {
        let open = Some(RwSignal::new(true));
        let desk = Desk::set(sitting, prefs, None, RwSignal::new(false), open);
        desk.lifted.set(true);
        desk
    }

    fn set(
        sitting: Sitting,
        prefs: RwSignal<Prefs>,
        guide: Option<Guide>,
        elsewhere: RwSignal<bool>,
        open: Option<RwSignal<bool>>,
    ) -> Desk {
        let people = people_at(&sitting);
        let sitting = RwSignal::new(sitting);
        let eye = RwSignal::new(people.first().unwrap_or(Seat(0)));
        let (sort, kept) = (RwSignal::new(Sort::default()), RwSignal::new(Vec::new()));
        let sees = move || open.is_none_or(|open| !open.get()).then(|| eye.get());
        let scene = Memo::new(move |_| {
            let mut scene = sitting.with(|sitting| sitting.game.scene(sees()));
            let may_write = || open.is_none() && guide.is_none_or(Guide::asks_to_write);
            scene.writing = scene.writing.filter(|_| may_write());
            kept.with(|kept| hand_order::arrange(&mut scene, eye.get(), sort.get(), kept));
            scene
        });
        let line = RwSignal::new(String::new());
        let draft = Memo::new(move |_| {
            let line = line.get();
            sitting.with(|sitting| sitting.game.read_line(eye.get(), line.trim()))
        });
        let dealt = RwSignal::new(false);
        let pieces = Memo::new(move |before: Option<&Pieces>| {
            let dealt = dealt.get();
            let (steps, events) = sitting.with(|sitting| last_step(sitting, sees()));
            let one_step = before.is_some_and(|before| steps == before.steps + 1);
            let lies = scene.with(|scene| match before {
                Some(before) if dealt => {
                    follow(&before.lies, if one_step { &events } else { &[] }, scene)
                }
                _ => gathered(scene, Place::STOCK),
            });
            let by_me = || sitting.with(|s| s.game.actors().pop().flatten() == Some(eye.get()));
            let leave = |before: &Pieces| scene.with(|s| leave_a_row(&before.lies, &lies, s));
            let waits = one_step && before.is_some_and(leave) && !by_me();
            Pieces { steps, waits, lies }
        });
        let places = scene
            .with_untracked(|scene| scene.zones.iter().map(|zone| zone.place).collect::<Vec<_>>());
        let zone =
            move |place: Place| Memo::new(move |_| scene.with(|scene| scene.zone(place).cloned()));
        Desk(Box::leak(Box::new(Parts {
            prefs,
            sitting,
            guide,
            eye,
            lifted: RwSignal::new(people.len() < 2),
            scene,
            zones: places.into_iter().map(|place| (place, zone(place))).collect(),
            writing: Memo::new(move |_| scene.with(|scene| scene.writing.clone())),
            sheet: Memo::new(move |before: Option<&Option<Writing>>| {
                let writing = scene.with(|scene| scene.writing.clone());
                let others_move = || sitting.with(|s| matches!(s.game.turn(), Turn::Of(_)));
                let stays = |_: &Writing| guide.is_none() && others_move();
                let writing = writing.map(|writing| Writing { cards: Vec::new(), ..writing });
                writing.or_else(|| before.cloned().flatten().filter(stays))
            }),
            scores: Memo::new(move |_| {
                sitting.with(|sitting| sitting.game.show(Some(eye.get())).scores)
            }),
            open,
            handles: Memo::new(move |_| {
                if open.is_some() {
                    return Vec::new();
                }
                let mut handles = sitting.with(|sitting| sitting.game.gestures(eye.get()));
                let asked = guide.map(Guide::asked);
                handles.retain(|handle| asked.as_ref().is_none_or(|mv| handle.text == *mv));
                handles
            }),
            pieces,
            sort,
            kept,
            fresh: Memo::new(move |_| sitting.with(|sitting| new_cards(sitting, eye.get()))),
            rooms: RwSignal::default(),
            dealt,
            picked: RwSignal::new(None),
            choice: RwSignal::new(None),
            landed: RwSignal::new(None),
            line,
            draft,
            caret: RwSignal::new(None),
            carried: RwSignal::new(None),
            by: RwSignal::default(),
            hint: RwSignal::new(None),
            seeks_hint: RwSignal::new(false),
            because: RwSignal::new(String::new()),
            said: RwSignal::default(),
            trouble: RwSignal::new(String::new()),
            unrecorded: RwSignal::new(false),
            elsewhere,
            bots_failed: RwSignal::new(false),
            ended: RwSignal::new(None),
        })))
    }

    /// The seat whose knowledge is shown; nothing where all cards are open.
    pub(super) fn sees(self) -> Option<Seat> {
        self.open.is_none_or(|open| !open.get_untracked()).then(|| self.me())
    }

    /// The seat of the person at this device, who does not change while the table can be seen.
    pub(super) fn me(self) -> Seat {
        self.eye.get_untracked()
    }

    /// Something about a place; nothing special where the table has no such place.
    pub(super) fn of_zone<T: Default>(self, place: Place, what: impl FnOnce(&Zone) -> T) -> T {
        let found = self.zones.iter().find(|(other, _)| *other == place);
        found.and_then(|(_, zone)| zone.with(|zone| zone.as_ref().map(what))).unwrap_or_default()
    }

    pub(super) fn turn(self) -> Turn {
        self.sitting.with(|sitting| sitting.game.turn())
    }

    /// Milliseconds from one move to the next, so that a person can follow.
    pub(super) fn pace(self) -> u32 {
        self.prefs.with_untracked(Prefs::milliseconds)
    }

    /// Nothing is picked up, chosen or written any more.
    pub(super) fn lay_down(self) {
        self.picked.set(None);
        self.choice.set(None);
        self.landed.set(None);
        self.carried.set(None);
    }
}

/// Number of steps, and what a seat was told in the last one, or without a seat all that happened.
pub(super) fn last_step(sitting: &Sitting, eye: Option<Seat>) -> (usize, Vec<Event>) {
    let told = sitting.game.told();
    let events = told.last().map(Vec::as_slice).unwrap_or_default();
    let seen = |event: &Event| eye.map_or(event.clone(), |eye| event.clone().seen_by(eye));
    (told.len(), events.iter().map(seen).collect())
}

fn new_cards(sitting: &Sitting, eye: Seat) -> Vec<Card> {
    // The first of what was told is the deal, which nobody did.
    let told = sitting.game.told().get(1..).unwrap_or_default();
    let actors = sitting.game.actors();
    let steps: Vec<_> = told.iter().zip(actors).collect();
    hand_order::fresh(steps.into_iter(), eye)
}

/// Whether cards leave a place where they lay side by side, other than a hand.
fn leave_a_row(before: &[Lie], after: &[Lie], scene: &Scene) -> bool {
    let in_row = |place: Place| {
        let spread = scene.zone(place).map(|zone| zone.spread);
        !place.is_hand() && spread == Some(Spread::Row)
    };
    before.iter().zip(after).any(|(old, new)| old.place != new.place && in_row(old.place))
}
