//! After any sequence of pointer events, the next press works and no card hangs.

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
