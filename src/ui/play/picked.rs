//! Selected cards.

use crate::engine::place::Place;

/// Selected cards of one place, by their indices.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Selected {
    pub(super) place: Place,
    pub(super) indices: Vec<usize>,
}

impl Selected {
    /// Whether this card is selected.
    pub(super) fn contains(&self, place: Place, index: usize) -> bool {
        self.place == place && self.indices.contains(&index)
    }
}

/// Adds the index, or removes it if it is there.
pub(super) fn toggled(mut indices: Vec<usize>, index: usize) -> Vec<usize> {
    match indices.iter().position(|&other| other == index) {
        Some(at) => _ = indices.remove(at),
        None => indices.push(index),
    }
    indices
}
