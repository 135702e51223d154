//! The players round the table: names, points, hands and scored cards.

use leptos::prelude::*;

use crate::cards::Card;
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::i18n::printed;
use crate::svg::number::fixed1;
use crate::table::OfferedMove;
use crate::table::hand_order::{Sort, is_players_affair};
use crate::table::{Badge, Look, Meter, Site, Zone as Lying, ZoneLayout};
use crate::ui::components::level_picker;
use crate::ui::components::portrait::Portrait;
use crate::ui::components::symbols::label_of;
use crate::ui::erased::{CollectAny, flag, on, part, part_while, text};

use super::card_buttons::focus_hand_soon;
use super::choice_panel::BESIDE_THE_HAND;
use super::expression_editor::Writer;
use super::progress_bar::Way;
use super::state::TableState;
use super::suit_icon::SuitSign;
use super::texts;
use super::zone::Zone;

/// Another player.
#[component]
pub(super) fn Other(table: TableState, seat: Seat) -> impl IntoView {
    view! {
        <section class="player" class:turn=flag(move || table.turn().is_of(seat))>
            <PlayerName table seat/>
            <Way table seat/>
            <div class="belongings">{zones_of(table, seat)}</div>
        </section>
    }
}

/// The player at this device.
#[component]
pub(super) fn Mine(table: TableState) -> impl IntoView {
    let me = table.me();
    let hand =
        table.derived.scene.with_untracked(|scene| scene.zone(Place::hand(me)).map(|z| z.spread));
    let metered = flag(move || meter_of_hand(table).is_some());
    let sorts = flag(move || table.of_zone(Place::hand(me), is_players_affair));
    view! {
        <section class="player me" class:turn=flag(move || table.turn().is_of(me))>
            <Actions table/>
            <div class="belongings">{zones_of(table, me)}</div>
            <div class="about-me" class:sorts=sorts>
                <PlayerName table seat=me/>
                {part_while(move || table.other_order().is_some(), move || view! { <Sorting table/> })}
                <Way table seat=me/>
            </div>
            {hand.map(|spread| view! {
                <div class="tray" class:metered=metered data-spread=super::zone::spread_word(spread)>
                    {zones_at(table, Site::BeforeHand, Some(me))}
                    <Zone table place=Place::hand(me)/>
                    {zones_at(table, Site::AfterHand, None)}
                    {part_while(move || metered.get(), move || view! {
                        <HandMeter table/>
                    })}
                </div>
            })}
            <Writer table/>
        </section>
    }
}

/// The places at a seat. The own hand, and what is beside it, are in the tray.
fn zones_of(table: TableState, seat: Seat) -> Vec<AnyView> {
    let is_mine = seat == table.me();
    zones_where(table, Some(seat), |zone| match zone.site {
        Site::Owner => !(is_mine && zone.place.is_hand()),
        Site::BeforeHand | Site::AfterHand => !is_mine,
        Site::Middle | Site::Trick => false,
    })
}

/// The places of an owner at a site.
pub(super) fn zones_at(table: TableState, site: Site, owner: Option<Seat>) -> Vec<AnyView> {
    zones_where(table, owner, |zone| zone.site == site)
}

/// The places of an owner for which `is_here` is true.
fn zones_where(
    table: TableState,
    owner: Option<Seat>,
    is_here: impl Fn(&Lying) -> bool,
) -> Vec<AnyView> {
    let is_shown = |zone: &&Lying| zone.place.owner() == owner && is_here(zone);
    let places: Vec<Place> = table.derived.scene.with_untracked(|scene| {
        scene.zones.iter().filter(is_shown).map(|zone| zone.place).collect()
    });
    places.into_iter().map(|place| view! { <Zone table place/> }).collect_any()
}

/// The badges of a seat, or those of the table if `seat` is `None`.
#[component]
pub(super) fn Badges(table: TableState, seat: Option<Seat>) -> impl IntoView {
    let badges = Memo::new(move |_| {
        table.derived.scene.with(|scene| {
            let of = scene.badges.iter().filter(|badge| badge.seat == seat);
            of.cloned().collect::<Vec<_>>()
        })
    });
    let badge = |Badge { text, look, .. }: Badge| {
        let kind = match look {
            Look::Plain => "plain",
            Look::Suit(_) => "suit",
            Look::Stamp => "stamp",
            Look::Alert => "alert",
        };
        let suit = match look {
            Look::Suit(suit) => Some(suit),
            _ => None,
        };
        view! {
            <span class="badge" data-look=kind>
                {suit.map(|suit| view! { <SuitSign suit/> })}
                {text}
            </span>
        }
        .into_any()
    };
    part(move || badges.get().into_iter().map(badge).collect_any())
}

/// The button that sorts the hand. Its label shows the current order.
#[component]
fn Sorting(table: TableState) -> impl IntoView {
    let tens = move || {
        let first = |zone: &Lying| zone.cards.first().copied().flatten();
        table.of_zone(Place::hand(table.me()), first).and_then(Card::tens).is_some()
    };
    let sign = move || match table.input.sort.get() {
        // Number cards have neither suits nor court cards.
        Sort::Rank if tens() => "10–50",
        Sort::Rank => "A–K",
        Sort::Suit => "♠\u{fe0e}♥\u{fe0e}♣\u{fe0e}♦\u{fe0e}",
        Sort::Value => "2–A",
        Sort::Free => "",
    };
    view! {
        <button class="sorting" title=texts::with_key(texts::SORT, "S") on:click=on(move |_| table.sort_hand())>
            {texts::SORT.as_str()} " "
            <span class="order" aria-hidden="true">{text(sign)}</span>
        </button>
    }
}

