//! Committed deals at the table: the commitment during the match, and the proof after it or in a replay.

use js_sys::encode_uri_component;
use leptos::prelude::*;

use crate::engine::commit_reveal;
use crate::engine::record::{with_steps, without_steps};
use crate::i18n::Text;
use crate::ui::active_match::ActiveMatch;
use crate::ui::components::copy_button::{Copy, Digits};
use crate::ui::erased::CollectAny;
use crate::ui::pages::committed_deal::texts;
use crate::ui::platform::language;

use super::state::TableState;

/// Id of the element with the commitment.
const PLEDGE: &str = "pledge";

/// The commitment, shown during the match. Nothing if the deal was not committed.
#[component]
pub(super) fn Pledge(table: TableState) -> impl IntoView {
    let parts = table.game.active.with_untracked(|active| active.parts.clone());
    parts.map(|parts| {
        view! {
            <details class="proof">
                <summary>{texts::COMMITTED.as_str()}</summary>
                <p class="quiet">{texts::PLEDGE.as_str()}</p>
                <p class="backup-taken">
                    <Digits id=PLEDGE digits=commit_reveal::commitment(parts.bots)/>
                    <Copy id=PLEDGE/>
                </p>
            </details>
        }
    })
}

/// The data to check the deal, and what the check proves. Shown after the match or in a replay.
#[component]
pub(super) fn CommitmentProof(table: TableState) -> impl IntoView {
    let found = table.game.active.with_untracked(|active| Some((facts(active)?, address(active)?)));
    found.map(|(facts, address)| {
        let row = |(id, title, digits): (&'static str, Text, String)| {
            view! { <dt>{title.as_str()}</dt><dd><Digits id digits/></dd> }
        };
        view! {
            <details class="proof">
                <summary>{texts::COMMITTED.as_str()}</summary>
                <dl>{facts.into_iter().map(row).collect_any()}</dl>
                <p>{texts::PROVES.as_str()}</p>
                <p>{texts::PROVES_NOT.as_str()}</p>
                <p><a class="button" href=address>{texts::CHECK.as_str()}</a></p>
            </details>
        }
    })
}

/// Parameter name for the page that checks the deal, title, and value.
fn facts(active: &ActiveMatch) -> Option<[(&'static str, Text, String); 4]> {
    let parts = active.parts.as_ref()?;
    Some([
        ("commitment", texts::COMMITMENT, commit_reveal::commitment(parts.bots)),
        ("bots", texts::BOTS_PART, parts.bots.to_string()),
        ("player", texts::YOUR_PART, parts.player.clone()),
        ("seed", texts::SEED, active.game.seed().to_string()),
    ])
}

/// URL of the page that checks the deal, with all fields filled in. That page has no code in common with this one.
fn address(active: &ActiveMatch) -> Option<String> {
    let record = active.game.record();
    // The deal does not depend on the moves.
    let record = with_steps(without_steps(&record).ok()?.0, &[]);
    let (game, seats) = (active.game.info().id, active.game.seats().to_string());
    let mut fields = vec![("game", game.to_owned()), ("seats", seats), ("record", record)];
    fields.extend(facts(active)?.into_iter().map(|(name, _, value)| (name, value)));
    let fields = fields.iter().map(|(name, value)| format!("{name}={}", encoded(value)));
    let fields = fields.collect::<Vec<_>>().join("&");
    Some(format!("verify.html{}#{fields}", language::query()))
}

fn encoded(text: &str) -> String {
    encode_uri_component(text).into()
}
