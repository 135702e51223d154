//! Pages on which a person looks for the right move.

pub(super) mod course_page;
mod exercise_texts;
pub(super) mod exercises;
mod open_run;
pub(super) mod print_page;
pub(super) mod puzzle_list;
pub(super) mod puzzle_page;
mod question;
pub(super) mod sprint;
mod sprint_clock;
pub(super) mod sums;
mod texts;
