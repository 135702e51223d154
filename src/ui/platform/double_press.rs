//! Second presses of double presses, which must not reach another button than the first ones.

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(module = "/src/ui/platform/double_press.js")]
extern "C" {
    #[wasm_bindgen(js_name = ignoreSecondPresses)]
    pub(in crate::ui) fn ignore_second_presses();
}
