//! The steps of a match, each encoded as its index in the list of legal moves.

use crate::cards::Card;
use crate::engine::game::Turn;
use crate::engine::record::{Step, checksum};
use crate::engine::seat::Seat;
use crate::engine::session::IllegalStep;
use crate::games::{self, AnyMatch};

use super::deck;
use super::range_coder::{Decoder, Encoder, MOST};
use super::text_model::TextModel;
use super::{LinkError, MOST_STEPS};

/// Codes of the steps that are not in the list of legal moves.
const TIME: u32 = 0;
const LAID_OUT: u32 = 1;
const SPELLED: u32 = 2;
const KINDS: u32 = 3;

/// The steps are followed by the record's checksum modulo this number. With changed rules, a link must not open as
/// another match.
const SUM: u32 = 1 << 16;

/// Adaptive model of whether a step is listed: the usual case takes hardly any bits.
struct ListedModel {
    listed: u32,
    other: u32,
    spelling: TextModel,
}

impl ListedModel {
    const STEP: u32 = 8;

    fn new() -> ListedModel {
        ListedModel { listed: 4 * ListedModel::STEP, other: 1, spelling: TextModel::new() }
    }

    fn note(&mut self, is_listed: bool) {
        let all = self.listed + self.other;
        if all + ListedModel::STEP <= MOST {
            *(if is_listed { &mut self.listed } else { &mut self.other }) += ListedModel::STEP;
        }
    }

    fn write(&mut self, out: &mut Encoder, is_listed: bool) {
        let all = self.listed + self.other;
        let (first, places) = if is_listed { (0, self.listed) } else { (self.listed, self.other) };
        out.put(first, places, all);
        self.note(is_listed);
    }

    fn read(&mut self, read: &mut Decoder) -> bool {
        let all = self.listed + self.other;
        let is_listed = read.place(all) < self.listed;
        let (first, places) = if is_listed { (0, self.listed) } else { (self.listed, self.other) };
        read.take(first, places, all);
        self.note(is_listed);
        is_listed
    }
}

/// Writes the steps, and plays each of them in `game`.
pub(super) fn write(
    out: &mut Encoder,
    game: &mut dyn AnyMatch,
    played: &[Step<String>],
) -> Result<(), LinkError> {
    let mut habit = ListedModel::new();
    out.number(played.len() as u32, MOST);
    for (number, step) in played.iter().enumerate() {
        write_step(out, game, step, &mut habit)?;
        done(play(game, step.clone()), number as u32)?;
    }
    out.number(sum(game), SUM);
    Ok(())
}

/// Reads steps and plays them.
pub(super) struct Steps {
    habit: ListedModel,
    done: u32,
    all: u32,
}

impl Steps {
    pub(super) fn new(read: &mut Decoder) -> Result<Steps, LinkError> {
        let all = read.number(MOST);
        let is_usual = all <= MOST_STEPS;
        is_usual
            .then(|| Steps { habit: ListedModel::new(), done: 0, all })
            .ok_or(LinkError::TooLong)
    }

    /// Reads and plays up to `steps` more steps. Returns true once all are played.
    pub(super) fn advance(
        &mut self,
        read: &mut Decoder,
        game: &mut dyn AnyMatch,
        steps: u32,
    ) -> Result<bool, LinkError> {
        let until = self.all.min(self.done.saturating_add(steps));
        for number in self.done..until {
            let step = read_step(read, game, &mut self.habit);
            let step = step.ok_or(LinkError::BadStep(number + 1))?;
            if read.is_past_end() {
                return Err(LinkError::Damaged);
            }
            done(play(game, step), number)?;
        }
        self.done = until;
        match until == self.all {
            false => Ok(false),
            true if read.number(SUM) == sum(game) => Ok(true),
            true => Err(LinkError::BadStep(self.all)),
        }
    }
}

fn done(played: Result<(), IllegalStep>, number: u32) -> Result<(), LinkError> {
    played.map_err(|_| LinkError::BadStep(number + 1))
}

fn sum(game: &dyn AnyMatch) -> u32 {
    checksum(game.record().as_bytes()) % SUM
}

fn play(game: &mut dyn AnyMatch, step: Step<String>) -> Result<(), IllegalStep> {
    match step {
        Step::Play(seat, mv) => game.play(seat, &mv),
        Step::Deal(deck) => game.deal(deck),
        Step::Timeout => game.time_out(),
    }
}

fn write_step(
    out: &mut Encoder,
    game: &dyn AnyMatch,
    step: &Step<String>,
    habit: &mut ListedModel,
) -> Result<(), LinkError> {
    match step {
        Step::Deal(None) => habit.write(out, true),
        Step::Deal(Some(deck)) => {
            habit.write(out, false);
            out.number(LAID_OUT, KINDS);
            deck::write(out, pack(game), deck)?;
        }
        Step::Timeout => {
            habit.write(out, false);
            out.number(TIME, KINDS);
        }
        Step::Play(seat, mv) => {
            let (moves, place) = game.steps().place_of(*seat, mv);
            let place = place.filter(|_| moves <= MOST as usize);
            habit.write(out, place.is_some());
            if let Some(place) = place {
                out.number(place as u32, moves as u32);
            } else {
                out.number(SPELLED, KINDS);
                out.number(u32::from(seat.0), u32::from(game.seats()));
                habit.spelling.write(out, mv)?;
            }
        }
    }
    Ok(())
}

fn read_step(
    read: &mut Decoder,
    game: &dyn AnyMatch,
    habit: &mut ListedModel,
) -> Option<Step<String>> {
    let is_between_rounds = game.turn() == Turn::RoundOver;
    if habit.read(read) {
        if is_between_rounds {
            return Some(Step::Deal(None));
        }
        let mut place = |moves: usize| {
            let is_coded = (1..=MOST as usize).contains(&moves);
            is_coded.then(|| read.number(moves as u32) as usize)
        };
        let (seat, mv) = game.steps().at_place(&mut place)?;
        return Some(Step::Play(seat, mv));
    }
    match read.number(KINDS) {
        TIME => Some(Step::Timeout),
        LAID_OUT => is_between_rounds.then(|| Step::Deal(Some(deck::read(read, pack(game))))),
        _ => {
            let seat = Seat(read.number(u32::from(game.seats())) as u8);
            Some(Step::Play(seat, habit.spelling.read(read)?))
        }
    }
}

fn pack(game: &dyn AnyMatch) -> Vec<Card> {
    let setup = game.steps().setup();
    let kind = games::find_game(game.info().id);
    kind.and_then(|kind| kind.pack(setup.seats, &setup.options).ok()).unwrap_or_default()
}
