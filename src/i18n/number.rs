//! Numbers that may be below zero, as they are printed: with a minus, not a hyphen.

/// "3", "−3".
pub fn printed(number: i32) -> String {
    number.to_string().replace('-', "−")
}

/// With its sign: "+3", "−3", "0".
pub fn signed(number: i32) -> String {
    if number > 0 { format!("+{number}") } else { printed(number) }
}
