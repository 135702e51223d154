//! A match of any game as one device knows it, without the type of the game.

use crate::cards::Card;
use crate::engine::chance::CardOrder;
use crate::engine::event::{Event, NoteData};
use crate::engine::game::{Clock, Turn};
use crate::engine::observation::Observation;
use crate::engine::seat::{Seat, SeatSet};

use super::fault::Fault;
use super::seat_match::{Act, Attempt, Told};
use super::slots::Slots;

/// A step that the rules do not allow, or that went otherwise than it was told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesFault {
    /// The seat at fault.
    pub seat: Option<Seat>,
    /// Number of the step, counted as in a record, from 1; 0 is the first deal.
    pub step: usize,
    /// What is wrong.
    pub what: Fault,
}

/// A match of any game as one device knows it.
pub trait AnyKnownMatch: Send {
    /// Who may move. `None` before the first deal.
    fn turn(&self) -> Option<Turn>;
    /// The cards of a round, in their order before the shuffle.
    fn pack(&self) -> Vec<Card>;
    /// The dealer of the first round.
    fn dealer(&self) -> Seat;
    /// Whether moves stay hidden until every seat has made one.
    fn is_sealed(&self) -> bool;
    /// The running clock.
    fn clock(&self) -> Option<Clock>;
    /// Checks a move of a seat at this device.
    ///
    /// # Errors
    /// The reason why it is against the rules.
    fn check(&self, seat: Seat, text: &str) -> Result<(), String>;
    /// The cards of the hand that a move of a seat at this device shows without naming them.
    fn shown_hand(&self, seat: Seat, text: &str) -> Vec<Card>;
    /// The hand of a seat at this device.
    fn hand(&self, seat: Seat) -> Vec<Card>;
    /// Tries a step.
    fn attempt(&mut self, act: &Act<String>, slots: &Slots, told: &dyn Told) -> Attempt<Slots>;
    /// Whether the step that was tried last ends the round.
    fn ends_round(&self) -> bool;
    /// Takes the step that was tried last. `asked` are the seats that answered questions in it.
    fn commit(&mut self, asked: &[Seat]);
    /// Replays the match with the seeds of all devices, with the step that was tried last, and takes over the true position.
    ///
    /// # Errors
    /// The first fault.
    fn audit(&mut self, order: CardOrder, asked: &[Seat]) -> Result<(), RulesFault>;
    /// Replays the match with the seeds of all devices, up to the step that is going on, to find a fault.
    ///
    /// # Errors
    /// The first fault.
    fn find_fault(
        &self,
        order: CardOrder,
        going_on: Option<&Act<String>>,
    ) -> Result<(), RulesFault>;
    /// Forgets the round that is going on, and goes on after the last one that was checked.
    fn restart(&mut self, seats: SeatSet);
    /// Number of steps after the first deal.
    fn step_count(&self) -> usize;
    /// The legal moves of a seat at this device, as sorted strings.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// The view of a seat at this device, as bots get it.
    fn view(&self, seat: Seat) -> Vec<u8>;
    /// The events of a step as a seat at this device saw them.
    fn events(&self, seat: Seat, step: usize) -> Vec<Event<NoteData>>;
    /// The match as the page shows it: its steps from this one on, and the positions of the seats at this device.
    fn news(&self, from: usize) -> Observation;
    /// A step as in a record, counted from 1.
    fn step(&self, number: usize) -> Option<String>;
    /// Takes moves of its own seats without checking them, as a changed client does that wants to cheat.
    fn trust_own_moves(&mut self);
    /// The record of all rounds that were checked. `None` if there is none.
    fn record(&self) -> Option<String>;
}
