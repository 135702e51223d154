//! The history page: all finished matches, the newest first.

use gloo_timers::future::TimeoutFuture;
use js_sys::futures::spawn_local;
use leptos::html::Input;
use leptos::prelude::*;

use crate::engine::seat::Seat;
use crate::games;
use crate::i18n::joined::listed_with_and;
use crate::i18n::printed;
use crate::saves::history::HistoryEntry;
use crate::saves::replay::Replayer;
use crate::saves::score_course::ScoreCourse;
use crate::ui::components::exercises_link::exercises_link;
use crate::ui::components::header::PageHeader;
use crate::ui::components::nothing_yet::nothing_yet;
use crate::ui::components::share_link::{Share, Shared};
use crate::ui::components::unreadable::unreadable;
use crate::ui::erased::{CollectAny, on, part, part_while};
use crate::ui::finished_match::NotFound;
use crate::ui::focus::{focus_first, focus_heading};
use crate::ui::history_texts as texts;
use crate::ui::pages::committed_deal::texts as deal;
use crate::ui::platform::chunked::play_again;
use crate::ui::platform::files::date;
use crate::ui::platform::names;
use crate::ui::storage::history_files::{export, import};
use crate::ui::storage::history_store::{HistoryRow, add, all, can_keep, most, remove};
use crate::ui::storage::match_store::{SaveOutcome, has_database, is_newer};
use crate::ui::texts as pages;

/// Number of records shown at first, and added by each click on "more".
const SHOWN: usize = 30;

/// State of the page.
#[derive(Clone, Copy)]
struct HistoryState {
    /// All records, the newest first. `None` until they have been read.
    all: RwSignal<Option<Vec<HistoryRow>>>,
    /// Whether they could not be read.
    failed: RwSignal<bool>,
    shown: RwSignal<usize>,
    /// The records that were deleted last.
    gone: RwSignal<Vec<HistoryRow>>,
    /// Result of the last action, for display.
    says: RwSignal<String>,
}

/// The history page.
#[component]
pub(in crate::ui) fn History() -> impl IntoView {
    let shelf = HistoryState {
        all: RwSignal::new(None),
        failed: RwSignal::new(false),
        shown: RwSignal::new(SHOWN),
        gone: RwSignal::new(Vec::new()),
        says: RwSignal::new(String::new()),
    };
    shelf.read();
    view! {
        <PageHeader/>
        <main class="page setup history">
            <h1 tabindex="-1">{texts::HISTORY.as_str()}</h1>
            <p class="lead">{texts::HISTORY_WHY.as_str()}</p>
            {exercises_link()}
            <Files shelf/>
            {part_while(move || shelf.failed.get(), move || unreadable(move || shelf.read()))}
            {part(move || Some(full(shelf, shelf.all.with(|all| all.as_ref().map(Vec::len))?)))}
            <div class="said" role="status">
                {part(move || shelf.says.with(|says| {
                    (!says.is_empty()).then(|| view! { <p>{says.clone()}</p> })
                }))}
            </div>
            {part_while(move || shelf.gone.with(|gone| !gone.is_empty()), move || view! {
                <p class="actions">
                    <button class="button undo" on:click=on(move |_| shelf.undo())>{texts::UNDO.as_str()}</button>
                </p>
            })}
            {part(move || shelf.all.with(|all| all.as_deref().map(|all| list(shelf, all))))}
        </main>
    }
}

impl HistoryState {
    fn read(self) {
        spawn_local(async move {
            let all = all().await.map(|all| all.into_iter().rev().collect::<Vec<_>>());
            // The page may be gone by then.
            self.failed.try_set(all.is_none());
            self.all.try_set(all);
        });
    }

    /// Shows the result of an action, and reads the records again.
    fn show(self, says: String) {
        self.says.try_set(says);
        self.read();
    }

    fn delete(self, some: Vec<HistoryRow>) {
        let keys = some.iter().map(|record| record.key.clone()).collect();
        spawn_local(async move {
            if remove(keys).await != SaveOutcome::Kept {
                return self.show(texts::NOT_KEPT.into());
            }
            let says = texts::deleted(some.len());
            self.gone.try_set(some);
            self.show(says);
            request_animation_frame(|| focus_first(".undo"));
        });
    }

