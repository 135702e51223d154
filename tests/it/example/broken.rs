//! Variants of Sealed Sums with one bug each, and the law that must report it.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use spot_on::cards::Card;
use spot_on::cards::rng::{Rng, Seed};
use spot_on::engine::event::{Event, EventSink, NoEvents, NoNote};
use spot_on::engine::game::{Clock, Game, IllegalMove, Info, MatchConfig, Outcome, Snapshot, Turn};
use spot_on::engine::place::Place;
use spot_on::engine::seat::{Seat, SeatSet};
use spot_on::engine::stray_moves::StrayMoves;
use spot_on::laws;
use spot_on::table::{Carried, Gesture, Scene, Table};

use super::start;
use super::sums::{Move, Sums, SumsOptions, sum};
use super::view::View;

/// The bugs, each with a part of the expected complaint. Where a bug breaks two laws, either may be found first.
macro_rules! bugs {
    ($($bug:ident: $($complaint:literal)|+,)*) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[expect(non_camel_case_types, reason = "each is also the name of a test")]
        enum Bug { $($bug),* }

        $(#[test]
        fn $bug() {
            let complaint = complaint_about::<{ Bug::$bug as u8 }>();
            assert!([$($complaint),+].iter().any(|part| complaint.contains(part)), "{complaint}");
        })*
    };
}

bugs! {
    deals_differently_each_time: "the deal depends on more than the seed",
    does_not_tell_the_first_deal: "the match does not begin with its first round",
    offers_nothing: "nobody can move and it is not over",
    offers_moves_to_who_has_moved: "a seat that is not to move has moves",
    offers_a_move_twice: "is listed twice",
    offers_an_unreadable_move: "does not read back",
    offers_and_refuses: "nothing is refused" | "nothing` is possible and refused",
    allows_and_refuses: "is allowed and refused" | "is possible and refused",
    lets_others_move: "is played out of turn",
    punishes_what_it_refuses: "changed something",
    never_ends: "the match is longer than it can be",
    loses_a_card: "cards were lost or made",
    shuffles_by_the_clock: "to another position",
    hides_a_card_that_moved: "do not tell what happened",
    tells_of_another_card: "do not tell what happened",
    tells_all_what_was_drawn: "is told what it cannot know",
    lets_a_stranger_deal: "the round or its dealer is wrong",
    does_not_tell_the_end: "the end is not told",
    does_not_show_the_end: "the phase does not say whether it is over",
    forgets_a_score: "not every seat has a score",
    runs_a_clock_at_the_end: "a clock runs though it is over",
    lets_a_stranger_win: "somebody has won who does not play",
    shows_a_card_twice: "a card lies nowhere or twice",
    has_one_gesture_for_two_moves: "cannot be made by hand",
    has_a_gesture_that_picks_up_nothing: "cannot be made by hand",
    does_not_write_the_whole_view: "the view does not read back",
    imagines_another_hand: "another view is imagined",
    imagines_other_cards: "other cards are imagined",
    imagines_another_turn: "another turn is imagined",
    imagines_other_moves: "other moves are imagined" | "learns from",
    imagines_other_mistakes: "other moves are imagined" | "learns from",
    shows_all_hands: "learns from" | "the same story gives another view",
    shows_a_hidden_sum: "learns from" | "the same story gives another view",
    shows_how_many_cards_are_sealed: "the same story gives another view",
    shows_the_seed: "the same story gives another view",
}

/// The complaint of the laws about a broken game.
fn complaint_about<const BUG: u8>() -> String {
    let mut rng = Rng::new(Seed::from_number(1), 0);
    for number in 0..2000 {
        let options = SumsOptions { clock: number % 2 == 0, three_rounds: true };
        let start = start(2 + (number % 3) as u8, options, number);
        let check = AssertUnwindSafe(|| laws::check::<Broken<BUG>>(&start, &mut rng));
        if let Err(panic) = catch_unwind(check) {
            return *panic.downcast::<String>().expect("laws complain in words");
        }
    }
    "nothing was found to be wrong".to_owned()
}

thread_local! {
    static TIMES: Cell<usize> = const { Cell::new(0) };
}

/// A number that differs at each call.
fn another_number() -> usize {
    TIMES.set(TIMES.get() + 1);
    TIMES.get()
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Broken<const BUG: u8> {
    sums: Sums,
    seed: Seed,
    is_imagined: bool,
}

impl<const BUG: u8> Broken<BUG> {
    const fn has(bug: Bug) -> bool {
        BUG == bug as u8
    }
}

fn cards_sealed(sums: &Sums) -> u32 {
    sums.locked.iter().filter(|locked| matches!(locked.mv, Move::Lay(_))).count() as u32
}

/// Forwards events, with those bugs that concern events.
struct Wrong<'a, const BUG: u8, T: EventSink<NoNote>>(&'a mut T);

