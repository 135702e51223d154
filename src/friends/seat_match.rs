//! A match as one seat knows it.
//!
//! The position is complete, but its hidden cards are guesses: some position with the view of the seat. Everything that
//! the seat sees follows from the view, so the guesses never matter ([`crate::engine::hidden_cards`]).

use std::collections::VecDeque;

use crate::cards::Card;
use crate::cards::rng::Rng;
use crate::engine::chance::{CardOrder, Script};
use crate::engine::event::Event;
use crate::engine::game::{Game, MatchConfig};
use crate::engine::hidden_cards::{HiddenCards, Shown};
use crate::engine::place::Place;
use crate::engine::seat::Seat;

use super::slots::{Opening, Slot, Slots};

/// One step of a match between devices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act<M> {
    /// The next round is dealt.
    Deal,
    /// A seat plays a move. `hand` is its whole hand if the move shows it without naming the cards.
    Play {
        /// The seat.
        seat: Seat,
        /// The move.
        mv: M,
        /// The cards of the hand, or none.
        hand: Vec<Card>,
    },
    /// The clock ran out.
    Timeout,
}

impl<M> Act<M> {
    /// The seat that acts.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Act::Play { seat, .. } => Some(*seat),
            Act::Deal | Act::Timeout => None,
        }
    }
}

/// What a device has been told about the hidden cards of a round.
pub trait Told {
    /// The cards of each shuffle of the round in their order before it: first the pack, then each rebuilt stock.
    fn packs(&self) -> &[Vec<Card>];
    /// The face of a card that was opened to this device.
    fn face(&self, slot: Slot) -> Option<Card>;
    /// Whether the card was opened to all of these seats.
    fn is_open(&self, opening: Opening) -> bool;
    /// The answers to the questions about hidden hands in this step.
    fn answers(&self) -> &[bool];
}

/// The result of trying a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Attempt<D> {
    /// First these cards must be opened.
    Open(Vec<Opening>),
    /// First these cards, which all have seen, must be shuffled.
    Shuffle(Vec<Card>),
    /// First this seat must answer a question about its hand. The answer is right if the hand is known here.
    Ask(Seat, bool),
    /// The step is complete.
    Done(D),
    /// No hand allows the move.
    Illegal(String),
    /// The step contradicts what the seat knows: somebody did not tell the truth, now or before.
    Contradiction(String),
}

/// A complete step: the position after it, its events with guesses for hidden cards, and the piles.
pub struct Taken<G: Game> {
    /// The position.
    pub game: G,
    /// The events.
    pub events: Vec<Event<G::Note>>,
    /// The face-down piles.
    pub slots: Slots,
}

/// A match as one seat knows it.
pub struct SeatMatch<G: HiddenCards> {
    viewer: Seat,
    start: MatchConfig<G::Options>,
    game: Option<G>,
    rng: Rng,
    trusts: bool,
}

/// A card in a face-down pile that has become known.
type Marked = (Place, usize, Card);

impl<G: HiddenCards> SeatMatch<G> {
    /// A match before its first deal. The generator invents hidden cards.
    pub fn new(viewer: Seat, start: MatchConfig<G::Options>, rng: Rng) -> Self {
        SeatMatch { viewer, start, game: None, rng, trusts: false }
    }

    /// The seat.
    pub fn viewer(&self) -> Seat {
        self.viewer
    }

    /// A position with the view of the seat. `None` before the first deal.
    pub fn game(&self) -> Option<&G> {
        self.game.as_ref()
    }

    /// Takes moves of this seat without checking them against its hand, as a changed client does that wants to cheat.
    pub fn trust_own_moves(&mut self) {
        self.trusts = true;
    }

    /// Continues from this position.
    pub fn put(&mut self, game: G) {
        self.game = Some(game);
    }

    /// Tries a step from the face-down piles of the round.
    pub fn attempt(
        &mut self,
        act: &Act<G::Move>,
        slots: &Slots,
        told: &dyn Told,
    ) -> Attempt<Taken<G>> {
        let mut marks: Vec<Marked> = Vec::new();
        let script = self.script(slots, told);
        loop {
            let base = match self.base(act, &marks, told) {
                Ok(base) => base,
                Err(refused) => return refused,
            };
            let run = self.run(base.clone(), act, script.clone());
            match (self.compare(&run.events, slots, told), run.lacks.asked) {
                (Compared::Other(mark), _) if marks.contains(&mark) => return contradiction(PLACE),
                (Compared::Other(mark), _) => marks.push(mark),
                (Compared::Elsewhere, _) => return contradiction(PLACE),
                // What follows an open question is not certain.
                (_, Some(asked)) => {
                    return self.before_the_answer(asked, &base, act, &script, (slots, told));
                }
                (Compared::Hidden(openings), None) => return Attempt::Open(openings),
                (Compared::Unshuffled, None) => return shuffle(&run),
                (Compared::Known, None) => return done(run, slots),
            }
        }
    }