    fn undo(self) {
        spawn_local(async move {
            let saved = add(self.gone.get_untracked()).await;
            let says = if saved == SaveOutcome::Kept { texts::BACK_AGAIN } else { texts::NOT_KEPT };
            if saved == SaveOutcome::Kept {
                self.gone.try_set(Vec::new());
                focus_heading();
            }
            self.show(says.into());
        });
    }

    fn import(self, input: &leptos::web_sys::HtmlInputElement) {
        self.says.set(texts::READING.into());
        let says = import(input);
        spawn_local(async move { self.show(says.await) });
    }
}

/// Actions on all records.
#[component]
fn Files(shelf: HistoryState) -> impl IntoView {
    let input = NodeRef::<Input>::new();
    let has_some = move || shelf.all.with(|all| all.as_ref().is_some_and(|all| !all.is_empty()));
    let export_all = move |_| {
        let mut all = shelf.all.get_untracked().unwrap_or_default();
        all.reverse();
        export(&all);
    };
    view! {
        <p class="actions">
            {part_while(has_some, move || view! {
                <button class="button" on:click=on(export_all)>{texts::EXPORT_ALL.as_str()}</button>
            })}
            <label class="button file">
                {texts::IMPORT.as_str()}
                <input class="hidden-text" type="file" accept=".txt,text/plain" node_ref=input
                    on:change=on(move |_| {
                        if let Some(input) = input.get_untracked() {
                            shelf.import(&input);
                        }
                    })
                />
            </label>
        </p>
    }
}

/// A notice if there is little or no room for more records.
fn full(shelf: HistoryState, count: usize) -> AnyView {
    if count < most() {
        let words = match has_database() {
            true => return ().into_any(),
            false if can_keep() => texts::KEEPS_FEW,
            false if is_newer() => pages::NEWER,
            false => texts::KEEPS_NONE,
        };
        return view! { <p class="quiet">{words.as_str()}</p> }.into_any();
    }
    let many = oldest(most());
    let let_go = move |_| {
        let all = shelf.all.get_untracked().unwrap_or_default();
        shelf.delete(all.into_iter().rev().take(many).collect());
    };
    view! {
        <div class="notice">
            <p>{texts::full(count)}</p>
            <p class="actions">
                <button class="button" on:click=on(let_go)>{texts::let_go(many)}</button>
            </p>
        </div>
    }
    .into_any()
}

/// Number of records that are deleted together, so that a full history does not ask after every match.
pub(in crate::ui) fn oldest(most: usize) -> usize {
    most / 10
}

fn list(shelf: HistoryState, all: &[HistoryRow]) -> AnyView {
    if all.is_empty() {
        return nothing_yet(texts::NONE_YET.as_str());
    }
    let (shown, count) = (shelf.shown.get(), all.len());
    let rows = all.iter().take(shown).map(|record| row(shelf, record.clone()));
    view! {
        <ol class="list-of-records" role="list">{rows.collect_any()}</ol>
        {(count > shown).then(|| view! {
            <p class="actions">
                <button class="button" on:click=on(move |_| shelf.shown.update(|shown| *shown += SHOWN))>
                    {texts::MORE.as_str()}
                </button>
            </p>
        })}
    }
    .into_any()
}

fn row(shelf: HistoryState, record: HistoryRow) -> AnyView {
    let finished = HistoryEntry::parse(&record.line).ok();
    let (about, key) = (finished.as_ref().map(about), record.key.clone());
    let game = finished.as_ref().and_then(|finished| games::find_game(finished.game()));
    let id = game.as_ref().map_or("", |game| game.info().id);
    let course = finished.as_ref().map(|finished| course(finished.kept.record.clone()));
    let title = game.map_or("", |game| game.info().title.as_str());
    let when = finished.as_ref().map(|finished| date(finished.when)).unwrap_or_default();
    let kept = record.clone();
    let shared = move || Some(Shared::of(&*finished.as_ref()?.replay()?));
    let watch = texts::watch_game(title, &when);
    let review = texts::review_game(title, &when);
    let can_watch = about.is_some();
    view! {
        <li class=format!("record tile-{id}")>
            {course}
            <header>
                <h2>{title}</h2>
                <p class="quiet">{when}</p>
            </header>
            {about.unwrap_or_else(|| view! { <p class="notice">{texts::UNREADABLE.as_str()}</p> }.into_any())}
            <div class="actions">
                {can_watch.then(|| view! {
                    <a class="button" href=format!("#/review/{key}") aria-label=review>{texts::REVIEW.as_str()}</a>
                    <a class="button plain" href=format!("#/replay/{key}") aria-label=watch>{texts::WATCH.as_str()}</a>
                })}
                <button class="button plain" on:click=on(move |_| export(std::slice::from_ref(&kept)))>
                    {texts::EXPORT.as_str()}
                </button>
                <button class="button plain" on:click=on(move |_| shelf.delete(vec![record.clone()]))>
                    {texts::DELETE.as_str()}
                </button>
                {can_watch.then(|| view! { <Share shared=Box::new(shared) title=texts::SHARE plain=true/> })}
            </div>
        </li>
    }
    .into_any()
}

