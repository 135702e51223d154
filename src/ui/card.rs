//! The pictures of the cards: our own, drawn here, sharp at any size.

use leptos::prelude::*;

use super::bind::CollectAny;
use crate::arrange::tenths;
use crate::cards::{Card, Suit};

/// All pictures, once in the page; cards refer to them by name.
#[component]
pub(super) fn Pictures() -> impl IntoView {
    view! {
        <svg class="pictures" width="0" height="0" aria-hidden="true">
            {Card::HUNDREDS.into_iter().map(hundred).collect_any()}
            {Suit::ALL.into_iter().flat_map(suit).collect_any()}
            {joker(Card::BIG_JOKER)}
            {joker(Card::LITTLE_JOKER)}
            <symbol id="card-back" viewBox="0 0 100 140">
                <rect class="back-ground" width="100" height="140"/>
                {back_spots()}
                <circle class="back-ring" cx="50" cy="70" r="25"/>
                <circle class="back-spot" cx="50" cy="70" r="11"/>
            </symbol>
        </svg>
    }
}

/// The name under which a card's picture can be used.
pub(super) fn picture(card: Card) -> String {
    format!("#card-{card}")
}

/// A card that stands for itself, as on the home page and in rules.
#[component]
pub(super) fn Picture(card: Card) -> impl IntoView {
    view! {
        <svg class="picture" viewBox="0 0 100 140" role="img" aria-label=card.name()>
            <use href=picture(card)/>
        </svg>
    }
}

/// Centres of the spots on cards of one to five tens, as on a die.
const SPOTS: [&[(u8, u8)]; 5] = [
    &[(50, 86)],
    &[(29, 65), (71, 107)],
    &[(26, 62), (50, 86), (74, 110)],
    &[(29, 65), (71, 65), (29, 107), (71, 107)],
    &[(26, 62), (74, 62), (50, 86), (26, 110), (74, 110)],
];

fn hundred(card: Card) -> impl IntoView {
    let tens = card.tens().unwrap_or(1) as usize;
    let spots = SPOTS[tens - 1].iter().map(|(x, y)| {
        view! {
            <circle class="spot" cx=x.to_string() cy=y.to_string() r="14.5"/>
            <circle class="spot-eye" cx=x.to_string() cy=y.to_string() r="5"/>
        }
    });
    view! {
        <symbol id=format!("card-{card}") viewBox="0 0 100 140" class=format!("hue-{tens}")>
            <rect class="paper" width="100" height="140"/>
            <text class="value" x="9" y="35">{card.to_string()}</text>
            {spots.collect_any()}
        </symbol>
    }
}

/// The thirteen cards of a suit.
fn suit(suit: Suit) -> impl Iterator<Item = AnyView> {
    (1..=13).map(move |rank| suited(Card::suited(rank, suit), suit).into_any())
}

fn suited(card: Card, suit: Suit) -> impl IntoView {
    let text = card.to_string();
    let rank = text[..1].replace('T', "10");
    let class = if suit.is_red() { "red" } else { "black" };
    let is_court = matches!(&*rank, "J" | "Q" | "K");
    let middle = if is_court {
        view! {
            <rect class="court" x="30" y="44" width="58" height="84" rx="6"/>
            <text class="court-letter" x="59" y="84">{rank.clone()}</text>
            <path d=suit_path(suit) transform="translate(45 92) scale(.28)"/>
        }
        .into_any()
    } else {
        view! { <path d=suit_path(suit) transform="translate(32 62) scale(.56)"/> }.into_any()
    };
    view! {
        <symbol id=format!("card-{card}") viewBox="0 0 100 140" class=class>
            <rect class="paper" width="100" height="140"/>
            <text class="value" x="8" y="32">{rank}</text>
            <path d=suit_path(suit) transform="translate(8 40) scale(.2)"/>
            {middle}
        </symbol>
    }
}

fn joker(card: Card) -> impl IntoView {
    const STAR: &str = "M50 6 62 38 96 40 69 60 79 94 50 74 21 94 31 60 4 40 38 38Z";
    let (class, name) = if card == Card::BIG_JOKER { ("red", "JB") } else { ("black", "JL") };
    view! {
        <symbol id=format!("card-{card}") viewBox="0 0 100 140" class=class>
            <rect class="paper" width="100" height="140"/>
            <text class="value" x="8" y="32">{name}</text>
            <path d=STAR transform="translate(24 54) scale(.62)"/>
        </symbol>
    }
}

/// The outline of a suit in a square of 100.
fn suit_path(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => {
            "M50 4C62 26 92 42 92 64A20 20 0 0 1 56 76Q58 90 68 96H32Q42 90 44 76A20 20 0 0 1 8 64C8 42 38 26 50 4Z"
        }
        Suit::Hearts => {
            "M50 94C38 76 6 58 6 32A23 23 0 0 1 50 24A23 23 0 0 1 94 32C94 58 62 76 50 94Z"
        }
        Suit::Diamonds => "M50 3Q64 30 86 50Q64 70 50 97Q36 70 14 50Q36 30 50 3Z",
        Suit::Clubs => {
            "M50 4A21 21 0 0 1 67 39A21 21 0 1 1 56 73Q58 90 68 96H32Q42 90 44 73A21 21 0 1 1 33 39A21 21 0 0 1 50 4Z"
        }
    }
}

/// A halftone of dots that grow towards the corners.
fn back_spots() -> impl IntoView {
    let dot = |column: i32, row: i32| {
        let (x, y) = (column * 10 + 5, row * 10 + 5);
        let (dx, dy) = (f64::from(x - 50), f64::from(y - 70));
        let far = (dx * dx + dy * dy).sqrt();
        let radius = (far - 26.0) / 18.0;
        (radius > 0.5).then(|| {
            view! {
                <circle class="back-dot" cx=x.to_string() cy=y.to_string()
                    r=tenths(radius.min(3.4))/>
            }
        })
    };
    (0..10).flat_map(|column| (0..14).map(move |row| dot(column, row))).collect_any()
}
