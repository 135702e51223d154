//! The pictures of the cards: our own, drawn here, sharp at any size.
//!
//! A picture is 100 wide and 140 high, lies on paper, and is made of as few shapes as it has colours, without text: there
//! may be hundreds of cards on a table, and a browser works for every shape when one of them is shown. Colours and the three
//! decks are the style sheet's affair (`style/cards.css`): every card with a rank carries its plain face and its
//! large one, and custom properties say which is shown.

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
    /// What has been drawn once, and is only copied then.
    static DRAWN: RefCell<Vec<(Option<Card>, DocumentFragment)>> = RefCell::default();
}

/// Shows a card in an `<svg>` of these classes, or the back of one, in the place of what it showed.
pub(super) fn show(sheet: &Element, classes: &str, card: Option<Card>) {
    let picture = DRAWN.with_borrow_mut(|drawn| {
        let known = drawn.iter().position(|(it, _)| *it == card).unwrap_or_else(|| {
            drawn.push((card, draw(card)));
            drawn.len() - 1
        });
        drawn[known].1.clone_node_with_deep(true)
    });
    // Our own pictures are not refused; if they were, the card would be empty and nothing else.
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

/// What a card is printed with.
fn ink(card: Card) -> String {
    match (card.suit(), card.tens()) {
        (Some(suit), _) => format!("suit-{}", suit.letter().to_ascii_lowercase()),
        (_, Some(tens)) => format!("hue-{tens}"),
        _ if card == Card::BIG_JOKER => String::from("suit-h"),
        _ => String::from("suit-s little"),
    }
}

/// The edge of what is printed all over a card.
const FIELD: &str =
    "M5 10A5 5 0 0 1 10 5H90A5 5 0 0 1 95 10V130A5 5 0 0 1 90 135H10A5 5 0 0 1 5 130Z";

/// A card that stands for itself, as on the home page and in rules.
#[component]
pub(super) fn Picture(card: Card) -> impl IntoView {
    picture(card, Some(card.name()))
}

/// A card with what is said about it; nothing where something else says it.
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
