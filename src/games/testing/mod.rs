//! Helpers that the tests of several games share.

pub(crate) mod oracle;
pub(crate) mod random_positions;
