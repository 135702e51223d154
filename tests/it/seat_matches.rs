//! A match as one seat knows it equals the true match as this seat sees it: in random matches of every game, with every
//! number of seats and random options. `MATCHES=1000` plays more of them.

use spot_on::cards::Card;
use spot_on::cards::rng::{Rng, Seed};
use spot_on::engine::chance::CardOrder;
use spot_on::engine::event::Event;
use spot_on::engine::game::{Game, MatchConfig, Turn};
use spot_on::engine::hidden_cards::Shown;
use spot_on::engine::options::Options;
use spot_on::engine::record::Step;
use spot_on::engine::seat::Seat;
use spot_on::engine::session::Session;
use spot_on::friends::seat_match::{Act, Attempt, SeatMatch, Told, hand_of};
use spot_on::friends::slots::{Opening, Slot, Slots};
use spot_on::games::{Playable, Visitor, visit_all};

/// Somebody who knows the true order of the cards, and opens every card for which a seat asks.
struct Oracle {
    order: CardOrder,
    round: u32,
    packs: Vec<Vec<Card>>,
    open: Vec<Opening>,
    answers: Vec<bool>,
    viewer: Seat,
}

impl Told for Oracle {
    fn packs(&self) -> &[Vec<Card>] {
        &self.packs
    }

    fn face(&self, slot: Slot) -> Option<Card> {
        self.open.iter().find(|open| open.slot == slot && open.is_for(self.viewer))?;
        let mut cards = self.packs[slot.shuffle].clone();
        self.order.permute(self.round, slot.shuffle as u32, &mut cards);
        Some(cards[slot.index])
    }

    fn is_open(&self, opening: Opening) -> bool {
        let is_open =
            |seat| self.open.iter().any(|open| open.slot == opening.slot && open.is_for(seat));
        opening.seats.iter().all(is_open)
    }

    fn answers(&self) -> &[bool] {
        &self.answers
    }
}

/// The true match, and the match as one seat knows it.
struct Both<G: Playable> {
    truth: Session<G>,
    known: SeatMatch<G>,
    slots: Slots,
    oracle: Oracle,
}

impl<G: Playable> Both<G> {
    fn new(start: &MatchConfig<G::Options>, viewer: Seat) -> Both<G> {
        let truth = Session::new(start.clone(), None).expect("the seed's own pack");
        let known = SeatMatch::new(viewer, start.clone(), Rng::new(Seed::from_number(9), 1));
        let order = start.order.clone();
        let (packs, open, answers) = (Vec::new(), Vec::new(), Vec::new());
        let oracle = Oracle { order, round: 0, packs, open, answers, viewer };
        let mut both = Both { truth, known, slots: Slots::default(), oracle };
        both.deal();
        both
    }

    fn deal(&mut self) {
        let start = &self.truth.record().start;
        let pack = G::pack(&start.options, start.seats);
        self.slots = Slots::of_pack(pack.len());
        (self.oracle.packs, self.oracle.open) = (vec![pack], Vec::new());
        self.oracle.round += 1;
        self.follow(&Act::Deal);
    }

    fn play(&mut self, step: Step<G::Move>) {
        let act = match &step {
            Step::Deal(_) => Act::Deal,
            Step::Timeout => Act::Timeout,
            Step::Play(seat, mv) => {
                let hand = match G::shown(mv) {
                    Shown::Hand => hand_of(self.truth.game(), *seat),
                    Shown::Named(_) => Vec::new(),
                };
                Act::Play { seat: *seat, mv: mv.clone(), hand }
            }
        };
        self.truth.play(step).expect("a legal step");
        match act {
            Act::Deal => self.deal(),
            act => self.follow(&act),
        }
    }

