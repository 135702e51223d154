//! A match in progress: its position, its record, and undo.

use thiserror::Error;

use crate::cards::Card;
use crate::engine::event::Event;
use crate::engine::game::{Game, IllegalMove, MatchConfig, Turn};
use crate::engine::hidden_cards::HiddenCards;
use crate::engine::observation::{Observation, read, read_events};
use crate::engine::record::{DeckError, ParseRecordError, Record, Step, pack_of, step_of};
use crate::engine::seat::Seat;

/// A position of a match together with the record that leads to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session<G: Game> {
    record: Record<G>,
    game: G,
    round: u32,
    /// Events of the first deal, then of every step.
    events: Vec<Vec<Event<G::Note>>>,
    /// In a match that is played elsewhere: the position as each seat knows it that is seen here.
    observed: Vec<(Seat, G)>,
}

/// The error for a step that a match does not allow.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum IllegalStep {
    /// The match is over.
    #[error("the match is over")]
    MatchOver,
    /// The seat is not to move.
    #[error("it is not this seat's turn")]
    NotYourTurn,
    /// The rules forbid it, for this reason.
    #[error("{0}")]
    AgainstTheRules(String),
    /// The deck for the next round is not the game's pack.
    #[error(transparent)]
    BadDeck(#[from] DeckError),
}

fn unplayable(number: usize, step: &str, why: &IllegalStep) -> ParseRecordError {
    ParseRecordError(format!("move {number} (`{step}`): {why}"))
}

impl<G: Game> Session<G> {
    /// Deals the first round.
    ///
    /// # Errors
    /// If a deck is given that is not exactly the game's pack.
    pub fn new(start: MatchConfig<G::Options>, deck: Option<Vec<Card>>) -> Result<Self, DeckError> {
        let pack = pack_of::<G>(&start, 1, deck.as_deref())?;
        let mut events = Vec::new();
        let game = G::deal(&start, &pack, &mut events);
        let record = Record { start, deck, steps: Vec::new() };
        Ok(Session { record, game, round: 1, events: vec![events], observed: Vec::new() })
    }

    /// Replays a recorded match.
    ///
    /// # Errors
    /// If a deck or a step in it is not allowed.
    pub fn replay(record: Record<G>) -> Result<Self, ParseRecordError> {
        let Record { start, deck, steps } = record;
        let mut session = Session::new(start, deck).map_err(|e| ParseRecordError(e.0))?;
        for (number, step) in steps.into_iter().enumerate() {
            let text = step.to_string();
            session.play(step).map_err(|why| unplayable(number + 1, &text, &why))?;
        }
        Ok(session)
    }

    /// Plays a step, and returns its events.
    ///
    /// # Errors
    /// [`IllegalStep`]. The session is then unchanged.
    pub fn play(&mut self, step: Step<G::Move>) -> Result<&[Event<G::Note>], IllegalStep> {
        if let Turn::Over(_) = self.game.turn() {
            return Err(IllegalStep::MatchOver);
        }
        let events = match &step {
            Step::Play(seat, mv) => self.game.play(*seat, mv).map_err(|illegal| match illegal {
                IllegalMove::NotYourTurn => IllegalStep::NotYourTurn,
                IllegalMove::AgainstTheRules(why) => IllegalStep::AgainstTheRules(why),
            })?,
            Step::Deal(deck) => self.deal_next(deck.as_deref())?,
            Step::Timeout => self.time_out()?,
        };
        self.record.steps.push(step);
        self.events.push(events);
        Ok(self.events.last().map_or(&[], Vec::as_slice))
    }

    /// Undoes the last step. False if there is none.
    ///
    /// # Panics
    /// If the game breaks the law that a played match can be replayed.
    pub fn undo(&mut self) -> bool {
        let mut record = self.record.clone();
        if record.steps.pop().is_none() {
            return false;
        }
        *self = Session::replay(record).expect("a part of a match that was played replays");
        true
    }

