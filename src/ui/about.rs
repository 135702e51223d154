//! Credits, licence, and how the bots play.

use leptos::prelude::*;

use super::bind::CollectAny;
use super::home::PageHeader;
use crate::games;

/// The page about the page.
#[component]
pub(super) fn About() -> impl IntoView {
    view! {
        <PageHeader/>
        <main class="page prose">
            <h1 tabindex="-1">"About Spot On"</h1>
            <p>
                "Spot On is a collection of card games in which only the exact number wins. It is a page and
                nothing else: it runs in your browser, needs no account and no server, and sends nothing
                anywhere."
            </p>
            <h2>"The bots play fair"</h2>
            <p>
                "A bot is told what a person in its seat would know, and nothing more: no hidden card, no
                order of the stock, no seed. What it does not know it has to imagine, just as you do."
            </p>
            <h2>"Credits"</h2>
            <ul>
                {games::all().iter().map(|game| {
                    let info = game.info();
                    view! { <li>{format!("{}: {}", info.title, info.credit)}</li> }
                }).collect_any()}
                <li>"Card pictures, rules in our own words, and program: the authors of Spot On, under the MIT licence."</li>
                <li>
                    "Typeface: Jost, by the Jost Project Authors, under the "
                    <a href="fonts/OFL.txt">"SIL Open Font Licence 1.1"</a> "."
                </li>
            </ul>
            <p>"Spot On is not affiliated with the authors of the games."</p>
            <p class="quiet">{format!("Version {} · build {}", env!("CARGO_PKG_VERSION"), build())}</p>
        </main>
    }
}

/// The name of this build, which the start script knows.
fn build() -> String {
    let root = document().document_element();
    root.and_then(|root| root.get_attribute("data-build")).unwrap_or_else(|| "unknown".into())
}
