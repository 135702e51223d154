//! The results of all games together, as pictures with numbers beside them.

use leptos::prelude::*;

use crate::games;
use crate::saves::statistics::{Overview, ScoreChart, Share};
use crate::svg::number::fixed3;
use crate::ui::erased::CollectAny;

use super::{level_title, texts};

/// The section with all results. Nothing if there are no matches.
pub(super) fn overview(all: &Overview) -> AnyView {
    if all.played == 0 {
        return ().into_any();
    }
    let game_title = |id: &str| games::find_game(id).map_or("", |game| game.info().title.as_str());
    let latest = all.latest();
    let latest_won = latest.iter().filter(|won| **won).count();
    let spots = latest.iter().map(|won| view! { <i class:lost=!won></i> }).collect_any();
    view! {
        <section class="overview">
            <h2>{texts::won_of(all.won, all.played)}</h2>
            {(!latest.is_empty()).then(|| view! {
                <figure class="latest">
                    <div class="spots" aria-hidden="true">{spots}</div>
                    <figcaption class="quiet">{texts::latest(latest.len() as u32, latest_won as u32)}</figcaption>
                </figure>
            })}
            {share_of_wins(&all.results)}
            <div class="shares">
                {shares(texts::BY_GAME.as_str(), &all.games, &game_title)}
                {shares(texts::BY_LEVEL.as_str(), &all.levels, &level_title)}
            </div>
        </section>
    }
    .into_any()
}

/// The share of wins among ten matches, in the course of time.
fn share_of_wins(results: &[bool]) -> Option<AnyView> {
    let percents: Vec<(i32, bool)> =
        results.iter().map(|won| (if *won { 100 } else { 0 }, *won)).collect();
    let chart = ScoreChart::of(&percents).filter(|chart| chart.edges == (100, 0))?;
    let (first, last) = (*chart.averages.first()?, *chart.averages.last()?);
    let (least, most) = (*chart.averages.iter().min()?, *chart.averages.iter().max()?);
    let edge = |percent: i32| view! { <span>{texts::percent(percent)}</span> };
    let figure = view! {
        <figure class="points">
            <div class="edges" aria-hidden="true">{edge(100)}{edge(0)}</div>
            <svg viewBox="0 0 300 100" preserveAspectRatio="none" aria-hidden="true">
                <path class="half" d="M0 50H300"/>
                <path class="moving" d=chart.moving/>
            </svg>
            <figcaption class="quiet">{texts::wins_over_time(first, last, least, most)}</figcaption>
        </figure>
    };
    Some(figure.into_any())
}

/// A bar for each game or level: how many matches were won.
fn shares(title: &'static str, shares: &[Share], name: &dyn Fn(&str) -> &'static str) -> AnyView {
    let bar = |share: &Share| {
        let part = fixed3(f64::from(share.won) / f64::from(share.played.max(1)));
        view! {
            <li>
                <span>{name(&share.id)}</span>
                <b>{texts::of(share.won, share.played)}</b>
                <i aria-hidden="true" style=("--share", part)></i>
            </li>
        }
    };
    view! {
        <div>
            <h3>{title}</h3>
            <ul class="bars" role="list">{shares.iter().map(bar).collect_any()}</ul>
        </div>
    }
    .into_any()
}
