//! The chance to win in the course of the match, as a picture.

use leptos::prelude::*;

use crate::bots::review::account::Account;
use crate::svg::number::fixed1;

use super::percent::percent;
use super::texts;

/// Size of the picture, as in its view box.
const WIDTH: f64 = 320.0;
/// See [`WIDTH`].
const HEIGHT: f64 = 100.0;

/// The line from the start to the result, with a spot for each mistake.
pub(super) fn chance_chart(account: &Account) -> AnyView {
    let count = account.skill.len();
    if count < 2 {
        return ().into_any();
    }
    let x = |at: usize| fixed1(WIDTH * at as f64 / (count + 1) as f64);
    let y = |chance: f64| fixed1(HEIGHT * (1.0 - chance.clamp(0.0, 1.0)));
    let point = |at: usize, chance: f64| format!("{} {}", x(at), y(chance));
    let mut chance = account.start;
    let (mut stops, mut mistakes) = (vec![point(0, chance)], Vec::new());
    for (at, lost) in account.skill.iter().enumerate() {
        chance += account.luck[at];
        stops.push(point(at + 1, chance));
        chance += lost;
        if *lost < 0.0 {
            stops.push(point(at + 1, chance));
            mistakes.push(point(at + 1, chance));
        }
    }
    stops.push(point(count + 1, account.result));
    let line = format!("M{}", stops.join("L"));
    // A line without length is a dot.
    let dots: String = mistakes.iter().map(|at| ["M", at, "h0"].concat()).collect();
    let edge = |percent: i64| view! { <span>{texts::percent(percent)}</span> };
    view! {
        <figure class="points chance">
            <figcaption>{texts::CHANCE.as_str()}</figcaption>
            <div class="edges" aria-hidden="true">{edge(100)}{edge(0)}</div>
            <svg viewBox="0 0 320 100" preserveAspectRatio="none" role="img"
                aria-label=texts::chart(percent(account.start), percent(account.result))>
                <path class="half" d="M0 50H320"/>
                <path class="moving" d=line/>
                <path class="dots" d=dots/>
            </svg>
        </figure>
    }
    .into_any()
}
