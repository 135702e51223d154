//! The points at the end of a round or a match: what each player gets, for which cards, and the new total.

use leptos::prelude::*;

use crate::cards::Card;
use crate::engine::event::Event;
use crate::engine::game::Outcome;
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::games::AnyMatch;
use crate::i18n::{printed, signed};
use crate::table::layout::ordered;
use crate::table::{Scene, Site, ZoneLayout};
use crate::ui::card::picture;
use crate::ui::components::portrait::Portrait;
use crate::ui::erased::CollectAny;

use super::state::TableState;

/// The points of all players, the best first: the cards that decided, the points of this round, and the totals.
#[component]
pub(super) fn FinalScores(table: TableState, outcome: Option<Outcome>) -> impl IntoView {
    let names = table.names();
    let me = table.me();
    let (scores, gained) = table.game.active.with_untracked(|active| {
        let scores = active.game.snapshot(Some(me)).scores;
        let gained = this_round(&*active.game, scores.len());
        (scores, gained)
    });
    let has_won =
        |seat: usize| outcome.is_some_and(|outcome| outcome.winners.contains(Seat(seat as u8)));
    let lower_is_better =
        table.game.active.with_untracked(|active| active.game.info().lower_is_better);
    let rank = |seat: usize| {
        let points = i64::from(scores[seat]);
        let behind = if lower_is_better { points } else { -points };
        // A winner may have fewer points than others, in a match of several games.
        behind + if has_won(seat) { 0 } else { 1 << 40 }
    };
    let best_first = ordered((0..scores.len()).map(|seat| (rank(seat), seat)));
    let row = |index: usize| {
        let seat = Seat(index as u8);
        let name = names.of(seat).to_owned();
        let cards = table.derived.scene.with_untracked(|scene| decisive(scene, seat));
        let change = gained[index];
        let before = scores[index] - change;
        view! {
            <li class:won=has_won(index)>
                <i class=format!("swatch series-{index}") aria-hidden="true"></i>
                <Portrait figure=table.portrait(seat)/>
                <span class="who">{name}</span>
                <span class="sum">
                    {(change != 0).then(|| view! {
                        <span class="before">{printed(before)}</span>
                        <span class="change">{signed(change)}</span>
                    })}
                    <b>{printed(scores[index])}</b>
                </span>
                {(!cards.is_empty()).then(|| view! {
                    <span class="decisive">
                        {cards.into_iter().map(|card| picture(card, Some(card.name()))).collect_any()}
                    </span>
                })}
            </li>
        }
    };
    // Several players take less room each, so that all can be seen.
    let is_crowd = scores.len() > 3;
    let rows = best_first.into_iter().map(row).collect_any();
    view! { <ol class="standing" class:crowd=is_crowd role="list">{rows}</ol> }
}

/// The cards of a seat that decided the round, if they are on the table: its part of a trick, or else the hundred that
/// it scored last, or else its hand.
fn decisive(scene: &Scene, seat: Seat) -> Vec<Card> {
    let open = |cards: &[Option<Card>]| cards.iter().copied().collect::<Option<Vec<Card>>>();
    if let Some(trick) = scene.of_seat(seat).find(|zone| zone.site == Site::Trick) {
        return open(&trick.cards).unwrap_or_default();
    }
    let hand = open(scene.cards(Place::hand(seat))).unwrap_or_default();
    let scored = scene.of_seat(seat).find_map(|zone| match zone.spread {
        ZoneLayout::Bundles(size) if hand.is_empty() => {
            open(&zone.cards[zone.cards.len().saturating_sub(size.into())..])
        }
        _ => None,
    });
    scored.unwrap_or(hand)
}

/// Points that each seat has gained since the last deal.
fn this_round(game: &dyn AnyMatch, seats: usize) -> Vec<i32> {
    let mut gained = vec![0; seats];
    for events in (0..=game.step_count()).rev().map(|step| game.events(step)) {
        for event in &events {
            if let Event::Score { seat, points, .. } = event {
                gained[seat.0 as usize] += points;
            }
        }
        if matches!(events.first(), Some(Event::Deal { .. })) {
            break;
        }
    }
    gained
}
