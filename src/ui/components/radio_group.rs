//! A radio group.

use leptos::prelude::*;

use crate::ui::erased::{CollectAny, flag, on, part, text};

/// A row of values with one selection.
#[component]
pub(crate) fn Pick(
    name: &'static str,
    title: &'static str,
    explanation: &'static str,
    /// Ids and titles of the values.
    values: Vec<(String, String)>,
    chosen: Signal<String>,
    #[prop(into)] choose: Callback<String>,
    /// Ids of values that cannot be chosen now, each with the reason.
    forbidden: Signal<Vec<(String, String)>>,
    /// Draws a picture of a value, above its title.
    #[prop(default = None)]
    preview: Option<fn(&str) -> AnyView>,
) -> impl IntoView {
    let item = move |(id, title): (String, String)| {
        let refused = id.clone();
        let refusal = text(move || {
            forbidden.with(|list| {
                let why = list.iter().find(|(value, _)| *value == refused);
                why.map(|(_, why)| why.clone()).unwrap_or_default()
            })
        });
        let (this, value) = (id.clone(), id.clone());
        let picture = preview.map(|preview| preview(&id));
        view! {
            <label class="pick" title=refusal>
                <input type="radio" name=name value=id
                    prop:checked=flag(move || chosen.with(|chosen| *chosen == this))
                    disabled=flag(move || !refusal.with(String::is_empty))
                    on:change=on(move |_| choose.run(value.clone()))
                />
                <span>{picture}{title}</span>
            </label>
        }
    };
    let why = part(move || {
        let reasons = forbidden.get();
        reasons.first().map(|(_, why)| view! { <p class="quiet why">{why.clone()}</p> })
    });
    view! {
        <fieldset class:wide=preview.is_some()>
            <legend>{title}</legend>
            <p class="quiet">{explanation}</p>
            <div class="picks" class:pictured=preview.is_some()>{values.into_iter().map(item).collect_any()}</div>
            {why}
        </fieldset>
    }
}
