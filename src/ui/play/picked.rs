//! Cards that were tapped.

use crate::engine::place::Place;

/// Cards of one place that were tapped, by their indices.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Selected {
    pub(super) place: Place,
    pub(super) indices: Vec<usize>,
}

impl Selected {
    /// Whether this card is one of them.
    pub(super) fn contains(&self, place: Place, index: usize) -> bool {
        self.place == place && self.indices.contains(&index)
    }
}

/// The indices with one more, or with one less.
pub(super) fn toggled(mut indices: Vec<usize>, index: usize) -> Vec<usize> {
    match indices.iter().position(|&other| other == index) {
        Some(at) => _ = indices.remove(at),
        None => indices.push(index),
    }
    indices
}
