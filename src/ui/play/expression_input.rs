//! The line of a written move. Its parts come from cards and symbols, and can be changed or removed.

use leptos::prelude::*;

use crate::engine::event::Event;
use crate::engine::place::Place;
use crate::table::narration::AnyEvent;
use crate::table::pointer::Point;
use crate::table::{Bracket, InputChoice, InputToken, TextInput};
use crate::ui::focus::{focus_if_lost, is_nowhere};

use super::card_buttons::focus_hand_soon;
use super::state::{Choice, TableState, last_step};

impl TableState {
    /// The strings that may be written for a card. `None` if no line is being written, or not from cards of this
    /// place.
    pub(super) fn words_for(self, place: Place, index: usize) -> Option<Vec<InputChoice>> {
        self.derived.text_input.with(|writing| {
            let writing = writing.as_ref().filter(|writing| writing.from == place)?;
            writing.cards.get(index).cloned()
        })
    }

    /// Whether anything may be written for a card.
    pub(super) fn can_write(self, place: Place, index: usize) -> bool {
        let fits = |writing: &TextInput| writing.from == place && index < writing.cards.len();
        self.derived.text_input.with(|writing| writing.as_ref().is_some_and(fits))
    }

    /// Index of the part of the line for this card. Among equal cards, the first ones are used first.
    pub(super) fn token_of(self, place: Place, index: usize) -> Option<usize> {
        self.derived
            .text_input
            .with(|writing| writing.as_ref().filter(|it| it.from == place).map(|_| ()))?;
        let (card, before) = self.of_zone(place, |zone| {
            let card = *zone.cards.get(index)?;
            Some((card?, zone.cards[..index].iter().filter(|other| **other == card).count()))
        })?;
        self.derived.draft.with(|draft| {
            let mut same = draft.tokens.iter().enumerate().filter(|(_, it)| it.card == Some(card));
            same.nth(before).map(|(at, _)| at)
        })
    }

    /// Adds a tapped card to the line, or removes it.
    pub(super) fn write_card(self, place: Place, index: usize, words: Vec<InputChoice>) {
        match (untrack(|| self.token_of(place, index)), words.as_slice()) {
            (Some(at), _) => self.take_out(at),
            (None, [only]) => self.write(&only.text, None),
            _ => self.input.choice.set(Some(Choice::Words(words, None))),
        }
    }

    /// Writes a string in place of a part of the line, or else at the caret.
    pub(super) fn write(self, word: &str, instead_of: Option<usize>) {
        self.input.choice.set(None);
        let mut parts = self.parts();
        if let Some(part) = instead_of.and_then(|at| parts.get_mut(at)) {
            *part = word.into();
            return self.set_line(parts);
        }
        let at = self.input.caret.get_untracked().unwrap_or(parts.len()).min(parts.len());
        parts.insert(at, word.into());
        self.input.caret.set((at + 1 < parts.len()).then_some(at + 1));
        self.set_line(parts);
    }

    /// Handles a tap on a part of the line: replaces the part by its alternative, offers several, or removes the
    /// part.
    pub(super) fn touch(self, at: usize) {
        let token = self.derived.draft.with_untracked(|draft| draft.tokens.get(at).cloned());
        let others = token.map(|token| token.others).unwrap_or_default();
        match others.as_slice() {
            [] => self.take_out(at),
            [other] => self.write(&other.text, Some(at)),
            _ => self.input.choice.set(Some(Choice::Words(others, Some(at)))),
        }
        request_animation_frame(move || {
            focus_if_lost(&[&*format!("[data-token=\"{at}\"]"), ".signs button"]);
        });
    }

    /// Removes a part of the line, a bracket together with its other half. After a single part the caret stays there.
    fn take_out(self, at: usize) {
        let mut parts = self.parts();
        let half = self.derived.draft.with_untracked(|draft| other_half(&draft.tokens, at));
        let mut at_of_part = 0..parts.len();
        parts.retain(|_| at_of_part.next().is_none_or(|part| part != at && part != half));
        self.input.caret.set((half == at && at < parts.len()).then_some(at));
        self.set_line(parts);
    }

