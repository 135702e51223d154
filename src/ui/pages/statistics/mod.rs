//! The statistics page: results of the finished matches.

use js_sys::futures::spawn_local;
use leptos::ev::Event;
use leptos::prelude::*;

use crate::bots::Level;
use crate::games;
use crate::saves::statistics::{Help, MIXED, Overview, ResultLine, groups};
use crate::ui::components::header::PageHeader;
use crate::ui::components::level_picker;
use crate::ui::components::nothing_yet::nothing_yet;
use crate::ui::components::unreadable::unreadable;
use crate::ui::erased::{CollectAny, on, part, part_while, text};
use crate::ui::storage::history_store::can_keep;
use crate::ui::storage::match_store::{SaveOutcome, is_newer};
use crate::ui::texts as pages;

use super::backup::Backup;

mod group;
mod overview;
mod solved;
pub(crate) mod texts;

use crate::ui::storage::result_store::{self, Kept};
use group::of_group;
use overview::overview;

/// Filter value for all levels or all games.
const ANY: &str = "any";
/// Values of the filter by kind of match.
const KINDS: [(&str, Help); 3] =
    [("counted", Help::Counted), ("helped", Help::Helped), ("practice", Help::Practice)];

/// The results, and the filters.
#[derive(Clone, Copy)]
struct StatisticsState {
    /// The saved lines, each with its key, and parsed if this version can.
    kept: RwSignal<Vec<(Kept, Option<ResultLine>)>>,
    /// Whether the lines have been read.
    read: RwSignal<bool>,
    /// Whether they could not be read.
    failed: RwSignal<bool>,
    game: RwSignal<String>,
    level: RwSignal<String>,
    kind: RwSignal<String>,
}

impl StatisticsState {
    /// Reads the saved lines.
    fn read(self) {
        spawn_local(async move {
            let kept = result_store::all().await;
            // The page may be gone by then.
            self.failed.try_set(kept.is_none());
            self.read.try_set(kept.is_some());
            let parsed = |kept: Kept| {
                let line = ResultLine::parse(&kept.1);
                (kept, line)
            };
            self.kept.try_set(kept.unwrap_or_default().into_iter().map(parsed).collect());
        });
    }

    /// Reads the lines that pass the filters, each with its key.
    fn with_shown<T>(
        self,
        read: impl FnOnce(&mut dyn Iterator<Item = (&Kept, &ResultLine)>) -> T,
    ) -> T {
        let (game, level, kind) = (self.game.get(), self.level.get(), self.kind.get());
        let is_shown = |line: &ResultLine| {
            let (its_level, its_kind) = match line {
                ResultLine::Match(entry) => (entry.level(), entry.kind()),
                ResultLine::Before(before) => (before.level.as_str(), Help::Counted),
            };
            let of_kind = KINDS.iter().any(|(name, known)| *name == kind && *known == its_kind);
            of_kind && (game == ANY || game == line.game()) && (level == ANY || level == its_level)
        };
        self.kept.with(|kept| {
            let lines = kept.iter().filter_map(|(kept, line)| Some((kept, line.as_ref()?)));
            read(&mut lines.filter(|(_, line)| is_shown(line)))
        })
    }
}

/// The statistics page: figures for each game, level and set of options.
#[component]
pub(crate) fn Statistics() -> impl IntoView {
    let any = || RwSignal::new(ANY.to_owned());
    let kind = RwSignal::new(KINDS[0].0.to_owned());
    let (kept, read) = (RwSignal::new(Vec::new()), RwSignal::new(false));
    let failed = RwSignal::new(false);
    let book = StatisticsState { kept, read, failed, game: any(), level: any(), kind };
    book.read();
    let has_some = move || kept.with(|kept| !kept.is_empty());
    view! {
        <PageHeader/>
        <main class="page setup statistics">
            <h1 tabindex="-1">{pages::STATISTICS.as_str()}</h1>
            <p class="actions"><a class="button" href="#/history">{crate::ui::history_texts::HISTORY.as_str()}</a></p>
            {part_while(move || failed.get(), move || unreadable(move || book.read()))}
            {part_while(move || read.get() && !has_some(), || nothing_yet(match can_keep() {
                true => texts::NOTHING_YET,
                false if is_newer() => pages::NEWER,
                false => texts::KEEPS_NONE,
            }.as_str()))}
            {part_while(has_some, move || view! {
                <Filters book/>
                {part(move || games_of(book))}
            })}
            {solved::solved()}
            <p class="quiet">{texts::COUNTED.as_str()}</p>
            <Delete book/>
            <Backup changed=Callback::new(move |()| book.read())/>
        </main>
    }
}

