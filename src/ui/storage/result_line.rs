//! The line of the statistics for a finished match.

use js_sys::futures::spawn_local;

use crate::engine::game::Turn;
use crate::games;
use crate::saves::statistics::{HelpUsed, MatchResult, ResultLine, unusual};
use crate::ui::active_match::ActiveMatch;

use super::match_store::SaveOutcome;
use super::result_store;

/// Counts a finished match, once. Matches with several people are not counted.
pub(in crate::ui) fn note(active: &mut ActiveMatch) {
    if active.assists.noted {
        return;
    }
    let Some(line) = line(active) else { return };
    active.assists.noted = true;
    match active.is_kept {
        // The line is saved together with the step that ended the match.
        true => active.result = Some(line),
        false => spawn_local(async move {
            if result_store::change(&[], std::slice::from_ref(&line)).await != SaveOutcome::Kept {
                result_store::hold(Some(line));
            }
        }),
    }
}

fn line(active: &ActiveMatch) -> Option<String> {
    let Turn::Over(outcome) = active.game.turn() else { return None };
    let seat = active.only_person()?;
    let info = active.game.info();
    let scores = active.game.snapshot(None).scores;
    let points = scores.get(usize::from(seat.0)).copied().unwrap_or_default();
    let is_ahead = |other: i32| if info.lower_is_better { other < points } else { other > points };
    let won = outcome.winners.contains(seat);
    let ahead = scores.iter().filter(|other| is_ahead(**other)).count();
    let usual =
        games::find_game(info.id).and_then(|game| game.check(active.game.seats(), &[]).ok());
    let levels: Vec<&str> =
        active.players.iter().filter_map(|player| player.bot.as_deref()).collect();
    let entry = MatchResult {
        when: (js_sys::Date::now() / 1000.0) as u64,
        game: info.id.into(),
        options: unusual(&active.game.record(), &usual.unwrap_or_default()),
        levels: levels.join(","),
        points,
        place: if won { 1 } else { ahead as u8 + 1 },
        won,
        help: HelpUsed {
            hints: active.assists.hints,
            undos: active.assists.undos,
            practice: active.assists.practice.is_some(),
        },
    };
    Some(ResultLine::Match(entry).to_string())
}
