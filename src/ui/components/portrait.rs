//! Portraits of the players: busts of circles and straight cuts, like the court cards. Their outlines alone
//! distinguish them.

use leptos::prelude::*;

use crate::ui::erased::CollectAny;

/// Shapes from the lowest to the highest: colour and outline, in a square of 40 by 40.
type Figure = &'static [(&'static str, &'static str)];

const FACE: &str = "M13 15H27V26A7 8 0 0 1 13 26Z";
const SHOULDERS: &str = "M6 40Q8 32 20 32Q32 32 34 40Z";

/// The characters. The first five are those of the usual bots.
const FIGURES: [Figure; 12] = [
    // Long hair with a fringe.
    &[
        ("print", "M8 36V22A12 13 0 0 1 32 22V36Z"),
        ("hue-1", SHOULDERS),
        ("skin", FACE),
        ("print", "M11 22Q11 10 20 10Q29 10 29 22Q23 20 20 15Q17 20 11 22Z"),
    ],
    // A cap and a beard.
    &[
        ("hue-2", SHOULDERS),
        ("skin", FACE),
        ("chestnut", "M12 25Q16 28 20 26Q24 28 28 25Q29 36 20 36Q11 36 12 25Z"),
        ("hearts", "M10 16A10 9 0 0 1 30 16Z"),
        ("print", "M8 15H33V18H8Z"),
    ],
    // A bun.
    &[
        ("blond", "M15 7A5 5 0 0 1 25 7A5 5 0 0 1 15 7ZM10 28V20A10 10 0 0 1 30 20V28Z"),
        ("hue-4", SHOULDERS),
        ("skin", FACE),
        ("blond", "M11 21Q12 12 20 12Q28 12 29 21Q20 13 11 21Z"),
    ],
    // A bald head and a moustache.
    &[
        ("print", SHOULDERS),
        ("brown", "M12 17A8 8 0 0 1 28 17V26A8 8 0 0 1 12 26Z"),
        ("print", "M20 26Q15 24 10 28Q15 31 20 28Q25 31 30 28Q25 24 20 26Z"),
        ("paper", "M17 40 20 33 23 40Z"),
    ],
    // Curls.
    &[
        (
            "chestnut",
            "M8 24A5 5 0 0 1 7 15A6 6 0 0 1 13 7A6 6 0 0 1 20 5A6 6 0 0 1 27 7A6 6 0 0 1 33 15A5 5 0 0 1 32 24Z",
        ),
        ("hearts", SHOULDERS),
        ("brown", FACE),
        ("chestnut", "M11 19A5 4 0 0 1 18 14A5 4 0 0 1 25 14Q29 15 29 19Q24 16 20 18Q15 16 11 19Z"),
    ],
    // A top hat.
    &[
        ("hue-5", SHOULDERS),
        ("skin", FACE),
        ("print", "M13 3H27V15H32V18H8V15H13Z"),
        ("hearts", "M13 12H27V15H13Z"),
    ],
    // A headscarf.
    &[
        ("gold", "M9 22A11 14 0 0 1 31 22L33 34H7Z"),
        ("hue-1", SHOULDERS),
        ("brown", "M14 19H26V26A6 7 0 0 1 14 26Z"),
        ("gold", "M13 20A7 6 0 0 1 27 20Z"),
    ],
    // Hair on end.
    &[
        ("hue-1", SHOULDERS),
        ("skin", FACE),
        ("blond", "M11 20 8 10 14 12 15 4 20 10 26 4 27 12 32 10 29 20 24 16H16Z"),
    ],
    // Two plaits.
    &[
        ("chestnut", "M6 18H11V30L8.5 35 6 30ZM29 18H34V30L31.5 35 29 30ZM9 22A11 12 0 0 1 31 22Z"),
        ("hue-4", SHOULDERS),
        ("skin", FACE),
        ("chestnut", "M11 20Q14 11 20 11V16ZM29 20Q26 11 20 11V16Z"),
        ("hearts", "M5.5 29H11.5V31.5H5.5ZM28.5 29H34.5V31.5H28.5Z"),
    ],
    // A pointed hood.
    &[("hue-3", "M7 40Q6 22 20 3Q34 22 33 40Z"), ("skin", "M14 20H26V27A6 7 0 0 1 14 27Z")],
    // A ponytail at the side.
    &[
        ("silver", "M27 13Q37 10 36 20T33 30Q30 24 31 18ZM10 24V20A10 10 0 0 1 30 20V24Z"),
        ("hearts", SHOULDERS),
        ("skin", FACE),
        ("silver", "M11 21Q11 11 22 11Q28 13 29 21Q25 15 22 14Q17 20 11 21Z"),
    ],
    // A broad hat.
    &[
        ("hue-2", SHOULDERS),
        ("brown", FACE),
        ("chestnut", "M12 14Q12 6 16 7Q20 9 24 7Q28 6 28 14Z"),
        ("chestnut", "M3 13Q20 18 37 13Q35 20 20 20Q5 20 3 13Z"),
    ],
];

/// The portrait of a seat, all different at one table. A name that no bot has by default begins elsewhere in the list,
/// so that people do not look like the usual bots.
pub(crate) fn figures_of(names: &[String], usual: &[&str]) -> Vec<usize> {
    let mut taken: Vec<usize> = Vec::new();
    for name in names {
        let sum = name.bytes().fold(0_usize, |sum, byte| sum * 31 % 9973 + usize::from(byte));
        let others = FIGURES.len() - usual.len();
        let wish = usual.iter().position(|bot| bot == name);
        let wish = wish.unwrap_or(usual.len() + sum % others);
        let free = |figure: &usize| !taken.contains(figure);
        let next = (0..FIGURES.len()).map(|step| (wish + step) % FIGURES.len()).find(free);
        taken.push(next.unwrap_or(wish));
    }
    taken
}

/// A portrait. The name beside it says who it is.
#[component]
pub(crate) fn Portrait(figure: usize) -> impl IntoView {
    let shapes = FIGURES[figure % FIGURES.len()].iter();
    let shape = |&(colour, outline): &(&'static str, &'static str)| {
        view! { <path fill=format!("var(--{colour})") d=outline/> }
    };
    view! {
        <svg class="portrait" viewBox="0 0 40 40" aria-hidden="true">
            {shapes.map(shape).collect_any()}
            <path class="eyes" d="M17 22.5h0M23 22.5h0"/>
        </svg>
    }
}
