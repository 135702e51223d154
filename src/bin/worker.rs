//! The bots of the page, in a Web Worker.
fn main() {}
