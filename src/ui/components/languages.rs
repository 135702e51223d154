//! The languages of the page, each by its own name.

use leptos::prelude::*;

use crate::i18n::{LANGUAGES, Language, language};
use crate::ui::erased::{CollectAny, on};
use crate::ui::prefs::Prefs;
use crate::ui::texts;

/// Links to the page in every language. They work without the program, too.
pub(crate) fn language_links() -> AnyView {
    let others = LANGUAGES.iter().filter(|other| !other.is_pseudo);
    view! {
        <nav class="languages" aria-label=texts::LANGUAGE.as_str()>
            {others.map(link).collect_any()}
        </nav>
    }
    .into_any()
}

fn link(other: &'static Language) -> AnyView {
    let prefs = expect_context::<RwSignal<Prefs>>();
    // The press is a choice, so it is kept. Then the browser follows the link.
    let keep = move |_| {
        // Another tab may have saved another language.
        let before = Prefs::load();
        prefs.update(|prefs| prefs.language = other.tag.into());
        prefs.with_untracked(|prefs| prefs.save(&before));
    };
    let current = (language() == other).then_some("true");
    view! {
        <a href=format!("?lang={}", other.tag) lang=other.tag hreflang=other.tag aria-current=current on:click=on(keep)>
            {other.name}
        </a>
    }
    .into_any()
}
