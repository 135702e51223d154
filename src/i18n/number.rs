//! Formats integers that may be negative, with a minus sign instead of a hyphen.

/// Formats a number: "3", "−3".
pub fn printed(number: i32) -> String {
    number.to_string().replace('-', "−")
}

/// Formats a number with its sign: "+3", "−3", "0".
pub fn signed(number: i32) -> String {
    if number > 0 { format!("+{number}") } else { printed(number) }
}
