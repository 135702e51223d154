//! Files of records: export and import.

use std::collections::HashSet;
use std::ops::ControlFlow;

use wasm_bindgen::JsValue;

use crate::saves::history::{ImportError, ImportJob, file};
use crate::ui::history_texts as texts;
use crate::ui::platform::chunked::{STEPS, in_slices};
use crate::ui::platform::files::{save, text_of};
use crate::ui::storage::history_store::{HistoryRow, add, all, most};
use crate::ui::storage::match_store::SaveOutcome;
use crate::ui::texts as pages;

/// Offers records as a file to download.
pub(crate) fn export(records: &[HistoryRow]) {
    save("spot-on-records.txt", &file(records.iter().map(|record| record.line.as_str())));
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
    let mut new: Vec<HistoryRow> =
        known.into_iter().map(|(key, line)| HistoryRow { key, line }).collect();
    let (Some(old), given) = (all().await, new.len()) else { return pages::CANNOT_READ.into() };
    let keys: HashSet<&str> = old.iter().map(|old| old.key.as_str()).collect();
    new.retain(|new| !keys.contains(new.key.as_str()));
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
