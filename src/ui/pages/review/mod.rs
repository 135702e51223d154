//! The review of a finished match: what its decisions were worth, and what was luck.

mod chance_chart;
mod decisions;
mod explanation;
mod percent;
mod progress;
mod state;
mod summary;
mod texts;
mod turning_points;

use leptos::prelude::*;

use crate::engine::seat::Seat;
use crate::ui::components::exercises_link::exercises_link;
use crate::ui::components::header::PageHeader;
use crate::ui::components::radio_group::Pick;
use crate::ui::erased::{part, part_later, text};
use crate::ui::finished_match::find;
use crate::ui::pages::history::not_found;
use crate::ui::pages::shared_link::opening;

use decisions::AllDecisions;
use progress::Progress;
use state::ReviewState;
use summary::Summary;
use turning_points::TurningPoints;

/// The review of a saved record, or of a link.
#[component]
pub(in crate::ui) fn ReviewPage(name: String) -> impl IntoView {
    let of = name.clone();
    part_later(opening(), find(name), move |found| match found {
        Ok((active, replay)) => match ReviewState::new(of.clone(), active, replay) {
            Some(state) => {
                state.start();
                page(state)
            }
            None => not_over(),
        },
        Err(why) => not_found(&why),
    })
}

fn not_over() -> AnyView {
    view! {
        <PageHeader/>
        <main class="page prose"><h1 tabindex="-1">{texts::NOT_OVER.as_str()}</h1></main>
    }
    .into_any()
}

fn page(state: ReviewState) -> AnyView {
    let info = state.info();
    let seats = (0..).map(Seat).zip(state.names());
    let seats: Vec<(String, String)> = seats.map(|(seat, name)| (seat.to_string(), name)).collect();
    let whose = (seats.len() > 1).then(|| {
        view! {
            <Pick name="whose" title=texts::WHOSE.as_str() explanation="" values=seats.clone()
                chosen=text(move || state.seat.get().to_string())
                choose=Callback::new(move |seat: String| {
                    state.seat.set(seat.parse().map_or_else(|_| Seat::default(), Seat));
                })
                forbidden=Signal::derive(Vec::new)
            />
        }
    });
    view! {
        <PageHeader/>
        <main class=format!("page review tile-{}", info.id)>
            <h1 tabindex="-1">{texts::of_game(info.title)}</h1>
            <Progress state/>
            {whose}
            // Nothing of one player's review stays in another's.
            {part(move || {
                state.seat.track();
                view! {
                    <TurningPoints state/>
                    <Summary state/>
                    <AllDecisions state/>
                }
            })}
            {state.compare_link()}
            // The review itself adds exercises.
            {part(move || {
                state.left.track();
                exercises_link()
            })}
        </main>
    }
    .into_any()
}
