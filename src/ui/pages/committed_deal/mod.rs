//! The page of a committed deal (commit-reveal protocol). The page draws the bots' share of the seed and shows its
//! hash; only then is the player's share chosen.

use leptos::html::Input;
use leptos::prelude::*;

use crate::engine::commit_reveal::{self, SeedShares};
use crate::games;
use crate::ui::active_match::random_seed;
use crate::ui::components::copy_button::{Copy, Digits};
use crate::ui::components::header::PageHeader;
use crate::ui::erased::{on, part, text};
use crate::ui::route::instead;
use crate::ui::setup_form::SetupForm;
use crate::ui::storage::save_status::is_resumable;
use crate::ui::texts as pages;

use super::home::game_head;

pub(crate) mod texts;

/// Id of the element with the commitment.
const COMMITMENT: &str = "commitment";
/// Number of hexadecimal digits drawn for a player who enters no share: 128 bits.
const DRAWN: usize = 32;

/// The page between setup and table.
#[component]
pub(crate) fn CommittedDeal(id: String) -> impl IntoView {
    let Some(game) = games::find_game(&id) else {
        return ().into_any();
    };
    let info = game.info();
    let bots = random_seed();
    let is_wrong = RwSignal::new(false);
    let field = NodeRef::<Input>::new();
    let start = move |ev: leptos::ev::SubmitEvent| {
        ev.prevent_default();
        let Some(input) = field.get() else { return };
        let player = Some(input.value().trim().to_owned()).filter(|part| !part.is_empty());
        // Drawn only now, after the bots' share is fixed and its hash is shown.
        let player = player.unwrap_or_else(|| random_seed().to_string()[..DRAWN].to_owned());
        let started = SetupForm::last(&*game).start_committed(&*game, SeedShares { bots, player });
        is_wrong.set(started.is_none());
        match started {
            Some(_) => instead(&format!("#/play/{}", info.id)),
            None => drop(input.focus()),
        }
    };
    view! {
        <PageHeader/>
        <main class="page setup">
            {game_head(&info)}
            <h2>{texts::COMMITTED.as_str()}</h2>
            <form on:submit=on(start)>
                <section>
                    <h3>{texts::THEIRS.as_str()}</h3>
                    <p class="quiet">{texts::THEIRS_WHY.as_str()}</p>
                    <p class="backup-taken">
                        <Digits id=COMMITMENT digits=commit_reveal::commitment(bots)/>
                        <Copy id=COMMITMENT/>
                    </p>
                </section>
                <section class="field">
                    <h3><label for="part">{texts::YOURS.as_str()}</label></h3>
                    <p class="quiet" id="about-part">{texts::YOURS_WHY.as_str()}</p>
                    <input type="text" id="part" autocomplete="off" autocapitalize="off" spellcheck="false"
                        placeholder=texts::DRAWN.as_str()
                        aria-describedby="about-part" aria-invalid=text(move || is_wrong.get().to_string())
                        node_ref=field/>
                    {part(move || is_wrong.get().then(|| view! {
                        <p class="notice" role="alert">{texts::NO_PART.as_str()}</p>
                    }))}
                </section>
                {is_resumable(info.id).then(|| view! {
                    <p class="quiet">{pages::GIVES_UP.as_str()}</p>
                })}
                <div class="actions">
                    <button class="button primary" type="submit">{texts::DEAL.as_str()}</button>
                    <a class="button plain" href=format!("#/setup/{}", info.id)>{pages::SET_UP.as_str()}</a>
                </div>
            </form>
        </main>
    }
    .into_any()
}
