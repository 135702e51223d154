//! The solitaire, solved exactly.
//!
//! A position at the start of a turn consists of the cards of the stock, the hand, and the number of scored hundreds.
//! Discarded cards never come back. So the chance to win with best play follows from the chances of positions with a
//! smaller stock. This is dynamic programming over about a million positions.

use std::sync::LazyLock;

use crate::cards::Card;
use crate::cards::small_sort::sort_by;

use super::counts::{Counts, VALUES};
use super::hands::{HANDS, deal_chances, fours, hands};
use super::moves::Move;
use super::options::SolitaireEnd;
use super::scored_cards::HUNDREDS;
use super::waiting_time::WaitingTime;

/// The chance to win from every position.
pub struct Solitaire {
    end: SolitaireEnd,
    /// Indexed by the number of scored hundreds, the stock and the hand.
    chances: Vec<f32>,
}

/// The solution for one losing condition. It is computed on first use.
pub fn solution(end: SolitaireEnd) -> &'static Solitaire {
    static MUST_DRAW: LazyLock<Solitaire> =
        LazyLock::new(|| Solitaire::solve(SolitaireEnd::MustDraw));
    static STRICT: LazyLock<Solitaire> = LazyLock::new(|| Solitaire::solve(SolitaireEnd::Strict));
    match end {
        SolitaireEnd::MustDraw => &MUST_DRAW,
        SolitaireEnd::Strict => &STRICT,
    }
}

impl Solitaire {
    /// The chance to win with best play when a turn begins with this stock, hand and number of scored hundreds.
    pub fn chance(&self, stock: Counts, hand: Counts, scored: usize) -> f64 {
        f64::from(self.chances[place(stock, hand, scored)])
    }

    /// The chance to win before the cards are dealt.
    pub fn chance_before_the_deal(&self) -> f64 {
        self.after_dealing(Counts::SET, 0)
    }

    /// The best first move of a turn.
    pub fn best_start(&self, stock: Counts, hand: Counts, scored: usize) -> Move {
        let score = if hand.is_hundred() { self.by_scoring(stock, scored) } else { -1.0 };
        let draw = if stock.is_empty() { -1.0 } else { self.by_drawing(stock, hand, scored) };
        if score >= draw { Move::Score } else { Move::TakeStock }
    }

    /// The best card to discard from a hand of five. Of equally good cards it is the one after which a hundred comes
    /// soonest. That is frequent when the game cannot be won any more. Points still count then, and a player would not
    /// understand why a hundred is broken up.
    ///
    /// # Panics
    /// If the hand is empty.
    pub fn best_discard(&self, stock: Counts, five: Counts, scored: usize) -> Move {
        let chance = |hand: Counts| self.chance(stock, hand, scored);
        let best = fours(five).map(|(_, four)| chance(four)).fold(0.0, f64::max);
        let mut equal: Vec<_> = fours(five).filter(|(_, four)| chance(*four) >= best).collect();
        if equal.len() > 1 {
            let waiting = WaitingTime::drawing_from(stock, false);
            let turns = |four: Counts| waiting.turns_lost(five, four);
            sort_by(&mut equal, |a, b| turns(a.1).total_cmp(&turns(b.1)));
        }
        Move::Discard(equal.first().expect("a hand of five has a card").0)
    }

    /// The chance to win with best play after a move. `hand` has five cards if the move is a discard, otherwise four.
    pub fn chance_after(&self, mv: &Move, stock: Counts, mut hand: Counts, scored: usize) -> f64 {
        match mv {
            Move::Score => self.by_scoring(stock, scored),
            Move::TakeStock | Move::TakeDiscard if stock.is_empty() => 0.0,
            Move::TakeStock | Move::TakeDiscard => self.by_drawing(stock, hand, scored),
            Move::Discard(card) => {
                hand[*card] -= 1;
                self.chance(stock, hand, scored)
            }
        }
    }

    fn solve(end: SolitaireEnd) -> Solitaire {
        let stocks: Vec<Counts> = all_stocks().collect();
        let most = stocks.iter().map(|stock| stock.len()).max().unwrap_or_default();
        let size = HUNDREDS * stocks.len() * HANDS;
        let mut solution = Solitaire { end, chances: vec![0.0; size] };
        // A chance depends on the chances with fewer cards in the stock.
        for stock in (0..=most).flat_map(|cards| with_cards(&stocks, cards)) {
            for hand in hands().all().iter().filter(|&&hand| fits(stock, hand)) {
                for scored in 0..HUNDREDS {
                    let chance = solution.best_chance(stock, *hand, scored);
                    solution.chances[place(stock, *hand, scored)] = chance as f32;
                }
            }
        }
        solution
    }

    fn best_chance(&self, stock: Counts, hand: Counts, scored: usize) -> f64 {
        let score = if hand.is_hundred() { self.by_scoring(stock, scored) } else { 0.0 };
        let draw = if stock.is_empty() { 0.0 } else { self.by_drawing(stock, hand, scored) };
        score.max(draw)
    }

