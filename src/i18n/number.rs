//! Formats integers that may be negative, with a minus sign instead of a hyphen.

use super::direction::left_to_right;

/// Formats a number: "3", "−3".
pub fn printed(number: i32) -> String {
    let written = number.to_string().replace('-', "−");
    if number < 0 { left_to_right(written) } else { written }
}

/// Formats a number with its sign: "+3", "−3", "0".
pub fn signed(number: i32) -> String {
    if number > 0 { left_to_right(format!("+{number}")) } else { printed(number) }
}
