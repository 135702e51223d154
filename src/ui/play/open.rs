//! Opens a table with the saved match, or with a new one, unless another page has claimed the match.

use std::sync::{Arc, Mutex};

use js_sys::futures::spawn_local;
use leptos::prelude::*;

use crate::engine::game::Turn;
use crate::games;
use crate::i18n::Text;
use crate::ui::active_match::ActiveMatch;
use crate::ui::erased::{on, part};
use crate::ui::focus::focus_heading;
use crate::ui::prefs::Prefs;
use crate::ui::route::instead;
use crate::ui::setup_form::SetupForm;
use crate::ui::storage::daily_store;
use crate::ui::storage::match_claim::{self, ClaimResult};

use super::Table;
use super::mode::Mode;
use super::state::TableState;
use super::texts;

/// The match for the table, and the problem with saving it, if any.
type Arriving = Option<(ActiveMatch, Option<Text>)>;

/// State while a table is being opened.
#[derive(Clone)]
struct OpenState {
    id: &'static str,
    /// Whether the store has answered.
    known: RwSignal<bool>,
    /// Whether another page has claimed the match.
    elsewhere: RwSignal<bool>,
    /// The match, until the table takes it.
    active: Arc<Mutex<Arriving>>,
}

/// The table with the saved match, or else with a new one.
#[component]
pub(in crate::ui) fn Play(id: String) -> impl IntoView {
    let Some(game) = games::find_game(&id) else {
        return ().into_any();
    };
    let (id, known, elsewhere) = (game.info().id, RwSignal::new(false), RwSignal::new(false));
    let way = OpenState { id, known, elsewhere, active: Arc::default() };
    way.clone().go(false);
    on_cleanup(match_claim::leave);
    let prefs = expect_context::<RwSignal<Prefs>>();
    part(move || {
        // The previous contents have gone, with the button that had the focus.
        focus_heading();
        if elsewhere.get() {
            return elsewhere_view(way.clone());
        }
        known.track();
        let active = way.active.lock().ok().and_then(|mut active| active.take());
        let table = active.map(|(active, trouble)| {
            let table = TableState::new(active, prefs, Mode::Match, elsewhere);
            table.status.trouble.set(trouble.map_or_else(String::new, Text::into));
            view! { <Table table id/> }
        });
        table.into_any()
    })
    .into_any()
}

impl OpenState {
    /// Claims the match, with `forced` even if another page has claimed it.
    fn go(self, forced: bool) {
        let (id, elsewhere) = (self.id, self.elsewhere);
        let lost = move || {
            elsewhere.try_set(true);
        };
        spawn_local(async move { self.arrive(match_claim::take(id, forced, lost).await) });
    }

    fn arrive(self, found: ClaimResult) {
        let (kept, trouble) = match found {
            ClaimResult::Free(kept) => (kept, None),
            ClaimResult::Part(None) => (None, Some(texts::NONE_READ)),
            ClaimResult::Part(kept) => (kept, Some(texts::PART_READ)),
            ClaimResult::Newer => (None, Some(texts::NEWER)),
            ClaimResult::Unreadable => (None, Some(texts::UNREADABLE)),
            ClaimResult::Elsewhere => {
                self.elsewhere.try_set(true);
                return;
            }
        };
        let new = || {
            let game = games::find_game(self.id)?;
            let chosen = SetupForm::last(&*game);
            if chosen.committed && trouble.is_none() {
                instead(&chosen.begins_at(self.id));
                return None;
            }
            chosen.start(&*game, trouble != Some(texts::NEWER)).ok()
        };
        if let (Some(mut active), Ok(mut place)) = (kept.or_else(new), self.active.lock()) {
            if !matches!(active.game.turn(), Turn::Over(_)) {
                daily_store::align(&mut active);
            }
            *place = Some((active, trouble));
        }
        self.elsewhere.try_set(false);
        self.known.try_set(true);
    }
}

/// Shown if another page has claimed the match.
fn elsewhere_view(way: OpenState) -> AnyView {
    let take = on(move |_| way.clone().go(true));
    view! {
        <main class="page">
            <h1 tabindex="-1">{texts::ELSEWHERE.as_str()}</h1>
            <p>{texts::ELSEWHERE_MORE.as_str()}</p>
            <div class="actions">
                <button class="button primary" on:click=take>{texts::TAKE_OVER.as_str()}</button>
                <a class="button" href="#/">{texts::ALL_GAMES.as_str()}</a>
            </div>
        </main>
    }
    .into_any()
}