impl<const BUG: u8, T: EventSink<NoNote>> EventSink<NoNote> for Wrong<'_, BUG, T> {
    fn emit(&mut self, event: Event<NoNote>) {
        let has = Broken::<BUG>::has;
        match event {
            Event::Deal { .. } if has(Bug::does_not_tell_the_first_deal) => {}
            Event::Over if has(Bug::does_not_tell_the_end) => {}
            Event::Move { to, .. } if to.kind() == "score" && has(Bug::hides_a_card_that_moved) => {
            }
            Event::Move { from, to, seen, .. }
                if from.is_hand() && has(Bug::tells_of_another_card) =>
            {
                self.0.emit(Event::Move { card: Some(Card::number(50)), from, to, seen });
            }
            Event::Move { card, from, to, .. }
                if to.is_hand() && has(Bug::tells_all_what_was_drawn) =>
            {
                self.0.emit(Event::Move { card, from, to, seen: SeatSet::all(6) });
            }
            event => self.0.emit(event),
        }
    }
}

impl<const BUG: u8> Game for Broken<BUG> {
    const INFO: Info = Sums::INFO;
    const HAS_CLOCK: bool = true;
    type Options = SumsOptions;
    type Move = Move;
    type Note = NoNote;
    type View = View;

    fn pack(options: &SumsOptions, seats: u8) -> Vec<Card> {
        Sums::pack(options, seats)
    }

    fn deal(
        start: &MatchConfig<SumsOptions>,
        pack: &[Card],
        sink: &mut impl EventSink<NoNote>,
    ) -> Self {
        let mut pack = pack.to_vec();
        if Self::has(Bug::deals_differently_each_time) {
            pack.rotate_left(another_number() % 5);
        }
        let sums = Sums::deal(start, &pack, &mut Wrong::<BUG, _>(sink));
        Broken { sums, seed: start.order.seed(), is_imagined: false }
    }

    fn deal_next(&mut self, pack: &[Card], sink: &mut impl EventSink<NoNote>) {
        self.sums.deal_next(pack, &mut Wrong::<BUG, _>(sink));
        if Self::has(Bug::lets_a_stranger_deal) {
            self.sums.dealer = Seat(5);
        }
    }

