//! Helpers that set up a table and play moves given as strings.

use crate::cards::Card;
use crate::cards::rng::Seed;
use crate::engine::event::Event;
use crate::engine::event::NoNote;
use crate::engine::game::{Game, MatchConfig, Outcome, Turn};
use crate::engine::place::Place;
use crate::engine::record::Step;
use crate::engine::seat::Seat;
use crate::engine::session::{IllegalStep, Session};
use crate::games::hundred_rummy::{HundredRummy, Length, RummyOptions, SolitaireEnd};

/// A table before the deal. Unspecified cards come from the rest of the pack, low cards first.
#[derive(Clone)]
pub(super) struct Layout {
    seats: u8,
    dealer: u8,
    options: RummyOptions,
    hands: [String; 6],
    stock: String,
    bottom: String,
}

/// A table with this number of seats. Seat 0 deals by default, so seat 1 begins.
pub(super) fn table(seats: u8) -> Layout {
    Layout {
        seats,
        dealer: 0,
        options: RummyOptions::default(),
        hands: Default::default(),
        stock: String::new(),
        bottom: String::new(),
    }
}

impl Layout {
    pub(super) fn dealer(mut self, dealer: u8) -> Self {
        self.dealer = dealer;
        self
    }

    pub(super) fn tournament(mut self) -> Self {
        self.options.length = Length::Tournament;
        self
    }

    pub(super) fn strict(mut self) -> Self {
        self.options.solitaire_end = SolitaireEnd::Strict;
        self
    }

    /// The hand that a seat is dealt.
    pub(super) fn hand(mut self, seat: usize, cards: &str) -> Self {
        self.hands[seat] = cards.into();
        self
    }

    /// The next cards of the stock.
    pub(super) fn stock(mut self, cards: &str) -> Self {
        self.stock = cards.into();
        self
    }

    /// The last cards of the stock.
    pub(super) fn bottom(mut self, cards: &str) -> Self {
        self.bottom = cards.into();
        self
    }

    /// The deck list that deals this table.
    pub(super) fn deck(&self) -> Vec<Card> {
        let mut rest = HundredRummy::pack(&self.options, self.seats);
        let mut named = |text: &str| {
            let cards = cards(text);
            for card in &cards {
                let at = rest.iter().position(|c| c == card);
                rest.remove(at.unwrap_or_else(|| panic!("there are too many {card}s")));
            }
            cards
        };
        let mut hands: Vec<Vec<Card>> =
            (0..self.seats as usize).map(|seat| named(&self.hands[seat])).collect();
        let mut stock = named(&self.stock);
        let bottom = named(&self.bottom);
        rest.sort_unstable();
        for hand in hands.iter_mut().filter(|hand| hand.is_empty()) {
            hand.extend(rest.drain(..4));
        }
        stock.extend(rest);
        stock.extend(bottom);
        let deal_order = Seat(self.dealer).round_from_left(self.seats);
        let order: Vec<Seat> = deal_order.collect();
        let dealt = (0..4).flat_map(|i| order.iter().map(move |seat| (*seat, i)));
        dealt.map(|(seat, i)| hands[seat.0 as usize][i]).chain(stock).collect()
    }

    pub(super) fn start(&self) -> Match {
        Match::deal(self.seats, self.dealer, self.options, self.deck())
    }
}

/// A table at which seat 1, who begins, can score four times in a row, while the others discard the 30 that they draw.
/// See [`Match::win_at_once`].
pub(super) fn quick_table(seats: u8) -> Layout {
    let others = " 30".repeat(seats as usize - 1);
    let stock = format!("10 10 30 50{others} 10 20 20 50{others} 10 20 30 40{others}");
    table(seats).hand(1, "10 10 40 40").stock(&stock)
}

/// The cards in this string.
pub(super) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|name| name.parse().expect("a card")).collect()
}

/// The names of cards.
pub(super) fn names(cards: impl IntoIterator<Item = Option<Card>>) -> String {
    let name = |card: Option<Card>| card.map_or("?".to_owned(), |card| card.to_string());
    cards.into_iter().map(name).collect::<Vec<_>>().join(" ")
}

/// A match on the table.
pub(super) struct Match {
    session: Session<HundredRummy>,
}

impl Match {
    /// Deals this deck without changes.
    pub(super) fn deal(seats: u8, dealer: u8, options: RummyOptions, deck: Vec<Card>) -> Match {
        let seed = Seed::from_number(1);
        let start = MatchConfig { options, seats, dealer: Seat(dealer), order: seed.into() };
        Match { session: Session::new(start, Some(deck)).expect("the whole pack") }
    }

    /// Plays moves, separated by commas, each by the seat whose turn it is.
    pub(super) fn play(&mut self, moves: &str) {
        for text in moves.split(", ") {
            let mv = text.parse().expect("a move");
            self.session.play(Step::Play(self.seat(), mv)).expect(text);
        }
    }

    /// The seat whose turn it is scores four times at a [`quick_table`].
    pub(super) fn win_at_once(&mut self) {
        let others = self.session.record().start.seats as usize - 1;
        for _ in 0..3 {
            self.play("score");
            self.idle(others);
        }
        self.play("score");
    }

