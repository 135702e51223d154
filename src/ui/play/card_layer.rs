//! The cards on the screen. Each card of the pack has one element, which keeps its position in the page for the whole
//! match.
//!
//! There may be hundreds of cards, so a single effect draws all of them. It writes only what has changed, and in one
//! frame no more than a slow phone can show. Cards deep in a stack are not drawn at all.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{AnimationEvent, CssStyleDeclaration, Element, HtmlElement, SvgElement};

use crate::svg::number::{fixed1, fixed3};
use crate::table::layout::ordered;
use crate::ui::card::show;
use crate::ui::erased::{after_frame, on};

use super::card_pose::{BURIED, CardPose, HELD, LOOKS, poses};
use super::state::TableState;

/// Maximum number of cards that start one after another. All further cards start with the last of these.
const IN_TURN: usize = 24;

/// Amount of drawing in one frame, in cards that only move or change their look. Cards that appear, disappear or
/// change their picture count more. A deal takes several frames.
const EFFORT: usize = 4;

/// Cost of a new picture, in cards that only move.
const PICTURE: usize = 2;

/// Class of a card that is turning over and shows both sides, one after the other. Without this class, the hidden
/// side is not displayed.
const TURNING: &str = "turning";

/// The layer with all cards.
#[component]
pub(super) fn Pieces(table: TableState) -> impl IntoView {
    let first = NodeRef::<Div>::new();
    let row = Rc::new(RefCell::new(Row::default()));
    let (drawn, held) = (row.clone(), row.clone());
    let swinging = Rc::new(RefCell::new(Swing::default()));
    let more = RwSignal::new(());
    // The poses are computed at once, and drawn when the rest of the change is on the screen. A slow phone has time
    // for only one of the two in a frame. A drag does not wait.
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
            // The cards have been drawn in the stock, so they can be dealt from there now.
            after_frame(move || {
                let _ = table.input.dealt.try_set(true);
            });
        }
    });
    // A moving finger updates only the dragged cards.
    Effect::new(move |_| {
        let by = table.input.by.get();
        for piece in held.borrow().held() {
            piece.put(by);
        }
        if swinging.borrow_mut().push(by.0) {
            swing_back(held.clone(), swinging.clone());
        }
    });
    view! {
        <div class="pieces" aria-hidden="true" on:animationend=on(turned)>
            <i class="probe"></i>
            <div class="piece buried" node_ref=first>
                <div class="flight">
                    <svg class="side back" viewBox="0 0 100 140"></svg>
                    <svg class="side front" viewBox="0 0 100 140"></svg>
                </div>
            </div>
        </div>
    }
}

/// Ends the turning of a card whose new side is fully visible.
fn turned(ev: AnimationEvent) {
    let side = ev.target().and_then(|side| side.dyn_into::<Element>().ok());
    let piece = side.and_then(|side| side.closest(".piece").ok().flatten());
    if let Some(piece) = piece.filter(|_| ev.animation_name() == "widen") {
        // This class name is valid.
        let _ = piece.class_list().remove_1(TURNING);
    }
}

/// The swing of the dragged cards: they lean back while the finger moves to a side.
#[derive(Default)]
struct Swing {
    degrees: f64,
    /// Where the finger was last.
    x: f64,
    /// Whether the cards are swinging back.
    is_running: bool,
}

impl Swing {
    /// Most degrees to a side.
    const MOST: f64 = 9.0;

    /// The finger has moved to `x`. Returns true if the cards begin to swing.
    fn push(&mut self, x: f64) -> bool {
        let pushed = 0.7 * self.degrees + 0.35 * (x - self.x);
        // A new drag begins at zero.
        self.degrees = if x == 0.0 { 0.0 } else { pushed.clamp(-Swing::MOST, Swing::MOST) };
        self.x = x;
        !std::mem::replace(&mut self.is_running, true)
    }

    /// The degrees in the next frame. `None` once the cards hang still.
    fn next(&mut self) -> Option<f64> {
        self.degrees *= 0.86;
        self.is_running = self.degrees.abs() > 0.1;
        self.is_running.then_some(self.degrees)
    }
}

fn swing_back(row: Rc<RefCell<Row>>, swing: Rc<RefCell<Swing>>) {
    request_animation_frame(move || {
        let degrees = swing.borrow_mut().next();
        for piece in row.borrow().held() {
            piece.write_flight("--tilt", &format!("{}deg", fixed1(degrees.unwrap_or(0.0))));
        }
        if degrees.is_some() {
            swing_back(row, swing);
        }
    });
}

fn draw_more(more: RwSignal<()>) {
    after_frame(move || {
        let _ = more.try_set(());
    });
}

/// All cards, in the order of their elements.
#[derive(Default)]
struct Row {
    pieces: Vec<Piece>,
    /// The poses to draw.
    poses: Vec<CardPose>,
    /// Whether the next drawing is already scheduled.
    waits: bool,
}

impl Row {
    /// The dragged cards.
    fn held(&self) -> impl Iterator<Item = &Piece> {
        self.pieces.iter().filter(|piece| piece.seen.is(HELD))
    }

    /// Computes the poses of all cards. The first call also creates the pieces; `first` is the element of the first
    /// one.
    fn aim(&mut self, table: TableState, first: &HtmlElement) {
        if self.pieces.is_empty() {
            let count = table.derived.pieces.with_untracked(|pieces| pieces.lies.len());
            self.pieces = Piece::row(first, count);
        }
        self.poses = poses(table, self.pieces.iter().map(|piece| &piece.seen));
    }

