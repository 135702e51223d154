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
use web_sys::{AnimationEvent, CssStyleDeclaration, Element, HtmlElement, SvgElement};

use super::card_pose::{BURIED, CardPose, HELD, LOOKS, poses};
use super::state::TableState;
use crate::svg::number::{fixed1, fixed3};
use crate::table::layout::ordered;
use crate::ui::card::show;
use crate::ui::erased::{after_frame, on};

/// The most cards that set out one after the other; what follows sets out with the last of them.
const IN_TURN: usize = 24;

/// What one frame can show: as many cards that go elsewhere or look different, or a few that also show themselves, go out
/// of sight or change their faces. A deal takes a number of frames.
const EFFORT: usize = 4;

/// What it takes to change a picture, as that many cards that only go elsewhere.
const PICTURE: usize = 2;

/// The word for a card that shows both its sides, one after the other. Otherwise the side that is not seen is not there.
const TURNING: &str = "turning";

/// All cards.
#[component]
pub(super) fn Pieces(table: TableState) -> impl IntoView {
    let first = NodeRef::<Div>::new();
    let row = Rc::new(RefCell::new(Row::default()));
    let (drawn, held) = (row.clone(), row.clone());
    let more = RwSignal::new(());
    // What lies where is found out at once, and drawn when the rest of the change is on the screen: a slow phone has
    // time for one of them in a frame. Only a finger does not wait.
    Effect::new(move |_| {
        let Some(first) = first.get() else { return };
        let mut row = row.borrow_mut();
        row.aim(table, &first);
        if table.input.carried.with(Option::is_some) {
            more.set(());
        } else if !std::mem::replace(&mut row.waits, true) {
            draw_more(more);
        }
    });
    Effect::new(move |_| {
        more.track();
        let mut row = drawn.borrow_mut();
        row.waits = false;
        if !row.draw(table.input.by.get_untracked()) {
            draw_more(more);
        } else if table.input.zone_rects.with_untracked(|rooms| rooms.card.0 > 0.0) {
            // They have been drawn in the stock once, and are dealt now.
            after_frame(move || {
                let _ = table.input.dealt.try_set(true);
            });
        }
    });
    // A finger moves what it holds, and nothing else is looked at.
    Effect::new(move |_| {
        let by = table.input.by.get();
        for piece in held.borrow().pieces.iter().filter(|piece| piece.seen.is(HELD)) {
            piece.put(by);
        }
    });
    view! {
        <div class="pieces" aria-hidden="true" on:animationend=on(turned)>
            <i class="probe"></i>
            <div class="piece buried" node_ref=first>
                <svg class="side back" viewBox="0 0 100 140"></svg>
                <svg class="side front" viewBox="0 0 100 140"></svg>
            </div>
        </div>
    }
}

/// The side that comes has come.
fn turned(ev: AnimationEvent) {
    let side = ev.target().and_then(|side| side.dyn_into::<Element>().ok());
    let piece = side.and_then(|side| side.parent_element());
    if let Some(piece) = piece.filter(|_| ev.animation_name() == "widen") {
        // Our own word is not refused.
        let _ = piece.class_list().remove_1(TURNING);
    }
}

fn draw_more(more: RwSignal<()>) {
    after_frame(move || {
        let _ = more.try_set(());
    });
}

/// All cards in the order of their nodes.
#[derive(Default)]
struct Row {
    pieces: Vec<Piece>,
    /// How they are to be drawn.
    poses: Vec<CardPose>,
    /// Whether that has been asked for already.
    waits: bool,
}

impl Row {
    /// Finds out how all cards are to be drawn. The first one is there already.
    fn aim(&mut self, table: TableState, first: &HtmlElement) {
        if self.pieces.is_empty() {
            let count = table.derived.pieces.with_untracked(|pieces| pieces.lies.len());
            self.pieces = Piece::row(first, count);
        }
        self.poses = poses(table, self.pieces.iter().map(|piece| &piece.seen));
    }

    /// Draws what has changed. False if that was too much for one frame.
    fn draw(&mut self, by: (f64, f64)) -> bool {
        let Row { pieces, poses, .. } = self;
        let changes = pieces.iter().zip(&*poses).map(|(piece, pose)| piece.effort(pose));
        let changes: Vec<usize> = changes.collect();
        // Those that set out first are drawn first; what lies still is drawn before them.
        let mut left = EFFORT;
        let mut is_done = true;
        for i in ordered((0..changes.len()).map(|i| (poses[i].moved as i64, i))) {
            if changes[i] > left {
                return false;
            }
            left -= changes[i];
            // A card that comes from deep in a stack is drawn there first, so that it can be seen to leave it.
            let leaves = pieces[i].seen.is(BURIED) && poses[i].moved > 0 && changes[i] > 0;
            match leaves {
                true => pieces[i].dig_up(by),
                false => pieces[i].draw(poses[i], by),
            }
            is_done &= !leaves;
        }
        is_done
    }
}

