//! A game's rules, with cards as pictures.

use leptos::prelude::*;

use super::card::Picture;
use super::home::PageHeader;
use crate::cards::Card;
use crate::games;

/// The page of a game's rules.
#[component]
pub(super) fn Rules(id: String) -> impl IntoView {
    let Some(game) = games::find(&id) else {
        return ().into_any();
    };
    let info = game.info();
    view! {
        <PageHeader/>
        <main class="page prose">
            <h1 tabindex="-1">{info.title.say()}</h1>
            <p class="lead">{info.tagline.say()}</p>
            {blocks(info.help)}
            <h2>"Options"</h2>
            <dl>
                {game.choices().into_iter().map(|choice| view! {
                    <dt>{choice.title.say()}</dt>
                    <dd>{choice.explanation.say()}</dd>
                }).collect_view()}
            </dl>
            <p class="quiet">{info.credit.say()} " Spot On is not affiliated with the authors."</p>
            <div class="actions">
                <a class="button primary" href=format!("#/setup/{id}")>"Set up a match"</a>
            </div>
        </main>
    }
    .into_any()
}

/// Headings, paragraphs, lists and rows of cards. Consecutive items belong to one list.
fn blocks(help: &'static str) -> impl IntoView {
    let lines: Vec<&str> = help.lines().filter(|line| !line.trim().is_empty()).collect();
    let alike = |a: &&str, b: &&str| a.starts_with("- ") && b.starts_with("- ");
    lines.chunk_by(alike).map(block).collect_view()
}

fn block(lines: &[&'static str]) -> AnyView {
    let line = lines[0];
    if let Some(title) = line.strip_prefix("## ") {
        return view! { <h2>{title}</h2> }.into_any();
    }
    if line.starts_with("- ") {
        let items = lines.iter().map(|line| view! { <li>{line.trim_start_matches("- ")}</li> });
        return view! { <ul>{items.collect_view()}</ul> }.into_any();
    }
    if let Some(cards) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
        let cards = cards.split(' ').filter_map(|name| name.parse::<Card>().ok());
        let pictures = cards.map(|card| view! { <Picture card/> }).collect_view();
        return view! { <div class="row-of-cards">{pictures}</div> }.into_any();
    }
    view! { <p>{line}</p> }.into_any()
}
