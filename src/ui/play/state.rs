//! The state of the table: the match, the input, and the values derived from them.

use leptos::prelude::*;

use crate::cards::Card;
use crate::engine::game::Turn;
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::table::OfferedMove;
use crate::table::hand_order::{self, Sort};
use crate::table::layout::Rect;
use crate::table::narration::AnyEvent;
use crate::table::pointer::PointerMachine;
use crate::table::transition::{PiecePosition, initial, track_pieces};
use crate::table::{InputChoice, ParsedInput, Scene, TextInput, Zone, ZoneLayout};
use crate::ui::active_match::ActiveMatch;
use crate::ui::prefs::Prefs;

use super::answers_panel::AnswersState;
use super::bot_turns::BotDecision;
use super::mode::Mode;
use super::picked::Selected;
use super::pointer::Pressed;
use super::selection::Landed;
use super::side_panel::PanelState;
use super::table_time::TableTime;

/// The state that the components of the table share: handles of signals, without a lifetime of their own.
#[derive(Clone, Copy)]
pub(super) struct TableState {
    /// The match and who looks at it.
    pub(super) game: MatchState,
    /// Values derived from the match.
    pub(super) derived: Derived,
    /// Input by fingers and keys.
    pub(super) input: InputState,
    /// Messages and conditions around the match.
    pub(super) status: Status,
    /// The side panel.
    pub(super) panel: PanelState,
}

/// The match and who looks at it.
#[derive(Clone, Copy)]
pub(super) struct MatchState {
    pub(super) prefs: RwSignal<Prefs>,
    /// The match as it was saved last.
    pub(super) active: RwSignal<ActiveMatch>,
    /// What the table is used for.
    pub(super) mode: Mode,
    /// The seat of the person at this device.
    pub(super) viewer: RwSignal<Seat>,
    /// Whether that person sees the table. Always true for a single person.
    pub(super) curtain_up: RwSignal<bool>,
    /// The clock, and the bots' thinking in a race.
    pub(super) time: TableTime,
}

/// Values derived from the match. All are recomputed after a step; unchanged values notify nobody.
#[derive(Clone, Copy)]
pub(super) struct Derived {
    pub(super) scene: Memo<Scene>,
    /// The zones of the scene. Most steps change few of them.
    zones: StoredValue<Vec<(Place, Memo<Option<Zone>>)>>,
    pub(super) text_input: Memo<Option<TextInput>>,
    /// The input sheet, shown also when it is another seat's turn so that the layout does not jump.
    pub(super) sheet: Memo<Option<TextInput>>,
    /// The points of all seats.
    pub(super) scores: Memo<Vec<i32>>,
    /// The legal moves, each with its gesture.
    pub(super) moves: Memo<Vec<OfferedMove>>,
    pub(super) pieces: Memo<Pieces>,
    /// New cards in the hand.
    pub(super) fresh: Memo<Vec<Card>>,
    /// The parsed line.
    pub(super) draft: Memo<ParsedInput>,
    /// The answers to the last task.
    pub(super) answers: AnswersState,
}

/// Input by fingers and keys.
#[derive(Clone, Copy)]
pub(super) struct InputState {
    /// Selected cards that wait for their target.
    pub(super) picked: RwSignal<Option<Selected>>,
    /// The open choice.
    pub(super) choice: RwSignal<Option<Choice>>,
    /// Where cards were dropped while a choice about them is open.
    pub(super) landed: RwSignal<Option<Landed>>,
    /// The line that is being written.
    pub(super) line: RwSignal<String>,
    /// Index of the part of the line before which the next part goes. `None` for the end.
    pub(super) caret: RwSignal<Option<usize>>,
    /// What the pointers are doing.
    pub(super) pointer: StoredValue<PointerMachine<Pressed>>,
    /// The current drag of cards.
    pub(super) carried: RwSignal<Option<Drag>>,
    /// The sign that is dragged to the written line.
    pub(super) sign: RwSignal<Option<String>>,
    /// How far the finger has moved since the press, in pixels.
    pub(super) by: RwSignal<(f64, f64)>,
    /// How the hand is sorted.
    pub(super) sort: RwSignal<Sort>,
    /// The order in which the person has arranged the hand.
    pub(super) kept: RwSignal<Vec<Card>>,
    /// Where the zones are on the screen.
    pub(super) zone_rects: RwSignal<ZoneRects>,
    /// False until the cards have been drawn in the stock, from where they are dealt.
    pub(super) dealt: RwSignal<bool>,
}

