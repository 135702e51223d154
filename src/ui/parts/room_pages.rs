//! The part with the room of friends. It is fetched by those who play with friends only.

use leptos::prelude::*;

use crate::ui::room;
use crate::ui::route::Route;

/// The page of a route.
pub(super) fn show(route: &Route) -> AnyView {
    match route {
        Route::Room(rest) => view! { <room::RoomPage rest=rest.clone()/> }.into_any(),
        _ => ().into_any(),
    }
}
