//! The figures of a group of similar matches, and a chart of their points.

use leptos::prelude::*;

use crate::engine::options::OptionValue;
use crate::games::AnyGame;
use crate::i18n::Text;
use crate::saves::statistics::histogram::{Bar, bars};
use crate::saves::statistics::{Group, ScoreChart, Stats};
use crate::svg::number::fixed3;
use crate::ui::erased::CollectAny;
use crate::ui::texts as pages;

use super::{level_title, texts};

/// Figures and chart of a group.
pub(crate) fn of_group(game: &dyn AnyGame, group: &Group) -> AnyView {
    let course = ScoreChart::of(&group.points).map(|course| picture(&course));
    view! {
        <h3>{title(game, group)}</h3>
        {figures(rows(&group.figures))}
        {course}
        {histogram(&group.points)}
    }
    .into_any()
}

/// A list of figures with their names.
pub(super) fn figures(rows: Vec<(Text, String)>) -> AnyView {
    let row = |(title, value): (Text, String)| {
        view! { <div><dt>{title.as_str()}</dt><dd>{value}</dd></div> }
    };
    view! { <dl class="figures">{rows.into_iter().map(row).collect_any()}</dl> }.into_any()
}

fn rows(figures: &Stats) -> Vec<(Text, String)> {
    let Stats { played, won, streak, longest, best, hints, undos, .. } = *figures;
    let number = |number: u32| pages::number(number);
    let percent = texts::percent(figures.percent());
    let mut rows = vec![
        (texts::PLAYED, number(played)),
        (texts::WON, format!("{} · {percent}", number(won))),
        (texts::BEST, pages::number(best)),
        (texts::AVERAGE, pages::number(figures.average() as i32)),
        (texts::STREAK, number(streak)),
        (texts::LONGEST_STREAK, number(longest)),
    ];
    if hints > 0 || undos > 0 {
        rows.extend([(texts::HINTS, number(hints)), (texts::UNDOS, number(undos))]);
    }
    rows
}

/// Level, number of players, and the options that differ from the defaults.
fn title(game: &dyn AnyGame, group: &Group) -> String {
    let mut parts = vec![level_title(&group.level).to_owned()];
    match group.seats {
        0 => parts.push(texts::EARLIER.into()),
        1 => {}
        seats => parts.push(texts::players(seats)),
    }
    let pairs = group.options.split(',').filter_map(|pair| pair.split_once(':'));
    for (id, value) in pairs {
        let choice = game.options_info().into_iter().find(|choice| choice.id == id);
        let known =
            choice.as_ref().and_then(|choice| choice.values.iter().find(|it| it.id == value));
        parts.push(match (&choice, known) {
            (Some(choice), Some(value))
                if choice.values == bool::VALUES && value.id == bool::VALUES[1].id =>
            {
                choice.title.into()
            }
            (Some(choice), Some(value)) => pages::credit(choice.title, value.title),
            // An option from another version.
            _ => pages::credit(id, value),
        });
    }
    parts.join(" · ")
}

/// The points of each match as dots, in order, and their moving average as a line.
fn picture(course: &ScoreChart) -> AnyView {
    let (most, least) = course.edges;
    let (won, of) = course.lately;
    view! {
        <figure class="points">
            <div class="edges"><span>{pages::number(most)}</span><span>{pages::number(least)}</span></div>
            <svg viewBox="0 0 300 100" preserveAspectRatio="none" aria-hidden="true">
                <path class="moving" d=course.moving.clone()/>
                <path class="dots" d=format!("{}{}", course.won, course.lost)/>
                <path class="dots lost" d=course.lost.clone()/>
            </svg>
            <figcaption class="quiet">
                {texts::course(course.drawn as u32)} " " {texts::lately(of as u32, won as u32, course.average as i32)}
                " "<span class="key" aria-hidden="true">{texts::WON_DOT.as_str()}</span>
                <span class="key lost" aria-hidden="true">{texts::LOST_DOT.as_str()}</span>
            </figcaption>
        </figure>
    }
    .into_any()
}

/// How often results of each size occurred. A column is as high as the number of its matches; its lower part are the
/// wins.
fn histogram(points: &[(i32, bool)]) -> Option<AnyView> {
    let bars = bars(points);
    let highest = bars.iter().copied().max_by_key(|bar| bar.count())?;
    let height = |count: u32| fixed3(f64::from(count) / f64::from(highest.count()));
    let column = |bar: &Bar| {
        view! {
            <li style=("--won", height(bar.won)) style=("--all", height(bar.count()))>
                <span>{pages::number(bar.scores.0)}</span>
            </li>
        }
    };
    let scores = |bar: &Bar| match bar.scores {
        (least, most) if least == most => pages::number(least),
        (least, most) => texts::range(least, most),
    };
    let told = bars.iter().filter(|bar| bar.count() > 0);
    let told: Vec<String> =
        told.map(|bar| texts::bar(&*scores(bar), bar.count(), bar.won)).collect();
    let figure = view! {
        <figure class="histogram">
            <ol aria-hidden="true">{bars.iter().map(column).collect_any()}</ol>
            <figcaption class="quiet">
                {texts::distribution(&*scores(&highest), highest.count())}
                <span class="hidden-text">" " {told.join("; ")}</span>
            </figcaption>
        </figure>
    };
    Some(figure.into_any())
}
