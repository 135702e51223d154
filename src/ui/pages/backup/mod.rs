//! Backup of all data of this browser: export to one file, and import from it.

mod merge;
mod texts;

use js_sys::Date;
use js_sys::futures::spawn_local;
use leptos::ev::Event;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::games;
use crate::i18n::Text;
use crate::saves::backup::{BackupError, BackupItem, ItemKind, MergeAction, diff, read, write};
use crate::ui::erased::{CollectAny, on, part, text};
use crate::ui::platform::files::{save, text_of};
use crate::ui::prefs::Prefs;
use crate::ui::storage::backup_sources;
use crate::ui::storage::match_store::SaveOutcome;
use crate::ui::texts as pages;

use merge::{MergeItem, merge};

/// The items to merge, and the last message.
#[derive(Clone, Default)]
struct BackupState {
    said: String,
    items: Vec<MergeItem>,
    /// Unreadable texts that this browser has set aside.
    aside: Vec<BackupItem>,
}

/// Export and import of all data. `changed` is called when an import has changed the data.
#[component]
pub(crate) fn Backup(changed: Callback<()>) -> impl IntoView {
    let state = RwSignal::new(BackupState::default());
    let prefs = expect_context::<RwSignal<Prefs>>();
    spawn_local(async move {
        let aside = backup_sources::quarantined_items().await;
        state.try_update(|state| state.aside = aside);
    });
    let open = on(move |ev: Event| {
        let input = ev.target().map(JsValue::from).unwrap_or_default();
        let file = text_of(&input);
        spawn_local(async move { examine(state, &file.await).await });
    });
    let take = move || {
        let items = state.with_untracked(|state| state.items.clone());
        let wanted = items.into_iter().filter(|(_, _, wanted)| *wanted).map(|(_, thing, _)| thing);
        let wanted = wanted.collect();
        spawn_local(async move {
            let saved = backup_sources::stow(wanted).await;
            let said = match saved {
                SaveOutcome::Kept => texts::TAKEN_OVER,
                SaveOutcome::Full => texts::FULL,
                _ => pages::NOT_KEPT,
            };
            state.try_update(|state| {
                *state = BackupState { said: said.into(), ..state.without_items() }
            });
            if saved == SaveOutcome::Kept {
                let before = prefs.try_with_untracked(|prefs| prefs.language.clone());
                let now = Prefs::load();
                if before.is_some_and(|before| before != now.language) {
                    return crate::ui::platform::build::reload();
                }
                prefs.try_set(now);
                changed.run(());
            }
        });
    };
    view! {
        <section class="backup">
            <h2>{texts::EVERYTHING.as_str()}</h2>
            <p class="quiet">{texts::EVERYTHING_WHY.as_str()}</p>
            <div class="actions">
                <button class="button" on:click=on(move |_| spawn_local(async move { export_all(state).await }))>
                    {texts::SAVE.as_str()}
                </button>
                <label class="button">
                    {texts::OPEN.as_str()}
                    <input class="hidden-text" type="file" accept=".txt,text/plain" on:change=open/>
                </label>
            </div>
            <p role="status">{text(move || state.with(|state| state.said.clone()))}</p>
            <div aria-live="polite">{part(move || state.with(|state| !state.items.is_empty()).then(|| view! {
                <div class="notice">
                    <ul>{plan(&state.get_untracked()).into_iter().map(|line| view! { <li>{line}</li> }).collect_any()}</ul>
                    {asked(state)}
                    <div class="actions">
                        <button class="button primary" on:click=on(move |_| take())>{texts::TAKE_OVER.as_str()}</button>
                        <button class="button" on:click=on(move |_| state.update(|state| *state = state.without_items()))>
                            {texts::CANCEL.as_str()}
                        </button>
                    </div>
                </div>
            }))}</div>
            {part(move || state.with(|state| !state.aside.is_empty()).then(|| view! {
                <p class="quiet">
                    {texts::aside(state.with_untracked(|state| state.aside.len()))} " "
                    <button class="button plain" on:click=on(move |_| state.with_untracked(|state| save_all(&state.aside)))>
                        {texts::SAVE_ASIDE.as_str()}
                    </button>
                </p>
            }))}
        </section>
    }
}

