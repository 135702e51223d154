//! Everything that this browser keeps: saved as one file, and taken over from one.

mod merge;
mod texts;

use js_sys::Date;
use leptos::ev::Event;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::games;
use crate::i18n::Text;
use crate::saves::backup::{BadChest, Fate, Kind, Thing, news, read, write};
use crate::ui::erased::{CollectAny, on, part, text};
use crate::ui::platform::files::{save, text_of};
use crate::ui::prefs::Prefs;
use crate::ui::storage::backup_sources;
use crate::ui::storage::match_store::Saved;
use crate::ui::texts as pages;
use merge::{News, settle};

/// What is to be taken over, and what was said last.
#[derive(Clone, Default)]
struct Desk {
    said: String,
    news: Vec<News>,
    /// Texts that were set aside here.
    aside: Vec<Thing>,
}

/// The way to take everything along. `changed` is called when there is something new.
#[component]
pub(crate) fn Chest(changed: Callback<()>) -> impl IntoView {
    let desk = RwSignal::new(Desk::default());
    let prefs = expect_context::<RwSignal<Prefs>>();
    backup_sources::set_aside(move |aside| {
        desk.try_update(|desk| desk.aside = aside);
    });
    let open = on(move |ev: Event| {
        let input = ev.target().map(JsValue::from).unwrap_or_default();
        text_of(&input, move |file| examine(desk, &file));
    });
    let take = move || {
        let news = desk.with_untracked(|desk| desk.news.clone());
        let wanted = news.into_iter().filter(|(_, _, wanted)| *wanted).map(|(_, thing, _)| thing);
        backup_sources::stow(wanted.collect(), move |saved| {
            let said = match saved {
                Saved::Kept => texts::TAKEN_OVER,
                Saved::Full => texts::FULL,
                _ => pages::NOT_KEPT,
            };
            desk.try_update(|desk| *desk = Desk { said: said.into(), ..desk.without_news() });
            if saved == Saved::Kept {
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
        <section class="chest">
            <h2>{texts::EVERYTHING.say()}</h2>
            <p class="quiet">{texts::EVERYTHING_WHY.say()}</p>
            <div class="actions">
                <button class="button" on:click=on(|_| backup_sources::gather(|things| save_all(&things)))>
                    {texts::SAVE.say()}
                </button>
                <label class="button">
                    {texts::OPEN.say()}
                    <input class="hidden-text" type="file" accept=".txt,text/plain" on:change=open/>
                </label>
            </div>
            <p role="status">{text(move || desk.with(|desk| desk.said.clone()))}</p>
            <div aria-live="polite">{part(move || desk.with(|desk| !desk.news.is_empty()).then(|| view! {
                <div class="notice">
                    <ul>{plan(&desk.get_untracked()).into_iter().map(|line| view! { <li>{line}</li> }).collect_any()}</ul>
                    {asked(desk)}
                    <div class="actions">
                        <button class="button primary" on:click=on(move |_| take())>{texts::TAKE_OVER.say()}</button>
                        <button class="button" on:click=on(move |_| desk.update(|desk| *desk = desk.without_news()))>
                            {texts::CANCEL.say()}
                        </button>
                    </div>
                </div>
            }))}</div>
            {part(move || desk.with(|desk| !desk.aside.is_empty()).then(|| view! {
                <p class="quiet">
                    {texts::aside(desk.with_untracked(|desk| desk.aside.len()))} " "
                    <button class="button plain" on:click=on(move |_| desk.with_untracked(|desk| save_all(&desk.aside)))>
                        {texts::SAVE_ASIDE.say()}
                    </button>
                </p>
            }))}
        </section>
    }
}

impl Desk {
    fn without_news(&self) -> Desk {
        Desk { said: String::new(), news: Vec::new(), aside: self.aside.clone() }
    }
}

fn save_all(things: &[Thing]) {
    let today: String = Date::new_0().to_iso_string().into();
    save(&format!("spot-on-{}.txt", today.get(..10).unwrap_or_default()), &write(things));
}

/// Says what a file would bring, or why it cannot be read.
fn examine(desk: RwSignal<Desk>, file: &str) {
    let say = move |said: Text| {
        desk.try_update(|desk| *desk = Desk { said: said.into(), ..desk.without_news() });
    };
    let new = match read(file) {
        Ok(new) => new,
        Err(BadChest::Another) => return say(texts::ANOTHER),
        Err(BadChest::Newer) => return say(texts::NEWER),
        Err(BadChest::Damaged) => return say(texts::DAMAGED),
    };
    backup_sources::gather(move |here| {
        settle(news(&here, new), move |news| {
            if news.is_empty() {
                return say(texts::ALL_HERE);
            }
            desk.try_update(|desk| *desk = Desk { news, ..desk.without_news() });
        });
    });
}

/// What will be done, in sentences.
fn plan(desk: &Desk) -> Vec<String> {
    let count = |kind: Kind, fates: &[Fate]| {
        let is_so =
            |(fate, thing, _): &&(Fate, Thing, bool)| thing.kind == kind && fates.contains(fate);
        desk.news.iter().filter(is_so).count() as u32
    };
    let any = &[Fate::Added, Fate::Replaces];
    let sentences = [
        (count(Kind::Settings, any), (|_| texts::SETTINGS.into()) as fn(u32) -> String),
        (count(Kind::Setup, any), texts::setups),
        (count(Kind::Learned, any), texts::learned),
        (count(Kind::Match, any), texts::matches),
        (count(Kind::Record, any), texts::records),
        (count(Kind::Result, any), texts::results),
        (count(Kind::Aside, any), texts::asides),
    ];
    sentences.into_iter().filter(|(n, _)| *n > 0).map(|(n, say)| say(n)).collect()
}

/// The matches in progress that give way only if that is wanted.
fn asked(desk: RwSignal<Desk>) -> Vec<AnyView> {
    let news = desk.with_untracked(|desk| desk.news.clone());
    let asked = news.into_iter().enumerate().filter(|(_, (fate, _, _))| *fate == Fate::Asked);
    let ask = move |(at, (_, thing, _)): (usize, (Fate, Thing, bool))| {
        let title = games::find(&thing.name).map_or("", |game| game.info().title.say());
        let toggle = on(move |ev: Event| {
            let wanted = event_target_checked(&ev);
            desk.update_untracked(|desk| desk.news[at].2 = wanted);
        });
        view! {
            <label class="check"><input type="checkbox" on:change=toggle/><span>{texts::replace(title)}</span></label>
        }
    };
    asked.map(ask).collect_any()
}
