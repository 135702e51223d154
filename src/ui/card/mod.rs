//! Pictures of the cards, drawn by this module and sharp at any size.
//!
//! A picture is 100 wide and 140 high, on a paper background. It has as few shapes as colours, and no text. A table
//! may have hundreds of cards, and the browser works for every shape of a card that it shows. The style sheet chooses
//! the colours and one of the decks (`style/cards.css`). Every card with a rank has a plain and a large face, and
//! custom properties select one of them.

mod back;
mod builder;
mod court;
mod glyphs;
mod joker;
mod number_card;
mod pips;
mod suited;

use std::cell::RefCell;

use leptos::prelude::*;
use leptos::svg::Svg;
use leptos::web_sys::{DocumentFragment, Element};

use self::builder::ShapeBuilder;
pub(super) use self::pips::outline;
use crate::cards::Card;

thread_local! {
    /// Pictures that have been drawn. Each is drawn once and then copied. `None` is the back.
    static DRAWN: RefCell<Vec<(Option<Card>, DocumentFragment)>> = RefCell::default();
}

/// Shows a card, or the back, in an `<svg>` with these classes. It replaces the previous picture.
pub(super) fn show(sheet: &Element, classes: &str, card: Option<Card>) {
    let picture = DRAWN.with_borrow_mut(|drawn| {
        let known = drawn.iter().position(|(it, _)| *it == card).unwrap_or_else(|| {
            drawn.push((card, draw(card)));
            drawn.len() - 1
        });
        drawn[known].1.clone_node_with_deep(true)
    });
    // Our own pictures are valid. If one were not, only that card would be empty.
    let classes = card.map_or(classes.to_owned(), |card| format!("{classes} {}", ink(card)));
    let _ = sheet.set_attribute("class", &classes);
    if let Ok(picture) = picture {
        sheet.replace_children_with_node_1(&picture);
    }
}

fn draw(card: Option<Card>) -> DocumentFragment {
    let paper = document().create_document_fragment();
    let pen = ShapeBuilder::on(paper.clone().into());
    let Some(card) = card else {
        back::draw(&pen);
        return paper;
    };
    match (card.rank().zip(card.suit()), card.tens()) {
        (Some((rank, suit)), _) => suited::draw(&pen, rank, suit),
        (_, Some(tens)) => number_card::draw(&pen, tens),
        _ => joker::draw(&pen),
    }
    paper
}

/// Classes for the colour of a card.
fn ink(card: Card) -> String {
    match (card.suit(), card.tens()) {
        (Some(suit), _) => format!("suit-{}", suit.letter().to_ascii_lowercase()),
        (_, Some(tens)) => format!("hue-{tens}"),
        _ if card == Card::BIG_JOKER => String::from("suit-h"),
        _ => String::from("suit-s little"),
    }
}

/// Outline of the field that covers a whole card.
const FIELD: &str =
    "M5 10A5 5 0 0 1 10 5H90A5 5 0 0 1 95 10V130A5 5 0 0 1 90 135H10A5 5 0 0 1 5 130Z";

/// A card that labels itself, as on the home page and in rules.
#[component]
pub(super) fn Picture(card: Card) -> impl IntoView {
    picture(card, Some(card.name()))
}

/// A card with an accessible name. `None` if another element already names it.
pub(super) fn picture(card: Card, said: Option<String>) -> impl IntoView {
    let sheet = NodeRef::<Svg>::new();
    sheet.on_load(move |sheet| show(&sheet, "picture", Some(card)));
    let is_mute = said.is_none().then_some("true");
    let role = said.is_some().then_some("img");
    view! {
        <svg
            class="picture" viewBox="0 0 100 140" role=role aria-label=said aria-hidden=is_mute
            node_ref=sheet
        ></svg>
    }
}