/// The filters.
#[component]
fn Filters(book: StatisticsState) -> impl IntoView {
    let games = games::all();
    let games = games.iter().map(|game| (game.info().id, game.info().title.as_str()));
    let levels = Level::ALL.map(|level| (level.to_string(), level_picker::title(level).as_str()));
    let levels = levels.iter().map(|(id, title)| (id.as_str(), *title));
    let levels = [(ANY, texts::ALL_LEVELS.as_str())].into_iter().chain(levels);
    let levels =
        levels.chain([("", pages::SOLITAIRE.as_str()), (MIXED, texts::MIXED_LEVELS.as_str())]);
    let titles = [texts::WITHOUT_HELP, texts::WITH_HELP, texts::PRACTICE];
    let kinds = KINDS.iter().zip(titles).map(|((id, _), title)| (*id, title.as_str()));
    let all_games = [(ANY, texts::ALL_GAMES.as_str())].into_iter();
    view! {
        <div class="filters">
            {list(texts::GAME.as_str(), book.game, &mut all_games.chain(games))}
            {list(texts::LEVEL.as_str(), book.level, &mut levels.into_iter())}
            {list(texts::KIND.as_str(), book.kind, &mut kinds.into_iter())}
        </div>
    }
}

/// A select element.
fn list(
    title: &'static str,
    chosen: RwSignal<String>,
    values: &mut dyn Iterator<Item = (&str, &'static str)>,
) -> AnyView {
    let choose = on(move |ev: Event| chosen.set(event_target_value(&ev)));
    let now = chosen.get_untracked();
    let value = |(id, title): (&str, &'static str)| {
        view! { <option value=id.to_owned() selected=id == now>{title}</option> }
    };
    view! {
        <label class="field">
            <span class="quiet">{title}</span>
            <select on:change=choose>{values.map(value).collect_any()}</select>
        </label>
    }
    .into_any()
}

/// A section for each game with results.
fn games_of(book: StatisticsState) -> AnyView {
    let is_bad = |id: &str| games::find_game(id).is_some_and(|game| game.info().lower_is_better);
    let (all, together) = book.with_shown(|shown| {
        let lines: Vec<&ResultLine> = shown.map(|(_, line)| line).collect();
        (groups(lines.iter().copied(), is_bad), Overview::of(lines.into_iter()))
    });
    if all.is_empty() {
        return view! { <p class="lead">{texts::NONE_OF_THESE.as_str()}</p> }.into_any();
    }
    let section = |game: Box<dyn games::AnyGame>| {
        let info = game.info();
        let of_game = all.iter().filter(|group| group.game == info.id);
        let groups = of_game.map(|group| of_group(&*game, group)).collect_any();
        (!groups.is_empty())
            .then(|| view! { <section><h2>{info.title.as_str()}</h2>{groups}</section> })
    };
    let of_games = games::all().into_iter().filter_map(section).collect_any();
    (overview(&together), of_games).into_any()
}

/// Deletes the results that pass the filters, and can undo that.
#[component]
fn Delete(book: StatisticsState) -> impl IntoView {
    let asks = RwSignal::new(false);
    let failed = RwSignal::new(false);
    // The results that were deleted last.
    let gone = RwSignal::new(Vec::<Kept>::new());
    let change = move |out: Vec<Kept>, back: Vec<String>| {
        asks.set(false);
        let keys: Vec<i32> = out.iter().map(|(key, _)| *key).collect();
        spawn_local(async move {
            let done = result_store::change(&keys, &back).await == SaveOutcome::Kept;
            failed.try_set(!done);
            if done {
                gone.try_set(out);
                book.read();
            }
        });
    };
    let delete = move || {
        let shown =
            untrack(|| book.with_shown(|shown| shown.map(|(kept, _)| kept.clone()).collect()));
        change(shown, Vec::new());
    };
    let undo = move || {
        let back = gone.get_untracked().into_iter().map(|(_, line)| line).collect();
        change(Vec::new(), back);
    };
    let number = Memo::new(move |_| book.with_shown(|shown| shown.count() as u32));
    let question = move || {
        view! {
            <p role="alert">{text(move || texts::delete_question(number.get()))}</p>
            <div class="actions">
                <button class="button primary" on:click=on(move |_| asks.set(false))>{texts::KEEP.as_str()}</button>
                <button class="button" on:click=on(move |_| delete())>{texts::DELETE.as_str()}</button>
            </div>
        }
    };
    view! {
        {part_while(move || failed.get(), || view! {
            <p class="notice" role="alert">{pages::NOT_KEPT.as_str()}</p>
        })}
        {part_while(move || gone.with(|gone| !gone.is_empty()), move || view! {
            <p class="notice undo" role="status">
                {texts::DELETED.as_str()} " "
                <button class="button" on:click=on(move |_| undo())>{texts::UNDO.as_str()}</button>
            </p>
        })}
        {part(move || match (number.get(), asks.get()) {
            (0, _) => ().into_any(),
            (_, true) => question().into_any(),
            (_, false) => view! {
                <div class="actions">
                    <button class="button" on:click=on(move |_| asks.set(true))>{texts::DELETE_THESE.as_str()}</button>
                </div>
            }
            .into_any(),
        })}
    }
}

/// Name of a level, also for solitaire and for mixed levels.
fn level_title(level: &str) -> &'static str {
    let title = match level {
        "" => pages::SOLITAIRE,
        level => level.parse().map_or(texts::MIXED_LEVELS, level_picker::title),
    };
    title.as_str()
}
