//! Answers of the last display: the answers and the best possible one.

use crate::engine::seat::Seat;
use crate::table::{AnswerList, AnswerRow};

use super::moves::Move;
use super::public::Ended;
use super::readable::readable;
use super::view::View;
use super::{solver, texts};

/// The answers to the last display that ended, and the best one.
pub(super) fn answers(view: &View) -> Option<AnswerList> {
    let ended = view.public.ended.as_ref()?;
    let answers = Seat::all(view.seats()).zip(ended.answers.of(view.seats()));
    let mut rows: Vec<AnswerRow> =
        answers.map(|(seat, mv)| row(view, ended, seat, mv.as_ref())).collect();
    let solution = solver::solved(&ended.display, view.public.options.joker_reading);
    let won = ended.winner.map(|seat| &ended.answers[seat]);
    let won = match won {
        Some(Some(Move::Call(call))) => {
            call.answer(&ended.display, view.public.options.joker_reading).ok()
        }
        _ => None,
    };
    let least = won.map_or(0, |answer| answer.value);
    let higher = solution.answers().take_while(|answer| answer.value > least).count();
    if let Some(best) = solution.best().filter(|_| higher > 0) {
        let way = solution.expression_for(best.value);
        let line = way.map(|way| readable(way.text())).unwrap_or_default();
        rows.push(AnswerRow { seat: None, line, says: best.value.to_string(), is_best: false });
    }
    let says = match (higher, won) {
        (0, None) => texts::NOT_POSSIBLE.into(),
        (0, Some(_)) => texts::NOTHING_HIGHER.into(),
        (_, None) => texts::possible(higher),
        (_, Some(_)) => texts::higher(higher),
    };
    Some(AnswerList {
        title: texts::LAST_DISPLAY.into(),
        cards: ended.display.to_vec(),
        rows,
        says,
    })
}

/// A seat's last word on the display, and its value or its mistake.
fn row(view: &View, ended: &Ended, seat: Seat, mv: Option<&Move>) -> AnswerRow {
    let (line, says) = match mv {
        Some(Move::Call(call)) => {
            let answer = call.answer(&ended.display, view.public.options.joker_reading);
            let says = answer.map_or_else(|why| why.to_string(), |it| it.value.to_string());
            (readable(&call.to_string()), says)
        }
        Some(Move::OneOff) => (texts::SAID_ONE_OFF.into(), String::new()),
        _ if view.public.options.is_sealed() => (texts::NO_ANSWER.into(), String::new()),
        _ => (texts::SAID_NOTHING.into(), String::new()),
    };
    AnswerRow { seat: Some(seat), line, says, is_best: ended.winner == Some(seat) }
}
