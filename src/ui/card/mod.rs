//! The pictures of the cards: our own, drawn here, sharp at any size.
//!
//! A picture is 100 wide and 140 high and is drawn once, as a symbol; cards refer to it by name. Colours and the
//! three decks are the style sheet's affair (`style/cards.css`): every card of suits carries its plain face and its
//! large one, and custom properties, which reach into symbols in every browser, say which is shown.

mod back;
mod court;
mod hundred;
mod joker;
mod pen;
mod pips;
mod suited;

use leptos::prelude::*;
use leptos::svg::Svg;

pub(super) use self::pen::Pen;
pub(super) use self::pips::outline;
use crate::cards::{Card, Suit};

/// All pictures, once in the page.
#[component]
pub(super) fn Pictures() -> impl IntoView {
    let sheet = NodeRef::<Svg>::new();
    sheet.on_load(|sheet| draw(&Pen::on(sheet.into())));
    view! { <svg class="pictures" width="0" height="0" aria-hidden="true" node_ref=sheet></svg> }
}

fn draw(sheet: &Pen) {
    court::draw_figures(sheet);
    for suit in Suit::ALL {
        for rank in 1..=13 {
            suited::draw(sheet, rank, suit);
        }
    }
    joker::draw(sheet, Card::BIG_JOKER, "suit-h");
    joker::draw(sheet, Card::LITTLE_JOKER, "suit-s little");
    for card in Card::HUNDREDS {
        hundred::draw(sheet, card);
    }
    back::draw(sheet);
}

/// Begins the picture of a card: paper, and a colour that everything on it may use.
fn begin(sheet: &Pen, name: &str, class: &str) -> Pen {
    let id = format!("card-{name}");
    let symbol = sheet.put("symbol", &[("id", &id), ("viewBox", "0 0 100 140"), ("class", class)]);
    symbol.put("path", &[("class", "paper"), ("d", "M0 0H100V140H0Z")]);
    symbol
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
