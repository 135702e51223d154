//! How the game lies on the table.

use crate::cards::Card;
use crate::event::Note;
use crate::fact::Fact;
use crate::game::Game;
use crate::place::Place;
use crate::seat::Seat;
use crate::table::{Badge, Carried, Gesture, Look, Meter, Scene, Spread, Table, Zone};
use crate::texts::Text;
use crate::words::{Names, list, usual_carrying};

use super::ladder::{Fault, RUNGS, fault, height, value};
use super::options::Referee;
use super::{BrokenLadder, Move, View};

/// The card that all ladders must lead to.
pub(super) const HEAD: Place = Place::shared("head");

/// The card that a seat's ladder begins with.
pub(super) const fn starter(seat: Seat) -> Place {
    Place::row("starter", seat)
}

/// A seat's hand that was laid down and is not valid.
pub(super) const fn laid(seat: Seat) -> Place {
    Place::heap("laid", seat)
}

impl Table for BrokenLadder {
    fn scene(view: &View) -> Scene {
        let mut zones = vec![open_card(HEAD, Text::plain("Head"), view.head)];
        for (seat, &card) in (0..).map(Seat).zip(&view.starters) {
            zones.push(open_card(starter(seat), Text::plain("Starter"), card));
        }
        let piles = BrokenLadder::show(view).piles.into_iter().map(|(place, cards)| {
            let (title, spread) = match place {
                Place::STOCK => (Text::plain("stock"), Spread::Stack),
                Place::DISCARD => (Text::plain("discard pile"), Spread::Stack),
                hand if hand.is_hand() => (Text::plain("hand"), Spread::Row),
                _ => (Text::plain("broken ladder"), Spread::Row),
            };
            Zone { meter: meter(view, place), ..Zone::new(place, title, spread, cards) }
        });
        zones.extend(piles);
        Scene {
            prompt: prompt(view).into(),
            zones,
            goal: view.options.length.goal(),
            badges: badges(view),
            ..Scene::default()
        }
    }

    fn gesture(view: &View, mv: &Move) -> Option<Gesture> {
        let hand = Place::hand(view.to_play);
        let (carried, to) = match *mv {
            Move::TakeStock => (Carried::Top(Place::STOCK), hand),
            Move::TakeDiscard => (Carried::Top(Place::DISCARD), hand),
            Move::Discard(card) => (Carried::Card(hand, card), Place::DISCARD),
            Move::Lay => (Carried::All(hand), laid(view.to_play)),
        };
        Gesture::carry(carried, to)
    }

    fn label(view: &View, mv: &Move) -> String {
        match mv {
            Move::TakeStock => "Take from the stock".into(),
            Move::TakeDiscard => match view.discard.first() {
                Some(card) => format!("Take the {}", card.name()),
                None => "Take from the discard pile".into(),
            },
            Move::Discard(card) => discard_label(view, *card),
            Move::Lay => lay_label(view),
        }
    }

    /// A casual referee asks before a hand is laid down that is not valid.
    fn is_rash(view: &View, mv: &Move) -> bool {
        *mv == Move::Lay && own_fault(view).is_some()
    }

    fn carrying(from: Place, to: Place) -> Option<Text> {
        match (from, to) {
            (Place::STOCK, HEAD) => Some(Text::plain("{cards} is the Head.")),
            (Place::STOCK, to) if to.kind() == "starter" => {
                Some(Text::plain("{who} {who:start|starts} from {cards}."))
            }
            (from, to) if from.is_hand() && to.kind() == "laid" => {
                Some(Text::plain("{who} {who:lay|lays} down {cards}."))
            }
            _ => usual_carrying(from, to),
        }
    }

