//! Generates pictures as strings for SVG elements, without a browser.

pub mod number;
pub mod path;
pub mod qr;
pub mod score_chart;
