//! The summary: one sentence, the chance to win in the course of the match, and the luck and mistakes of all players.

use leptos::prelude::*;

use crate::bots::review::account::Account;
use crate::engine::seat::Seat;
use crate::i18n::Text;
use crate::saves::review::MatchReview;
use crate::svg::number::fixed3;
use crate::ui::erased::{CollectAny, part};

use super::chance_chart::chance_chart;
use super::explanation::what_is_this;
use super::percent::{in_percent, percent};
use super::state::ReviewState;
use super::texts;

/// Luck that is worth a sentence.
const SOME: f64 = 0.05;

/// The summary of the seat that is shown, as soon as its decisions are reviewed: luck is what they leave.
#[component]
pub(super) fn Summary(state: ReviewState) -> impl IntoView {
    // Later answers change only the bars of the others.
    let done = Memo::new(move |_| {
        let seats = Seat::all(state.names().len() as u8);
        seats.filter(|seat| state.is_done(*seat)).collect::<Vec<Seat>>()
    });
    part(move || {
        let (seat, done) = (state.seat.get(), done.get());
        // What was not reviewed would count as played without a mistake.
        if !done.contains(&seat) || state.failed.get() {
            return ().into_any();
        }
        let count = |review: &MatchReview| (review.account(seat), review.mistakes(seat).len());
        let (account, mistakes) = state.review.with_untracked(count);
        view! {
            <section class="review-summary">
                <p class="lead">{sentence(state, seat, &account, mistakes)}</p>
                <div>
                    {chance_chart(&account)}
                    {what_is_this(&[texts::WHAT_CHANCE, chances_of(state)])}
                </div>
                {everybody(state, &done)}
            </section>
        }
        .into_any()
    })
}

/// Where the chances come from.
pub(super) fn chances_of(state: ReviewState) -> Text {
    match state.names().len() {
        1 => texts::WHAT_EXACT,
        _ => texts::WHAT_PLAYOUTS,
    }
}

fn sentence(state: ReviewState, seat: Seat, account: &Account, mistakes: usize) -> String {
    if account.skill.is_empty() {
        return texts::NO_DECISIONS.into();
    }
    let names = state.spoken_names();
    let who = names.person(seat);
    let skill = match mistakes {
        0 => texts::no_mistakes(who),
        n => texts::mistakes(who, n, in_percent(-account.total_skill()).as_str()),
    };
    let luck = match account.total_luck() {
        luck if luck > SOME => texts::lucky(in_percent(luck).as_str()),
        luck if luck < -SOME => texts::unlucky(in_percent(-luck).as_str()),
        _ => texts::EVEN.into(),
    };
    format!("{skill} {luck}")
}

/// Two bars for each player whose decisions are reviewed.
fn everybody(state: ReviewState, done: &[Seat]) -> AnyView {
    let names = state.names();
    let accounts: Vec<(String, Account)> = state.review.with_untracked(|review| {
        let name = |seat: &Seat| names[usize::from(seat.0)].clone();
        done.iter().map(|seat| (name(seat), review.account(*seat))).collect()
    });
    let largest = accounts.iter().map(|(_, it)| it.total_luck().abs().max(-it.total_skill()));
    let whole = largest.fold(0.01, f64::max);
    let row = |(name, account): (String, Account)| {
        let bar = |title: &'static str, class: &'static str, value: f64| {
            let sign = ["−", "", "+"][(percent(value).signum() + 1) as usize];
            let number = format!("{sign}{}", texts::percent(percent(value.abs())));
            view! {
                <span class="bar-title">{title}</span>
                <i class=class class:below=value < 0.0 aria-hidden="true" style=("--share", fixed3(value.abs() / whole))></i>
                <b>{number}</b>
            }
        };
        view! {
            <li>
                <h3>{name}</h3>
                <p>{bar(texts::LUCK.as_str(), "amount luck", account.total_luck())}</p>
                <p>{bar(texts::MISTAKES.as_str(), "amount skill", account.total_skill())}</p>
            </li>
        }
    };
    view! {
        <div class="accounts">
            <h2>{texts::LUCK_AND_SKILL.as_str()}</h2>
            <ul role="list">{accounts.into_iter().map(row).collect_any()}</ul>
            {what_is_this(&[texts::WHAT_LUCK, texts::WHAT_MISTAKE, texts::WHAT_SUM])}
        </div>
    }
    .into_any()
}