/// A card.
struct Piece {
    node: HtmlElement,
    back: Option<SvgElement>,
    front: Option<SvgElement>,
    /// How it is drawn. What lies deep in a stack only knows how it would be.
    seen: CardPose,
}

impl Piece {
    /// So many cards, the first of which is there and is not seen yet.
    fn row(first: &HtmlElement, count: usize) -> Vec<Piece> {
        let copy = |_| {
            let copy: HtmlElement = first.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
            first.parent_node()?.append_child(&copy).ok()?;
            Some(copy)
        };
        if let Ok(Some(back)) = first.query_selector(".back") {
            show(&back, "side back", None);
        }
        let copies: Vec<_> = (1..count).filter_map(copy).collect();
        let hidden = CardPose { looks: BURIED, ..CardPose::default() };
        let piece = |node: HtmlElement| {
            let found = |selector| node.query_selector(selector).ok().flatten();
            let side = |selector| found(selector)?.dyn_into().ok();
            Piece { back: side(".back"), front: side(".front"), seen: hidden, node }
        };
        std::iter::once(first.clone()).chain(copies).map(piece).collect()
    }

    /// What it takes to draw it in this way.
    fn effort(&self, pose: &CardPose) -> usize {
        let was_buried = self.seen.is(BURIED);
        if self.seen == *pose || was_buried && pose.is(BURIED) {
            return 0;
        }
        let shows = self.seen.card != pose.card || was_buried != pose.is(BURIED);
        if shows { PICTURE } else { 1 }
    }

    /// Draws it where it lies deep in a stack.
    fn dig_up(&mut self, by: (f64, f64)) {
        self.seen.looks = 0;
        self.node.set_class_name("piece");
        self.put(by);
    }

    fn draw(&mut self, pose: CardPose, by: (f64, f64)) {
        let old = std::mem::replace(&mut self.seen, pose);
        if old == pose || old.is(BURIED) && pose.is(BURIED) {
            return;
        }
        // A card that was not seen does not turn, and one that turns goes on, whatever else becomes of it.
        let turns = !old.is(BURIED) && old.card.is_some() != pose.card.is_some();
        let is_turning = turns || self.node.class_list().contains(TURNING);
        self.node.set_class_name(&class(&pose, is_turning));
        if let (Some(card), Some(front)) = (pose.card, &self.front)
            && old.card != pose.card
        {
            show(front, "side front", Some(card));
        }
        self.put(by);
        let style = self.node.style();
        write(&style, "z-index", &pose.order.to_string());
        let turn = pose.moved.saturating_sub(1).min(IN_TURN);
        let delay = format!("{} * var(--hold) + {turn} * var(--stagger)", u8::from(pose.waits));
        write(&style, "transition-delay", &format!("calc({delay})"));
        if turns {
            self.turn(&delay);
        }
    }

    /// Says when its sides turn: the one that comes waits until the other one has gone.
    fn turn(&self, delay: &str) {
        let is_up = self.seen.card.is_some();
        for (side, comes) in [(&self.back, !is_up), (&self.front, is_up)] {
            let Some(side) = side else { continue };
            let halfway = if comes { " + var(--turn) / 2" } else { "" };
            write(&side.style(), "animation-delay", &format!("calc({delay}{halfway})"));
        }
    }

    /// Puts it where it belongs, or as far from there as a finger has moved it.
    fn put(&self, by: (f64, f64)) {
        let CardPose { x, y, scale, .. } = self.seen;
        let (x, y) = if self.seen.is(HELD) { (x + by.0, y + by.1) } else { (x, y) };
        let (x, y, scale) = (fixed1(x), fixed1(y), fixed3(scale));
        write(&self.node.style(), "transform", &format!("translate({x}px, {y}px) scale({scale})"));
    }
}

fn write(style: &CssStyleDeclaration, name: &str, value: &str) {
    // Nothing that is written here is refused.
    let _ = style.set_property(name, value);
}

/// Words for the style sheet.
fn class(pose: &CardPose, is_turning: bool) -> String {
    let mut class = String::from(if pose.card.is_some() { "piece up" } else { "piece" });
    if is_turning && !pose.is(BURIED) {
        class.push(' ');
        class.push_str(TURNING);
    }
    for (number, word) in LOOKS.iter().enumerate() {
        if pose.is(1 << number) {
            class.push(' ');
            class.push_str(word);
        }
    }
    class
}