impl BackupState {
    fn without_items(&self) -> BackupState {
        BackupState { said: String::new(), items: Vec::new(), aside: self.aside.clone() }
    }
}

fn save_all(things: &[BackupItem]) {
    let today = Date::new_0();
    // Where the person is, it may be another day than in Greenwich.
    let (year, month, day) = (today.get_full_year(), today.get_month() + 1, today.get_date());
    save(&format!("spot-on-{year}-{month:02}-{day:02}.txt"), &write(things));
}

/// Offers a backup file, or says that some data cannot be read.
async fn export_all(state: RwSignal<BackupState>) {
    match backup_sources::gather().await {
        Some(items) => save_all(&items),
        None => {
            state.try_update(|state| state.said = pages::CANNOT_READ.into());
        }
    }
}

/// Reads a backup file, and shows either its changes or an error.
async fn examine(state: RwSignal<BackupState>, file: &str) {
    let say = move |said: Text| {
        state.try_update(|state| {
            *state = BackupState { said: said.into(), ..state.without_items() }
        });
    };
    let new = match read(file) {
        Ok(new) => new,
        Err(BackupError::Another) => return say(texts::ANOTHER),
        Err(BackupError::Exported) => return say(texts::EXPORTED),
        Err(BackupError::Newer) => return say(texts::NEWER),
        Err(BackupError::Damaged) => return say(texts::DAMAGED),
    };
    let Some(here) = backup_sources::gather().await else { return say(pages::CANNOT_READ) };
    let items = merge(diff(&here, new)).await;
    if items.is_empty() {
        return say(texts::ALL_HERE);
    }
    state.try_update(|state| *state = BackupState { items, ..state.without_items() });
}

/// The planned changes, as sentences.
fn plan(state: &BackupState) -> Vec<String> {
    let count = |kind: ItemKind, fates: &[MergeAction]| {
        let is_so = |(fate, thing, _): &&(MergeAction, BackupItem, bool)| {
            thing.kind == kind && fates.contains(fate)
        };
        state.items.iter().filter(is_so).count() as u32
    };
    let any = &[MergeAction::Added, MergeAction::Replaces];
    let sentences = [
        (count(ItemKind::Settings, any), (|_| texts::SETTINGS.into()) as fn(u32) -> String),
        (count(ItemKind::Setup, any), texts::setups),
        (count(ItemKind::Learned, any), texts::learned),
        (count(ItemKind::Match, any), texts::matches),
        (count(ItemKind::Record, any), texts::records),
        (count(ItemKind::Result, any), texts::results),
        (count(ItemKind::Exercise, any), texts::exercises),
        (count(ItemKind::Daily, any), texts::daily_results),
        (count(ItemKind::Puzzle, any), texts::puzzles),
        (count(ItemKind::Quarantined, any), texts::asides),
    ];
    sentences.into_iter().filter(|(n, _)| *n > 0).map(|(n, say)| say(n)).collect()
}

/// Checkboxes for the matches in progress that are replaced only on request.
fn asked(state: RwSignal<BackupState>) -> Vec<AnyView> {
    let items = state.with_untracked(|state| state.items.clone());
    let asked =
        items.into_iter().enumerate().filter(|(_, (fate, _, _))| *fate == MergeAction::Asked);
    let ask = move |(at, (_, thing, _)): (usize, (MergeAction, BackupItem, bool))| {
        let title = games::find_game(&thing.name).map_or("", |game| game.info().title.as_str());
        let toggle = on(move |ev: Event| {
            let wanted = event_target_checked(&ev);
            state.update_untracked(|state| state.items[at].2 = wanted);
        });
        view! {
            <label class="check"><input type="checkbox" on:change=toggle/><span>{texts::replace(title)}</span></label>
        }
    };
    asked.map(ask).collect_any()
}
