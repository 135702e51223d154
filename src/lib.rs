//! Spot On: five card games in which only the exact number wins.
#[cfg(feature = "ui")]
pub mod ui;
