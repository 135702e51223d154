//! The line that a player writes: its parts come from cards and signs, and can be changed or taken out.

use leptos::prelude::*;

use super::card_buttons::focus_hand_soon;
use super::state::{Choice, Drag, TableState, last_step};
use crate::engine::event::Event;
use crate::engine::place::Place;
use crate::table::narration::AnyEvent;
use crate::table::{Bracket, InputChoice, InputToken, TextInput};
use crate::ui::focus::{focus_if_lost, is_nowhere};

impl TableState {
    /// What may be written for a card, if a line is being written out of such cards.
    pub(super) fn words_for(self, place: Place, index: usize) -> Option<Vec<InputChoice>> {
        self.derived.text_input.with(|writing| {
            let writing = writing.as_ref().filter(|writing| writing.from == place)?;
            writing.cards.get(index).cloned()
        })
    }

    /// Whether something may be written for a card.
    pub(super) fn can_write(self, place: Place, index: usize) -> bool {
        let fits = |writing: &TextInput| writing.from == place && index < writing.cards.len();
        self.derived.text_input.with(|writing| writing.as_ref().is_some_and(fits))
    }

    /// The part of the line that stands for this card. Of equal cards the first ones are used first.
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

    /// A card was tapped: it goes into the line, or out of it again.
    pub(super) fn write_card(self, place: Place, index: usize, words: Vec<InputChoice>) {
        match (untrack(|| self.token_of(place, index)), words.as_slice()) {
            (Some(at), _) => self.take_out(at),
            (None, [only]) => self.write(&only.text, None),
            _ => self.input.choice.set(Some(Choice::Words(words, None))),
        }
    }

    /// Writes a word in the place of a part of the line, or else where the next one goes.
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

    /// A part of the line was tapped: it becomes what else it could be, or it goes.
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

    /// Takes a part out of the line, a bracket with its other half. What is written next goes there.
    fn take_out(self, at: usize) {
        let mut parts = self.parts();
        let half = self.derived.draft.with_untracked(|draft| other_half(&draft.tokens, at));
        let mut at_of_part = 0..parts.len();
        parts.retain(|_| at_of_part.next().is_none_or(|part| part != at && part != half));
        self.input.caret.set((half == at && at < parts.len()).then_some(at));
        self.set_line(parts);
    }

    /// Takes away what stands before the caret.
    pub(super) fn erase(self) {
        let mut parts = self.parts();
        let caret = self.input.caret.get_untracked().filter(|at| *at < parts.len());
        let Some(last) = caret.unwrap_or(parts.len()).checked_sub(1) else { return };
        parts.remove(last);
        self.input.caret.set(caret.map(|at| at - 1));
        self.set_line(parts);
    }

    /// Writes the line anew.
    pub(super) fn start_line(self, line: String) {
        // A part of the line that has the focus may go.
        if !is_nowhere() {
            focus_hand_soon(self);
        }
        self.input.caret.set(None);
        self.input.line.set(line);
    }

    /// A line is given up with the cards that it was made of.
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

    /// Whether a card is being dragged that may be written.
    pub(super) fn carries_word(self) -> bool {
        self.input.carried.with(|carry| match carry {
            Some(Drag { place, indices, .. }) => matches!(
                indices[..],
                [index] if self.can_write(*place, index)
                    && self.token_of(*place, index).is_none()
            ),
            None => false,
        })
    }

    /// A card was let go: over the line it is written there.
    pub(super) fn drop_on_line(self, carry: &Drag, x: f64, y: f64) {
        let [index] = carry.indices[..] else { return };
        let words = untrack(|| self.words_for(carry.place, index));
        let is_used = untrack(|| self.token_of(carry.place, index)).is_some();
        if let Some(words) = words.filter(|_| !is_used && self.aim(".writer", x, y)) {
            self.write_card(carry.place, index, words);
        }
    }

    /// Whether this point of the window lies in what a selector names. If it lies on a part of the line, the caret
    /// goes before that.
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

/// The other half of a bracket; the part itself if it is none, or has none.
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
