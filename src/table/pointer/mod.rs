//! What fingers, pens and mice do to one thing on the table: a tap, a drag, or nothing. A state machine without a
//! browser; the page feeds it events.
//!
//! One press counts at a time. It ends when its pointer is lifted, cancelled or lost, when a second finger comes
//! down, or when its thing has gone. Whatever came before, the next press works.

/// Longest press in milliseconds that counts as short.
const SHORT: f64 = 400.0;
/// A click later than this many milliseconds after its pointer was lifted is another one.
const CLICK_DELAY: f64 = 1000.0;
/// A click farther than this from where its pointer was lifted, in pixels, is another one.
const CLICK_DISTANCE: f64 = 32.0;

/// A point of the window in pixels.
pub type Point = (f64, f64);

/// The kind of a pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PointerKind {
    /// A mouse, which does not tremble and says whether its button is down.
    Mouse,
    /// A pen.
    Pen,
    /// A finger, or a pointer of an unknown kind.
    Touch,
}

impl PointerKind {
    /// Distance in pixels that turns a press into a drag.
    pub const fn slop(self) -> f64 {
        match self {
            PointerKind::Mouse => 5.0,
            PointerKind::Pen => 9.0,
            PointerKind::Touch => 14.0,
        }
    }
}

/// A pointer at a moment.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Contact {
    /// Number of the pointer. A mouse always has the same number; every touch has a new one.
    pub pointer: i32,
    /// The kind of the pointer.
    pub kind: PointerKind,
    /// False for the second finger of several.
    pub is_primary: bool,
    /// Whether the pointer touches, or its button is down.
    pub is_down: bool,
    /// Where it is.
    pub at: Point,
    /// When, in milliseconds of any clock that only goes forward.
    pub time: f64,
}

/// An event for the machine.
#[derive(Clone, PartialEq, Debug)]
pub enum PointerInput<T> {
    /// A pointer came down on a thing. `None` for any other part of the window.
    Down(Contact, Option<T>),
    /// A pointer moved.
    Move(Contact),
    /// A pointer was lifted.
    Up(Contact),
    /// The system has taken this pointer for itself, or the page has lost it.
    Lost(i32),
    /// The press no longer counts: its thing has gone, the window was left, or the player has cancelled it.
    Abort,
}

/// What an event means.
#[derive(Clone, PartialEq, Debug)]
pub enum PointerOutcome<T> {
    /// The thing was tapped.
    Tap(T),
    /// A drag of the thing has started at this point. A `Drop` or a `Cancel` follows.
    Start(T, Point),
    /// The dragged thing has moved by these pixels since the press.
    Drag(Point),
    /// The thing was dropped.
    Drop(Dropped<T>),
    /// The thing goes back to where the drag started.
    Cancel,
}

/// The end of a drag.
#[derive(Clone, PartialEq, Debug)]
pub struct Dropped<T> {
    /// The dragged thing.
    pub thing: T,
    /// Where the press began.
    pub from: Point,
    /// Where it was dropped.
    pub at: Point,
    /// Whether the drag may have been meant as a tap: it was short and ended near its start, or was made by a finger.
    pub tap: MaybeTap,
}

/// Whether a drag may have been meant as a tap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MaybeTap {
    /// It was short and ended where it began.
    Yes,
    /// It was short, so it was a tap if it ended on the thing itself.
    OnItself,
    /// It took too long.
    No,
}

/// A click of the browser. Most follow a pointer; keys and assistive technology click, too.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Click {
    /// The pointer that clicked, as far as the browser says so. Keys and assistive technology have a negative number.
    pub pointer: Option<i32>,
    /// Number of clicks in a row. 0 for a click without a pointer.
    pub detail: i32,
    /// Where.
    pub at: Point,
    /// When, on the same clock.
    pub time: f64,
}

/// A pointer that is down on a thing.
#[derive(Clone, PartialEq, Debug)]
struct Press<T> {
    start: Contact,
    thing: T,
}

#[derive(Clone, PartialEq, Debug, Default)]
enum State<T> {
    #[default]
    Idle,
    Pressed(Press<T>),
    Dragging(Press<T>),
    /// This pointer is still down, but its press has ended.
    Ended(i32),
}

/// The state machine. `T` is what can be pressed.
#[derive(Clone, PartialEq, Debug)]
pub struct PointerMachine<T> {
    state: State<T>,
    /// The pointer that was lifted last. The browser still clicks for it.
    lifted: Option<Contact>,
}

impl<T> Default for PointerMachine<T> {
    fn default() -> Self {
        PointerMachine { state: State::Idle, lifted: None }
    }
}

