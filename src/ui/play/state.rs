//! The match on the table, and what happens to it.

use std::ops::Deref;

use leptos::prelude::*;

use super::hot_seat::people_at;
use super::picked::Selected;
use super::selection::Landed;
use super::tutorial::Tutorial;
use crate::cards::Card;
use crate::engine::game::Turn;
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::games::OfferedMove;
use crate::table::hand_order::{self, Sort};
use crate::table::layout::Rect;
use crate::table::narration::AnyEvent;
use crate::table::transition::{PiecePosition, initial, track_pieces};
use crate::table::{InputChoice, ParsedInput, Scene, TextInput, Zone, ZoneLayout};
use crate::ui::active_match::ActiveMatch;
use crate::ui::prefs::Prefs;

/// Everything that the parts of the table share. Closures that hold it are small: it is left in memory, a few hundred
/// bytes for each time that a table is set.
#[derive(Clone, Copy)]
pub(super) struct TableState(&'static Parts);

/// The parts of a desk.
pub(super) struct Parts {
    pub(super) prefs: RwSignal<Prefs>,
    pub(super) active: RwSignal<ActiveMatch>,
    /// Who says what to play, in a guided round.
    pub(super) tutorial: Option<Tutorial>,
    /// Where a match is only watched: whether all cards are open.
    pub(super) all_cards_open: Option<RwSignal<bool>>,
    /// The seat of the person at this device.
    pub(super) viewer: RwSignal<Seat>,
    /// Whether that person looks at the table. (A single person always does.)
    pub(super) curtain_up: RwSignal<bool>,
    pub(super) scene: Memo<Scene>,
    /// Parts of the scene by themselves. Most steps change little, and what shows the rest is left alone.
    zones: Vec<(Place, Memo<Option<Zone>>)>,
    pub(super) input: Memo<Option<TextInput>>,
    /// On what that is written, whatever the cards. It keeps its room while others are to move, so that the table stands still.
    pub(super) sheet: Memo<Option<TextInput>>,
    /// The points of all seats.
    pub(super) scores: Memo<Vec<i32>>,
    /// The moves that are possible now, each with its gesture.
    pub(super) moves: Memo<Vec<OfferedMove>>,
    pub(super) pieces: Memo<Pieces>,
    /// How the hand is sorted, and how the person has put it.
    pub(super) sort: RwSignal<Sort>,
    pub(super) kept: RwSignal<Vec<Card>>,
    /// Cards of the hand that are new.
    pub(super) fresh: Memo<Vec<Card>>,
    /// Where the places are on the screen.
    pub(super) zone_rects: RwSignal<ZoneRects>,
    /// False until the cards have been drawn in the stock, from where they are dealt.
    pub(super) dealt: RwSignal<bool>,
    /// Cards that were tapped and wait for their target.
    pub(super) picked: RwSignal<Option<Selected>>,
    /// What is left to be chosen.
    pub(super) choice: RwSignal<Option<Choice>>,
    /// Where the cards lie of which something is left to be chosen.
    pub(super) landed: RwSignal<Option<Landed>>,
    /// What is being written.
    pub(super) line: RwSignal<String>,
    /// What that comes to.
    pub(super) draft: Memo<ParsedInput>,
    /// The part of the line before which the next one goes, if not at the end.
    pub(super) caret: RwSignal<Option<usize>>,
    /// What is being dragged, and how far the finger has moved it.
    pub(super) carried: RwSignal<Option<Drag>>,
    pub(super) by: RwSignal<(f64, f64)>,
    pub(super) hint: RwSignal<Option<OfferedMove>>,
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
    Moves(Vec<OfferedMove>),
    /// What may be written for a card, and instead of which part of the line.
    Words(Vec<InputChoice>, Option<usize>),
}

/// All cards on the screen.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Pieces {
    steps: usize,
    /// Whether cards that lay open leave by somebody else's move, and first stay a moment to be read.
    pub(super) waits: bool,
    pub(super) lies: Vec<PiecePosition>,
}

/// The places on the screen, with the size of a card in each.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct ZoneRects {
    pub(super) places: Vec<(Place, Rect, (f64, f64))>,
    /// The whole board.
    pub(super) board: Rect,
    /// The size in which cards are drawn before they are scaled.
    pub(super) card: (f64, f64),
}

impl ZoneRects {
    pub(super) fn of(&self, place: Place) -> Option<(Rect, (f64, f64))> {
        let found = self.places.iter().find(|(other, _, _)| *other == place);
        found.map(|(_, room, card)| (*room, *card))
    }
}

/// Cards, or a whole place, under a finger.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Drag {
    pub(super) place: Place,
    /// The cards that are carried, unless everything is that lies there.
    pub(super) indices: Vec<usize>,
    /// Whether everything that lies there is carried.
    pub(super) whole: bool,
    /// Where the finger came down on the board.
    pub(super) from: (f64, f64),
}

impl Deref for TableState {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        self.0
    }
}

impl TableState {
    pub(super) fn new(
        active: ActiveMatch,
        prefs: RwSignal<Prefs>,
        guide: Option<Tutorial>,
        elsewhere: RwSignal<bool>,
    ) -> TableState {
        TableState::set(active, prefs, guide, elsewhere, None)
    }

    /// A table at which nobody plays: a match is watched.
    pub(super) fn to_watch(active: ActiveMatch, prefs: RwSignal<Prefs>) -> TableState {
        let open = Some(RwSignal::new(true));
        let table = TableState::set(active, prefs, None, RwSignal::new(false), open);
        table.curtain_up.set(true);
        table
    }

