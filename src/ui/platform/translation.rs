//! Page translation by browsers, which would leave old texts on the page.

use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::ui::texts;

#[wasm_bindgen(module = "/src/ui/platform/translation.js")]
extern "C" {
    #[wasm_bindgen(js_name = keepTexts)]
    pub(in crate::ui) fn keep_texts();
}

/// Notice for a page that is being translated. It is hidden until then.
pub(crate) fn notice() -> AnyView {
    view! {
        <p class="translated" role="status">
            {texts::TRANSLATED.as_str()} " "
            <a href="#/settings">{texts::OTHER_LANGUAGES.as_str()}</a>
        </p>
    }
    .into_any()
}
