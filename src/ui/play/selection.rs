//! Selecting cards, and the moves that selected cards can make.

use leptos::prelude::*;

use crate::cards::Card;
use crate::engine::place::Place;
use crate::table::OfferedMove;
use crate::table::hand_order::{self, Sort};
use crate::table::{Carried, Movement};

use super::picked::{Selected, toggled};
use super::state::{Choice, TableState};
use super::texts;

/// Cards that were put down while a choice about them is open.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Landed {
    /// The cards.
    pub(super) cards: Selected,
    /// The place where the cards are shown until the choice is made.
    pub(super) at: Place,
}

impl TableState {
    /// The legal moves that carry only this card.
    pub(super) fn moves_of(self, place: Place, index: usize) -> Vec<OfferedMove> {
        let card = self.card(place, index);
        self.handles_where(|carried| {
            matches!(carried, Carried::Top(_) | Carried::Card(..))
                && carried.takes(place, index, card)
        })
    }

    /// The legal moves that carry all of these cards, perhaps with others.
    fn sets_with(self, place: Place, indices: &[usize]) -> Vec<OfferedMove> {
        let cards: Vec<_> = indices.iter().map(|&i| (i, self.card(place, i))).collect();
        self.handles_where(|carried| {
            let all = || cards.iter().all(|(i, card)| carried.takes(place, *i, *card));
            matches!(carried, Carried::Cards(..)) && all()
        })
    }

    /// Whether a card can be carried, alone or with others, or used in a written line.
    pub(super) fn can_take(self, place: Place, index: usize) -> bool {
        let card = self.card(place, index);
        let takes = |carried: &Carried| {
            !matches!(carried, Carried::All(_)) && carried.takes(place, index, card)
        };
        let fits = |offered: &OfferedMove| offered.gesture.carried().is_some_and(takes);
        self.derived.moves.with(|offered| offered.iter().any(fits)) || self.can_write(place, index)
    }

    /// The legal move that carries all cards of this place.
    pub(super) fn move_of_all(self, place: Place) -> Option<OfferedMove> {
        self.handles_where(|carried| *carried == Carried::All(place)).into_iter().next()
    }

    fn handles_where(self, fits: impl Fn(&Carried) -> bool) -> Vec<OfferedMove> {
        let fits = |offered: &&OfferedMove| offered.gesture.carried().is_some_and(&fits);
        self.derived.moves.with(|offered| offered.iter().filter(fits).cloned().collect())
    }

    /// The moves that have a button.
    pub(super) fn buttons(self) -> Vec<OfferedMove> {
        self.derived.moves.with(|offered| {
            let is_button = |offered: &&OfferedMove| match &offered.gesture.movement {
                Movement::Press => true,
                Movement::Carry(carried, _) => matches!(carried, Carried::All(_)),
            };
            offered.iter().filter(is_button).cloned().collect()
        })
    }

    fn card(self, place: Place, index: usize) -> Option<Card> {
        self.of_zone(place, |zone| zone.cards.get(index).copied().flatten())
    }

    /// The moves that the dragged cards can make, or else those of the selected cards.
    pub(super) fn waiting_moves(self) -> Vec<OfferedMove> {
        match (self.input.carried.get(), self.input.picked.get()) {
            (Some(carry), _) if carry.whole => self.move_of_all(carry.place).into_iter().collect(),
            (Some(carry), _) => match self.indices_of(&carry) {
                Some(indices) => self.moves_with(carry.place, &indices),
                None => Vec::new(),
            },
            (None, Some(picked)) => self.moves_with(picked.place, &picked.indices),
            (None, None) => Vec::new(),
        }
    }

    /// The legal moves that carry exactly these cards.
    fn moves_with(self, place: Place, indices: &[usize]) -> Vec<OfferedMove> {
        let cards: Vec<_> = indices.iter().map(|&i| (i, self.card(place, i))).collect();
        self.handles_where(|carried| carried.is_made_of(place, &cards))
    }

    /// Handles a tap on a card, or its key.
    pub(super) fn tap(self, place: Place, index: usize) {
        if let Some(words) = self.words_for(place, index) {
            return self.write_card(place, index, words);
        }
        let mut waiting = self.waiting_moves();
        waiting.retain(|offered| offered.gesture.target() == Some(place));
        if !waiting.is_empty() {
            return self.play_one_of(waiting, self.input.picked.get_untracked());
        }
        let picked = self.input.picked.get_untracked().filter(|picked| picked.place == place);
        let indices = toggled(picked.map(|picked| picked.indices).unwrap_or_default(), index);
        if indices.len() > 1 && !self.sets_with(place, &indices).is_empty() {
            return self.input.picked.set(Some(Selected { place, indices }));
        }
        if indices.is_empty() {
            return self.input.picked.set(None);
        }
        let only = Selected { place, indices: vec![index] };
        let moves = self.moves_of(place, index);
        let in_sets = !self.sets_with(place, &[index]).is_empty();
        let one_target =
            moves.windows(2).all(|pair| pair[0].gesture.movement == pair[1].gesture.movement);
        match moves.is_empty() {
            true if !in_sets => self.input.picked.set(None),
            false if !in_sets && one_target => self.play_one_of(moves, Some(only)),
            _ => self.input.picked.set(Some(only)),
        }
    }

    /// Plays the move. If there are several, or the move is rash, the person chooses first. Until then the cards stay
    /// where they were put down.
    pub(super) fn play_one_of(self, moves: Vec<OfferedMove>, cards: Option<Selected>) {
        match moves.as_slice() {
            [only] if !only.rash => self.play(self.me(), &only.text),
            several => {
                let at = several.first().and_then(|offered| offered.gesture.target());
                self.input.picked.set(None);
                self.input.landed.set(cards.zip(at).map(|(cards, at)| Landed { cards, at }));
                self.input.choice.set(Some(Choice::Moves(moves)));
            }
        }
    }

    /// Moves a card to another position in the hand.
    pub(super) fn move_card(self, from: usize, to: usize) {
        let hand = Place::hand(self.me());
        let mut cards: Vec<Card> = self
            .derived
            .scene
            .with_untracked(|scene| scene.cards(hand).iter().copied().flatten().collect());
        if from == to || from.max(to) >= cards.len() {
            return;
        }
        let card = cards.remove(from);
        cards.insert(to, card);
        self.input.picked.set(None);
        self.input.kept.set(cards);
        self.input.sort.set(Sort::Free);
    }

    /// The next order that would change the hand. `None` if there is none, or the player may not sort the hand.
    pub(super) fn other_order(self) -> Option<Sort> {
        let cards: Vec<Card> = self.of_zone(Place::hand(self.me()), |zone| {
            let known = zone.cards.iter().copied().flatten();
            known.filter(|_| hand_order::is_players_affair(zone)).collect()
        });
        self.input.kept.with(|kept| hand_order::other_order(&cards, self.input.sort.get(), kept))
    }

    /// Sorts the hand in the next order that changes it.
    pub(super) fn sort_hand(self) {
        let Some(sort) = untrack(|| self.other_order()) else { return };
        self.input.picked.set(None);
        self.input.sort.set(sort);
        self.say([match sort {
            Sort::Rank => texts::BY_RANK,
            Sort::Suit => texts::BY_SUIT,
            Sort::Value => texts::BY_VALUE,
            Sort::Free => texts::AS_DEALT,
        }
        .into()]);
    }
}
