//! A match as one device knows it: the seats at this device, and the rounds that were checked.

use crate::cards::Card;
use crate::cards::rng::{Rng, Seed};
use crate::cards::small_sort::sort;
use crate::engine::chance::{BadSeeds, CardOrder, SeedRange};
use crate::engine::event::{Event, Note as _, NoteData};
use crate::engine::game::{Clock, Game, MatchConfig, ParseMoveError, Turn, legal_texts};
use crate::engine::hidden_cards::{HiddenCards, Shown};
use crate::engine::observation::{Observation, write_events};
use crate::engine::record::{Record, Step};
use crate::engine::seat::{Seat, SeatSet};
use crate::engine::session::{IllegalStep, Session};
use crate::games::{self, Playable, Visitor};

use super::any_known_match::{AnyKnownMatch, RulesFault};
use super::fault::Fault;
use super::message::Setup;
use super::rules::{config, no_game};
use super::seat_match::{Act, Attempt, SeatMatch, Taken, Told, hand_of};
use super::seen_events::{is_same, seen_by_any};
use super::slots::Slots;

/// A match before its first deal, with these seats at this device.
///
/// # Errors
/// What is wrong with the game or its options.
pub fn known_match(
    setup: &Setup,
    dealer: Seat,
    mine: SeatSet,
    seed: Seed,
) -> Result<Box<dyn AnyKnownMatch>, String> {
    struct New<'a> {
        setup: &'a Setup,
        dealer: Seat,
        mine: SeatSet,
        seed: Seed,
        made: Result<Box<dyn AnyKnownMatch>, String>,
    }
    impl Visitor for New<'_> {
        fn visit<G: Playable>(&mut self) {
            self.made = config::<G>(self.setup, self.dealer).map(|start| {
                let known = KnownMatch::<G>::new(start, self.mine, self.seed);
                Box::new(known) as Box<dyn AnyKnownMatch>
            });
        }
    }
    let made = Err(no_game(setup));
    let mut new = New { setup, dealer, mine, seed, made };
    games::visit_one(&setup.game, &mut new);
    new.made
}

/// A step with what it came to for each of the seats.
type TakenByAll<G> = (Act<<G as Game>::Move>, Vec<Taken<G>>);

struct KnownMatch<G: Playable> {
    start: MatchConfig<G::Options>,
    seats: Vec<SeatMatch<G>>,
    /// The events of each step for each of the seats. The first step is the first deal.
    events: Vec<Vec<Vec<Event<G::Note>>>>,
    /// The steps after the first deal.
    acts: Vec<Act<G::Move>>,
    /// For each element of `events` the seats that answered questions.
    asked: Vec<Vec<Seat>>,
    /// What the last attempt came to, for each of the seats.
    taken: Option<TakenByAll<G>>,
    /// The rounds that were checked.
    truth: Option<Session<G>>,
    rng: Rng,
    trusts: bool,
}

impl<G: Playable> KnownMatch<G> {
    fn new(start: MatchConfig<G::Options>, mine: SeatSet, seed: Seed) -> Self {
        let mut known = KnownMatch {
            // The order of the cards is not known. This one only tells the match from others.
            start: MatchConfig { order: Rng::new(seed, 1).seed().into(), ..start },
            seats: Vec::new(),
            events: Vec::new(),
            acts: Vec::new(),
            asked: Vec::new(),
            taken: None,
            truth: None,
            rng: Rng::new(seed, 0),
            trusts: false,
        };
        known.sit(mine);
        known
    }

    fn sit(&mut self, mine: SeatSet) {
        let seats = mine.iter().map(|seat| {
            let rng = Rng::new(self.rng.seed(), 0);
            let mut known = SeatMatch::new(seat, self.start.clone(), rng);
            if let Some(truth) = &self.truth {
                known.put(truth.game().clone());
            }
            if self.trusts {
                known.trust_own_moves();
            }
            known
        });
        self.seats = seats.collect();
    }

    fn game(&self) -> Option<&G> {
        self.seats.first()?.game()
    }

    fn seat(&self, seat: Seat) -> Option<&SeatMatch<G>> {
        self.seats.iter().find(|known| known.viewer() == seat)
    }

    fn read(act: &Act<String>) -> Result<Act<G::Move>, String> {
        Ok(match act {
            Act::Deal => Act::Deal,
            Act::Timeout => Act::Timeout,
            Act::Play { seat, mv, hand } => {
                let mv = mv.parse().map_err(|why: ParseMoveError| why.0)?;
                Act::Play { seat: *seat, mv, hand: hand.clone() }
            }
        })
    }

    /// The true match, compared step by step with what the seats saw.
    fn replayed(&self, order: CardOrder) -> Result<Session<G>, RulesFault> {
        let start = MatchConfig { order, ..self.start.clone() };
        let refused = |what| RulesFault { seat: None, step: 0, what };
        let mut session = Session::<G>::new(start, None)
            .map_err(|why| refused(Fault::NoDeal(why.to_string())))?;
        self.compare(&session)?;
        for act in &self.acts {
            take(&mut session, act)?;
            self.compare(&session)?;
        }
        Ok(session)
    }

