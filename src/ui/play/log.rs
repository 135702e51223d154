//! The log of the match in words, and the list of keys.

use leptos::html::Ol;
use leptos::prelude::*;
use web_sys::Node;

use crate::cards::rng::Seed;
use crate::i18n::Text;
use crate::ui::erased::{CollectAny, on, part_while};

use super::state::TableState;
use super::texts;

/// Number of steps written in one frame. A long match has more steps than can be put into words in one frame.
const STEPS: usize = 40;

/// The lines of steps in reverse order. The steps come last one first.
pub(super) fn backwards(
    steps: &mut dyn Iterator<Item = Vec<String>>,
) -> impl Iterator<Item = String> {
    steps.flat_map(|lines| lines.into_iter().rev())
}

/// The log: all events, the latest first.
#[component]
pub(super) fn Log(table: TableState) -> impl IntoView {
    let list = NodeRef::new();
    write_down(table, list);
    view! {
        <ol class="lines" role="list" tabindex="0" aria-label=texts::LATEST_FIRST.as_str() node_ref=list></ol>
    }
}

/// The steps in the list: the seed of their match, and their range.
struct Written {
    seed: Seed,
    from: usize,
    to: usize,
}

/// Writes the missing steps into the list, each once.
fn write_down(table: TableState, list: NodeRef<Ol>) {
    let more = RwSignal::new(());
    Effect::new(move |before: Option<Option<Written>>| {
        more.track();
        let list = list.get()?;
        let (seed, to) =
            table.game.active.with(|active| (active.game.seed(), active.game.step_count() + 1));
        // After an undo, or in another match, the list is written anew.
        let same = before.flatten().filter(|written| written.seed == seed && written.to <= to);
        let old = same.unwrap_or_else(|| {
            list.set_text_content(None);
            Written { seed, from: to, to }
        });
        let new: Vec<String> =
            table.log(0, |steps| backwards(&mut steps.take(to - old.to)).collect());
        for line in new.iter().rev() {
            let _ = list.prepend_with_node_1(&item(line)?);
        }
        let older: Vec<String> =
            table.log(to - old.from, |steps| backwards(&mut steps.take(STEPS)).collect());
        for line in &older {
            let _ = list.append_child(&item(line)?);
        }
        let from = old.from.saturating_sub(STEPS);
        if from > 0 {
            request_animation_frame(move || {
                let _ = more.try_set(());
            });
        }
        Some(Written { seed, from, to })
    });
}

/// A list item.
fn item(line: &str) -> Option<Node> {
    let item = document().create_element("li").ok()?;
    item.set_text_content(Some(line));
    Some(item.into())
}

/// The keyboard shortcuts of the table.
#[component]
pub(super) fn KeyList(open: RwSignal<bool>) -> impl IntoView {
    const KEYS: [(&str, Text); 11] = [
        ("Tab", texts::KEY_TAB),
        ("← →", texts::KEY_ARROWS),
        ("⇧ ← →", texts::KEY_SHIFT),
        ("↵", texts::KEY_ENTER),
        ("S", texts::KEY_SORT),
        ("U", texts::KEY_UNDO),
        ("H", texts::KEY_HINT),
        ("N", texts::KEY_SKIP),
        ("L", texts::KEY_LOG),
        ("?", texts::KEY_LIST),
        ("Esc", texts::KEY_ESCAPE),
    ];
    view! {
        {part_while(move || open.get(), move || view! {
            <aside class="sheet" aria-label=texts::KEYS.as_str()>
                <SheetHead title=texts::KEYS close=move || open.set(false)/>
                <dl class="keys">
                    {KEYS.into_iter().map(|(key, what)| view! { <dt><kbd>{key}</kbd></dt><dd>{what.as_str()}</dd> }).collect_any()}
                </dl>
            </aside>
        })}
    }
}

/// The heading of a sheet, and the button that closes it.
#[component]
pub(super) fn SheetHead(title: Text, close: impl Fn() + 'static) -> impl IntoView {
    view! {
        <header class="sheet-head">
            <h2>{title.as_str()}</h2>
            <button class="button plain" on:click=on(move |_| close())>{texts::CLOSE.as_str()}</button>
        </header>
    }
}
