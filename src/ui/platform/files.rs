//! Browser services: files, the clipboard and dates.

use std::ops::ControlFlow;

use js_sys::Promise;
use wasm_bindgen::prelude::*;

use crate::i18n::language;
use crate::saves::archive::{ImportError, ImportJob, file};
use crate::ui::pages::history::texts;
use crate::ui::platform::chunked::{STEPS, in_slices};
use crate::ui::storage::match_store::{SaveOutcome, answered};
use crate::ui::storage::record_store::{Record, add, all, most};

#[wasm_bindgen(module = "/src/ui/platform/browser.js")]
extern "C" {
    fn download(name: &str, text: &str);
    fn chosen(input: &JsValue, most: f64) -> Promise;
    fn copy(field: &JsValue) -> Promise;
    #[wasm_bindgen(catch)]
    fn moment(when: f64, language: &str) -> Result<String, JsValue>;
}

/// Maximum size of a file in bytes. Larger files are not read.
const MOST_BYTES: f64 = 64e6;

/// Offers records as a file to download.
pub(crate) fn export(records: &[Record]) {
    download("spot-on-records.txt", &file(records.iter().map(|record| record.line.as_str())));
}

/// Date and time of a timestamp, in the current language.
pub(crate) fn date(when: u64) -> String {
    let language = language();
    let tag = if language.is_pseudo { "en" } else { language.tag };
    moment(when as f64, tag).unwrap_or_default()
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

/// Reads the chosen file and saves its records. It saves none if one is invalid or there is no room for all. Returns a
/// message about the result.
pub(crate) fn import(input: &JsValue) -> impl Future<Output = String> + use<> {
    let text = text_of(input);
    async move {
        let reading = match ImportJob::new(&text.await) {
            Ok(reading) => reading,
            Err(why) => return refused(why),
        };
        match in_slices(reading, next_chunk).await {
            Ok(known) => keep(known).await,
            Err(why) => refused(why),
        }
    }
}

fn refused(why: ImportError) -> String {
    texts::nothing_changed(&why.to_string())
}

/// Records: keys and lines.
type Known = Vec<(String, String)>;

/// Replays the next steps of the matches. Fails at a step that the rules do not allow.
fn next_chunk(mut reading: ImportJob) -> ControlFlow<Result<Known, ImportError>, ImportJob> {
    match reading.advance(STEPS) {
        Ok(false) => ControlFlow::Continue(reading),
        Ok(true) => ControlFlow::Break(Ok(reading.known())),
        Err(why) => ControlFlow::Break(Err(why)),
    }
}

async fn keep(known: Known) -> String {
    let mut new: Vec<Record> = known.into_iter().map(|(key, line)| Record { key, line }).collect();
    let (old, given) = (all().await, new.len());
    new.retain(|new| old.iter().all(|old| old.key != new.key));
    let (added, room) = (new.len(), most().saturating_sub(old.len()));
    if added > room {
        return texts::no_room_for(added, room);
    }
    match add(new).await {
        SaveOutcome::Kept if given > added => {
            format!("{} {}", texts::imported(added), texts::known(given - added))
        }
        SaveOutcome::Kept => texts::imported(added),
        _ => texts::NOT_KEPT.into(),
    }
}