    fn turn(&self) -> Turn {
        match self.sums.turn() {
            Turn::Over(Outcome { reason, .. }) if Self::has(Bug::lets_a_stranger_win) => {
                Turn::Over(Outcome { winners: SeatSet::singleton(Seat(5)), reason })
            }
            turn => turn,
        }
    }

    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        let is_to_move = self.turn().is_of(seat);
        self.sums.legal_moves(seat, out);
        if Self::has(Bug::offers_nothing)
            || self.is_imagined && Self::has(Bug::imagines_other_moves)
        {
            out.clear();
        }
        if Self::has(Bug::offers_moves_to_who_has_moved) && !is_to_move {
            out.push(Move::Nothing);
        }
        if Self::has(Bug::offers_a_move_twice) && is_to_move {
            out.push(Move::Nothing);
        }
        if Self::has(Bug::offers_an_unreadable_move) && is_to_move {
            out.push(Move::Call(5000));
        }
    }

    fn apply(&mut self, seat: Seat, mv: &Move, sink: &mut impl EventSink<NoNote>) {
        self.sums.apply(seat, mv, &mut Wrong::<BUG, _>(sink));
        if Self::has(Bug::loses_a_card) {
            self.sums.stock.pop();
        }
        if Self::has(Bug::shuffles_by_the_clock) {
            let stock = &mut self.sums.stock;
            let places = another_number() % stock.len().max(1);
            stock.rotate_left(places);
        }
    }

    fn illegal_reason(&self, seat: Seat, mv: &Move) -> String {
        self.sums.illegal_reason(seat, mv)
    }

    fn check(&self, seat: Seat, mv: &Move) -> Result<(), IllegalMove> {
        if *mv == Move::Call(5000)
            && Self::has(Bug::offers_an_unreadable_move)
            && self.turn().is_of(seat)
        {
            return Ok(());
        }
        let is_wrong = matches!(mv, Move::Call(called) if *called != self.sums.right_call(seat));
        match self.sums.check(seat, mv) {
            Err(IllegalMove::NotYourTurn) if Self::has(Bug::lets_others_move) => Ok(()),
            Ok(()) if *mv == Move::Nothing && Self::has(Bug::offers_and_refuses) => {
                Err(IllegalMove::AgainstTheRules("no".into()))
            }
            Ok(()) if is_wrong && self.is_imagined && Self::has(Bug::imagines_other_mistakes) => {
                Err(IllegalMove::AgainstTheRules("no".into()))
            }
            verdict => verdict,
        }
    }

    fn play(&mut self, seat: Seat, mv: &Move) -> Result<Vec<Event<NoNote>>, IllegalMove> {
        if let Err(why) = self.check(seat, mv) {
            if Self::has(Bug::punishes_what_it_refuses) {
                self.sums.points[0] -= 1;
            }
            return Err(why);
        }
        if Self::has(Bug::allows_and_refuses) && *mv == Move::Call(0) {
            return Err(IllegalMove::AgainstTheRules("no".into()));
        }
        let mut events = Vec::new();
        self.apply(seat, mv, &mut events);
        Ok(events)
    }

    fn clock(&self) -> Option<Clock> {
        let is_over = self.sums.is_round_over;
        let is_wrong = self.is_imagined && Self::has(Bug::imagines_another_turn);
        let runs = self.sums.clock().is_some();
        let runs = (runs || is_over && Self::has(Bug::runs_a_clock_at_the_end)) != is_wrong;
        runs.then_some(Clock { seconds: 10, start: 1 })
    }

    fn clock_expired(&mut self, sink: &mut impl EventSink<NoNote>) {
        self.sums.clock_expired(&mut Wrong::<BUG, _>(sink));
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        let mut view = self.sums.view(viewer);
        let all = self.sums.view(None);
        if Self::has(Bug::shows_all_hands) {
            view.hands = all.hands;
        }
        if Self::has(Bug::does_not_write_the_whole_view) {
            view.unwritten = true;
        }
        // Only now and then, so that a sampled position rarely reveals it.
        if Self::has(Bug::shows_a_hidden_sum) && self.sums.stock.len().is_multiple_of(8) {
            view.leak = Some(sum(&self.sums.hands[0]));
        }
        if Self::has(Bug::shows_how_many_cards_are_sealed) {
            view.leak = Some(cards_sealed(&self.sums));
        }
        if Self::has(Bug::shows_the_seed) {
            view.leak = Some(u32::from(self.seed.0[31]));
        }
        view
    }

    fn determinize(view: &View, rng: &mut Rng) -> Self {
        let mut view = view.clone();
        let viewer = view.viewer;
        if let (true, Some(viewer)) = (Self::has(Bug::imagines_another_hand), viewer) {
            let hand = &mut view.hands[viewer.0 as usize];
            let other = view.discard.last_mut().filter(|card| !hand.contains(&Some(**card)));
            if let Some(card) = other {
                std::mem::swap(hand[0].as_mut().expect("one's own card"), card);
            }
        }
        let mut sums = Sums::determinize(&view, rng);
        if Self::has(Bug::imagines_other_cards) && viewer.is_some() {
            sums.stock.iter_mut().for_each(|card| *card = Card::number(10));
        }
        if let Some(known) = view.leak {
            // It uses the forbidden knowledge, so no sampled position contradicts it.
            let knows_sum = Self::has(Bug::shows_a_hidden_sum);
            let knows_sealed = Self::has(Bug::shows_how_many_cards_are_sealed);
            while knows_sum && sum(&sums.hands[0]) != known
                || knows_sealed && cards_sealed(&sums) != known
            {
                sums = Sums::determinize(&view, rng);
            }
        }
        let mut seed = rng.seed();
        seed.0[31] = view.leak.unwrap_or_default() as u8;
        Broken { sums, seed, is_imagined: true }
    }

    fn snapshot(view: &View) -> Snapshot {
        let mut shown = Sums::snapshot(view);
        if Self::has(Bug::does_not_show_the_end) {
            shown.phase = "window";
        }
        if Self::has(Bug::forgets_a_score) {
            shown.scores.pop();
        }
        shown
    }

    fn max_steps(options: &SumsOptions, seats: u8) -> u32 {
        if Self::has(Bug::never_ends) { 5 } else { Sums::max_steps(options, seats) }
    }
}

impl<const BUG: u8> Table for Broken<BUG> {
    fn scene(view: &View) -> Scene {
        let mut scene = Sums::scene(view);
        if Self::has(Bug::shows_a_card_twice) {
            let card = scene.zones[1].cards.first().copied();
            scene.zones[0].cards.extend(card);
        }
        scene
    }

    fn gesture(view: &View, mv: &Move) -> Option<Gesture> {
        match mv {
            Move::Call(_) if Self::has(Bug::has_one_gesture_for_two_moves) => {
                Sums::gesture(view, &Move::Nothing)
            }
            Move::Call(_) if Self::has(Bug::has_a_gesture_that_picks_up_nothing) => {
                Gesture::carry(Carried::All(Place::hand(Seat(5))), Place::DISCARD)
            }
            mv => Sums::gesture(view, mv),
        }
    }

    fn label(view: &View, mv: &Move) -> String {
        Sums::label(view, mv)
    }
}

#[test]
fn the_game_without_a_bug_keeps_the_laws() {
    assert_eq!(complaint_about::<{ u8::MAX }>(), "nothing was found to be wrong");
}

#[test]
fn events_do_not_influence_the_game() {
    let start = start(3, SumsOptions::default(), 1);
    let pack = Sums::pack(&start.options, 3);
    let (mut one, mut other) =
        (Sums::deal(&start, &pack, &mut NoEvents), Sums::deal(&start, &pack, &mut Vec::new()));
    assert_eq!(one, other);
    for seat in Seat::all(3) {
        one.apply(seat, &Move::Nothing, &mut NoEvents);
        other.play(seat, &Move::Nothing).expect("allowed");
    }
    assert_eq!(one, other);
}

impl<const BUG: u8> StrayMoves for Broken<BUG> {
    fn stray_move(&self, seat: Seat, rng: &mut Rng) -> Option<Move> {
        self.sums.stray_move(seat, rng)
    }
}