    /// Events as each of the seats sees them.
    fn seen_by_each(&self, events: &[Event<G::Note>]) -> Vec<Vec<Event<G::Note>>> {
        let seen = |known: &SeatMatch<G>| {
            events.iter().map(|event| event.clone().seen_by(known.viewer())).collect()
        };
        self.seats.iter().map(seen).collect()
    }

    /// Compares what the seats saw of the last step with what they should have seen.
    fn compare(&self, truth: &Session<G>) -> Result<(), RulesFault> {
        let step = truth.record().steps.len();
        let Some(all) = self.events.get(step) else { return Ok(()) };
        let true_events = &truth.events()[step];
        let is_right = |(known, seen): (&SeatMatch<G>, &Vec<Event<G::Note>>)| {
            is_same(seen, true_events, known.viewer())
        };
        match self.seats.iter().zip(all).all(is_right) {
            true => Ok(()),
            false => Err(self.untrue(step, self.asked[step].first().copied())),
        }
    }

    /// The fault of a step that went otherwise than it was told.
    fn untrue(&self, step: usize, answered: Option<Seat>) -> RulesFault {
        let act = step.checked_sub(1).and_then(|before| self.acts.get(before));
        let mover = act.and_then(Act::seat);
        let what = match answered {
            Some(_) => Fault::FalseAnswer,
            None => Fault::OtherStep,
        };
        RulesFault { seat: answered.or(mover), step, what }
    }
}

/// Takes a step of the true match, if it shows the true cards.
fn take<G: Playable>(truth: &mut Session<G>, act: &Act<G::Move>) -> Result<(), RulesFault> {
    let step = truth.record().steps.len() + 1;
    let fault = |what| RulesFault { seat: act.seat(), step, what };
    if let Act::Play { seat, mv, hand } = act
        && G::shown(mv) == Shown::Hand
        && !has_same(hand, &hand_of(truth.game(), *seat))
    {
        return Err(fault(Fault::OtherHand));
    }
    let refused = |why: IllegalStep| fault(Fault::Rules(why.to_string()));
    truth.play(step_of(act)).map(|_| ()).map_err(refused)
}

/// Whether two hands hold the same cards.
fn has_same(one: &[Card], other: &[Card]) -> bool {
    let [mut one, mut other] = [one.to_vec(), other.to_vec()];
    sort(&mut one);
    sort(&mut other);
    one == other
}

fn step_of<M: Clone>(act: &Act<M>) -> Step<M> {
    match act {
        Act::Deal => Step::Deal(None),
        Act::Timeout => Step::Timeout,
        Act::Play { seat, mv, .. } => Step::Play(*seat, mv.clone()),
    }
}

impl<G: Playable> AnyKnownMatch for KnownMatch<G> {
    fn turn(&self) -> Option<Turn> {
        self.game().map(G::turn)
    }

    fn pack(&self) -> Vec<Card> {
        G::pack(&self.start.options, self.start.seats)
    }

    fn dealer(&self) -> Seat {
        self.start.dealer
    }

    fn is_sealed(&self) -> bool {
        self.game().is_some_and(HiddenCards::is_sealed)
    }

    fn clock(&self) -> Option<Clock> {
        self.game().and_then(G::clock)
    }

    fn check(&self, seat: Seat, text: &str) -> Result<(), String> {
        let game =
            self.seat(seat).and_then(SeatMatch::game).ok_or("the seat is not at this device")?;
        let mv = G::read_move(text).map_err(|why| why.0)?;
        game.check(seat, &mv).map_err(|why| why.to_string())
    }

    fn shown_hand(&self, seat: Seat, text: &str) -> Vec<Card> {
        let game = self.seat(seat).and_then(SeatMatch::game);
        match (game, text.parse::<G::Move>()) {
            (Some(game), Ok(mv)) if G::shown(&mv) == Shown::Hand => hand_of(game, seat),
            _ => Vec::new(),
        }
    }

    fn hand(&self, seat: Seat) -> Vec<Card> {
        let game = self.seat(seat).and_then(SeatMatch::game);
        game.map_or_else(Vec::new, |game| hand_of(game, seat))
    }

    fn attempt(&mut self, act: &Act<String>, slots: &Slots, told: &dyn Told) -> Attempt<Slots> {
        let act = match Self::read(act) {
            Ok(act) => act,
            Err(why) => return Attempt::Illegal(why),
        };
        let (mut all, mut asked) = (Vec::new(), None);
        for known in &mut self.seats {
            match known.attempt(&act, slots, told) {
                Attempt::Done(taken) => all.push(taken),
                Attempt::Ask(seat, answer) if known.viewer() == seat => {
                    return Attempt::Ask(seat, answer);
                }
                Attempt::Ask(seat, answer) => asked = Some((seat, answer)),
                Attempt::Open(openings) => return Attempt::Open(openings),
                Attempt::Shuffle(cards) => return Attempt::Shuffle(cards),
                Attempt::Illegal(why) => return Attempt::Illegal(why),
                Attempt::Contradiction(why) => return Attempt::Contradiction(why),
            }
        }
        if let Some((seat, answer)) = asked {
            return Attempt::Ask(seat, answer);
        }
        let after = all[0].slots.clone();
        self.taken = Some((act, all));
        Attempt::Done(after)
    }

