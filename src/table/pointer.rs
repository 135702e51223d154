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
            if start.pointer == contact.pointer && start.time == contact.time {
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
                Some(PointerOutcome::Drop(Dropped { thing, at: contact.at, tap }))
            }
            _ => None,
        }
    }
}

fn distance(one: Point, other: Point) -> f64 {
    (one.0 - other.0).hypot(one.1 - other.1)
}

#[cfg(test)]
mod tests {
    use arbtest::arbitrary::{Result, Unstructured};

    use super::*;

    type Machine = PointerMachine<u8>;

    fn contact(pointer: i32, at: Point, time: f64) -> Contact {
        let kind = if pointer == 1 { PointerKind::Mouse } else { PointerKind::Touch };
        Contact { pointer, kind, is_primary: true, is_down: true, at, time }
    }

    fn random_contact(u: &mut Unstructured<'_>, time: f64) -> Result<Contact> {
        let at = (f64::from(u.int_in_range(0..=60)?), f64::from(u.int_in_range(0..=60)?));
        let (is_primary, is_down) = (u.ratio(3, 4)?, u.ratio(9, 10)?);
        Ok(Contact { is_primary, is_down, ..contact(u.int_in_range(1..=3)?, at, time) })
    }

    fn random_input(u: &mut Unstructured<'_>, time: f64) -> Result<PointerInput<u8>> {
        let contact = random_contact(u, time)?;
        Ok(match u.int_in_range(0..=9)? {
            0..=2 => PointerInput::Down(contact, u.arbitrary()?),
            3..=6 => PointerInput::Move(contact),
            7 => PointerInput::Up(contact),
            8 => PointerInput::Lost(contact.pointer),
            _ => PointerInput::Abort,
        })
    }

    /// A machine after random events. Checks that drags start and end in turn.
    fn random_machine(u: &mut Unstructured<'_>) -> Result<Machine> {
        let mut machine = Machine::default();
        let mut dragged = None;
        for time in 0..u.int_in_range(0..=60)? {
            match machine.handle(random_input(u, f64::from(time))?) {
                Some(PointerOutcome::Start(thing, _)) => {
                    assert_eq!(dragged.replace(thing), None, "a second card is lifted");
                }
                Some(PointerOutcome::Drag(_)) => assert!(dragged.is_some(), "nothing is dragged"),
                Some(PointerOutcome::Drop(Dropped { thing, .. })) => {
                    assert_eq!(dragged.take(), Some(thing), "another card is dropped");
                }
                Some(PointerOutcome::Cancel) => assert!(dragged.take().is_some()),
                Some(PointerOutcome::Tap(_)) => assert_eq!(dragged, None, "a card still hangs"),
                None => {}
            }
            assert!(dragged.is_none() || machine.thing() == dragged.as_ref(), "a card hangs");
        }
        Ok(machine)
    }

    #[test]
    fn whatever_came_before_the_next_press_works_and_no_card_hangs() {
        arbtest::arbtest(|u| {
            let mut machine = random_machine(u)?;
            let pointer = u.int_in_range(1..=9)?;
            machine.handle(PointerInput::Down(contact(pointer, (5.0, 5.0), 1000.0), Some(7)));
            assert_eq!(machine.thing(), Some(&7));
            let lifted = contact(pointer, (7.0, 7.0), 1010.0);
            let outcome = machine.handle(PointerInput::Up(lifted));
            assert_eq!(outcome, Some(PointerOutcome::Tap(7)));
            assert_eq!(machine.thing(), None);
            Ok(())
        });
    }

    #[test]
    fn whatever_came_before_a_click_without_a_pointer_is_a_tap() {
        arbtest::arbtest(|u| {
            let mut machine = random_machine(u)?;
            let at = (30.0, 30.0);
            let by_key = Click { pointer: Some(-1), detail: 0, at, time: 61.0 };
            let by_reader = Click { pointer: Some(-1), detail: 1, ..by_key };
            let later = Click { pointer: None, detail: 1, time: 5000.0, ..by_key };
            assert!(![by_key, by_reader, later].iter().any(|click| machine.owns(*click)));
            Ok(())
        });
    }

    #[test]
    fn after_an_abort_nothing_happens_until_the_next_press() {
        arbtest::arbtest(|u| {
            let mut machine = random_machine(u)?;
            machine.handle(PointerInput::Abort);
            for time in 100..110 {
                let input = random_input(u, f64::from(time))?;
                if !matches!(input, PointerInput::Down(..)) {
                    assert_eq!(machine.handle(input), None);
                }
            }
            Ok(())
        });
    }

    #[test]
    fn a_second_finger_ends_a_drag_without_a_move() {
        let mut machine = Machine::default();
        let finger = |pointer, x| contact(pointer, (x, 0.0), x);
        machine.handle(PointerInput::Down(finger(2, 0.0), Some(7)));
        assert!(machine.handle(PointerInput::Move(finger(2, 20.0))).is_some());
        let second = Contact { is_primary: false, ..finger(3, 90.0) };
        let outcome = machine.handle(PointerInput::Down(second, Some(8)));
        assert_eq!(outcome, Some(PointerOutcome::Cancel));
        for input in [PointerInput::Up(finger(3, 90.0)), PointerInput::Up(finger(2, 20.0))] {
            assert_eq!(machine.handle(input), None);
        }
    }

    #[test]
    fn a_trembling_finger_taps_and_a_mouse_drags() {
        for (pointer, is_tap) in [(1, false), (2, true)] {
            let mut machine = Machine::default();
            machine.handle(PointerInput::Down(contact(pointer, (0.0, 0.0), 0.0), Some(7)));
            let moved = contact(pointer, (12.0, 0.0), 50.0);
            assert_eq!(machine.handle(PointerInput::Move(moved)).is_none(), is_tap);
            let outcome = machine.handle(PointerInput::Up(moved));
            assert_eq!(outcome == Some(PointerOutcome::Tap(7)), is_tap);
        }
    }

    #[test]
    fn a_mouse_that_comes_back_without_its_button_has_ended_the_drag() {
        let mut machine = Machine::default();
        machine.handle(PointerInput::Down(contact(1, (0.0, 0.0), 0.0), Some(7)));
        machine.handle(PointerInput::Move(contact(1, (20.0, 0.0), 10.0)));
        let back = Contact { is_down: false, ..contact(1, (50.0, 0.0), 500.0) };
        assert_eq!(machine.handle(PointerInput::Move(back)), Some(PointerOutcome::Cancel));
    }

    #[test]
    fn the_click_of_a_lifted_pointer_is_its_own_once() {
        let mut machine = Machine::default();
        machine.handle(PointerInput::Down(contact(2, (0.0, 0.0), 0.0), Some(7)));
        machine.handle(PointerInput::Up(contact(2, (0.0, 0.0), 20.0)));
        let click = Click { pointer: None, detail: 1, at: (0.0, 0.0), time: 25.0 };
        assert!(!machine.owns(Click { at: (99.0, 0.0), ..click }), "a click elsewhere");
        assert!(!machine.owns(Click { pointer: Some(5), ..click }), "another pointer's click");
        assert!(machine.owns(click));
        assert!(!machine.owns(click), "the second click is another one");
    }
}