    fn sentence(note: &Note, names: &Names) -> String {
        let Some(seat) = note.seat else {
            return "Nobody has reached the Head: every hand counts.".into();
        };
        let number = match note.with {
            Fact::Number(number) => number,
            _ => 0,
        };
        match note.what {
            "completes" => {
                let with = list(&cards_of(&note.with));
                format!("{} the ladder with {with}.", names.does(seat, "complete"))
            }
            "misses" => {
                format!("{} the Head: the ladder leads to {number}.", names.does(seat, "miss"))
            }
            "repeats" => {
                let shows = format!("show too many {}", rank_name(number as u8));
                format!("{}.", names.does(seat, &shows))
            }
            _ => {
                let out = names.is(seat, "out of this round");
                format!("{out}. It costs {} points.", number.abs())
            }
        }
    }
}

/// A single card that stays where it is.
fn open_card(place: Place, title: Text, card: Card) -> Zone {
    Zone::new(place, title, Spread::Stack, vec![Some(card)])
}

fn prompt(view: &View) -> &'static str {
    match view.must_discard {
        true => "Discard a card",
        false => "Take a card, or lay down your ladder",
    }
}

/// Who is out, and how far up each of the others must go.
fn badges(view: &View) -> Vec<Badge> {
    let badge = |(seat, &starter): (Seat, &Card)| {
        let text = match view.out.contains(&seat) {
            true => "out".into(),
            false => format!("needs {}", signed(value(view.head) - value(starter))),
        };
        Badge { seat: Some(seat), text, look: Look::Plain }
    };
    (0..).map(Seat).zip(&view.starters).map(badge).collect()
}

/// A number with its sign, the way it is printed: "+5", "−3", "0".
fn signed(number: i32) -> String {
    match number {
        0 => "0".into(),
        up if up > 0 => format!("+{up}"),
        down => format!("−{}", -down),
    }
}

/// Where a hand that is wholly known leads, if the table tells.
fn meter(view: &View, place: Place) -> Option<Meter> {
    let seat = place.owner().filter(|_| place.is_hand())?;
    let size = view.hands[seat.0 as usize].len();
    let hand = view.known_hand(seat);
    let tells = view.options.referee == Referee::Casual && size > 0 && hand.len() == size;
    let starter = view.starters[seat.0 as usize];
    tells.then(|| Meter { value: height(starter, &hand), goal: value(view.head) })
}

/// A discard, with where the rest leads if the table tells.
fn discard_label(view: &View, card: Card) -> String {
    let name = card.name();
    let hand = view.known_hand(view.to_play);
    if view.options.referee == Referee::Strict || !hand.contains(&card) {
        return format!("Discard {name}");
    }
    let starter = view.starters[view.to_play.0 as usize];
    format!("Discard {name}: leads to {}", printed(height(starter, &hand.without(card))))
}

/// What is wrong with the hand of the seat that is to play, if the table tells.
fn own_fault(view: &View) -> Option<Fault> {
    let hand = view.known_hand(view.to_play);
    let tells = view.options.referee == Referee::Casual && hand.len() == RUNGS;
    let starter = view.starters[view.to_play.0 as usize];
    fault(starter, &hand, view.head, view.options.any_ranks).filter(|_| tells)
}

/// Laying down, with a warning if the hand is not valid and the table tells.
fn lay_label(view: &View) -> String {
    match own_fault(view) {
        None => "Lay down".into(),
        Some(Fault::Misses(height)) => {
            format!("Lay down: {}, not {}", printed(height), value(view.head))
        }
        Some(Fault::Repeats(rank)) => format!("Lay down: too many {}", rank_name(rank)),
    }
}

/// A number that may be below zero, with a minus as it is printed.
fn printed(number: i32) -> String {
    match number < 0 {
        true => signed(number),
        false => number.to_string(),
    }
}

/// The cards of a rank: "sixes".
fn rank_name(rank: u8) -> &'static str {
    const NAMES: [&str; 13] = [
        "aces", "twos", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines", "tens",
        "jacks", "queens", "kings",
    ];
    NAMES[usize::from(rank) - 1]
}

/// The cards that a note names.
fn cards_of(fact: &Fact) -> Vec<Option<Card>> {
    let Fact::List(cards) = fact else { return Vec::new() };
    let card = |fact: &Fact| match fact {
        Fact::Card(card) => Some(*card),
        _ => None,
    };
    cards.iter().map(card).collect()
}
