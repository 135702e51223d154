//! The rules on a command line.
fn main() {}
