//! The tries at daily deals and puzzles, in the local storage.

use std::rc::Rc;

use crate::engine::game::Turn;
use crate::saves::daily::date::Date;
use crate::saves::daily::log::{DailyLog, DailyResult, PUZZLE};
use crate::saves::link;
use crate::saves::standing::{Practice, Standing};
use crate::ui::active_match::ActiveMatch;
use crate::ui::storage::local::Kept;

/// Local storage key of the tries.
pub(in crate::ui) const NAME: &str = "daily";

thread_local! {
    static LOG: Kept<DailyLog> = const { Kept::new(NAME) };
}

/// Today's date in UTC.
pub(in crate::ui) fn today() -> Date {
    Date::of_timestamp(js_sys::Date::now())
}

/// All tries.
pub(in crate::ui) fn load() -> Rc<DailyLog> {
    LOG.with(Kept::load)
}

/// Changes the tries as they are saved now: another tab may have changed them, too.
pub(in crate::ui) fn change(change: impl FnOnce(&mut DailyLog)) {
    LOG.with(|log| log.change(change));
}

/// A try at the deal of a day begins. Returns why it does not count, or nothing if it is the first one on its day.
/// `is_seen` says whether its cards were seen before.
pub(in crate::ui) fn begin(date: Date, game: &str, is_seen: bool) -> Option<Practice> {
    let mut why = None;
    change(|log| why = log.start(date, game, today(), is_seen));
    why
}

/// The puzzle of a day is opened. From now on its answer counts for that day, also after it.
pub(in crate::ui) fn open_puzzle(date: Date) -> Standing {
    let standing = load().standing(date, PUZZLE, today());
    if standing == Standing::NotBegun {
        change(|log| log.begin(date, PUZZLE));
        return Standing::InProgress;
    }
    standing
}

/// A daily deal is practice from now on, or its first try was given up.
pub(in crate::ui) fn practise(date: Date, game: &str, why: Practice) {
    change(|log| log.spoil(date, game, why));
}

/// A match that is about to be shown or counted is practice if the log knows another first try of its day.
pub(in crate::ui) fn align(active: &mut ActiveMatch) {
    if let (Some(date), None) = (active.daily(), active.assists.practice) {
        active.assists.practice = load().objection(date, active.game.info().id);
    }
}

/// Notes how a saved match of a daily deal stands, for a page that was closed before it could note that. Earlier
/// versions did not note that a try had begun.
pub(in crate::ui) fn recover(active: &ActiveMatch) {
    let Some(date) = active.daily() else { return };
    let (game, is_over) = (active.game.info().id, matches!(active.game.turn(), Turn::Over(_)));
    let is_open = load().standing(date, game, today()) == Standing::InProgress;
    match active.assists.practice {
        None if !is_over && !is_open => change(|log| log.begin(date, game)),
        _ if is_open => note(active),
        _ => {}
    }
}

/// Notes how a daily deal stands after a step: its result, or that it is practice.
pub(in crate::ui) fn note(active: &ActiveMatch) {
    let Some(date) = active.daily() else { return };
    match (active.assists.practice, result(active, date)) {
        (Some(why), _) => practise(date, active.game.info().id, why),
        (None, Some(result)) => change(|log| log.finish(result)),
        (None, None) => {}
    }
}

fn result(active: &ActiveMatch, date: Date) -> Option<DailyResult> {
    let game = &*active.game;
    let Turn::Over(outcome) = game.turn() else { return None };
    let seat = active.only_person()?;
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