    fn set(
        active: ActiveMatch,
        prefs: RwSignal<Prefs>,
        guide: Option<Tutorial>,
        elsewhere: RwSignal<bool>,
        open: Option<RwSignal<bool>>,
    ) -> TableState {
        let people = people_at(&active);
        let active = RwSignal::new(active);
        let viewer = RwSignal::new(people.first().unwrap_or(Seat(0)));
        let (sort, kept) = (RwSignal::new(Sort::default()), RwSignal::new(Vec::new()));
        let sees = move || open.is_none_or(|open| !open.get()).then(|| viewer.get());
        let scene = Memo::new(move |_| {
            let mut scene = active.with(|active| active.game.scene(sees()));
            let may_write = || open.is_none() && guide.is_none_or(Tutorial::asks_to_write);
            scene.writing = scene.writing.filter(|_| may_write());
            kept.with(|kept| hand_order::arrange(&mut scene, viewer.get(), sort.get(), kept));
            scene
        });
        let line = RwSignal::new(String::new());
        let draft = Memo::new(move |_| {
            let line = line.get();
            active.with(|active| active.game.parse_input(viewer.get(), line.trim()))
        });
        let dealt = RwSignal::new(false);
        let pieces = Memo::new(move |before: Option<&Pieces>| {
            let dealt = dealt.get();
            let (steps, events) = active.with(|active| last_step(active, sees()));
            let one_step = before.is_some_and(|before| steps == before.steps + 1);
            let lies = scene.with(|scene| match before {
                Some(before) if dealt => {
                    track_pieces(&before.lies, if one_step { &events } else { &[] }, scene)
                }
                _ => initial(scene, Place::STOCK),
            });
            let by_me = || active.with(|s| s.game.actors().pop().flatten() == Some(viewer.get()));
            let leave = |before: &Pieces| scene.with(|s| leave_a_row(&before.lies, &lies, s));
            let waits = one_step && before.is_some_and(leave) && !by_me();
            Pieces { steps, waits, lies }
        });
        let places = scene
            .with_untracked(|scene| scene.zones.iter().map(|zone| zone.place).collect::<Vec<_>>());
        let zone =
            move |place: Place| Memo::new(move |_| scene.with(|scene| scene.zone(place).cloned()));
        TableState(Box::leak(Box::new(Parts {
            prefs,
            active,
            tutorial: guide,
            viewer,
            curtain_up: RwSignal::new(people.len() < 2),
            scene,
            zones: places.into_iter().map(|place| (place, zone(place))).collect(),
            input: Memo::new(move |_| scene.with(|scene| scene.writing.clone())),
            sheet: Memo::new(move |before: Option<&Option<TextInput>>| {
                let writing = scene.with(|scene| scene.writing.clone());
                let others_move = || active.with(|s| matches!(s.game.turn(), Turn::ToMove(_)));
                let stays = |_: &TextInput| guide.is_none() && others_move();
                let writing = writing.map(|writing| TextInput { cards: Vec::new(), ..writing });
                writing.or_else(|| before.cloned().flatten().filter(stays))
            }),
            scores: Memo::new(move |_| {
                active.with(|active| active.game.snapshot(Some(viewer.get())).scores)
            }),
            all_cards_open: open,
            moves: Memo::new(move |_| {
                if open.is_some() {
                    return Vec::new();
                }
                let mut handles = active.with(|active| active.game.gestures(viewer.get()));
                let asked = guide.map(Tutorial::asked);
                handles.retain(|handle| asked.as_ref().is_none_or(|mv| handle.text == *mv));
                handles
            }),
            pieces,
            sort,
            kept,
            fresh: Memo::new(move |_| active.with(|active| new_cards(active, viewer.get()))),
            zone_rects: RwSignal::default(),
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
        self.all_cards_open.is_none_or(|open| !open.get_untracked()).then(|| self.me())
    }

    /// The seat of the person at this device, who does not change while the table can be seen.
    pub(super) fn me(self) -> Seat {
        self.viewer.get_untracked()
    }

    /// Something about a place; nothing special where the table has no such place.
    pub(super) fn of_zone<T: Default>(self, place: Place, what: impl FnOnce(&Zone) -> T) -> T {
        let found = self.zones.iter().find(|(other, _)| *other == place);
        found.and_then(|(_, zone)| zone.with(|zone| zone.as_ref().map(what))).unwrap_or_default()
    }

    pub(super) fn turn(self) -> Turn {
        self.active.with(|active| active.game.turn())
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
pub(super) fn last_step(active: &ActiveMatch, viewer: Option<Seat>) -> (usize, Vec<AnyEvent>) {
    let steps = active.game.step_count();
    let seen = |event: AnyEvent| match viewer {
        Some(viewer) => event.seen_by(viewer),
        None => event,
    };
    (steps + 1, active.game.events(steps).into_iter().map(seen).collect())
}

fn new_cards(active: &ActiveMatch, viewer: Seat) -> Vec<Card> {
    let actors = active.game.actors().into_iter().enumerate();
    hand_order::fresh(actors.map(|(index, actor)| (active.game.events(index + 1), actor)), viewer)
}

/// Whether cards leave a place where they lay side by side, other than a hand.
fn leave_a_row(before: &[PiecePosition], after: &[PiecePosition], scene: &Scene) -> bool {
    let in_row = |place: Place| {
        let spread = scene.zone(place).map(|zone| zone.spread);
        !place.is_hand() && spread == Some(ZoneLayout::Row)
    };
    before.iter().zip(after).any(|(old, new)| old.place != new.place && in_row(old.place))
}
