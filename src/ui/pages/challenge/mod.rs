//! A challenge: a friend's match of a deal, which is shown only after it was played here, too. Then both are compared.

mod compared;
pub(crate) mod texts;

use leptos::prelude::*;

use crate::bots::Level;
use crate::engine::game::Turn;
use crate::engine::seat::Seat;
use crate::games::AnyMatch;
use crate::saves::link::{self, LinkError};
use crate::saves::seen_deals::mark;
use crate::ui::components::header::PageHeader;
use crate::ui::components::level_picker;
use crate::ui::components::options_in_force::options_in_force;
use crate::ui::components::start_button::{Begin, at_once};
use crate::ui::erased::{flag, part_later};
use crate::ui::finished_match::{of_deals, open_slowly};
use crate::ui::setup_form::{SHARED_LEVEL, deal_against};
use crate::ui::storage::deal_notes::WAYS_BACK;
use crate::ui::storage::{daily_store, seen_deals_store};

use super::home::game_head;
use super::shared_link::{bad_link, opening};

pub(in crate::ui) use compared::{Rival, compared};

use compared::FRIEND;

/// The friend's match, and the match of the same deal on this device.
struct Both {
    theirs: Box<dyn AnyMatch>,
    mine: Option<Box<dyn AnyMatch>>,
}

/// The page of a challenge: its link, after the name of a level if it is not the usual one.
#[component]
pub(in crate::ui) fn ChallengePage(link: String) -> impl IntoView {
    let level = link.split('/').find_map(|word| word.parse().ok()).unwrap_or(SHARED_LEVEL);
    // The letters of a level's name would be read as letters of the link.
    let link = link.split('/').find_map(link::find).unwrap_or(link);
    let name = link.clone();
    let show = move |both: Result<Both, LinkError>| match both {
        Err(why) => bad_link(&why.to_string()),
        Ok(Both { theirs, .. }) if !matches!(theirs.turn(), Turn::Over(_)) => {
            bad_link(texts::UNFINISHED.as_str())
        }
        Ok(Both { theirs, mine: Some(mine) }) => compared(&*mine, &*theirs, Seat(0), FRIEND),
        Ok(Both { theirs, mine: None }) => invitation(&*theirs, &link, level),
    };
    part_later(opening(), both(name), show)
}

async fn both(link: String) -> Result<Both, LinkError> {
    let theirs = open_slowly(&link).await?;
    let mine = mine(&theirs.record()).await;
    Ok(Both { theirs, mine })
}

/// The match of this deal on this device.
async fn mine(record: &str) -> Option<Box<dyn AnyMatch>> {
    let of_deal = mark(record)?;
    let kept = of_deals(std::slice::from_ref(&of_deal)).await.pop().flatten();
    kept.or_else(|| {
        // A match of today's deal may have been deleted from the history.
        let log = daily_store::load();
        let links = log.results().filter(|result| !result.link.is_empty());
        let mut games = links.filter_map(|result| link::open(&result.link).ok());
        games.find(|game| mark(&game.record()).as_ref() == Some(&of_deal))
    })
}

fn invitation(theirs: &dyn AnyMatch, link: &str, level: Level) -> AnyView {
    let (info, deal, link) = (theirs.info(), theirs.steps().setup(), link.to_owned());
    let is_seen = seen_deals_store::is_seen(&theirs.record());
    let make = at_once(move || {
        let active = deal_against(info.id, deal.clone(), level)?;
        WAYS_BACK.keep(&active.game.record(), &format!("#/challenge/{link}"));
        Some(active)
    });
    view! {
        <PageHeader/>
        <main class="page setup">
            {game_head(&info)}
            <p class="lead">{texts::INVITES.as_str()}</p>
            <p class="quiet">{texts::against(level_picker::title(level))}</p>
            {is_seen.then(|| view! { <p class="quiet">{texts::SEEN.as_str()}</p> })}
            <div class="actions">
                <Begin id=info.id title=texts::ACCEPT off=flag(|| false) make primary=true deal=mark(&theirs.record())/>
            </div>
            {options_in_force(theirs)}
        </main>
    }
    .into_any()
}