    fn by_scoring(&self, stock: Counts, scored: usize) -> f64 {
        let needed = match self.end {
            SolitaireEnd::MustDraw => 4,
            SolitaireEnd::Strict => 5,
        };
        match scored + 1 {
            HUNDREDS => 1.0,
            _ if stock.len() < needed => 0.0,
            scored => self.after_dealing(stock, scored),
        }
    }

    fn after_dealing(&self, from: Counts, scored: usize) -> f64 {
        let after = |(hand, chance): (&Counts, f64)| {
            let mut stock = from;
            stock -= *hand;
            chance * self.chance(stock, *hand, scored)
        };
        let dealt = hands().all().iter().zip(deal_chances(from));
        dealt.filter(|(_, chance)| *chance > 0.0).map(after).sum()
    }

    fn by_drawing(&self, stock: Counts, hand: Counts, scored: usize) -> f64 {
        if self.end == SolitaireEnd::Strict && stock.len() == 1 {
            return 0.0;
        }
        let after = |drawn: Card| {
            let mut rest = stock;
            rest[drawn] -= 1;
            let mut five = hand;
            five[drawn] += 1;
            let best =
                fours(five).map(|(_, hand)| self.chance(rest, hand, scored)).fold(0.0, f64::max);
            f64::from(stock[drawn]) * best
        };
        stock.kinds().map(after).sum::<f64>() / stock.len() as f64
    }
}

/// Whether one set of cards contains stock and hand together.
fn fits(stock: Counts, hand: Counts) -> bool {
    (0..VALUES).all(|i| stock.0[i] + hand.0[i] <= Counts::SET.0[i])
}

/// Number of different stocks of one set.
const STOCKS: usize = {
    let set = Counts::SET.0;
    let mut product = 1;
    let mut i = 0;
    while i < VALUES {
        product *= set[i] as usize + 1;
        i += 1;
    }
    product
};

fn with_cards(stocks: &[Counts], cards: usize) -> impl Iterator<Item = Counts> {
    stocks.iter().copied().filter(move |stock| stock.len() == cards)
}

fn all_stocks() -> impl Iterator<Item = Counts> {
    (0..STOCKS).map(|mut number| {
        Counts::new(Counts::SET.0.map(|most| {
            let values = most as usize + 1;
            let count = number % values;
            number /= values;
            count as u8
        }))
    })
}

fn place(stock: Counts, hand: Counts, scored: usize) -> usize {
    let counts = stock.0.iter().zip(Counts::SET.0).rev();
    let number = counts.fold(0, |n, (&count, most)| n * (most as usize + 1) + count as usize);
    (scored * STOCKS + number) * HANDS + hands().number(hand)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chance_to_win_with_best_play_is_the_published_one() {
        let chance = |end| solution(end).chance_before_the_deal();
        assert!((chance(SolitaireEnd::MustDraw) - 0.753).abs() < 0.0005);
        assert!((chance(SolitaireEnd::Strict) - 0.632).abs() < 0.0005);
    }

    /// Tries every hundred with a fifth card, for every small stock that leaves no way to win.
    #[test]
    fn a_hundred_is_kept_and_scored_when_the_match_is_lost() {
        let mut looked_at = 0;
        for end in [SolitaireEnd::MustDraw, SolitaireEnd::Strict] {
            let solution = solution(end);
            for stock in all_stocks().filter(|stock| (1..=6).contains(&stock.len())) {
                for hundred in hands().hundreds().filter(|&hand| fits(stock, hand)) {
                    let is_lost = |hand| solution.chance(stock, hand, 0) <= 0.0;
                    if !is_lost(hundred) {
                        continue;
                    }
                    assert_eq!(solution.best_start(stock, hundred, 0), Move::Score);
                    for card in Card::NUMBER_CARDS {
                        let mut five = hundred;
                        five[card] += 1;
                        if !fits(stock, five) || !fours(five).all(|(_, four)| is_lost(four)) {
                            continue;
                        }
                        let Move::Discard(laid) = solution.best_discard(stock, five, 0) else {
                            panic!("a card is laid down");
                        };
                        five[laid] -= 1;
                        assert!(five.is_hundred(), "{five:?} is kept before {stock:?}");
                        looked_at += 1;
                    }
                }
            }
        }
        assert!(looked_at > 1000);
    }

    #[test]
    fn equal_chances_are_decided_by_the_waiting_time() {
        // No discard wins with three cards to come. Discarding the highest card would leave 10 10 30 40.
        let cards =
            |tens: &[u8]| Counts::of(tens.iter().copied().map(|tens| Card::number(10 * tens)));
        let mv = solution(SolitaireEnd::Strict).best_discard(
            cards(&[1, 1, 2]),
            cards(&[1, 1, 3, 4, 5]),
            0,
        );
        assert_eq!(mv, Move::Discard(Card::number(40)));
    }
}