/// Messages and conditions around the match.
#[derive(Clone, Copy)]
pub(super) struct Status {
    pub(super) hint: RwSignal<Option<OfferedMove>>,
    /// Whether a hint was asked for and has not come yet.
    pub(super) seeks_hint: RwSignal<bool>,
    /// The reason for the hint.
    pub(super) because: RwSignal<String>,
    /// The last announcements for screen readers, each with its number.
    pub(super) said: RwSignal<Vec<(usize, String)>>,
    /// Why the match cannot be saved, in words.
    pub(super) trouble: RwSignal<String>,
    /// Whether there was no room for the record of the match.
    pub(super) unrecorded: RwSignal<bool>,
    /// Whether another tab has the match.
    pub(super) elsewhere: RwSignal<bool>,
    /// Whether no bot answers.
    pub(super) bots_failed: RwSignal<bool>,
    /// The end of the round or the match, once it is shown.
    pub(super) ended: RwSignal<Option<Turn>>,
    /// A number that has just come out exactly.
    pub(super) exact: RwSignal<Option<i32>>,
    /// A bot's move that waits until a person can follow.
    pub(super) pending: RwSignal<Option<BotDecision>>,
}

/// Several alternatives, one of which the person must choose.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Choice {
    /// Moves with the same movement.
    Moves(Vec<OfferedMove>),
    /// Strings for a card, and the index of the part of the line that they replace. `None` to insert a new part.
    Words(Vec<InputChoice>, Option<usize>),
    /// Whether to go on although the match then counts less.
    Warning(Warning),
}

/// What makes a match count less.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Warning {
    /// Undoing a decision after which something new was seen.
    Undo,
    /// The first hint in a daily deal.
    Hint,
}

/// All cards on the screen.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Pieces {
    steps: usize,
    /// Whether cards leave an open row by another seat's move. They first stay a moment, to be read.
    pub(super) waits: bool,
    pub(super) lies: Vec<PiecePosition>,
}

/// The rectangles of the places on the board, each with the size of a card there.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct ZoneRects {
    pub(super) places: Vec<(Place, Rect, (f64, f64))>,
    /// The whole board.
    pub(super) board: Rect,
    /// The size in which cards are drawn before scaling.
    pub(super) card: (f64, f64),
}

impl ZoneRects {
    pub(super) fn of(&self, place: Place) -> Option<(Rect, (f64, f64))> {
        let found = self.places.iter().find(|(other, _, _)| *other == place);
        found.map(|(_, room, card)| (*room, *card))
    }
}

/// A drag of cards, or of a whole place.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Drag {
    pub(super) place: Place,
    /// Indices of the dragged pieces. The cards may come to other indices of their place meanwhile.
    pub(super) pieces: Vec<usize>,
    /// Whether all cards of the place are dragged.
    pub(super) whole: bool,
    /// Where the pointer went down, on the board.
    pub(super) from: (f64, f64),
}

impl InputState {
    fn new() -> InputState {
        InputState {
            picked: RwSignal::new(None),
            choice: RwSignal::new(None),
            landed: RwSignal::new(None),
            line: RwSignal::default(),
            caret: RwSignal::new(None),
            pointer: StoredValue::default(),
            carried: RwSignal::new(None),
            sign: RwSignal::new(None),
            by: RwSignal::default(),
            sort: RwSignal::default(),
            kept: RwSignal::default(),
            zone_rects: RwSignal::default(),
            dealt: RwSignal::new(false),
        }
    }
}

impl Status {
    fn new(elsewhere: RwSignal<bool>) -> Status {
        Status {
            hint: RwSignal::new(None),
            seeks_hint: RwSignal::new(false),
            because: RwSignal::default(),
            said: RwSignal::default(),
            trouble: RwSignal::default(),
            unrecorded: RwSignal::new(false),
            elsewhere,
            bots_failed: RwSignal::new(false),
            ended: RwSignal::new(None),
            exact: RwSignal::new(None),
            pending: RwSignal::new(None),
        }
    }
}

