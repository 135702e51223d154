//! The rules page's arithmetic, case by case, and the solver against plain search.

mod worked;
