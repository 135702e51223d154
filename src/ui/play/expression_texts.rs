//! Texts about written moves, the comparison of answers, and the clock.

use crate::texts;

texts! {
    take_out(part) = "{part}, remove";
    change(part) = "{part}, change";
    BEST_POSSIBLE = "Best possible";
    best_possible(line, says) = "The best possible answer was {says} = {line}.";
    ten_left(n) = "{n} seconds left.";
}
