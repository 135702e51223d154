//! Browser services: files, the clipboard and dates.

use js_sys::Promise;
use wasm_bindgen::prelude::*;

use crate::saves::daily::date::Date;
use crate::ui::platform::language::regional_tag;
use crate::ui::platform::promise::answered;

#[wasm_bindgen(module = "/src/ui/platform/browser.js")]
extern "C" {
    fn download(name: &str, text: &str);
    fn chosen(input: &JsValue, most: f64) -> Promise;
    fn copy(field: &JsValue) -> Promise;
    #[wasm_bindgen(catch)]
    fn moment(when: f64, language: &str) -> Result<String, JsValue>;
    #[wasm_bindgen(catch)]
    fn day(when: f64, language: &str, parts: &str) -> Result<String, JsValue>;
}

/// Maximum size of a file in bytes. Larger files are not read.
const MOST_BYTES: f64 = 64e6;

/// Date and time of a timestamp, in the language of the page and the region of the browser.
pub(crate) fn date(when: u64) -> String {
    moment(when as f64, &regional_tag()).unwrap_or_default()
}

/// What to write of a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DayForm {
    /// "Saturday, 28 November".
    Long,
    /// "28 Nov 2026".
    Short,
    /// "November 2026".
    Month,
    /// "S", for Saturday.
    Weekday,
}

/// A day of the calendar in the current language.
pub(crate) fn calendar_day(date: Date, form: DayForm) -> String {
    let parts = match form {
        DayForm::Long => r#"{"weekday":"long","day":"numeric","month":"long"}"#,
        DayForm::Short => r#"{"day":"numeric","month":"short","year":"numeric"}"#,
        DayForm::Month => r#"{"month":"long","year":"numeric"}"#,
        DayForm::Weekday => r#"{"weekday":"narrow"}"#,
    };
    day(date.timestamp(), &regional_tag(), parts).unwrap_or_else(|_| date.to_string())
}

/// Copies the text of a field. Returns false if the browser does not allow that; the text is then only selected.
pub(in crate::ui) fn copy_field(field: &JsValue) -> impl Future<Output = bool> + use<> {
    // Browsers allow it only during the click.
    let answer = answered(copy(field));
    async move { answer.await.is_truthy() }
}

/// Offers a string as a file to download.
pub(in crate::ui) fn save(name: &str, text: &str) {
    download(name, text);
}

/// Reads the chosen file. The result is an empty string if the file is unreadable or too large.
pub(in crate::ui) fn text_of(input: &JsValue) -> impl Future<Output = String> + use<> {
    let text = answered(chosen(input, MOST_BYTES));
    async move { text.await.as_string().unwrap_or_default() }
}