#[component]
fn PlayerName(table: TableState, seat: Seat) -> impl IntoView {
    let index = seat.0 as usize;
    let name = table.names().of(seat).to_owned();
    let level = table.game.active.with_untracked(|active| active.bot(seat));
    let score = move || {
        printed(table.derived.scores.with(|scores| scores.get(index).copied().unwrap_or_default()))
    };
    let goal = table.derived.scene.with_untracked(|scene| scene.goal);
    view! {
        <header class="name">
            <Portrait figure=table.portrait(seat)/>
            <span class="who">
                <b>{name}</b>
                {(seat != table.me()).then(|| view! {
                    <span class="holds" aria-hidden="true">{text(move || card_count(table, seat))}</span>
                })}
                {level.map(|level| view! { <span class="level">{level_picker::title(level).as_str()}</span> })}
                {table.friends().map(|friends| view! {
                    <span class="presence" role="status">{text(move || friends.with(|them| them.presence(seat)))}</span>
                    {friends.with(|them| them.speech_bubble(seat))}
                })}
                <span class="badges-of"><Badges table seat=Some(seat)/></span>
            </span>
            <span class="score">
                <b>{text(score)}</b>
                {goal.map(|goal| view! { <span class="goal">" " {texts::goal(goal)}</span> })}
            </span>
        </header>
    }
}

/// Number of cards in a hand. Empty if one can see the number at a glance.
fn card_count(table: TableState, seat: Seat) -> String {
    table.of_zone(Place::hand(seat), |zone| match (zone.spread, zone.cards.len()) {
        (ZoneLayout::Row, count @ 5..) => count.to_string(),
        _ => String::new(),
    })
}

/// Progress of the hand towards its goal. `None` if the gauge of the seat shows the same.
fn meter_of_hand(table: TableState) -> Option<Meter> {
    let me = table.me();
    let meter = table.of_zone(Place::hand(me), |zone| zone.meter)?;
    let Meter { value, goal } = meter;
    let same = table
        .gauge(me)
        .is_some_and(|gauge| gauge.value == value && gauge.marks.last() == Some(&goal));
    Some(meter).filter(|_| !same)
}

/// A bar for the progress of the hand.
#[component]
fn HandMeter(table: TableState) -> impl IntoView {
    let meter = move || meter_of_hand(table);
    let state = move || match meter() {
        Some(Meter { value, goal }) if value == goal => "exact",
        Some(Meter { value, goal }) if value > goal => "over",
        _ => "under",
    };
    // The bar shows up to one and a half times the goal.
    let width = move || {
        let share = meter().map_or(0.0, |m| f64::from(m.value) / f64::from(m.goal.max(1)));
        format!("{}%", fixed1((share / 1.5).clamp(0.0, 1.0) * 100.0))
    };
    let words = move || {
        let Some(Meter { value, goal }) = meter() else { return String::new() };
        match value - goal {
            0 => texts::exactly(goal),
            more if more > 0 => texts::over(value, more),
            less => texts::short(value, -less),
        }
    };
    view! {
        <div class="meter" data-state=text(state)>
            <div class="meter-bar" aria-hidden="true">
                <div class="fill" style:width=text(width)></div>
                <div class="mark"></div>
            </div>
            <p>{text(words)}</p>
        </div>
    }
}

/// The moves of the selected cards, if all of them have the same gesture and so can share a button.
fn of_picked(table: TableState) -> Vec<OfferedMove> {
    if table.input.picked.get().is_none() || table.input.carried.get().is_some() {
        return Vec::new();
    }
    let mut moves = table.waiting_moves();
    let first = moves.first().map(|offered| offered.gesture.movement.clone());
    let same = |offered: &OfferedMove| Some(&offered.gesture.movement) == first.as_ref();
    if !moves.iter().all(same) {
        moves.clear();
    }
    moves
}

/// The buttons for moves.
#[component]
fn Actions(table: TableState) -> impl IntoView {
    let buttons = Memo::new(move |_| {
        let mut buttons = table.buttons();
        // If there are more, a panel shows them.
        buttons.truncate(if buttons.len() > BESIDE_THE_HAND { 0 } else { BESIDE_THE_HAND });
        buttons.extend(of_picked(table).into_iter().next());
        buttons
    });
    let is_many =
        move || buttons.with(Vec::len) + usize::from(table.may_hand_over()) >= BESIDE_THE_HAND;
    view! {
        <div class="table-actions" class:many=flag(is_many)>
            <For each=move || buttons.get() key=|offered| offered.text.clone() let:offered>
                <button class="button big" class:primary=!offered.rash aria-label=label_of(&offered.label) on:click=on({
                    let offered = offered.clone();
                    move |_| {
                        let picked = untrack(|| of_picked(table));
                        let is_picked = picked.contains(&offered);
                        let cards = table.input.picked.get_untracked().filter(|_| is_picked);
                        table.play_one_of(if is_picked { picked } else { vec![offered.clone()] }, cards);
                        focus_hand_soon(table);
                    }
                })>{offered.label.clone()}</button>
            </For>
            {part_while(move || table.may_hand_over(), move || view! {
                <button class="button plain" on:click=on(move |_| table.cover())>{texts::HAND_OVER.as_str()}</button>
            })}
        </div>
    }
}