    fn ends_round(&self) -> bool {
        let mut events = self.taken.iter().flat_map(|(_, all)| &all[0].events);
        events.any(|event| matches!(event, Event::RoundOver | Event::Over))
    }

    fn commit(&mut self, asked: &[Seat]) {
        let Some((act, all)) = self.taken.take() else { return };
        let mut seen = Vec::new();
        for (known, taken) in self.seats.iter_mut().zip(all) {
            let events = taken.events.into_iter().map(|event| event.seen_by(known.viewer()));
            seen.push(events.collect());
            known.put(taken.game);
        }
        if !self.events.is_empty() {
            self.acts.push(act);
        }
        self.events.push(seen);
        self.asked.push(asked.to_vec());
    }

    fn audit(&mut self, order: CardOrder, asked: &[Seat]) -> Result<(), RulesFault> {
        self.commit(asked);
        let truth = self.replayed(order)?;
        for known in &mut self.seats {
            known.put(truth.game().clone());
        }
        // Points were guesses until now.
        self.events.pop();
        self.events.extend(truth.events().last().map(|events| self.seen_by_each(events)));
        self.truth = Some(truth);
        Ok(())
    }

    fn find_fault(
        &self,
        order: CardOrder,
        going_on: Option<&Act<String>>,
    ) -> Result<(), RulesFault> {
        // The first deal is no step of a record.
        let going_on = going_on.filter(|_| !self.events.is_empty());
        let last = going_on.and_then(|act| Self::read(act).ok());
        let mut truth = self.replayed(order)?;
        last.map_or(Ok(()), |act| take(&mut truth, &act))
    }

    fn restart(&mut self, seats: SeatSet) {
        let kept = self.truth.as_ref().map_or(0, |truth| truth.events().len());
        self.events.clear();
        self.asked.truncate(kept);
        self.acts.truncate(kept.saturating_sub(1));
        self.taken = None;
        self.sit(seats);
        if let Some(truth) = &self.truth {
            self.events = truth.events().iter().map(|events| self.seen_by_each(events)).collect();
        }
    }

    fn step_count(&self) -> usize {
        self.events.len().saturating_sub(1)
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let game = self.seat(seat).and_then(SeatMatch::game);
        game.map_or_else(Vec::new, |game| legal_texts(game, seat))
    }

    fn view(&self, seat: Seat) -> Vec<u8> {
        let game = self.seat(seat).and_then(SeatMatch::game);
        game.map_or_else(Vec::new, |game| {
            postcard::to_allocvec(&game.view(Some(seat))).expect("a view can be written")
        })
    }

    fn events(&self, seat: Seat, step: usize) -> Vec<Event<NoteData>> {
        let at = self.seats.iter().position(|known| known.viewer() == seat);
        let events = at.and_then(|at| self.events.get(step)?.get(at));
        events
            .into_iter()
            .flatten()
            .cloned()
            .map(|event| event.map_note(|note| note.data()))
            .collect()
    }

    fn news(&self, from: usize) -> Observation {
        let (start, steps) = (self.start.clone(), Vec::new());
        let start = Record::<G> { start, deck: None, steps }.to_string();
        let text = |number: usize| self.step(number).unwrap_or_default();
        let steps = self.events.iter().enumerate().skip(from);
        let position = |known: &SeatMatch<G>| {
            let bytes = postcard::to_allocvec(known.game()?).expect("a position can be written");
            Some((known.viewer(), bytes))
        };
        Observation {
            start,
            from: from as u32,
            steps: steps
                .map(|(number, all)| (text(number), write_events(&seen_by_any(all))))
                .collect(),
            positions: self.seats.iter().filter_map(position).collect(),
        }
    }

    fn step(&self, number: usize) -> Option<String> {
        self.acts.get(number.checked_sub(1)?).map(|act| step_of(act).to_string())
    }

    fn trust_own_moves(&mut self) {
        self.trusts = true;
        self.seats.iter_mut().for_each(SeatMatch::trust_own_moves);
    }

    fn record(&self) -> Option<String> {
        let truth = self.truth.as_ref()?;
        Some(truth.record().to_string())
    }
}

/// The order of the cards of rounds whose seeds are known.
///
/// # Errors
/// If no match has such seeds.
pub fn order_of(ranges: &[SeedRange]) -> Result<CardOrder, RulesFault> {
    let refused =
        |why: BadSeeds| RulesFault { seat: None, step: 0, what: Fault::NoDeal(why.to_string()) };
    CardOrder::of_devices(ranges.to_vec()).map_err(refused)
}