/// A small picture of the totals in the course of the match. It appears as soon as the match has been replayed.
fn course(record: String) -> AnyView {
    let lines = RwSignal::new(Vec::<String>::new());
    spawn_local(async move {
        // The list comes first.
        TimeoutFuture::new(0).await;
        let Ok(replay) = Replayer::new(&record) else { return };
        let course = ScoreCourse::of(&*play_again(replay).await.done().0);
        // The page may be gone by then.
        lines.try_set((0..course.stops[0].len()).map(|seat| course.line(seat)).collect());
    });
    let line = |(seat, line): (usize, String)| {
        view! { <path class=format!("series-{seat}") d=line/> }
    };
    view! {
        <div class="course-of-record" aria-hidden="true">
            {part(move || (!lines.with(Vec::is_empty)).then(|| view! {
                <svg class="course" viewBox="-6 -6 332 108" preserveAspectRatio="none">
                    {lines.get().into_iter().enumerate().map(line).collect_any()}
                </svg>
            }))}
        </div>
    }
    .into_any()
}

/// Players, points, winners, and marks such as hints or practice.
fn about(finished: &HistoryEntry) -> AnyView {
    let HistoryEntry { points, winners, kept, .. } = finished;
    let names = names::shown(kept.players.clone());
    let players = names.iter().zip(points).enumerate().map(|(seat, (name, points))| {
        let won = winners.contains(Seat(seat as u8));
        view! {
            <li class:won=won>
                <i class=format!("swatch series-{seat}") aria-hidden="true"></i>
                <span>{name.clone()}</span> " " <b>{printed(*points)}</b>
            </li>
        }
    });
    let assists = kept.assists;
    let mut flags: Vec<String> = vec![won_by(finished, &names)];
    flags.extend(kept.parts.as_ref().map(|_| deal::COMMITTED.into()));
    flags.extend(assists.practice.map(|_| texts::PRACTICE.into()));
    flags.extend((assists.hints > 0).then(|| texts::hints(assists.hints)));
    flags.extend((assists.undos > 0).then(|| texts::taken_back(assists.undos)));
    view! {
        <ul class="who-played" role="list">{players.collect_any()}</ul>
        <p class="quiet">{flags.join(" · ")}</p>
    }
    .into_any()
}

fn won_by(finished: &HistoryEntry, names: &[String]) -> String {
    let name = |seat: Seat| names.get(usize::from(seat.0)).map(String::as_str);
    let names: Vec<&str> = finished.winners.iter().filter_map(name).collect();
    match names.as_slice() {
        [] => texts::WON_BY_NOBODY.into(),
        names => texts::won_by(&*listed_with_and(names)),
    }
}

/// Page for a match that was not found.
pub(in crate::ui) fn not_found(why: &NotFound) -> AnyView {
    match why {
        NotFound::Absent => nothing_here(),
        NotFound::Unreadable => {
            view! { <main class="page">{unreadable(crate::ui::platform::build::reload)}</main> }
                .into_any()
        }
    }
}

/// Page for a replay that does not exist.
pub(in crate::ui) fn nothing_here() -> AnyView {
    view! {
        <PageHeader/>
        <main class="page prose">
            <h1 tabindex="-1">{texts::NOT_HERE.as_str()}</h1>
            <p>{texts::NOT_HERE_WHY.as_str()}</p>
            <p class="actions"><a class="button" href="#/history">{texts::HISTORY.as_str()}</a></p>
        </main>
    }
    .into_any()
}
