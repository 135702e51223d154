//! Coming to a table: with the match that is kept, or a new one, unless another page has it.

use std::sync::{Arc, Mutex};

use leptos::prelude::*;

use super::Table;
use super::state::Desk;
use super::texts;
use crate::games;
use crate::i18n::Text;
use crate::ui::active_match::{Chosen, Sitting};
use crate::ui::erased::{on, part};
use crate::ui::focus::focus_heading;
use crate::ui::prefs::Prefs;
use crate::ui::route::instead;
use crate::ui::storage::match_store::{self, Found};

/// A match that comes to the table, and what is wrong with keeping it.
type Arriving = Option<(Sitting, Option<Text>)>;

/// The way to a table.
#[derive(Clone)]
struct Way {
    id: &'static str,
    /// Whether it is known who has the match.
    known: RwSignal<bool>,
    /// Whether another page has it.
    elsewhere: RwSignal<bool>,
    /// The match, until it lies on the table.
    sitting: Arc<Mutex<Arriving>>,
}

/// The table, with the match that is kept or else a new one.
#[component]
pub(in crate::ui) fn Play(id: String) -> impl IntoView {
    let Some(game) = games::find(&id) else {
        return ().into_any();
    };
    let (id, known, elsewhere) = (game.info().id, RwSignal::new(false), RwSignal::new(false));
    let way = Way { id, known, elsewhere, sitting: Arc::default() };
    way.clone().go(false);
    on_cleanup(match_store::leave);
    let prefs = expect_context::<RwSignal<Prefs>>();
    part(move || {
        // Whatever was here before, with the button that had the focus, has gone.
        focus_heading();
        if elsewhere.get() {
            return elsewhere_view(way.clone());
        }
        known.track();
        let sitting = way.sitting.lock().ok().and_then(|mut sitting| sitting.take());
        let table = sitting.map(|(sitting, trouble)| {
            let desk = Desk::new(sitting, prefs, None, elsewhere);
            desk.trouble.set(trouble.map_or_else(String::new, Text::into));
            view! { <Table desk id/> }
        });
        table.into_any()
    })
    .into_any()
}

impl Way {
    /// Takes the match, also away from another page if that is `forced`.
    fn go(self, forced: bool) {
        let (id, elsewhere) = (self.id, self.elsewhere);
        let lost = move || {
            elsewhere.try_set(true);
        };
        match_store::take(id.into(), forced, lost, move |found| self.arrive(found));
    }

    fn arrive(self, found: Found) {
        let (kept, trouble) = match found {
            Found::Free(kept) => (kept, None),
            Found::Part(None) => (None, Some(texts::NONE_READ)),
            Found::Part(kept) => (kept, Some(texts::PART_READ)),
            Found::Newer => (None, Some(texts::NEWER)),
            Found::Elsewhere => {
                self.elsewhere.try_set(true);
                return;
            }
        };
        let new = || {
            let game = games::find(self.id)?;
            let chosen = Chosen::last(&*game);
            if chosen.committed && trouble.is_none() {
                instead(&chosen.begins_at(self.id));
                return None;
            }
            chosen.start(&*game, trouble != Some(texts::NEWER)).ok()
        };
        if let (Some(sitting), Ok(mut place)) = (kept.or_else(new), self.sitting.lock()) {
            *place = Some((sitting, trouble));
        }
        self.elsewhere.try_set(false);
        self.known.try_set(true);
    }
}

/// What is said where another page has the match.
fn elsewhere_view(way: Way) -> AnyView {
    let take = on(move |_| way.clone().go(true));
    view! {
        <main class="page">
            <h1 tabindex="-1">{texts::ELSEWHERE.say()}</h1>
            <p>{texts::ELSEWHERE_MORE.say()}</p>
            <div class="actions">
                <button class="button primary" on:click=take>{texts::TAKE_OVER.say()}</button>
                <a class="button" href="#/">{texts::ALL_GAMES.say()}</a>
            </div>
        </main>
    }
    .into_any()
}