    /// The position.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The pack of the current round, the first card first.
    ///
    /// # Panics
    /// If the game breaks the law that its packs have the same cards every time.
    pub fn round_pack(&self) -> Vec<Card> {
        let dealt = |step: &Step<G::Move>| match step {
            Step::Deal(deck) => Some(deck.clone()),
            Step::Play(..) | Step::Timeout => None,
        };
        let last = self.record.steps.iter().rev().find_map(dealt);
        let arranged = last.unwrap_or_else(|| self.record.deck.clone());
        pack_of::<G>(&self.record.start, self.round, arranged.as_deref())
            .expect("this pack was dealt")
    }

    /// The position as a seat knows it. In a match that is played elsewhere, hidden cards are guesses.
    pub fn position_of(&self, viewer: Option<Seat>) -> &G {
        let found = self.observed.iter().find(|(seat, _)| Some(*seat) == viewer);
        found.map_or(&self.game, |(_, game)| game)
    }

    /// The record that leads to the position.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The session with another position, to show what may follow. Its record stays that of the true match.
    #[must_use]
    pub fn imagining(&self, game: G) -> Self {
        Session { game, ..self.clone() }
    }

    /// Events of the first deal, then of every step.
    pub fn events(&self) -> &[Vec<Event<G::Note>>] {
        &self.events
    }

    fn deal_next(&mut self, deck: Option<&[Card]>) -> Result<Vec<Event<G::Note>>, IllegalStep> {
        if self.game.turn() != Turn::RoundOver {
            return Err(IllegalStep::AgainstTheRules("the round is not over yet".into()));
        }
        let pack = pack_of::<G>(&self.record.start, self.round + 1, deck)?;
        self.round += 1;
        let mut events = Vec::new();
        self.game.deal_next(&pack, &mut events);
        Ok(events)
    }

    fn time_out(&mut self) -> Result<Vec<Event<G::Note>>, IllegalStep> {
        if self.game.clock().is_none() {
            return Err(IllegalStep::AgainstTheRules("no clock is running".into()));
        }
        let mut events = Vec::new();
        self.game.clock_expired(&mut events);
        Ok(events)
    }
}

impl<G: HiddenCards> Session<G> {
    /// Takes over the news of a match that is played elsewhere. Its record does not replay, because its cards are not known.
    ///
    /// # Errors
    /// If the news cannot be read, or steps before them are missing. The session is then unchanged.
    pub fn observe(&mut self, news: &Observation) -> Result<(), ParseRecordError> {
        let from = news.from as usize;
        if from > self.events.len() {
            return Err(ParseRecordError(format!("the steps before step {from} are missing")));
        }
        // The first deal is no step of a record.
        let texts = news.steps.iter().map(|(text, _)| text).skip(usize::from(from == 0));
        let steps: Vec<Step<G::Move>> =
            texts.map(|text| step_of(text)?.read_move()).collect::<Result<_, _>>()?;
        let events: Vec<_> =
            news.steps.iter().map(|(_, bytes)| read_events(bytes)).collect::<Result<_, _>>()?;
        let positions = news.positions.iter();
        let observed: Vec<(Seat, G)> = positions
            .map(|(seat, bytes)| Ok((*seat, read(bytes)?)))
            .collect::<Result<_, ParseRecordError>>()?;
        let missing = || ParseRecordError("a match that is played elsewhere has a position".into());
        self.game = observed.first().ok_or_else(missing)?.1.clone();
        self.observed = observed;
        self.events.truncate(from);
        self.events.extend(events);
        self.record.steps.truncate(from.saturating_sub(1));
        self.record.steps.extend(steps);
        let is_deal = |step: &&Step<G::Move>| matches!(step, Step::Deal(_));
        self.round = 1 + self.record.steps.iter().filter(is_deal).count() as u32;
        Ok(())
    }
}