    /// The reason why the seat whose turn it is may not play this move.
    pub(super) fn refusal(&mut self, text: &str) -> String {
        let step = Step::Play(self.seat(), text.parse().expect("a move"));
        let before = self.session.clone();
        let refused = self.session.play(step).map(<[Event<NoNote>]>::len);
        assert!(self.session == before, "a refused move changes nothing");
        match refused {
            Err(IllegalStep::AgainstTheRules(why)) => why,
            other => panic!("{text}: {other:?}"),
        }
    }

    /// Plays this number of turns in which the top card of the stock is taken and discarded again.
    pub(super) fn idle(&mut self, turns: usize) {
        for _ in 0..turns {
            self.play("take stock");
            let drawn = self.drawn();
            self.play(&format!("discard {drawn}"));
        }
    }

    /// The card that was drawn last.
    fn drawn(&self) -> Card {
        let events = self.session.events().last().expect("the deal is told");
        match events.last() {
            Some(Event::Move { card: Some(card), from: Place::STOCK, .. }) => *card,
            other => panic!("no card was drawn: {other:?}"),
        }
    }

    /// Plays this number of turns in which the top card of the discard pile is taken and discarded again.
    pub(super) fn exchange(&mut self, turns: usize) {
        for _ in 0..turns {
            let top = self.discard().split(' ').next().expect("a card").to_owned();
            self.play(&format!("take discard, discard {top}"));
        }
    }

    /// Deals the next round from this table.
    pub(super) fn deal_next(&mut self, layout: &Layout) {
        self.session.play(Step::Deal(Some(layout.deck()))).expect("a round that is over");
    }

    pub(super) fn undo(&mut self) {
        assert!(self.session.undo());
    }

    /// The seat whose turn it is.
    pub(super) fn seat(&self) -> Seat {
        self.session.game().turn().seats().first().expect("somebody's turn")
    }

    /// The legal moves of the seat whose turn it is, in the order of their strings.
    pub(super) fn legal(&self) -> String {
        let mut moves = Vec::new();
        self.session.game().legal_moves(self.seat(), &mut moves);
        let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
        texts.sort();
        texts.join(", ")
    }

    fn pile(&self, place: Place, viewer: Option<u8>) -> Vec<Option<Card>> {
        let shown = HundredRummy::snapshot(&self.session.game().view(viewer.map(Seat)));
        let pile = shown.piles.into_iter().find(|(found, _)| *found == place);
        pile.expect("every place is shown").1
    }

    fn stock_list(&self) -> Vec<Card> {
        self.pile(Place::STOCK, None).into_iter().flatten().collect()
    }

    /// The stock, the next card first.
    pub(super) fn stock(&self) -> String {
        names(self.stock_list().into_iter().map(Some))
    }

    /// Number of cards in the stock.
    pub(super) fn stock_size(&self) -> usize {
        self.stock_list().len()
    }

    /// The discard pile, the top card first.
    pub(super) fn discard(&self) -> String {
        names(self.pile(Place::DISCARD, None))
    }

    /// A hand, low cards first.
    pub(super) fn hand(&self, seat: u8) -> String {
        names(self.pile(Place::hand(Seat(seat)), None))
    }

    /// A hand as another seat sees it: known cards first, a question mark for each other one.
    pub(super) fn hand_seen(&self, seat: u8, viewer: u8) -> String {
        names(self.pile(Place::hand(Seat(seat)), Some(viewer)))
    }

    /// The stock as a seat sees it.
    pub(super) fn stock_seen(&self, viewer: u8) -> String {
        names(self.pile(Place::STOCK, Some(viewer)))
    }

    /// A score pile, low cards first.
    pub(super) fn score_pile(&self, seat: u8) -> String {
        names(self.pile(Place::score(Seat(seat)), None))
    }

    /// The points of the match.
    pub(super) fn scores(&self) -> Vec<i32> {
        HundredRummy::snapshot(&self.session.game().view(None)).scores
    }

    /// The JSON of a field that only this game shows.
    pub(super) fn info(&self, name: &str) -> String {
        let info = HundredRummy::snapshot(&self.session.game().view(None)).info;
        let fact = info.into_iter().find(|(other, _)| *other == name).expect("a fact of this name");
        serde_json::to_string(&fact.1).expect("JSON")
    }

    /// The phase, the round and its dealer.
    pub(super) fn phase(&self) -> (&'static str, u32, u8) {
        let shown = HundredRummy::snapshot(&self.session.game().view(None));
        (shown.phase, shown.round, shown.dealer.0)
    }

    /// The winners of the match, which is over.
    pub(super) fn winners(&self) -> Vec<u8> {
        match self.session.game().turn() {
            Turn::Over(Outcome { winners, .. }) => winners.iter().map(|seat| seat.0).collect(),
            other => panic!("not over: {other:?}"),
        }
    }

    /// The sizes of the rebuilds in the last step.
    pub(super) fn rebuilt(&self) -> Vec<u16> {
        let events = self.session.events().last().expect("the deal is told");
        let rebuild = |event: &Event<NoNote>| match event {
            Event::Rebuild { cards, .. } => Some(*cards),
            _ => None,
        };
        events.iter().filter_map(rebuild).collect()
    }

    pub(super) fn session(&self) -> &Session<HundredRummy> {
        &self.session
    }
}
