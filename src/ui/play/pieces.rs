//! The cards on the screen. Every card of the pack has one node, which stays in its place in the page for the whole
//! match.
//!
//! There may be hundreds of them, so they are drawn by one effect, which writes only what has changed, and no more in one
//! frame than a slow phone can show. Those that lie deep in a stack are not drawn at all.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::desk::Desk;
use super::pose::{BURIED, HELD, LOOKS, Pose, poses};
use crate::arrange::{ordered, per_mille, tenths};
use crate::ui::card::picture;

/// The most cards that set out one after the other; what follows sets out with the last of them.
const IN_TURN: usize = 24;

/// As many cards show themselves, go out of sight or change their faces in one frame; a deal takes a few frames.
const AT_ONCE: usize = 4;

/// All cards.
#[component]
pub(super) fn Pieces(desk: Desk) -> impl IntoView {
    let first = NodeRef::<Div>::new();
    let pieces = Rc::new(RefCell::new(Vec::new()));
    let held = pieces.clone();
    let more = RwSignal::new(());
    Effect::new(move |_| {
        more.track();
        let Some(first) = first.get() else { return };
        let mut pieces = pieces.borrow_mut();
        if pieces.is_empty() {
            let count = desk.pieces.with_untracked(|pieces| pieces.lies.len());
            *pieces = Piece::row(&first, count);
        }
        if !draw(desk, &mut pieces) {
            request_animation_frame(move || {
                let _ = more.try_set(());
            });
        }
    });
    // A finger moves what it holds, and nothing else is looked at.
    Effect::new(move |_| {
        let by = desk.by.get();
        for piece in held.borrow().iter().filter(|piece| piece.seen.is(HELD)) {
            piece.put(by);
        }
    });
    view! {
        <div class="pieces" aria-hidden="true">
            <i class="probe"></i>
            <div class="piece buried" node_ref=first>
                <svg class="side back" viewBox="0 0 100 140"><use href="#card-back"/></svg>
                <svg class="side front" viewBox="0 0 100 140"><use/></svg>
            </div>
        </div>
    }
}

/// Draws what has changed. False if that was too much for one frame.
fn draw(desk: Desk, pieces: &mut [Piece]) -> bool {
    let by = desk.by.get_untracked();
    let poses = poses(desk, pieces.iter().map(|piece| &piece.seen));
    let is_large = |i: &usize| {
        let (old, new) = (&pieces[*i].seen, &poses[*i]);
        old.card != new.card || old.is(BURIED) != new.is(BURIED)
    };
    let count = pieces.len().min(poses.len());
    // Those that set out first are drawn first.
    let large = (0..count).filter(is_large).map(|i| (poses[i].moved as i64, i));
    let large = ordered(large);
    let late = large.get(AT_ONCE..).unwrap_or_default();
    // Cards that come from deep in a stack are drawn there first, so that they can be seen to leave it.
    let mut leaves = None;
    for &i in large.iter().take(AT_ONCE) {
        if pieces[i].seen.is(BURIED) && poses[i].moved > 0 {
            pieces[i].dig_up(by);
            leaves = Some(i);
        }
    }
    if let Some(i) = leaves {
        pieces[i].node.offset_width();
    }
    for i in (0..count).filter(|i| !late.contains(i)) {
        pieces[i].draw(poses[i], by);
    }
    late.is_empty()
}

/// A card.
struct Piece {
    node: HtmlElement,
    /// Where its picture is named.
    face: Option<Element>,
    /// How it is drawn. What lies deep in a stack only knows how it would be.
    seen: Pose,
}

impl Piece {
    /// So many cards, the first of which is there and is not seen yet.
    fn row(first: &HtmlElement, count: usize) -> Vec<Piece> {
        let copy = |_| {
            let copy: HtmlElement = first.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
            first.parent_node()?.append_child(&copy).ok()?;
            Some(copy)
        };
        let copies: Vec<_> = (1..count).filter_map(copy).collect();
        let hidden = Pose { looks: BURIED, ..Pose::default() };
        let piece = |node: HtmlElement| {
            let face = node.query_selector(".front use").ok().flatten();
            Piece { node, face, seen: hidden }
        };
        std::iter::once(first.clone()).chain(copies).map(piece).collect()
    }

    /// Draws it where it lies deep in a stack.
    fn dig_up(&mut self, by: (f64, f64)) {
        self.seen.looks = 0;
        self.node.set_class_name("piece");
        self.put(by);
    }

    fn draw(&mut self, pose: Pose, by: (f64, f64)) {
        let old = std::mem::replace(&mut self.seen, pose);
        if old == pose || old.is(BURIED) && pose.is(BURIED) {
            return;
        }
        self.node.set_class_name(&class(&pose));
        if old.card != pose.card
            && let Some(face) = &self.face
        {
            let _ = face.set_attribute("href", &pose.card.map(picture).unwrap_or_default());
        }
        self.put(by);
        self.style("z-index", &pose.order.to_string());
        let turn = pose.moved.saturating_sub(1).min(IN_TURN);
        let waits = u8::from(pose.waits);
        let delay = format!("calc({waits} * var(--hold) + {turn} * var(--stagger))");
        self.style("--delay", &delay);
    }

    /// Puts it where it belongs, or as far from there as a finger has moved it.
    fn put(&self, by: (f64, f64)) {
        let Pose { x, y, scale, .. } = self.seen;
        let (x, y) = if self.seen.is(HELD) { (x + by.0, y + by.1) } else { (x, y) };
        let (x, y, scale) = (tenths(x), tenths(y), per_mille(scale));
        self.style("transform", &format!("translate({x}px, {y}px) scale({scale})"));
    }

    fn style(&self, name: &str, value: &str) {
        // Nothing that is written here is refused.
        let _ = self.node.style().set_property(name, value);
    }
}

/// Words for the style sheet.
fn class(pose: &Pose) -> String {
    let mut class = String::from(if pose.card.is_some() { "piece up" } else { "piece" });
    for (number, word) in LOOKS.iter().enumerate() {
        if pose.is(1 << number) {
            class.push(' ');
            class.push_str(word);
        }
    }
    class
}