    /// Removes the part before the caret.
    pub(super) fn erase(self) {
        let mut parts = self.parts();
        let caret = self.input.caret.get_untracked().filter(|at| *at < parts.len());
        let Some(last) = caret.unwrap_or(parts.len()).checked_sub(1) else { return };
        parts.remove(last);
        self.input.caret.set(caret.map(|at| at - 1));
        self.set_line(parts);
    }

    /// Replaces the line.
    pub(super) fn start_line(self, line: String) {
        // The focused element may be a part of the line, which then disappears.
        if !is_nowhere() {
            focus_hand_soon(self);
        }
        self.input.caret.set(None);
        self.input.line.set(line);
    }

    /// Clears the line when a card leaves the place from which the line is written.
    pub(super) fn drop_stale_line(self) {
        let place =
            self.derived.text_input.with_untracked(|writing| writing.as_ref().map(|w| w.from));
        let left =
            |event: &AnyEvent| matches!(event, Event::Move { from, .. } if Some(*from) == place);
        let me = self.me();
        if self.game.active.with_untracked(|active| last_step(active, Some(me)).1.iter().any(left))
        {
            self.start_line(String::new());
        }
    }

    /// Whether the dragged card may be added to the line.
    pub(super) fn carries_word(self) -> bool {
        let Some(drag) = self.input.carried.get() else { return false };
        matches!(
            self.indices_of(&drag).as_deref(),
            Some([index]) if self.can_write(drag.place, *index)
                && self.token_of(drag.place, *index).is_none()
        )
    }

    /// Adds a card that was dropped on the editor to the line. False if it was dropped elsewhere.
    pub(super) fn drop_on_line(self, place: Place, indices: &[usize], (x, y): Point) -> bool {
        let [index] = indices[..] else { return false };
        let words = untrack(|| self.words_for(place, index));
        let is_used = untrack(|| self.token_of(place, index)).is_some();
        let words = words.filter(|_| !is_used && self.aim(".writer", x, y));
        let is_written = words.is_some();
        if let Some(words) = words {
            self.write_card(place, index, words);
        }
        is_written
    }

    /// Whether this point of the window is inside an element that matches `target`. If the point is on a part of the
    /// line, the caret moves before that part.
    pub(super) fn aim(self, target: &str, x: f64, y: f64) -> bool {
        let found = document().element_from_point(x as f32, y as f32);
        let within =
            |selector: &str| found.as_ref().and_then(|it| it.closest(selector).ok().flatten());
        let at = within("[data-token]").and_then(|token| token.get_attribute("data-token"));
        if let Some(at) = at.and_then(|at| at.parse().ok()) {
            self.input.caret.set(Some(at));
        }
        within(target).is_some()
    }

    fn parts(self) -> Vec<String> {
        self.derived
            .draft
            .with_untracked(|draft| draft.tokens.iter().map(|it| it.text.clone()).collect())
    }

    fn set_line(self, parts: Vec<String>) {
        self.input.line.set(parts.join(" "));
    }
}

/// Index of the other half of a bracket. Returns `at` if the part is no bracket, or its other half is missing.
fn other_half(tokens: &[InputToken], at: usize) -> usize {
    let step = |bracket: Bracket| match bracket {
        Bracket::Opens => 1,
        Bracket::Closes => -1,
        Bracket::Neither => 0,
    };
    let here = tokens.get(at).map_or(0, |token| step(token.bracket));
    let mut depth = 0;
    let mut meets = |index: &usize| {
        depth += step(tokens[*index].bracket);
        depth == 0
    };
    let found = match here {
        1 => (at..tokens.len()).find(|index| meets(index)),
        -1 => (0..=at).rev().find(|index| meets(index)),
        _ => None,
    };
    found.unwrap_or(at)
}
