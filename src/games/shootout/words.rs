//! What happens and what may be done, in words.

use crate::cards::{Card, Suit};
use crate::event::Note;
use crate::fact::Fact;
use crate::words::{Names, list};

use super::moves::{Move, Points};
use super::open::Phase;
use super::view::View;

/// A card as a button shows it: "10♥".
pub(super) fn sign(card: Card) -> String {
    let Some(suit) = card.suit() else { return card.name() };
    let symbol = match suit {
        Suit::Spades => '♠',
        Suit::Hearts => '♥',
        Suit::Diamonds => '♦',
        Suit::Clubs => '♣',
    };
    let text = card.to_string();
    let rank = text.trim_end_matches(suit.letter());
    format!("{}{symbol}", if rank == "T" { "10" } else { rank })
}

/// Several cards as a button shows them.
pub(super) fn signs(cards: &[Card]) -> String {
    cards.iter().copied().map(sign).collect::<Vec<_>>().join(" ")
}

/// A move as a button says it.
pub(super) fn label(view: &View, mv: &Move) -> String {
    match mv {
        Move::TakeStock => match view.stock.first() {
            Some(Some(card)) => format!("Take {} from the stock", sign(*card)),
            _ => "Take from the stock".into(),
        },
        Move::TakeDiscard => match view.discard.first() {
            Some(card) => format!("Take {} from the discard pile", sign(*card)),
            None => "Take from the discard pile".into(),
        },
        Move::Discard(cards) => format!("Discard {}", signs(cards)),
        Move::Pass => "End the turn".into(),
        Move::Shoot(cards) => format!("Shoot {}", signs(cards)),
        Move::Follow(cards) => format!("Follow with {}", signs(cards)),
        Move::Score(cards, points) => {
            format!("{} {points} → {}", signs(cards), leads_to(view, *points))
        }
        Move::Miss => "Miss: score nothing".into(),
        Move::ScoreSum(Points::Change(0)) => {
            format!("Nothing → {}", leads_to(view, Points::Change(0)))
        }
        Move::ScoreSum(points) => format!("{points} → {}", leads_to(view, *points)),
    }
}

/// What points make of the total, or of the sum, of the seat that is to move.
fn leads_to(view: &View, points: Points) -> String {
    let open = &view.open;
    let seat = open.actor;
    match points {
        Points::Named(value) => format!("{} in this turn", open.sums[seat] + value),
        Points::Change(change) => {
            let total = open.tally.totals[seat] + change;
            let mut after = open.tally;
            let hits = change != 0 && after.change(&open.options, seat, change);
            match hits {
                true if after.has_won(&open.options, seat) => format!("{total}, wins"),
                true => format!("{total}, next target {}", after.target(&open.options, seat)),
                false => total.to_string(),
            }
        }
    }
}

/// What is expected of the seat that is to move.
pub(super) fn prompt(view: &View) -> String {
    let open = &view.open;
    match open.phase {
        Phase::Take => "Take the top card of the stock or of the discard pile".into(),
        Phase::Discard => "Discard a card".into(),
        Phase::Shoot if !open.has_shot => "Shoot, or end the turn".into(),
        Phase::Shoot if open.shots_left > 1 => "Shoot again: two more shots".into(),
        Phase::Shoot => "Shoot again: the last shot".into(),
        Phase::Follow => format!("Follow {}", signs(&open.trick.lead())),
        Phase::Score if open.names_totals() => "Name a value for the sum of this turn".into(),
        Phase::Score => "Score something of the trick".into(),
        Phase::Sum => "Your sum would pass the target: count nothing, or subtract it".into(),
        Phase::Over(_) => "The game is over".into(),
    }
}

/// A note as a sentence.
pub(super) fn sentence(note: &Note, names: &Names) -> String {
    let Some(seat) = note.seat else {
        return match (&note.with, note.what) {
            (Fact::Suit(suit), _) => format!("Trumps are {}.", suit.name()),
            _ => "Nobody wins this game.".into(),
        };
    };
    match (note.what, &note.with) {
        ("pass", _) => format!("{}.", names.does(seat, "end the turn")),
        ("miss", _) => format!("{}: the trick counts nothing.", names.does(seat, "miss")),
        ("win", _) => format!("{}.", names.does(seat, "win the game")),
        ("target", Fact::List(targets)) => match targets[..] {
            [Fact::Number(hit), Fact::Number(next)] => {
                let reaches = names.does(seat, "reach");
                format!("{reaches} {hit}. The next target is {next}.")
            }
            _ => String::new(),
        },
        (what, Fact::List(named)) => match &named[..] {
            [Fact::List(cards), Fact::Number(value)] => {
                let cards = list(&cards.iter().map(card).collect::<Vec<_>>());
                match what {
                    "names" => format!("{} the {cards}: {value}.", names.does(seat, "name")),
                    _ => format!("{} the {cards}.", names.does(seat, "count")),
                }
            }
            _ => String::new(),
        },
        _ => String::new(),
    }
}

fn card(fact: &Fact) -> Option<Card> {
    match fact {
        Fact::Card(card) => Some(*card),
        _ => None,
    }
}
