//! The figures of the matches that one person has played against bots of one level.

use wasm_bindgen::JsValue;

use crate::game::Turn;
use crate::ui::launch::Sitting;
use crate::ui::storage::{self, Json, list, object};

/// Where they are kept.
const KEPT: &str = "statistics";
/// The level where bots of several levels sat at the table.
pub(super) const MIXED: &str = "mixed";

/// The figures of one game and level.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Figures {
    pub(super) game: String,
    /// The bots' level by name; nothing for a solitaire.
    pub(super) level: String,
    pub(super) played: u32,
    pub(super) won: u32,
    /// The best points, whichever way the game counts.
    pub(super) best: i32,
    /// All points of all matches.
    points: i32,
    /// Matches won in a row, up to the last one.
    pub(super) streak: u32,
    pub(super) longest: u32,
    pub(super) hints: u32,
    pub(super) undos: u32,
}

impl Figures {
    /// All that are kept.
    pub(super) fn all() -> Vec<Figures> {
        storage::load(KEPT).items().iter().map(Figures::read).collect()
    }

    fn read(kept: &Json) -> Figures {
        let text = |name| kept.get(name).text().unwrap_or_default();
        let number = |name| kept.get(name).number().unwrap_or_default();
        Figures {
            game: text("game"),
            level: text("level"),
            played: number("played") as u32,
            won: number("won") as u32,
            best: number("best"),
            points: number("points"),
            streak: number("streak") as u32,
            longest: number("longest") as u32,
            hints: number("hints") as u32,
            undos: number("undos") as u32,
        }
    }

    fn written(&self) -> JsValue {
        object(&[
            ("game", (&self.game).into()),
            ("level", (&self.level).into()),
            ("played", self.played.into()),
            ("won", self.won.into()),
            ("best", self.best.into()),
            ("points", self.points.into()),
            ("streak", self.streak.into()),
            ("longest", self.longest.into()),
            ("hints", self.hints.into()),
            ("undos", self.undos.into()),
        ])
    }

    fn keep(all: &[Figures]) {
        storage::save(KEPT, &list(all.iter().map(Figures::written)));
    }

    /// Forgets them all.
    pub(super) fn forget() {
        Figures::keep(&[]);
    }

    /// Points in a match, rounded to the nearest.
    pub(super) fn average(&self) -> i32 {
        let played = i32::try_from(self.played.max(1)).unwrap_or(i32::MAX);
        (2 * self.points + played).div_euclid(2 * played)
    }

    fn add(&mut self, points: i32, has_won: bool, is_better: bool) {
        self.played += 1;
        self.points = self.points.saturating_add(points);
        if is_better || self.played == 1 {
            self.best = points;
        }
        self.won += u32::from(has_won);
        self.streak = if has_won { self.streak + 1 } else { 0 };
        self.longest = self.longest.max(self.streak);
    }
}

/// Notes a match that has come to its end, once. Only what one person has played without seeing new things and taking
/// them back counts.
pub(in crate::ui) fn note(sitting: &mut Sitting) {
    let Turn::Over(outcome) = sitting.game.turn() else { return };
    let Some(seat) = sitting.only_person() else { return };
    if std::mem::replace(&mut sitting.tally.noted, true) || sitting.tally.practice {
        return;
    }
    let info = sitting.game.info();
    let scores = sitting.game.show(None).scores;
    let points = scores.get(usize::from(seat.0)).copied().unwrap_or_default();
    let level = level(sitting);
    let mut all = Figures::all();
    let found = all.iter().position(|figures| figures.game == info.id && figures.level == level);
    let at = found.unwrap_or_else(|| {
        all.push(Figures { game: info.id.into(), level, ..Figures::default() });
        all.len() - 1
    });
    let figures = &mut all[at];
    let is_better = if info.points_are_bad { points < figures.best } else { points > figures.best };
    figures.add(points, outcome.winners.contains(seat), is_better);
    figures.hints += sitting.tally.hints;
    figures.undos += sitting.tally.undos;
    Figures::keep(&all);
}

/// The level of all bots at the table.
fn level(sitting: &Sitting) -> String {
    let mut levels = sitting.players.iter().filter_map(|player| player.bot.as_ref());
    let first = levels.next().cloned().unwrap_or_default();
    if levels.all(|level| *level == first) { first } else { MIXED.into() }
}
