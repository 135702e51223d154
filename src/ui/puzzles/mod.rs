//! Pages on which a person looks for the right move.

mod exercise_texts;
pub(super) mod exercises;
