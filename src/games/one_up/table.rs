//! The game on the table.

use crate::engine::game::Game;
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::i18n::Text;
use crate::table::narration::Names;
use crate::table::{Badge, Gesture, Look, ParsedInput, Progress, Scene, Table, Zone, ZoneLayout};

use super::answers::answers;
use super::moves::Move;
use super::narration::sentence;
use super::note::Note;
use super::options::Length;
use super::position::OneUp;
use super::public::{BONUS, DISPLAY, GOAL};
use super::readable::readable;
use super::value::Answer;
use super::view::View;
use super::{input, texts};

impl Table for OneUp {
    fn scene(view: &View) -> Scene {
        let zones = OneUp::snapshot(view).piles.into_iter().map(|(place, cards)| {
            let (title, spread) = match place {
                DISPLAY => (texts::DISPLAY, ZoneLayout::Row),
                BONUS => (texts::BONUS, ZoneLayout::Row),
                place if place.kind() == "pile" => (texts::PILE, ZoneLayout::Stack),
                _ => (texts::WON_CARDS, ZoneLayout::Stack),
            };
            Zone::new(place, title, spread, cards)
        });
        Scene {
            prompt: prompt(view),
            zones: zones.collect(),
            goal: (view.public.options.length == Length::Hundred).then_some(GOAL),
            badges: badges(view),
            writing: may_speak(view).then(|| input::writing(view)),
            progress: progress(view),
            answers: answers(view),
            ..Scene::default()
        }
    }

    fn gesture(_: &View, mv: &Move) -> Option<Gesture> {
        match mv {
            Move::Call(_) => None,
            Move::OneOff | Move::Nothing => Gesture::press(),
        }
    }

    fn is_same_answer(view: &View, one: &Move, other: &Move) -> bool {
        let value = |mv: &Move| match mv {
            Move::Call(call) => {
                call.answer(&view.public.display, view.public.options.joker_reading).ok()
            }
            Move::OneOff | Move::Nothing => None,
        };
        match (value(one), value(other)) {
            (Some(one), Some(other)) => one.value == other.value,
            _ => one == other,
        }
    }

    fn label(view: &View, mv: &Move) -> String {
        match mv {
            Move::OneOff => texts::ONE_OFF.into(),
            Move::Nothing if view.public.options.is_sealed() => texts::NO_ANSWER.into(),
            Move::Nothing => texts::NOTHING_TO_SAY.into(),
            Move::Call(call) => {
                let value = call.answer(&view.public.display, view.public.options.joker_reading);
                let value = value.map(|answer| format!("{}: ", answer.value)).unwrap_or_default();
                let action =
                    if view.public.options.is_sealed() { texts::LOCK_IN } else { texts::CALL };
                format!("{action} {value}{}", readable(&call.to_string()))
            }
        }
    }

    fn carrying(from: Place, to: Place) -> Option<Text> {
        match (from, to) {
            (DISPLAY, BONUS) => Some(texts::blank::set_aside),
            (DISPLAY | BONUS, _) => Some(texts::blank::takes),
            // Notes describe the other movements.
            _ => None,
        }
    }

    fn sentence(note: &Note, names: &Names) -> String {
        sentence(note, names)
    }

    const IS_WRITTEN: bool = true;

    fn parse_input(view: &View, line: &str) -> ParsedInput {
        match may_speak(view) {
            true => input::read(view, line),
            false => ParsedInput { tokens: Vec::new(), line: Err(prompt(view)) },
        }
    }
}

/// Whether the viewer may say something.
fn may_speak(view: &View) -> bool {
    !view.public.is_over
        && view.viewer.is_some_and(|viewer| view.public.speakers().contains(viewer))
}

/// The prompt for the viewer.
fn prompt(view: &View) -> String {
    let Some(viewer) = view.viewer.filter(|_| !view.public.is_over) else { return String::new() };
    let standing = view.public.window.standing.as_ref();
    let text = match standing {
        _ if view.public.window.barred.contains(viewer) => texts::BARRED_UNTIL,
        Some(standing) if standing.seat == viewer => texts::YOUR_CALL_STANDS,
        _ if view.public.window.one_off == Some(viewer) => texts::CAN_ANYBODY,
        _ if view.public.window.locked.contains(&viewer) => texts::WAIT_FOR_OTHERS,
        _ if view.public.options.is_sealed() => texts::LOCK_IN_HIGHEST,
        Some(standing) => return texts::beat(standing.answer.value),
        None if view.public.is_anybody_alone() => texts::ONLY_YOU,
        None => texts::CALL_HIGHEST,
    };
    text.into()
}

fn badges(view: &View) -> Vec<Badge> {
    let mut badges = Vec::new();
    let mut add = |seat, text: String, look| badges.push(Badge { seat, text, look });
    if let Some(standing) = &view.public.window.standing {
        let Answer { value, cards } = standing.answer;
        add(None, texts::stands(value, cards), Look::Plain);
        add(Some(standing.seat), value.to_string(), Look::Plain);
    }
    if let Some(seat) = view.public.window.one_off {
        add(Some(seat), texts::SAID_ONE_OFF.into(), Look::Stamp);
    }
    for &seat in &view.public.window.locked {
        add(Some(seat), locked(view, seat), Look::Stamp);
    }
    for seat in view.public.window.barred.iter() {
        add(Some(seat), texts::BARRED.into(), Look::Alert);
    }
    badges
}

/// The badge of a seat that waits for the others, with its answer if the viewer may see it.
fn locked(view: &View, seat: Seat) -> String {
    if !view.public.options.is_sealed() {
        return texts::SAID_NOTHING.into();
    }
    let Some(Move::Call(call)) = &view.answers[seat] else {
        return texts::LOCKED_IN.into();
    };
    let answer = call.answer(&view.public.display, view.public.options.joker_reading);
    answer.map_or_else(|_| texts::LOCKED_IN.into(), |answer| texts::locked_in(answer.value))
}

/// The seats' progress towards the points that end the match.
fn progress(view: &View) -> Vec<Progress> {
    if view.public.options.length != Length::Hundred {
        return Vec::new();
    }
    let gauge = |(seat, &value): (Seat, &i32)| {
        let says = texts::to_go((GOAL - value).max(0));
        Progress { seat, value, marks: vec![GOAL], says, ..Progress::default() }
    };
    Seat::all(view.seats()).zip(view.public.totals.of(view.seats())).map(gauge).collect()
}
