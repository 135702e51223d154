//! The match on the table, and what a person does with it.

use leptos::prelude::*;

use super::picked::{Picked, toggled};
use crate::arrange::Room;
use crate::cards::Card;
use crate::event::Event;
use crate::follow::{Lie, follow, gathered};
use crate::game::Turn;
use crate::games::Handle;
use crate::place::Place;
use crate::seat::Seat;
use crate::table::{Carried, Movement, Scene, Word};
use crate::ui::launch::Sitting;
use crate::ui::statistics::note;
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
    /// Cards that were tapped and wait for their target.
    pub(super) picked: RwSignal<Option<Picked>>,
    /// What is left to be chosen.
    pub(super) choice: RwSignal<Option<Choice>>,
    /// What is being written.
    pub(super) line: RwSignal<String>,
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

/// Several things of which one is to be chosen.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Choice {
    /// Moves that are made by the same movement.
    Moves(Vec<Handle>),
    /// What may be written for a card.
    Words(Vec<Word>),
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
            choice: RwSignal::new(None),
            line: RwSignal::default(),
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

    /// "The round is over", with the game's own word.
    pub(super) fn round_is_over(self) -> String {
        let word = self.sitting.with(|sitting| sitting.game.info().round);
        format!("The {word} is over")
    }

    /// Every step in sentences.
    pub(super) fn log(self) -> Vec<Vec<String>> {
        let names = self.names();
        self.sitting.with(|sitting| {
            let (told, speech) = (sitting.game.told(), sitting.game.speech());
            told.iter().map(|events| sentences(events, &names, &speech)).collect()
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

    /// Lets the clock run out.
    pub(super) fn time(self) {
        self.step(|sitting| sitting.game.time().is_ok());
    }

    /// Nothing is picked up, chosen or written any more.
    pub(super) fn lay_down(self) {
        self.picked.set(None);
        self.choice.set(None);
        self.carried.set(None);
    }

    fn step(self, change: impl FnOnce(&mut Sitting) -> bool) {
        let mut kept = true;
        let changed = self.sitting.try_update(|sitting| {
            let changed = change(sitting);
            note(sitting);
            kept = !changed || sitting.save();
            changed
        });
        self.unkept.set(!kept);
        if self.sitting.with_untracked(disturbs) {
            self.hint.set(None);
            self.lay_down();
        }
        self.drop_stale_line();
        if changed == Some(true) {
            let names = self.names();
            let said = self.sitting.with_untracked(|sitting| {
                sentences(&last_step(sitting).1, &names, &sitting.game.speech())
            });
            self.said.set(said.join(" "));
        }
    }

    /// A line is given up with the cards that it was made of.
    fn drop_stale_line(self) {
        let place = self.scene.with_untracked(|scene| scene.writing.as_ref().map(|w| w.from));
        let left =
            |event: &Event| matches!(event, Event::Move { from, .. } if Some(*from) == place);
        if self.sitting.with_untracked(|sitting| last_step(sitting).1.iter().any(left)) {
            self.line.set(String::new());
        }
    }

    /// Goes back to the last decision of the person at this device.
    pub(super) fn undo(self) {
        if !untrack(|| self.can_undo()) {
            return;
        }
        self.hint.set(None);
        self.lay_down();
        self.sitting.update(|sitting| {
            let mut actors = sitting.game.actors();
            while let Some(actor) = actors.pop() {
                let seen = cards_seen(sitting);
                sitting.game.undo();
                sitting.tally.practice |= has_more(seen, cards_seen(sitting));
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
        let card = self.card(place, index);
        self.handles_where(|carried| {
            matches!(carried, Carried::Top(_) | Carried::Card(..))
                && carried.takes(place, index, card)
        })
    }

    /// The possible moves that pick up this card together with others.
    fn sets_with(self, place: Place, indices: &[usize]) -> Vec<Handle> {
        let cards: Vec<_> = indices.iter().map(|&i| (i, self.card(place, i))).collect();
        self.handles_where(|carried| {
            let all = || cards.iter().all(|(i, card)| carried.takes(place, *i, *card));
            matches!(carried, Carried::Cards(..)) && all()
        })
    }

    /// Whether a card can be picked up, by itself or with others.
    pub(super) fn can_take(self, place: Place, index: usize) -> bool {
        let writes = || self.words_for(place, index).is_some();
        !self.moves_of(place, index).is_empty()
            || !self.sets_with(place, &[index]).is_empty()
            || writes()
    }

    /// The possible move that picks up everything that lies here.
    pub(super) fn move_of_all(self, place: Place) -> Option<Handle> {
        self.handles_where(|carried| *carried == Carried::All(place)).into_iter().next()
    }

    fn handles_where(self, fits: impl Fn(&Carried) -> bool) -> Vec<Handle> {
        let fits = |handle: &&Handle| handle.gesture.carried().is_some_and(&fits);
        self.handles.with(|handles| handles.iter().filter(fits).cloned().collect())
    }

    /// The moves that are buttons.
    pub(super) fn buttons(self) -> Vec<Handle> {
        self.handles.with(|handles| {
            let is_button = |handle: &&Handle| match &handle.gesture.movement {
                Movement::Press => true,
                Movement::Carry(carried, _) => matches!(carried, Carried::All(_)),
            };
            handles.iter().filter(is_button).cloned().collect()
        })
    }

    fn card(self, place: Place, index: usize) -> Option<Card> {
        self.scene.with(|scene| scene.cards(place).get(index).copied().flatten())
    }

    /// The moves that what is dragged, or else what was tapped, can make.
    pub(super) fn waiting_moves(self) -> Vec<Handle> {
        match (self.carried.get(), self.picked.get()) {
            (Some(carry), _) if carry.whole => self.move_of_all(carry.place).into_iter().collect(),
            (Some(carry), _) => self.moves_with(carry.place, &carry.indices),
            (None, Some(picked)) => self.moves_with(picked.place, &picked.indices),
            (None, None) => Vec::new(),
        }
    }

    /// The moves that pick up exactly these cards.
    fn moves_with(self, place: Place, indices: &[usize]) -> Vec<Handle> {
        let cards: Vec<_> = indices.iter().map(|&i| (i, self.card(place, i))).collect();
        self.handles_where(|carried| carried.is_made_of(place, &cards))
    }

    /// A card was tapped, or chosen with a key.
    pub(super) fn tap(self, place: Place, index: usize) {
        if let Some(words) = self.words_for(place, index) {
            return self.write_one_of(words);
        }
        let mut waiting = self.waiting_moves();
        waiting.retain(|handle| handle.gesture.target() == Some(place));
        if !waiting.is_empty() {
            return self.play_one_of(waiting);
        }
        let picked = self.picked.get_untracked().filter(|picked| picked.place == place);
        let indices = toggled(picked.map(|picked| picked.indices).unwrap_or_default(), index);
        if indices.len() > 1 && !self.sets_with(place, &indices).is_empty() {
            return self.picked.set(Some(Picked { place, indices }));
        }
        if indices.is_empty() {
            return self.picked.set(None);
        }
        let moves = self.moves_of(place, index);
        let in_sets = !self.sets_with(place, &[index]).is_empty();
        let one_target =
            moves.windows(2).all(|pair| pair[0].gesture.movement == pair[1].gesture.movement);
        match moves.is_empty() {
            true if !in_sets => self.picked.set(None),
            false if !in_sets && one_target => self.play_one_of(moves),
            _ => self.picked.set(Some(Picked { place, indices: vec![index] })),
        }
    }

    /// Plays the move, or lets the person choose which.
    pub(super) fn play_one_of(self, moves: Vec<Handle>) {
        match moves.as_slice() {
            [only] if !only.rash => self.play(ME, &only.text),
            _ => self.choice.set(Some(Choice::Moves(moves))),
        }
    }

    /// What may be written for a card, if a line is being written out of such cards.
    fn words_for(self, place: Place, index: usize) -> Option<Vec<Word>> {
        self.scene.with(|scene| {
            let writing = scene.writing.as_ref().filter(|writing| writing.from == place)?;
            writing.cards.get(index).cloned()
        })
    }

    fn write_one_of(self, words: Vec<Word>) {
        match words.as_slice() {
            [only] => self.write(&only.text),
            _ => self.choice.set(Some(Choice::Words(words))),
        }
    }

    /// Adds a word to the line.
    pub(super) fn write(self, word: &str) {
        self.choice.set(None);
        self.line.update(|line| line.push_str(word));
    }
}

/// Number of steps, and what the person at this device was told in the last one.
fn last_step(sitting: &Sitting) -> (usize, Vec<Event>) {
    let told = sitting.game.told();
    let events = told.last().map(Vec::as_slice).unwrap_or_default();
    (told.len(), events.iter().map(|event| event.clone().seen_by(ME)).collect())
}

/// Whether the last step ends what the person at this device was about to do. Where several may move, what
/// others say does not, as long as the cards stay where they are.
fn disturbs(sitting: &Sitting) -> bool {
    let mine = sitting.game.actors().pop() == Some(Some(ME));
    mine || last_step(sitting).1.iter().any(|event| !matches!(event, Event::Note(_)))
}

/// All cards that the person at this device sees.
fn cards_seen(sitting: &Sitting) -> Vec<Card> {
    sitting.game.scene(Some(ME)).zones.into_iter().flat_map(|zone| zone.cards).flatten().collect()
}

/// Whether some card is here more often than there.
fn has_more(here: Vec<Card>, mut there: Vec<Card>) -> bool {
    here.into_iter().any(|card| {
        let at = there.iter().position(|other| *other == card);
        at.map(|at| there.swap_remove(at)).is_none()
    })
}
