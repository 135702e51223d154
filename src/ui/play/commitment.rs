//! Deals to which both sides have tied their hands: what is shown of them at the table, and when the match is over or watched.

use js_sys::encode_uri_component;
use leptos::prelude::*;

use super::state::TableState;
use crate::engine::commit_reveal;
use crate::engine::record::{with_steps, without_steps};
use crate::i18n::Text;
use crate::ui::active_match::ActiveMatch;
use crate::ui::components::copy_button::{Copy, Digits};
use crate::ui::erased::CollectAny;
use crate::ui::pages::committed_deal::texts;
use crate::ui::platform::language;

/// The element with the commitment.
const PLEDGE: &str = "pledge";

/// During the match: the commitment. Nothing if the deal has none.
#[component]
pub(super) fn Pledge(table: TableState) -> impl IntoView {
    let parts = table.game.active.with_untracked(|active| active.parts.clone());
    parts.map(|parts| {
        view! {
            <details class="proof">
                <summary>{texts::COMMITTED.as_str()}</summary>
                <p class="quiet">{texts::PLEDGE.as_str()}</p>
                <p class="taken-along">
                    <Digits id=PLEDGE digits=commit_reveal::commitment(parts.bots)/>
                    <Copy id=PLEDGE/>
                </p>
            </details>
        }
    })
}

/// When the match is over, or is watched: everything that it takes to check the deal, and what that proves.
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

/// Names in the address of the page that checks, what they are called, and what they are.
fn facts(active: &ActiveMatch) -> Option<[(&'static str, Text, String); 4]> {
    let parts = active.parts.as_ref()?;
    Some([
        ("commitment", texts::COMMITMENT, commit_reveal::commitment(parts.bots)),
        ("bots", texts::BOTS_PART, parts.bots.to_string()),
        ("player", texts::YOUR_PART, parts.player.clone()),
        ("seed", texts::SEED, active.game.seed().to_string()),
    ])
}

/// The page that checks, with everything filled in. It has no code in common with this one.
fn address(active: &ActiveMatch) -> Option<String> {
    let record = active.game.record();
    // The moves have nothing to do with the deal.
    let record = with_steps(without_steps(&record).ok()?.0, &[]);
    let (game, seats) = (active.game.info().id, active.game.seats().to_string());
    let mut fields = vec![("game", game.to_owned()), ("seats", seats), ("record", record)];
    fields.extend(facts(active)?.into_iter().map(|(name, _, value)| (name, value)));
    let fields = fields.iter().map(|(name, value)| format!("{name}={}", encoded(value)));
    let fields = fields.collect::<Vec<_>>().join("&");
    Some(format!("verify{}.html#{fields}", language::ending()))
}

fn encoded(text: &str) -> String {
    encode_uri_component(text).into()
}