    /// Draws the cards that have changed. False if not all of them fit into one frame.
    fn draw(&mut self, by: (f64, f64)) -> bool {
        let Row { pieces, poses, .. } = self;
        let changes = pieces.iter().zip(&*poses).map(|(piece, pose)| piece.effort(pose));
        let changes: Vec<usize> = changes.collect();
        // Cards that do not move are drawn first, then the moving cards in their order.
        let mut left = EFFORT;
        let mut is_done = true;
        for i in ordered((0..changes.len()).map(|i| (poses[i].moved as i64, i))) {
            if changes[i] > left {
                return false;
            }
            left -= changes[i];
            // A card that leaves from deep in a stack is first drawn there, so that its departure is visible.
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

/// A card on the screen.
struct Piece {
    node: HtmlElement,
    /// Both sides together. They tilt in flight, apart from the movement of the piece.
    flight: Option<HtmlElement>,
    back: Option<SvgElement>,
    front: Option<SvgElement>,
    /// The drawn pose. The pose of a card deep in a stack is stored here but not drawn.
    seen: CardPose,
    /// Class of the last flight. Flights have two classes by turns, because an animation of the same name would not
    /// start again.
    flight_class: &'static str,
}

/// Classes of flights.
const FLIGHTS: [&str; 2] = ["flies", "flies-again"];
/// Shortest movement that is a flight, in pixels.
const FLIGHT: f64 = 40.0;

impl Piece {
    /// Creates `count` pieces, all hidden, by copying the element of the first.
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
            Piece {
                flight: found(".flight").and_then(|flight| flight.dyn_into().ok()),
                back: side(".back"),
                front: side(".front"),
                seen: hidden,
                flight_class: "",
                node,
            }
        };
        std::iter::once(first.clone()).chain(copies).map(piece).collect()
    }

    /// Cost of drawing the piece in this pose.
    fn effort(&self, pose: &CardPose) -> usize {
        let was_buried = self.seen.is(BURIED);
        if self.seen == *pose || was_buried && pose.is(BURIED) {
            return 0;
        }
        let shows = self.seen.card != pose.card || was_buried != pose.is(BURIED);
        if shows { PICTURE } else { 1 }
    }

    /// Draws the piece at its position deep in a stack.
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
        // A hidden card does not turn over. A card that is turning continues to turn, whatever else changes.
        let turns = !old.is(BURIED) && old.card.is_some() != pose.card.is_some();
        let is_turning = turns || self.node.class_list().contains(TURNING);
        let turn = pose.moved.saturating_sub(1).min(IN_TURN);
        let delay = format!("{} * var(--hold) + {turn} * var(--stagger)", u8::from(pose.waits));
        let after = format!("calc({delay})");
        self.fly(&old, &after);
        self.node.set_class_name(&class(&pose, is_turning, self.flight_class));
        if let (Some(card), Some(front)) = (pose.card, &self.front)
            && old.card != pose.card
        {
            show(front, "side front", Some(card));
        }
        self.put(by);
        let style = self.node.style();
        write(&style, "z-index", &pose.order.to_string());
        write(&style, "transition-delay", &after);
        if (old.fan - pose.fan).abs() > 0.05 {
            self.write_flight("--fan", &format!("{}deg", fixed1(pose.fan)));
        }
        if turns {
            self.turn(&delay);
        }
    }

    /// Starts a flight after a delay, if the card moves far enough. It tilts to the side to which it flies.
    fn fly(&mut self, old: &CardPose, after: &str) {
        let (across, down) = (self.seen.x - old.x, self.seen.y - old.y);
        if self.seen.moved > 0 && across.hypot(down) > FLIGHT {
            let was_first = self.flight_class == FLIGHTS[0];
            self.flight_class = FLIGHTS[usize::from(was_first)];
            self.write_flight("animation-delay", after);
            self.write_flight("--toss", if across < 0.0 { "-7deg" } else { "7deg" });
        }
    }

    fn write_flight(&self, name: &str, value: &str) {
        if let Some(flight) = &self.flight {
            write(&flight.style(), name, value);
        }
    }

    /// Sets when the sides turn: the new side waits until the old one has gone.
    fn turn(&self, delay: &str) {
        let is_up = self.seen.card.is_some();
        for (side, comes) in [(&self.back, !is_up), (&self.front, is_up)] {
            let Some(side) = side else { continue };
            let halfway = if comes { " + var(--turn) / 2" } else { "" };
            write(&side.style(), "animation-delay", &format!("calc({delay}{halfway})"));
        }
    }

    /// Moves the piece to its position. A dragged piece is moved further, as far as the finger has moved.
    fn put(&self, by: (f64, f64)) {
        let CardPose { x, y, scale, .. } = self.seen;
        let (x, y) = if self.seen.is(HELD) { (x + by.0, y + by.1) } else { (x, y) };
        let (x, y, scale) = (fixed1(x), fixed1(y), fixed3(scale));
        write(&self.node.style(), "transform", &format!("translate({x}px, {y}px) scale({scale})"));
    }
}

fn write(style: &CssStyleDeclaration, name: &str, value: &str) {
    // These properties and values are valid.
    let _ = style.set_property(name, value);
}

/// Class names for the style sheet.
fn class(pose: &CardPose, is_turning: bool, flight: &str) -> String {
    let mut class = String::from(if pose.card.is_some() { "piece up" } else { "piece" });
    if !flight.is_empty() {
        class.push(' ');
        class.push_str(flight);
    }
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
