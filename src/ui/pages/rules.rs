//! The rules of a game: contents, sections with examples, and the options where they matter.

use js_sys::futures::spawn_local;
use leptos::ev::MouseEvent;
use leptos::prelude::*;

use crate::games::rules_text::{self, Block, OptionRules, Section};
use crate::games::{self, AnyGame, OptionInfo};
use crate::i18n::direction::with_formulas;
use crate::ui::card::Picture;
use crate::ui::components::header::PageHeader;
use crate::ui::erased::{CollectAny, after_frame, on, part};
use crate::ui::focus::focus_first;
use crate::ui::platform::language::fetch_translated;
use crate::ui::texts;

use super::home::game_head;

/// The rules, which are loaded separately.
#[derive(Clone)]
enum Help {
    Loading,
    Loaded(Vec<Section>),
    Missing,
}

/// The rules page of a game. It begins at a section, or at the top if there is no section of this number.
#[component]
pub(crate) fn Rules(id: String, section: usize) -> impl IntoView {
    let Some(game) = games::find_game(&id) else {
        return ().into_any();
    };
    let info = game.info();
    let help = RwSignal::new(Help::Loading);
    load(info.id, help);
    view! {
        <PageHeader/>
        <main class=format!("page prose rules tile-{}", info.id)>
            {game_head(&info)}
            {part(move || match help.get() {
                // The end appears together with the text, so that it does not jump.
                Help::Loading => ().into_any(),
                Help::Loaded(sections) => {
                    after_frame(move || focus_section(section));
                    (contents(info.id, &sections), text_of(&*game, sections)).into_any()
                }
                Help::Missing => (missing(info.id, help), text_of(&*game, only_options(&*game))).into_any(),
            })}
        </main>
    }
    .into_any()
}

/// Loads the rules of a game.
fn load(id: &'static str, help: RwSignal<Help>) {
    // The page may be gone by then.
    spawn_local(async move {
        let text = fetch_translated(&format!("{id}.help")).await;
        let sections = text.map(|text| rules_text::parse(&text));
        help.try_set(sections.map_or(Help::Missing, Help::Loaded));
    });
}

/// Shown if the rules could not be loaded.
fn missing(id: &'static str, help: RwSignal<Help>) -> AnyView {
    let again = on(move |_| {
        help.set(Help::Loading);
        load(id, help);
    });
    view! {
        <p role="alert">{texts::RULES_MISSING.as_str()}</p>
        <div class="actions">
            <button class="button" type="button" on:click=again>{texts::TRY_AGAIN.as_str()}</button>
        </div>
    }
    .into_any()
}

/// The options alone. They come with the program.
fn only_options(game: &dyn AnyGame) -> Vec<Section> {
    let rules = |option: OptionInfo| OptionRules { id: option.id.to_owned(), blocks: Vec::new() };
    let options = game.options_info().into_iter().map(rules).collect();
    vec![Section { title: texts::OPTIONS.into(), options, ..Section::default() }]
}

/// Links to all sections. They do not leave the page, but can be shared and opened in another tab.
fn contents(id: &'static str, sections: &[Section]) -> AnyView {
    let link = |(number, section): (usize, &Section)| {
        let go = on(move |ev: MouseEvent| {
            if !ev.ctrl_key() && !ev.meta_key() && !ev.shift_key() {
                ev.prevent_default();
                focus_section(number + 1);
            }
        });
        let title = section.title.clone();
        view! { <li><a href=format!("#/rules/{id}/{}", number + 1) on:click=go>{title}</a></li> }
    };
    view! {
        <nav class="contents" aria-label=texts::CONTENTS.as_str()>
            <h2 aria-hidden="true">{texts::CONTENTS.as_str()}</h2>
            <ol role="list">{sections.iter().enumerate().map(link).collect_any()}</ol>
        </nav>
    }
    .into_any()
}

fn focus_section(number: usize) {
    focus_first(&format!("#section-{number}"));
}

/// All sections, and the end of the page.
fn text_of(game: &dyn AnyGame, sections: Vec<Section>) -> AnyView {
    let info = game.info();
    let options = game.options_info();
    let section = |(number, section): (usize, Section)| {
        let of_options = section.options.iter().filter_map(|rules| {
            let option = options.iter().find(|option| option.id == rules.id)?;
            Some(option_rules(option, rules))
        });
        view! {
            <section>
                <h2 id=format!("section-{}", number + 1) tabindex="-1">{section.title}</h2>
                {blocks(&section.blocks)}
                {of_options.collect_any()}
            </section>
        }
    };
    view! {
        <div class="help">
            {sections.into_iter().enumerate().map(section).collect_any()}
            <footer>
                <p class="quiet">{info.credit.as_str()} " " {texts::NOT_AFFILIATED.as_str()}</p>
                <div class="actions">
                    <a class="button primary" href=format!("#/setup/{}", info.id)>{texts::SET_UP_A_MATCH.as_str()}</a>
                    <a class="button" href=format!("#/tutorial/{}", info.id)>{texts::TUTORIAL.as_str()}</a>
                </div>
            </footer>
        </div>
    }
    .into_any()
}

/// What an option changes: one line, and the rest folded.
fn option_rules(option: &OptionInfo, rules: &OptionRules) -> AnyView {
    let head = view! {
        <b>{texts::option_named(option.title)}</b> " "
        <span>{option.explanation.as_str()}</span>
    };
    match rules.blocks.is_empty() {
        true => view! { <p class="option">{head}</p> }.into_any(),
        false => view! {
            <details class="option">
                <summary>{head}</summary>
                {blocks(&rules.blocks)}
            </details>
        }
        .into_any(),
    }
}

/// Several examples in a row are a group of their own.
fn blocks(blocks: &[Block]) -> AnyView {
    let is_example = |block: &Block| matches!(block, Block::Example(..));
    let runs = blocks.chunk_by(|one, other| is_example(one) && is_example(other));
    let run = |run: &[Block]| {
        let views = run.iter().map(block).collect_any().into_any();
        match run.len() {
            1 => views,
            _ => view! { <div class="examples">{views}</div> }.into_any(),
        }
    };
    runs.map(run).collect_any().into_any()
}

fn block(block: &Block) -> AnyView {
    match block {
        Block::Paragraph(text) => view! { <p>{with_formulas(text)}</p> }.into_any(),
        Block::List(items) => {
            let items = items.iter().map(|item| view! { <li>{with_formulas(item)}</li> });
            view! { <ul>{items.collect_any()}</ul> }.into_any()
        }
        Block::Example(hands, caption) => {
            let hand = |hand: &Vec<_>| {
                let cards = hand.iter().map(|card| view! { <Picture card=*card/> });
                view! { <div class="row-of-cards">{cards.collect_any()}</div> }
            };
            let caption = (!caption.is_empty())
                .then(|| view! { <figcaption>{with_formulas(caption)}</figcaption> });
            view! { <figure>{hands.iter().map(hand).collect_any()}{caption}</figure> }.into_any()
        }
    }
}
