//! A match that has come to its end, as a line of the ledger.

use crate::engine::game::Turn;
use crate::games;
use crate::saves::history::{Entry, Line, unusual};
use crate::ui::active_match::Sitting;

use super::result_store;

/// Notes a match that has come to its end, once. Only what one person has played alone or against bots is counted.
pub(in crate::ui) fn note(sitting: &mut Sitting) {
    if sitting.tally.noted {
        return;
    }
    let Some(line) = line(sitting) else { return };
    sitting.tally.noted = true;
    match sitting.is_kept {
        // It is kept together with the step that ended the match.
        true => sitting.result = Some(line),
        false => result_store::change(&[], &[line], |_| {}),
    }
}

fn line(sitting: &Sitting) -> Option<String> {
    let Turn::Over(outcome) = sitting.game.turn() else { return None };
    let seat = sitting.only_person()?;
    let info = sitting.game.info();
    let scores = sitting.game.show(None).scores;
    let points = scores.get(usize::from(seat.0)).copied().unwrap_or_default();
    let is_ahead = |other: i32| if info.points_are_bad { other < points } else { other > points };
    let won = outcome.winners.contains(seat);
    let ahead = scores.iter().filter(|other| is_ahead(**other)).count();
    let usual = games::find(info.id).and_then(|game| game.check(sitting.game.seats(), &[]).ok());
    let levels: Vec<&str> =
        sitting.players.iter().filter_map(|player| player.bot.as_deref()).collect();
    let entry = Entry {
        when: (js_sys::Date::now() / 1000.0) as u64,
        game: info.id.into(),
        options: unusual(&sitting.game.record(), &usual.unwrap_or_default()),
        levels: levels.join(","),
        points,
        place: if won { 1 } else { ahead as u8 + 1 },
        won,
        hints: sitting.tally.hints,
        undos: sitting.tally.undos,
        practice: sitting.tally.practice,
    };
    Some(Line::Match(entry).to_string())
}
