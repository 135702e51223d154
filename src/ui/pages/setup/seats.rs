//! The players at the seats: people at this device, and bots.

use leptos::ev::Event;
use leptos::prelude::*;

use crate::bots::Level;
use crate::bots::strength::Strength;
use crate::table::layout::{TableSide, side_of};
use crate::ui::components::level_picker::{self, strengths};
use crate::ui::components::portrait::{Portrait, figures_of};
use crate::ui::erased::{CollectAny, flag, on, part, part_while, text};
use crate::ui::friends::invite_texts::A_FRIEND;
use crate::ui::setup_form::{FRIEND, SetupForm};
use crate::ui::texts;

/// The rows of all seats in use.
#[component]
pub(crate) fn Seats(
    seats: u8,
    strength: Option<Strength>,
    /// The options that are not the usual ones, as the measurements name them.
    changed: Memo<String>,
    chosen: RwSignal<SetupForm>,
) -> impl IntoView {
    let seated = Memo::new(move |_| chosen.with(seated));
    let seats = (0..usize::from(seats)).map(|seat| {
        part_while(
            move || chosen.with(|chosen| seat < usize::from(chosen.seats)),
            move || view! { <SeatRow seat seated chosen/> },
        )
    });
    view! {
        <fieldset>
            <legend>{texts::WHO_PLAYS.as_str()}</legend>
            <p class="quiet">{texts::WHO_PLAYS_WHY.as_str()}</p>
            {part(move || seated.with(|all| plan(all)))}
            <ol class="seats" role="list">{seats.collect_any()}</ol>
            {strength.map(|strength| part(move || {
                let seats = chosen.with(|chosen| chosen.seats);
                changed.with(|options| strengths(strength, seats, options))
            }))}
        </fieldset>
    }
}

/// The table from above: where everybody sits, in turn order to the left. The rows below say the same in words.
fn plan(seated: &[SeatedPlayer]) -> AnyView {
    let others = seated.len().saturating_sub(1);
    let seat = |seat: usize| {
        let SeatedPlayer { name, figure } = seated[seat].clone();
        view! { <li><Portrait figure/><b>{name}</b></li> }
    };
    let side = |(side, class): (TableSide, &'static str)| {
        let here = (0..others).filter(|index| side_of(*index, others) == side);
        view! { <ul class=class>{here.map(|index| seat(index + 1)).collect_any()}</ul> }
    };
    let sides =
        [(TableSide::Left, "left"), (TableSide::Far, "far"), (TableSide::Right, "right")].map(side);
    view! {
        <div class="plan" aria-hidden="true">
            {sides.into_iter().collect_any()}
            <i></i>
            <ul class="near">{seat(0)}</ul>
        </div>
    }
    .into_any()
}

/// A player at the table.
#[derive(Clone, PartialEq)]
struct SeatedPlayer {
    name: String,
    /// Number of the portrait.
    figure: usize,
}

/// The players at the seats in use.
fn seated(chosen: &SetupForm) -> Vec<SeatedPlayer> {
    let names: Vec<String> = chosen.sit_down().into_iter().map(|player| player.name).collect();
    let figures = figures_of(&names, &SetupForm::usual_bots());
    let seated = names.into_iter().zip(figures);
    seated.map(|(name, figure)| SeatedPlayer { name, figure }).collect()
}

/// One seat: a person with a name, or a bot of some level. The first seat is a person's. Its name is asked only if
/// there are several people.
#[component]
fn SeatRow(
    seat: usize,
    seated: Memo<Vec<SeatedPlayer>>,
    chosen: RwSignal<SetupForm>,
) -> impl IntoView {
    let bot = move || chosen.with(|chosen| chosen.players[seat].bot.clone());
    let is_person = move || bot().is_none();
    let is_friend = move || bot().as_deref() == Some(FRIEND);
    let several = move || {
        chosen.with(|chosen| {
            let taken = &chosen.players[..usize::from(chosen.seats)];
            taken.iter().filter(|player| player.bot.is_none()).count() > 1 || chosen.invites()
        })
    };
    let sit = on(move |ev: Event| {
        let level = Some(event_target_value(&ev)).filter(|level| !level.is_empty());
        chosen.update(|chosen| chosen.players[seat].bot = level);
    });
    let kind = |(value, title): (String, String)| {
        let this = value.clone();
        let is_so = flag(move || bot().unwrap_or_default() == this);
        view! { <option value=value selected=is_so>{title}</option> }
    };
    let bots =
        Level::ALL.map(|level| (level.to_string(), texts::a_bot(level_picker::title(level))));
    let people = [(String::new(), texts::A_PERSON.into()), (FRIEND.into(), A_FRIEND.into())];
    let kinds = people.into_iter().chain(bots);
    let here = Memo::new(move |_| seated.with(|all| all.get(seat).cloned()));
    let name = text(move || match here.get() {
        Some(player) if !is_friend() && (!is_person() || seat == 0) => player.name,
        _ => String::new(),
    });
    let who = match seat {
        0 => ().into_any(),
        _ => view! {
            <select aria-label=texts::seat(seat + 1) on:change=sit>{kinds.map(kind).collect_any()}</select>
        }
        .into_any(),
    };
    view! {
        <li>
            {part(move || here.get().map(|player| view! { <Portrait figure=player.figure/> }))}
            <span class="name-of-player">{name}</span>
            {who}
            {part_while(move || is_person() && (seat > 0 || several()), move || view! {
                <Name seat chosen/>
            })}
        </li>
    }
}

#[component]
fn Name(seat: usize, chosen: RwSignal<SetupForm>) -> impl IntoView {
    let name = chosen.with_untracked(|chosen| chosen.players[seat].name.clone());
    let named = on(move |ev: Event| {
        chosen.update(|chosen| chosen.players[seat].name = event_target_value(&ev));
    });
    view! {
        <input type="text" class="name-of-seat" maxlength="20" autocomplete="off"
            aria-label=texts::name_of(seat + 1)
            placeholder=texts::player(seat + 1)
            prop:value=name on:change=named/>
    }
}