impl TableState {
    pub(super) fn new(
        active: ActiveMatch,
        prefs: RwSignal<Prefs>,
        mode: Mode,
        elsewhere: RwSignal<bool>,
    ) -> TableState {
        let people = active.people_here();
        let active = RwSignal::new(active);
        let viewer = RwSignal::new(people.first().unwrap_or(Seat(0)));
        let input = InputState::new();
        let InputState { sort, kept, line, dealt, .. } = input;
        let sees = move || (!mode.shows_all_cards()).then(|| viewer.get());
        let scene = Memo::new(move |_| {
            let mut scene = active.with(|active| active.game.scene(sees()));
            scene.writing = scene.writing.filter(|_| mode.may_write());
            if mode.hides_help() {
                // They would answer the question.
                scene.progress.clear();
                for zone in &mut scene.zones {
                    (zone.meter, zone.notes) = (None, Vec::new());
                }
            }
            kept.with(|kept| hand_order::arrange(&mut scene, viewer.get(), sort.get(), kept));
            scene
        });
        let draft = Memo::new(move |_| {
            let line = line.get();
            active.with(|active| active.game.parse_input(viewer.get(), &line))
        });
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
        let zones = places.into_iter().map(|place| (place, zone(place))).collect();
        let sheet = Memo::new(move |before: Option<&Option<TextInput>>| {
            let writing = scene.with(|scene| scene.writing.clone());
            let others_move = || active.with(|s| matches!(s.game.turn(), Turn::ToMove(_)));
            let stays = |_: &TextInput| mode.is_match() && others_move();
            let writing = writing.map(|writing| TextInput { cards: Vec::new(), ..writing });
            writing.or_else(|| before.cloned().flatten().filter(stays))
        });
        let moves = Memo::new(move |_| {
            if let Mode::Friends(friends) = mode
                && !friends.with(|them| them.can_move(viewer.get()))
            {
                return Vec::new();
            }
            mode.allowed(active.with(|active| active.game.gestures(viewer.get())))
        });
        TableState {
            game: MatchState {
                prefs,
                active,
                mode,
                viewer,
                curtain_up: RwSignal::new(people.len() < 2 || mode.is_replay()),
                time: TableTime::new(),
            },
            derived: Derived {
                scene,
                zones: StoredValue::new(zones),
                text_input: Memo::new(move |_| scene.with(|scene| scene.writing.clone())),
                sheet,
                scores: Memo::new(move |_| {
                    active.with(|active| active.game.snapshot(Some(viewer.get())).scores)
                }),
                moves,
                pieces,
                fresh: Memo::new(move |_| active.with(|active| new_cards(active, viewer.get()))),
                draft,
                answers: AnswersState::new(scene, !mode.is_match()),
            },
            input,
            status: Status::new(elsewhere),
            panel: PanelState::new(prefs, !mode.is_match()),
        }
    }

    /// The seat whose knowledge is shown. `None` if all cards are open.
    pub(super) fn sees(self) -> Option<Seat> {
        (!untrack(|| self.game.mode.shows_all_cards())).then(|| self.me())
    }

    /// The seat of the person at this device. It does not change while the table is visible.
    pub(super) fn me(self) -> Seat {
        self.game.viewer.get_untracked()
    }

    /// A property of a place. The default value if the table has no such place.
    pub(super) fn of_zone<T: Default>(self, place: Place, what: impl FnOnce(&Zone) -> T) -> T {
        let found = self.derived.zones.with_value(|zones| {
            zones.iter().find(|(other, _)| *other == place).map(|(_, zone)| *zone)
        });
        found.and_then(|zone| zone.with(|zone| zone.as_ref().map(what))).unwrap_or_default()
    }

    pub(super) fn turn(self) -> Turn {
        self.game.active.with(|active| active.game.turn())
    }

    /// Milliseconds from one move to the next, so that a person can follow.
    pub(super) fn pace(self) -> u32 {
        self.game.prefs.with_untracked(Prefs::milliseconds)
    }

    /// The most milliseconds that a bot may think about a move.
    pub(super) fn thinking_time(self) -> u32 {
        self.game.prefs.with_untracked(Prefs::thinking_time)
    }

    /// Cancels every selection, choice and drag.
    pub(super) fn clear_input(self) {
        self.clear_selection();
        self.abort_press();
    }

    /// Cancels every selection and choice.
    pub(super) fn clear_selection(self) {
        self.input.picked.set(None);
        self.input.choice.set(None);
        self.input.landed.set(None);
    }
}

/// Number of steps including the first deal, and the events of the last one as a seat saw them. With `None`, the
/// events are complete.
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

/// Whether cards leave a row other than a hand.
fn leave_a_row(before: &[PiecePosition], after: &[PiecePosition], scene: &Scene) -> bool {
    let in_row = |place: Place| {
        let spread = scene.zone(place).map(|zone| zone.spread);
        !place.is_hand() && spread == Some(ZoneLayout::Row)
    };
    before.iter().zip(after).any(|(old, new)| old.place != new.place && in_row(old.place))
}
