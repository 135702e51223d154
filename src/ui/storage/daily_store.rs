//! The results of daily deals and puzzles, in the local storage.

use crate::engine::game::Turn;
use crate::saves::daily::date::Date;
use crate::saves::daily::deal::date_of;
use crate::saves::daily::log::{DailyLog, DailyResult};
use crate::saves::link;
use crate::ui::active_match::ActiveMatch;
use crate::ui::storage::local;

/// Local storage key of the results.
const NAME: &str = "daily";

/// Today's date in UTC.
pub(in crate::ui) fn today() -> Date {
    Date::of_timestamp(js_sys::Date::now())
}

/// All results.
pub(in crate::ui) fn load() -> DailyLog {
    DailyLog::parse(&local::read(NAME).unwrap_or_default())
}

/// Changes the results as they are saved now: another tab may have changed them, too. False if this browser
/// cannot save them.
pub(in crate::ui) fn change(change: impl FnOnce(&mut DailyLog)) -> bool {
    local::change(NAME, DailyLog::parse, DailyLog::to_text, change)
}

/// Notes the result of a finished match if it is the first try at a daily deal.
pub(in crate::ui) fn note(active: &ActiveMatch) {
    if let Some(result) = result(active) {
        // Without room the day counts as not played.
        change(|log| log.add(result));
    }
}

fn result(active: &ActiveMatch) -> Option<DailyResult> {
    let game = &*active.game;
    let Turn::Over(outcome) = game.turn() else { return None };
    let (seat, date) = (active.only_person()?, date_of(game)?);
    if active.assists.practice {
        return None;
    }
    let mut scores = game.snapshot(None).scores;
    let points = scores.remove(usize::from(seat.0));
    let lowest = game.info().lower_is_better;
    let others = if lowest { scores.into_iter().min() } else { scores.into_iter().max() };
    let moves = game.actors().into_iter().filter(|actor| *actor == Some(seat)).count();
    Some(DailyResult {
        date,
        what: game.info().id.into(),
        won: outcome.winners.contains(seat),
        points,
        others,
        moves: moves as u32,
        hints: active.assists.hints,
        undos: active.assists.undos,
        link: link::whole(game).unwrap_or_default(),
    })
}
