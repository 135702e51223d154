//! Comparison with Master, who plays the same deal in the person's seat, against the same bots. The difference between
//! both results says how well the person has played, without most of the luck.

mod master_match;
mod texts;

use leptos::prelude::*;

use crate::engine::game::Turn;
use crate::ui::components::header::PageHeader;
use crate::ui::erased::{part, part_later, text};
use crate::ui::finished_match::find;

use super::challenge::{Rival, compared};
use super::history::not_found;
use super::shared_link::opening;

pub(super) use master_match::MasterMatch;

const MASTER: Rival = Rival {
    title: texts::TITLE,
    name: texts::MASTER,
    watch: texts::WATCH,
    is_ahead: |points| texts::ahead(points),
};

/// The comparison with Master for a finished match of the history.
#[component]
pub(in crate::ui) fn CompareWithMasterPage(name: String) -> impl IntoView {
    part_later(opening(), find(name), |found| {
        let (active, replay) = match found {
            Ok(found) => found,
            Err(why) => return not_found(&why),
        };
        let is_over = matches!(active.game.turn(), Turn::Over(_));
        let seat = active.only_person().filter(|_| is_over && active.game.seats() > 1);
        let start = replay.start().ok().filter(|start| start.race().is_none());
        let (Some(seat), Some(start)) = (seat, start) else { return waiting(None) };
        let master = MasterMatch::new(start, active.players.clone(), seat);
        let mine = StoredValue::new(active);
        master.begin();
        part(move || match master.is_over() {
            true => mine.with_value(|mine| {
                master.with_game(|game| compared(&*mine.game, game, seat, MASTER))
            }),
            false => waiting(Some(master)),
        })
        .into_any()
    })
}

/// Shown while Master plays, or if it cannot.
fn waiting(master: Option<MasterMatch>) -> AnyView {
    let says = move || -> String {
        match master {
            None => texts::NOT_ALONE.into(),
            Some(master) if master.has_failed() => texts::FAILED.into(),
            Some(_) => texts::PLAYING.into(),
        }
    };
    let moves = move || master.map(|master| texts::played(master.moves())).unwrap_or_default();
    view! {
        <PageHeader/>
        <main class="page prose">
            <h1 tabindex="-1">{texts::TITLE.as_str()}</h1>
            <p class="lead" role="status">{text(says)}</p>
            <p class="quiet">{text(moves)}</p>
        </main>
    }
    .into_any()
}
