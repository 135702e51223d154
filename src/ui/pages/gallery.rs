//! Every card, control and state on one page, in every theme. It is for designers, and for tests that compare
//! screenshots. No page links to it, and its words stay English.
//!
//! The list `gallery.txt` has its contents, one element a line. An element is a child of the last line above with
//! less indentation. A line is a name with classes (`div.actions`), then attributes (`data-state=exact`), and after a
//! bar the text. A line that begins with `@` is a row of cards.

use js_sys::futures::spawn_local;
use leptos::html::Div;
use leptos::prelude::*;
use leptos::web_sys::Element;

use crate::ui::card::show;
use crate::ui::erased::{CollectAny, on};
use crate::ui::platform::fetch::fetch_text;

/// The gallery page. Its theme and deck selection apply to this page only.
#[component]
pub(crate) fn Gallery() -> impl IntoView {
    let theme = RwSignal::new("light");
    let deck = RwSignal::new("standard");
    let shelf = NodeRef::<Div>::new();
    shelf.on_load(|shelf| {
        spawn_local(async move {
            let list = fetch_text("gallery.txt").await;
            fill(shelf.into(), &list.unwrap_or_default());
        });
    });
    view! {
        <main class="page gallery" data-theme=theme data-deck=deck>
            <h1 tabindex="-1">"Gallery"</h1>
            <div class="actions">
                {switch(theme, &["light", "dark", "contrast"])}
                {switch(deck, &["standard", "large", "four", "large four"])}
            </div>
            <div node_ref=shelf></div>
        </main>
    }
}

fn switch(chosen: RwSignal<&'static str>, names: &'static [&'static str]) -> Vec<AnyView> {
    let button = |name: &&'static str| {
        let name = *name;
        view! { <button class="button" on:click=on(move |_| chosen.set(name))>{name}</button> }
    };
    names.iter().map(button).collect_any()
}

/// Builds the elements of the list. Their names and attributes are our own, and valid.
fn fill(shelf: Element, list: &str) {
    let mut open = vec![(0, shelf)];
    for line in list.lines().filter(|line| !line.is_empty()) {
        let depth = 1 + line.len() - line.trim_start().len();
        open.retain(|&(outer, _)| outer < depth);
        let Some((_, parent)) = open.last() else { return };
        if let Some(cards) = line.trim_start().strip_prefix('@') {
            for card in cards.split_whitespace() {
                put_card(parent, card);
            }
        } else if let Some(element) = put(parent, line.trim_start()) {
            open.push((depth, element));
        }
    }
}

fn put(parent: &Element, line: &str) -> Option<Element> {
    let (head, text) = line.split_once(" | ").unwrap_or((line, ""));
    let mut words = head.split(' ');
    let name = words.next()?;
    let (tag, classes) = name.split_once('.').unwrap_or((name, ""));
    let element = document().create_element(tag).ok()?;
    element.set_class_name(&classes.replace('.', " "));
    element.set_text_content(Some(text));
    for (name, value) in words.filter_map(|word| word.split_once('=')) {
        element.set_attribute(name, value).ok()?;
    }
    parent.append_child(&element).ok()?;
    Some(element)
}

fn put_card(parent: &Element, card: &str) -> Option<()> {
    let sheet = document().create_element_ns(Some("http://www.w3.org/2000/svg"), "svg").ok()?;
    for (name, value) in [("viewBox", "0 0 100 140"), ("role", "img"), ("aria-label", card)] {
        sheet.set_attribute(name, value).ok()?;
    }
    show(&sheet, "picture", card.parse().ok());
    parent.append_child(&sheet).ok()?;
    Some(())
}