impl<T: Clone> PointerMachine<T> {
    /// The pressed or dragged thing.
    pub fn thing(&self) -> Option<&T> {
        match &self.state {
            State::Pressed(press) | State::Dragging(press) => Some(&press.thing),
            State::Idle | State::Ended(_) => None,
        }
    }

    /// Handles an event.
    pub fn handle(&mut self, input: PointerInput<T>) -> Option<PointerOutcome<T>> {
        match input {
            PointerInput::Down(contact, thing) => self.down(contact, thing),
            PointerInput::Move(contact) => self.moved(contact),
            PointerInput::Up(contact) => self.up(contact),
            PointerInput::Lost(pointer) if self.pointer() == Some(pointer) => self.end(State::Idle),
            PointerInput::Lost(_) => None,
            PointerInput::Abort => match self.thing().and(self.pointer()) {
                Some(pointer) => self.end(State::Ended(pointer)),
                None => None,
            },
        }
    }

    /// Whether this click is the browser's own for a pointer that was handled already. Any other click is a tap.
    pub fn owns(&mut self, click: Click) -> bool {
        let Some(lifted) = self.lifted.filter(|_| click.detail > 0) else { return false };
        let is_same = click.pointer.is_none_or(|pointer| pointer == lifted.pointer);
        let is_owned = is_same
            && click.time - lifted.time <= CLICK_DELAY
            && distance(click.at, lifted.at) <= CLICK_DISTANCE;
        if is_owned {
            self.lifted = None;
        }
        is_owned
    }

    fn pointer(&self) -> Option<i32> {
        match &self.state {
            State::Pressed(press) | State::Dragging(press) => Some(press.start.pointer),
            State::Ended(pointer) => Some(*pointer),
            State::Idle => None,
        }
    }

    /// Ends the press, and the drag if there is one.
    fn end(&mut self, next: State<T>) -> Option<PointerOutcome<T>> {
        let before = std::mem::replace(&mut self.state, next);
        matches!(before, State::Dragging(_)).then_some(PointerOutcome::Cancel)
    }

    fn down(&mut self, contact: Contact, thing: Option<T>) -> Option<PointerOutcome<T>> {
        if let State::Pressed(press) | State::Dragging(press) = &self.state {
            let Press { start, .. } = press;
            // The same event, seen by the thing first and then by the window.
            if start.pointer == contact.pointer && start.time.total_cmp(&contact.time).is_eq() {
                return None;
            }
            if start.pointer != contact.pointer && !contact.is_primary {
                let pointer = start.pointer;
                return self.end(State::Ended(pointer));
            }
        }
        // Any other press that is still open has lost its pointer.
        self.lifted = None;
        self.end(match thing {
            Some(thing) => State::Pressed(Press { start: contact, thing }),
            None => State::Idle,
        })
    }

    fn moved(&mut self, contact: Contact) -> Option<PointerOutcome<T>> {
        if self.thing().is_none() || self.pointer() != Some(contact.pointer) {
            return None;
        }
        // The button was released where the page could not see it.
        if !contact.is_down {
            return self.end(State::Idle);
        }
        match &self.state {
            State::Pressed(press)
                if distance(press.start.at, contact.at) >= contact.kind.slop() =>
            {
                let press = press.clone();
                let outcome = PointerOutcome::Start(press.thing.clone(), press.start.at);
                self.state = State::Dragging(press);
                Some(outcome)
            }
            State::Dragging(press) => Some(PointerOutcome::Drag((
                contact.at.0 - press.start.at.0,
                contact.at.1 - press.start.at.1,
            ))),
            _ => None,
        }
    }

    fn up(&mut self, contact: Contact) -> Option<PointerOutcome<T>> {
        if self.pointer() != Some(contact.pointer) {
            return None;
        }
        self.lifted = Some(contact);
        match std::mem::take(&mut self.state) {
            State::Pressed(press) if distance(press.start.at, contact.at) < contact.kind.slop() => {
                Some(PointerOutcome::Tap(press.thing))
            }
            State::Dragging(Press { start, thing }) => {
                let is_near = distance(start.at, contact.at) < contact.kind.slop();
                let tap = match contact.time - start.time <= SHORT {
                    true if is_near => MaybeTap::Yes,
                    true if contact.kind != PointerKind::Mouse => MaybeTap::OnItself,
                    _ => MaybeTap::No,
                };
                Some(PointerOutcome::Drop(Dropped { thing, from: start.at, at: contact.at, tap }))
            }
            _ => None,
        }
    }
}

fn distance(one: Point, other: Point) -> f64 {
    (one.0 - other.0).hypot(one.1 - other.1)
}

#[cfg(test)]
mod tests;
