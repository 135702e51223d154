//! Credits, licence, and how the bots play.

use leptos::prelude::*;

use crate::games;
use crate::ui::components::header::PageHeader;
use crate::ui::erased::CollectAny;
use crate::ui::platform::build::of_page;
use crate::ui::texts::{NO_PEEKING_TITLE, credit};

use super::about_texts as texts;

/// The about page.
#[component]
pub(crate) fn About() -> impl IntoView {
    view! {
        <PageHeader/>
        <main class="page prose">
            <h1 tabindex="-1">{texts::ABOUT_TITLE.as_str()}</h1>
            <p>{texts::ABOUT_WHAT.as_str()}</p>
            <h2>{texts::FAIR.as_str()}</h2>
            <p>{texts::FAIR_HOW.as_str()}</p>
            <p>{texts::FAIR_CARDS.as_str()}</p>
            <p>{texts::FAIR_PROOF.as_str()}</p>
            <p><a href="#/no-peeking">{NO_PEEKING_TITLE.as_str()}</a></p>
            <h2>{texts::CREDITS.as_str()}</h2>
            <ul>
                {games::all().iter().map(|game| {
                    let info = game.info();
                    view! { <li>{credit(info.title, info.credit)}</li> }
                }).collect_any()}
                <li>{texts::OURS.as_str()}</li>
                <li>
                    {texts::TYPEFACE.as_str()} " "
                    <a href=crate::ui::platform::build::asset("fonts/OFL.txt") translate="no">"Jost, SIL Open Font License 1.1"</a>
                </li>
            </ul>
            <p>{texts::NOT_AFFILIATED_ALL.as_str()}</p>
            <p class="quiet">{texts::version(env!("CARGO_PKG_VERSION"), &build())}</p>
        </main>
    }
}

/// Name of this build.
fn build() -> String {
    match of_page("data-build") {
        none if none.is_empty() => texts::UNKNOWN_BUILD.into(),
        build => build,
    }
}
