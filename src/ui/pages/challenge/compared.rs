//! The comparison of two matches of the same deal.

use leptos::prelude::*;

use crate::engine::game::Turn;
use crate::engine::seat::Seat;
use crate::games::AnyMatch;
use crate::i18n::{Text, printed};
use crate::saves::comparison::{ComparedMove, Comparison, compare};
use crate::saves::link;
use crate::ui::components::header::PageHeader;
use crate::ui::erased::CollectAny;
use crate::ui::pages::shared_link::bad_link;

use super::texts;

/// Who has played the other match.
#[derive(Clone, Copy)]
pub(in crate::ui) struct Rival {
    /// The heading of the page.
    pub(in crate::ui) title: Text,
    /// The heading of the rival's moves.
    pub(in crate::ui) name: Text,
    /// The name of the button that shows the rival's match.
    pub(in crate::ui) watch: Text,
    /// The sentence if the rival has more points.
    pub(in crate::ui) is_ahead: fn(i32) -> String,
}

/// A friend.
pub(super) const FRIEND: Rival = Rival {
    title: texts::COMPARED,
    name: texts::FRIEND,
    watch: texts::WATCH_THEIRS,
    is_ahead: |points| texts::friend_ahead(points),
};

/// The page with both results and all moves of a seat side by side.
pub(in crate::ui) fn compared(
    mine: &dyn AnyMatch,
    theirs: &dyn AnyMatch,
    seat: Seat,
    rival: Rival,
) -> AnyView {
    let Some(comparison) = compare(mine, theirs, seat) else {
        return bad_link(link::LinkError::BadStart.to_string().as_str());
    };
    let info = mine.info();
    let points = [mine, theirs].map(|game| points(game, seat));
    let lead = if info.lower_is_better { points[1] - points[0] } else { points[0] - points[1] };
    let verdict = match lead {
        0 => texts::LEVEL.into(),
        lead if lead > 0 => texts::you_ahead(lead),
        lead => (rival.is_ahead)(-lead),
    };
    let links = [mine, theirs].map(|game| link::whole(game).unwrap_or_default());
    let [yours, friends] = links;
    view! {
        <PageHeader/>
        <main class=format!("page challenge tile-{}", info.id)>
            <h1 tabindex="-1">{rival.title.as_str()}</h1>
            <p class="lead">{info.title.as_str()} ". " {verdict} " " {how_alike(&comparison)}</p>
            <div class="actions">
                <a class="button" href=format!("#/replay/{yours}")>{texts::WATCH_YOURS.as_str()}</a>
                <a class="button" href=format!("#/replay/{friends}")>{rival.watch.as_str()}</a>
            </div>
            {table(&comparison, [mine, theirs], seat, rival.name)}
        </main>
    }
    .into_any()
}

fn points(game: &dyn AnyMatch, seat: Seat) -> i32 {
    game.snapshot(None).scores[usize::from(seat.0)]
}

fn how_alike(comparison: &Comparison) -> String {
    match comparison.differs {
        all if all == comparison.rows.len() => texts::ALL_ALIKE.into(),
        0 => texts::DIFFERENT.into(),
        n => texts::alike(n),
    }
}

fn table(comparison: &Comparison, games: [&dyn AnyMatch; 2], seat: Seat, rival: Text) -> AnyView {
    let cells = |played: &Option<ComparedMove>| {
        let (label, points) = played.as_ref().map_or((String::new(), String::new()), |played| {
            (played.label.clone(), printed(played.points))
        });
        view! { <td>{label}</td> <td class="number">{points}</td> }
    };
    let row = |(at, [one, other]): (usize, &[Option<ComparedMove>; 2])| {
        let is_first = at == comparison.differs;
        let label = is_first.then(|| texts::differs(at + 1));
        view! {
            <tr class:differs=is_first class:other={one.as_ref().map(|it| &it.label) != other.as_ref().map(|it| &it.label)}>
                <th scope="row" aria-label=label>{at + 1}</th>
                {cells(one)}
                {cells(other)}
            </tr>
        }
    };
    let results = games.map(|game| {
        let has_won = matches!(game.turn(), Turn::Over(outcome) if outcome.winners.contains(seat));
        let words = if has_won { texts::WON } else { texts::NOT_WON };
        view! { <td>{words.as_str()}</td> <td class="number">{printed(points(game, seat))}</td> }
    });
    view! {
        <div class="compared">
            <table>
                <thead>
                    <tr>
                        <th scope="col">{texts::MOVE.as_str()}</th>
                        <th scope="col">{texts::YOU.as_str()}</th>
                        <th scope="col" class="number">{texts::POINTS.as_str()}</th>
                        <th scope="col">{rival.as_str()}</th>
                        <th scope="col" class="number">{texts::POINTS.as_str()}</th>
                    </tr>
                </thead>
                <tbody>{comparison.rows.iter().enumerate().map(row).collect_any()}</tbody>
                <tfoot><tr><th scope="row">{texts::RESULT.as_str()}</th>{results.into_iter().collect_any()}</tr></tfoot>
            </table>
        </div>
    }
    .into_any()
}
