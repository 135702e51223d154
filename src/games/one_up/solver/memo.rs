//! A cache of the last solved displays.

use std::cell::RefCell;
use std::rc::Rc;

use crate::cards::Card;
use crate::cards::small_sort::sort;
use crate::games::one_up::JokerReading;

use super::{Solution, solve};

/// Maximum number of solutions in the cache. A solution for eight cards takes some megabytes.
const KEPT: usize = 4;

type Kept = (Vec<Card>, JokerReading, Rc<Solution>);

thread_local! {
    /// The solutions, the most recently used one last.
    static MEMO: RefCell<Vec<Kept>> = const { RefCell::new(Vec::new()) };
}

/// All answers of a display, from the cache if it was solved recently. The cache affects only the time.
///
/// # Panics
/// As [`solve`].
pub fn solved(display: &[Card], reading: JokerReading) -> Rc<Solution> {
    let mut sorted = display.to_vec();
    sort(&mut sorted);
    let known = MEMO.with_borrow_mut(|memo| {
        let at = memo.iter().position(|kept| kept.0 == sorted && kept.1 == reading)?;
        let kept = memo.remove(at);
        let solution = Rc::clone(&kept.2);
        memo.push(kept);
        Some(solution)
    });
    known.unwrap_or_else(|| {
        let solution = Rc::new(solve(&sorted, reading));
        MEMO.with_borrow_mut(|memo| {
            if memo.len() == KEPT {
                memo.remove(0);
            }
            memo.push((sorted, reading, Rc::clone(&solution)));
        });
        solution
    })
}
