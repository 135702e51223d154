//! The part with the pages on which a match is prepared.

use leptos::prelude::*;

use crate::ui::pages::{committed_deal, setup, shared_link};
use crate::ui::play;
use crate::ui::route::Route;

/// The page of a route.
pub(super) fn show(route: &Route) -> AnyView {
    match route {
        Route::Setup(id) => view! { <setup::Setup id=id.clone()/> }.into_any(),
        Route::Deal(id) => view! { <committed_deal::CommittedDeal id=id.clone()/> }.into_any(),
        Route::Tutorial(id) => view! { <play::Learn id=id.clone()/> }.into_any(),
        Route::Match(link) => view! { <shared_link::SharedLink link=link.clone()/> }.into_any(),
        _ => ().into_any(),
    }
}
