//! The deal of one game on a day: what it is, and the result or the button that starts it.

use leptos::prelude::*;

use crate::games::{AnyGame, ConfigText};
use crate::i18n::common;
use crate::i18n::{Text, printed};
use crate::saves::daily::date::Date;
use crate::saves::daily::deal::deal;
use crate::saves::daily::log::{DailyLog, DailyResult, PUZZLE};
use crate::saves::seen_deals::mark;
use crate::saves::standing::{Practice, Standing};
use crate::ui::components::day::Day;
use crate::ui::components::list_row::ListRow;
use crate::ui::components::practice::reason;
use crate::ui::components::start_button::{Begin, at_once};
use crate::ui::erased::flag;
use crate::ui::history_texts;
use crate::ui::setup_form::{SHARED_LEVEL, deal_against};
use crate::ui::storage::save_status::in_progress;

use super::texts;
use crate::ui::texts::{CONTINUE, DAILY_PUZZLE};

/// The row of a game.
pub(super) fn deal_row(
    game: &dyn AnyGame,
    date: Date,
    day: Day,
    log: &DailyLog,
) -> Option<AnyView> {
    let info = game.info();
    let setup = deal(&info, date)?;
    let (standing, result) =
        (log.standing(date, info.id, day.today.get_untracked()), log.result(date, info.id));
    let what = described(game, &setup);
    let mark = game.start(setup.clone()).ok().and_then(|game| mark(&game.record()));
    let goes_on = mark.is_some() && in_progress(info.id).is_some_and(|other| other.deal == mark);
    let title = match standing {
        _ if goes_on => CONTINUE,
        Standing::InProgress => CONTINUE,
        Standing::NotBegun => texts::PLAY,
        _ => texts::PRACTISE,
    };
    let is_open = matches!(standing, Standing::NotBegun | Standing::InProgress);
    let make = at_once(move || deal_against(info.id, setup.clone(), SHARED_LEVEL));
    let links = result.filter(|result| !result.link.is_empty()).map(|result| {
        let link = &result.link;
        view! {
            <a class="button" href=format!("#/challenge/{link}") aria-label=texts::challenge(info.title)>
                {texts::CHALLENGE.as_str()}
            </a>
            <a class="button plain" href=format!("#/replay/{link}")>{texts::REPLAY.as_str()}</a>
        }
    });
    let said = result.map(in_words).or_else(|| in_progress_words(standing));
    let row = ListRow {
        class: format!("tile-{}{}", info.id, if said.is_some() { " played" } else { "" }),
        card: info.cards.first().copied(),
        title: info.title.as_str(),
        words: view! {
            <p class="quiet">{what}</p>
            {said.map(|said| view! { <p class=result_class(result)>{said}</p> })}
        }
        .into_any(),
        actions: view! {
            <Begin id=info.id title off=flag(|| false) make primary=is_open deal=mark/>
            {links}
        }
        .into_any(),
        more: None,
    };
    Some(row.view())
}

/// The row of the puzzle of the day.
pub(super) fn daily_puzzle_row(date: Date, today: Date, log: &DailyLog) -> AnyView {
    let (standing, result) = (log.standing(date, PUZZLE, today), log.result(date, PUZZLE));
    let is_open = matches!(standing, Standing::NotBegun | Standing::InProgress);
    let title = match standing {
        Standing::NotBegun => texts::SOLVE,
        Standing::InProgress => CONTINUE,
        _ => texts::PRACTISE,
    };
    let said = result.map(puzzle_in_words).or_else(|| in_progress_words(standing));
    ListRow {
        class: "daily-puzzle".into(),
        card: None,
        title: DAILY_PUZZLE.as_str(),
        words: view! {
            <p class="quiet">{texts::DAILY_PUZZLE_WHAT.as_str()}</p>
            {said.map(|said| view! { <p class=result_class(result)>{said}</p> })}
        }
        .into_any(),
        actions: view! {
            <a class="button" class:primary=is_open href=format!("#/daily-puzzle/{date}")>{title.as_str()}</a>
        }
        .into_any(),
        more: None,
    }
    .view()
}

fn result_class(result: Option<&DailyResult>) -> &'static str {
    if result.is_some_and(|result| result.won) { "deal-result won" } else { "deal-result" }
}

/// How a try without a result stands. On a day that is over, the page says once that all is practice.
fn in_progress_words(standing: Standing) -> Option<String> {
    match standing {
        Standing::InProgress => Some(texts::IN_PROGRESS.into()),
        Standing::Practice(Practice::OtherDay) => None,
        Standing::Practice(why) => Some(format!("{} {}", texts::NOW_PRACTICE, reason(why))),
        _ => None,
    }
}

/// The result of the puzzle of a day.
pub(super) fn puzzle_in_words(result: &DailyResult) -> String {
    let verdict = if result.won { texts::SOLVED } else { texts::NOT_SOLVED };
    let known = (result.hints > 0).then_some(texts::ANSWER_WAS_KNOWN);
    std::iter::once(verdict).chain(known).map(Text::as_str).collect::<Vec<_>>().join(" · ")
}

/// The number of players, and the options that are not the usual ones.
fn described(game: &dyn AnyGame, setup: &ConfigText) -> String {
    let players = match setup.seats {
        1 => texts::SOLITAIRE.into(),
        n => texts::players(n),
    };
    let options = game.options_info();
    let changed = setup.options.iter().filter_map(|(id, value)| {
        let option = options.iter().find(|option| option.id == *id)?;
        let value = option.values.iter().find(|known| known.id == *value)?;
        let is_switch = value.id == "true";
        let title = option.title.as_str();
        Some(if is_switch { title.into() } else { common::labelled(title, value.title) })
    });
    std::iter::once(players).chain(changed).collect::<Vec<String>>().join(" · ")
}

/// A result: "Won, 101 : 84 · 53 moves".
pub(super) fn in_words(result: &DailyResult) -> String {
    let score = match result.others {
        Some(others) => texts::score(&*printed(result.points), &*printed(others)),
        None => texts::points(result.points),
    };
    let verdict = if result.won { texts::won(&*score) } else { texts::lost(&*score) };
    let mut parts = vec![verdict, texts::moves(result.moves)];
    parts.extend((result.hints > 0).then(|| history_texts::hints(result.hints)));
    parts.extend((result.undos > 0).then(|| history_texts::taken_back(result.undos)));
    parts.join(" · ")
}