    /// The seat follows the step that the true match has taken.
    fn follow(&mut self, act: &Act<G::Move>) {
        self.oracle.answers.clear();
        let truth = self.truth.events().last().expect("a step").clone();
        let taken = loop {
            match self.known.attempt(act, &self.slots, &self.oracle) {
                Attempt::Open(openings) => self.oracle.open.extend(openings),
                Attempt::Shuffle(cards) => self.oracle.packs.push(cards),
                Attempt::Ask(..) => {
                    let answer = self.truthful_answer(act, &truth);
                    self.oracle.answers.push(answer);
                }
                Attempt::Done(taken) => break taken,
                Attempt::Illegal(why) | Attempt::Contradiction(why) => {
                    panic!("{why}\n{act:?}\n{}", self.truth.record())
                }
            }
        };
        let viewer = self.oracle.viewer;
        self.slots = taken.slots;
        if matches!(self.truth.game().turn(), Turn::RoundOver | Turn::Over(_)) {
            return self.known.put(self.truth.game().clone());
        }
        let seen = |events: Vec<Event<G::Note>>| -> Vec<_> {
            events.into_iter().map(|event| event.seen_by(viewer)).collect()
        };
        assert_eq!(seen(taken.events), seen(truth), "{}", self.truth.record());
        self.known.put(taken.game);
        let (known, truth) = (self.known.game().expect("dealt"), self.truth.game());
        assert_eq!(known.view(Some(viewer)), truth.view(Some(viewer)), "{}", self.truth.record());
        let moves = |game: &G| {
            let mut moves = Vec::new();
            game.legal_moves(viewer, &mut moves);
            moves
        };
        assert_eq!(moves(known), moves(truth), "{}", self.truth.record());
    }

    /// The answer with which the step has the events of the true match.
    fn truthful_answer(&mut self, act: &Act<G::Move>, truth: &[Event<G::Note>]) -> bool {
        let open = |events: &[Event<G::Note>]| -> Vec<_> {
            events.iter().filter(|event| matches!(event, Event::Note(_))).cloned().collect()
        };
        let given = self.oracle.answers.clone();
        self.oracle.answers.push(true);
        let tried = self.known.attempt(act, &self.slots, &self.oracle);
        self.oracle.answers = given;
        match tried {
            Attempt::Done(taken) => open(&taken.events) == open(truth),
            _ => false,
        }
    }
}

struct Matches;

impl Visitor for Matches {
    fn visit<G: Playable>(&mut self) {
        let matches = std::env::var("MATCHES").map_or(30, |text| text.parse().expect("a number"));
        let mut steps = 0;
        for number in 0..matches {
            let mut rng = Rng::new(Seed::from_number(17), number);
            let start = any_start::<G>(&mut rng);
            let viewer = Seat(rng.below(start.seats.into()) as u8);
            let mut both = Both::<G>::new(&start, viewer);
            while let Some(step) = any_step(&both.truth, &mut rng) {
                both.play(step);
                steps += 1;
            }
        }
        println!("{}: {matches} matches, {steps} steps", G::INFO.id);
    }
}

fn any_start<G: Game>(rng: &mut Rng) -> MatchConfig<G::Options> {
    let (least, most) = G::INFO.seats;
    let seats = least.max(2) + rng.below(u32::from(most - least.max(2)) + 1) as u8;
    let mut options = G::Options::default();
    for spec in G::Options::SPECS {
        let mut other = options.clone();
        (spec.set)(&mut other, rng.below(spec.values.len() as u32) as usize);
        if rng.one_in(2) && other.check(seats).is_ok() {
            options = other;
        }
    }
    MatchConfig {
        options,
        seats,
        dealer: Seat(rng.below(seats.into()) as u8),
        order: rng.seed().into(),
    }
}

/// A random step. `None` if the match is over, or after some rounds.
fn any_step<G: Playable>(session: &Session<G>, rng: &mut Rng) -> Option<Step<G::Move>> {
    let game = session.game();
    let deals = session.record().steps.iter().filter(|step| matches!(step, Step::Deal(_))).count();
    match game.turn() {
        Turn::Over(_) => return None,
        Turn::RoundOver => return (deals < 3).then_some(Step::Deal(None)),
        Turn::ToMove(_) => {}
    }
    let seats: Vec<Seat> = game.turn().seats().iter().collect();
    let first = rng.below(seats.len() as u32) as usize;
    let mut moves = Vec::new();
    for seat in seats.iter().cycle().skip(first).take(seats.len()) {
        game.legal_moves(*seat, &mut moves);
        if !moves.is_empty() && (game.clock().is_none() || !rng.one_in(8)) {
            return Some(Step::Play(*seat, rng.pick(&moves).clone()));
        }
    }
    Some(Step::Timeout)
}

#[test]
fn a_seat_that_knows_only_its_cards_sees_the_true_match() {
    visit_all(&mut Matches);
}