    /// What must happen before a question is answered: what happens whatever the answer is.
    fn before_the_answer(
        &self,
        asked: (Seat, bool),
        base: &Base<G>,
        act: &Act<G::Move>,
        script: &Script,
        (slots, told): (&Slots, &dyn Told),
    ) -> Attempt<Taken<G>> {
        let [yes, no] = [true, false].map(|answer| {
            let mut script = script.clone();
            script.answers.push_back(answer);
            self.run(base.clone(), act, script)
        });
        let both = yes.events.iter().zip(&no.events);
        let common = both.take_while(|(yes, no)| yes == no).count();
        match self.compare(&yes.events[..common], slots, told) {
            Compared::Hidden(openings) => Attempt::Open(openings),
            Compared::Unshuffled => shuffle(&yes),
            Compared::Known | Compared::Other(_) | Compared::Elsewhere => {
                Attempt::Ask(asked.0, asked.1)
            }
        }
    }

    /// The orders and answers that are known, from these face-down piles on.
    fn script(&mut self, slots: &Slots, told: &dyn Told) -> Script {
        let mut orders = VecDeque::new();
        for shuffle in slots.shuffles() + 1..told.packs().len() {
            orders.push_back(self.arranged(shuffle, told));
        }
        let answers = told.answers().iter().copied().collect();
        Script { orders, answers, ..Script::default() }
    }

    /// A shuffled pack in some order in which the cards that this seat has seen are in their places.
    fn arranged(&mut self, shuffle: usize, told: &dyn Told) -> Vec<Card> {
        let pack = &told.packs()[shuffle];
        let mut rest = pack.clone();
        self.rng.shuffle(&mut rest);
        let face = |index| told.face(Slot { shuffle, index });
        let mut order: Vec<Option<Card>> = (0..pack.len()).map(face).collect();
        for card in order.iter().flatten() {
            if let Some(at) = rest.iter().position(|other| other == card) {
                rest.swap_remove(at);
            }
        }
        for place in &mut order {
            *place = place.or_else(|| rest.pop());
        }
        order.into_iter().flatten().collect()
    }

    /// A position right before the step in which all that is known is in its place.
    fn base(
        &mut self,
        act: &Act<G::Move>,
        marks: &[Marked],
        told: &dyn Told,
    ) -> Result<Base<G>, Attempt<Taken<G>>> {
        let game = self.game.clone();
        match act {
            Act::Deal => Ok(Base { game, pack: self.arranged(0, told) }),
            Act::Play { seat, mv, hand } => {
                let game = game.ok_or_else(|| contradiction("nothing is dealt yet"))?;
                let shown = match G::shown(mv) {
                    Shown::Named(cards) => cards,
                    Shown::Hand if hand.len() != hand_of(&game, *seat).len() => {
                        return Err(Attempt::Illegal("the move shows the whole hand".into()));
                    }
                    Shown::Hand => hand.clone(),
                };
                let pack = &told.packs()[0];
                if let Some(card) = shown.iter().find(|card| !pack.contains(card)) {
                    return Err(Attempt::Illegal(format!("there is no {card} in the pack")));
                }
                let is_own = *seat == self.viewer && !self.trusts;
                let game =
                    self.fitted(game, if is_own { None } else { Some((*seat, &shown)) }, marks)?;
                let allowed =
                    if is_own { game.check(*seat, mv) } else { game.check_openly(*seat, mv) };
                allowed.map_err(|why| Attempt::Illegal(why.to_string()))?;
                Ok(Base { game: Some(game), pack: Vec::new() })
            }
            Act::Timeout => {
                let game = game.ok_or_else(|| contradiction("nothing is dealt yet"))?;
                if game.clock().is_none() {
                    return Err(Attempt::Illegal("no clock is running".into()));
                }
                Ok(Base { game: Some(self.fitted(game, None, marks)?), pack: Vec::new() })
            }
        }
    }

    /// The position, or another with the same view in which these cards are in their places.
    fn fitted(
        &mut self,
        game: G,
        shown: Option<(Seat, &[Card])>,
        marks: &[Marked],
    ) -> Result<G, Attempt<Taken<G>>> {
        let shown = shown.filter(|(_, cards)| !cards.is_empty());
        if shown.is_none() && marks.is_empty() {
            return Ok(game);
        }
        let mut view = game.view(Some(self.viewer));
        if shown.is_some_and(|(seat, cards)| !G::hold(&mut view, seat, cards)) {
            return Err(contradiction("cards are shown that the hand cannot hold"));
        }
        for (place, depth, card) in marks {
            if !G::lie(&mut view, *place, *depth, *card) {
                return Err(contradiction(PLACE));
            }
        }
        game.fit(&view, &mut self.rng).ok_or_else(|| contradiction("no hand fits all moves so far"))
    }

