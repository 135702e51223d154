//! Texts of puzzles that are the same in every game.

use crate::texts;

texts! {
    "texts";
    CAN_BE_STOPPED = "After that the other player can stop you, or is faster:";
}