    /// Takes the step.
    fn run(&self, base: Base<G>, act: &Act<G::Move>, script: Script) -> Run<G> {
        let (mut events, Base { game, pack }) = (Vec::new(), base);
        let game = match (act, game) {
            (Act::Deal, None) => {
                let order = CardOrder::Script(Box::new(script));
                G::deal(&MatchConfig { order, ..self.start.clone() }, &pack, &mut events)
            }
            (act, game) => {
                let mut game = game.expect("a round is going on");
                if let Some(chance) = game.chance() {
                    chance.follow(script);
                }
                match act {
                    Act::Deal => game.deal_next(&pack, &mut events),
                    Act::Play { seat, mv, .. } => game.apply(*seat, mv, &mut events),
                    Act::Timeout => game.clock_expired(&mut events),
                }
                game
            }
        };
        let mut game = game;
        let lacks = game.chance().and_then(|chance| chance.script().cloned()).unwrap_or_default();
        Run { game, events, lacks }
    }

    /// Compares events with what is known of the cards in them, up to the first that is not.
    fn compare(&self, events: &[Event<G::Note>], slots: &Slots, told: &dyn Told) -> Compared {
        let (mut after, mut hidden) = (slots.clone(), Vec::new());
        for event in events {
            let opening = after.follow(event);
            if after.shuffles() >= told.packs().len() {
                return if hidden.is_empty() {
                    Compared::Unshuffled
                } else {
                    Compared::Hidden(hidden)
                };
            }
            let Some(opening) = opening else { continue };
            if !told.is_open(opening) {
                hidden.push(opening);
                // What follows may depend on a card that all see.
                if Seat::all(self.start.seats).all(|seat| opening.is_for(seat)) {
                    break;
                }
            } else if opening.is_for(self.viewer)
                && let Some(known) = told.face(opening.slot)
                && card_of(event) != Some(known)
            {
                return match slots.find(opening.slot) {
                    Some((place, depth)) => Compared::Other((place, depth, known)),
                    None => Compared::Elsewhere,
                };
            }
        }
        if hidden.is_empty() { Compared::Known } else { Compared::Hidden(hidden) }
    }
}

const PLACE: &str = "a card is opened that cannot lie in its place";

/// A position right before a step, and the pack for a deal.
#[derive(Clone)]
struct Base<G> {
    game: Option<G>,
    pack: Vec<Card>,
}

/// A step that was taken, and what its script lacked.
struct Run<G: Game> {
    game: G,
    events: Vec<Event<G::Note>>,
    lacks: Script,
}

/// How events compare with what is known of the cards in them.
enum Compared {
    /// All cards are known and right.
    Known,
    /// Cards must be opened that are hidden.
    Hidden(Vec<Opening>),
    /// A card lies in its pile that was not imagined there.
    Other(Marked),
    /// A card is not where a known card should be.
    Elsewhere,
    /// A stock is rebuilt that has not been shuffled.
    Unshuffled,
}

fn shuffle<G: Game>(run: &Run<G>) -> Attempt<Taken<G>> {
    match &run.lacks.unordered {
        Some(cards) => Attempt::Shuffle(cards.clone()),
        None => contradiction("a stock is rebuilt of unknown cards"),
    }
}

fn done<G: Game>(run: Run<G>, slots: &Slots) -> Attempt<Taken<G>> {
    let mut slots = slots.clone();
    for event in &run.events {
        slots.follow(event);
    }
    Attempt::Done(Taken { game: run.game, events: run.events, slots })
}

fn contradiction<D>(why: &str) -> Attempt<D> {
    Attempt::Contradiction(why.to_owned())
}

fn card_of<N>(event: &Event<N>) -> Option<Card> {
    match event {
        Event::Move { card, .. } | Event::Look { card, .. } => *card,
        _ => None,
    }
}

/// The cards of a seat's hand.
pub fn hand_of<G: Game>(game: &G, seat: Seat) -> Vec<Card> {
    let piles = G::snapshot(&game.view(None)).piles;
    let hand = piles.into_iter().find(|(place, _)| *place == Place::hand(seat));
    hand.map(|(_, cards)| cards.into_iter().flatten().collect()).unwrap_or_default()
}
